"""Where the application finds what it ships with: the only module that knows the folder layout."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def _shipped(name: str) -> Path:
    """A folder beside the package in a checkout, inside the package in an installed wheel."""
    inside = _HERE / name
    return inside if inside.is_dir() else _HERE.parent / name


RESOURCES = _shipped("resources")
TRANSLATIONS = _shipped("translations")
