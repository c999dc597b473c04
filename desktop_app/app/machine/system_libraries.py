"""The system libraries that Qt needs on Linux and does not bring along.

Standard library only: the set-up scripts in `packaging/` use it before anything is installed.
"""

from __future__ import annotations

import ctypes
import sys
from typing import NamedTuple


class SystemLibrary(NamedTuple):
    """A shared library and the Debian package that brings it; `always`: also without a display."""

    name: str
    package: str
    always: bool


QT_LIBRARIES: tuple[SystemLibrary, ...] = (
    SystemLibrary("libEGL.so.1", "libegl1", True),
    SystemLibrary("libGL.so.1", "libgl1", True),
    SystemLibrary("libX11.so.6", "libx11-6", True),
    SystemLibrary("libglib-2.0.so.0", "libglib2.0-0", True),
    SystemLibrary("libgthread-2.0.so.0", "libglib2.0-0", True),
    SystemLibrary("libfontconfig.so.1", "libfontconfig1", True),
    SystemLibrary("libfreetype.so.6", "libfreetype6", True),
    SystemLibrary("libdbus-1.so.3", "libdbus-1-3", True),
    SystemLibrary("libxkbcommon.so.0", "libxkbcommon0", True),
    SystemLibrary("libzstd.so.1", "libzstd1", True),
    SystemLibrary("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", False),
    SystemLibrary("libX11-xcb.so.1", "libx11-xcb1", False),
    SystemLibrary("libxcb-cursor.so.0", "libxcb-cursor0", False),
    SystemLibrary("libxcb-icccm.so.4", "libxcb-icccm4", False),
    SystemLibrary("libxcb-image.so.0", "libxcb-image0", False),
    SystemLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1", False),
    SystemLibrary("libxcb-randr.so.0", "libxcb-randr0", False),
    SystemLibrary("libxcb-render-util.so.0", "libxcb-render-util0", False),
    SystemLibrary("libxcb-render.so.0", "libxcb-render0", False),
    SystemLibrary("libxcb-shape.so.0", "libxcb-shape0", False),
    SystemLibrary("libxcb-shm.so.0", "libxcb-shm0", False),
    SystemLibrary("libxcb-sync.so.1", "libxcb-sync1", False),
    SystemLibrary("libxcb-util.so.1", "libxcb-util1", False),
    SystemLibrary("libxcb-xfixes.so.0", "libxcb-xfixes0", False),
    SystemLibrary("libxcb-xkb.so.1", "libxcb-xkb1", False),
    SystemLibrary("libwayland-client.so.0", "libwayland-client0", False),
    SystemLibrary("libwayland-cursor.so.0", "libwayland-cursor0", False),
)


def missing_libraries() -> list[SystemLibrary]:
    """Those of `QT_LIBRARIES` that cannot be loaded; on other systems than Linux Qt brings all it needs."""
    if not sys.platform.startswith("linux"):
        return []
    return [library for library in QT_LIBRARIES if not _loads(library.name)]


def install_command(libraries: list[SystemLibrary]) -> str:
    """The line that installs their Debian packages."""
    packages = sorted({library.package for library in libraries})
    return f"apt-get install -y --no-install-recommends {' '.join(packages)}"


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    # For the set-up scripts, which ask a fresh process: a running one may not find what is new.
    print("\n".join(library.name for library in missing_libraries()))
