"""Makes a bundle of Longtable: `python3 packaging/bundle.py`.

One folder with everything in it, Python and Qt too, for the system it is made on: whoever has it needs to install
nothing. It is tried out before it is packed.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from environment import PYTHON, ROOT, prepare, run

from desktop_app import __version__

LOCK = ROOT / "packaging" / "bundle.lock"
SPECIFICATION = ROOT / "packaging" / "longtable.spec"
BUILD = ROOT / "build" / "bundle"
FOLDER = BUILD / "longtable"
PROGRAM = FOLDER / ("longtable.exe" if os.name == "nt" else "longtable")
NO_DISPLAY = {"QT_QPA_PLATFORM": "offscreen"}
ICON = "from desktop_app.ui.render.icon import write_icon; write_icon(r'{path}', 256)"


def main() -> int:
    """Makes the bundle, tries it out and packs it; the exit code of what failed, or 0."""
    prepare()
    code = run([PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", LOCK]) or _make()
    if code == 0:
        code = _try_out()
    if code == 0:
        name = f"longtable-{__version__}-{sysconfig.get_platform()}"
        print("Packed:", shutil.make_archive(str(BUILD / name), _kind(), BUILD, FOLDER.name))
    return code


def _make() -> int:
    places: list[str | Path] = ["--distpath", BUILD, "--workpath", BUILD / "work"]
    code = run([PYTHON, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, SPECIFICATION])
    if code or not sys.platform.startswith("linux"):
        return code
    shutil.copy(ROOT / "packaging" / "longtable.desktop", FOLDER)
    return run([PYTHON, "-c", ICON.format(path=FOLDER / "longtable.png")], **NO_DISPLAY)


def _try_out() -> int:
    """The program finds all it ships with, plays a game in two processes and paints a table, with a home of its own."""
    with tempfile.TemporaryDirectory() as folder:
        home = {"HOME": folder, "XDG_DATA_HOME": folder, "APPDATA": folder, "LOCALAPPDATA": folder, **NO_DISPLAY}
        picture = Path(folder) / "table.png"
        lines = (
            ["doctor"],
            ["simulate", "lotr_lcg", "--games", "2", "--jobs", "2"],
            ["render", "table", str(picture), "--game", "meccg"],
        )
        return next((code for line in lines if (code := run([PROGRAM, *line], **home))), 0)


def _kind() -> str:
    return "zip" if os.name == "nt" else "gztar"


if __name__ == "__main__":
    sys.exit(main())
