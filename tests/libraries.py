"""Libraries that are made once for all tests: a test gets a copy of the folder.

Opening a copy takes a hundredth of the time that making its index takes. Tests of the making make their own.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from desktop_app.app.library.library import Library
from desktop_app.games import CARDS

Fill = Callable[[Library], None]
"""Puts cards into a new library; one function stands for one content."""


def built_in_alone(library: Library) -> None:
    """Nothing beside the built-in cards."""


class Libraries:
    """The libraries made so far, below a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: dict[tuple[Fill, tuple[str, ...]], Path] = {}

    def copy(self, folder: Path, fill: Fill = built_in_alone) -> None:
        """Lays a library with this content into a folder, which need not exist."""
        content = fill, tuple(CARDS)  # a guest's cards lie in it too while the guest is there
        if content not in self._made:
            path = self._folder / str(len(self._made))
            with Library(path) as library:
                fill(library)
            self._made[content] = path
        shutil.copytree(self._made[content], folder, dirs_exist_ok=True)
