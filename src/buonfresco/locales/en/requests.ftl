# ---- 2, Bishop's Requests
module-requests = Bishop's Requests
module-requests-about = In the workshop an apprentice may stack three restored fresco tiles under a request, for points and another income.

kind-request_tile = choosing tiles for a request
kind-request_income = choosing the paint of a general request
kind-leonardo_request = choosing a request for Leonardo
ask-request_tile = Which tile goes under the { NAME($request, of: "request") } request? Tiles still missing: { $missing }.
ask-request_tile-guided = You guide Leonardo: which tile does he give up for the { NAME($request, of: "request") } request? Tiles still missing: { $missing }.
ask-request_income = Which paint does your general request bring? Paints still to choose: { $left }.
ask-leonardo_request = You guide Leonardo: does he fulfill a request? Three of his tiles leave the game for it.

request-general = general
request-purple = purple
request-orange = orange
request-green = green

action-request = fulfill the { NAME($request, of: "request") } request
action-stack = stack a tile, splashes: { NAME($sort, of: "seals") }
action-income = take { NAME($paint, of: "paint") }
seals-plain = none
seals-G = green
seals-O = orange
seals-P = purple
seals-GO = green and orange
seals-GP = green and purple
seals-OP = orange and purple
seals-GOP = green, orange and purple

refused-request-once = You have fulfilled a request this round; only one is allowed.
refused-request-apprentice = A request takes a whole apprentice, and none of yours here is free any more.
refused-request-empty = There is no { NAME($request, of: "request") } request left.
refused-request-tiles = The { NAME($request, of: "request") } request takes three unstacked tiles that fit; you have { $have }.
refused-request-three = A request takes three tiles; choose the next one.
refused-request-seal = A tile under the { NAME($request, of: "request") } request must show its splash.
refused-request-order = The tiles of one request are named in the order of the list; this kind comes before the one you have chosen.
refused-request-before = The tiles of one request are named in the order of the list; first name one that comes before this kind.
refused-request-gone = You have no unstacked tile of this kind.
refused-request-few = After this kind there are too few tiles left to make three.
refused-request-basic = A general request brings a basic paint: yellow, red or blue.
refused-request-paint = The paint of the request is yours; choose one.
refused-request-form = “{ $text }” is not a request. For example: request general, or request purple
refused-stack-form = “{ $text }” does not name a kind of tiles. For example: stack plain, or stack GO
refused-income-form = “{ $text }” does not name a paint. For example: income yellow
refused-leonardo-blends = Leonardo never blends.

event-request_stacked = { PAINTER($who) } stacks a tile: { $tile }.
event-request_fulfilled = { PAINTER($who) } fulfills the { NAME($request, of: "request") } request.

source-requests = requests

switch-requests-general_income_paint = Which paint a general request brings every round
switch-requests-general_income_paint-basic = a basic paint of your choice
switch-requests-general_income_paint-any = a basic or blended paint of your choice

pack-requests-count = { $tiles } tiles; the rulebooks count 12
pack-requests-kind = there is no { $kind } request
pack-requests-points = a request brings at least one point
pack-requests-top = the rulebooks show { $points } points on the topmost { $kind } request

# ---- what was gained or paid for
why-request = from a request

# ---- words of options and of the table
pass-leonardo_request = no request
panel-requests = requests
panel-seals = your splashes: { $seals }
panel-splashes = splashes
panel-stacked = stacked
panel-request = { $request } { $points }
panel-request-used = one fulfilled this round
label-stack = stack a tile: { $tile }
note-request = then { $points ->
    [one] 1 point
   *[other] { $points } points
}
note-request-income = income then { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
} a round, and the paint of the request
note-request-hand = takes { $blends } blends
plan-workshop-request = One of them may fulfill a request.
module-requests-words = M2, request, general request, special request, purple request, orange request, green request, general, splash, splashes, stack, stacked

module-requests-help =
    12 request tiles lie open in four stacks: general, purple, orange, green. The best is on top: 6 points for the first general one, 10 for the first purple one.
    Once a round one of your apprentices in the workshop may fulfill a request instead of blending; the others blend as usual. It costs no paints.
    A general request takes three of your fresco tiles, a special one three that show a splash of its color on the back.
    You score its points. The three tiles lie stacked under it from then on: they serve no other request and pay no Thalers any more.
    Instead the request pays 1 Thaler and a paint every round: a special one its own color, a general one a basic paint of your choice (French edition: any).
    Leonardo may fulfill a request, too; the four tiles then leave the game. (M2)
