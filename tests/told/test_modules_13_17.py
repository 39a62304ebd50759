"""Catacombs, pews, dome and guild tell themselves (M13, M14, M15, M17): questions, options, planning, panels."""

from __future__ import annotations

import random
from typing import Any

import pytest

from buonfresco.games import fresco
from buonfresco.games.fresco import Fresco
from buonfresco.phrases import Phrase, Piece, pieces_in
from tests.rules.test_catacombs import ceiling, site
from tests.rules.test_catacombs_leonardo import duo, evening
from tests.rules.test_catacombs_treasures import digging
from tests.rules.test_dome import choir
from tests.rules.test_guild import workshop
from tests.rules.test_pews import bazaar, church, planning
from tests.support import rule
from tests.telling import gaps, played, said_by, seen, story
from tests.told.said import advice, first, own
from tests.told.said import words as say

MODULES = (13, 14, 15, 17)
OWN = ("map", "treasure", "pew", "guild")  # what options of these modules point at, besides the board


def question(game: Fresco, seat: int = 0, lang: str = "en") -> str:
    return say(seen(game, seat).told.question, lang)


def options(game: Fresco, seat: int = 0, lang: str = "en") -> dict[str, str]:
    """By notation: the words of an option and what it gives, ``words: this; that``."""
    found = {}
    for option in seen(game, seat).decision.options:
        gives = "; ".join(say(phrase, lang) for phrase in option.gives.breath())
        found[option.text] = f"{say(option.says, lang)}: {gives}"
    return found


def panel(game: Fresco, key: str, seat: int | None = 0, when: str = "") -> dict[str, list[str]]:
    """By label: what the rows say that matter for a phase or a decision, or all of them."""
    found: dict[str, list[str]] = {}
    for row in seen(game, seat).told.panels[key].rows:
        if not when or when in row.when:
            found.setdefault(say(row.label), []).extend(say(piece) for piece in row.pieces)
    return {label: said for label, said in found.items() if said}


def marks(game: Fresco, key: str) -> dict[str, tuple[str, str]]:
    return {mark.at: (say(mark.sign), say(mark.says)) for mark in seen(game, 0).told.panels[key].marks}


# ---- 13: maps -----------------------------------------------------------------------------------------------------


@rule("M13-WAKE-02", "M13-MAP-01")
@pytest.mark.parametrize(("time", "left", "rooms"), [(5, 6, 4), (6, 8, 3), (7, 8, 2)])
def test_a_map_is_paid_before_it_is_drawn_and_tells_how_many_rooms_it_has(time: int, left: int, rooms: int) -> None:
    game = fresco.position(3, modules=(13,), painters=[{"space": 10 * n, "thalers": 4} for n in (1, 2, 3)])
    game.apply(f"wake {time}")
    assert question(game).endswith(f"of the {time} o'clock pile for 1 Thaler? Maps left: {left}.")
    assert options(game) == {
        "buy map": f"buy the map: costs 1 Thaler, 3 left; {rooms} rooms on it; then luck brings: a map",
        "pass": "no map: ",
    }
    assert options(game, lang="de")["pass"] == "kein Kartograph: "


def sheet(**words: Any) -> Fresco:
    """Everybody plans; seat 0 holds two maps, one of which leads to an uncovered statue."""
    painters = [{"wake": 5 + n, "space": 10 * n + 10, "thalers": 9} for n in range(3)]
    part = {"maps": [["5a", "7h"], ["6b"], []], "open": {"A1": "statue-5"}}
    laid = ceiling("A1")
    slices = {"catacombs": part}
    return fresco.position(3, (13,), painters=painters, slices=slices, phase="plan", fresco=laid, **words)


@rule("M13-PLAN-01", "M13-EXPL-02")
def test_a_map_tells_its_rooms_and_what_is_uncovered_in_them() -> None:
    game = sheet()
    asked = "On which column do you lay a map? It leaves one space there. Your maps: "
    five, seven = "5a (A1, B1, C1, A2)", "7h (C3, C4)"
    assert question(game) == f"{asked}{five}, {seven}."
    assert len(options(game)) == 11
    assert options(game)["no map"] == "no map: kept for another round"
    assert options(game)["map 5a on market"] == "map 5a on the column “market”: uncovered now: A1 statue worth 5 points"
    assert options(game)["map 7h on studio"] == "map 7h on the column “studio”: uncovered now: none"
    assert advice(game)["market"].startswith("one booth")
    game.apply("map 5a on fifth", 0)
    assert question(game) == f"{asked}{seven}."
    assert options(game)["no map"].startswith("no more maps: ")


@rule("B-PLAN-06", "M13-EXPL-08")
def test_in_the_final_round_the_last_column_has_its_other_name() -> None:
    game = sheet(final=True, end_reason="rounds", round=3, max_rounds=3)
    assert (
        options(game)["map 5a on fifth"]
        == "map 5a on the column “second visit”: uncovered now: A1 statue worth 5 points"
    )
    game.apply("map 5a on fifth", 0)
    assert panel(game, "catacombs")["maps"][0] == "Ann: 5a (A1, B1, C1, A2) on second visit"


@rule("M13-PLAN-07")
def test_a_planned_map_stands_beside_what_the_place_offers() -> None:
    game = sheet()
    game.apply_all(["map 5a on market", "no map"], 0)
    said = advice(game)["market"]
    assert said.startswith("one apprentice at most: one booth, a tile each for ")
    assert said.endswith(
        "You explore here with map 5a (rooms A1, B1, C1, A2; uncovered now: A1 statue worth 5 points)."
    )
    assert "explore" not in advice(game)["cathedral"]


@rule("M13-LEO-01", "M13-LEO-05")
def test_the_question_about_leonardos_map_shows_it() -> None:
    game = evening(draws=["map 7a"], fresco=ceiling("A1"), part={"open": {"A1": "writing-5-theater"}})
    game.apply("wake 7")
    assert question(game, 1).endswith("in this round. Rooms on it: A1, B1; uncovered now: A1 volume 5 (mood +3).")
    assert options(game, 1)["map 7a on studio"] == "map 7a on the column “studio”: "
    assert panel(game, "catacombs", when="leonardo_map")["maps"] == ["Cy: 7a (A1, B1)"]


# ---- 13: exploring ------------------------------------------------------------------------------------------------


@rule("M13-EXPL-06", "M13-TREAS-05")
def test_exploring_tells_the_open_rooms_and_the_mood_that_comes_with_them() -> None:
    rooms = {"A1": "writing-3-theater", "C1": "chalice-2"}
    game = site("cathedral", {"cathedral": "5a"}, rooms=rooms, people=({"paints": "YRB"},))
    assert question(game).endswith(
        "It is used up in any case. Uncovered rooms on it: A1 volume 3 (mood +2), C1 chalice worth 2 points."
    )
    assert options(game) == {
        "explore now": "explore now: mood rises by 2 to +2; then: deciding about treasures",
        "explore later": "explore after the action here: with the rooms that are uncovered then; "
        "then: restoring in the cathedral",
        "no exploring": "do not explore: then: restoring in the cathedral",
    }
    assert question(game, lang="de").endswith("Offene Räume darauf: A1 Band 3 (Stimmung +2), C1 Kelch mit 2 Punkten.")
    assert marks(game, "catacombs") == {
        "segment:A1": ("V3+2", "volume 3 (mood +2)"),
        "segment:C1": ("Ch2", "chalice worth 2 points"),
    }


@rule("M13-EXPL-06")
def test_nothing_uncovered_yet() -> None:
    game = site("cathedral", {"cathedral": "5a"}, people=({"paints": "YRB"},))
    assert question(game).endswith("Uncovered rooms on it: none.")


@rule("M13-LEO-03", "M13-LEO-04", "M13-LEO-06")
def test_who_guides_leonardo_hears_what_his_tiles_are_worth() -> None:
    game = duo("cathedral", {"cathedral": "5a"}, rooms={"A1": "writing-3", "B1": "statue-4"}, leonardo="E5")
    seat = game.decisions[0].seat
    assert question(game, seat).startswith("You guide Leonardo: does he explore with map 5a before")
    assert options(game, seat)["explore now"].startswith("explore now: 7 points at the end")
    assert "points" not in options(game, seat)["explore later"]


@rule("M13-TREAS-02", "M13-SCORE-02", "M13-SCORE-03", "M13-EX-05")
def test_a_kept_writing_is_worth_what_the_set_gains() -> None:
    game = digging("writing-4", "statue-3", kept=("writing-1", "writing-2"))
    assert question(game).endswith("Found: statue worth 3 points, volume 4.")
    told = options(game)
    assert told["keep writing-4"] == "keep: volume 4: 8 points at the end"  # 3 x 4 instead of 2 x 2
    assert told["keep statue-3"] == "keep: statue worth 3 points: 3 points at the end"
    assert told["sell statue-3"] == "sell: statue worth 3 points: +3 Thalers, then 3"
    assert panel(game, "catacombs", when="treasure")["found"] == ["statue worth 3 points", "volume 4"]
    assert own(game, "catacombs") == ["treasures: V1, V2 (4 points)"]


# ---- 13: the table ------------------------------------------------------------------------------------------------


@rule("M13-WAKE-07", "M13-TREAS-10")
def test_others_show_the_times_of_their_maps_and_nothing_else() -> None:
    game = sheet()
    game.apply("map 5a on market", 0)
    assert panel(game, "catacombs", 0)["maps"] == [
        "Ann: 5a (A1, B1, C1, A2) on market",
        "Bob: of 6 o'clock",
    ]
    assert own(game, "catacombs", 0) == ["maps: 7h (C3, C4)"]
    for viewer in (1, None):
        assert panel(game, "catacombs", viewer)["maps"][0] == "Ann: of 5, 7 o'clock"
    assert panel(game, "catacombs", when="map")["catacombs"] == ["maps left: 5 at 5, 7 at 6, 7 at 7 o'clock"]


@rule("M13-TREAS-03", "M13-EXPL-05")
def test_who_looks_around_finds_what_has_left_the_game() -> None:
    game = digging("statue-5")
    game.apply("sell statue-5")
    gone = panel(game, "catacombs")["catacombs"][-1]
    assert gone.startswith("out of the game: 5a, ")
    assert "S5" in gone
    assert len(panel(game, "catacombs", when="map")["catacombs"]) == 1


@rule("M13-SCORE-01", "X-INFO-02")
def test_when_the_screens_are_lifted_everybody_sees_what_was_kept() -> None:
    part = {"kept": [["statue-5"], ["writing-1", "writing-2"], []], "maps": [[], ["6b"], []]}
    game = fresco.position(3, (13,), slices={"catacombs": part}, phase="scoring", final=True)
    while not game.over:
        game.apply(game.legal()[0])
    assert panel(game, "catacombs", 0)["maps"] == ["Bob: 6b (C1, B2, C2), treasures: V1, V2 (4 points)"]
    assert own(game, "catacombs") == ["treasures: S5 (5 points)"]


# ---- 14 -----------------------------------------------------------------------------------------------------------


@rule("M14-PEW-02", "M14-PEW-03", "M14-PEW-05")
@pytest.mark.parametrize("reveal", ["together", "one_by_one"])
def test_pews_cost_beams_before_luck_shows_their_points(reveal: str) -> None:
    game = church(2, own=4, switches={"pews.reveal": reveal})
    told = options(game)
    luck = "then luck brings: a pew tile"
    assert told["pews 1"] == f"restore pew 1: costs 1 beam, 3 left; 2 to 3 points; {luck}"
    assert told["pews 10"] == f"restore pew 10: costs 3 beams, 1 left; 8 to 10 points; {luck}"
    assert told["pass"] == "leave the pews as they are: "
    if reveal == "together":
        assert told["pews 1+6"] == f"restore pews 1, 6: costs 3 beams, 1 left; 7 to 9 points; {luck}"
        assert told["pews 1+2+3"].startswith("restore pews 1, 2, 3: costs 3 beams, 1 left; 7 to 9 points")
        assert options(game, lang="de")["pews 1+6"].startswith(
            "Kirchenbänke 1, 6 restaurieren: kostet 3 Balken, es bleiben 1; 7 bis 9 Punkte"
        )


@rule("M14-PEW-07")
def test_the_last_pew_of_a_sort_is_no_riddle() -> None:
    game = church(2, own=3, pews=[3, 1, *[0] * 10])
    assert options(game)["pews 1"].startswith("restore pew 1: costs 3 beams, 0 left; 10 points; then luck")


@rule("M14-PEW-04", "M14-PEW-09")
def test_of_sets_that_look_alike_one_comes_first_and_the_best_before_all() -> None:
    game = church(2, own=3)
    assert len(game.legal()) > 40
    assert first(game) == ["pews 10", "pews 1+6", "pews 1+2+3", "pews 6", "pews 1+2", "pews 1", "pass"]


@rule("M14-MKT-01", "M14-MKT-03")
def test_market_tiles_bring_beams_as_far_as_the_supply_goes() -> None:
    told = options(bazaar(1, 1, 1, own=[5, 1, 0]))
    assert told["buy I.1"].endswith("+1\N{NO-BREAK SPACE}Y\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}1; +1 beam, then 6")
    assert told["buy I.3"].endswith("+3\N{NO-BREAK SPACE}Y\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}3")
    assert options(bazaar(1, 1, 1))["buy I.1"].endswith("+2 beams, then 2")


@rule("M14-INFO-01", "M14-INFO-02")
def test_the_pew_board_and_beams_on_the_table() -> None:
    game = bazaar(1, 1, 1, own=[5, 1, 0], slices={})
    assert panel(game, "pews")["pews"] == [
        "1 beam: 1, 2, 3, 4, 5 (points 2 2 3 3 3)",
        "2 beams: 6, 7, 8, 9 (points 5 5 6 6)",
        "3 beams: 10, 11, 12 (points 8 9 10)",
    ]
    assert panel(game, "pews", when="market")["beams"] == [
        "Ann: 5",
        "Bob: 1",
        "≡1 at the market: comes with the tile",
    ]
    assert "Ann: supply: 1" in panel(game, "pews")["beams"]
    assert marks(game, "pews")["space:I.1"] == ("≡2", "2 beams come with the tile")
    assert marks(game, "pews")["space:I.2"] == ("≡1", "1 beam comes with the tile")
    assert "space:I.3" not in marks(game, "pews")
    restored = church(2, own=3, pews=[3, 1, *[0] * 10])
    assert panel(restored, "pews")["pews"] == ["1 beam: 2 (points 3)", "3 beams: 1 (points 10)"]


@rule("M14-PLAN-03")
def test_where_the_pew_tile_goes_is_asked_beside_what_the_columns_offer() -> None:
    game = planning()
    assert list(advice(game)) == ["market", "cathedral", "studio", "workshop", "theater"]
    game.apply("pews on studio", 0)
    assert advice(game)["studio"].startswith("the pews: one of them carries a beam")
    assert "Thalers" not in advice(game)["studio"]


# ---- 15 -----------------------------------------------------------------------------------------------------------


@rule("M15-SETUP-01", "M15-CATH-01")
def test_dome_tiles_are_marked_and_luck_tells_which_it_is() -> None:
    game = choir(fresco={"A1": "3YR", "C3": "7YRG"}, apprentices=2)
    assert marks(game, "dome") == {"segment:C3": ("^", "a dome tile lies below")}
    told = options(game)
    assert told["restore C3"].endswith("then luck brings: a dome tile")
    assert "dome" not in told["restore A1"]
    game.apply("restore C3")
    assert marks(game, "dome") == {}


@rule("M15-INFO-01", "M15-SCORE-03", "M15-SCORE-06")
@pytest.mark.parametrize(("paints", "points"), [("", 0), ("YRP", 7), ("YRYP", 12), ("YRB", 5)])
def test_own_dome_tiles_tell_what_the_paints_would_complete(paints: str, points: int) -> None:
    game = fresco.position(
        3,
        (15,),
        painters=[{"paints": paints}, {}, {}],
        slices={"dome": {"owned": [["5YR", "7YP"], ["8GP"], []]}},
        fresco={"A1": "3YR", "C3": "7YRG"},
    )
    tiles = game.view(0).modules["dome"]["players"]
    assert tiles[0] == {"tiles": ["5YR", "7YP"]}
    said = own(game, "dome")
    assert len(said) == 1
    assert said[0].endswith(f"(with your paints now {points} points)")
    row = seen(game, 0).told.panels["dome"].rows[0]
    keys = [piece.key for piece in row.pieces if isinstance(piece, Phrase)]
    assert keys == ["panel-dome-unseen", "panel-owner", "panel-owner"]
    assert Piece("letters", "GP") in pieces_in(row.pieces[-1])


@rule("M15-CATH-01")
def test_a_dome_tile_is_told_with_its_segment() -> None:
    game = choir("7GO", apprentices=2)
    game.apply("restore C3")
    said = [say(phrase) for phrase in story(game, 1)]
    assert "Ann takes the dome tile under C3: 7 points at the end for green and orange." in said


# ---- 17 -----------------------------------------------------------------------------------------------------------


@rule("M17-WORK-01", "M17-WORK-02")
def test_an_exchange_names_both_paints() -> None:
    game = workshop(2, "RRBO", lying=("yellow", "green"))
    told = {name: said.replace("\N{NO-BREAK SPACE}", " ") for name, said in options(game).items()}
    assert told["guild red"] == "guild: red for yellow: +1 Y → 1; −1 R → 1"
    assert told["guild orange"] == "guild: orange for green: +1 G → 1; −1 O → 0"
    assert options(game, lang="fr")["guild red"].startswith("guilde\u00a0: rouge contre jaune")
    assert panel(game, "guild", when="workshop") == {"guild": ["basic paint: yellow", "blended paint: green"]}
    game.apply("guild red")
    assert panel(game, "guild")["guild"] == ["basic paint: red", "blended paint: green", "basic paint: 1 exchange made"]
    assert options(game)["guild blue"].startswith("guild: blue for red")


@rule("M17-WORK-03")
def test_planning_tells_of_the_guild_unless_the_workshop_is_not_visited() -> None:
    painters = [{"wake": 5 + n} for n in range(3)]
    game = fresco.position(3, (14, 17), painters=painters, phase="plan")
    assert advice(game)["workshop"].endswith("Or an exchange at the guild.")
    assert "guild" not in advice(game)["studio"]
    game.apply("pews on workshop", 0)
    assert "guild" not in advice(game)["workshop"]


# ---- everywhere ---------------------------------------------------------------------------------------------------


def games() -> list[Fresco]:
    return [fresco.new_game(players, modules=MODULES, seed=players) for players in (2, 3)]


def test_whatever_is_said_can_be_said_in_every_language() -> None:
    missing: set[str] = set()
    for game, _seat, view in played(games(), 250):
        missing |= gaps(said_by(game, view))
    assert missing == set()


def test_options_point_at_what_the_panels_show() -> None:
    pointed = set()
    for _game, _seat, view in played(games(), 250):
        shown = set()
        for told in view.told.panels.values():
            parts = [*told.own, *(part for row in told.rows for part in row.pieces)]
            shown |= {f"{piece.sort}:{piece.id}" for piece in pieces_in(parts)}
        for option in view.decision.options:
            at = {place for place in option.at if place.partition(":")[0] in OWN}
            assert at <= shown, option.text
            pointed |= {place.partition(":")[0] for place in at}
    assert pointed == set(OWN)


def test_worlds_a_seat_cannot_tell_apart_are_told_alike() -> None:
    rng = random.Random(5)
    differing = 0
    for number, (game, seat, view) in enumerate(played(games(), 250, seed=3)):
        if number % 5 == 0:
            world = game.sample(seat, seed=rng.randrange(1000))
            assert seen(world, seat) == view
            differing += world.hash() != game.hash()
    assert differing > 10
