"""A report of this moment in one file: the save, the last steps, the versions, and nobody's name."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion

import desktop_app
from desktop_app.app.storage.files import write_json
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session

LAST_STEPS = 40


def report_of(session: Session) -> dict[str, Any]:
    """Everything needed to come back to this moment elsewhere; seats keep their letters, people lose their names."""
    question = session.question
    return {
        "format": 1,
        "versions": {
            "longtable": desktop_app.__version__,
            "game": f"{session.game.id} {session.game.build}",
            "python": platform.python_version(),
            "qt": qVersion(),
            "pyside": _installed("PySide6-Essentials"),
            "system": platform.system(),
        },
        "question": question.fingerprint if question is not None else "",
        "options": [option.key for option in question.options] if question is not None else [],
        "last_steps": [[record.fingerprint, record.keys, record.by] for record in session.records[-LAST_STEPS:]],
        "session": _nameless(save(session)),
    }


def _nameless(kept: dict[str, Any]) -> dict[str, Any]:
    """The save without what people called themselves and their branches: both stand in one place each, and nowhere
    else is a word replaced, since a person may be called as a seat, a zone or a card is."""
    points = [kept["start"], *kept["earlier"], kept["snapshot"]]
    for point in points:
        point["state"]["names"] = {seat: f"Seat {seat}" for seat in point["state"]["names"]}
    kept["branches"] = [[f"Branch {number}", *rest] for number, (_, *rest) in enumerate(kept["branches"], 1)]
    return kept


def write_report(session: Session, path: Path) -> None:
    """Writes the report. Raises the storage errors of `desktop_app.app.storage`."""
    write_json(path, report_of(session))


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "bundled"
