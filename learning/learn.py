"""A painter learns a game by playing against himself (PyTorch), on a GPU (nvcc) if there is one.

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
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from learning.board import Board
from learning.building import Sizes
from torch import Tensor, nn

HERE = Path(__file__).parent
LAMBDA = 0.95
CLIP = 0.2
MARGIN = 0.015  # what a point ahead of the best other one is worth beside winning
HEATS = (1.0, 1.5, 2.0, 3.0, 4.0)  # tried at the end
FAR = 20.0  # points beyond which a margin counts no more


class Painter(nn.Module):
    def __init__(self, of: Sizes, units: tuple[int, int], lean: float = 0.0) -> None:
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
        if of.best >= 0:
            with torch.no_grad():
                self.traits.bias.view(of.heads, of.traits)[:, of.best] = lean

    def forward(self, sight: Tensor, kind: Tensor, rows: Tensor, may: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all answers, and the value."""
        hidden = torch.relu(self.two(torch.relu(self.one(sight))))
        found = self.fixed(hidden)
        if self.of.options:
            head = (kind.long() - self.of.first_head).clamp(0, self.of.heads - 1)
            by_trait = self.traits(hidden).view(-1, self.of.heads, self.of.traits)
            chosen = by_trait[torch.arange(len(head), device=head.device), head]
            by_option = torch.bmm(rows, chosen.unsqueeze(2)).squeeze(2)
            beside = self.of.answers > self.of.fixed
            found = torch.cat([found, by_option], 1) if beside else found + by_option
        found = found.float().masked_fill(may == 0, -1e9)
        return torch.log_softmax(found, 1), self.value(hidden).squeeze(1).float()


def known(path: Path, of: Sizes) -> dict[str, Tensor]:
    """Weights that were saved. More players than there were: they come last in what is seen, and count nothing yet."""
    found = np.load(path)
    weights = {name: torch.tensor(found[name]) for name in found.files if name != "line"}
    one = weights["one.weight"]
    weights["one.weight"] = torch.cat([one, torch.zeros(one.shape[0], of.sight - one.shape[1])], 1)
    return weights


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
    parser.add_argument("--games", type=int, default=16384, help="at once")
    parser.add_argument("--steps", type=int, default=96, help="answers of each game between two lessons")
    parser.add_argument("--units", default="192,128")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--eager", type=float, default=0.03, help="how much it is drawn to the untried at first")
    parser.add_argument("--lean", type=float, default=0.0, help="how much it leans on the apprentice at first")
    parser.add_argument("--apprentices", type=float, default=0.0, help="share of games against apprentices")
    parser.add_argument(
        "--further", type=Path, help="a painter.npz to learn on from; in the card game also one of fewer players"
    )
    parser.add_argument("--threads", type=int, default=0, help="of the processor; 0: as many as PyTorch likes")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    if given.threads:
        torch.set_num_threads(given.threads)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    board = Board(given.game, given.players, given.games, given.out, device, given.seed)
    one, two = map(int, given.units.split(","))
    painter = Painter(board.sizes, (one, two), given.lean).to(device)
    if given.further:
        painter.load_state_dict(known(given.further, board.sizes))
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
        eager = given.eager * (1.0 - done) ** 1.5 + 0.0005
        if done > 0.25 and earlier is None:
            earlier = copy.deepcopy(painter)
        clock = time.time()
        seen, ended = gather(board, painter, given.players, given.steps, given.apprentices)
        spent["play"] += time.time() - clock
        answered += int(seen["use"].shape[0])
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
    if board.sizes.best >= 0:
        for heat in (0.0, *HEATS):
            how[f"against apprentices, heat {heat}"] = match(board, painter, heat, None, 0.0, given.players)
    for heat in HEATS:
        how[f"against heat {heat}"] = match(board, painter, 0.0, painter, heat, given.players)
    save(painter, given.out, how)
    print(json.dumps(how))


@torch.no_grad()
def match(board: Board, one: Painter, heat: float, three: Painter | None, other_heat: float, players: int) -> float:
    """How often one wins against others, each in its heat: 0 takes the best answer, more heat draws more evenly. None:
    apprentices. Who shares the first place has won his share.
    """
    board.begin(999)
    own = torch.arange(board.count, device=board.device) % players
    won = torch.zeros(board.count, device=board.device)
    done = torch.zeros(board.count, dtype=torch.bool, device=board.device)
    while not bool(done.all()):
        board.look()
        mine = board.seat.long() == own
        answers = []
        for painter, warm in ((one, heat), (three, other_heat)):
            if painter is None:
                answers.append(board.apprentice())
                continue
            chances, _ = painter(board.sight, board.kind, board.rows, board.may)
            if warm:
                noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-20, 1 - 1e-7)))
                chances = torch.where(board.may == 0, chances, chances / warm + noise)
            answers.append(chances.argmax(1))
        board.play(torch.where(mine, answers[0], answers[1]))
        over = board.over.bool() & ~done
        best = board.points.max(1).values
        first = board.points.gather(1, own.unsqueeze(1)).squeeze(1) == best
        shared = (board.points == best.unsqueeze(1)).sum(1)
        won = torch.where(over, first / shared, won)
        done |= over
    return round(float(won.mean()), 4)


def save(painter: Painter, folder: Path, line: dict[str, Any]) -> None:
    """Weights by name, and how they were learned; ``weights.py`` makes the package's file of them."""
    weights = {name: what.detach().float().cpu().numpy() for name, what in painter.state_dict().items()}
    np.savez(folder / "painter.npz", line=json.dumps(line), **weights)


Seen = dict[str, Tensor]


def short(device: torch.device) -> Any:
    """Short numbers where they are quicker."""
    return torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda")


@torch.no_grad()
def gather(board: Board, painter: Painter, players: int, steps: int, apprentices: float = 0.0) -> tuple[Seen, Tensor]:
    """So many answers of every game, with what each was worth to the seat that gave it. In a share of the games one
    seat plays against apprentices.
    """
    n, device = board.count, board.device
    numbers = torch.arange(n, device=device)
    taught = numbers < apprentices * n
    kept: dict[str, list[Any]] = {
        name: []
        for name in ("sight", "rows", "may", "kind", "seat", "answer", "chance", "value", "over", "reward", "own")
    }
    ended: list[Tensor] = []
    for _ in range(steps):
        board.look()
        with short(device):
            chances, value = painter(board.sight, board.kind, board.rows, board.may)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-20, 1 - 1e-7)))
        answer = (chances + noise).argmax(1)
        own = ~taught | (board.seat.long() == numbers % players)
        if apprentices:
            answer = torch.where(own, answer, board.apprentice())
        kept["own"].append(own)
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
    better: list[Any] = [None] * steps
    usable: list[Any] = [None] * steps
    for step in range(steps - 1, -1, -1):
        over = kept["over"][step]
        final = torch.where(over.unsqueeze(1), kept["reward"][step], final)
        fresh = fresh | over.unsqueeze(1)
        seat, value = kept["seat"][step], kept["value"][step]
        last = fresh[numbers, seat]
        ahead = torch.where(last, final[numbers, seat], following[numbers, seat])
        delta = ahead - value
        better[step] = delta + torch.where(last, torch.zeros_like(delta), LAMBDA * gained[numbers, seat])
        usable[step] = last | known[numbers, seat]
        following[numbers, seat] = value
        gained[numbers, seat] = torch.where(usable[step], better[step], torch.zeros_like(delta))
        known[numbers, seat] = True
        fresh[numbers, seat] = False
    seen = {name: torch.cat(kept[name]) for name in ("sight", "rows", "may", "kind", "answer", "chance", "value")}
    seen["better"] = torch.cat(better)
    use = torch.cat(usable) & torch.cat(kept["own"])
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
            with short(device):
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
