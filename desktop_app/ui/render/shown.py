"""What a picture is made of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeAlias

from desktop_app.app.errors import LongtableError
from desktop_app.ui.shell.shell import Shell


class UnknownScreen(LongtableError):
    """There is no screen of that name."""

    default_id = "shell-unknown-screen"


class Shown(Protocol):
    """A window's shell with an open profile, and the game that is shown."""

    shell: Shell
    game: str


Way: TypeAlias = Callable[[Shown, Path | None], None]
"""The way onto a screen, from a profile that is open; of a table the game of a save may be shown."""
