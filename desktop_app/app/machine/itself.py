"""How this very program is begun again, in a process of its own."""

from __future__ import annotations

import sys

BUNDLED = bool(getattr(sys, "frozen", False))
"""Whether it runs out of a bundle (`packaging/bundle.py`), in which no Python can be begun but the program itself."""


def itself(*words: str) -> list[str]:
    """The line that runs the ``longtable`` command with some words after it."""
    return [sys.executable, *words] if BUNDLED else [sys.executable, "-m", "desktop_app", *words]
