// The base game as plain data, for many games at once: one thread plays one game. The same source is compiled for a GPU
// and, for the comparison with the engine, for the processor (check.py). Rule ids are those of docs/rules.
#pragma once
#include "../common.h"
#include "tables.h"  // written by tables.py from the pack, so that components stand in one place

enum Kind { WAKE, LEO_WAKE, PLAN, LANDING, MARKET, CATHEDRAL, BLEND, LEO_MARKET, LEO_CATHEDRAL, KINDS };
enum Phase { P_WAKE, P_PLAN, P_MARKET, P_CATHEDRAL, P_WORKSHOP, P_FIFTH, P_END, P_OVER };

constexpr int SEATS = PLAYERS, PAINTERS = PLAYERS == 2 ? 3 : PLAYERS, LEO = PAINTERS > SEATS ? SEATS : -1;
constexpr int NONE = -1, MAX_ROUNDS = 40, FINAL_TILES = 6, OPTIONS = 96;

struct Game {
    uint64_t luck;
    int16_t track[4], thalers[4];
    int8_t paints[4][6], plan[4][5], mood[4], hands[4], owned[4], wake[4], order[4], queue[4], altar_used[4];
    int8_t fresco[25], booths[4][4];
    int8_t bishop, leonardo, guide, round, final, ended, phase, at, left, revealed;
    int8_t restoring;          // a landing is asked: the segment of the restoration, or NONE for the altar
    int16_t target;            // the space somebody stands on; 0: no landing is asked
};

struct Option { int8_t kind, segment, step, payment, booth, spaces; int16_t points; };

HD int tiles_left(const Game& g) { int n = 0; for (int s = 0; s < 25; s++) n += g.fresco[s] >= 0; return n; }
HD bool near(int a, int b) { int r = a / 5 - b / 5, c = a % 5 - b % 5; return r >= -1 && r <= 1 && c >= -1 && c <= 1; }
HD bool beside(int a, int b) { int r = a / 5 - b / 5, c = a % 5 - b % 5; return r * r + c * c == 1; }
HD int bonus(int bishop, int segment) { return bishop == segment ? 3 : near(bishop, segment) ? 2 : 0; }
HD bool covers(const int8_t* stock, const int8_t* cost) {
    for (int p = 0; p < 6; p++) if (stock[p] < cost[p]) return false;
    return true;
}
HD bool occupied(const Game& g, int space) { for (int p = 0; p < PAINTERS; p++) if (g.track[p] == space) return true; return false; }
HD int in_front(const Game& g, int target) { while (occupied(g, target)) target++; return target; }
HD int behind(const Game& g, int painter, int target) {
    while (target > 0 && occupied(g, target) && target != g.track[painter]) target--;
    return target;
}

HD void fill_market(Game& g) {  // everything is in the bag when the market is filled
    int8_t bag[MARKET_TILES];
    int n = 0;
    for (int t = 0; t < MARKET_TILES; t++) bag[n++] = t;
    for (int b = 0; b < 4; b++) for (int s = 0; s < 4; s++) {
        g.booths[b][s] = NONE;
        if (s < BOOTH_SIZES[b]) { int k = draw(g, n); g.booths[b][s] = bag[k]; bag[k] = bag[--n]; }
    }
}
HD bool booth_open(const Game& g, int b) { for (int s = 0; s < 4; s++) if (g.booths[b][s] >= 0) return true; return false; }
HD void clear_booth(Game& g, int b) { for (int s = 0; s < 4; s++) g.booths[b][s] = NONE; }

// ---- movement (B-TRACK); true if the landing is asked --------------------------------------------------------------
HD bool advance(Game& g, int painter, int points, bool open) {
    if (points <= 0) return false;
    int target = points + (g.track[painter] > 0 ? g.track[painter] : 0);
    if (!occupied(g, target)) { g.track[painter] = target; return false; }
    if (open || !behind(g, painter, target)) { g.track[painter] = in_front(g, target); return false; }
    g.target = target;
    return true;
}

// ---- the round -----------------------------------------------------------------------------------------------------
HD void sorted(int8_t* out, const int16_t* key) {
    for (int i = 0; i < PAINTERS; i++) out[i] = i;
    for (int i = 1; i < PAINTERS; i++)
        for (int j = i; j > 0 && key[out[j]] < key[out[j - 1]]; j--) { int8_t t = out[j]; out[j] = out[j - 1]; out[j - 1] = t; }
}
HD void begin_round(Game& g) {
    g.final = tiles_left(g) <= FINAL_TILES || g.round > MAX_ROUNDS;
    g.ended = g.final;
    for (int p = 0; p < 4; p++) { g.altar_used[p] = 0; g.wake[p] = NONE; g.order[p] = NONE; for (int c = 0; c < 5; c++) g.plan[p][c] = 0; }
    sorted(g.queue, g.track);
    g.phase = P_WAKE; g.at = 0; g.left = 0; g.revealed = 0; g.target = 0; g.restoring = NONE;
}
HD void set_up(Game& g) {
    int8_t who[4];
    for (int p = 0; p < 4; p++) {
        who[p] = p; g.thalers[p] = START_THALERS; g.mood[p] = 0; g.hands[p] = 5; g.owned[p] = 0; g.track[p] = 0;
        for (int c = 0; c < 6; c++) g.paints[p][c] = c < 3;
    }
    for (int i = SEATS - 1; i > 0; i--) { int k = draw(g, i + 1); int8_t t = who[i]; who[i] = who[k]; who[k] = t; }
    for (int i = 0; i < SEATS; i++) g.track[who[i]] = i - PAINTERS;
    g.guide = NONE; g.leonardo = 12;
    if (LEO >= 0) { g.track[LEO >= 0 ? LEO : 0] = -1; g.guide = who[0]; }
    int8_t tiles[25];
    for (int t = 0; t < 25; t++) tiles[t] = t;
    for (int i = 24; i > 0; i--) { int k = draw(g, i + 1); int8_t t = tiles[i]; tiles[i] = tiles[k]; tiles[k] = t; }
    int high = 0;
    for (int i = 0; i < 25; i++) if (FRESCO_VALUE[tiles[i]] > FRESCO_VALUE[tiles[high]]) high = i;
    int8_t t = tiles[12]; tiles[12] = tiles[high]; tiles[high] = t;  // a tile of the highest value in the center (B-SETUP-10)
    for (int s = 0; s < 25; s++) g.fresco[s] = tiles[s];
    g.bishop = 12; g.round = 1;
    fill_market(g);
    begin_round(g);
}
HD int hands_by(int mood) { return mood >= MOOD_PLUS ? 6 : mood <= MOOD_MINUS ? 4 : 5; }
HD void change_mood(Game& g, int p, int by) {
    int m = g.mood[p] + by;
    g.mood[p] = m > MOOD_TOP ? MOOD_TOP : m < MOOD_BOTTOM ? MOOD_BOTTOM : m;
}
HD void next_round(Game& g) {
    fill_market(g);
    for (int p = 0; p < SEATS; p++) g.thalers[p] += g.owned[p];
    int8_t waiting[4], rear[4]; int16_t spaces[4]; int n = 0;
    sorted(rear, g.track);
    for (int i = 0; i < PAINTERS; i++) if (g.track[rear[i]] < 0) { waiting[n] = rear[i]; spaces[n++] = g.track[rear[i]]; }
    if (n >= 2) for (int i = 0; i < n; i++) g.track[waiting[(i + n - 1) % n]] = spaces[i];  // B-PREP-05
    if (LEO >= 0) g.guide = 1 - g.guide;
    g.round++;
    begin_round(g);
}
HD void finish(Game& g) {
    for (int i = 0; i < PAINTERS; i++) { int p = g.order[i]; if (p < SEATS) advance(g, p, g.thalers[p] / 2, true); }
    g.phase = P_OVER;
}

// ---- who is asked what ---------------------------------------------------------------------------------------------
HD int painter_at(const Game& g) { return g.phase == P_WAKE ? g.queue[g.at] : g.phase == P_PLAN ? g.at : g.order[g.at]; }
HD int kind_of(const Game& g) {
    if (g.target) return LANDING;
    bool his = painter_at(g) == LEO;
    switch (g.phase) {
        case P_WAKE: return his ? LEO_WAKE : WAKE;
        case P_PLAN: return PLAN;
        case P_MARKET: return his ? LEO_MARKET : MARKET;
        case P_WORKSHOP: return BLEND;
        default: return his ? LEO_CATHEDRAL : CATHEDRAL;
    }
}
HD int asked(const Game& g) { int p = painter_at(g); return p == LEO ? g.guide : p; }

HD int payable_points(const Game& g, const int8_t* stock, int bishop, int gone) {  // the dearest restoration in reach
    int best = 0;
    for (int s = 0; s < 25; s++) {
        int t = g.fresco[s];
        if (t < 0 || s == gone) continue;
        int v = FRESCO_VALUE[t] + bonus(bishop, s);
        if (v > best && covers(stock, FRESCO_COST[t])) best = v;
    }
    return best;
}

// Options of the kinds that are many: restorations with the cheapest step that brings most (other steps only cost), altar
// payments, purchases, booths to close. The others (hours, plans, landings) have fixed numbers.
HD int options(const Game& g, Option* out) {
    int n = 0, kind = kind_of(g), me = painter_at(g);
    Option none = {0, NONE, NONE, NONE, NONE, 0, 0};
    if (kind == MARKET || kind == LEO_MARKET) {
        int most = 0;
        if (kind == MARKET) {
            int price = HOSTEL_PRICE[g.wake[me]];
            most = g.thalers[me] / price < g.left ? g.thalers[me] / price : g.left;
        }
        for (int b = 0; b < 4; b++) {
            if (!booth_open(g, b)) continue;
            for (int set = 1; set < 16; set++) {
                int count = 0; bool ok = true;
                for (int s = 0; s < 4; s++) if (set >> s & 1) { count++; ok = ok && g.booths[b][s] >= 0; }
                if (ok && count <= most) { Option o = none; o.kind = 1; o.booth = b; o.spaces = set; out[n++] = o; }
            }
            Option o = none; o.kind = 2; o.booth = b; out[n++] = o;
        }
        if (kind == MARKET) out[n++] = none;
    } else if (kind == CATHEDRAL) {
        const int8_t* stock = g.paints[me];
        for (int s = 0; s < 25; s++) {
            int t = g.fresco[s];
            if (t < 0 || !covers(stock, FRESCO_COST[t])) continue;
            Option o = none; o.kind = 3; o.segment = s; o.points = FRESCO_VALUE[t] + bonus(g.bishop, s);
            out[n++] = o;
            if (!g.thalers[me]) continue;
            int best = bonus(g.bishop, s), to = NONE;
            for (int k = 0; k < 25; k++) if (k != g.bishop && near(k, g.bishop) && bonus(k, s) > best) { best = bonus(k, s); to = k; }
            if (to >= 0) { o.step = to; o.points = FRESCO_VALUE[t] + best; out[n++] = o; }
        }
        if (!g.altar_used[me]) for (int a = 0; a < ALTAR; a++) if (covers(stock, ALTAR_COST[a])) {
            Option o = none; o.kind = 4; o.payment = a; o.points = ALTAR_VALUE[a]; out[n++] = o;
        }
        out[n++] = none;
    } else if (kind == BLEND) {
        for (int b = 0; b < 3; b++) if (g.paints[me][BLEND_ONE[b]] && g.paints[me][BLEND_TWO[b]]) { Option o = none; o.kind = 5; o.payment = b; out[n++] = o; }
        out[n++] = none;
    } else if (kind == LEO_CATHEDRAL) {
        int low = 99; bool side = false;
        for (int s = 0; s < 25; s++) if (g.fresco[s] >= 0) {
            if (beside(s, g.leonardo)) side = true;
            if (FRESCO_VALUE[g.fresco[s]] < low) low = FRESCO_VALUE[g.fresco[s]];
        }
        for (int s = 0; s < 25; s++) if (g.fresco[s] >= 0 && (side ? beside(s, g.leonardo) : FRESCO_VALUE[g.fresco[s]] == low)) {
            Option o = none; o.kind = 3; o.segment = s; o.points = FRESCO_VALUE[g.fresco[s]] + bonus(g.bishop, s); out[n++] = o;
        }
    }
    return n;
}

// ---- answers -------------------------------------------------------------------------------------------------------
HD void restored(Game& g, int painter) {  // after the movement: the bishop follows (B-CATH-07), the next apprentice acts
    if (g.restoring >= 0) { g.bishop = g.restoring; if (painter == LEO) g.leonardo = g.restoring; }
    g.restoring = NONE; g.target = 0;
    if (--g.left == 0) g.at++, g.left = -1;
}
HD void answer_option(Game& g, const Option& o) {
    int me = painter_at(g), kind = kind_of(g);
    if (kind == MARKET || kind == LEO_MARKET) {
        if (o.kind == 1) for (int s = 0; s < 4; s++) if (o.spaces >> s & 1) {
            g.thalers[me] -= HOSTEL_PRICE[g.wake[me]];
            for (int p = 0; p < 6; p++) g.paints[me][p] += MARKET_PAINT[g.booths[o.booth][s]][p];
        }
        if (o.booth >= 0) clear_booth(g, o.booth);
        g.at++; g.left = -1;
    } else if (kind == BLEND) {
        if (o.kind == 5) {
            g.paints[me][BLEND_ONE[o.payment]]--; g.paints[me][BLEND_TWO[o.payment]]--; g.paints[me][3 + o.payment]++;
            if (--g.left == 0) g.at++, g.left = -1;
        } else g.at++, g.left = -1;
    } else if (o.kind == 3) {
        if (o.step >= 0) { g.thalers[me]--; g.bishop = o.step; }
        int t = g.fresco[o.segment];
        if (me != LEO) for (int p = 0; p < 6; p++) g.paints[me][p] -= FRESCO_COST[t][p];
        g.owned[me]++; g.fresco[o.segment] = NONE; g.restoring = o.segment;
        if (!advance(g, me, FRESCO_VALUE[t] + bonus(g.bishop, o.segment), false)) restored(g, me);
    } else if (o.kind == 4) {
        for (int p = 0; p < 6; p++) g.paints[me][p] -= ALTAR_COST[o.payment][p];
        g.altar_used[me] = 1; g.restoring = NONE;
        if (!advance(g, me, ALTAR_VALUE[o.payment], false)) restored(g, me);
    } else g.at++, g.left = -1;
}
HD void answer_fixed(Game& g, int number) {
    int me = painter_at(g), kind = kind_of(g);
    if (kind == LANDING) { g.track[me] = number ? behind(g, me, g.target) : in_front(g, g.target); restored(g, me); return; }
    if (kind == PLAN) { for (int c = 0; c < 5; c++) g.plan[me][c] = PLANS[number][c]; g.at++; return; }
    g.wake[me] = number;
    if (me < SEATS) { change_mood(g, me, HOSTEL_MOOD[number]); g.hands[me] = hands_by(g.mood[me]); }
    g.at++;
}

// Goes on until somebody has a choice, or the game is over
HD void run(Game& g) {
    Option found[OPTIONS];
    while (g.phase != P_OVER) {
        if (g.target) return;
        switch (g.phase) {
            case P_WAKE:
                if (g.at < PAINTERS) return;
                { int16_t key[4]; for (int p = 0; p < PAINTERS; p++) key[p] = g.wake[p]; sorted(g.order, key); }
                g.phase = P_PLAN; g.at = 0;
                break;
            case P_PLAN:
                if (g.at < SEATS) return;
                if (LEO >= 0) { g.plan[LEO >= 0 ? LEO : 0][0] = 1; g.plan[LEO >= 0 ? LEO : 0][1] = !g.final; }
                g.phase = P_MARKET; g.at = 0; g.left = -1; g.revealed = 1;
                break;
            case P_END:
                if (!g.final && tiles_left(g) == 0) g.ended = 1;
                if (g.ended) finish(g); else next_round(g);
                break;
            default: {
                int column = g.phase == P_MARKET ? 0 : g.phase == P_CATHEDRAL ? 1 : g.phase == P_WORKSHOP ? 3 : 4;
                if (g.at == PAINTERS) {
                    if (g.phase == P_CATHEDRAL) for (int p = 0; p < SEATS; p++) g.thalers[p] += 3 * g.plan[p][2];
                    g.phase++; g.at = 0; g.left = -1;
                    break;
                }
                int me = g.order[g.at];
                if (g.left < 0) {
                    g.left = g.plan[me][column] * (g.phase == P_WORKSHOP ? 2 : 1);
                    if (!g.left) { g.at++; g.left = -1; break; }
                    if (g.phase == P_FIFTH && !g.final) { change_mood(g, me, 2 * g.left); g.at++; g.left = -1; break; }
                    if (me < SEATS && g.phase != P_MARKET && g.phase != P_WORKSHOP) g.altar_used[me] = 0;  // once a visit (B-CATH-17)
                }
                int n = options(g, found);
                if (n > 1) return;
                if (n == 1) answer_option(g, found[0]); else { g.at++; g.left = -1; }
            }
        }
    }
}
HD bool is_over(const Game& g) { return g.phase == P_OVER; }
HD int points_of(const Game& g, int seat) { return g.track[seat] > 0 ? g.track[seat] : 0; }
HD void new_game(Game& g) { set_up(g); run(g); }
