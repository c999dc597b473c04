"""One card on the table. It draws what it is given and decides nothing."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import CardView
from desktop_app.ui.art.rings import DRAGGED, strength_around
from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.card_key import LARGE_CARD, cap_of, paint_key
from desktop_app.ui.table.board.labels import CLEAR_TO_READ, NO_LABELS, Labels, note_box, ribbon_box
from desktop_app.ui.table.board.light import UNLIT, Light
from desktop_app.ui.table.board.skin import FaceState, Skin
from desktop_app.ui.table.board.token_row import paint_tokens
from desktop_app.ui.table.layout.census import UNDER_CARDS
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.widgets.guard import guarded

LIFT = 4.0
DIM = 0.28
"""How much light a card loses that cannot act now."""
AROUND = 34.0
"""Room around a marked card for rings, glow and key cap."""
IN_THE_HAND = DRAGGED.down + DRAGGED.spread
"""Room around a card in the hand, whose shadow falls far: what is painted outside would stay on the table."""
LEAST_WITHIN, STEP_WITHIN = 0.4, 0.05
"""Name and numbers of a card that is half covered stand in what lies open of it, by such steps of its width, and in no
less than that."""
AT_REST = 9.0
"""Room around an unmarked card for its shadow and tokens at its edge."""


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

    def key_rect(self) -> QRectF:
        """Where its key cap lies, about the middle of the card; empty while it has none."""
        return cap_of(self)

    def _note_rect(self) -> QRectF:
        """Where a note stands; under a card that lies to be read it is as high as the tray has room."""
        scale = self.skin.theme.print_scale
        if self.to_read:
            return note_box(self.upright_rect(), self.shown, self.unit * scale, CLEAR_TO_READ * self.unit)
        return note_box(self.upright_rect(), self.shown, self._grown * scale)

    @property
    def _grown(self) -> float:
        """How many times larger than usual what is written about it is."""
        return max(self.unit, self.width / LARGE_CARD)

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
                box = ribbon_box(self.upright_rect(), self._grown * self.skin.theme.print_scale)
                self.skin.paint_ribbon(painter, self.labels.passing, box)
        paint_key(painter, self)

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
            skin.paint_turning(painter, self.card, rect, self.turn, state, self.opened)
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

    def _state_ring(self) -> str:
        return self.skin.signs.ring(self.card)
