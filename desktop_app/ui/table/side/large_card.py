"""The large card beside the table: a card as printed, what it is now, and the sum behind every number."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop_app.engine.ask import Refusal
from desktop_app.engine.view import CardView, Part
from desktop_app.games.kit.numerals import numeral, signed
from desktop_app.ui.art.face import card_size, paint_back, paint_large, shows_own_picture
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.textbox import paint_text_box
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.words.describe import Descriptions
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

RATIO = 88 / 63
ROOMY = 300
"""From this width of the card on, all its numbers are listed to be unfolded; below, those that changed."""
SumOf = Callable[[str, str], Sequence[Part]]
"""From a card id and the name of a number to its terms."""
BackOf = Callable[[CardView], str]
"""The drawn back of a card that lies face down."""


READABLE = 320.0
"""Lying cards less wide than this have letters too small to be read."""
LEGIBLE, LARGEST = 402.0, 1.05
"""Below this width the text of a lying card is smaller than words may be; how much larger than drawn it is written."""


KEPT_BYTES = 12 * MEGABYTE
"""Some sixteen of the usual size: whoever plays comes back to the same few cards."""


class LargeFace(QWidget):
    """One large face; those of the cards shown last are kept."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.face: FaceModel | None = None
        self.back = ""
        self.width_of_card, self.scale = 360, 1.0
        self._picture: QPixmap | None = None
        self._kept = Store(KEPT_BYTES)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, face: FaceModel | None, back: str = "") -> None:
        """Shows a face, a back, or nothing."""
        if (face, back) != (self.face, self.back):
            self.face, self.back, self._picture = face, back, None
            self.update()

    def take_size(self, width: int, theme: Theme, scale: float = 1.0) -> None:
        """The width of an upright card, in a window in which words are so much larger than usual."""
        if (width, theme, scale) != (self.width_of_card, self.theme, self.scale):
            self.width_of_card, self.theme, self.scale, self._picture = width, theme, scale, None
            self._kept = Store(KEPT_BYTES)
        self.setFixedSize(self.sizeHint())

    def paint_ahead(self, face: FaceModel) -> None:
        """Has a face ready for when it is shown."""
        self._picture_of(face, "")

    def keep_only(self, codes: Set[str]) -> None:
        """Lets the pictures of all other cards go."""
        self._kept.keep_only(codes)

    def sizeHint(self) -> QSize:
        """An upright card."""
        return QSize(self.width_of_card, round(self.width_of_card * RATIO))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The face in the middle."""
        if self.face is None and not self.back:
            return
        if self._picture is None:
            self._picture = self._picture_of(self.face, self.back)
        painter = QPainter(self)
        ratio = self._picture.devicePixelRatio()
        wide, tall = self._picture.width() / ratio, self._picture.height() / ratio
        place = QRectF((self.width() - wide) / 2, 0, wide, tall)
        lay(painter, self._picture, place)

    def _picture_of(self, face: FaceModel | None, back: str) -> QPixmap:
        key = (face.code if face is not None else "", face, back, self.height(), self.devicePixelRatioF())
        return self._kept.get(key, lambda: self._paint_picture(face, back))

    def _paint_picture(self, face: FaceModel | None, back: str) -> QPixmap:
        ratio = self.devicePixelRatioF()
        below = QRectF()
        short = float(self.width_of_card)
        if face is not None:
            lying = card_size(face.kind, 100).width() > 100
            short = short / RATIO if lying else short
            size = card_size(face.kind, short)
            wide, tall = size.width(), size.height()
            below = self._text_below(wide, tall) if lying and wide < LEGIBLE * self.scale else QRectF()
            tall = max(tall, below.bottom())
        else:
            wide, tall = short, short * RATIO
        picture = QPixmap(round(wide * ratio), round(tall * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        if face is not None:
            if not shows_own_picture(painter, face, short):
                paint_large(painter, face, self.theme, short)
            if not below.isEmpty():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                k = min(wide / READABLE, LARGEST * self.scale)
                painter.scale(k, k)
                box = QRectF(below.x() / k, below.y() / k, below.width() / k, below.height() / k)
                paint_text_box(painter, face, box, self.theme)
        else:
            paint_back(painter, back, self.theme, short)
        painter.end()
        kept = picture.copy()  # without what Qt painted it with, which weighs more
        kept.setDevicePixelRatio(ratio)
        return kept

    def _text_below(self, wide: float, tall: float) -> QRectF:
        """Where the text of a small lying card is written again, large enough to be read."""
        room = self.height() - tall - 6
        return QRectF(0, tall + 6, wide, min(room, wide * 0.72)) if room > 60 else QRectF()


class LargeCard(QFrame):
    """The large face with its chips: pin, state now, and the unfolding of numbers."""

    pin_toggled = Signal(bool)

    def __init__(self, look: Look, describe: Descriptions, back_of: BackOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.describe, self._back_of = describe, back_of
        self.card: CardView | None = None
        self.face = LargeFace(look.theme, self)
        self.pin = QToolButton(self)
        self.pin.setCheckable(True)
        self.pin.toggled.connect(self.pin_toggled)
        self.now = RichLabel(self)
        self.now.setWordWrap(True)
        self.now.linkActivated.connect(self._unfold)
        self.sum = RichLabel(self)
        self.sum.setWordWrap(True)
        self.sum.setObjectName("well")
        self.sum.hide()
        self.sum_of: SumOf = lambda card, number: ()
        self.idle: Callable[[str], Refusal | None] = lambda card: None
        self.wording: Wording | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.addWidget(self.pin, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.now, 1)
        column.addLayout(row)
        column.addWidget(self.sum)
        self.restyle(look, 360)

    def restyle(self, look: Look, width: int) -> None:
        """Takes another theme or size."""
        self.look = look
        self.face.take_size(width, look.theme, look.scale)
        look.dress(self.pin, "chip")
        look.sign(self.pin, "pin-outline", look.theme.ink2)
        look.dress(self.now, "hint")
        look.dress(self.sum, "hint")
        if self.wording is not None and self.card is not None and self.face.face is not None:
            self.now.setText(self._now(self.card, self.wording))

    def show_card(self, card: CardView | None, face: FaceModel | None, wording: Wording) -> None:
        """Shows a card as it stands; None shows nothing."""
        self.wording, self.card = wording, card
        self.pin.setToolTip(wording.texts("table-pin"))
        self.pin.setAccessibleName(wording.texts("table-pin"))
        self.sum.hide()
        self.sum.clear()
        if card is None:
            self.face.show_face(None)
            self.face.setAccessibleName("")
            self.now.setText("")
            return
        self.face.show_face(face, "" if face is not None else self._back_of(card))
        self.face.setAccessibleName(self.describe.card(card))
        self.now.setText(self._now(card, wording) if face is not None else wording.texts("table-face-down-card"))

    def _now(self, card: CardView, wording: Wording) -> str:
        theme, face = self.look.theme, self.face.face
        roomy = self.face.width_of_card >= ROOMY * self.look.scale
        parts = [
            f'<a href="{key}" style="color:{theme.accent}">{wording.number(key)}&nbsp;{value}</a>'
            for key, value in card.numbers.items()
            if roomy or (face is not None and face.printed(key) not in ("", str(value)))
        ]
        parts += [f"{wording.number(kind)}&nbsp;{count}" for kind, count in card.tokens.items() if count]
        now = wording.texts("table-now") + " " + ", ".join(parts) if parts else ""
        idle = self.idle(card.id)
        return "<br>".join(each for each in (now, wording.rich(idle.message) if idle is not None else "") if each)

    def unfold(self, number: str) -> None:
        """Shows what a number is made of."""
        self._unfold(number)

    def _unfold(self, number: str) -> None:
        if self.card is None or self.wording is None:
            return
        lines: list[str] = []
        for part in self.sum_of(self.card.id, number):
            amount = signed(part.amount) if lines else numeral(part.amount)
            lines.append(f"<b>{amount}</b> {self.wording.rich(part.reason)}")
        total = self.card.numbers.get(number)
        if total is not None:
            lines.append(f"= <b>{numeral(total)}</b> {self.wording.number(number)}")
        self.sum.setText("<br>".join(lines))
        self.sum.setVisible(bool(lines))
