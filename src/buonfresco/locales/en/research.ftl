# What environments for learning code say.

refused-idle = This seat is not asked; its answer is { $idle }.

error-choice = { $name } is one of these: { $known }; not “{ $value }”.
error-opponents = There are { $needed } other seats, and { $found } opponents.
error-other-config = This is not a game of the environment's configuration: { $game }
error-max-answers = The limit max_answers is a number from 1 on, not { $found }.
error-setting = { NAME($game, of: "game") } has no setting “{ $setting }”. It has: { $known }.
error-opponents-form = Opponents are names of bots or functions, one for all or a list, not { $found }.
error-step-answers = A step takes an answer for each of { $agents }; given was { $found }.
error-state = This is not a state of such an environment: { $found }
error-no-information-state = There is no information state, as that would be all that a seat was ever told; there are observations.
