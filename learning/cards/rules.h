// The card game as plain data, for many games at once (see ../fresco/rules.h). Cards are counted by kind; answers have the
// numbers of the engine's codec.
#pragma once
#include "../common.h"
#include "tables.h"  // written by tables.py from the pack

enum Kind { TURN, LAY, DRAW, PAY, ROTATE, TAKE, MORE, GIVE, WINDOW, DISCARD, KINDS };
enum Tile { ROTATION, EXCHANGE, DEMAND, PAINT };
enum Sort { MARKET, WORKSHOP, EITHER };

constexpr int SEATS = PLAYERS, NONE = -1, DEPTH = 16, TOP_ROTATIONS = 3, OPEN_FACES = 4, OPEN_TILES = 3;
constexpr int MOST_CARDS = 7, FEW_CARDS = 3, HAND = 5;
// numbers of answers
constexpr int RESTORES = 0, LAYS = FACES, DRAWS = LAYS + CARDS, PAYS = DRAWS + 4, MIXED = PAYS + CARDS;
constexpr int PAINTED = MIXED + MIXES, ROTATED = PAINTED + 6, TAKES = ROTATED + 2, DEMANDS = TAKES + TILES;
constexpr int GIVES = DEMANDS + 6, DISCARDS = GIVES + CARDS, PASS = DISCARDS + CARDS, STOP = PASS + 1, FINISH = PASS + 2;
// every answer has weights of its own, and traits besides
constexpr int ANSWERS = PASS + 3, FIXED = ANSWERS, OPTIONS = ANSWERS, TRAITS = 2, HEADS = KINDS, FIRST_HEAD = TURN, BEST = 1;

struct Frame { int8_t kind, seat, arg; };
struct Game {
    uint64_t luck;
    int8_t hand[4][CARDS], pile[CARDS], discard[CARDS], table[CARDS];
    int8_t faces[FACES], tile_pile[TILES], favourites[6];
    int8_t open[OPEN_FACES], tile_open[OPEN_TILES], tiles[4][TILES];
    int8_t restored_by[4], owed[3];
    int16_t value_of[4];
    int8_t favourite, exchanged, restored, favoured, restoring, paid, rotations, last_face, last_turned;
    int8_t start, turn, round, final, over, depth;
    Frame frames[DEPTH];
};

HD void ask(Game& g, int kind, int seat, int arg = 0) { Frame f = {(int8_t)kind, (int8_t)seat, (int8_t)arg}; g.frames[g.depth++] = f; }
HD int sum(const int8_t* of, int n) { int total = 0; for (int k = 0; k < n; k++) total += of[k]; return total; }
HD int pick(Game& g, int8_t* from, int n) {  // one of the things counted there
    int k = draw(g, sum(from, n));
    for (int c = 0; c < n; c++) { k -= from[c]; if (k < 0) { from[c]--; return c; } }
    return NONE;
}

// ---- piles (C-DRAW) -------------------------------------------------------------------------------------------------
HD int in_pile(const int8_t* of, int pile) { int n = 0; for (int c = 0; c < CARDS; c++) if (CARD_BACK[c] == pile) n += of[c]; return n; }
HD bool has_cards(const Game& g, int pile) { return in_pile(g.pile, pile) + in_pile(g.discard, pile) > 0; }
HD void draw_card(Game& g, int seat, int pile) {
    int n = in_pile(g.pile, pile);
    if (!n) {
        for (int c = 0; c < CARDS; c++) if (CARD_BACK[c] == pile) { g.pile[c] += g.discard[c]; g.discard[c] = 0; }
        n = in_pile(g.pile, pile);
    }
    int k = draw(g, n);
    for (int c = 0; c < CARDS; c++) if (CARD_BACK[c] == pile) { k -= g.pile[c]; if (k < 0) { g.pile[c]--; g.hand[seat][c]++; return; } }
}
HD void clear_table(Game& g) { for (int c = 0; c < CARDS; c++) { g.discard[c] += g.table[c]; g.table[c] = 0; } }

// ---- payment (C-REST-19) --------------------------------------------------------------------------------------------
HD void stock(const Game& g, int seat, int8_t* counts) {
    for (int f = 0; f < 12; f++) counts[f] = f < 6 ? g.tiles[seat][PAINT + f] : 0;
    for (int c = 0; c < CARDS; c++) counts[STOCK_FIELD[c]] += g.hand[seat][c];
}
HD bool can_pay(const int8_t* counts, const int8_t* colours, int n) {  // each color in one of three ways
    int all = n == 0 ? 1 : n == 1 ? 3 : n == 2 ? 9 : 27;
    for (int ways = 0; ways < all; ways++) {
        int8_t left[12];
        for (int f = 0; f < 12; f++) left[f] = counts[f];
        bool able = true;
        for (int k = 0, rest = ways; k < n && able; k++, rest /= 3) {
            int colour = colours[k], way = rest % 3;
            int one = way == 0 ? colour : way == 1 ? 6 + colour : MIX_ONE[colour], other = way == 2 ? MIX_TWO[colour] : NONE;
            able = one >= 0 && --left[one] >= 0 && (other < 0 || --left[other] >= 0);
        }
        if (able) return true;
    }
    return false;
}
HD bool payable(const Game& g, int seat, int face) { int8_t counts[12]; stock(g, seat, counts); return can_pay(counts, FACE_COLOURS[face], 3); }

// ---- what may be answered -------------------------------------------------------------------------------------------
HD void may_restore(const Game& g, int seat, uint8_t* may) {
    if (g.exchanged && !g.restored && !g.tiles[seat][EXCHANGE]) return;
    for (int k = 0; k < OPEN_FACES; k++) if (g.open[k] >= 0 && payable(g, seat, g.open[k])) may[RESTORES + g.open[k]] = 1;
}
HD void may_demand(const Game& g, int seat, uint8_t* may) { if (g.tiles[seat][DEMAND]) for (int c = 0; c < 6; c++) may[DEMANDS + c] = 1; }
HD int piles_owed(const Game& g) {
    int bits = 0;
    for (int p = 0; p < 4; p++) if ((g.owed[EITHER] || g.owed[p ? WORKSHOP : MARKET]) && has_cards(g, p)) bits |= 1 << p;
    return bits;
}
HD void ways(const Game& g, uint8_t* may) {
    for (int k = 0; k < ANSWERS; k++) may[k] = 0;
    Frame f = g.frames[g.depth - 1];
    int me = f.seat;
    const int8_t* hand = g.hand[me];
    switch (f.kind) {
        case TURN:
            may_restore(g, me, may); may_demand(g, me, may);
            for (int c = 0; c < CARDS; c++) may[LAYS + c] = hand[c] > 0;
            may[PASS] = 1;
            break;
        case LAY: {
            int bits = piles_owed(g);
            for (int c = 0; c < CARDS; c++) may[LAYS + c] = hand[c] > 0;
            for (int p = 0; p < 4; p++) may[DRAWS + p] = bits >> p & 1;
            may[FINISH] = !bits;
            break;
        }
        case DRAW: {
            int bits = piles_owed(g);
            for (int p = 0; p < 4; p++) may[DRAWS + p] = bits >> p & 1;
            may_demand(g, me, may);
            break;
        }
        case PAY: {
            int8_t counts[12];
            stock(g, me, counts);
            const int8_t* colours = FACE_COLOURS[g.restoring] + g.paid;
            int colour = colours[0], rest = 2 - g.paid;
            for (int mixing = 0; mixing < 2; mixing++) {
                int field = 6 * mixing + colour;
                if (!counts[field]) continue;
                counts[field]--;
                if (can_pay(counts, colours + 1, rest)) {
                    for (int c = 0; c < CARDS; c++) if (STOCK_FIELD[c] == field) may[PAYS + c] = hand[c] > 0;
                    if (!mixing) may[PAINTED + colour] = g.tiles[me][PAINT + colour] > 0;
                }
                counts[field]++;
            }
            int one = MIX_ONE[colour], two = MIX_TWO[colour];
            if (one >= 0 && counts[one] && counts[two]) {
                counts[one]--; counts[two]--;
                if (can_pay(counts, colours + 1, rest))
                    for (int m = 0; m < MIXES; m++)
                        if (STOCK_FIELD[MIX_CARDS[m][0]] == one && STOCK_FIELD[MIX_CARDS[m][1]] == two) may[MIXED + m] = hand[MIX_CARDS[m][0]] && hand[MIX_CARDS[m][1]];
            }
            break;
        }
        case ROTATE: may[ROTATED] = may[ROTATED + 1] = 1; break;
        case TAKE: for (int k = 0; k < OPEN_TILES; k++) if (g.tile_open[k] >= 0) may[TAKES + g.tile_open[k]] = 1; break;
        case MORE: may_restore(g, me, may); may_demand(g, me, may); may[STOP] = 1; break;
        case GIVE: for (int c = 0; c < CARDS; c++) may[GIVES + c] = hand[c] > 0 && CARD_COLOUR[c] == f.arg; break;
        case WINDOW: may_demand(g, me, may); may[STOP] = 1; break;
        case DISCARD: for (int c = 0; c < CARDS; c++) may[DISCARDS + c] = hand[c] > 0; break;
    }
}

// ---- answers --------------------------------------------------------------------------------------------------------
HD int show(Game& g, int8_t* open, int places, int8_t* from, int n) {
    int shown = 0;
    for (int k = 0; k < places; k++) if (open[k] < 0 && sum(from, n)) { open[k] = pick(g, from, n); shown++; }
    return shown;
}
HD int show_favourite(Game& g) { g.favourite = sum(g.favourites, 6) ? pick(g, g.favourites, 6) : NONE; return g.favourite >= 0; }
HD void take_card(Game& g, int me) {
    int face = g.restoring, turned = g.rotations;
    bool favourite = false;
    for (int k = 0; k < 3; k++) favourite = favourite || FACE_COLOURS[face][k] == g.favourite;
    turned += favourite;
    if (turned > TOP_ROTATIONS) turned = TOP_ROTATIONS;
    for (int k = 0; k < OPEN_FACES; k++) if (g.open[k] == face) { g.open[k] = NONE; break; }
    g.last_face = face; g.last_turned = turned;
    g.value_of[me] += FACE_VALUES[face][turned]; g.restored_by[me]++;
    if (favourite) g.favoured = 1;
    g.restored++; g.restoring = NONE; g.paid = g.rotations = 0;
    if (g.restored_by[me] == ENOUGH) g.final = 1;
    ask(g, MORE, me);
    bool any = false;
    for (int k = 0; k < OPEN_TILES; k++) any = any || g.tile_open[k] >= 0;
    if (any) ask(g, TAKE, me);
    if (g.tiles[me][ROTATION] && turned < TOP_ROTATIONS) ask(g, ROTATE, me);
}
HD void finish(Game& g, int me) {
    clear_table(g);
    g.owed[0] = g.owed[1] = g.owed[2] = 0;
    g.exchanged = 1;
    if (g.tiles[me][EXCHANGE] || g.tiles[me][DEMAND]) ask(g, MORE, me);
}
HD void serve(Game& g, int me, int pile) {
    int sort = pile ? WORKSHOP : MARKET;
    g.owed[g.owed[sort] ? sort : EITHER]--;
    draw_card(g, me, pile);
}
HD void play(Game& g, int me, int card) { g.hand[me][card]--; g.table[card]++; g.rotations += BISHOP[card]; }
HD void next_colour(Game& g, int me) { if (++g.paid < 3) ask(g, PAY, me); else take_card(g, me); }

HD void answer_one(Game& g, int number) {
    Frame f = g.frames[--g.depth];
    int me = f.seat;
    if (number < LAYS) {
        g.restoring = number; g.paid = g.rotations = 0;
        if (g.exchanged && !g.restored) g.tiles[me][EXCHANGE]--;
        ask(g, PAY, me);
    } else if (number < DRAWS) {
        int card = number - LAYS;
        g.hand[me][card]--; g.table[card]++;
        for (int sort = 0; sort < 3; sort++) g.owed[sort] += CARD_SYMBOLS[card][sort];
        ask(g, LAY, me);
    } else if (number < PAYS) {
        serve(g, me, number - DRAWS);
        int bits = piles_owed(g);
        while (bits && !(bits & (bits - 1)) && !g.tiles[me][DEMAND]) {
            serve(g, me, bits == 1 ? 0 : bits == 2 ? 1 : bits == 4 ? 2 : 3);
            bits = piles_owed(g);
        }
        if (bits) ask(g, DRAW, me); else finish(g, me);
    } else if (number < MIXED) { play(g, me, number - PAYS); next_colour(g, me); }
    else if (number < PAINTED) {
        play(g, me, MIX_CARDS[number - MIXED][0]); play(g, me, MIX_CARDS[number - MIXED][1]);
        g.rotations++; next_colour(g, me);
    } else if (number < ROTATED) { g.tiles[me][PAINT + number - PAINTED]--; next_colour(g, me); }
    else if (number == ROTATED) {
        g.tiles[me][ROTATION]--;
        g.value_of[me] += FACE_VALUES[g.last_face][g.last_turned + 1] - FACE_VALUES[g.last_face][g.last_turned];
        g.last_turned++;
        if (g.tiles[me][ROTATION] && g.last_turned < TOP_ROTATIONS) ask(g, ROTATE, me);
    } else if (number < TAKES) {}
    else if (number < DEMANDS) {
        int tile = number - TAKES;
        for (int k = 0; k < OPEN_TILES; k++) if (g.tile_open[k] == tile) { g.tile_open[k] = NONE; break; }
        g.tiles[me][tile]++;
    } else if (number < GIVES) {
        int colour = number - DEMANDS;
        g.tiles[me][DEMAND]--;
        ask(g, f.kind, me);
        for (int distance = SEATS - 1; distance >= 1; distance--) {
            int other = (me + distance) % SEATS; bool holds = false;
            for (int c = 0; c < CARDS; c++) holds = holds || (g.hand[other][c] && CARD_COLOUR[c] == colour);
            if (holds) ask(g, GIVE, other, colour);
        }
    } else if (number < DISCARDS) { int card = number - GIVES; g.hand[me][card]--; g.hand[g.turn][card]++; }
    else if (number < PASS) { int card = number - DISCARDS; g.hand[me][card]--; g.discard[card]++; }
    else if (number == PASS) {
        int drawn = 0;
        while (sum(g.hand[me], CARDS) < FEW_CARDS && has_cards(g, 0)) { draw_card(g, me, 0); drawn++; }
        if (drawn && g.tiles[me][DEMAND]) ask(g, WINDOW, me);
    } else if (number == STOP) {
        if (f.kind == MORE && g.restored) {
            clear_table(g);
            int shown = show(g, g.tile_open, OPEN_TILES, g.tile_pile, TILES) + show(g, g.open, OPEN_FACES, g.faces, FACES);
            if (g.favoured) { g.favoured = 0; shown += show_favourite(g); }
            if (shown && g.tiles[me][DEMAND]) ask(g, WINDOW, me);
        }
    } else finish(g, me);
}

HD void begin_turn(Game& g) {
    g.exchanged = g.favoured = g.restored = 0;
    if (has_cards(g, 0)) draw_card(g, g.turn, 0);
    ask(g, TURN, g.turn);
}
HD void end_turn(Game& g) {
    int next = (g.turn + 1) % SEATS;
    if (next == g.start) { if (g.final || g.round >= MAX_ROUNDS) { g.over = 1; return; } g.round++; }
    g.turn = next;
    begin_turn(g);
}
// Goes on until somebody has a choice, or the game is over
HD void run(Game& g) {
    uint8_t may[ANSWERS];
    while (!g.over) {
        if (!g.depth) {
            if (sum(g.hand[g.turn], CARDS) > MOST_CARDS) ask(g, DISCARD, g.turn);
            else { end_turn(g); continue; }
        }
        ways(g, may);
        int n = 0, only = 0;
        for (int k = 0; k < ANSWERS && n < 2; k++) if (may[k]) { n++; only = k; }
        if (n > 1) return;
        if (n) answer_one(g, only); else g.depth--;
    }
}
HD void answer(Game& g, int number) { answer_one(g, number); run(g); }
HD void new_game(Game& g) {
    for (int c = 0; c < CARDS; c++) { g.pile[c] = CARD_COUNT[c]; g.discard[c] = g.table[c] = 0; for (int p = 0; p < 4; p++) g.hand[p][c] = 0; }
    for (int f = 0; f < FACES; f++) g.faces[f] = FACE_COUNT[f];
    for (int t = 0; t < TILES; t++) { g.tile_pile[t] = TILE_COUNT[t]; for (int p = 0; p < 4; p++) g.tiles[p][t] = 0; }
    for (int c = 0; c < 6; c++) g.favourites[c] = FAVOURITE_COUNT[c];
    for (int p = 0; p < 4; p++) { g.restored_by[p] = 0; g.value_of[p] = 0; }
    for (int k = 0; k < OPEN_FACES; k++) g.open[k] = NONE;
    for (int k = 0; k < OPEN_TILES; k++) g.tile_open[k] = NONE;
    g.owed[0] = g.owed[1] = g.owed[2] = 0;
    g.restoring = NONE; g.paid = g.rotations = 0; g.last_face = NONE; g.last_turned = 0;
    g.round = 1; g.final = g.over = 0; g.depth = 0;
    g.start = g.turn = draw(g, SEATS);
    for (int p = 0; p < SEATS; p++) for (int k = 0; k < HAND; k++) draw_card(g, p, 0);
    show(g, g.open, OPEN_FACES, g.faces, FACES);
    show(g, g.tile_open, OPEN_TILES, g.tile_pile, TILES);
    show_favourite(g);
    begin_turn(g);
    run(g);
}
HD bool is_over(const Game& g) { return g.over; }
HD int kind_of(const Game& g) { return g.frames[g.depth - 1].kind; }
HD int asked(const Game& g) { return g.frames[g.depth - 1].seat; }
HD int points_of(const Game& g, int seat) {
    int tiles = g.tiles[seat][ROTATION];
    for (int c = 0; c < 6; c++) tiles += g.tiles[seat][PAINT + c];
    return g.value_of[seat] + tiles;
}
