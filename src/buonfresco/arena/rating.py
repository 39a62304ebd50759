"""A rating over a pool: openskill's Plackett-Luce model, if it is installed (the extra ``arena``)."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from buonfresco.arena.match import Record


class Ratings:
    """Fed with games in the order of their numbers, as every game changes what the next one is compared with.

    A bot takes part in a game once, with the average place of its seats: three copies are no team.
    """

    def __init__(self, bots: Sequence[str]) -> None:
        try:
            models: Any = importlib.import_module("openskill.models")
        except ModuleNotFoundError:
            self._model: Any = None
            return
        self._model = models.PlackettLuce()
        self._ratings = {bot: self._model.rating(name=bot) for bot in bots}

    def add(self, record: Record) -> None:
        places: dict[str, list[float]] = {}
        for seat, bot in enumerate(record.seats):
            places.setdefault(bot, []).append(_place(record, seat))
        if self._model is None or len(places) < 2 or not record.winners:
            return
        bots = list(places)
        ranks = [sum(places[bot]) / len(places[bot]) for bot in bots]
        for bot, (rating,) in zip(
            bots, self._model.rate([[self._ratings[bot]] for bot in bots], ranks=ranks), strict=True
        ):
            self._ratings[bot] = rating

    def data(self) -> dict[str, dict[str, float]] | None:
        """By bot, best first: ``mu`` with its uncertainty ``sigma``. None without openskill."""
        if self._model is None:
            return None
        best = sorted(self._ratings, key=lambda bot: -self._ratings[bot].mu)
        return {bot: {"mu": self._ratings[bot].mu, "sigma": self._ratings[bot].sigma} for bot in best}


def _place(record: Record, seat: int) -> float:
    if record.forfeit is None:
        return record.places[seat]
    return 1 if seat in record.winners else 2
