# ---- 4, Wishing Well
module-wishing_well = Wishing Well
module-wishing_well-about = Lucky pennies thrown into the wishing well at the market bring wishing cards with small favors for every location.
switch-wishing_well-bishop_visit = How far the card “the bishop pays a visit” moves the bishop
switch-wishing_well-bishop_visit-anywhere = to any segment of the fresco
switch-wishing_well-bishop_visit-one_step = one segment in any direction

# ---- wishing cards
wish-lucky_guy = lucky guy
wish-visit = the bishop pays a visit
wish-praise = praise of the bishop
wish-tip = tip
wish-alchemy = alchemy
wish-finder = finder's reward
wish-busker = busker

# ---- decisions
kind-pennies = placing lucky pennies
ask-pennies = How many lucky pennies do you put on the market symbol? What you do not throw into the well comes back.
kind-throw = throwing lucky pennies
ask-throw = How many pennies do you throw into the well? Each one brings a wishing card.
kind-free_paint = playing the card “free paint”
ask-free_paint = Booth { $booth } still has a tile that one of your cards shows. Do you take it for free?
kind-lucky_guy = playing the card “lucky guy”
ask-lucky_guy = Do you play “lucky guy” for two lucky pennies?
kind-busker = playing the card “busker”
ask-busker = Do you play “busker” for mood +1, before the apprentices are counted?
kind-praise = playing the card “praise of the bishop”
ask-praise = Do you play “praise of the bishop” for one more point with the bishop's bonus for { $segment }?
kind-tip = playing the card “tip”
ask-tip = Do you play “tip” for one more Thaler and a lucky penny?
kind-finder = playing the card “finder's reward”
ask-finder = Do you play “finder's reward” for three Thalers?

# ---- actions
action-pennies = pennies on the market symbol: { $pennies }
action-throw = pennies into the well: { $pennies }
action-free_paint = take { PAINTS($paints) } from { $space } for free
action-lucky_guy = play “{ NAME($card, of: "wish") }”: two pennies
action-busker = play “{ NAME($card, of: "wish") }”: mood +1
action-praise = play “{ NAME($card, of: "wish") }”: one more point
action-tip = play “{ NAME($card, of: "wish") }”: one Thaler and one penny
action-finder = play “{ NAME($card, of: "wish") }”: three Thalers
action-visit = the bishop pays a visit: bishop to { $bishop }, for free
action-alchemy = alchemy: { PAINTS($from) } become { NAME($paint, of: "paint") }

# ---- refusals
refused-pennies-first = Place your apprentices first, then the pennies.
refused-pennies-market = Pennies go along with an apprentice at the market, and your plan has none there.
refused-pennies-covered = Your tile covers the market this round, so no pennies can be placed there.
refused-pennies-many = You do not have that many pennies; you have { $have }.
refused-pennies-form = “{ $text }” is not a number of pennies you can place; it is at most 2. For example: pennies 1
refused-throw-placed = Only pennies from your market symbol can be thrown; { $placed ->
    [one] there is 1
   *[other] there are { $placed }
} on it.
refused-throw-full = The well takes two pennies a round; { $well ->
    [one] 1 lies
   *[other] { $well } lie
} there already.
refused-throw-pile = Every penny thrown brings a card; { $cards ->
    [one] only 1 is
   *[other] { $cards } are
} left in the pile.
refused-throw-late = Pennies are thrown at the beginning of your turn at the market, before anything else.
refused-throw-form = “{ $text }” is not a number of pennies you can throw; it is at most 2. For example: throw 1
refused-free-booth = The free tile comes from the booth where you just bought: { $booth }.
refused-free-picture = None of your cards shows that tile.
refused-free-none = You do not hold a card “free paint”.
refused-free-purchase = “Free paint” is played directly after a purchase, at the same booth.
refused-free-form = “{ $text }” does not name a space of a booth. For example: free paint II.3
refused-lucky-later = You will be asked about “lucky guy” when the rest of your turn at the market is done.
refused-busker-first = Choose your wake-up time first; the busker plays after the change of mood.
refused-wish-card = You do not hold the card “{ NAME($card, of: "wish") }”.
refused-wish-carried = At most one wishing card a round counts for each apprentice, and no other apprentice is left here.
refused-praise-later = You will be asked about “praise of the bishop” with a restoration that earns a bishop's bonus.
refused-visit-stays = The bishop stands on { $here } already; he would not pay a visit.
refused-visit-form = “{ $text }” does not name a segment of the fresco; they are A1 to E5. For example: visit C4
refused-forfeit-visit = You can let a single apprentice do nothing only after “the bishop pays a visit”; to leave the cathedral, pass.
refused-forfeit-last = This is the last apprentice here; pass if he is to do nothing.
refused-alchemy-form = “{ $text }” is not alchemy: three of yellow, red and blue become green, orange or purple. For example: alchemy YYR->green

# ---- what happened
event-pennies_placed = { PAINTER($who) } puts { $pennies ->
    [one] 1 lucky penny
   *[other] { $pennies } lucky pennies
} on the market symbol.
event-pennies_shown = { $pennies ->
    [one] 1 lucky penny lies
   *[other] { $pennies } lucky pennies lie
} on the market symbol of { PAINTER($who) }.
event-pennies_thrown = { PAINTER($who) } throws { $pennies ->
    [one] 1 penny into the well and draws a wishing card
   *[other] { $pennies } pennies into the well and draws as many wishing cards
}.
event-wish_drawn = { PAINTER($who) } draws the card “{ $card }”.
event-wish_used = { PAINTER($who) } plays the card “{ $card }”.
event-pennies_taken = { PAINTER($who) } takes { $pennies ->
    [one] 1 lucky penny
   *[other] { $pennies } lucky pennies
} from the supply.
event-pennies_returned = { PAINTER($who) } takes { $pennies ->
    [one] 1 penny
   *[other] { $pennies } pennies
} back that stayed out of the well.
event-free_paint_taken = { PAINTER($who) } takes { PAINTS($tile) } at booth { $booth } for free.
event-visit_made = { PAINTER($who) } moves the bishop to { $segment } for free.
event-alchemy_done = { PAINTER($who) } turns { PAINTS($paints) } into { NAME($paint, of: "paint") }.
event-well_emptied = { $pennies ->
    [one] The penny in the well goes
   *[other] The { $pennies } pennies in the well go
} back to the supply.
event-pennies_exchanged = { PAINTER($who) } exchanges { $pennies ->
    [one] 1 lucky penny
   *[other] { $pennies } lucky pennies
} for Thalers.

# ---- packs
pack-wishing_well-pennies = the rulebooks count 20 pennies, 3 for each player, and room for 2 in the well
pack-wishing_well-cards = the rulebooks count lucky guy 3, the bishop pays a visit 2, praise of the bishop 2, tip 3, alchemy 2, finder's reward 2, busker 3
pack-wishing_well-free = { $found } cards “free paint”; the rulebooks count 3
pack-wishing_well-picture = the picture { $paints } is here twice, or on no card at all

pool-card = a wishing card
# ---- what was gained or paid for
why-tip = as a tip
why-finder = as a finder's reward
why-pennies = for lucky pennies
why-alchemy = by alchemy

# ---- words of options and of the table
pass-praise = keep the card
pass-tip = keep the card
pass-finder = keep the card
pass-busker = keep the card
pass-lucky_guy = keep the card
pass-free_paint = keep the card
panel-wishing_well = well
panel-well = { $pennies ->
    [one] 1 penny in it
   *[other] { $pennies } pennies in it
}
panel-wishes = { $cards ->
    [one] 1 wishing card left
   *[other] { $cards } wishing cards left
}
panel-placed = on the market symbols: { $pennies }
panel-pennies = { $count ->
    [one] 1 lucky penny
   *[other] { $count } lucky pennies
}
panel-cards = wishing cards: { $cards }
panel-free_paint = free paint ({ PAINTS($paints) })
note-pennies = leaves { $left } with you
note-pennies-back = { $pennies ->
    [one] 1 penny comes
   *[other] { $pennies } pennies come
} back to you
group-visit = the bishop pays a visit
bill-pennies = { $sign ->
    [minus] costs { $amount ->
        [one] 1 lucky penny
       *[other] { $amount } lucky pennies
    }, { $then } left
   *[plus] +{ $amount ->
        [one] 1 lucky penny
       *[other] { $amount } lucky pennies
    }, then { $then }
}
stock-pennies = lucky pennies
plan-market-pennies = Lucky pennies for the well: { $pennies }.
plan-wishes = Your wishing cards for it: { $cards }.
module-wishing_well-words = M4, well, penny, pennies, lucky penny, lucky pennies, wishing card, wishing cards, market symbol, market symbols, wish

module-wishing_well-help =
    Everybody begins with 3 lucky pennies. With your plan you may put up to 2 on the market symbol, if you send an apprentice to the market.
    At the beginning of your turn there you may throw them into the well; each draws one of the 20 wishing cards, which stay secret. The well takes 2 pennies a round from all together; what is not thrown comes back.
    A card helps one of your apprentices at its location, besides his action; one card per apprentice and round, then it leaves the game. Only the busker needs no apprentice.
    Cards: lucky guy, free paint, the bishop pays a visit, praise of the bishop, tip, alchemy, finder's reward, busker.
    At the end each penny becomes 1 Thaler; cards are worth nothing. Leonardo gets none. (M4)
