"""Two games that differ only in what a seat cannot see, side by side: whatever the seat does, it gets equal answers.

Three questions are asked of such a pair. What does the seat get without doing anything (``same_table``)? What does it
get for an answer, for taking it back, for two answers in one (``same_answers``)? And what does it see of the others
while both games go the same way (``Pair.go_on``)? There the two may be asked different questions, as one can do what
the other cannot; then what was told is the same up to there, equal streams of events go with equal views, and there
is an answer after which nobody can tell the games apart.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from buonfresco.engine.action import Action
from buonfresco.engine.chance import Chance
from buonfresco.engine.errors import BuonfrescoError, IllegalAction, Reason
from buonfresco.engine.game import Game
from buonfresco.engine.sampling import asked_has_choice, end
from buonfresco.games import fresco, registry
from buonfresco.games.fresco import modules
from tests.support import PRESETS

TEXTS = ("", "pass", "nonsense", "plan 1-1-1-1-1", "wake 7", "withdraw", "restore A1", "buy I.1", "scroll row")
# What somebody must do if he can, and cannot do otherwise: what he shows by it depends on what he has.
FORCED = {
    "bottle": "M10-MKT-01: a bottle must be bought by whoever can pay one",
    "bottle_missed": "M10-MKT-04: and it shows who cannot",
    "pay": "C-REST-02: who restores pays with the cards he has",
    "mix": "C-MIX-01",
}
MOST_TRIED = 100  # answers that might make two games look alike again; where there is one it is among the first


class GaveUpError(Exception):
    """Whatever is answered, the two games stay different."""


class Case(NamedTuple):
    """A game of the family; modules and preset are those of the board game."""

    game: str
    players: int
    seed: int
    modules: tuple[int, ...] = ()
    preset: str = "revised"

    def begin(self) -> Game:
        words: dict[str, Any] = {"modules": self.modules, "preset": self.preset} if self.game == "fresco" else {}
        game: Game
        if 12 in self.modules and len(self.modules) < 10:  # it takes long to win a lady at random
            ladies = {"owned": [[("pink", "purple")[seat % 2]] for seat in range(self.players)]}
            if self.players == 2:
                ladies["owned"].append([])
            game = fresco.position(self.players, phase="wake", slices={"ladies": ladies}, seed=self.seed, **words)
        else:
            game = registry()[self.game].new_game(self.players, seed=self.seed, **words)
        return game


def cases(rng: random.Random) -> Iterator[Case]:
    """Without end: the small games, the board game without modules, with a few of them, and with all."""
    numbers = sorted(modules.registry())
    while True:
        sets = [(), tuple(numbers), *(tuple(sorted(rng.sample(numbers, rng.randint(2, 9)))) for _ in range(3))]
        for name in registry():
            for chosen in sets if name == "fresco" else [()]:
                yield Case(name, rng.randint(2, 4), rng.randrange(1 << 32), chosen, rng.choice(PRESETS))


def said(reason: Reason | None) -> object:
    return reason and (reason.rule, reason.key, reason.args)


def told(game: Game, seat: int | None) -> list[dict[str, object]]:
    return [event.to_data() for event in game.events.seen_by(seat)]


# ---- worlds -------------------------------------------------------------------------------------------------------


def worlds(game: Game, seat: int, rng: random.Random) -> tuple[Game, Game]:
    """Two games with the same luck that the seat cannot tell from this one."""
    one, two = (game.sample(seat, rng.randrange(1 << 32)) for _ in range(2))
    if game.name == "fresco" and rng.random() < 0.5 and not one.s.open:
        for world, amount in ((one, 0), (two, 6)) if rng.random() < 0.5 else ((one, rng.randint(0, 2)), (two, 1)):
            for other in range(game.ruleset.seats):
                if other != seat:
                    _stock(world, other, amount, rng)
    for world in (one, two):
        world.chance = Chance(7)
    return one, two


def _stock(world: Any, other: int, amount: int, rng: random.Random) -> None:
    """Poor or rich, but not so poor that who is asked would have had no choice."""
    thalers, paints = world.s.thalers[other], world.s.paints[other][:]
    world.s.thalers[other] = amount
    world.s.paints[other] = [amount and rng.randint(0, amount) for _ in paints]
    if not asked_has_choice(world, None):
        world.s.thalers[other], world.s.paints[other] = thalers, paints
    end(world)


# ---- what the seat gets -------------------------------------------------------------------------------------------


def same_table(one: Game, two: Game, seat: int, rng: random.Random, every: bool = False) -> None:
    """Without doing anything."""
    assert one.view(seat).to_json() == two.view(seat).to_json()
    assert one.view(seat, told=True).to_json() == two.view(seat, told=True).to_json()
    assert one.view(seat).hash() == two.view(seat).hash()
    assert one.observe(seat).tolist() == two.observe(seat).tolist()
    assert one.legal(seat) == two.legal(seat)
    assert one.over == two.over
    same_undo(one, two, seat)
    actions = one.codec.actions if every else rng.sample(one.codec.actions, min(60, one.codec.size))
    for attempt in (*actions, *TEXTS):
        assert said(one.explain(attempt, seat)) == said(two.explain(attempt, seat)), attempt


def same_undo(one: Game, two: Game, seat: int) -> None:
    """What is refused in both may have two reasons; which one is named differs only where something came to light."""
    if told(one, seat) == told(two, seat):
        assert said(one.explain_undo(seat)) == said(two.explain_undo(seat))
    assert one.can_undo(seat) == two.can_undo(seat) == (one.explain_undo(seat) is None)


def same_answers(one: Game, two: Game, seat: int, rng: random.Random) -> None:
    """For one answer, for taking it back, and for a second one in the same breath."""
    legal = one.legal(seat)
    for first in rng.sample(legal, min(3, len(legal))):
        mine, yours = one.copy(), two.copy()
        mine.apply(first, seat)
        yours.apply(first, seat)
        same_undo(mine, yours, seat)
        free = mine.may_go_on(seat)
        assert free == yours.may_go_on(seat), first
        if free:
            assert told(mine, seat) == told(yours, seat), first
            same_table(mine, yours, seat, rng)
        followers = mine.legal(seat) if free else rng.sample(legal, min(3, len(legal)))
        seconds = [*rng.sample(followers, min(3, len(followers))), *rng.sample(one.codec.actions, 3), *TEXTS[1:7:2]]
        for second in seconds:
            assert batch(one, seat, first, second) == batch(two, seat, first, second), (first, second)
        if mine.can_undo(seat):
            assert mine.undo(seat) is yours.undo(seat) is first
            same_table(mine, yours, seat, rng)
            assert mine.view(seat).to_json() == one.view(seat).to_json()
        else:
            assert refusal(mine, seat) is not None
            assert refusal(yours, seat) is not None


def batch(game: Game, seat: int, *answers: Action | str) -> object:
    """What comes of several answers at once: a refusal, or what is told of them while it is the seat's own doing."""
    trial = game.copy()
    try:
        events = trial.apply_all(answers, seat)
    except BuonfrescoError as error:
        return said(error.reason)
    return [event.to_data() for event in events.seen_by(seat)] if trial.may_go_on(seat) else "done"


def refusal(game: Game, seat: int) -> object:
    try:
        game.undo(seat)
    except IllegalAction as error:
        return said(error.reason)
    return None


# ---- what it sees of the others -----------------------------------------------------------------------------------


class Pair:
    """Two worlds on their way, and what a seat was told in each since they were last alike."""

    def __init__(self, one: Game, two: Game, seat: int | None) -> None:
        self.games = [one, two]
        self.seat = seat
        self.streams: list[list[dict[str, object]]] = [[], []]
        self.luck: list[list[int]] = [[], []]
        self.learned = False
        self.forced = False
        self.passed = [False, False]  # has the turn passed on since?
        self.automatic: list[list[Action]] = [[], []]  # answers nobody was asked for
        self.actor = -1

    def copy(self) -> Pair:
        other = Pair(self.games[0].copy(), self.games[1].copy(), self.seat)
        other.streams = [stream[:] for stream in self.streams]
        other.luck = [luck[:] for luck in self.luck]
        other.automatic = [automatic[:] for automatic in self.automatic]
        other.learned, other.forced, other.passed, other.actor = self.learned, self.forced, self.passed[:], self.actor
        return other

    def answer(self, index: int, action: Action | str, seat: int) -> None:
        game = self.games[index]
        done = len(game.inputs)
        game.apply(action, seat)
        self.streams[index] += told(game, self.seat)
        self.luck[index] += [entry for entry in game.inputs[done:] if entry < 0]
        automatic = [game.codec.actions[entry >> 3] for entry in game.inputs[done + 1 :] if entry >= 0]
        self.automatic[index] += automatic
        self.forced = self.forced or any(action.kind in FORCED for action in automatic)
        self.forced = self.forced or any(event["kind"] in FORCED for event in self.streams[index])
        self.learned = self.learned or game.learned > game.choice
        self.passed[index] = self.passed[index] or game.passed > game.choice

    def waiting(self, index: int) -> list[int]:
        return [decision.seat for decision in self.games[index].decisions]

    def here(self, index: int) -> object:
        """Whom the table waits for, when, in whose turn, after what luck. The rest must follow from what was told."""
        return self.waiting(index), self.games[index].view(None).phase, self.passed[index], self.luck[index]

    def asked(self, index: int) -> object:
        """Who is asked what. Of a decision that all make at once only who is asked."""
        game = self.games[index]
        return self.waiting(index) if game.all_asked else (game.decisions, game.state.stack[-1:])

    def go_on(self, action: Action, actor: int) -> bool:
        """The same answer in both. False if the rules have brought to light what was hidden: they are two games now."""
        self.streams, self.luck, self.passed, self.automatic = [[], []], [[], []], [False, False], [[], []]
        self.learned = self.forced = False
        self.actor = actor
        for index in (0, 1):
            self.answer(index, action, actor)
        try:
            met = self.meet([MOST_TRIED])
        except GaveUpError as error:
            raise AssertionError(("no answer makes them alike", self.asked(0), self.asked(1), self.streams)) from error
        if met is None:
            return False
        self.games, self.streams, self.luck = met.games, met.streams, met.luck
        return True

    def meet(self, left: list[int]) -> Pair | None:
        """Answer what only one of the two is asked, until they are alike; None if they lawfully differ from here on."""
        shorter = 0 if len(self.streams[0]) < len(self.streams[1]) else 1
        common = min(map(len, self.streams))
        alike = self.streams[0][:common] == self.streams[1][:common]
        if not alike or self.luck_differs():
            assert self.learned or self.forced, (self.streams, [game.log.inputs[-4:] for game in self.games])
            return None
        if any(game.over or getattr(game.state, "open", False) for game in self.games):
            return None  # the screens are lifted (B-INFO-07)
        equal = len(self.streams[0]) == len(self.streams[1])
        if equal and self.here(0) == self.here(1):
            views = [game.view(self.seat) for game in self.games]
            assert views[0].to_json() == views[1].to_json(), (self.asked(0), self.asked(1), self.streams[0])
            if self.asked(0) == self.asked(1):
                return self
        if self.forced:
            return None
        lawful = False
        behind = sorted((0, 1), key=lambda index: (self.passed[index], self.games[index].all_asked))
        for index in behind if equal else [shorter]:
            for action, seat in self.tries(index):
                left[0] -= 1
                if left[0] < 0:
                    raise GaveUpError
                trial = self.copy()
                trial.answer(index, action, seat)
                try:
                    met = trial.meet(left)
                except AssertionError:
                    continue
                if met is not None:
                    return met
                lawful = True
        assert lawful or self.learned, ("no answer makes them alike", self.asked(0), self.asked(1), self.streams)
        return None

    def luck_differs(self) -> bool:
        common = min(map(len, self.luck))
        return self.luck[0][:common] != self.luck[1][:common]

    def tries(self, index: int) -> Iterator[tuple[Action, int]]:
        """Answers of who is asked in one game only. Those that decline stand first or last, or the rules gave them."""
        game = self.games[index]
        seat = self.actor if game.all_asked else game._seat
        if seat != self.seat:
            legal = [action for action in game.legal(seat) if action.kind != "withdraw"]
            likely = [action for action in self.automatic[1 - index] if action in legal]
            for action in dict.fromkeys([*likely, *legal[:-3:-1], *legal[:2]]):
                yield action, seat


# ---- whole games --------------------------------------------------------------------------------------------------


def play(case: Case, often: float = 0.2, most: int = 100) -> int:
    """A game of a case, played at random; now and then it is looked at as a pair. Gives the number of looks."""
    game, rng, looks = case.begin(), random.Random(repr(case)), 0
    while not game.over and looks < most:
        if rng.random() < often:
            seat = rng.randrange(case.players)
            state = rng.getstate()
            try:
                look(game, seat, rng)
            except AssertionError as error:
                place = f"{case}, seat {seat}, after {len(game.inputs)} inputs {game.log.inputs[-3:]}"
                raise AssertionError(f"{place}: {error}") from error
            rng.setstate(state)
            rng.random()
            looks += 1
        decision = rng.choice(game.decisions)
        game.apply(rng.choice(game.legal(decision.seat)), decision.seat)
    return looks


def look(game: Game, seat: int, rng: random.Random) -> None:
    one, two = worlds(game, seat, rng)
    assert one.view(seat).to_json() == game.view(seat).to_json()
    same_table(one, two, seat, rng, every=rng.random() < 0.05)
    same_answers(one, two, seat, rng)
    pair = Pair(one, two, seat)
    for _ in range(6):
        one, two = pair.games
        if one.over:
            return
        decision = rng.choice(one.decisions)
        both = [action for action in one.legal(decision.seat) if action in two.legal(decision.seat)]
        if not both or not pair.go_on(rng.choice(both), decision.seat):
            return
        one, two = pair.games
        same_table(one, two, seat, rng)
        same_answers(one, two, seat, rng)
