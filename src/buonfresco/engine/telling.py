"""How a position is told: the words of a question, of its options and what they give, of what lies on the table.

Most of it follows from the rules themselves: kinds of decisions and actions name messages, pieces are their arguments,
what an option gives is found out by playing it (forecast.py). A game or a module adds what only it can know, as one
:class:`Telling`. It may look at everything, so it has to say only what the viewer may know; tests compare pairs of
games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from buonfresco.engine import forecast
from buonfresco.engine.action import Action
from buonfresco.engine.codec import OptionTable
from buonfresco.engine.fixed import fixed
from buonfresco.engine.frames import GUIDED
from buonfresco.engine.told import Bill, Chance, Group, Panel, Row, Said, Told
from buonfresco.phrases import Phrase, Piece, pieces_in

if TYPE_CHECKING:
    from buonfresco.engine.events import Event
    from buonfresco.engine.game import Game
    from buonfresco.engine.view import Asked, Option

Pieces = dict[str, Any]  # by name: pieces, numbers, lists of pieces
# (game, figure that acts, option): its words, where its pieces alone do not say enough
Says = Callable[[Any, int, Action], Phrase]
# (game, game after the option, figure that acts, option): what it leads to besides what can be counted
Notes = Callable[[Any, Any, int, Action], Iterable[Phrase]]
# (game, options, what each gives): places of those worth looking at, best first
First = Callable[[Any, Sequence[Action], Sequence[Bill]], list[int]]
GroupOf = Callable[[Any, Action], "Said | None"]
Advice = Callable[[Any, int], "list[Row]"]
About = Callable[[Any, int, dict[str, Any]], Pieces]
# (game, figure, place): what somebody who goes there finds besides the usual
Offers = Callable[[Any, int, Any], "Iterable[Phrase]"]
# (game, figure that acts): all that the words of a list of options follow from, besides which they are
Follows = Callable[[Any, int], tuple[Any, ...]]
Story = Callable[[Any, "Sequence[tuple[Event, bool]]"], "list[Phrase]"]

AMOUNTS = ("paints", "letters")  # sorts of pieces that say how much of something
MANY = 20  # a list longer than this is no help
NOTHING: Bill = fixed(Bill())  # what can be counted of what happens later


class Telling:
    """What a game or a module tells in its own words. Everything is optional."""

    def __init__(
        self,
        pieces: Mapping[str, Callable[[Any, Action], Pieces]] | None = None,
        says: Mapping[str, Says] | None = None,
        notes: Mapping[str, Notes] | None = None,
        about: Mapping[str, About] | None = None,
        first: Mapping[str, First] | None = None,
        groups: Mapping[str, GroupOf] | None = None,
        advice: Mapping[str, Advice] | None = None,
        panel: Callable[[Any, Any, Any], Panel] | None = None,
        offers: Offers | None = None,
        typed: Mapping[str, list[str]] | None = None,
        landing: Callable[[Any, int], tuple[int, int] | None] | None = None,
        events: Mapping[str, Callable[[Any, Event, bool], Phrase]] | None = None,
        aloud: Iterable[str] = (),
        story: Story | None = None,
        dress: Callable[[Any], dict[Piece, Piece]] | None = None,
        worth: forecast.Worth | None = None,
        unsaid: Iterable[str] = (),
        foresees: Mapping[str, str] | None = None,
        chances: Mapping[str, str] | None = None,
        declines: Iterable[str] = (),
        lists: Mapping[str, Follows] | None = None,
        moments: Mapping[str, str] | None = None,
    ) -> None:
        self.pieces = dict(pieces or {})  # by kind of action: (ruleset, action) -> what it speaks of
        self.says = dict(says or {})  # by kind of action
        self.notes = {kind: [said] for kind, said in (notes or {}).items()}  # by kind of action, of all in play
        self.about = dict(about or {})  # by kind of decision: (game, figure, values) -> arguments of the question
        self.first = dict(first or {})  # by kind of decision
        self.groups = dict(groups or {})  # by kind of decision: (ruleset, option) -> the first of two choices
        self.advice = dict(advice or {})  # by kind of decision: (game, figure) -> lines beside the options
        self.panel = panel  # (ruleset, view, own part of it)
        self.offers = [offers] if offers is not None else []  # of all that are in play
        self.typed = dict(typed or {})  # by kind of decision: see Told.typed
        self.landing = landing  # (game after an option, figure): the space aimed at and the one landed on
        self.events = dict(events or {})  # by kind of event: (ruleset, event, is it of the final round) -> a sentence
        self.aloud = set(aloud)  # reasons (``why``) for which events are told that go untold as a rule
        self.story = story  # (ruleset, events and whether each is of the final round): sentences
        self.dress = dress  # (game): pieces that are called otherwise just now
        self.worth = worth  # points by source, where no field has them as a bill should count them
        self.foresees = dict(foresees or {})  # notes that speak of points, and the argument that says how many
        self.chances = dict(chances or {})  # notes that speak of a chance, and the argument that says how many percent
        self.unsaid = set(unsaid)  # decisions and pools that an option leads to without anybody saying so
        self.moments = dict(moments or {})  # by kind of decision: the message ``when-`` that says when it comes
        self.declines = set(declines)  # kinds of actions that leave what they speak of alone
        self.lists = dict(lists or {})  # by kind of decision: long lists that everybody is told in the same words

    def add(self, other: Telling) -> None:
        """What another one tells, too: a module, or a game that the engine's blank telling becomes."""
        self.offers += other.offers
        self.aloud |= other.aloud
        self.landing = self.landing or other.landing
        self.story = self.story or other.story
        self.dress = self.dress or other.dress
        self.worth = self.worth or other.worth
        self.unsaid |= other.unsaid
        self.foresees |= other.foresees
        self.chances |= other.chances
        self.declines |= other.declines
        self.moments |= other.moments
        for kind, said in other.notes.items():
            self.notes[kind] = [*self.notes.get(kind, []), *said]
        for mine, its in (
            (self.pieces, other.pieces),
            (self.says, other.says),
            (self.about, other.about),
            (self.first, other.first),
            (self.groups, other.groups),
            (self.advice, other.advice),
            (self.events, other.events),
            (self.typed, other.typed),
            (self.lists, other.lists),
        ):
            twice = mine.keys() & its.keys()
            if twice:
                raise AssertionError(f"{', '.join(sorted(twice))} told by two modules")
            mine.update(its)  # type: ignore[arg-type]  # the same sort of dict


# ---- options ------------------------------------------------------------------------------------------------------


def pieces_of(g: Game, action: Action) -> Pieces:
    """What an option speaks of, by name."""
    find = g.ruleset.telling.pieces.get(action.kind)
    return find(g.ruleset, action) if find is not None else {}


def places_of(pieces: Pieces) -> list[str]:
    """The things on the table an option points at. Numbers and amounts are no places."""
    found = [one for one in pieces_in(list(pieces.values())) if isinstance(one.id, str) and one.sort not in AMOUNTS]
    return list(dict.fromkeys([f"{one.sort}:{one.id}" for one in found]))


def _words(g: Game, kind: str, figure: int, action: Action) -> Phrase:
    r = g.ruleset
    says: Says | None = r.telling.says.get(action.kind)
    if says is not None:
        return says(g, figure, action)
    family = f"pass-{r.words}{kind}" if action.kind == "pass" else f"action-{r.words}{action.kind}"
    return Phrase(family, pieces_of(g, action))


def _bill(g: Game, seat: int, figure: int, before: forecast.Before, action: Action) -> Bill:
    telling = g.ruleset.telling
    trial = forecast.Trial(g, action, seat)
    found = forecast.bill(before, trial, figure, telling)
    said = _notes(g, trial.game, figure, action)
    asks = found.asks if found.asks != g.part_of(seat).name else ""
    if not said and asks == found.asks:
        return found
    foreseen, odds = _foreseen(telling, said), _odds(telling, said)
    return msgspec.structs.replace(found, notes=said, asks=asks, foreseen=foreseen, odds=odds)


def _foreseen(telling: Telling, notes: list[Phrase]) -> int:
    """Points that the notes speak of."""
    known = [note.args[telling.foresees[note.key]] for note in notes if note.key in telling.foresees]
    return sum(points for points in known if isinstance(points, int))


def _odds(telling: Telling, notes: list[Phrase]) -> list[Chance]:
    """Chances that the notes speak of, each with the place it is about."""
    found: list[Chance] = []
    for note in notes:
        percent = note.args.get(telling.chances.get(note.key, ""))
        if isinstance(percent, int):
            found.append(Chance(percent, next(iter(places_of(note.args)), "")))
    return found


def _notes(g: Game, after: Any, figure: int, action: Action) -> list[Phrase]:
    some = g.ruleset.telling.notes.get(action.kind, [])
    return [phrase for notes in some for phrase in notes(g, after, figure, action)]


# ---- a whole view -------------------------------------------------------------------------------------------------


def tell(g: Game, view: Any) -> Any:
    """The view with its words."""
    told = Told(_question(g, view), [], [], [], [], _panels(g, view))
    if view.decision is None:
        return msgspec.structs.replace(view, told=told)
    seat, figure, kind = view.seat, view.decision.actor, view.decision.kind
    legal = g.legal(seat)
    together = g.all_asked  # nothing happens before all have answered
    options = _list(g, seat, view.decision, legal) if together else _options(g, seat, view.decision, legal)
    bills = [option.gives or NOTHING for option in options]
    draft = _draft(g, seat, kind, legal) if together else []
    declining = [number for number in draft if legal[number].kind in g.ruleset.telling.declines]
    back = [number for number, action in enumerate(legal) if action.kind == g.part_of(seat).back]
    told = msgspec.structs.replace(
        told,
        first=_first(g, kind, legal, bills),
        groups=_groups(g, kind, legal),
        typed=list(g.ruleset.telling.typed.get(kind, [])),
        advice=g.ruleset.telling.advice[kind](g, figure) if kind in g.ruleset.telling.advice else [],
        draft=draft,
        skip=declining[0] if len(declining) == 1 else None,
        back=back[0] if back else None,
    )
    return msgspec.structs.replace(view, told=told, decision=msgspec.structs.replace(view.decision, options=options))


def _options(g: Game, seat: int, asked: Asked, legal: Sequence[Action]) -> list[Option]:
    """With words, and with what each gives."""
    figure, together = asked.actor, g.all_asked
    before = forecast.Before(g, figure)
    dress = _dress(g)
    aside = _aside(g.ruleset.telling, asked.options)
    options = []
    for option, action in zip(asked.options, legal, strict=True):
        says = _words(g, asked.kind, figure, action)
        says = _dressed(says, dress) if dress else says
        gives = _sealed(g, figure, action) if together else _bill(g, seat, figure, before, action)
        at = [] if action.kind in aside else option.at
        options.append(msgspec.structs.replace(option, at=at, says=says, gives=gives))
    return options


def _list(g: Game, seat: int, asked: Asked, legal: Sequence[Action]) -> list[Option]:
    """What all decide at the same time are long lists, told to everybody in the same words: they are made once."""
    follows = g.ruleset.telling.lists.get(asked.kind)
    if follows is None or not isinstance(legal, OptionTable):
        return _options(g, seat, asked, legal)
    key = follows(g, asked.actor)
    known: list[Option] | None = legal.told.get(key)
    if known is None:
        known = fixed(_options(g, seat, asked, legal))
        if all(option.gives == NOTHING for option in known):  # what is noted of an option may follow from anything
            legal.told[key] = known
    return known


def _aside(telling: Telling, options: Sequence[Option]) -> set[str]:
    """Kinds of options that point at no place: who touches a place wants to use it. Where nothing can be used, to
    leave it alone is what the place is for.
    """
    uses = any(option.at and option.kind not in telling.declines for option in options)
    return telling.declines if uses else set()


def _draft(g: Game, seat: int, kind: str, legal: Sequence[Action]) -> list[int]:
    """Found out by playing them: after an answer that settles all the rest the seat is asked no more.

    What is put together of several numbers is looked at as a whole before it is given.
    """
    if len(g.ruleset.telling.typed.get(kind, [])) > 1:
        return []
    drafts = g.part_of(seat).drafts
    adding = [number for number, action in enumerate(legal) if action.kind in drafts]
    return [number for number in adding if forecast.asked_on(g, legal[number], seat)]


def _sealed(g: Game, figure: int, action: Action) -> Bill:
    if action.kind not in g.ruleset.telling.notes:
        return NOTHING
    notes = _notes(g, g, figure, action)
    return Bill(notes=notes, odds=_odds(g.ruleset.telling, notes)) if notes else NOTHING


def _question(g: Game, view: Any) -> Phrase | None:
    """``ask-<kind>``; ``ask-<kind>-guided`` where a figure that somebody guides is asked what others are asked, too.

    Who has decided is asked no more, though he may take it back.
    """
    asked = view.decision
    if asked is None:
        return None
    if view.ready:
        return Phrase("ask-ready", {})
    r = g.ruleset
    more = r.telling.about.get(asked.kind)
    about = more(g, asked.actor, asked.about) if more is not None else dict(asked.about)
    guided = asked.actor != view.seat and r.holds[asked.kind].who != GUIDED
    return _dressed(Phrase(f"ask-{r.words}{asked.kind}{'-guided' if guided else ''}", about), _dress(g))


def _first(g: Game, kind: str, legal: Sequence[Action], bills: Sequence[Bill]) -> list[int]:
    choose = g.ruleset.telling.first.get(kind)
    return choose(g, legal, bills) if choose is not None else some(range(len(legal)))


def some(places: Sequence[int]) -> list[int]:
    """If there are too many: the first ones, and the last, which as a rule is to do nothing."""
    return list(places) if len(places) <= MANY else [*places[: MANY - 1], places[-1]]


def _dress(g: Game) -> dict[Piece, Piece]:
    dress = g.ruleset.telling.dress
    return dress(g) if dress is not None else {}


def _dressed(phrase: Phrase, dress: dict[Piece, Piece]) -> Phrase:
    return Phrase(phrase.key, {name: _redone(value, dress) for name, value in phrase.args.items()}) if dress else phrase


def _redone(value: Any, dress: dict[Piece, Piece]) -> Any:
    if isinstance(value, Piece):
        return dress.get(value, value)
    if isinstance(value, Phrase):
        return _dressed(value, dress)
    return [_redone(one, dress) for one in value] if isinstance(value, list) else value


def _groups(g: Game, kind: str, legal: Sequence[Action]) -> list[Group]:
    group_of = g.ruleset.telling.groups.get(kind)
    if group_of is None:
        return []
    found: dict[Any, list[int]] = {}
    for number, action in enumerate(legal):
        says = group_of(g.ruleset, action)
        if says is not None:
            found.setdefault(msgspec.json.encode(says), []).append(number)
    return [Group(msgspec.json.decode(says, type=Said), options) for says, options in found.items()]


def _panels(g: Game, view: Any) -> dict[str, Panel]:
    r = g.ruleset
    return {key: panel(r, view, view.modules[key] if key else view) for key, panel in r.panels.items()}


# ---- events and refusals ------------------------------------------------------------------------------------------


def tell_event(g: Game, event: Event) -> Phrase:
    """``event-<kind>``, or ``event-<kind>-hidden`` where the reader may not see all of it."""
    r = g.ruleset
    kind = r.events[event.kind]
    args: Pieces = {"who": Piece("figure", event.actor)}
    hidden = False
    for name, value in event.data.items():
        hidden = hidden or value is None
        args[name] = piece_of(kind.fields[name], value)
    return Phrase(f"event-{r.words}{event.kind}{'-hidden' if hidden else ''}", args)


def piece_of(sort: str, value: Any) -> Any:
    """A value of an event as an argument: what has a sort is a piece."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return [piece_of(sort, one) for one in value]
    return Piece(sort, value) if sort and isinstance(value, str) else value


def readable(value: Any) -> str:
    """Data as it is, where nobody has words for it; nothing for nothing."""
    if value is None or value is False:
        return ""
    if value is True:
        return "+"
    if isinstance(value, dict):
        return ", ".join(f"{name} {text}" for name, one in value.items() if (text := readable(one)))
    if isinstance(value, list | tuple):
        return " ".join(text for one in value if (text := readable(one)))
    return str(value)
