# The card game in the terminal: its things, its table, its questions and options, what happened, its help.

# ---- cards and draws
cards-back-market = market
cards-back-round = round
cards-back-pointed = pointed
cards-back-rose = rose
cards-card = { PAINTS($colour) } { $symbols }
cards-card-back = { PAINTS($colour) } { $symbols } ({ NAME($back, of: "cards-back") })
cards-held = { $count } { NAME($back, of: "cards-back") }
cards-none = none
cards-draws-market = { $count ->
    [one] 1 market card
   *[other] { $count } market cards
}
cards-draws-workshop = { $count ->
    [one] 1 workshop card
   *[other] { $count } workshop cards
}
cards-draws-either = { $count ->
    [one] 1 market or workshop card
   *[other] { $count } market or workshop cards
}
cards-backs-market = { $count ->
    [one] a market card
   *[other] { $count } market cards
}
cards-backs-workshop = { $count ->
    [one] a workshop card
   *[other] { $count } workshop cards
} ({ NAME($back, of: "cards-back") })

# ---- action tiles
cards-tile-quoted = “{ NAME($tile, of: "cards-tile") }”
cards-sort-rotation = rotation
cards-sort-exchange = exchange and restore
cards-sort-demand = demand
cards-sort-paint = paint
cards-about-rotation = turns a card you restore up by one value; unused: 1 point
cards-about-exchange = lets you restore right after an exchange, once
cards-about-demand = name a color on your turn: everybody gives you a card of it, once
cards-about-paint = replaces a card of this color once; unused: 1 point

# ---- the table
phase-cards-draw = draw a card
phase-cards-act = exchange, restore or pass
phase-cards-exchange = exchange
phase-cards-restore = restore
phase-cards-demand = demand
phase-cards-limit = hand limit
phase-cards-scoring = final scoring
phase-cards-over = over
cli-cards-head-fresco = to restore
cli-cards-head-values = values
cli-cards-head-worth = with your cards
cli-cards-favourite = favorite color:
cli-cards-no-favourite = no favorite color any more
cli-cards-payable = you can pay: { $points }
cli-cards-missing = you lack { $colours }
cli-cards-missing-some = { $count ->
    [one] you lack one of { $colours }
   *[other] you lack { $count } of { $colours }
}
cli-cards-favoured = [favorite +1]
cli-cards-rewards = rewards
cli-cards-head-restored = restored
cli-cards-head-hand = hand by backs; action tiles
cli-cards-done = { $count }/{ $enough }
cli-cards-hand = { $count ->
    [0] no cards
   *[other] { $backs }
}
cli-cards-tiles = tiles: { $tiles }
cli-cards-discarded = discarded: { $count }, on top { $card }
cli-cards-pile = { NAME($pile, of: "cards-back") }
cli-cards-piles = face down
cli-cards-left = fresco cards: { $frescoes }, action tiles: { $tiles }
cli-cards-restored = { $name } has restored
cli-cards-tile-kinds = action tiles
cli-cards-on-table = on the table
cli-cards-end = the end
cli-cards-end-when = the round in which somebody restores card no. { $count } is the last one
cli-cards-own = { $name }, your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-cards-legend = draws: M market, W workshop, M/W either; + mixing card, * bishop symbol

# ---- decisions: short name, and the question
kind-cards-turn = choosing what to do on your turn
kind-cards-lay = laying out cards to exchange
kind-cards-draw = drawing for laid-out cards
kind-cards-pay = paying for a fresco card
kind-cards-rotate = deciding about a rotation tile
kind-cards-take = taking an action tile
kind-cards-more = restoring another fresco card
kind-cards-give = giving a demanded card
kind-cards-window = using a demand tile
kind-cards-discard = discarding down to the hand limit
ask-cards-turn = Your turn: restore a fresco card, exchange cards, or pass?
ask-cards-lay = Laid out: { $cards }, which brings { $draws ->
    [0] nothing
   *[other] { $draws }
}. Draw now, or lay out more?
ask-cards-draw = Still to draw: { $draws }. From which pile?
ask-cards-pay = You restore { $fresco }. How do you pay for { PAINTS($colour) } (color { $number } of 3)?
ask-cards-rotate = Your fresco card { $fresco } is worth { $value }. Do you turn it to { $next } with a rotation tile?
ask-cards-take = Your reward: which action tile do you take?
ask-cards-more = Do you restore another fresco card?
ask-cards-more-exchanged = The exchange is done. Do you restore as well, with your tile “{ NAME("exchange", of: "cards-tile") }”?
ask-cards-more-demand = You can restore nothing now. Do you use your demand tile?
ask-cards-give = { $to } demands { PAINTS($colour) }. Which card do you give away?
ask-cards-window = Before your turn ends: do you use your demand tile?
ask-cards-discard = You hold { $held } cards, and 7 is the limit: { $surplus } must go. Which one do you discard?

# ---- options
action-cards-lay = exchange { $card }
action-cards-draw = { $pile ->
    [market] draw from the market
   *[other] draw from the workshop ({ NAME($pile, of: "cards-back") })
}
action-cards-restore = restore { $fresco }
action-cards-restore-long = restore { $fresco } ({ $colours })
action-cards-pay = pay with { $card }
action-cards-mix = mix { $card } and { $other }
action-cards-paint = use the { PAINTS($colour) } paint tile
action-cards-take = take { NAME($tile, of: "cards-tile") }
action-cards-demand = demand { PAINTS($colour) } from everybody
action-cards-give = give { $card }
action-cards-discard = discard { $card }
action-cards-pass = pass
action-cards-stop = nothing more
action-cards-stop-demand = keep the demand tile
action-cards-finish = end the exchange: there is nothing to draw
action-cards-rotate = use a rotation tile
action-cards-leave = leave the card as it is

# ---- what options lead to
outcome-cards-lay = draw { $draws }
outcome-cards-mainly = mainly { PAINTS($colour) } ({ $most } of { $count })
outcome-cards-alike = { PAINTS($colours) } alike
outcome-cards-left = { $cards } left
outcome-cards-shuffled = { $cards ->
    [one] 1 discarded card is
   *[other] { $cards } discarded cards are
} shuffled
outcome-cards-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
outcome-cards-range = { $low } to { $high } points
outcome-cards-spends = uses up the tile “{ NAME($tile, of: "cards-tile") }”
outcome-cards-rotations = { $count ->
    [0] no rotation
    [one] 1 rotation
   *[other] { $count } rotations
}
outcome-cards-ends = { $points } at the end
outcome-cards-point-lost = you lose the tile's own point
outcome-cards-held = { $count ->
    [0] you hold none
   *[other] you hold { $count }
}
outcome-cards-of-colour = { $count ->
    [one] your only { PAINTS($colour) } card
   *[other] one of your { $count } { PAINTS($colour) } cards
}
outcome-cards-lost = needed for { $frescoes }
outcome-cards-rotate = { $next } points, but an unused tile is 1 point at the end
outcome-cards-leave = stays at { $value }
outcome-cards-few = you draw market cards until you hold { $count }
outcome-cards-many = then discard { $count }: at most { $most } cards stay

# ---- what happened: who did it stands before it
cards-did = { $who } { $did }.
cards-pays = pays with { $things }
cards-restores = restores { $fresco } with { $things }: { $result }
cards-shown = New on the table: { $things }.
event-cards-round_began = Round { $round } begins.
event-cards-drew = draws { $card }
event-cards-drew-hidden = draws { $card }
event-cards-reshuffled = shuffles the discard pile into a new { NAME($pile, of: "cards-pile") }
event-cards-passed = passes
event-cards-laid = lays out { $card }
event-cards-began_restoring = begins to restore { $fresco }
event-cards-paid = { $card }
event-cards-mixed = { PAINTS($colour) } (mixed: { $one } and { $other })
event-cards-painted = the { PAINTS($colour) } paint tile
event-cards-restored = { $rotations ->
    [0] no rotation
    [one] 1 rotation
   *[other] { $rotations } rotations
}{ $favourite ->
    [yes] {" "}(favorite color)
   *[no] {""}
}, { $value ->
    [one] 1 point
   *[other] { $value } points
}
event-cards-rotated = turns it to { $value } points
event-cards-tile_spent = uses the tile “{ NAME($tile, of: "cards-tile") }”
event-cards-tile_taken = takes the tile “{ NAME($tile, of: "cards-tile") }”
event-cards-fresco_shown = { $count ->
    [one] fresco card { $fresco }
   *[other] fresco cards { $fresco }
}
event-cards-tile_shown = { $count ->
    [one] action tile { $tile }
   *[other] action tiles { $tile }
}
event-cards-favourite_shown = favorite color { PAINTS($colour) }
event-cards-favourites_over = no favorite color any more
event-cards-demanded = demands { PAINTS($colour) } from everybody
event-cards-gave = gives { $to } { $card }
event-cards-gave-hidden = gives { $to } a { $pile ->
    [market] market card
   *[other] workshop card ({ NAME($pile, of: "cards-back") })
}
event-cards-had_none = has no { PAINTS($colour) }
event-cards-saw_hand = sees the hand of { $whose }: { $cards }
event-cards-discarded = discards { $card }
event-cards-triggered = has restored { $number } fresco cards now: this is the last round
event-cards-scored = has { $frescoes ->
    [one] 1 point
   *[other] { $frescoes } points
} on fresco cards and { $tiles } on action tiles
event-cards-ended = The game is over: { NAME($reason, of: "end-cards") }.

# ---- the end
end-cards-frescoes = somebody had restored enough fresco cards, and that round was played to its end
end-cards-rounds = the agreed number of rounds has been played
source-cards-frescoes = fresco cards
source-cards-tiles = action tiles

# ---- help
help-cards-answers = Answer with the number of an option, or write it out: restore YGO, lay Y-W+, draw market, draw rose, pay round-G-M/W, mix Y-W+ B-W+, paint G, demand G, take rotation, discard R-M*, pass. A card, pile or tile alone will do as well: YGO, rose, Y-W+. Several cards to exchange or discard in one line: 2 3 5, or lay Y-W+ R-MM.
help-cards-game =
    Restore fresco cards and collect the most points. A turn:
    1. You draw a market card; that happens by itself.
    2. You do one of three things. Restore: pay the three colors of a fresco card on display; if you have the colors, several cards in one turn. Exchange: lay out any number of cards and draw a card for each symbol on them, M from the market (yellow, red, blue), W from one of the three workshops (mainly green, orange or purple), M/W from either. Or pass; with fewer than 3 cards you then draw up to 3.
    3. At the end of your turn you hold at most 7 cards.
    A restored card counts its lowest value. Each bishop symbol (*) on the cards you pay with turns it up by one value, and so do each blend and the bishop's favorite color; three rotations lead to the highest value.
    Mixing cards (+): two of them count as one card of the blend: yellow + blue = green, yellow + red = orange, red + blue = purple.
    For each restored card you take an action tile. Rotation: one more rotation. Paint: replaces a card of its color. Exchange and restore: both in one turn. Demand: everybody gives you a card of the color you name. Unused rotation and paint tiles are worth 1 point each at the end.
    When somebody has restored 6 fresco cards (5 with four players), the round is played to its end.
