// Many games at once: what seats see, and their answers. Built for a GPU by nvcc, for the processor by g++ -x c++; the
// folder of a game has rules.h and seeing.h.
#include "seeing.h"

HD void look_one(Game* games, int i, float* sight, float* rows, uint8_t* may, int8_t* kind, int8_t* seat) {
    const Game& g = games[i];
    kind[i] = kind_of(g);
    seat[i] = asked(g);
    look(g, asked(g), sight + (long)i * SIGHT, rows + (long)i * OPTIONS * TRAITS, may + (long)i * ANSWERS);
}
HD void play_one(Game* games, int i, const int* number, float* points, uint8_t* over) {
    Game& g = games[i];
    answer(g, number[i]);
    over[i] = is_over(g);
    if (over[i]) {
        for (int seat = 0; seat < SEATS; seat++) points[i * SEATS + seat] = points_of(g, seat);
        new_game(g);
    }
}
HD void begin_one(Game* games, int i, uint64_t seed) {
    Game& g = games[i];
    g.luck = (seed + i + 1) * 0x9E3779B97F4A7C15ULL;
    for (int k = 0; k < 8; k++) draw(g, 2);
    new_game(g);
}

#ifdef __CUDACC__
#define GAME int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n)
__global__ void looks(Game* g, int n, float* s, float* r, uint8_t* m, int8_t* k, int8_t* w) { GAME look_one(g, i, s, r, m, k, w); }
__global__ void plays(Game* g, int n, const int* a, float* p, uint8_t* o) { GAME play_one(g, i, a, p, o); }
__global__ void begins(Game* g, int n, uint64_t seed) { GAME begin_one(g, i, seed); }
#define EACH_GAME(name, ...) name##s<<<(n + 63) / 64, 64>>>(games, n, __VA_ARGS__)
#else
#define EACH_GAME(name, ...) for (int i = 0; i < n; i++) name##_one(games, i, __VA_ARGS__)
#endif
extern "C" {
int size_of_game() { return sizeof(Game); }
void sizes(int* out) { int all[] = {SIGHT, ANSWERS, FIXED, OPTIONS, TRAITS, HEADS, FIRST_HEAD, BEST}; for (int k = 0; k < 8; k++) out[k] = all[k]; }
void begin_games(Game* games, int n, uint64_t seed) { EACH_GAME(begin, seed); }
void look_at(Game* games, int n, float* sight, float* rows, uint8_t* may, int8_t* kind, int8_t* seat) { EACH_GAME(look, sight, rows, may, kind, seat); }
void play_games(Game* games, int n, const int* number, float* points, uint8_t* over) { EACH_GAME(play, number, points, over); }
}
