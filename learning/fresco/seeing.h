// What a network sees: a row about the position for the seat that is asked, and a row about each of its many options.
// sight.py (bots/fresco) writes the same rows from a game of the engine; check.py compares them.
#pragma once
#include "rules.h"

constexpr int EACH = 47, COMMON = 150, SIGHT = EACH * SEATS + COMMON, TRAITS = 37, HEADS = 5, FIRST_HEAD = MARKET, BEST = -1;
constexpr int FIXED = 5 + 5 + 301 + 2, WAKES = 0, LEO_WAKES = 5, PLANNED = 10, LANDINGS = 311, ANSWERS = FIXED + OPTIONS;

HD void see(const Game& g, int me, float* out) {
    float* x = out;
    int8_t place[4] = {0, 0, 0, 0};
    for (int i = 0; i < PAINTERS; i++) if (g.order[i] >= 0) place[g.order[i]] = i;
    int mine = g.track[me] > 0 ? g.track[me] : 0, top = -99;
    for (int p = 0; p < SEATS; p++) if (p != me && g.track[p] > top) top = g.track[p];
    if (top < 0) top = 0;
    for (int i = 0; i < SEATS; i++, x += EACH) {
        int p = (me + i) % SEATS, points = g.track[p] > 0 ? g.track[p] : 0;
        for (int k = 0; k < EACH; k++) x[k] = 0;
        x[0] = points / 50.0f;
        x[1] = (i ? points - mine : mine - top) / 20.0f;
        for (int c = 0; c < 6; c++) {
            x[2 + c] = g.paints[p][c] / 4.0f;
            x[8 + c] = g.paints[p][c] >= 1;
            x[14 + c] = g.paints[p][c] >= 2;
        }
        x[20] = g.thalers[p] / 12.0f;
        x[21] = g.thalers[p] >= 1; x[22] = g.thalers[p] >= 3; x[23] = g.thalers[p] >= 6;
        x[24 + g.mood[p] + 4] = 1;
        x[33] = g.hands[p] - 5;
        if (g.wake[p] >= 0) x[34 + g.wake[p]] = 1;
        if (g.revealed) for (int c = 0; c < 5; c++) x[39 + c] = g.plan[p][c] / 3.0f;
        x[44] = g.owned[p] / 8.0f;
        x[45] = g.altar_used[p];
        x[46] = g.order[0] < 0 ? 0 : i ? place[p] < place[me] : place[me] / 3.0f;
    }
    for (int k = 0; k < COMMON; k++) x[k] = 0;
    int tiles = tiles_left(g), kind = kind_of(g);
    x[0] = g.round / 8.0f; x[1] = tiles / 25.0f; x[2] = g.final; x[3] = tiles <= 9;
    x[4 + kind] = 1;
    x[13] = kind >= MARKET && kind <= BLEND ? g.left / 3.0f : 0;
    for (int s = 0; s < 25; s++) {
        int t = g.fresco[s];
        if (t < 0) continue;
        x[14 + t] = 1;
        x[39 + t] = covers(g.paints[me], FRESCO_COST[t]);
        x[64 + t] = bonus(g.bishop, s) / 3.0f;
        if (LEO >= 0) x[89 + t] = beside(s, g.leonardo);
    }
    for (int b = 0; b < 4; b++) {
        for (int s = 0; s < 4; s++) if (g.booths[b][s] >= 0) {
            for (int c = 0; c < 6; c++) x[114 + 7 * b + c] += MARKET_PAINT[g.booths[b][s]][c] / 2.0f;
            x[114 + 7 * b + 6] = 1;
        }
    }
    if (LEO >= 0) { int p = LEO >= 0 ? LEO : 0; if (g.wake[p] >= 0) x[142 + g.wake[p]] = 1; x[147] = g.guide == me; }
    if (kind == LANDING) { int p = painter_at(g); x[148] = in_front(g, g.target) - g.target; x[149] = g.target - behind(g, p, g.target); }
}

HD void traits(const Game& g, int me, const Option& o, float* x) {
    for (int k = 0; k < TRAITS; k++) x[k] = 0;
    int kind = kind_of(g);
    bool own = painter_at(g) != LEO;
    int8_t stock[6]; int thalers = g.thalers[me], bishop = g.bishop, gone = NONE;
    for (int c = 0; c < 6; c++) stock[c] = g.paints[me][c];
    x[0] = o.kind == 0; x[1] = o.kind == 2;
    if (o.booth >= 0) {
        int count = 0;
        for (int s = 0; s < 4; s++) {
            int t = g.booths[o.booth][s];
            if (t < 0) continue;
            if (o.spaces >> s & 1) {
                count++; thalers -= HOSTEL_PRICE[g.wake[me]];
                for (int c = 0; c < 6; c++) stock[c] += MARKET_PAINT[t][c];
            } else for (int c = 0; c < 6; c++) x[27 + c] += MARKET_PAINT[t][c] / 2.0f;
        }
        x[33] = count / 3.0f;
    }
    if (o.kind == 3) {
        int t = g.fresco[o.segment];
        if (own) for (int c = 0; c < 6; c++) stock[c] -= FRESCO_COST[t][c];
        if (o.step >= 0) thalers--;
        bishop = gone = o.segment;
        x[26] = 1;
        int others = 0;
        for (int p = 0; p < SEATS; p++) if (p != me && covers(g.paints[p], FRESCO_COST[t])) others++;
        x[36] = others / 3.0f;
    }
    if (o.kind == 4) { for (int c = 0; c < 6; c++) stock[c] -= ALTAR_COST[o.payment][c]; x[25] = 1; }
    if (o.kind == 5) { stock[BLEND_ONE[o.payment]]--; stock[BLEND_TWO[o.payment]]--; stock[3 + o.payment]++; }
    for (int c = 0; c < 6; c++) { x[2 + c] = stock[c] >= 1; x[8 + c] = stock[c] >= 2; x[14 + c] = stock[c] >= 3; }
    x[20] = thalers / 12.0f; x[21] = thalers >= 1; x[22] = thalers >= 3; x[23] = thalers >= 6;
    x[24] = o.points / 10.0f;
    if (kind != LEO_MARKET) x[34] = payable_points(g, stock, bishop, gone) / 14.0f;
    if (kind == CATHEDRAL || kind == LEO_CATHEDRAL) {
        int most = 0;
        for (int p = 0; p < SEATS; p++) if (p != me) { int v = payable_points(g, g.paints[p], bishop, gone); if (v > most) most = v; }
        x[35] = most / 14.0f;
    }
}

// Which of the fixed answers may be given, and how many of the others there are
HD int ways(const Game& g, uint8_t* may, Option* found) {
    int kind = kind_of(g), n = 0;
    for (int k = 0; k < ANSWERS; k++) may[k] = 0;
    if (kind == WAKE || kind == LEO_WAKE) {
        for (int h = 0; h < 5; h++) {
            bool taken = false;
            for (int p = 0; p < PAINTERS; p++) taken = taken || g.wake[p] == h;
            may[(kind == WAKE ? WAKES : LEO_WAKES) + h] = !taken;
        }
    } else if (kind == PLAN) {
        for (int k = 0; k < 301; k++) may[PLANNED + k] = PLAN_SIZE[k] == g.hands[painter_at(g)];
    } else if (kind == LANDING) may[LANDINGS] = may[LANDINGS + 1] = 1;
    else {
        n = options(g, found);
        for (int k = 0; k < n; k++) may[FIXED + k] = 1;
    }
    return n;
}
HD void look(const Game& g, int me, float* sight, float* rows, uint8_t* may) {
    Option found[OPTIONS];
    int n = ways(g, may, found);
    see(g, me, sight);
    for (int k = 0; k < n; k++) traits(g, me, found[k], rows + (long)k * TRAITS);
}
HD void answer(Game& g, int number) {
    if (number >= FIXED) { Option found[OPTIONS]; options(g, found); answer_option(g, found[number - FIXED]); }
    else answer_fixed(g, number >= LANDINGS ? number - LANDINGS : number >= PLANNED ? number - PLANNED : number >= LEO_WAKES ? number - LEO_WAKES : number);
    run(g);
}
