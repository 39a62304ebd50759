# The card game in the terminal: heads of its table, its help.

# ---- the table
cli-cards-held = { $count } { NAME($back, of: "cards-back") }
cli-cards-head-fresco = to restore
cli-cards-head-values = values
cli-cards-head-worth = with your cards
cli-cards-favourite = favorite color:
cli-cards-no-favourite = no favorite color any more
cli-cards-head-restored = restored
cli-cards-head-hand = hand by backs; action tiles
cli-cards-done = { $count }/{ $enough }
cli-cards-hand = { $count ->
    [0] no cards
   *[other] { $backs }
}
cli-cards-own = { $name }, your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cli-cards-kind = { $mixing ->
    [yes] mixing,{" "}
   *[no] {""}
}{ $bishop ->
    [yes] bishop,{" "}
   *[no] {""}
}{ $draws }{ $back ->
    [market] {""}
   *[other] {" "}({ $back })
}
cli-cards-times = { $count }× ({ $kind })
cli-cards-legend = each card with what it draws in an exchange

# ---- help
help-cards-answers = Answer with the number of an option, or write it out: restore YGO, lay Y-W+, draw market, draw rose, pay round-G-M/W, mix Y-W+ B-W+, paint G, demand G, take rotation, discard R-M*, pass. A card, pile or tile alone will do as well: YGO, rose, Y-W+. Several cards to exchange or discard in one line: 2 3 5, or lay Y-W+ R-MM. A card is written by its color, what it draws in an exchange (M market, W workshop, M/W either), + for a mixing card, * for a bishop symbol; a workshop card with its window in front.
help-cards-game =
    Restore fresco cards and collect the most points. A turn:
    1. You draw a market card; that happens by itself.
    2. You do one of three things. Restore: pay the three colors of a fresco card on display; if you have the colors, several cards in one turn. Exchange: lay out any number of cards and draw a card for each symbol on them: from the market (yellow, red, blue), from one of the three workshops (mainly green, orange or purple), or from either. Or pass; with fewer than 3 cards you then draw up to 3.
    3. At the end of your turn you hold at most 7 cards.
    A restored card counts its lowest value. Each bishop symbol on the cards you pay with turns it up by one value, and so do each blend and the bishop's favorite color; three rotations lead to the highest value.
    Mixing cards: two of them count as one card of the blend: yellow + blue = green, yellow + red = orange, red + blue = purple.
    For each restored card you take an action tile. Rotation: one more rotation. Paint: replaces a card of its color. Exchange and restore: both in one turn. Demand: everybody gives you a card of the color you name. Unused rotation and paint tiles are worth 1 point each at the end.
    When somebody has restored 6 fresco cards (5 with four players), the round is played to its end.
