"""Rows of numbers as inputs of a network. An offer: nothing else here depends on it."""

from __future__ import annotations

import math
from typing import Any, Final

import gymnasium
import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from buonfresco.engine.observing import HIDDEN

FEW: Final = 32  # values: so many are told apart one by one


class Features:
    """One input for each value of a number that has few (all 0 where it is hidden); the logarithm of every other.

    Most small numbers are names: which tile, whose turn. Large ones are amounts, and there the first ones matter most.
    """

    def __init__(self, layout: Any) -> None:
        least, most = numpy.array(layout.least), numpy.array(layout.most)
        few = most - least < FEW
        self._few, self._many = numpy.flatnonzero(few), numpy.flatnonzero(~few)
        widths = (most - least + 1)[self._few]
        self._starts = numpy.cumsum(widths) - widths - least[self._few]
        self._named = int(widths.sum())
        self.size: int = self._named + len(self._many)

    def __call__(self, row: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        out = numpy.zeros(self.size, dtype=numpy.float32)
        values = row[self._few].astype(numpy.int64)
        shown = values != HIDDEN
        out[(self._starts + values)[shown]] = 1
        amounts = row[self._many].astype(numpy.float32)
        scaled = numpy.sign(amounts) * numpy.log1p(numpy.abs(amounts)) / math.log1p(-HIDDEN)
        out[self._named :] = scaled  # HIDDEN itself becomes -1
        return out


class WithFeatures(gymnasium.ObservationWrapper[NDArray[numpy.float32], Any, NDArray[numpy.int16]]):
    """An environment of one seat whose observations are features."""

    def __init__(self, env: gymnasium.Env[NDArray[numpy.int16], Any]) -> None:
        super().__init__(env)
        self.features = Features(env.get_wrapper_attr("layout"))
        self.observation_space = spaces.Box(-1, 1, shape=(self.features.size,), dtype=numpy.float32)

    def observation(self, observation: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        return self.features(observation)

    def action_masks(self) -> NDArray[numpy.int8]:
        """Gymnasium's wrappers hide what is not theirs; MaskablePPO looks for this by name."""
        masks: NDArray[numpy.int8] = self.env.get_wrapper_attr("action_masks")()
        return masks
