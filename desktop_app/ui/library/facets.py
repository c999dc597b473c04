"""The filters at the left: ticking one writes it into the search, and a typed search ticks them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.library.names import Choice
from desktop_app.app.library.syntax import Query
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.ui.art.colours import legible
from desktop_app.ui.art.signs import signs_among
from desktop_app.ui.faces.wording import road_name
from desktop_app.ui.library import facet_query as facets
from desktop_app.ui.library.tile import broken
from desktop_app.ui.shell.parts import SwitchBox, link
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.spelled import spelled

Counts = Callable[[str, Query], Mapping[str, int]]
"""How many of the cards that a query finds have each value of a field."""
MOST_COST = 8
FEW = 7
"""So many values of a field are all shown;"""
AT_FIRST = 5
"""of more, so many at first."""
WHEN_OPEN = 60
BEFORE_COSTS = 3
"""So many fields stand before the costs; those with a hundred values come after them."""


@dataclass(frozen=True, slots=True)
class _Value:
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


class CostBars(QWidget):
    """How many cards cost what; a press on a bar, or its digit, asks for that cost."""

    changed = Signal(set)

    def __init__(self, look: Look, title: str, counts: Sequence[int]) -> None:
        super().__init__()
        self._look, self._counts = look, list(counts)
        self._chosen: set[int] = set()
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Bars with their numbers under them."""
        return QSize(self._look.px(200), self._look.px(78))

    @property
    def counts(self) -> list[int]:
        """How many cards cost 0, 1, 2 ... as the bars show it."""
        return list(self._counts)

    def show_counts(self, counts: Sequence[int]) -> None:
        """Say how many cards of each cost the search leaves."""
        self._counts = list(counts)
        self.update()

    def show_chosen(self, numbers: set[int]) -> None:
        """Mark these."""
        self._chosen = set(numbers)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A bar is chosen or let go."""
        self._toggle(int(event.position().x() * len(self._counts) / max(1, self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses its bar."""
        if event.text().isdigit():
            self._toggle(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _toggle(self, number: int) -> None:
        if 0 <= number < len(self._counts):
            self._chosen ^= {number}
            self.update()
            self.changed.emit(set(self._chosen))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars in the accent colour, those not chosen paler once any is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, wide = self._look.theme, self.width() / len(self._counts)
        foot = self.height() - self._look.px(20)
        most = max(*self._counts, 1)
        painter.setFont(self._look.font("keycap"))
        for number, count in enumerate(self._counts):
            high = max(1.0, (foot - 6) * count / most)
            colour = QColor(theme.accent)
            colour.setAlphaF(1.0 if number in self._chosen or not self._chosen else 0.3)
            painter.fillRect(QRectF(number * wide + wide * 0.14, foot - high, wide * 0.72, high), colour)
            painter.setPen(QColor(theme.ink2))
            place = QRectF(number * wide, foot + 2, wide, self.height() - foot - 2)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), str(number))
        if self.hasFocus():
            painter.setPen(QColor(theme.gold))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()


class FacetPanel(QFrame):
    """All filters of a game. `written` carries the query that they now make."""

    written = Signal(object)

    def __init__(
        self,
        look: Look,
        texts: Texts,
        game: str | None,
        choices: Callable[[str], Sequence[Choice]],
        counts: Counts,
        field_title: Callable[[str], str],
        room: int,
    ) -> None:
        super().__init__()
        self._query = Query()
        self._language: Language = texts.language
        self._groups: dict[str, tuple[FacetGroup, Sequence[Choice]]] = {}
        self._bars: CostBars | None = None
        self._cost = facets.cost_field(game)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, look.px(8), 0)
        column.setSpacing(look.px(12))
        self._counted = counts
        for place, field in enumerate(facets.facet_fields(game)):
            if place == BEFORE_COSTS:
                self._add_costs(look, column, field_title)
            known = choices(field)
            if len(known) > 1:
                group = FacetGroup(look, texts, field_title(field), known, room)
                group.changed.connect(lambda values, name=field: self._choose(name, values))
                self._groups[field] = (group, known)
                column.addWidget(group)
        if self._bars is None:
            self._add_costs(look, column, field_title)
        column.addStretch(1)

    def _add_costs(self, look: Look, column: QVBoxLayout, field_title: Callable[[str], str]) -> None:
        costs = self._costs(Query())
        if self._cost and any(costs):
            column.addWidget(look.label(field_title(self._cost), "button"))
            self._bars = CostBars(look, field_title(self._cost), costs)
            self._bars.changed.connect(self._choose_costs)
            column.addWidget(self._bars)

    def show_query(self, query: Query) -> None:
        """Tick what the query asks for."""
        self._query = query
        for field, (group, choices) in self._groups.items():
            group.show_ticked(facets.chosen(query, field, choices))
        if self._bars is not None:
            self._bars.show_chosen(facets.chosen_numbers(query, self._cost))

    def count(self) -> None:
        """Say how many cards of each value the query leaves."""
        for field, (group, choices) in self._groups.items():
            # Of its own field a filter counts what could be ticked beside, so that a tick does not empty the rest.
            group.show_counts(self._counted(field, facets.with_choice(self._query, field, (), choices, self._language)))
        if self._bars is not None:
            self._bars.show_counts(self._costs(self._query))

    def _costs(self, query: Query) -> list[int]:
        """How many of the cards found cost 0, 1, 2 ..., whatever cost is asked for."""
        if not self._cost:
            return []
        counts = self._counted(self._cost, facets.with_numbers(query, self._cost, ()))
        return [counts.get(str(number), 0) for number in range(MOST_COST)]

    def _choose(self, field: str, values: set[str]) -> None:
        choices = self._groups[field][1]
        self.written.emit(facets.with_choice(self._query, field, values, choices, self._language))

    def _choose_costs(self, numbers: set[int]) -> None:
        self.written.emit(facets.with_numbers(self._query, self._cost, numbers))
