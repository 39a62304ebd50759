"""One game: the same for the same seed, and whoever does not play by the rules forfeits it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from buonfresco.arena import match, players
from buonfresco.arena.match import BROKEN, ILLEGAL, LATE, NOBODY, RAISED, Record, bin_of, bin_start, play
from buonfresco.arena.plan import Series
from buonfresco.engine.errors import BadConfig
from buonfresco.games import registry
from tests.arena.bots import named

CLOCK = ("seconds", "worst", "thought")


def played(bots: list[str], players: int = 2, game: str = "dice", number: int = 0, **words: Any) -> Record:
    series = Series(game, tuple(bots), players, 5, **words)
    return play(series, series.task(number), lambda seat: None)


def timeless(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(record)
    return {name: value for name, value in data.items() if name not in CLOCK}


@pytest.mark.parametrize("game", registry())
def test_the_same_task_is_the_same_game(game: str) -> None:
    first = timeless(played(["random"], 3, game))
    assert timeless(played(["random"], 3, game)) == first
    assert timeless(played(["random"], 3, game, number=1)) != first
    assert {"number", "seed", "seats", "winners", "scores", "rounds", "points", "order"} <= set(first)
    for seat, score in enumerate(first["scores"]):
        assert sum(first["points"][seat].values()) == score


def test_settings_and_arms_are_used() -> None:
    arms: tuple[dict[str, Any], ...] = ({}, {"modules": [16]})
    one, other = (played(["random"], 2, "fresco", number=n, arms=arms) for n in (0, 1))
    assert (one.seed, one.arm, other.arm) == (other.seed, 0, 1)
    assert one.scores != other.scores


def test_a_record_reads_back() -> None:
    record = played(["apprentice", "random"])
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
    assert sum(sum(thoughts.values()) for thoughts in record.thought) == sum(record.decisions)


@pytest.mark.parametrize(
    ("bot", "why", "what"),
    [
        ("raises", RAISED, "ValueError: <b>I & my bugs</b> (bots.py:"),
        ("leaves", RAISED, "SystemExit: 0"),
        ("invents", ILLEGAL, "999"),
        ("counts_from_the_end", ILLEGAL, "-1"),
        ("agrees", ILLEGAL, "True"),
        ("speaks", ILLEGAL, "bet marked"),
        ("forgets", ILLEGAL, "None"),
        ("puzzles", RAISED, "ValueError: no number"),
        ("hides", RAISED, "Mute (bots.py:"),
        ("shouts", ILLEGAL, "19932 bits"),
    ],
)
def test_who_does_not_answer_forfeits_the_game(bot: str, why: str, what: str) -> None:
    record = played([named(bot), named("first")], 3)
    assert record.forfeit is not None
    assert (record.forfeit.seat, record.forfeit.bot, record.forfeit.why) == (0, named(bot), why)
    assert what in record.forfeit.what
    assert record.winners == [1, 2]  # all who are not the culprit
    assert record.scores == []


def test_late_answers_do_not_count() -> None:
    record = played([named("dawdles"), named("first")], limit=0.2)
    assert record.forfeit is not None
    assert record.forfeit.why == LATE


def test_all_seats_of_a_culprit_lose() -> None:
    record = played([named("first"), named("raises")], 3)
    assert record.forfeit is not None
    assert record.winners == [0]
    assert played([named("raises")], 3).winners == []


def test_an_error_of_the_rules_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(name: str) -> Any:
        raise RuntimeError("the rules stumble")

    monkeypatch.setattr(match, "get_game", stumble)
    record = played(["random"])
    assert record.forfeit is not None
    assert (record.forfeit.seat, record.forfeit.why, record.winners) == (NOBODY, BROKEN, [])
    assert "the rules stumble" in record.forfeit.what


def test_bins_of_milliseconds() -> None:
    for seconds in (0.0, 1e-6, 0.00123, 0.001, 0.5, 59.0):
        low, high = bin_start(bin_of(seconds)), bin_start(bin_of(seconds) + 1)
        assert low <= max(seconds, 1e-7) * 1000 * (1 + 1e-9)
        assert max(seconds, 1e-7) * 1000 < high * (1 + 1e-9)


def test_a_budget_goes_with_the_name() -> None:
    """So that a bot can meet itself with another one."""
    found = players.find("dice", "journeyman@7/0.5")
    assert (found.name, found.level.budget) == ("journeyman@7/0.5", (7, 0.5))
    assert players.find("dice", "master@9").level.budget.rollouts == 9
    record = played(["journeyman@12", "journeyman@2"])
    assert record.seats == ("journeyman@12", "journeyman@2")
    assert record.forfeit is None
    for wrong in ("journeyman@", "journeyman@x", "journeyman@-1", "journeyman@3/0", "journeyman@3/nan", "nobody@3"):
        with pytest.raises(BadConfig):
            players.find("dice", wrong)
