# What environments for learning code say.

refused-idle = This seat is not asked; its answer is { $idle }.

error-choice = { $name } is one of these: { $known }; not “{ $value }”.
error-opponents = There are { $needed } other seats, and { $found } opponents.
error-other-config = This is not a game of the environment's configuration: { $game }
