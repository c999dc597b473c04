"""A line of the log as it is written: its sentence with links and the rule it stands on, the room around it."""

from __future__ import annotations

from PySide6.QtGui import QTextBlockFormat

from desktop_app.engine.record import Line
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.words.wording import Wording

HEADINGS = ("-log-round", "-log-phase")
"""How the ids of messages end that open a part of the log."""
AGAIN = "text-decoration:none;font-weight:700"
"""How the sign looks that shows a moment again."""
Manner = tuple[str, ...]
"""In which language and for whom the log is written, and with which words that are searched for."""


class Sentences:
    """The sentences of the log, each made once for one language and one theme."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Line, str]] = {}

    def keep_for(self, before: Manner, now: Manner) -> None:
        """Keeps what this reader may come upon in this language and these looks."""
        if before[:1] != now[:1]:
            self._kept.clear()
        elif before[1] != now[1]:
            self._kept = {at: kept for at, kept in self._kept.items() if not kept[0].message.only}

    def of(self, line: Line, wording: Wording, theme: Theme) -> str:
        """The sentence of a line as rich text."""
        kept = self._kept.get(id(line))
        if kept is None or kept[0] is not line:
            kept = self._kept[id(line)] = (line, _sentence(line, wording, theme))
        return kept[1]


def is_heading(line: Line) -> bool:
    """Whether a line opens a part of the log."""
    return line.message.id.endswith(HEADINGS)


def room_around(*, heading: bool, gutter: int, sign_wide: float) -> QTextBlockFormat:
    """The room around a line: words stand off the margin by the ``gutter``, a sign before them so far to the left."""
    room = QTextBlockFormat()
    room.setTopMargin(10 if heading else 3)
    room.setBottomMargin(2 if heading else 3)
    room.setLeftMargin(2 if heading else 2 + gutter)
    room.setTextIndent(-sign_wide)
    room.setRightMargin(2)
    return room


def shown_again(number: int) -> str:
    """The link behind a line that shows its moment again."""
    return f'&nbsp;<a href="moment:{number}" style="{AGAIN}">»</a>'


def _sentence(line: Line, wording: Wording, theme: Theme) -> str:
    text = wording.rich(line.message).replace("<a ", f'<a style="color:{theme.accent};font-weight:600" ')
    if is_heading(line):
        return f'<span style="color:{theme.ink3}"><b>{text}</b></span>'
    rule = line.message.rule
    cite = (
        f' <a href="rule:{rule}" style="color:{theme.ink3};text-decoration:none;font-size:small">{rule}</a>'
        if rule
        else ""
    )
    return f"{text}{cite}"
