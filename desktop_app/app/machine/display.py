"""Is there a display to open a window on? Asked of the display server itself: a variable may be left over.

Standard library only: the set-up scripts in `packaging/` use it too.
"""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_X_DISPLAY = re.compile(r"(?P<host>[^:]*):(?P<number>\d+)(\.\d+)?")
_X_PORT = 6000
_SECONDS = 2.0


def has_display(variables: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a window can be opened; on Windows and macOS always, elsewhere where X or Wayland answers."""
    if platform in ("win32", "darwin"):
        return True
    return _wayland_answers(variables) or _x_answers(variables.get("DISPLAY", ""))


def _wayland_answers(variables: Mapping[str, str]) -> bool:
    name, folder = variables.get("WAYLAND_DISPLAY"), variables.get("XDG_RUNTIME_DIR")
    if not name or not (folder or name.startswith("/")):
        return False
    return _connects(socket.AF_UNIX, str(Path(folder or "/") / name))


def _x_answers(display: str) -> bool:
    parts = _X_DISPLAY.fullmatch(display.removeprefix("unix/"))
    if parts is None:
        return False
    number = int(parts["number"])
    if parts["host"] not in ("", "unix"):
        return _connects(socket.AF_INET, (parts["host"], _X_PORT + number))
    path = f"/tmp/.X11-unix/X{number}"
    return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, f"\0{path}")


def _connects(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    try:
        with socket.socket(family, socket.SOCK_STREAM) as connection:
            connection.settimeout(_SECONDS)
            connection.connect(address)
    except OSError:
        return False
    return True
