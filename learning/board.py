"""Many games at once (many.cu), as tensors."""

from __future__ import annotations

import ctypes
from pathlib import Path

import torch
from learning.building import built, sizes
from torch import Tensor


class Board:
    """Many games, on the GPU if there is one."""

    def __init__(self, game: str, players: int, games: int, folder: Path, device: torch.device, seed: int) -> None:
        self.library = built(game, folder, gpu=device.type == "cuda")
        self.sizes = sizes(self.library)
        self.count = games
        one = self.sizes
        self.games = torch.zeros(games * self.library.size_of_game(), dtype=torch.uint8, device=device)
        self.sight = torch.zeros(games, one.sight, device=device)
        self.rows = torch.zeros(games, one.options, one.traits, device=device)
        self.may = torch.zeros(games, one.answers, dtype=torch.uint8, device=device)
        self.kind = torch.zeros(games, dtype=torch.int8, device=device)
        self.seat = torch.zeros(games, dtype=torch.int8, device=device)
        self.points = torch.zeros(games, players, device=device)
        self.over = torch.zeros(games, dtype=torch.uint8, device=device)
        self.device = device
        self.begin(seed)

    def begin(self, seed: int) -> None:
        self.library.begin_games(self.at(self.games), self.count, ctypes.c_uint64(seed << 32))

    @staticmethod
    def at(what: Tensor) -> ctypes.c_void_p:
        return ctypes.c_void_p(what.data_ptr())

    def look(self) -> None:
        self.settle()
        at = self.at
        self.library.look_at(
            at(self.games), self.count, at(self.sight), at(self.rows), at(self.may), at(self.kind), at(self.seat)
        )
        self.settle()

    def play(self, answer: Tensor) -> None:
        self.answer = answer.to(torch.int32)  # kept while the kernel reads it
        self.settle()
        self.library.play_games(
            self.at(self.games), self.count, self.at(self.answer), self.at(self.points), self.at(self.over)
        )
        self.settle()

    def apprentice(self) -> Tensor:
        """What he would answer; of equal answers one is drawn."""
        liked = self.rows[:, :, self.sizes.best] * (self.may != 0)
        return (liked + torch.rand_like(liked)).argmax(1)

    def settle(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()
