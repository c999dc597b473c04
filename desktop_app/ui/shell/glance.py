"""A first look at the last profile, with plain JSON only: enough to paint the first frame in its colours."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import platformdirs

from desktop_app.engine.frozen import Frozen


class Glance(Frozen):
    """Theme and size of the window as the last profile left them; the usual ones where nothing can be read."""

    theme: str = "daylight"
    width: int = 1366
    height: int = 768
    maximized: bool = False


def glance(root: Path) -> Glance:
    """Look at the data folder without changing or checking it: the profile is read properly a moment later."""
    last = _read(root / "last_profile.json").get("profile")
    if not isinstance(last, str) or os.sep in last or last.startswith("."):
        return Glance()
    settings = _read(root / "profiles" / last / "profile.json").get("settings")
    if not isinstance(settings, dict):
        return Glance()
    window = settings.get("window")
    window = window if isinstance(window, dict) else {}
    theme = settings.get("theme")
    return Glance(
        theme if theme in ("daylight", "candlelight") else "daylight",
        _pixels(window.get("width"), 1366),
        _pixels(window.get("height"), 768),
        window.get("maximized") is True,
    )


def usual_root() -> Path:
    """The data folder, as `app.profiles.data_folder` finds it, without what that needs to import."""
    given = os.environ.get("LONGTABLE_DATA")
    if given:
        return Path(given)
    return Path(platformdirs.user_data_dir("Longtable", appauthor=False))


def _pixels(value: object, usual: int) -> int:
    return value if isinstance(value, int) and 320 <= value <= 32_768 else usual


def _read(path: Path) -> dict[str, Any]:
    try:
        read = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}
