"""Libraries that are made once for all tests: a test gets a copy of the folder.

Opening a copy takes a hundredth of the time that making its index takes. Tests of the making make their own.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from filelock import FileLock

from desktop_app.app.library.library import Library
from desktop_app.games import CARDS

Fill = Callable[[Library], None]
"""Puts cards into a new library; one function stands for one content."""


def built_in_alone(library: Library) -> None:
    """Nothing beside the built-in cards."""


class Libraries:
    """The libraries made so far, below a folder that all processes of a run know: who comes second finds them made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(exist_ok=True)

    def copy(self, folder: Path, fill: Fill = built_in_alone) -> None:
        """Lays a library with this content into a folder, which need not exist."""
        # a guest's cards lie in it too while the guest is there
        made = self._folder / "-".join((fill.__module__, fill.__qualname__, *CARDS))
        with FileLock(f"{made}.lock"):
            if not made.exists():
                making = made.with_suffix(".making")
                with Library(making) as library:
                    fill(library)
                making.rename(made)
        shutil.copytree(made, folder, dirs_exist_ok=True)
