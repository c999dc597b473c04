"""What a person would see at once on a screen: words that are cut off, words that lie over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from desktop_app.ui.table.panels.panel import Panel

SLACK = 2


def faults(screen: QWidget) -> list[str]:
    """Every clipped or overlapping text of a screen, in words; an empty list is a good screen."""
    texts = [widget for widget in screen.findChildren(QWidget) if widget.isVisible() and _text(widget)]
    return [*_clipped(texts), *_overlapping(screen, texts)]


def _clipped(widgets: list[QWidget]) -> Iterator[str]:
    for widget in widgets:
        needed, given = _needed(widget), _given(widget)
        if isinstance(widget, QLineEdit) and widget.text():
            needed.setWidth(0)  # What is typed scrolls in its field.
        if needed.width() > given.width() + SLACK or needed.height() > given.height() + SLACK:
            yield (
                f"clipped: {type(widget).__name__} {widget.objectName()!r} {_text(widget)[:60]!r} "
                f"needs {needed.width()}x{needed.height()}, has {given.width()}x{given.height()}"
            )
        outside = _outside(widget)
        if outside:
            yield f"cut off at the edge of {outside}: {_text(widget)[:60]!r}"


def _overlapping(screen: QWidget, widgets: list[QWidget]) -> Iterator[str]:
    found = [(widget, _ink(screen, widget).intersected(_seen(screen, widget))) for widget in widgets]
    panels = [panel for panel in screen.findChildren(Panel) if panel.isVisible()]
    boxes = [
        (widget, box) for widget, box in found if not any(_lies_under(screen, widget, box, each) for each in panels)
    ]
    for (one, here), (other, there) in combinations(boxes, 2):
        if one.isAncestorOf(other) or other.isAncestorOf(one) or one.window() is not other.window():
            continue
        common = here.intersected(there)
        if common.width() > SLACK and common.height() > SLACK:
            yield f"overlap: {_text(one)[:40]!r} and {_text(other)[:40]!r} by {common.width()}x{common.height()}"


def _lies_under(screen: QWidget, widget: QWidget, box: QRect, panel: QWidget) -> bool:
    """Whether an open panel hides all of a text that is not its own."""
    on_screen = QRect(panel.mapTo(screen, QPoint(0, 0)), panel.size())
    return not panel.isAncestorOf(widget) and on_screen.contains(box)


def _text(widget: QWidget) -> str:
    if isinstance(widget, QLabel):
        return "" if widget.textFormat() == Qt.TextFormat.RichText else widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    if isinstance(widget, QToolButton) and widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        return ""
    if isinstance(widget, QAbstractButton):
        return widget.text()
    if isinstance(widget, QTabBar):
        return " ".join(widget.tabText(index) for index in range(widget.count()))
    return ""


def _needed(widget: QWidget) -> QSize:
    metrics, text = QFontMetrics(widget.font()), _text(widget)
    if isinstance(widget, QLabel) and widget.wordWrap():
        box = metrics.boundingRect(QRect(0, 0, widget.contentsRect().width(), 100_000), _FLAGS, text)
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0)
        return QSize(max(longest, 0), box.height())
    if isinstance(widget, QTabBar):
        return QSize(sum(widget.tabRect(index).width() for index in range(widget.count())), metrics.height())
    lines = text.replace("&&", "\0").replace("&", "").replace("\0", "&").splitlines()
    return QSize(max(metrics.horizontalAdvance(line) for line in lines), metrics.ascent() * len(lines))


_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


def _given(widget: QWidget) -> QSize:
    box = widget.contentsRect()
    if isinstance(widget, QPushButton):
        option = QStyleOptionButton()
        widget.initStyleOption(option)
        box = widget.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, widget)
        sign = 0 if widget.icon().isNull() else widget.iconSize().width() + 4
        return QSize(box.width() - sign, widget.height())
    if isinstance(widget, QCheckBox):
        return QSize(box.width() - 24, box.height())
    if isinstance(widget, QComboBox):
        choice = QStyleOptionComboBox()
        widget.initStyleOption(choice)
        edit = QStyle.SubControl.SC_ComboBoxEditField
        return widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, choice, edit, widget).size()
    if isinstance(widget, QLineEdit):
        return QSize(box.width() - 2 * _FIELD_PADDING, box.height())
    return box.size()


_FIELD_PADDING = 8


def _ink(screen: QWidget, widget: QWidget) -> QRect:
    """Where the words of a widget are on the screen, without the room round them."""
    box = QRect(widget.mapTo(screen, QPoint(0, 0)), widget.size())
    needed = _needed(widget)
    if isinstance(widget, QLabel):
        inner = QRect(
            box.topLeft(), QSize(min(needed.width() or box.width(), box.width()), min(needed.height(), box.height()))
        )
        if not widget.wordWrap():
            inner.moveCenter(box.center())
            return inner
        inner.setWidth(box.width())
        inner.moveTop(
            box.top() if widget.alignment() & Qt.AlignmentFlag.AlignTop else box.center().y() - inner.height() // 2
        )
        return inner
    return box.adjusted(2, 2, -2, -2)


def _seen(screen: QWidget, widget: QWidget) -> QRect:
    """The part of a widget that is not scrolled away."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(screen, QPoint(0, 0)))


def _outside(widget: QWidget) -> str:
    """The ancestor that cuts a widget off sideways; what scrolls may be cut above and below."""
    scrolls = False
    parent = widget.parentWidget()
    while parent is not None and not widget.isWindow():
        box = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
        scrolls = scrolls or isinstance(parent.parentWidget(), QAbstractScrollArea)
        room = parent.rect()
        if box.left() < room.left() - SLACK or box.right() > room.right() + SLACK:
            return f"{type(parent).__name__} {parent.objectName()!r}"
        if not scrolls and (box.top() < room.top() - SLACK or box.bottom() > room.bottom() + SLACK):
            return f"{type(parent).__name__} {parent.objectName()!r}"
        parent = None if parent.isWindow() else parent.parentWidget()
    return ""
