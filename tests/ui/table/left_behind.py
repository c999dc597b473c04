"""Everything that a window holds and somebody could read: words, tips, names for readers, models, cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QGraphicsItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message
from desktop_app.engine.session import Session
from desktop_app.engine.view import CardView, View
from desktop_app.games import CARDS
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.table.play.wishes import Wishes
from desktop_app.ui.table.words.wording import Wording

MOMENTS = "desktop_app.ui.table.moments"
"""What moments are made of is looked into, however deep it lies."""

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    Qt.ItemDataRole.UserRole,
)


def everything_in(window: QWidget) -> str:
    """Every word and every card that any widget of a window holds, shown or not, a line each with where it stands."""
    found: list[str] = []
    for widget in [window, *window.findChildren(QWidget)]:
        name = f"{type(widget).__name__} {widget.objectName()}"
        found += [f"{name}: {words}" for words in (*_said_by(widget), *_kept_by(widget)) if words]
        if isinstance(widget, QGraphicsView):
            for item in widget.scene().items():
                words_of = (item.toolTip(), *_kept_by(item))
                found += [f"{type(item).__name__}: {words}" for words in words_of if words]
    for helper in window.findChildren(QObject):
        if not isinstance(helper, QWidget | Wishes):  # where notes are kept for those who wrote them
            found += [f"{type(helper).__name__}: {words}" for words in _kept_by(helper) if words]
    return "\n".join(found)


def _said_by(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    if isinstance(widget, QTextEdit):
        yield widget.toHtml()
    if isinstance(widget, QPlainTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QMenu):
        yield from (action.text() for action in widget.actions())
    if isinstance(widget, QAbstractItemView):
        yield from _model(widget.model(), QModelIndex())


def _model(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield from (str(model.data(index, role)) for role in _ROLES if model.data(index, role) is not None)
            yield from _model(model, index)


def _kept_by(thing: QObject | QGraphicsItem) -> Iterator[str]:
    """What stands in the attributes of a widget or an item: words, cards as seen, faces to be painted."""
    for value in vars(thing).values() if hasattr(thing, "__dict__") else ():
        yield from _told(value)


def _told(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, CardView):
        yield value.code
    elif isinstance(value, FaceModel):
        yield f"{value.code} {value.title}"
    elif isinstance(value, View):
        yield from (card.code for zone in value.zones.values() for card in zone.cards)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _told(key)
            yield from _told(inner)
    elif type(value).__module__.startswith(MOMENTS) and not isinstance(value, QObject):
        if isinstance(value, Frozen):
            names: Iterable[str] = value.__struct_fields__
        else:
            names = value.__slots__ if hasattr(value, "__slots__") else vars(value)
        for name in names:
            yield from _told(getattr(value, name))
    elif isinstance(value, Message):
        yield from _told(value.params)
    elif isinstance(value, list | tuple | set):
        for inner in value:
            yield from _told(inner)


def secrets_from(session: Session, reader: str, wording: Wording) -> list[str]:
    """Codes and titles of cards that some seat sees and the reader must not learn of; what stands open or has been
    told to the reader is no secret, nor a name that is part of the name of such a card."""
    titles = CARDS[session.game.id].title_of
    open_to_reader = {card.code for zone in session.look(reader).zones.values() for card in zone.cards if card.code}
    told = [line.message for line in session.log if line.message.only in ("", reader)]
    heard = "\n".join(wording.rich(message) for message in told)
    hidden: set[str] = set()
    for seat in session.state.seats:
        if seat != reader:
            hidden |= {card.code for zone in session.look(seat).zones.values() for card in zone.cards if card.code}
    known = "\n".join(title for code in sorted(open_to_reader) for title in titles(code).values())
    secret: list[str] = []
    for code in sorted(hidden - open_to_reader):
        if code not in heard:
            secret += [code, *(title for title in {titles(code)["en"], titles(code)["es"]} if title not in known)]
    return secret
