"""An application without a display: its screen is larger than any picture, or menus would be squeezed into it."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

PLATFORM = "QT_QPA_PLATFORM"
NO_DISPLAY = "offscreen"
WIDE, TALL = 7680, 4320


def open_application() -> None:
    """Opens one without a display, unless there is one or the environment names another platform."""
    if QApplication.instance() is not None:
        return
    os.environ.setdefault(PLATFORM, NO_DISPLAY)
    with tempfile.TemporaryDirectory(prefix="longtable-") as folder:
        told = Path(folder) / "screens.json"
        if os.environ[PLATFORM] != NO_DISPLAY or ":" in str(told):  # Qt parts the words for a platform at colons
            QApplication(["longtable"])
            return
        one = {"name": "picture", "x": 0, "y": 0, "width": WIDE, "height": TALL}
        sharpness = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        told.write_text(json.dumps({"screens": [one | sharpness]}), encoding="utf-8")
        QApplication(["longtable", "-platform", f"{NO_DISPLAY}:configfile={told}"])
