# The card game: what its rules refuse, and what can be wrong with its packs.

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

# ---- refusals
refused-cards-one-action = In a turn you exchange cards, or restore, or pass. You have chosen already.
refused-cards-exchange-first = An exchange comes before the restorations of a turn, never after them.
refused-cards-not-held = You do not hold the card { $card }.
refused-cards-no-exchange = You draw from the { NAME($pile, of: "cards-pile") } for cards that you have laid out to exchange, and you have laid out none.
refused-cards-no-symbol = No symbol is left that lets you draw from the { NAME($pile, of: "cards-pile") }.
refused-cards-used-up = The { NAME($pile, of: "cards-pile") } and its discard pile are both empty.
refused-cards-drawing = You are drawing already; cards to exchange are laid out before the first draw.
refused-cards-owed = First comes the exchange: a card is drawn for every symbol you have laid out.
refused-cards-not-open = The fresco card { $fresco } is not on display.
refused-cards-colours = Your cards and paint tiles do not give the three colors of { $fresco }.
refused-cards-restoring = One fresco card after the other: finish the one you are restoring first.
refused-cards-other-colour = The color to pay now is { PAINTS($colour) }.
refused-cards-no-mixing = Both cards of a blend must be mixing cards; { $card } is not one.
refused-cards-top = The fresco card { $fresco } shows its highest value; no tile turns it any further.
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
