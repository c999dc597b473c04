"""One card on the table. It draws what it is given and decides nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import CardView
from desktop_app.ui.art.attached import Gift
from desktop_app.ui.art.rings import DRAGGED, strength_around
from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.marks import key_box
from desktop_app.ui.table.board.skin import FaceState, Skin
from desktop_app.ui.table.board.token_row import LYING_TOP, paint_tokens, token_boxes
from desktop_app.ui.table.layout.census import UNDER_CARDS
from desktop_app.ui.table.layout.hand_band import ABOVE_HAND
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import RATIO, PlacedSpot
from desktop_app.ui.table.layout.measures import NAMELESS
from desktop_app.ui.widgets.guard import guarded

LIFT = 4.0
DIM = 0.28
"""How much light a card loses that cannot act now."""
AROUND = 34.0
"""Room around a marked card for rings, glow and key cap."""
IN_THE_HAND = DRAGGED.down + DRAGGED.spread
"""Room around a card in the hand, whose shadow falls far: what is painted outside would stay on the table."""
LEAST_KEY, LARGEST_KEY = 22.0, 27.0
"""However small or large a card is, its key cap is no smaller and no larger."""
LARGE_CARD = 170.0
"""Cards wider than this lie on a table on which everything is larger."""
NOTE = 19.0
"""How high a note under a card stands."""
CLEAR_TO_READ = 5.0
"""How far below a card that lies to be read its note stands: under its ring."""
RIBBON = 0.7
"""How far down a card the word lies that says where it is passing."""
OF_RING = 5.0
"""How far the ring of a card reaches out over the one before it."""
KEY_ABOVE = 10.0
"""How far a key cap stands out above its card: labels lie higher."""
ABOVE_TO_READ = 18.0
"""How far it stands out above a card that lies in the tray to be read: it hides no number in a corner, and no name."""
UNDER_NAME = 0.27
"""Where a cap would hide the end of a name it hangs lower at the side, under the sign of the card's kind, at this share
of its height."""
LEAST_WITHIN, STEP_WITHIN = 0.4, 0.05
"""Name and numbers of a card that is half covered stand in what lies open of it, by such steps of its width, and in no
less than that."""
IN_STRIP = (0.56, 0.1)
"""How far within the end of a strip in the tray a cap hangs, and how far below its middle, in its own height."""
AT_REST = 9.0
"""Room around an unmarked card for its shadow and tokens at its edge."""


@dataclass(frozen=True, slots=True)
class Light:
    """How a thing is marked: ``ring`` is "", "legal", "selected" or "refused"; ``key`` its key cap."""

    ring: str = ""
    key: str = ""
    dim: bool = False


UNLIT = Light()


@dataclass(frozen=True, slots=True)
class Labels:
    """What is written on a strip or under a card: what an attachment adds, words in place of its title, how far the
    card has come, a note in few words; and on its picture where it is just passing."""

    gifts: tuple[Gift, ...] = ()
    told: str = ""
    progress: str = ""
    note: str = ""
    passing: str = ""


NO_LABELS = Labels()


class CardItem(QGraphicsItem):
    """A card with its tokens; its position is its middle. It stays upright itself and turns only its face."""

    def __init__(self, skin: Skin, card: CardView) -> None:
        super().__init__()
        self.skin = skin
        self.card = card
        self.width = 110.0
        self.turn = 0.0
        self.landscape = False
        self.covered = False
        self.bears = False
        self.shown = 1.0
        self.under = 0
        self.apart = inf
        self.strip = 0.0
        self.seen = 0.0
        self.unit = 1.0
        self.labels = NO_LABELS
        self.in_hand = False
        self.to_read = False
        self.stands = False
        self.light = UNLIT
        self.lift = 0.0
        self.focused = False
        self.changed = 0.0
        self.opened = 1.0
        self.held = False
        self.home = QPointF()
        self.height = 0.0
        self._bounds: QRectF | None = None
        self.setAcceptHoverEvents(True)

    # -- geometry -------------------------------------------------------------------------------------------------

    @property
    def rest_z(self) -> float:
        """How high it lies at rest: ``height``, and over the names of a land where it stands and can be chosen."""
        return self.height + (z.OVER_NAMES if self.stands and self.light.key else 0.0)

    def size(self) -> tuple[float, float]:
        """Width and height of the face before it is turned."""
        if self.strip:
            return self.width, self.strip
        return (self.width, self.width / RATIO) if self.landscape else (self.width, self.width * RATIO)

    def face_rect(self) -> QRectF:
        """The face before it is turned, around the middle."""
        wide, tall = self.size()
        return QRectF(-wide / 2, -tall / 2, wide, tall)

    def upright_rect(self) -> QRectF:
        """The rectangle around the face as it lies."""
        return self._turned().mapRect(self.face_rect())

    def boundingRect(self) -> QRectF:
        """Face, rings, key cap and tokens, and no more: what it covers is painted again whenever it moves."""
        if self._bounds is None:
            self._bounds = self._measure()
        return self._bounds

    def _measure(self) -> QRectF:
        marked = self.light is not UNLIT or self.held or self.focused or self.changed > 0 or self.lift > 0
        around = AROUND * strength_around(self.upright_rect()) if marked or self._state_ring() else AT_REST
        if self.held:
            around = IN_THE_HAND
        rect = self.upright_rect().adjusted(-around, -around, around, around)
        if self.labels.note:
            rect = rect.united(self._note_rect())
        if self.skin.signs.bar(self.card) is not None:
            rect.setBottom(rect.bottom() + UNDER_CARDS * self.width / 110)
        return rect

    def _reshape(self) -> None:
        """To be called before anything that changes the room the card takes."""
        self.prepareGeometryChange()
        self._bounds = None

    def shape(self) -> QPainterPath:
        """What can be pointed at: the face."""
        path = QPainterPath()
        path.addRect(self.face_rect())
        return self._turned().map(path)

    def _turned(self) -> QTransform:
        return QTransform().rotate(self.turn)

    def lay(self, laid: Laid, spot: PlacedSpot) -> None:
        """Takes the shape of its place at once; where it goes and how it turns is the mover's business."""
        shape = (laid.width, laid.landscape, laid.strip, laid.seen, spot.unit)
        if (self.width, self.landscape, self.strip, self.seen, self.unit) != shape:
            self._reshape()
            self.width, self.landscape, self.strip, self.seen, self.unit = shape
            self.update()
        if (self.shown, self.under) != (laid.shown, laid.under):
            self.shown, self.under = laid.shown, laid.under
            self.update()
        self.covered, self.bears, self.apart = laid.covered, laid.bears, laid.apart
        self.in_hand, self.to_read, self.stands = spot.kind == "fan", spot.kind == "tray", spot.kind == "place"

    def tell(self, labels: Labels) -> None:
        """Takes what is written on its strip or under it."""
        if labels != self.labels:
            self._reshape()
            self.labels = labels
            self.update()

    # -- state ----------------------------------------------------------------------------------------------------

    def show_card(self, card: CardView) -> bool:
        """Shows a newer view of the card; True if something about it changed."""
        before, self.card = self.card, card
        if before == card:
            return False
        self._reshape()
        self.update()
        return (before.numbers, before.tokens) != (card.numbers, card.tokens) and bool(before.code)

    def shine(self, light: Light) -> None:
        """Marks the card."""
        if light != self.light:
            self._reshape()
            self.light = light
            self.update()
            if self.stands and not self.held:
                self.setZValue(self.rest_z)

    def set_lift(self, lift: float) -> None:
        """Raises the card off the table, 0 to 1."""
        self._reshape()
        self.lift = lift
        self.update()

    def set_turn(self, turn: float) -> None:
        """Turns the face, degrees clockwise."""
        self._reshape()
        self.turn = turn
        self.update()

    def set_changed(self, share: float) -> None:
        """The ring of a change, 1 fresh to 0 gone."""
        self._reshape()
        self.changed = share
        self.update()

    def set_opened(self, share: float) -> None:
        """How far the card is turned face up: its back to the half, then its face."""
        self.opened = share
        self.update()

    def set_held(self, held: bool) -> None:
        """In the hand of the person or not."""
        self._reshape()
        self.held = held
        self.update()

    def set_focused(self, focused: bool) -> None:
        """The keyboard's frame."""
        if focused != self.focused:
            self._reshape()
            self.focused = focused
            self.update()

    # -- painting -------------------------------------------------------------------------------------------------

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Shadow, glow, face, rings, tokens, key cap."""
        painter.translate(0, -LIFT * self.lift)
        self._paint_face(painter)
        if not self.held and not self.strip:
            paint_tokens(painter, self)
            if self.labels.note:
                self.skin.paint_note(painter, self.labels.note, self._note_rect())
            if self.labels.passing:
                self.skin.paint_ribbon(painter, self.labels.passing, self._ribbon_rect())
        self._paint_key(painter)

    def _paint_face(self, painter: QPainter) -> None:
        rect, skin = self.face_rect(), self.skin
        ring = "" if self.held else self.light.ring or self._state_ring()
        dark = DIM if self.light.dim else 0.0
        state = FaceState(
            ring, dark, raised=self.lift > 0.5, held=self.held, to_read=self.to_read,
            lying=self.landscape, strip=self.seen, exhausted=skin.signs.turned(self.card),
            barred=skin.signs.barred(self.card), asleep=skin.signs.asleep(self.card),
            gifts=self.labels.gifts, told=self.labels.told, keyed=bool(self.strip and self.light.key),
            stands=self.stands, within=self._within(),
        )  # fmt: skip
        if self.opened < 1:
            self._paint_turning(painter, rect, state)
            return
        skin.paint_card(painter, self.card, rect, self.turn, state)
        if self.changed > 0 or self.focused:
            painter.save()
            painter.rotate(self.turn)
            if self.changed > 0:
                skin.paint_changed(painter, rect, self.changed)
            if self.focused:
                skin.paint_focus(painter, rect)
            painter.restore()

    def _within(self) -> float:
        """In how much of its width its name and numbers stand: all of it where nothing covers it, or it is lifted."""
        if self.shown >= 1 or self.held or self.lift > 0.5:
            return 1.0
        return max(LEAST_WITHIN, int(self.shown / STEP_WITHIN) * STEP_WITHIN)

    def _paint_turning(self, painter: QPainter, rect: QRectF, state: FaceState) -> None:
        """Turned about its upright axis; what is narrower than a hair is not seen."""
        seen = abs(1 - 2 * self.opened)
        if seen < 0.02:
            return
        shown = self.card if self.opened > 0.5 else replace(self.card, code="")
        painter.save()
        painter.rotate(self.turn)
        painter.scale(seen, 1.0)
        self.skin.paint_card(painter, shown, rect, 0.0, replace(state, turning=True))
        painter.restore()

    def _note_rect(self) -> QRectF:
        """Where a note stands: under the face, as wide as what lies open of it; under a card that lies to be read it is
        as high as the tray has room."""
        grown = self.unit if self.to_read else max(self.unit, self.width / LARGE_CARD)
        face, tall = self.upright_rect(), NOTE * self.skin.theme.print_scale * grown
        below = CLEAR_TO_READ * self.unit if self.to_read else 1
        return QRectF(face.left(), face.bottom() + below, face.width() * self.shown, tall)

    def _ribbon_rect(self) -> QRectF:
        """Across the foot of the picture, over the numbers."""
        face = self.upright_rect()
        tall = min(
            face.height() * 0.16, NOTE * self.skin.theme.print_scale * max(self.unit, self.width / LARGE_CARD) * 1.2
        )
        return QRectF(face.left(), face.top() + face.height() * RIBBON - tall / 2, face.width(), tall)

    def _state_ring(self) -> str:
        return self.skin.signs.ring(self.card)

    def _paint_key(self, painter: QPainter) -> None:
        size, grown = self._key_size()
        if self.light.ring == "refused":
            self.skin.paint_refused_sign(painter, self.upright_rect().topRight(), size * 1.15)
        elif self.light.key:
            self.skin.paint_key_cap(painter, self.light.key, self.key_corner(size, grown), size)

    def key_rect(self) -> QRectF:
        """Where its key cap lies, about the middle of the card; empty while it has none."""
        if not self.light.key or self.light.ring == "refused":
            return QRectF()
        size, grown = self._key_size()
        return key_box(self.light.key, self.key_corner(size, grown), size)

    def _key_size(self) -> tuple[float, float]:
        """How high a key cap is, and how many times larger than usual the card is: on a table on which everything is
        larger no cap is smaller than others there."""
        grown = max(self.unit, min(self.size()) / LARGE_CARD)
        least = LEAST_KEY * self.unit
        size = min(max(least, min(self.size()) * 0.17), LARGEST_KEY * grown) if not self.strip else self.seen * 0.9
        return size, grown

    def key_corner(self, size: float, grown: float) -> QPointF:
        """Where a key cap of this size hangs: at the upper right corner of what lies open, or lower at the side."""
        rect = self.upright_rect()
        if self.strip and self.to_read:
            return QPointF(rect.right() - size * IN_STRIP[0], rect.center().y() + size * IN_STRIP[1])
        x = rect.left() + rect.width() * self.shown - self._inwards(size)
        if self._lies:
            return QPointF(x, rect.top() + size * 0.6 + self._under_sign(x, size, grown))
        above = ABOVE_HAND if self.in_hand else ABOVE_TO_READ if self.to_read else KEY_ABOVE
        lower = rect.height() * UNDER_NAME if self._hides_there(x - size / 2) else -above * grown
        return QPointF(x, rect.top() + size * 0.6 + lower)

    def _inwards(self, size: float) -> float:
        """How far within the edge of what lies open the middle of a key cap hangs: half over it where there is room to
        the next card, which is painted over it with its ring; and beside the sign of a card that lies. At one that
        looks out under another it hangs outside, where that does not cover it."""
        if self.covered and not self.strip:
            return -size * 0.2
        if self.apart < size * 0.3 + OF_RING:
            return size * 0.58 + OF_RING
        return size * (0.55 if self._lies or self.shown < 1 else 0.28)

    @property
    def _lies(self) -> bool:
        """Whether it lies on its side in a row, with a sign in its corner."""
        return self.landscape and not (self.in_hand or self.to_read or self.strip)

    def _under_sign(self, x: float, size: float, grown: float) -> float:
        """How far below the edge of a card that lies a cap begins: under the sign in its corner, or over it where the
        cap would hide a token, which is a number."""
        rect = self.upright_rect()
        under = rect.height() * LYING_TOP
        cap = key_box(self.light.key, QPointF(x, rect.top() + under + size * 0.6), size)
        hides = any(cap.intersects(token) for token in token_boxes(self))
        return -KEY_ABOVE * grown if hides else under

    def _hides_there(self, x: float) -> bool:
        """Whether a cap that begins there would hide something: the name of a card that stands on the table, where
        there is one; what the card bears; over the upper edge of a card without a name the numbers of pairs."""
        if self.in_hand or self.to_read or self.stands or self.strip or not self.card.code:
            return False
        named = self.face_rect().left() + self.width * self.skin.name_end(self.card)
        return self.bears or self.width <= NAMELESS or named > x


def reading_order(items: list[CardItem]) -> list[CardItem]:
    """From top to bottom in rows, then left to right."""
    return sorted(items, key=lambda item: (round(item.home.y() / 60), item.home.x()))
