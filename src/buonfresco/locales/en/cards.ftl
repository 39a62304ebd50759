# The card game: its things, its questions and options and what they lead to, its table, what happened; what its rules
# refuse, and what can be wrong with its packs.

# ---- piles and action tiles, as sentences name them
cards-pile-market = market pile
cards-pile-round = workshop pile with the round window
cards-pile-pointed = workshop pile with the pointed window
cards-pile-rose = workshop pile with the rose window
cards-tile-rotation = rotation
cards-tile-exchange = exchange and restore
cards-tile-demand = demand
cards-tile-paint-Y = yellow paint
cards-tile-paint-R = red paint
cards-tile-paint-B = blue paint
cards-tile-paint-G = green paint
cards-tile-paint-O = orange paint
cards-tile-paint-P = purple paint
piece-fresco-card = { PAINTS($id, between: "-") }
cards-back-market = market
cards-back-round = round
cards-back-pointed = pointed
cards-back-rose = rose
cards-window-round = round window
cards-window-pointed = pointed window
cards-window-rose = rose window
cards-none = none

# ---- cards: the color goes with the noun; a or an stands before it
cards-hue-Y = yellow
cards-hue-R = red
cards-hue-B = blue
cards-hue-G = green
cards-hue-O = orange
cards-hue-P = purple
cards-hues-Y = yellow
cards-hues-R = red
cards-hues-B = blue
cards-hues-G = green
cards-hues-O = orange
cards-hues-P = purple
cards-called = { $count ->
    [one] { NAME($hue, of: "cards-hue") }
   *[other] { NAME($hue, of: "cards-hues") }
}{ $mixing ->
    [yes] {" "}mixing
   *[no] {""}
}{ $bishop ->
    [yes] {" "}bishop
   *[no] {""}
} { $count ->
    [one] card
   *[other] cards
}
cards-card = { $count ->
    [one] { $hue ->
        [O] an { $card }
       *[other] a { $card }
    }
   *[other] { $count } { $card }
}
cards-detailed = { $card } ({ $details })
cards-exchanged = exchange: { $draws }
cards-short-market = { $count ->
    [one] market
   *[other] { $count } market
}
cards-short-workshop = { $count ->
    [one] workshop
   *[other] { $count } workshop
}
cards-short-either = { $count ->
    [one] market or workshop
   *[other] { $count } market or workshop
}
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
} ({ $window })
cards-mainly = mainly { PAINTS($colour) } ({ $most } of { $count })
cards-alike = { PAINTS($colours) } alike
cards-left = { $cards } left
cards-shuffled = { $cards ->
    [one] 1 discarded card is
   *[other] { $cards } discarded cards are
} shuffled
cards-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-range = { $low } to { $high } points

# ---- action tiles
cards-tile-quoted = “{ NAME($tile, of: "cards-tile") }”
cards-sort-rotation = rotation
cards-sort-exchange = exchange and restore
cards-sort-demand = demand
cards-sort-paint = paint
cards-about-rotation = turns a card you restore up by one value
cards-about-exchange = lets you restore right after an exchange, once
cards-about-demand = name a color on your turn: everybody gives you a card of it, once
cards-about-paint = replaces a card of this color once

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
when-cards-turn = That is done at the beginning of a turn.
when-cards-draw = Cards are drawn after others have been laid out.
when-cards-pay = A fresco card is paid for when it is restored.
when-cards-rotate = Rotation tiles are used right after restoring.
when-cards-take = Action tiles are taken after restoring.
when-cards-give = Cards are given when somebody demands a color.
when-cards-discard = Cards are discarded at the end of a turn, if the hand is too large.
ask-cards-turn = Restore a fresco card, exchange cards, or pass?
ask-cards-lay = Your exchange brings { $count ->
    [0] nothing
   *[other] { $draws }
}. Draw now, or lay out more?
ask-cards-draw = Still to draw: { $draws }. From which pile?
ask-cards-pay = You restore the { $fresco } fresco card. How do you pay for { PAINTS($colour) } (color { $number } of { $count })?
ask-cards-rotate = Your { $fresco } fresco card is worth { $value }. Do you turn it to { $next } with a rotation tile?
ask-cards-take = Your reward: which action tile do you take?
ask-cards-more = { $more ->
    [restore] Do you restore another fresco card?
    [exchanged] The exchange is done. Do you restore as well, with your tile “{ $tile }”?
   *[demand] You can restore nothing now. Do you use your demand tile?
}
ask-cards-give = { $to } demands { PAINTS($colour) }. Which card do you give away?
ask-cards-window = Before your turn ends: do you use your demand tile?
ask-cards-discard = You hold { $held } cards, and { $most } is the limit: { $surplus } must go. Which one do you discard?

# ---- options
action-cards-lay = exchange { $card }
action-cards-draw = { $pile ->
    [market] draw from the market
   *[other] draw from the workshop ({ NAME($pile, of: "cards-window") })
}
action-cards-restore = restore { $fresco }
action-cards-pay = pay with { $card }
action-cards-mix = mix { $card } and { $other }
action-cards-paint = use the tile “{ $tile }”
action-cards-take = take { NAME($tile, of: "cards-tile") }
action-cards-demand = demand { PAINTS($colour) } from everybody
action-cards-give = give { $card }
action-cards-discard = discard { $card }
pass-cards-turn = pass
action-cards-stop = { $more ->
    [demand] keep the demand tile
   *[other] nothing more
}
action-cards-finish = end the exchange: there is nothing to draw
action-cards-rotate = use a rotation tile
action-cards-leave = leave the card as it is
group-cards-restore = restore a fresco card
group-cards-lay = exchange cards
group-cards-demand = use a demand tile

# ---- what options lead to
bill-cards-tile = { $sign ->
    [minus] uses up “{ $what }”
   *[plus] then { $then }× { $what }
}
note-cards-worth = { $points }
note-cards-lay = draw { $draws }
note-cards-rotations = { $count ->
    [0] no rotation
    [one] 1 rotation
   *[other] { $count } rotations
}
note-cards-ends = { $points } at the end
note-cards-held = { $count ->
    [0] you hold none
   *[other] you hold { $count }
}
note-cards-of-colour = { $count ->
    [one] your only { PAINTS($colour) } card
   *[other] one of your { $count } { PAINTS($colour) } cards
}
note-cards-lost = needed for { $frescoes }
note-cards-few = you draw market cards until you hold { $count }
note-cards-many = then discard { $count }: at most { $most } cards stay

# ---- marks on fresco cards, and what the table shows besides
sign-cards-payable = ✓
sign-cards-missing = ✗
sign-cards-favoured = +1
sign-cards-restoring = …
mark-cards-payable = you can pay: { $points }
mark-cards-missing = { $which ->
    [some] { $count ->
        [one] you lack one of { $colours }
       *[other] you lack { $count } of { $colours }
    }
   *[these] you lack { $colours }
}
mark-cards-restoring = being restored: { $paid } of { $count } colors are paid
mark-cards-favoured = [favorite +1]
phase-cards-draw = draw a card
phase-cards-act = choose an action
phase-cards-exchange = exchange
phase-cards-restore = restore
phase-cards-demand = demand
phase-cards-limit = hand limit
phase-cards-scoring = final scoring
phase-cards-over = over
panel-cards-rewards = rewards
panel-cards-tiles = tiles: { $tiles }
panel-cards-discarded = discarded: { $count }, on top { $card }
panel-cards-piles = face down
panel-cards-left = fresco cards: { $frescoes }, action tiles: { $tiles }
panel-cards-restored = { $name } has restored
panel-cards-tile-kinds = action tiles
panel-cards-on-table = on the table
panel-cards-end = the end
panel-cards-end-when = the round in which somebody restores card no. { $count } is the last one
panel-cards-fresco = { $fresco }: { $value }
panel-cards-about = { $sort }: { $about }{ $points ->
    [0] {""}
    [one] ; unused: 1 point
   *[other] ; unused: { $points } points
}

# ---- what happened: who did it stands before it
cards-did = { $who } { $did }.
cards-pays = pays with { $things }
cards-restores = restores the { $fresco } fresco card with { $things }: { $result }
cards-shown = New on the table: { $things }.
event-cards-round_began = Round { $round } begins.
event-cards-drew = draws { $card }
event-cards-drew-hidden = draws { $card }
event-cards-reshuffled = shuffles the discard pile into a new { NAME($pile, of: "cards-pile") }
event-cards-passed = passes
event-cards-laid = lays out { $card }
event-cards-began_restoring = begins to restore the { $fresco } fresco card
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
   *[other] workshop card ({ NAME($pile, of: "cards-window") })
}
event-cards-had_none = has no { PAINTS($colour) } card
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

# ---- refusals
refused-cards-one-action = In a turn you exchange cards, or restore, or pass. You have chosen already.
refused-cards-exchange-first = An exchange comes before the restorations of a turn, never after them.
refused-cards-not-held = You do not hold { $card }.
refused-cards-no-exchange = You draw from the { NAME($pile, of: "cards-pile") } for cards that you have laid out to exchange, and you have laid out none.
refused-cards-no-symbol = No symbol is left that lets you draw from the { NAME($pile, of: "cards-pile") }.
refused-cards-used-up = The { NAME($pile, of: "cards-pile") } and its discard pile are both empty.
refused-cards-drawing = You are drawing already; cards to exchange are laid out before the first draw.
refused-cards-owed = First comes the exchange: a card is drawn for every symbol you have laid out.
refused-cards-not-open = The fresco card { NAME($fresco, of: "fresco-card") } is not on display.
refused-cards-colours = Your cards and paint tiles do not give the three colors of the fresco card { NAME($fresco, of: "fresco-card") }.
refused-cards-restoring = One fresco card after the other: finish the one you are restoring first.
refused-cards-other-colour = The color to pay now is { PAINTS($colour) }.
refused-cards-no-mixing = Both cards of a blend must be mixing cards; { $card } is not one.
refused-cards-top = The fresco card { NAME($fresco, of: "fresco-card") } shows its highest value; no tile turns it any further.
refused-cards-needed = Then you could no longer pay for the colors still missing.
refused-cards-no-tile = For that you need an action tile “{ NAME($tile, of: "cards-tile") }”, and you have none.
refused-cards-no-window = A demand tile can be used on your own turn, but not at this point.
refused-cards-tile-not-open = No action tile “{ NAME($tile, of: "cards-tile") }” is on display.
refused-cards-give = A card of the demanded color is due: { PAINTS($colour) }.
refused-cards-card-form = “{ $text }” does not name a card of this game: color, symbols, + for a mixing card, * for a bishop symbol, and for a workshop card its window first. For example: lay Y-W+, pay round-G-M/W, give R-M*, or discard B-MM
refused-cards-draw-form = “{ $text }” does not name one of the four piles. For example: draw market, or draw rose
refused-cards-restore-form = “{ $text }” does not name a fresco card; they are called by their three colors. For example: restore YRB
refused-cards-mix-form = “{ $text }” is not a pair of mixing cards that make a color. For example: mix Y-W+ B-W+
refused-cards-colour-form = “{ $text }” does not name one of the colors Y, R, B, G, O, P. For example: paint G, or demand G
refused-cards-take-form = “{ $text }” does not name an action tile. For example: take rotation, or take paint-G

# ---- packs: file and entry stand before it
pack-cards-count = there must be at least one of these
pack-cards-colour = a color is one letter out of { $letters }
pack-cards-number = the rulebook counts { $number } in all
pack-cards-symbols = a card shows one to three symbols: M, W, or M/W for a choice
pack-cards-backs = there are three backs, each named by one word, and none of them is called market
pack-cards-mixing = mixing cards are market cards
pack-cards-halves = every color with mixing cards has its two halves once, and no other color has any
pack-cards-three = a fresco card is called by its three colors, letters out of { $letters }
pack-cards-values = a fresco card has four values of 1 or more, each higher than the one before
pack-cards-kinds = the kinds rotation, exchange and demand must each be named once, and there are paint tiles

pool-cards-start = the starting player
pool-cards-market = a market card
pool-cards-workshop = a workshop card
pool-cards-fresco = a fresco card
pool-cards-tile = an action tile
pool-cards-favourite = a favorite color

# ---- why somebody would do so
why-cards-nearer = it leads nearer to the { $fresco } fresco card: in games tried out from here { $count ->
    [0] you have all its colors
    [one] one of its colors is missing
   *[other] { $count } of its colors are missing
} a turn later
