// What the apprentice of the card game thinks of each answer, in points: bots/cards/outlook.py and light.py for many games
// at once. check.py compares them.
#pragma once
#include "rules.h"

constexpr double NEAR_BY[4] = {1.0, 0.45, 0.15, 0.05}, RANKED[4] = {1.0, 0.5, 0.3, 0.2};
constexpr double BISHOP_WORTH = 0.15, CARD_WORTH = 0.5, PASS_COST = 0.05, LAY_LEAST = 0.02, SYMBOL = 0.05, LAST_ROUND = 0.3, SURE = 100.0;
constexpr double EXCHANGE_TILE = 1.8, DEMAND_TILE = 0.5, POINT_TILE = 1.1, PAINT_TILE = 1.4;
constexpr int GOOD = 3, FIELDS = 12;

struct Stock { int8_t counts[FIELDS], bishops[6], cards; };
struct Faces { int8_t open[OPEN_FACES], favourite; };

HD Stock stock_of(const Game& g, int me) {
    Stock s;
    stock(g, me, s.counts);
    s.cards = sum(g.hand[me], CARDS);
    for (int c = 0; c < 6; c++) s.bishops[c] = 0;
    for (int c = 0; c < CARDS; c++) if (BISHOP[c]) s.bishops[CARD_COLOUR[c]] += g.hand[me][c];
    return s;
}
HD Faces faces_of(const Game& g) {
    Faces f;
    for (int k = 0; k < OPEN_FACES; k++) f.open[k] = g.open[k];
    f.favourite = g.favourite;
    return f;
}
HD Stock changed(const Stock& s, int card, int by) {
    Stock t = s;
    t.counts[STOCK_FIELD[card]] += by; t.cards += by;
    if (BISHOP[card]) t.bishops[CARD_COLOUR[card]] += by;
    return t;
}

// ---- what a hand promises -------------------------------------------------------------------------------------------
struct Lack { int8_t missing, mixtures; };  // as few as possible, then as many as possible
HD void search(int8_t* left, const int8_t* colours, int n, Lack now, Lack& best) {
    if (now.missing > best.missing || (now.missing == best.missing && now.mixtures + n <= best.mixtures)) return;
    if (!n) { best = now; return; }
    int colour = colours[0], one = MIX_ONE[colour], two = MIX_TWO[colour];
    for (int field = colour; field < FIELDS; field += 6) if (left[field]) {
        left[field]--; search(left, colours + 1, n - 1, now, best); left[field]++;
    }
    if (one >= 0 && left[one] && left[two]) {
        Lack more = now;
        more.mixtures++;
        left[one]--; left[two]--; search(left, colours + 1, n - 1, more, best); left[one]++; left[two]++;
    }
    now.missing++;
    search(left, colours + 1, n - 1, now, best);
}
HD Lack lack(const Stock& s, int face) {
    int8_t left[FIELDS];
    for (int k = 0; k < FIELDS; k++) left[k] = s.counts[k];
    Lack best = {4, 0}, none = {0, 0};
    search(left, FACE_COLOURS[face], 3, none, best);
    return best;
}
HD int shown(const Faces& f, const Stock& s, int face, int mixtures) {
    int turns = mixtures;
    for (int k = 0; k < 3; k++) { int colour = FACE_COLOURS[face][k]; turns += (s.bishops[colour] > 0) + (colour == f.favourite); }
    return FACE_VALUES[face][turns > TOP_ROTATIONS ? TOP_ROTATIONS : turns];
}
HD double promise(const Faces& f, const Stock& s, int face) { Lack l = lack(s, face); return NEAR_BY[l.missing] * shown(f, s, face, l.mixtures); }
HD double worth(const Faces& f, const Stock& s) {
    double found[OPEN_FACES], total = 0;
    int n = 0;
    for (int k = 0; k < OPEN_FACES; k++) if (f.open[k] >= 0) {
        double points = promise(f, s, f.open[k]);
        int at = n++;
        for (; at && found[at - 1] < points; at--) found[at] = found[at - 1];
        found[at] = points;
    }
    for (int k = 0; k < n; k++) total += RANKED[k] * found[k];
    int symbols = sum(s.bishops, 6);
    return total + CARD_WORTH * (s.cards < MOST_CARDS ? s.cards : MOST_CARDS) + BISHOP_WORTH * (symbols < 3 ? symbols : 3);
}
HD void draw_gains(const Faces& f, const Stock& s, double now, double* gains) {  // by pile, of a card on average
    double by_sort[2 * FIELDS];
    bool known[2 * FIELDS] = {};
    int total[4] = {0, 0, 0, 0};
    for (int p = 0; p < 4; p++) gains[p] = 0;
    for (int c = 0; c < CARDS; c++) {
        int sort = STOCK_FIELD[c] + FIELDS * BISHOP[c];
        if (!known[sort]) { known[sort] = true; by_sort[sort] = worth(f, changed(s, c, 1)) - now; }
        gains[CARD_BACK[c]] += by_sort[sort] * CARD_COUNT[c];
        total[CARD_BACK[c]] += CARD_COUNT[c];
    }
    for (int p = 0; p < 4; p++) gains[p] /= total[p];
}

// ---- what answers are worth -----------------------------------------------------------------------------------------
HD int good_enough(const Game& g, int me) {
    int best = -1000;
    if (g.final) return 1;
    for (int p = 0; p < SEATS; p++) if (p != me) {
        if (g.restored_by[p] >= ENOUGH - 1) return 1;
        if (points_of(g, p) > best) best = points_of(g, p);
    }
    int behind = best - points_of(g, me);
    return g.restored_by[me] == ENOUGH - 1 && behind > GOOD ? behind : GOOD;
}
HD double tile_worth(const Game& g, int tile) {
    if (tile == EXCHANGE) return g.final ? 0.0 : EXCHANGE_TILE;
    if (tile == DEMAND) return g.final ? 0.0 : DEMAND_TILE * (SEATS - 1);
    if (tile == ROTATION) return POINT_TILE;
    int wanted = 0;
    for (int k = 0; k < OPEN_FACES; k++) if (g.open[k] >= 0) {
        const int8_t* colours = FACE_COLOURS[g.open[k]];
        wanted += colours[0] == tile - PAINT || colours[1] == tile - PAINT || colours[2] == tile - PAINT;
    }
    return PAINT_TILE + 0.2 * wanted;
}
HD double holds(const Game& g, int other, int colour) {  // by the backs of the cards
    int total[4] = {0, 0, 0, 0}, of[4] = {0, 0, 0, 0};
    for (int c = 0; c < CARDS; c++) { total[CARD_BACK[c]] += CARD_COUNT[c]; if (CARD_COLOUR[c] == colour) of[CARD_BACK[c]] += CARD_COUNT[c]; }
    double none = 1.0;
    for (int c = 0; c < CARDS; c++) for (int k = 0; k < g.hand[other][c]; k++) none *= 1.0 - (double)of[CARD_BACK[c]] / total[CARD_BACK[c]];
    return 1.0 - none;
}
HD double demand_worth(const Game& g, int me, int colour, const Faces& f, const Stock& s, double now) {
    int card = 0;
    while (CARD_COLOUR[card] != colour) card++;
    double promised = 0;
    for (int p = 0; p < SEATS; p++) if (p != me) promised += holds(g, p, colour);
    promised *= worth(f, changed(s, card, 1)) - now;
    return promised >= (g.final ? 0.3 : 1.0) ? SURE / 2 + promised : -1.0;
}
HD double surplus(const Faces& f, const Stock& s, int card) {
    int draws = CARD_SYMBOLS[card][0] + CARD_SYMBOLS[card][1] + CARD_SYMBOLS[card][2];
    return worth(f, changed(s, card, -1)) - SYMBOL * draws;
}
HD double paying(const Game& g, const Faces& f, const Stock& s, int number) {
    int room = TOP_ROTATIONS - g.rotations, turns = number >= MIXED;
    for (int k = 0; k < 3; k++) if (FACE_COLOURS[g.restoring][k] == g.favourite) { room--; break; }
    double later = g.final ? LAST_ROUND : 1.0;
    Stock left = s;
    if (number >= PAINTED) { left.counts[number - PAINTED]--; return later * worth(f, left) - 1.0; }
    if (number < MIXED) { left = changed(left, number - PAYS, -1); turns += BISHOP[number - PAYS]; }
    else for (int k = 0; k < 2; k++) { int card = MIX_CARDS[number - MIXED][k]; left = changed(left, card, -1); turns += BISHOP[card]; }
    if (turns > room) turns = room;
    return later * worth(f, left) + (turns > 0 ? turns : 0);
}
// Of every answer that may be given
HD void thoughts(const Game& g, int me, const uint8_t* may, double* score) {
    int kind = g.frames[g.depth - 1].kind;
    Stock s = stock_of(g, me);
    Faces f = faces_of(g);
    if (kind == PAY) for (int k = 0; k < OPEN_FACES; k++) if (f.open[k] == g.restoring) { f.open[k] = NONE; break; }
    double now = worth(f, s), gains[4] = {0, 0, 0, 0};
    if (kind == TURN || kind == LAY || kind == DRAW) draw_gains(f, s, now, gains);
    double shop = gains[1] > gains[2] ? gains[1] : gains[2];
    if (gains[3] > shop) shop = gains[3];
    double either = shop > gains[0] ? shop : gains[0];
    for (int n = 0; n < ANSWERS; n++) {
        score[n] = 0;
        if (!may[n]) continue;
        if (n < LAYS) { int points = shown(f, s, n, lack(s, n).mixtures); score[n] = points >= good_enough(g, me) ? SURE + points : -1.0; }
        else if (n < DRAWS) {
            const int8_t* symbols = CARD_SYMBOLS[n - LAYS];
            score[n] = gains[0] * symbols[0] + shop * symbols[1] + either * symbols[2] - (now - worth(f, changed(s, n - LAYS, -1)));
        } else if (n < PAYS) score[n] = kind == LAY ? LAY_LEAST + gains[n - DRAWS] * 1e-3 : gains[n - DRAWS];
        else if (n < ROTATED) score[n] = paying(g, f, s, n);
        else if (n == ROTATED) score[n] = FACE_VALUES[g.last_face][g.last_turned + 1] - FACE_VALUES[g.last_face][g.last_turned];
        else if (n < TAKES) score[n] = 0.9;
        else if (n < DEMANDS) score[n] = tile_worth(g, n - TAKES);
        else if (n < GIVES) score[n] = demand_worth(g, me, n - DEMANDS, f, s, now);
        else if (n < DISCARDS) score[n] = surplus(f, s, n - GIVES);
        else if (n < PASS) score[n] = surplus(f, s, n - DISCARDS);
        else if (n == PASS) score[n] = gains[0] * (s.cards < 3 ? 3 - s.cards : 0) - PASS_COST;
    }
}
