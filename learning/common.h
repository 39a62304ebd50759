// What all games share: where functions run, and luck.
#pragma once
#include <cstddef>
#include <cstdint>
#ifdef __CUDACC__
#define HD __device__ inline
#else
#define HD inline
#endif

template <class Game> HD uint32_t draw(Game& g, uint32_t n) {
    g.luck ^= g.luck << 13; g.luck ^= g.luck >> 7; g.luck ^= g.luck << 17;
    return (uint32_t)((g.luck * 0x2545F4914F6CDD1DULL) >> 33) % n;
}
