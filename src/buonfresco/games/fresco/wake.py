"""Wake phase, mood track and apprentices (B-WAKE, B-MOOD, L-WAKE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from buonfresco.engine.action import Action
from buonfresco.engine.errors import Reason
from buonfresco.engine.frames import Holds
from buonfresco.engine.ruleset import Kind
from buonfresco.games.fresco.deeds import change_mood

if TYPE_CHECKING:
    from buonfresco.games.fresco.game import Fresco
    from buonfresco.games.fresco.rules import Rules


def ask(g: Fresco, painter: int, _arg: int) -> None:
    g.ask("wake_time", painter)


def options(g: Fresco, _painter: int, _arg: int) -> tuple[Action, ...]:
    """Any free wake time, whatever it does to the mood (B-WAKE-02, -03, -07)."""
    taken = tuple(g.s.wake)
    table = g.r.wake_tables.get(taken)
    if table is None:
        table = tuple(action for row, action in enumerate(g.r.wakes) if row not in taken)
        g.r.wake_tables[taken] = table
    return table


def get_up(g: Fresco, painter: int, _arg: int, action: Action) -> None:
    """Mood changes at once (B-WAKE-05). Leonardo has no mood (L-WAKE-02)."""
    s, r = g.s, g.r
    row = r.times.index(action.args[0])
    s.wake[painter] = row
    if g.listening:
        g.notes.append(("woke", painter, row))
    if painter < r.seats:
        change_mood(g, painter, r.hostel_mood[row])


def apprentices_by(r: Rules, mood: int) -> int:
    """One formula covers every case (B-MOOD-09)."""
    count = r.pack.stock.start.apprentices
    if mood >= r.mood_plus:
        count += 1
    elif mood <= r.mood_minus:
        count -= 1
    return count


def check_apprentices(g: Fresco, painter: int, _arg: int) -> None:
    """Only here apprentices are gained or lost (B-MOOD-07)."""
    s, r = g.s, g.r
    if painter >= r.seats:
        return
    count = apprentices_by(r, s.mood[painter])
    if g.listening and count != s.apprentices[painter]:
        g.notes.append(("counted", painter, count))
    s.apprentices[painter] = count


def explain(g: Fresco, _painter: int, _arg: int, action: Action) -> Reason | None:
    if action.kind != "wake":
        return None
    taken = [painter for painter, row in enumerate(g.s.wake) if row >= 0 and g.r.times[row] == action.args[0]]
    return Reason("B-WAKE-03", "refused-wake-taken", {"time": action.args[0], "who": taken[0]}) if taken else None


KIND: Final = Kind(
    "wake_time",
    ("B-WAKE-02", "B-WAKE-03", "L-WAKE-01"),
    options,
    {"wake": get_up},
    explain,
    holds=Holds(after=("wake turn/choose",)),
)
