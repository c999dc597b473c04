"""How things on the table look in the theme at hand: a card whole, with all that lies around and upon it."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.engine.view import CardView
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.art import surfaces
from desktop_app.ui.art.attached import Gift, paint_attached
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.rings import strength_around
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.figures import paint_figure
from desktop_app.ui.table.board.card_pictures import LARGE_BYTES, CardPictures, FaceOf
from desktop_app.ui.table.board.marks import SHARPEST, TOKEN_BYTES
from desktop_app.ui.table.board.sheets import Sheet, lay_sheets
from desktop_app.ui.table.layout.layout import Figure, Layout

REST_REACH, RING_REACH, RAISED_REACH = 8.0, 24.0, 30.0
"""How far shadow, ring and glow, and the shadow of a raised card reach around a face."""
SHEET_BYTES = 40 * MEGABYTE


class FaceState(Frozen):
    """What is painted with a face: its ring, how much light it loses, how high it lies, whether it is being turned,
    whether it is to be read with its text where it is large enough, whether it lies though its picture stands.

    A ``strip`` is the part of its height in sight of an attachment above its bearer, with its ``gifts`` and whether it
    is ``exhausted``, or the words ``told`` in place of its title; a key cap hangs at the end of one that is ``keyed``.
    What ``stands`` on a land is a figure, not a card. Of one that lies half under another name and numbers stand
    ``within`` so much of its width.
    """

    ring: str = ""
    dark: float = 0.0
    raised: bool = False
    held: bool = False
    turning: bool = False
    to_read: bool = False
    lying: bool = False
    strip: float = 0.0
    exhausted: bool = False
    barred: bool = False
    asleep: bool = False
    gifts: tuple[Gift, ...] = ()
    told: str = ""
    keyed: bool = False
    stands: bool = False
    within: float = 1.0


class Skin(CardPictures):
    """Draws one game in one theme and language. ``face_of`` gives the face of a card code in a language."""

    def __init__(self, theme: Theme, face_of: FaceOf, language: str, words: TableWords, layout: Layout) -> None:
        super().__init__(theme, face_of, language, words, layout)
        self.ground = layout.ground
        self._laid = Store(SHEET_BYTES)

    def forget(self) -> None:
        """Lets everything go that has been painted."""
        self._cache.clear()
        self._laid, self._drawn, self._tokens = Store(SHEET_BYTES), Store(LARGE_BYTES), Store(TOKEN_BYTES)

    def paint_card(self, painter: QPainter, card: CardView, rect: QRectF, turn: float, state: FaceState) -> None:
        """A card with its shadow and ring, turned about the middle of ``rect``.

        What lies still is painted once at the size it has on the screen, so that copies of pixels paint it.
        """
        made = painter.worldTransform()
        sheets = self._sheets(card, rect, state)
        if state.held or state.turning or made.isRotating() or made.m11() > SHARPEST:
            painter.save()
            painter.rotate(turn)
            for sheet in sheets:
                sheet.paint(painter, rect)
            painter.restore()
            return
        lay_sheets(painter, sheets, rect.width(), rect.height(), turn, self._laid)

    def paint_turning(
        self, painter: QPainter, card: CardView, rect: QRectF, turn: float, state: FaceState, opened: float
    ) -> None:
        """A card turned about its upright axis: its back up to the half, then its face; what is narrower than a hair is
        not seen."""
        seen = abs(1 - 2 * opened)
        if seen < 0.02:
            return
        shown = card if opened > 0.5 else dataclasses.replace(card, code="")
        painter.save()
        painter.rotate(turn)
        painter.scale(seen, 1.0)
        self.paint_card(painter, shown, rect, 0.0, replace(state, turning=True))
        painter.restore()

    def _sheets(self, card: CardView, rect: QRectF, state: FaceState) -> list[Sheet]:
        """From the table up: shadow and ring, the face, the veil over it; a figure on a land is one with its ring."""
        reach = RAISED_REACH if state.raised else RING_REACH if state.ring else REST_REACH
        if state.ring:
            reach *= strength_around(rect)
        if state.stands and self.ground is not None:
            figure = self.ground.figure(card)
            about = ("figure", card.code, figure, state.ring, state.dark)
            return [Sheet(about, reach, lambda painter, rect: self._paint_figure(painter, card, figure, rect, state))]
        around = ("around", state.ring, state.raised)
        face = (
            "face", card.code, "" if card.code else card.back, card.zone in self.turned_zones,
            tuple(self._values(card).items()), state.to_read, state.lying, state.strip, state.exhausted,
            state.barred, state.asleep, state.gifts, state.told, state.keyed, state.within,
        )  # fmt: skip
        sheets = [
            Sheet(around, reach, lambda painter, rect: self._paint_around(painter, rect, state)),
            Sheet(face, 0.0, lambda painter, rect: self._paint_face(painter, card, rect, state)),
        ]
        if state.dark:
            veil = ("veil", state.dark)
            sheets.append(Sheet(veil, 0.0, lambda painter, rect: self.paint_dimness(painter, rect, state.dark)))
        return sheets

    def _paint_around(self, painter: QPainter, rect: QRectF, state: FaceState) -> None:
        self.paint_shadow(painter, rect, raised=state.raised, held=state.held)
        if state.ring:
            self.paint_ring(painter, rect, state.ring)

    def _paint_face(self, painter: QPainter, card: CardView, rect: QRectF, state: FaceState) -> None:
        if state.strip and card.code:
            self._paint_strip(painter, card, rect, state)
        else:
            lay(painter, self.card_pixmap(card, painter, rect, to_read=state.to_read, lying=state.lying), rect)
            if state.within < 1 and card.code:
                self.paint_open_part(painter, card, rect, lying=state.lying, within=state.within)
        if state.barred:
            surfaces.paint_bars(painter, rect, self.theme)
        if state.asleep:
            surfaces.paint_asleep(painter, rect, self.theme, strip=state.strip)

    def _paint_figure(self, painter: QPainter, card: CardView, figure: Figure, rect: QRectF, state: FaceState) -> None:
        colour, sign = figure.colour, figure.sign
        if card.code and not (colour and sign):
            face = self.face_of(card.code, self.language, "front")
            colour, sign = colour or face.frame or kind_of(face.kind).frame, sign or emblem_of(face).charge
        shade = self.theme.regions.get(colour) or self.theme.frames.get(colour) or self.theme.tokens["monster"][0]
        paint_figure(painter, figure.outline, shade, sign or "help", rect, self.theme, ring=state.ring)
        if state.dark:
            self.paint_dimness(painter, rect, state.dark)

    def _paint_strip(self, painter: QPainter, card: CardView, rect: QRectF, state: FaceState) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.face_of(card.code, self.language, self.side_of(card))
        paint_attached(
            painter, face, rect, state.strip, self.theme,
            gifts=state.gifts, exhausted=state.exhausted, told=state.told, keyed=state.keyed,
        )  # fmt: skip
