"""Which cards have a picture of a person's own: those of packs, and above them those given on their own."""

from __future__ import annotations

import os
from pathlib import Path

PICTURES = "pictures"
"""The folder of a library that holds them, by game and source."""
PICTURES_SOURCE = "own_pictures"
"""The source of those that were given without cards."""


def own_pictures(library: Path) -> dict[tuple[str, str], Path]:
    """The picture file of each (game, code) in a library's folder."""
    found: dict[tuple[str, str], Path] = {}
    files = [file for file in (library / PICTURES).glob("*/*/*") if os.path.isfile(file)]  # one without rights is none
    for file in sorted(files, key=lambda each: (each.parent.name == PICTURES_SOURCE, each)):
        found[file.parent.parent.name, file.stem] = file
    return found
