"""The window and all its screens, on PySide6."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401

# PySide takes over `import` for the sake of its `__feature__` switch, which nothing here uses: for that it reads the
# source of every module imported after it and keeps all of it. Import is Python's own again.
builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
