"""The phase track: phases done carry a check, the current one opens into the book's steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans, wide_in_sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.bars.steps import COMING, DONE, NOW, Stop, Track
from desktop_app.ui.table.words.wording import Wording, number_of
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

GAP = 8.0
ENDS = 28.0
"""What is left free at both ends together."""
LAST_PAST = 4
"""The level at which past steps go, as far as there is no room for them."""
ALONE = 6
"""The level at which nothing but the current phase is shown."""


@dataclass(slots=True)
class _Piece:
    text: str
    when: str
    kind: str  # "phase", "open" (the current phase's name), "step"
    id: str = ""
    width: float = 0.0


class PhaseTrack(QWidget):
    """Painted in one go; what it says is also its accessible name. A click on a step marks it as a stop."""

    stop_toggled = Signal(str)
    told = Signal()
    """It says something else, and may need other room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("phaseTrack")
        self.look = look
        self.track = Track((), (), "")
        self.wording: Wording | None = None
        self._language = ""
        self.in_bar = False
        self._stops: list[str] = []
        self._places: list[tuple[QRectF, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A bar of 46."""
        return QSize(400, self.look.px(46))

    def least(self) -> int:
        """The width below which not even the current phase with its step is whole."""
        return round(self._total(self._pieces(ALONE)) + ENDS * self.look.scale) + 1 if self.wording is not None else 0

    def show_track(self, track: Track, wording: Wording) -> None:
        """Shows where the game is."""
        if (track, wording, wording.texts.language) == (self.track, self.wording, self._language):
            return
        self.track, self.wording, self._language = track, wording, wording.texts.language
        here = next((stop for stop in track.steps if stop.when == NOW), None)
        step = self._step_text(here, terse=False) if here is not None else ""
        self.setAccessibleName(wording.texts("table-track-name", phase=self._phase(track.phase), step=step))
        self.told.emit()
        self.update()

    def show_stops(self, stops: Sequence[str]) -> None:
        """The steps at which going on by itself always stops."""
        self._stops = list(stops)
        self.update()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a step of the open phase."""
        for place, step in self._places:
            if place.contains(event.position()):
                self.stop_toggled.emit(step)

    def event(self, event: QEvent) -> bool:
        """What a click does, as a tip over each step."""
        if isinstance(event, QHelpEvent) and self.wording is not None:
            over = next((step for place, step in self._places if place.contains(QPointF(event.pos()))), "")
            if over:
                told = self.wording.step_told(over)
                QToolTip.showText(event.globalPos(), f"{told}\n{self.wording.texts('table-stop-tip')}", self)
                return True
        return super().event(event)

    # -- words ----------------------------------------------------------------------------------------------------

    def _phase(self, phase: str) -> str:
        return self.wording.phase(phase) if self.wording is not None and phase else ""

    def _step_text(self, stop: Stop, *, terse: bool) -> str:
        assert self.wording is not None
        if stop.window:
            return self.wording.step(stop.id) or self.wording.texts("table-actions")
        terse = terse and stop.when != NOW and bool(number_of(stop.id))
        return number_of(stop.id) if terse else self.wording.step_called(stop.id)

    def _pieces(self, level: int) -> list[_Piece]:
        """Level 0 says all; 1 shortens steps to numbers; 2 past phases to checks; 3 coming phases too.

        From ``LAST_PAST`` on past steps go, but the last; 5 keeps only the current one, 6 the current phase alone.
        """
        pieces: list[_Piece] = []
        for stop in self.track.phases:
            if stop.when != NOW:
                if level >= ALONE:
                    continue
                bare = (level >= 2 and stop.when == DONE) or (level >= 3 and stop.when == COMING)
                pieces.append(_Piece("" if bare else self._phase(stop.id), stop.when, "phase"))
                continue
            pieces.append(_Piece(self._phase(stop.id), NOW, "open"))
            pieces += [
                _Piece(self._step_text(s, terse=level >= 1), s.when, "step", s.id) for s in self._steps_at(level)
            ]
        for piece in pieces:
            piece.width = self._width(piece)
        return pieces

    def _steps_at(self, level: int) -> Sequence[Stop]:
        steps = self.track.steps
        here = next((i for i, stop in enumerate(steps) if stop.when == NOW), 0)
        if level >= 5:
            return steps[here : here + 1]
        return steps[max(0, here - 1) :] if level >= LAST_PAST else steps

    # -- painting -------------------------------------------------------------------------------------------------

    def _letters(self, piece: _Piece) -> tuple[float, int]:
        """How large and how heavy it is written."""
        weight = SEMIBOLD if piece.when == NOW or piece.kind == "open" else MEDIUM
        size = 15 if piece.kind == "open" else 14
        return size * self.look.scale * self.look.theme.print_scale, weight

    def _width(self, piece: _Piece) -> float:
        k = self.look.scale
        words = wide_in_sans(piece.text, *self._letters(piece))
        if piece.kind == "phase":
            sign = 18 * k if piece.when == DONE else 0
            return (words + 14 * k if words else 4 * k) + (sign or (10 * k if not words else 0))
        sign = 17 * k if piece.kind == "step" and piece.when != COMING else 0
        return words + sign + 18 * k

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything at the fullest level that fits."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        if not self.in_bar:
            painter.fillRect(self.rect(), QColor(theme.panel2))
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(0, self.height() - 0.5), QPointF(self.width(), self.height() - 0.5))
        if self.wording is None:
            return
        self._places = []
        self._paint_pieces(painter, self._fitting())

    def words(self) -> list[str]:
        """What can be read on it, from left to right."""
        return [piece.text for piece in self._fitting() if piece.text]

    def _fitting(self) -> list[_Piece]:
        """As much as there is room for."""
        room = self.width() - ENDS * self.look.scale
        pieces: list[_Piece] = []
        for level in range(ALONE + 1):
            pieces = self._pieces(level)
            if self._total(pieces) <= room:
                break
        if level < ALONE:
            self._bring_back(COMING, pieces, room)
            self._name_steps(pieces, room)
            self._name_or_leave_out(pieces, room)
            self._name_coming(pieces, room)
            self._bring_back(DONE, pieces, room)
        return pieces

    def _name_or_leave_out(self, pieces: list[_Piece], room: float) -> None:
        """A number without a name says less than nothing: of the steps to come that have none the next one is named if
        the dots of coming phases, the last first, give it their room, and those after it where there is room; other
        numbers are left out."""
        bare = [piece for piece in pieces if self._is_bare(piece)]
        pieces[:] = _without(pieces, bare)
        for place, piece in enumerate(piece for piece in bare if piece.when == COMING):
            piece.text = self._step_called(piece)
            piece.width = self._width(piece)
            dots = [each for each in pieces if each.kind == "phase" and each.when == COMING and not each.text]
            needed = [dots[-count:] for count in range(1, len(dots) + 1)] if place == 0 else []
            ways = (_without(pieces, each) for each in ([], *needed))
            found = next((each for each in ways if self._total([*each, piece]) <= room), None)
            if found is None:
                return
            pieces[:] = found
            self._put_in_order(pieces, piece)

    def _put_in_order(self, pieces: list[_Piece], piece: _Piece) -> None:
        """A step takes its place among the others."""
        order = {stop.id: at for at, stop in enumerate(self.track.steps)}
        before = [at for at, each in enumerate(pieces) if each.kind == "step" and order[each.id] < order[piece.id]]
        pieces.insert((before or [at for at, each in enumerate(pieces) if each.kind == "open"])[-1] + 1, piece)

    def _is_bare(self, piece: _Piece) -> bool:
        """Whether a step is told by its number alone, and has a name."""
        return piece.kind == "step" and piece.text == number_of(piece.id) != self._step_called(piece)

    def _step_called(self, piece: _Piece) -> str:
        stop = next(stop for stop in self.track.steps if stop.id == piece.id)
        return self._step_text(stop, terse=False)

    def _name_steps(self, pieces: list[_Piece], room: float) -> None:
        """Steps that are numbers are named as far as there is room: those to come, the next one first, then the past
        ones, the last first."""
        stops = {stop.id: stop for stop in self.track.steps}
        steps = [piece for piece in pieces if piece.kind == "step"]
        coming = [piece for piece in steps if piece.when == COMING]
        past = [piece for piece in steps if piece.when == DONE]
        for piece in (*coming, *reversed(past)):
            text, before = piece.text, piece.width
            piece.text = self._step_text(stops[piece.id], terse=False)
            piece.width = self._width(piece)
            if self._total(pieces) > room:
                piece.text, piece.width = text, before
                return

    def _name_coming(self, pieces: list[_Piece], room: float) -> None:
        """Coming phases are named as far as there is room, the next one first."""
        shown = [piece for piece in pieces if piece.kind != "step"]  # the last dots may have been given up
        for piece, stop in zip(shown, self.track.phases, strict=False):
            if stop.when != COMING or piece.text:
                continue
            piece.text, before = self._phase(stop.id), piece.width
            piece.width = self._width(piece)
            if self._total(pieces) > room:
                piece.text, piece.width = "", before
                return

    def _bring_back(self, when: str, pieces: list[_Piece], room: float) -> None:
        """Steps that went come back as far as there is room: of those to come the next one first, of the past ones the
        last first."""
        shown = {piece.id for piece in pieces}
        gone = [stop for stop in self.track.steps if stop.when == when and stop.id not in shown]
        for stop in gone if when == COMING else reversed(gone):
            steps = [at for at, piece in enumerate(pieces) if piece.kind == "step"]
            piece = _Piece(self._step_text(stop, terse=False), when, "step", stop.id)
            piece.width = self._width(piece)
            if not steps or self._total([*pieces, piece]) > room:
                return
            pieces.insert(steps[-1] + 1 if when == COMING else steps[0], piece)

    def _total(self, pieces: list[_Piece]) -> float:
        phases = sum(1 for piece in pieces if piece.kind != "step")
        return sum(piece.width for piece in pieces) + (phases + 1) * GAP * self.look.scale

    def _paint_pieces(self, painter: QPainter, pieces: list[_Piece]) -> None:
        k, theme = self.look.scale, self.look.theme
        x, middle = 14 * k, self.height() / 2
        i = 0
        while i < len(pieces):
            piece = pieces[i]
            if piece.kind == "open":
                end = i + 1
                while end < len(pieces) and pieces[end].kind == "step":
                    end += 1
                group = pieces[i:end]
                wide = sum(each.width for each in group) + 4 * k
                box = QRectF(x, middle - 17 * k, wide, 34 * k)
                painter.setPen(QPen(QColor(theme.accent), 1.5))
                painter.setBrush(QColor(theme.panel))
                painter.drawRoundedRect(box, 17 * k, 17 * k)
                inner = x + 2 * k
                for each in group:
                    self._paint_piece(painter, each, inner, middle)
                    if each.id:
                        self._places.append((QRectF(inner, 0, each.width, self.height()), each.id))
                    inner += each.width
                x += wide + GAP * k
                i = end
                continue
            self._paint_piece(painter, piece, x, middle)
            x += piece.width
            if i + 1 < len(pieces) and piece.text:
                painter.setPen(QColor(theme.ink3))
                painter.setFont(sans(14 * k, MEDIUM))
                painter.drawText(QRectF(x - 3 * k, middle - 12 * k, 10 * k, 24 * k), Qt.AlignmentFlag.AlignCenter, "›")
            x += GAP * k
            i += 1

    def _paint_piece(self, painter: QPainter, piece: _Piece, x: float, middle: float) -> None:
        k, theme = self.look.scale, self.look.theme
        ink = theme.ink if piece.kind == "open" else theme.ink2
        left = x + (7 * k if piece.kind == "phase" else 9 * k)
        if piece.kind == "step" and piece.when == NOW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(QRectF(x, middle - 12.5 * k, piece.width, 25 * k), 12.5 * k, 12.5 * k)
            ink = theme.on_accent
        if piece.when == DONE:
            paint_glyph(painter, "check", left + 6 * k, middle, 15 * k, theme.accent)
            left += 17 * k
        elif piece.kind == "step" and piece.when == NOW:
            paint_glyph(painter, "play", left + 6 * k, middle, 14 * k, ink)
            left += 17 * k
        elif piece.kind == "phase" and not piece.text:
            paint_glyph(painter, "circle-small", left + 2 * k, middle, 16 * k, theme.ink3)
        if piece.id in self._stops:
            paint_glyph(painter, "pause-octagon", x + piece.width / 2, middle + 17 * k, 11 * k, theme.gold)
        painter.setFont(sans(*self._letters(piece)))
        painter.setPen(QColor(ink))
        room = QRectF(left, middle - 14 * k, piece.width, 28 * k)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, piece.text)


def _without(pieces: Sequence[_Piece], others: Sequence[_Piece]) -> list[_Piece]:
    return [piece for piece in pieces if not any(piece is other for other in others)]
