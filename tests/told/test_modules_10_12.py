"""What medico, favors and ladies say of themselves: options, what they lead to, the table, the story."""

from __future__ import annotations

from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.phrases import pieces_in
from buonfresco.text import catalogue
from tests.rules import test_favors as favors
from tests.rules import test_ladies_cathedral as cathedral
from tests.rules.test_ladies import AUTOMATIC
from tests.rules.test_ladies import chapel as track
from tests.rules.test_ladies_actions import bazaar
from tests.rules.test_ladies_plan import desk
from tests.rules.test_medico import SWAP, clinic, extra
from tests.rules.test_medico_cathedral import choir
from tests.rules.test_medico_end import last
from tests.rules.test_medico_market import WITH_ONE, evening, shop
from tests.rules.test_medico_plan import GOOD, LOW, morning, planning
from tests.support import rule
from tests.telling import gaps, played, said_by, seen, story

NAMES = ["Ann", "Bob", "Cy", "Di", "Leonardo"]
LESS = {"plan": [0, 0, 2, 1, 0], "apprentices": 5}  # of one with two ill apprentices
EN = catalogue("en")


def say(meant: Any) -> str:
    return EN.say(meant, NAMES)


def view(game: Fresco, seat: int = 0) -> Any:
    return seen(game, seat)


def gives(game: Fresco, seat: int = 0) -> dict[str, list[str]]:
    """What every option leads to, by its words."""
    return {say(one.says): [say(part) for part in one.gives.breath()] for one in view(game, seat).decision.options}


def first(game: Fresco, seat: int = 0) -> list[str]:
    """The options worth looking at, in their notation."""
    seen = view(game, seat)
    return [seen.decision.options[place].text for place in seen.told.first]


def rows(game: Fresco, key: str, seat: int | None = 0, now: str = "") -> list[str]:
    """The rows of a panel; with ``now`` those that matter for this phase or decision."""
    panel = seen(game, seat).told.panels[key]
    shown = [row for row in panel.rows if row.pieces and (not now or now in row.when)]
    return [f"{say(row.label)}: {'; '.join(say(piece) for piece in row.pieces)}" for row in shown]


# ---- Medico -------------------------------------------------------------------------------------------------------


@rule("M10-PLAN-02", "M10-CONT-01")
def test_plans_for_ill_ones_say_who_falls_ill_beside_them() -> None:
    game = planning(ill=[2])
    assert "Medico: You will be asked about your 2 ill apprentices next." in rows(game, "medico", now="plan")
    game.apply("plan 0-0-2-0-1", 0)
    found = gives(game)
    assert found["ill ones: cathedral 1, workshop 1"] == ["nobody falls ill beside them"]
    assert found["ill ones: studio 1"] == ["2 healthy ones fall ill beside them", "1 stays out"]
    assert found["the ill ones stay out"] == ["nobody falls ill beside them", "2 stay out"]
    assert first(game)[:4] == ["ill 0-0-2-0", "ill 1-0-1-0", "ill 2-0-0-0", "ill 0-0-1-0"]
    assert first(game)[-1] == "withdraw"
    assert view(game).told.typed == ["cathedral", "studio", "workshop", "fifth"]
    assert set(view(game).told.typed) <= set(view(game).decision.options[0].args)
    advice = {say(row.label): say(row.pieces[0]) for row in view(game).told.advice}
    assert list(advice) == ["cathedral", "studio", "workshop"]  # not to the theater
    assert advice["studio"] == "a paint for 3 Thalers each; healthy there: 2."


@rule("M10-PLAN-05", "M10-INF-11")
def test_in_the_end_the_fifth_column_is_a_cathedral() -> None:
    words: dict[str, Any] = {"final": True, "end_reason": "infection", "tiles": {"cathedral": 1}}
    game = planning({**GOOD}, {}, {}, ill=[1], **words)
    game.apply_all(["plan 0-1-3-0-1", "ill 0-0-0-1"], 0)
    assert gives(game)["the extra apprentice stands here: second visit"] == ["he falls ill beside the ill ones"]
    game = planning({**GOOD}, {}, {}, **words)
    game.apply("plan 0-1-3-1-1", 0)
    assert gives(game)["the extra apprentice stands here: second visit"] == [
        "infection tiles that strike there: 1 of 1"
    ]


@rule("M10-PLAN-09", "M10-INF-02", "M10-INF-10")
@pytest.mark.parametrize(("place", "studio"), [("studio", 3), ("market", 2)])
def test_the_extra_apprentice_is_told_what_can_strike_him(place: str, studio: int) -> None:
    """ "Same location" counts where it struck last; who stands on most action tiles is not at the place at all."""
    game = planning({**GOOD}, {}, {}, place=place, modules=[9, 10])
    game.apply_all(["wall on workshop", "plan 1-1-2-1-1"], 0)
    found = gives(game)
    assert found["the extra apprentice stands here: studio"] == [f"infection tiles that strike there: {studio} of 9"]
    for safe in ("workshop", "theater"):
        assert found[f"the extra apprentice stands here: {safe}"] == ["no infection can strike there"]


@rule("M10-INF-04", "M10-INF-07", "M10-SCORE-01")
def test_who_falls_ill() -> None:
    own, other = "an apprentice of your color falls ill", "the extra apprentice falls ill"
    returns, swaps = gives(extra()), gives(extra(switches=SWAP))
    assert returns[own] == ["1 more ill, then 1", "he stays ill until a bottle heals him"]
    assert returns[other] == ["back to the theater; those of your color stay healthy"]
    assert swaps[other] == ["1 more ill, then 1", "back to the theater; an ill one stands in for him"]
    final = gives(last([0, 2, 2, 2, 0], first={**GOOD, "paints": ""}, extra=["cathedral"]))
    assert final[own][-1] == "−5 Thalers in the final scoring"
    assert final[other] == returns[other]


@rule("M10-INF-05", "M10-CONT-01")
def test_leaving_an_infected_place_is_on_the_bill() -> None:
    game = clinic("workshop", {"plan": [0, 0, 0, 2, 3], "paints": "YB"}, {}, {}, tile="workshop")
    assert gives(game)["stop working here"] == ["1 more ill, then 1"]
    assert rows(game, "medico", now="workshop") == ["infection: this round: workshop"]
    mark = view(game).told.panels["medico"].marks
    assert [(one.at, say(one.sign), say(one.says)) for one in mark] == [("column:workshop", "!", "infected this round")]


@rule("M10-MKT-01", "M10-MKT-07")
def test_bottles_are_called_by_what_is_in_them() -> None:
    game = shop(WITH_ONE, {}, {}, display=["3", "1", "juice"], bottles=[["2"]])
    assert gives(game) == {
        "3 portions (space 1)": ["costs 3 Thalers, 9 left", "then: shopping at the market"],
        "1 portion (space 2)": ["costs 2 Thalers, 10 left", "then: shopping at the market"],
        "juice (space 3)": ["costs 2 Thalers, 10 left", "then: shopping at the market"],
    }
    seen = rows(game, "medico", now="bottle")
    assert "bottles: 1: 3 portions for 3; 2: 1 portion for 2; 3: juice for 2" in seen
    assert "Medico: Ann: 2 portions" in seen
    assert "bottles: prices of the spaces: 3 2 2; bottles in the pile: 3× juice, 3× 1 portion, 3× 2 portions, " in (
        "\n".join(rows(game, "medico")).replace("3× 3 portions", "")
    )


@rule("M10-HEAL-02", "M10-HEAL-03", "M10-HEAL-05", "M10-SCORE-01")
def test_bottles_say_whom_they_heal() -> None:
    game = evening(LESS, {}, {}, ill=[2], bottles=[["3", "juice"]])
    found = gives(game)
    assert found["use medicine with 3 portions"] == ["2 fewer ill, 0 left", "1 portion is lost"]
    assert found["drink raspberry juice: mood +1"][0].startswith("mood rises by 1")
    assert found["keep the bottles"] == []
    final = evening(LESS, {}, {}, ill=[2], bottles=[["2", "juice"]], final=True, end_reason="rounds")
    last = gives(final)["use medicine with 2 portions"]
    assert last[:2] == ["2 fewer ill, 0 left", "+10 Thalers in the final scoring"]


@rule("M10-WAKE-01")
def test_giving_up_an_apprentice_says_who_is_left() -> None:
    game = morning(LOW, ill=[2])
    game.apply("wake 6")
    assert gives(game) == {
        "give up an ill apprentice": ["1 fewer ill, 1 left", "then healthy: 3"],
        "give up a healthy apprentice": ["then healthy: 2"],
    }


@rule("M10-PLAN-04", "M10-STUDIO-02")
def test_who_acts_in_the_cathedral_and_how_many_paint_saints() -> None:
    game = choir(1, 1)
    assert "away from the bishop, who stays where he is" in gives(game)["let an ill apprentice act"]
    assert "Medico: left here: healthy 1, ill 1" in rows(game, "medico", now="cathedral")
    game.apply("ill apprentice")
    assert "Medico: left here: healthy 1, ill 1; an ill one acts now" in rows(game, "medico", now="cathedral")
    studio = clinic("studio", {"plan": [0, 0, 2, 0, 3], "paints": "YN"}, {}, {}, ill=[2], placed=[{"studio": 2}])
    assert say(view(studio).told.question).endswith("Ill ones left here: 2.")
    assert gives(studio)["paint a picture of a saint with brown"][:2] == [
        "+3 Thalers, then 15",
        "−1\N{NO-BREAK SPACE}N\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}0",
    ]


def test_whatever_lies_on_the_board_can_be_looked_at() -> None:
    words: dict[str, Any] = {"discard": {"juice": 2}, "tiles": {"market": 1, "same": 1}, "tile": "studio"}
    people: Any = ({"plan": [0, 0, 0, 2, 1], "mood": -3, "apprentices": 4, "paints": "YB"}, LESS, {})
    game = clinic("workshop", *people, ill=[1, 2], aside=["own"], **words)
    shown = "\n".join(rows(game, "medico", None))
    for part in (
        "tile: studio",
        "market 1, same location 1",
        "black apprentices left: 12",
        "Bob: 2 on the Medico board",
    ):
        assert part in shown
    assert "Ann: 1 on the Medico board, one given up" in shown
    assert "used or never sold: 2× juice" in shown


@rule("M10-INF-01", "M10-INF-02", "M8-TILE-09")
def test_the_story_of_a_morning() -> None:
    """Ill ones are told by place, with the name that the place has in the final round."""
    people = [{"plan": None, "paints": ""} for _ in range(3)]
    words: dict[str, Any] = {
        "final": True,
        "end_reason": "infection",
        "tiles": {"same": 1},
        "draws": ["infection same"],
    }
    game = clinic("plan", *people, ill=[2], **words)
    game.apply_all(["plan 0-0-3-0-0", "ill 0-0-1-1"], 0)
    for seat in (1, 2):
        game.apply("plan 0-0-3-2-0", seat)
    told = [say(line) for line in story(game, 1)]
    assert "Ill among the apprentices of Ann: workshop 1, second visit 1." in told
    assert "Infection: same location. No location is infected." in told


@rule("M10-PREP-01")
def test_the_story_of_an_evening() -> None:
    one_ill = {"plan": [0, 0, 2, 2, 0], "apprentices": 5}
    words: dict[str, Any] = {"ill": [1, 1], "bottles": [["juice"]], "draws": {"bottle": ["3", "juice"]}}
    game = evening(one_ill, one_ill, {}, **words)
    game.apply("pass")
    assert "New bottles at the Medico: 1× 3 portions, 1× juice." in [say(line) for line in story(game, 0)]


# ---- favors -------------------------------------------------------------------------------------------------------


@rule("M11-CATH-01", "M11-CATH-07")
def test_a_favor_is_one_of_those_nobody_has_seen() -> None:
    game = favors.chapel("thalers-5", slices={"favors": {"claimed": ["point", "point"]}})
    assert gives(game)["restore C3 (yellow, red and green)"][-1] == "then: deciding about the bishop's favor"
    game.apply("restore C3")
    assert say(view(game).told.question).endswith("It is C3.")
    assert [piece.id for piece in pieces_in(view(game).told.question)] == ["C3"]
    assert gives(game)["take the favor"] == [
        "one of 23 unseen; the points for the segment follow",
        "then luck brings: a favor tile",
    ]
    assert gives(game)["leave it unseen"][0] == "7 + 3 = 10 points"
    seen = rows(game, "favors", now="favor")
    assert seen == [
        "favors: not seen yet: 6× 1 Thaler, 2× 5 Thalers, 5× mood +1, 4× 1 point, "
        "1× yellow, 1× red, 1× blue, 1× green, 1× orange, 1× purple"
    ]
    assert "favors: seen so far: 2× 1 point" in rows(game, "favors", None)
    assert "favors: still on the fresco: 7" in rows(game, "favors", None)
    game.apply("favor")
    assert "Ann turns up the bishop's favor: 5 Thalers." in [say(line) for line in story(game, 1)]


@rule("M11-CATH-01")
def test_a_favor_that_must_be_taken_is_luck() -> None:
    game = favors.chapel("red", preset="bigbox")
    assert gives(game)["restore C3 (yellow, red and green)"][-1] == "then luck brings: a favor tile"
    game.apply("restore C3")
    assert "Ann turns up the bishop's favor: red." in [say(line) for line in story(game, 1)]


# ---- ladies -------------------------------------------------------------------------------------------------------


@rule("M12-TRACK-01", "M12-TRACK-07")
def test_a_wedding_is_on_the_bill_whether_it_is_asked_for_or_not() -> None:
    words: dict[str, Any] = {"fresco": {"A1": "3YR", "E5": "8GP"}, "bishop": "E5"}
    rose, lady = next(iter(track(3, "YR", **words).view(None).modules["ladies"]["track"].items()))
    game = track(int(rose) - 1, "YR", **words, switches=AUTOMATIC)
    assert f"wedding: {lady} lady" in gives(game)["restore A1 (yellow and red)"]
    game = track(int(rose) - 1, "YR", **words)
    assert gives(game)["restore A1 (yellow and red)"][-1] == "then: deciding about a wedding"
    game.apply("restore A1")
    assert gives(game)[f"marry the {lady} lady"] == [f"wedding: {lady} lady", "she helps from the next plan on"]


@rule("M12-PLAN-01", "M12-EXCL-05", "M12-CATH-04")
def test_where_a_lady_goes_says_what_she_does_and_who_may_bar_her() -> None:
    ladies = {
        "owned": [["pink"], ["pink", "purple"], ["purple"]],
        "track": {"50": "pink", "60": "purple"},
        "reserved": [None, "A1", None],
    }
    game = desk(ladies, people=({"mood": -2}, {"mood": 1}, {}))
    assert "married: You will be asked about your lady afterwards." in rows(game, "ladies", now="plan")
    for seat in (0, 1):
        game.apply("plan 0-2-1-2-0", seat)
    assert gives(game) == {
        "keep the pink lady at home": ["she helps nowhere this round"],
        "pink lady: market": ["swaps two market tiles"],
        "pink lady: cathedral": ["reserves a tile"],
        "pink lady: studio": ["1 more Thaler"],
        "pink lady: workshop": ["exchanges a basic paint"],
        "pink lady: theater": ["mood to the start space, now −2"],
        "change the plan": [],
    }
    barred = "unless a lady of Ann is there first"
    assert gives(game, 1)["pink lady: theater"] == ["mood to the start space, now +1", barred]
    idle = "nothing: your reservation tile cannot be laid now"
    assert gives(game, 1)["pink lady: cathedral"] == [idle, barred]
    game.apply("no pink lady", 1)
    assert gives(game, 1)["purple lady: market"] == ["swaps two market tiles"]  # Cy acts later


@rule("M12-MKT-01")
def test_swaps_say_what_the_booths_hold_then() -> None:
    game = bazaar(booths={"I": ["YYY", "Y", "G"], "II": ["B", "RRR", "YB"], "III": ["YR"]})
    seen = view(game)
    swap = next(one for one in seen.decision.options if one.text == "swap I.2 with II.2")
    assert swap.at == ["space:I.2", "space:II.2"]
    tiles = [[piece.id for piece in pieces_in(note) if piece.sort == "letters"] for note in swap.gives.notes]
    assert tiles == [["YYY", "RRR", "G"], ["B", "Y", "YB"]]
    assert [piece.id for piece in pieces_in(swap.says) if piece.sort == "letters"] == ["Y", "RRR"]
    shown = first(game)
    assert shown[0] == "swap I.1 with II.1"  # eight paints in one booth
    assert shown[-1] == "pass"
    groups = [(say(group.says), len(group.options)) for group in seen.told.groups]
    assert groups == [("booths I and II", 9), ("booths I and III", 3), ("booths II and III", 3)]


@rule("M12-CATH-01", "M12-CATH-02")
def test_reservations_show_first_what_can_be_paid() -> None:
    game = cathedral.chapel({"pink": "cathedral"})
    found = gives(game)
    assert found["reserve A5 (yellow, red and blue)"][0] == "4 points, your paints are there"
    assert found["reserve E5 (green and purple)"][0] == "8 points, paints are missing"
    assert first(game)[0] == "reserve A5"
    assert first(game).index("reserve A1") < first(game).index("reserve E5") < first(game).index("reserve C5")
    game.apply("reserve A1")
    for seat, sign, says in ((0, "✓", "reserved by you"), (1, "✗", "reserved by others")):
        marks = view(game, seat).told.panels["ladies"].marks
        assert [(one.at, say(one.sign), say(one.says)) for one in marks] == [("segment:A1", sign, says)]
    assert "married: Ann: pink (cathedral), purple, reserved: A1, until the end of the next round; " in "\n".join(
        rows(game, "ladies", 1, now="cathedral")
    )


@rule("M12-END-01")
def test_a_lady_moves_the_bishop_where_it_pays_best() -> None:
    game = cathedral.last()
    found = gives(game)
    assert found["bishop to A5"][:2] == ["costs 1 Thaler, 4 left", "then A5 for 7 points"]
    assert first(game)[0] == "lead bishop A5"
    assert first(game)[-1] == "pass"
    alone = cathedral.last(people=({"plan": [1, 1, 1, 2, 0]}, {}, {}))
    assert not any("points" in part for part in gives(alone)["bishop to A5"])  # nobody is there to restore it


@rule("M12-TRACK-06", "M12-SETUP-01")
def test_ladies_are_on_the_table() -> None:
    game = desk({"owned": [["pink"], [], []]})
    shown = rows(game, "ladies", None)
    roses = game.view(None).modules["ladies"]["roses"]
    assert f"ladies: rose spaces: {' '.join(map(str, roses))}" in shown
    assert "married: Ann: pink" in shown
    assert "married: Ann: may reserve; Bob: may reserve; Cy: may reserve" in shown
    lady = game.view(None).modules["ladies"]["track"][str(roses[-1])]
    assert f"{lady} on {roses[-1]}" in shown[0]


# ---- everywhere ---------------------------------------------------------------------------------------------------

OWN_SORTS = ("bottle", "lady")


def tables(*modules: int, preset: str = "revised") -> list[Fresco]:
    return [fresco.new_game(players, modules=modules, seed=players, preset=preset) for players in (2, 3, 4)]


@rule("X-INFO-05")
@pytest.mark.parametrize("preset", ["revised", "revised-fr"])
def test_all_of_it_can_be_said_is_on_the_table_and_tells_no_secret(preset: str) -> None:
    """In three languages; in a game that the seat cannot tell from this one it is told the same."""
    missing: set[str] = set()
    for number, (game, seat, view_now) in enumerate(played(tables(10, 11, 12, preset=preset), 250)):
        missing |= gaps(said_by(game, view_now))
        shown = set()
        for panel in view_now.told.panels.values():
            parts = [piece for row in panel.rows for piece in row.pieces]
            shown |= {f"{piece.sort}:{piece.id}" for piece in pieces_in([*parts, *panel.own])}
        for option in view_now.decision.options:
            assert {place for place in option.at if place.partition(":")[0] in OWN_SORTS} <= shown, option.text
        if number % 5 == 0:
            other = game.sample(seat, number).view(seat, told=True)
            assert other.to_json() == view_now.to_json()
    assert missing == set()
