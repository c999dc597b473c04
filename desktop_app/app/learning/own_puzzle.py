"""A position file of a person's own as a puzzle: written by hand, or the table of a game they keep."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.errors import LongtableError
from desktop_app.app.learning.puzzles import Puzzle
from desktop_app.app.positions.playing import check_path
from desktop_app.app.positions.position_file import read_position
from desktop_app.app.texts.folding import sound
from desktop_app.app.texts.texts import Texts

OWN = "own"
"""How the ids of these puzzles begin: no game is called so."""


class PuzzleRefused(LongtableError):
    """A file cannot be laid out, or its moves do not lead where it says; `why` tells in words."""

    default_id = "tour-puzzle-file-wrong"


def own_puzzle(path: Path, texts: Texts) -> Puzzle:
    """The puzzle in a file, whatever its game; its moves were tried and lead to what it asks for. One that asks for
    nothing is played freely.

    Raises:
        PuzzleRefused: for a file that holds no position of ours, in the language of `texts`.
    """
    result = check_path(path, texts)
    if not result.passed:
        raise PuzzleRefused(file=sound(path.name), why=result.why)
    return Puzzle(f"{OWN}/{sound(path.stem)}", read_position(path))
