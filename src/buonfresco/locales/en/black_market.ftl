# ---- 16, Black Market
module-black_market = Black Market
module-black_market-about = One of your apprentices may buy a market tile unseen, straight from the bag.
action-black_market = black market: draw a tile from the bag, unseen
refused-black-once = Only one apprentice of a visit may go to the black market.
refused-black-close = Whoever goes to the black market closes no booth in the same turn.
refused-black-empty = The bag is empty; there is nothing to draw.
refused-black-money = The drawn tile costs { $cost ->
    [one] 1 Thaler
   *[other] { $cost } Thalers
}; you have { $have }.
event-drew_black = { PAINTER($who) } draws { PAINTS($tile) } from the bag for { $price ->
    [one] 1 Thaler
   *[other] { $price } Thalers
}.
event-barrel_emptied = The tiles on the barrel go back into the bag.
switch-black_market-barrel_return = What becomes of the tiles drawn at the black market
switch-black_market-barrel_return-end_of_round = they go back into the bag at the end of the round
switch-black_market-barrel_return-never = they stay out of the game

# ---- what was gained or paid for
why-black_market = on the black market

# ---- words of options and of the table
panel-black_market = barrel
note-bag = one of { $tiles } in the bag
plan-market-black = One of them may draw a tile from the bag, unseen.
module-black_market-words = M16, barrel

module-black_market-help =
    One of your apprentices at the market may, instead of buying at a booth, draw a market tile from the bag and buy it at your usual price, unseen. You cannot refuse it.
    Once a turn, and not if you close a booth. Your other apprentices may buy at a booth before or after it; without that, no booth is emptied.
    The tile lies on the barrel and goes back into the bag at the end of the round. With an empty bag nothing can be drawn.
    Leonardo does not go there. (M16)
