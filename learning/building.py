"""Builds the many games of a folder, for this processor or for a GPU, as a library to be called from Python."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent


class Sizes(NamedTuple):
    sight: int
    answers: int
    fixed: int  # answers that have weights of their own
    options: int  # at most, that have traits: beside those, or the same ones if there are no other answers
    traits: int
    heads: int
    first_head: int  # the first kind of question whose options have traits
    best: int  # the trait of what the apprentice would do; -1: there is none


_PROCESSOR = ("g++", "-O2", "-Wall", "-Werror", "-shared", "-fPIC", "-x", "c++")
_GPU = ("nvcc", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC")


def built(game: str, folder: Path, gpu: bool = False) -> Any:
    """With the tables.h of the folder."""
    made = folder / "many.so"
    paths = [f"-I{folder}", f"-I{HERE / game}", str(HERE / "many.cu"), "-o", str(made)]
    subprocess.run([*(_GPU if gpu else _PROCESSOR), *paths], check=True)
    return ctypes.CDLL(str(made))


def library(game: str, header: str) -> Any:
    """For this processor, with such tables."""
    folder = Path(tempfile.mkdtemp())
    (folder / "tables.h").write_text(header, "utf-8")
    return built(game, folder)


def sizes(made: Any) -> Sizes:
    numbers = (ctypes.c_int * len(Sizes._fields))()
    made.sizes(numbers)
    return Sizes(*numbers)
