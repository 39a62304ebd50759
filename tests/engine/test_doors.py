"""Texts from outside: the door for one's own and the door for strangers."""

from __future__ import annotations

import contextlib
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from buonfresco.engine import doors
from buonfresco.engine.chance import seed_word
from buonfresco.engine.errors import BadConfig, BadGame, BadLog, BadPack, BuonfrescoError
from buonfresco.games import cards, dice, fresco, registry
from tests.support import ALL_MODULES

SETTINGS: dict[str, dict[str, Any]] = {"fresco": {"modules": ALL_MODULES}, "cards": {}, "dice": {}}
NAMES = list(SETTINGS)


def played(name: str, answers: int = 60, players: int = 3, seed: int = 5) -> Any:
    game = registry()[name].new_game(players, seed=seed, **SETTINGS[name])
    rng = random.Random(seed)
    for _ in range(answers):
        game.apply(rng.choice(game.legal()))
    return game


def changed(game: Any, path: tuple[Any, ...], value: object) -> str:
    data = json.loads(game.to_json())
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return json.dumps(data)


def undo(game: Any) -> list[int]:
    """What decides whether an answer may be taken back."""
    return [game.choice, game.learned, game.revealed, game.passed]


# ---- what is believed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_stranger_brings_a_log_and_nothing_else(name: str) -> None:
    game = played(name)
    data = json.loads(game.to_json())
    data["state"] = {"anything": ["at", "all"]}
    data["luck"] = ["0000000000000007", ["whatever"]]
    data["undo"] = [0, 0, 0, 0]
    again = registry()[name].from_json(json.dumps(data), trusted=False)
    assert (again.hash(), again.log) == (game.hash(), game.log)
    assert undo(again) == undo(game)
    assert again.chance.word not in (7, game.chance.word)
    assert again.chance.coming is None
    with pytest.raises(BadGame):
        registry()[name].from_json(json.dumps(data))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("trusted", [True, False])
def test_what_can_be_derived_is_derived(name: str, trusted: bool) -> None:
    game = played(name)
    forged = changed(game, ("undo",), [0, 0, 0, 0])
    assert undo(game) != [0, 0, 0, 0]
    assert undo(registry()[name].from_json(forged, trusted=trusted)) == undo(game)
    assert undo(registry()[name].from_json(forged, verify=False)) == [0, 0, 0, 0]
    again = registry()[name].from_json(forged, trusted=trusted)
    assert (again.chance.word == game.chance.word) == trusted


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("trusted", [True, False])
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("log", "game"), "chess"),
        (("log", "version"), 99),
        (("log", "config", "players"), 4),
        (("log", "config", "digest"), "0"),
        (("version",), 99),
    ],
)
def test_a_saved_game_and_its_log_agree(name: str, trusted: bool, path: tuple[str, ...], value: object) -> None:
    with pytest.raises(BadGame) as error:
        registry()[name].from_json(changed(played(name), path, value), trusted=trusted)
    assert path[-1] in str(error.value) or "config" in str(error.value)


@pytest.mark.parametrize("name", NAMES)
def test_strangers_stand_where_their_logs_lead(name: str) -> None:
    for text in (changed(played(name), ("hash",), "00"), changed(played(name), ("log", "inputs"), [])):
        with pytest.raises(BadGame):
            registry()[name].from_json(text, trusted=False)


@pytest.mark.parametrize("name", NAMES)
def test_undone_answers_of_strangers_are_not_kept(name: str) -> None:
    """Nobody has played them again, so nobody knows whether they were possible."""
    game = played(name)
    log = game.log
    lines = [*log.inputs, log.inputs[-1], f"undo {len(game.inputs)}"]
    foul = {**json.loads(log.to_json()), "inputs": lines}
    kind = registry()[name]
    assert kind.replay(json.dumps(foul), trusted=False).log.inputs == log.inputs


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("trusted", [True, False])
def test_other_versions_are_played_again(name: str, trusted: bool) -> None:
    game, kind = played(name), registry()[name]
    data = json.loads(game.to_json())
    data["version"] = data["log"]["version"] = 7
    data["state"]["stack"] = "as they wrote it then"
    again = kind.from_json(json.dumps(data), trusted=trusted)
    assert (again.hash(), again.check()) == (game.hash(), [])
    assert kind.replay(json.dumps(data["log"]), trusted=trusted).hash() == game.hash()
    data["log"]["inputs"] = data["log"]["inputs"][:-1]
    with pytest.raises(BadGame) as error:
        kind.from_json(json.dumps(data), trusted=trusted)
    assert error.value.reason.key == "error-other-version"
    data["log"]["inputs"] = ["draw 0"]
    with pytest.raises(BadLog) as wrong:
        kind.replay(json.dumps(data["log"]), trusted=trusted)
    assert wrong.value.reason.key == "error-other-version"


# ---- positions that logs begin with --------------------------------------------------------------------------------


def test_a_log_of_a_stranger_may_begin_with_a_sound_position() -> None:
    game = fresco.position(players=3, painters=[{"wake": n, "plan": [1] * 5} for n in (5, 6, 7)], phase="market")
    game.apply(game.legal()[0])
    assert fresco.replay(game.log.to_json(), trusted=False).hash() == game.hash()
    data = json.loads(game.log.to_json())
    data["start"]["painters"][0]["space"] = 5  # the points do not add up
    assert fresco.replay(json.dumps(data)).check() != []
    with pytest.raises(BadGame, match="B-TRACK-01"):
        fresco.replay(json.dumps(data), trusted=False)


def test_a_log_that_begins_with_nonsense_is_refused_in_words() -> None:
    game = fresco.position(players=3, painters=[{"wake": n, "plan": [1] * 5} for n in (5, 6, 7)], phase="market")
    frames = (["restore", "score", 0, 3], ["request", "take", 0, 0], ["cathedral", "", 0, 2], ["round", "end", 0, 0])
    for frame in frames:
        data = json.loads(game.log.to_json())
        data["start"]["stack"].append(frame)
        data["inputs"] = ["0 pass", "0 pass"]
        with pytest.raises(BuonfrescoError):
            fresco.replay(json.dumps(data), trusted=False)
        with contextlib.suppress(BuonfrescoError):  # one's own may be any nonsense, but no other error comes of it
            fresco.replay(json.dumps(data))


def test_a_position_that_would_go_on_by_itself_for_ever() -> None:
    """A question with one answer that settles nothing, again and again: nobody is asked, and the log grows."""
    painters = [{"wake": n, "plan": [1] * 5} for n in (5, 6, 7)]
    owed = {"bells": {"open": [[["8-5-5b", 3], ["6-4-4b", 1]], [], []]}}
    game = fresco.position(players=3, painters=painters, phase="studio", modules=(8,), slices=owed)
    assert game.decisions[0].kind == "instalment"
    data = json.loads(game.log.to_json())
    data["start"]["stack"] = [["round", "workshop", -1, 0], ["instalment", "", 0, 0]]
    too_much = [["8-5-5b", 3], ["6-4-4c", 4], ["6-4-4b", 10]]
    data["start"]["modules"]["bells"] |= {"pending": [3, 0, 0], "open": [too_much, [], []]}
    for trusted in (True, False):
        with pytest.raises(BuonfrescoError, match="again and again"):
            fresco.replay(json.dumps(data), trusted=trusted)


@pytest.mark.parametrize(
    ("phase", "path", "value", "rule"),
    [
        ("plan", ("sealed",), False, "B-INFO-02"),  # plans would be seen while they are made
        ("market", ("sealed",), True, "B-INFO-02"),
        ("market", ("open",), True, "B-INFO-07"),  # and stocks all game
        ("plan", ("order",), [], "B-ORDER-02"),  # nobody would act
        ("plan", ("painters", 2, "plan"), None, "L-SETUP-04"),
        ("wake", ("painters", 0, "mood"), -4, "B-MOOD-07"),
    ],
)
def test_no_position_shows_what_is_hidden_or_breaks_later(
    phase: str, path: tuple[Any, ...], value: object, rule: str
) -> None:
    plan = {"plan": [1] * 5} if phase == "market" else {"plan": None}
    people = [{**plan, "wake": 5}, {**plan, "wake": 6}, {"wake": 7}]
    if phase == "wake":
        people = [{"wake": 5}, {}, {}]
    game = fresco.position(players=2, painters=people, phase=phase, modules=[16])
    data = json.loads(game.log.to_json())
    inner = data["start"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert any(rule in problem for problem in fresco.replay(json.dumps(data)).check())
    with pytest.raises(BadGame, match=rule):
        fresco.replay(json.dumps(data), trusted=False)


# ---- how large it may be -------------------------------------------------------------------------------------------


def lying_log(**changes: object) -> str:
    return json.dumps({**json.loads(played("dice").log.to_json()), **changes})


@pytest.mark.parametrize(
    ("text", "strangers_only"),
    [
        (" " * (doors.MOST_TEXT + 1), False),
        ("[" * 100_000, False),
        ('{"game":"dice","version":1,"config":{"players":' + "9" * 5000 + '},"inputs":[]}', False),
        (" " * (doors.MOST_STRANGE_TEXT + 1) + lying_log(), True),
        (lying_log(inputs=["0 wait"] * (doors.MOST_INPUTS + 1)), True),
        (lying_log(inputs=["draw" + " 0" * doors.LONGEST_LINE]), True),
        (lying_log(config={"players": 2, "pack": "x" * 1000}), True),
        (lying_log(config={"players": 2, "max_rounds": 10**19}), True),
        (lying_log(start={"unseen": ["x"] * 2000}), True),
        (lying_log(start={"a": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}), True),
    ],
    ids=["text", "brackets", "digits", "strange text", "inputs", "line", "name", "number", "list", "depth"],
)
def test_what_is_too_large_is_refused_before_it_is_built(text: str, strangers_only: bool) -> None:
    with pytest.raises(BuonfrescoError) as error:
        dice.replay(text, trusted=False)
    if strangers_only:
        assert error.value.reason.key == "error-too-large"
    else:
        with pytest.raises(BadLog):
            dice.replay(text)


def multisets(data: Any, path: tuple[Any, ...] = ()) -> Any:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from multisets(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from multisets(value, (*path, place))
    elif type(data) is int:
        yield path


@pytest.mark.parametrize("name", NAMES)
def test_no_number_in_a_position_asks_for_billions(name: str) -> None:
    """Each of them would be two billion cards, tiles, frames or rounds."""
    game = played(name)
    for path in list(multisets(json.loads(game.to_json())["state"])):
        for value in (2**31, 10**18):
            with pytest.raises(BuonfrescoError):
                registry()[name].from_json(changed(game, ("state", *path), value))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_written_in_another_form_is_refused_as_that(name: str) -> None:
    data = json.loads(played(name).to_json())
    data["version"] = 1
    data["barrier"] = data.pop("undo")[0]
    with pytest.raises(BadGame) as error:
        registry()[name].from_json(json.dumps(data))
    assert error.value.reason.key == "error-other-version"


@pytest.mark.parametrize("name", NAMES)
def test_an_agenda_without_an_end(name: str) -> None:
    game = played(name)
    frame = json.loads(game.to_json())["state"]["stack"][0]
    with pytest.raises(BadGame):
        registry()[name].from_json(changed(game, ("state", "stack"), [frame] * 10**5))


@pytest.mark.parametrize("module", [cards, dice, fresco])
def test_what_is_written_can_be_read_again(module: Any) -> None:
    """Whatever round a position begins in, the game can be saved as it goes on, or says that it cannot."""
    with pytest.raises(BadGame):
        module.position(players=2, round=2**31)
    game = module.position(players=2, round=32_000, max_rounds=None)
    rng = random.Random(1)
    for _ in range(200):
        try:
            text = game.to_json()
        except BadGame:
            assert game.s.round > 32_000
            return
        assert module.from_json(text).hash() == game.hash()
        game.apply(rng.choice(game.legal()))
    raise AssertionError("it never came to the next round")


def test_seeds_of_any_length() -> None:
    assert seed_word(7) == 1346066267577507604
    assert seed_word("x" * 10**6) != seed_word("x" * (10**6 - 1))
    assert seed_word(1 << 10**7) != seed_word(-(1 << 10**7)) != seed_word(1 << (10**7 + 1))
    assert len({seed_word("é" * n) for n in range(1000, 1100)}) == 100


# ---- packs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_strangers_name_packs_but_no_folders(name: str, tmp_path: Path) -> None:
    game, kind = played(name), registry()[name]
    home = str(kind.packs.home / "standard")
    own = kind.new_game(3, pack=home, seed=1)
    assert kind.from_json(own.to_json()).hash() == own.hash()
    for pack in (home, str(tmp_path), "no_such_pack", "../standard", "", 7, None, ["standard"]):
        data = json.loads(game.to_json())
        data["config"]["pack"] = data["log"]["config"]["pack"] = pack
        with pytest.raises(BuonfrescoError):
            kind.from_json(json.dumps(data), trusted=False)


@pytest.mark.parametrize("name", NAMES)
def test_packs_that_are_no_folders_of_files(name: str, tmp_path: Path) -> None:
    kind = registry()[name]
    fifo, file, loop = tmp_path / "fifo", tmp_path / "file", tmp_path / "loop"
    os.mkfifo(fifo)
    file.write_text("pack")
    loop.symlink_to(loop)
    pipes, devices, huge = tmp_path / "pipes", tmp_path / "devices", tmp_path / "huge"
    for folder in (pipes, devices, huge):
        folder.mkdir()
    os.mkfifo(pipes / "pack.toml")
    (devices / "pack.toml").symlink_to("/dev/zero")
    (huge / "pack.toml").write_text("a = [" + "[" * 200_000)
    deep = tmp_path / "deep"
    deep.mkdir()
    (deep / "pack.toml").write_text("a = " + "[" * 20_000)
    for pack in (fifo, file, loop, pipes, devices, huge, deep, "/dev/zero", "x" * 10_000, "\ud800", "a\0b", "."):
        with pytest.raises((BadConfig, BadPack)):
            kind.new_game(3, pack=str(pack))
