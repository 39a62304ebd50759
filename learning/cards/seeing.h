// What a network sees of the card game: only what the seat that is asked may see. sight.py (bots/cards) writes the same
// row from a game of the engine; check.py compares them.
#pragma once
#include "thinking.h"

constexpr int OWN_HAND = 0, OWN_STOCK = OWN_HAND + CARDS, OWN_BISHOPS = OWN_STOCK + 12, OWN_TILES = OWN_BISHOPS + 6;
constexpr int OWED = OWN_TILES + TILES, DONE = OWED + 3, OPEN = DONE + 3, PROMISED = OPEN + FACES, OPEN_TILE = PROMISED + FACES;
constexpr int FAVOURITE = OPEN_TILE + TILES, RESTORING = FAVOURITE + 6, PAID = RESTORING + FACES, ROTATIONS = PAID + 3;
constexpr int TURNED = ROTATIONS + 1, ASKED = TURNED + 4, WANTED = ASKED + KINDS, STANDING = WANTED + 6, PILES = STANDING + 8;
constexpr int LAID = PILES + 4, WORTH = LAID + 1, OTHERS = WORTH + 1, OTHER = 8 + TILES, SIGHT = OTHERS + OTHER * (SEATS - 1);
constexpr double FAR = 4.0, ALIKE = 1e-7;  // points

HD void see(const Game& g, int me, float* x) {
    for (int k = 0; k < SIGHT; k++) x[k] = 0;
    Frame f = g.frames[g.depth - 1];
    Stock own = stock_of(g, me);
    Faces faces = faces_of(g);
    for (int c = 0; c < CARDS; c++) {
        x[OWN_HAND + c] = g.hand[me][c] / 2.0f;
        if (BISHOP[c]) x[OWN_BISHOPS + CARD_COLOUR[c]] += g.hand[me][c];
        x[LAID] += g.table[c] / 5.0f;
    }
    for (int k = 0; k < 12; k++) x[OWN_STOCK + k] = own.counts[k] / 2.0f;
    for (int t = 0; t < TILES; t++) x[OWN_TILES + t] = g.tiles[me][t];
    for (int k = 0; k < 3; k++) x[OWED + k] = g.owed[k] / 2.0f;
    x[DONE] = g.exchanged; x[DONE + 1] = g.restored / 2.0f; x[DONE + 2] = g.favoured;
    for (int k = 0; k < OPEN_FACES; k++) if (g.open[k] >= 0) {
        x[OPEN + g.open[k]] += 1;
        x[PROMISED + g.open[k]] = promise(faces, own, g.open[k]) / 3.0f;
    }
    for (int k = 0; k < OPEN_TILES; k++) if (g.tile_open[k] >= 0) x[OPEN_TILE + g.tile_open[k]] += 1;
    if (g.favourite >= 0) x[FAVOURITE + g.favourite] = 1;
    if (g.restoring >= 0) { x[RESTORING + g.restoring] = 1; x[PAID + g.paid] = 1; x[ROTATIONS] = g.rotations / 3.0f; }
    if (f.kind == ROTATE) x[TURNED + g.last_turned] = 1;
    x[ASKED + f.kind] = 1;
    if (f.kind == GIVE) x[WANTED + f.arg] = 1;
    int most = 0, best = 0, mine = points_of(g, me);
    for (int p = 0; p < SEATS; p++) if (p != me) {
        if (g.restored_by[p] > most) most = g.restored_by[p];
        if (points_of(g, p) > best) best = points_of(g, p);
    }
    float* s = x + STANDING;
    s[0] = g.round / 20.0f; s[1] = g.final; s[2] = g.restored_by[me] / 6.0f; s[3] = most / 6.0f;
    s[4] = mine / 30.0f; s[5] = (mine - best) / 10.0f; s[6] = ((g.start + 2 * SEATS - 1 - g.turn) % SEATS) / 3.0f; s[7] = g.turn == me;
    for (int p = 0; p < 4; p++) x[PILES + p] = in_pile(g.pile, p) / 20.0f;
    x[WORTH] = worth(faces, own) / 5.0f;
    float* o = x + OTHERS;
    for (int i = 1; i < SEATS; i++, o += OTHER) {
        int p = (me + i) % SEATS;
        o[0] = sum(g.hand[p], CARDS) / 7.0f;
        for (int b = 0; b < 4; b++) o[1 + b] = in_pile(g.hand[p], b) / 4.0f;
        o[5] = g.restored_by[p] / 6.0f; o[6] = points_of(g, p) / 30.0f; o[7] = (points_of(g, p) - mine) / 10.0f;
        for (int t = 0; t < TILES; t++) o[8 + t] = g.tiles[p][t];
    }
}
// What the apprentice thinks of each answer: how far it is behind his best one, and whether it is as good
HD void traits(const Game& g, int me, const uint8_t* may, float* rows) {
    double score[ANSWERS], best = -1e9;
    thoughts(g, me, may, score);
    for (int n = 0; n < ANSWERS; n++) if (may[n] && score[n] > best) best = score[n];
    for (int n = 0; n < ANSWERS; n++) {
        double gap = score[n] - best;
        rows[n * TRAITS] = !may[n] ? 0.0f : gap < -FAR ? -FAR : gap;
        rows[n * TRAITS + BEST] = may[n] && gap > -ALIKE;
    }
}
HD void look(const Game& g, int me, float* sight, float* rows, uint8_t* may) { see(g, me, sight); ways(g, may); traits(g, me, may, rows); }
