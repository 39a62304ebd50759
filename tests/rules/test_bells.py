"""Module 8, Bells (M8): components, setup, prepare phase, information. The other test_bells files use its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.games.fresco.modules.bells.components import Components, value
from buonfresco.games.fresco.modules.bells.state import Bells
from buonfresco.games.fresco.pack import load_pack
from tests.rules.flow import told
from tests.rules.table import refused
from tests.support import rule, texts

DISPLAY = ["3-3-2a", "6-4-4a", "8-5-5a", "5-4-3a"]
IDS = [one.id for one in load_pack("standard").extra["bells"].certificate]


def cards(*bells: int, used: Sequence[str] = ()) -> list[str]:
    """Certificates with so many bells, each a different one; none of those in use."""
    left = [name for name in IDS if name not in used]
    found = []
    for count in bells:
        name = next(name for name in left if name[4] == str(count))
        left.remove(name)
        found.append(name)
    return found


def town(*people: dict[str, Any], phase: str, bells: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """Painters on spaces 10, 20, ..., awake in the order of their seats, one apprentice in every column."""
    players = words.pop("players", len(people))
    painters: list[dict[str, Any]] = [
        {"space": 10 * seat + 10, "wake": 6 + seat, "plan": [1, 1, 1, 1, 1], **one} for seat, one in enumerate(people)
    ]
    for one in painters if phase == "plan" else ():
        one["plan"] = None
    words.setdefault("modules", (8,))
    slices = {"bells": bells or {}, **words.pop("slices", {})}
    return fresco.position(players, painters=painters, phase=phase, slices=slices, **words)


def audience(first: dict[str, Any] | None = None, **words: Any) -> Fresco:
    """Three painters; the first one has an audience, at the studio unless he says otherwise."""
    one = {"plan": [2, 1, 0, 1, 1], "covers": {"studio": "audience"}, **(first or {})}
    words.setdefault("bells", {"display": DISPLAY[:3]})
    words.setdefault("phase", "studio")
    return town(one, {}, {}, **words)


def of(game: Fresco, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = game.view(viewer).modules["bells"]
    return found


def player(game: Fresco, seat: int) -> dict[str, Any]:
    """What a seat sees of its own certificates."""
    found: dict[str, Any] = of(game, seat)["players"][seat]
    return found


def deposits(game: Fresco, seat: int) -> dict[str, int]:
    """What lies on the partly paid certificates of a seat, for everybody to see."""
    return {one["certificate"]: one["deposit"] for one in of(game)["players"][seat]["open"]}


def part(game: Fresco) -> Bells:
    found = game.s.slices[game.r.slot["bells"]]
    assert isinstance(found, Bells)
    return found


# ---- components ---------------------------------------------------------------------------------------------------


def form() -> Components:
    found = load_pack("standard").extra["bells"]
    assert isinstance(found, Components)
    return found


@rule("M8-COMP-01", "M8-COMP-02", "M8-COMP-03")
def test_18_certificates_with_price_points_and_bells_61_in_all() -> None:
    certificates = form().certificate
    assert len({one.id for one in certificates}) == len(certificates) == 18
    assert all(one.price > 0 and one.points > 0 and one.bells > 0 for one in certificates)
    assert sum(one.bells for one in certificates) == 61


@rule("M8-COMP-04")
def test_the_bell_board_has_a_track_up_to_30_plus_with_points_and_ranks() -> None:
    for players in (2, 3, 4):
        marks = form().marks(players)
        assert [value(marks, space) for space in (10, 11, 15, 16, 20, 21, 25, 26, 30, 31)] == [
            0,
            *[1] * 2,
            *[2] * 2,
            3,
            3,
            4,
            4,
            5,
        ]
        assert form().ranks(players) == [9, 5, 2, 0, 0][: 5 if players == 4 else 4]


# ---- setup --------------------------------------------------------------------------------------------------------


@rule("M8-SETUP-01", "M8-COMP-01")
def test_every_player_has_one_audience_tile() -> None:
    game = town({}, {}, {}, phase="plan")
    for seat in range(3):
        assert "audience on market" in texts(game, seat)
        game.apply("audience on market", seat)
        assert not any(text.startswith("audience") for text in texts(game, seat))
    assert "audience" not in [act.text.split()[0] for act in fresco.new_game(3).codec.actions]


@rule("M8-SETUP-02", "M8-SETUP-03", "M8-COMP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_certificate_per_player_lies_open(players: int) -> None:
    seen = set()
    for seed in range(12):
        game = fresco.new_game(players, modules=[8], seed=seed)
        assert len(of(game)["display"]) == players
        assert [event.data["certificates"] for event in told(game.events, "certificates_revealed")] == [
            of(game)["display"]
        ]
        seen |= set(of(game)["display"])
    assert len(seen) > 9  # they are shuffled


@rule("M8-SETUP-03", "M8-SETUP-04", "M8-LEO-01")
def test_with_two_players_four_certificates_are_leonardos_and_two_lie_open() -> None:
    game = fresco.new_game(2, modules=[8], seed=1)
    assert of(game)["leonardo"] == {"count": 4, "certificates": None}
    assert (len(of(game)["display"]), of(game)["pile"]) == (
        2,
        {"count": 12, "certificates": None},
    )  # 14 for the players
    assert of(fresco.new_game(3, modules=[8], seed=1))["leonardo"] is None


# ---- prepare phase ------------------------------------------------------------------------------------------------


@rule("M8-PREP-01", "M8-TILE-04")
def test_unsold_certificates_go_under_the_pile_and_new_ones_are_revealed() -> None:
    draws = ["certificate 7-5-4a", "certificate 4-3-3b", "certificate 4-3-3a"]
    people = [{"plan": [2, 1, 0, 1, 1], "covers": {"studio": "audience"}}, {}, {}]
    bells = {"display": DISPLAY[:2]}
    game = town(*people, phase="prepare", bells=bells, draws=[*MARKET, *draws])
    assert of(game)["display"] == ["7-5-4a", "4-3-3b", "4-3-3a"]
    assert of(game)["returned"] == DISPLAY[:2]
    assert of(game)["pile"]["count"] == 18 - 2 - 3
    assert game.view(0).players[0].covers == {}
    told_now = told(game.events, "certificates_revealed")
    assert [event.data for event in told_now] == [{"certificates": ["7-5-4a", "4-3-3b", "4-3-3a"]}]


@rule("M8-PREP-01", "X-PREP-01")
def test_new_certificates_come_after_the_market_and_before_the_income() -> None:
    game = town({"tiles": ["3YR"]}, {}, {}, phase="prepare")
    kinds = [event.kind for event in game.events]
    assert kinds[:3] == ["market_filled", "certificates_revealed", "earned"]


@rule("M8-PREP-02")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_if_fewer_are_left_those_are_revealed(left: int) -> None:
    game = prepare(display=[], pile=IDS[:left], face_down=[IDS[left:], [], []])
    assert sorted(of(game)["display"]) == IDS[:left]
    assert of(game)["pile"]["count"] == 0


@rule("M8-PREP-03", "M8-INFO-03")
def test_returned_certificates_come_again_after_all_others_in_the_order_of_their_return() -> None:
    rest = [name for name in IDS if name not in [*DISPLAY, "4-3-3a"]]
    words = {"pile": ["4-3-3a"], "face_down": [rest, [], []]}
    game = prepare(display=["5-4-3a", "8-5-5a"], returned=["6-4-4a", "3-3-2a"], **words)
    assert of(game)["display"] == ["4-3-3a", "6-4-4a", "3-3-2a"]
    assert of(game)["returned"] == ["5-4-3a", "8-5-5a"]  # the leftmost uppermost
    again = prepare(
        display=["5-4-3a", "8-5-5a", "4-3-3a"], returned=["6-4-4a", "3-3-2a"], pile=[], face_down=[rest, [], []]
    )
    assert of(again)["display"] == ["6-4-4a", "3-3-2a", "5-4-3a"]
    assert of(again)["returned"] == ["8-5-5a", "4-3-3a"]


@rule("M8-PREP-03", "M8-LEO-01")
def test_leonardos_certificates_are_never_laid_out() -> None:
    rest = [name for name in IDS if name not in DISPLAY]
    bells = {"display": DISPLAY[:1], "returned": [], "pile": [*DISPLAY[1:], rest[0]], "face_down": [rest[1:], []]}
    game = town({}, {}, {"plan": None}, phase="prepare", players=2, bells=bells)
    assert of(game)["display"] == DISPLAY[:1]  # the one returned just now comes again, as the four are Leonardo's
    assert of(game)["pile"]["count"] == 0
    assert part(game).pile == sorted(part(game).pile)
    assert len(part(game).pile) == 4


@rule("M8-PREP-04")
def test_after_the_last_round_nothing_is_refilled() -> None:
    bells = {"display": DISPLAY[:1]}
    game = town({}, {}, {}, phase="end", final=True, bells=bells)
    assert game.over
    assert of(game)["display"] == DISPLAY[:1]
    assert of(game)["pile"]["count"] == 17


def prepare(**bells: Any) -> Fresco:
    return town({}, {}, {}, phase="prepare", bells=bells)


MARKET = ["Y", "R", "B", "G", "RRR", "YYY", "YR", "YB", "RB"]


# ---- information --------------------------------------------------------------------------------------------------


def owners() -> Fresco:
    bells = {
        "display": DISPLAY[:3],
        "returned": ["4-3-3d"],
        "face_down": [["5-4-3a", "4-3-3a"], ["7-5-4a"], []],
        "open": [[["4-3-3b", 1]], [], [["7-5-4b", 0]]],
    }
    return town({}, {}, {}, phase="market", bells=bells)


@rule("M8-INFO-01")
def test_the_owner_sees_his_own_certificates() -> None:
    game = owners()
    assert player(game, 0)["certificates"] == ["4-3-3a", "5-4-3a"]
    assert player(game, 1)["certificates"] == ["7-5-4a"]
    assert player(game, 2)["certificates"] == []


@rule("M8-INFO-02")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everybody_sees_how_many_certificates_a_player_owns(viewer: int | None) -> None:
    assert [one["count"] for one in of(owners(), viewer)["players"]] == [3, 1, 1]
    assert [one["face_down"] for one in of(owners(), viewer)["players"]] == [2, 1, 0]


@rule("M8-INFO-03")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_do_not_see_the_faces_of_paid_certificates(viewer: int | None) -> None:
    view = of(owners(), viewer)
    assert view["players"][0]["certificates"] is None
    assert view["pile"]["certificates"] is None
    assert view["returned"] == ["4-3-3d"]
    assert "5-4-3a" not in str(view)


@rule("M8-PAY-12")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_open_certificates_and_deposits_are_public_money_is_not(viewer: int | None) -> None:
    view = owners().view(viewer)
    assert view.modules["bells"]["players"][0]["open"] == [{"certificate": "4-3-3b", "deposit": 1, "debt": 3}]
    assert view.players[0].thalers == (12 if viewer == 0 else None)


@rule("M8-INFO-03")
def test_the_purchase_itself_is_told_to_all() -> None:
    game = audience()
    game.apply("certificate 3-3-2a")
    events = game.apply("pay full")
    for viewer in (None, 1, 2):
        assert [event.data for event in told(events.seen_by(viewer), "bought_certificate")] == [
            {"certificate": "3-3-2a", "price": 3}
        ]
    assert of(game, 1)["players"][0]["certificates"] is None


@rule("M8-AUD-01")
def test_a_misspelt_certificate_is_refused_with_its_rule() -> None:
    game = audience()
    before = game.to_json()
    for text, rule_id in {
        "certificate 9": "M8-AUD-01",
        "deposit x": "M8-AUD-06",
        "instalment 3-3-2a": "M8-PAY-09",
        "pay 3": "M8-PAY-05",
        "audience at noon": "M8-PLAN-01",
    }.items():
        reason = game.explain(text)
        assert reason is not None
        assert reason.rule == rule_id
        assert text in reason.text("en")
    assert game.to_json() == before
    refused(game, "deposit 1", "M8-AUD-06")
