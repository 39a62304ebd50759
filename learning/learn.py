"""A painter learns a game by playing against himself, on a GPU (PyTorch, nvcc).

    python -m learning.learn GAME PLAYERS SECONDS OUT [--games 16384] [--units 192,128] [--seed 1]

Proximal policy optimization over many games at once: the rules.h of GAME plays, one network answers for all seats, and
learns from who won. Answers that have numbers have weights of their own; where options are many and ever different an
option is weighed by its traits, and the position says how much each trait counts. ``tables.h`` for PLAYERS must lie in
OUT (GAME/tables.py). ``painter.npz`` is written there, weights.py makes a file of the package of it. Every 15 seconds a
line says how it goes.
"""

from __future__ import annotations

import argparse
import copy
import ctypes
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from learning.building import Sizes, built, sizes
from torch import Tensor, nn

HERE = Path(__file__).parent
STEPS = 96  # answers of each game between two lessons
LAMBDA = 0.95
CLIP = 0.2
MARGIN = 0.015  # what a point ahead of the best other one is worth beside winning
FAR = 20.0  # points beyond which a margin counts no more


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
        self.may = torch.zeros(games, one.fixed + one.options, dtype=torch.uint8, device=device)
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

    def settle(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()


class Painter(nn.Module):
    def __init__(self, of: Sizes, units: tuple[int, int]) -> None:
        super().__init__()
        self.of = of
        self.one = nn.Linear(of.sight, units[0])
        self.two = nn.Linear(units[0], units[1])
        self.fixed = nn.Linear(units[1], of.fixed)
        self.traits = nn.Linear(units[1], max(1, of.heads * of.traits))
        self.value = nn.Linear(units[1], 1)
        for layer in (self.fixed, self.traits, self.value):
            nn.init.zeros_(layer.bias)
            nn.init.normal_(layer.weight, std=0.01)

    def forward(self, sight: Tensor, kind: Tensor, rows: Tensor, may: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all answers, and the value."""
        hidden = torch.relu(self.two(torch.relu(self.one(sight))))
        found = self.fixed(hidden)
        if self.of.options:
            head = (kind.long() - self.of.first_head).clamp(0, self.of.heads - 1)
            by_trait = self.traits(hidden).view(-1, self.of.heads, self.of.traits)
            chosen = by_trait[torch.arange(len(head), device=head.device), head]
            found = torch.cat([found, torch.bmm(rows, chosen.unsqueeze(2)).squeeze(2)], 1)
        found = found.float().masked_fill(may == 0, -1e9)
        return torch.log_softmax(found, 1), self.value(hidden).squeeze(1).float()


def rewards(points: Tensor) -> Tensor:
    """By seat: who won, and a little for the margin."""
    players = points.shape[1]
    best = points.max(1, keepdim=True).values
    won = (points == best).float()
    others = torch.stack([torch.cat([points[:, :p], points[:, p + 1 :]], 1).max(1).values for p in range(players)], 1)
    return won / won.sum(1, keepdim=True) + MARGIN * (points - others).clamp(-FAR, FAR)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=[one.parent.name for one in HERE.glob("*/rules.h")])
    parser.add_argument("players", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=16384)
    parser.add_argument("--units", default="192,128")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=1e-3)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    board = Board(given.game, given.players, given.games, given.out, device, given.seed)
    one, two = map(int, given.units.split(","))
    painter = Painter(board.sizes, (one, two)).to(device)
    optimizer = torch.optim.Adam(painter.parameters(), lr=given.rate, eps=1e-5)
    begun = told = time.time()
    finished, answered, lessons = 0, 0, 0
    sums = {"points": 0.0, "best": 0.0, "games": 0.0}
    earlier: Painter | None = None
    spent = {"play": 0.0, "learn": 0.0}
    while (done := (time.time() - begun) / given.seconds) < 1.0:
        rate = given.rate * max(0.02, 1.0 - done)
        for group in optimizer.param_groups:
            group["lr"] = rate
        eager = 0.03 * (1.0 - done) ** 1.5 + 0.0005  # how much it is drawn to what it has not tried
        if done > 0.25 and earlier is None:
            earlier = copy.deepcopy(painter)
        clock = time.time()
        seen, ended = gather(board, painter, given.players)
        spent["play"] += time.time() - clock
        answered += STEPS * given.games
        lessons += 1
        finished += int(ended.shape[0])
        if ended.shape[0]:
            sums["points"] += float(ended.mean(1).sum())
            sums["best"] += float(ended.max(1).values.sum())
            sums["games"] += ended.shape[0]
        clock = time.time()
        losses = learn(painter, optimizer, seen, given.batch, eager)
        spent["learn"] += time.time() - clock
        if time.time() - told > 15 or lessons == 1:
            told = time.time()
            count = max(1.0, sums["games"])
            line: dict[str, Any] = {
                "s": round(told - begun),
                "lessons": lessons,
                "answers": answered,
                "games": finished,
                "points": round(sums["points"] / count, 1),
                "best": round(sums["best"] / count, 1),
                **losses,
            }
            print(json.dumps({**line, **{name: round(seconds) for name, seconds in spent.items()}}), flush=True)
            sums = {"points": 0.0, "best": 0.0, "games": 0.0}
            save(painter, given.out, line)
    how: dict[str, Any] = {
        "seconds": given.seconds,
        "lessons": lessons,
        "answers": answered,
        "games": finished,
        "seed": given.seed,
    }
    if earlier is not None:
        how["against the first quarter"] = match(board, painter, 0.0, earlier, 0.0, given.players)
    for heat in (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0):
        how[f"against heat {heat}"] = match(board, painter, 0.0, painter, heat, given.players)
    save(painter, given.out, how)
    print(json.dumps(how))


@torch.no_grad()
def match(board: Board, one: Painter, heat: float, three: Painter, other_heat: float, players: int) -> float:
    """How often one wins against others, each in its heat: 0 takes the best answer, more heat draws more evenly."""
    board.begin(999)
    own = torch.arange(board.count, device=board.device) % players
    won = torch.zeros(board.count, device=board.device)
    done = torch.zeros(board.count, dtype=torch.bool, device=board.device)
    while not bool(done.all()):
        board.look()
        mine = board.seat.long() == own
        answers = []
        for painter, warm in ((one, heat), (three, other_heat)):
            chances, _ = painter(board.sight, board.kind, board.rows, board.may)
            if warm:
                noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-20, 1 - 1e-7)))
                chances = torch.where(board.may == 0, chances, chances / warm + noise)
            answers.append(chances.argmax(1))
        board.play(torch.where(mine, answers[0], answers[1]))
        over = board.over.bool() & ~done
        best = board.points.max(1).values
        first = board.points.gather(1, own.unsqueeze(1)).squeeze(1) == best
        won = torch.where(over, first.float(), won)
        done |= over
    return round(float(won.mean()), 4)


def save(painter: Painter, folder: Path, line: dict[str, Any]) -> None:
    """Weights by name, and how they were learned; ``weights.py`` makes the package's file of them."""
    weights = {name: what.detach().float().cpu().numpy() for name, what in painter.state_dict().items()}
    np.savez(folder / "painter.npz", line=json.dumps(line), **weights)


Seen = dict[str, Tensor]


@torch.no_grad()
def gather(board: Board, painter: Painter, players: int) -> tuple[Seen, Tensor]:
    """So many answers of every game, with what each was worth to the seat that gave it."""
    n, device = board.count, board.device
    kept: dict[str, list[Any]] = {
        name: [] for name in ("sight", "rows", "may", "kind", "seat", "answer", "chance", "value", "over", "reward")
    }
    ended: list[Tensor] = []
    for _ in range(STEPS):
        board.look()
        with torch.autocast(device.type, dtype=torch.bfloat16):
            chances, value = painter(board.sight, board.kind, board.rows, board.may)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-20, 1 - 1e-7)))
        answer = (chances + noise).argmax(1)
        kept["sight"].append(board.sight.half())
        kept["rows"].append(board.rows.half())
        kept["may"].append(board.may.clone())
        kept["kind"].append(board.kind.clone())
        kept["seat"].append(board.seat.long())
        kept["answer"].append(answer)
        kept["chance"].append(chances.gather(1, answer.unsqueeze(1)).squeeze(1))
        kept["value"].append(value)
        board.play(answer)
        over = board.over.bool()
        kept["over"].append(over)
        kept["reward"].append(torch.where(over.unsqueeze(1), rewards(board.points), torch.zeros_like(board.points)))
        if bool(over.any()):
            ended.append(board.points[over].clone())
    # backward, by seat: the worth of the seat's next answer, what was learned since, and whether there is any
    following = torch.zeros(n, players, device=device)
    gained = torch.zeros(n, players, device=device)
    known = torch.zeros(n, players, dtype=torch.bool, device=device)
    fresh = torch.zeros(n, players, dtype=torch.bool, device=device)  # the game is over before the seat's next answer
    final = torch.zeros(n, players, device=device)
    better: list[Any] = [None] * STEPS
    usable: list[Any] = [None] * STEPS
    rows = torch.arange(n, device=device)
    for step in range(STEPS - 1, -1, -1):
        over = kept["over"][step]
        final = torch.where(over.unsqueeze(1), kept["reward"][step], final)
        fresh = fresh | over.unsqueeze(1)
        seat, value = kept["seat"][step], kept["value"][step]
        last = fresh[rows, seat]
        ahead = torch.where(last, final[rows, seat], following[rows, seat])
        delta = ahead - value
        better[step] = delta + torch.where(last, torch.zeros_like(delta), LAMBDA * gained[rows, seat])
        usable[step] = last | known[rows, seat]
        following[rows, seat] = value
        gained[rows, seat] = torch.where(usable[step], better[step], torch.zeros_like(delta))
        known[rows, seat] = True
        fresh[rows, seat] = False
    seen = {name: torch.cat(kept[name]) for name in ("sight", "rows", "may", "kind", "answer", "chance", "value")}
    seen["better"] = torch.cat(better)
    use = torch.cat(usable)
    seen["goal"] = seen["value"] + seen["better"]
    seen["use"] = use.nonzero().squeeze(1)
    return seen, torch.cat(ended) if ended else torch.zeros(0, players, device=device)


def learn(painter: Painter, optimizer: torch.optim.Optimizer, seen: Seen, batch: int, eager: float) -> dict[str, float]:
    use = seen["use"]
    better = seen["better"][use]
    mean, spread = better.mean(), better.std() + 1e-6
    device = use.device
    total = {"policy": 0.0, "value": 0.0, "doubt": 0.0, "moved": 0.0}
    rounds = 0
    for _ in range(2):
        order = use[torch.randperm(len(use), device=device)]
        for first in range(0, len(order) - batch // 2, batch):
            part = order[first : first + batch]
            with torch.autocast(device.type, dtype=torch.bfloat16):
                chances, value = painter(
                    seen["sight"][part].float(), seen["kind"][part], seen["rows"][part].float(), seen["may"][part]
                )
            now = chances.gather(1, seen["answer"][part].unsqueeze(1)).squeeze(1)
            ratio = torch.exp(now - seen["chance"][part])
            gain = (seen["better"][part] - mean) / spread
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            miss = (value - seen["goal"][part]).pow(2).mean()
            doubt = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            loss = policy + 0.5 * miss - eager * doubt
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(painter.parameters(), 0.5)
            optimizer.step()
            rounds += 1
            for name, what in (
                ("policy", policy),
                ("value", miss),
                ("doubt", doubt),
                ("moved", (ratio - 1).abs().mean()),
            ):
                total[name] += float(what.detach())
    return {name: round(what / max(1, rounds), 4) if math.isfinite(what) else 0.0 for name, what in total.items()}


if __name__ == "__main__":
    main()
