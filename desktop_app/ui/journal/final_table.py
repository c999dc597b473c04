"""A picture of the table as a game ended, laid once more out of sight."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.app.imports.own_pictures import own_pictures
from desktop_app.app.tables.service import OpenTable
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.journal.pictures import as_jpeg
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.table.screen import TableScreen

SIZE = (1600, 900)
"""Of the window in which it is laid; the side column is no part of the picture."""
EDGE = 18


def picture_of(desk: Desk, table: OpenTable) -> bytes:
    """The table as the first seat here sees it, as the bytes of a picture file."""
    looks = desk.looks
    game = table_of(table.header.game, own_pictures(desk.profile.folder_of("library")), table.session.state)
    screen = TableScreen(
        table.session, looks.texts, looks.theme, looks.settings, table.seats_here, game, bots=table.bots, lesson=True
    )
    screen.resize(*SIZE)
    screen.grab(QRect(0, 0, 1, 1))  # what is never shown is laid out when it is painted
    screen.motion.finish()
    try:
        return as_jpeg(_painted(screen))
    finally:
        screen.deleteLater()


def _painted(screen: TableScreen) -> QImage:
    """The part of the scene on which something lies; a hand that hangs below the edge of a window is whole here."""
    scene = screen.scene
    whole = QRectF(scene.sceneRect())
    mats = [item.sceneBoundingRect() for item in scene.mats]
    used = QRectF()
    for mat in mats:
        used = used.united(mat)
    hand = [item.sceneBoundingRect() for item in scene.cards.values() if item.in_hand]
    if hand:
        used.setBottom(max(used.bottom(), *(each.bottom() for each in hand)))
        whole.setBottom(max(whole.bottom(), used.bottom() + EDGE))
    part = used.adjusted(-EDGE, -EDGE, EDGE, EDGE).intersected(whole) if mats else whole
    image = QImage(part.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), part)
    painter.end()
    return image
