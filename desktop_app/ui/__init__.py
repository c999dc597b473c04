"""The window and all its screens, on PySide6."""

from __future__ import annotations

import builtins
import os

import PySide6.QtCore  # noqa: F401

# PySide takes over `import` for the sake of its `__feature__` switch, which nothing here uses: for that it reads the
# source of every module imported after it and keeps all of it. Import is Python's own again.
builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)

# Qt divides every larger area that it paints among threads, one bit of work for 64 lines. Waking them and waiting for
# them took a fifth of what an answer takes to its painted table, and the table was not there sooner on a large screen.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
