# ---- 17, Painters' Guild
module-guild = Painters' Guild
module-guild-about = In the workshop a paint can be exchanged for the one that lies at the guild: basic for basic, blended for blended.
action-guild = guild: { $paint } for { $taken }
guild-basic = basic paint
guild-blended = blended paint
event-guild_laid = At the guild: { NAME($basic, of: "paint") } and { NAME($blended, of: "paint") }.
event-guild_exchanged = { PAINTER($who) } gives { NAME($given, of: "paint") } to the guild and takes { NAME($taken, of: "paint") }.
refused-guild-done = Your apprentices here have done all their work.
refused-guild-same = There is { NAME($paint, of: "paint") } there already; there is nothing to exchange.
refused-guild-special = The guild does not exchange { NAME($paint, of: "paint") }.
refused-guild-hands = { $field ->
    [basic] Each apprentice who can go to the guild exchanges one basic paint at most, and none is left to do it.
   *[blended] Each apprentice who can go to the guild exchanges one blended paint at most, and none is left to do it.
}
refused-guild-form = “{ $text }” does not name a paint that can lie at the guild: yellow, red, blue, green, orange or purple. For example: guild red

pool-guild = a paint of the guild
# ---- what was gained or paid for
why-guild = at the guild

# ---- planning
plan-workshop-guild = Or an exchange at the guild.

# ---- on the table
panel-guild = guild
panel-guild-side = { $side }: { $paint }
panel-guild-done = { $side }: { $count ->
    [one] 1 exchange made
   *[other] { $count } exchanges made
}
module-guild-words = M17, painters guild

module-guild-help =
    One basic and one blended paint always lie at the guild, for all to see.
    In the workshop an apprentice does up to two things: he blends, or he exchanges a paint of yours for the one lying there, basic for basic, blended for blended, each kind once.
    Blends and exchanges come in any order; a paint just taken may be blended at once, and a paint just blended exchanged.
    Pink and brown cannot be exchanged. Leonardo exchanges nothing. (M17)
