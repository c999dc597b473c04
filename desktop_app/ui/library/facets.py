"""The filters at the left: ticking one writes it into the search, and a typed search ticks them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.library.names import Choice
from desktop_app.app.library.syntax import Query
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.ui.art.colours import legible
from desktop_app.ui.art.signs import FRAME_SIGNS
from desktop_app.ui.faces.wording import road_name
from desktop_app.ui.library import facet_query as facets
from desktop_app.ui.shell.parts import SwitchBox, link
from desktop_app.ui.widgets.look import Look

Counts = Callable[[str, Query], Mapping[str, int]]
"""How many of the cards that a query finds have each value of a field."""
MOST_COST = 8
AT_FIRST = 8
WHEN_OPEN = 60


class FacetGroup(QWidget):
    """The values of one field with their numbers of cards. `changed` carries the values that are ticked."""

    changed = Signal(set)

    def __init__(self, look: Look, texts: Texts, title: str, choices: Sequence[Choice], room: int) -> None:
        super().__init__()
        self._look, self._texts, self._room = look, texts, room
        self._choices = sorted(choices, key=lambda choice: -choice.cards)
        self._boxes: dict[str, SwitchBox] = {}
        self._rows_of: dict[str, tuple[SwitchBox, QLabel]] = {}
        self._names: dict[str, str] = {}
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
        self._fill(AT_FIRST)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Say how many cards of each value the search leaves."""
        self._counts = counts
        for value, (box, number) in self._rows_of.items():
            self._say(value, box, number)

    def _say(self, value: str, box: SwitchBox, number: QLabel) -> None:
        left = self._counts.get(value, 0)
        number.setText(str(left))
        box.setAccessibleName(f"{self._names[value]}, {left}")

    def show_ticked(self, values: set[str]) -> None:
        """Tick just these, without telling."""
        self._ticked = set(values)
        for value, box in self._boxes.items():
            box.blockSignals(True)
            box.setChecked(value in values)
            box.blockSignals(False)

    def _fill(self, most: int) -> None:
        for choice in self._choices[len(self._boxes) : most]:
            self._rows.addWidget(self._row(choice))
        left = len(self._choices) - len(self._boxes)
        if left > 0 and most == AT_FIRST:
            more = link(self._look, self._texts("browser-more", count=left), lambda: self._open(more))
            self._rows.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)

    def _open(self, more: QWidget) -> None:
        more.hide()
        more.deleteLater()
        self._fill(WHEN_OPEN)

    def _row(self, choice: Choice) -> QWidget:
        look, name = self._look, choice_name(choice, self._texts.language)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        signed = choice.value in FRAME_SIGNS
        room = self._room - look.px(88 if signed else 62)
        box = SwitchBox(look, QFontMetrics(look.font("body")).elidedText(name, Qt.TextElideMode.ElideRight, room))
        box.setToolTip(name)
        if signed:
            colour = look.theme.frames.get(choice.value, look.theme.ink2)
            box.setIcon(look.icon(FRAME_SIGNS[choice.value], legible(colour, look.theme.panel2)))
        box.setChecked(choice.value in self._ticked)
        box.toggled.connect(lambda ticked, value=choice.value: self._toggle(value, ticked))
        line.addWidget(box, 1)
        number = look.label("", "hint")
        line.addWidget(number)
        self._boxes[choice.value], self._rows_of[choice.value] = box, (box, number)
        self._names[choice.value] = name
        self._say(choice.value, box, number)
        return row

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
        for field in facets.facet_fields(game):
            known = choices(field)
            if len(known) > 1:
                group = FacetGroup(look, texts, field_title(field), known, room)
                group.changed.connect(lambda values, name=field: self._choose(name, values))
                self._groups[field] = (group, known)
                column.addWidget(group)
        costs = self._costs(Query())
        if self._cost and any(costs):
            column.addWidget(look.label(field_title(self._cost), "button"))
            self._bars = CostBars(look, field_title(self._cost), costs)
            self._bars.changed.connect(self._choose_costs)
            column.addWidget(self._bars)
        column.addStretch(1)

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
