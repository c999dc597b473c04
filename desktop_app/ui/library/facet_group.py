"""One filter: its values with the numbers of their cards, the first of them in sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.app.library.choices import Choice
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import legible
from desktop_app.ui.art.signs import signs_among
from desktop_app.ui.faces.wording import road_name
from desktop_app.ui.library.tile import broken
from desktop_app.ui.shell.parts import SwitchBox, link
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.spelled import spelled

FEW = 7
"""So many values of a field are all shown;"""
AT_FIRST = 5
"""of more, so many at first."""
WHEN_OPEN = 60


class _Value(Frozen):
    """A value of a filter in its row."""

    choice: Choice
    name: str
    row: QWidget
    box: SwitchBox
    number: QLabel


class FacetGroup(QWidget):
    """The values of one field with their numbers of cards. `changed` carries the values that are ticked."""

    changed = Signal(set)

    def __init__(self, look: Look, texts: Texts, title: str, choices: Sequence[Choice], room: int) -> None:
        super().__init__()
        self._look, self._texts, self._room = look, texts, room
        self._choices = sorted(choices, key=lambda choice: -choice.cards)
        self._signs = signs_among([choice.value for choice in choices])
        self._made: dict[str, _Value] = {}
        self._shown: list[str] = []
        self._counts: Mapping[str, int] = {choice.value: choice.cards for choice in choices}
        self._ticked: set[str] = set()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(look.label(title, "button"))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column.addLayout(self._rows)
        self.setAccessibleName(title)
        self._is_open = False
        self._more = link(look, "", self._open)
        self._rows.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self._arrange()

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Say how many cards of each value the search leaves."""
        self._counts = counts
        for value in self._made.values():
            self._say(value)
        self._arrange()

    def _say(self, value: _Value) -> None:
        left = self._counts.get(value.choice.value, 0)
        value.number.setText(str(left))
        value.box.setAccessibleName(f"{value.name}, {left}")

    def show_ticked(self, values: set[str]) -> None:
        """Tick just these, without telling; a value that is asked for is never among those that are not shown."""
        self._ticked = set(values)
        self._arrange()
        for key, value in self._made.items():
            value.box.blockSignals(True)
            value.box.setChecked(key in values)
            value.box.blockSignals(False)

    def _wanted(self) -> list[str]:
        """The values in sight: all of a few, else those that are ticked and those that the search leaves most of."""
        values = [choice.value for choice in self._choices]
        if self._is_open or len(values) <= FEW:
            return [value for at, value in enumerate(values) if at < WHEN_OPEN or value in self._ticked]
        most = sorted(values, key=lambda value: (value not in self._ticked, -self._counts.get(value, 0)))
        return most[: max(AT_FIRST, len(self._ticked))]

    def _arrange(self) -> None:
        wanted = self._wanted()
        if wanted != self._shown:
            for value in self._shown:
                self._rows.removeWidget(self._made[value].row)
                self._made[value].row.setVisible(value in wanted)
            choices = {choice.value: choice for choice in self._choices}
            for at, value in enumerate(wanted):
                made = self._made.get(value) or self._make(choices[value])
                self._rows.insertWidget(at, made.row)
                made.row.show()
            self._shown = wanted
        left = len(self._choices) - len(wanted)
        self._more.setText(self._texts("browser-more", count=left))
        self._more.setVisible(left > 0 and not self._is_open)

    def _open(self) -> None:
        """The link that shows the rest."""
        self._is_open = True
        self._arrange()

    def _make(self, choice: Choice) -> _Value:
        look, name = self._look, choice_name(choice, self._texts.language)
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        signed = choice.value in self._signs
        room, metrics = self._room - look.px(80 if signed else 58), QFontMetrics(look.font("body"))
        lines = broken(name, metrics, room, 2)
        box = SwitchBox(look, spelled("\n".join(lines)))
        if len(lines) > 1:  # the sheet of the application knows rows of one line alone
            tall = metrics.height() * len(lines) + look.px(8)
            box.setStyleSheet(f"QCheckBox {{ min-height: {tall}px; }}")
        box.setToolTip(name)
        if signed:
            colour = look.theme.frames.get(choice.value, look.theme.ink2)
            box.setIcon(look.icon(self._signs[choice.value], legible(colour, look.theme.panel2)))
            box.setIconSize(QSize(look.px(18), look.px(16)))
        box.setChecked(choice.value in self._ticked)
        box.toggled.connect(lambda ticked, value=choice.value: self._toggle(value, ticked))
        line.addWidget(box, 1)
        number = look.label("", "hint")
        line.addWidget(number)
        made = self._made[choice.value] = _Value(choice, name, row, box, number)
        self._say(made)
        return made

    def _toggle(self, value: str, ticked: bool) -> None:
        self._ticked = self._ticked | {value} if ticked else self._ticked - {value}
        self.changed.emit(set(self._ticked))


def choice_name(choice: Choice, language: str) -> str:
    """The name of a value; the marks of sites and regions have names of their own."""
    mark = choice.en.strip("{}")
    if choice.en == f"{{{mark}}}":
        return road_name(mark, language)
    name = choice.es if language == "es" else choice.en
    # A key that nothing names yet is still better read as words.
    return name.replace("_", " ").capitalize() if name.islower() else name
