"""One message over a screen: what happened, what is safe, what to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from desktop_app.app.errors import LongtableError, StorageError, StorageFull, StorageReadOnly
from desktop_app.app.tables.set_up import BadTable
from desktop_app.app.texts.folding import sound
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen, field
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import emptied, words

MOST_NAMES = 5


class Notice(Frozen):
    """Something to tell; `acts` are buttons: message id and what it does. `rule` is a rule of the atlas."""

    message_id: str
    params: Mapping[str, Any] = field(default_factory=dict)
    good: bool = True
    rule: str = ""
    acts: tuple[tuple[str, Callable[[], object]], ...] = ()
    error: LongtableError | None = None

    def text(self, texts: Texts) -> str:
        """The sentence in the language of `texts`."""
        return self.error.text(texts) if self.error is not None else texts(self.message_id, **self.params)


def notice_of(told: object) -> Notice:
    """A notice as it is, or one made from an error."""
    if isinstance(told, Notice):
        return told
    if isinstance(told, BadTable):
        return Notice("", good=False, rule=told.rule, error=told)
    assert isinstance(told, LongtableError)
    return Notice("", good=False, error=told)


def to_try_again(error: LongtableError, act: Callable[[], object]) -> Notice | LongtableError:
    """What the disk refuses now and may take later, such as when there is room again, with the button that does it once
    more; any other error as it is."""
    if type(error) not in (StorageError, StorageFull, StorageReadOnly):
        return error
    return Notice("", good=False, acts=(("common-retry", act),), error=error)


def notice_of_copy(message_id: str, params: Mapping[str, Any], left_out: Sequence[LongtableError]) -> Notice:
    """The notice of a backup or export that was made; of files that could not be read, the names come with it."""
    if not left_out:
        return Notice(message_id, params)
    names = ", ".join(sound(Path(str(each.params.get("path", "?"))).name) for each in left_out[:MOST_NAMES])
    return Notice(f"{message_id}-but", {**params, "count": len(left_out), "names": names}, good=False)


class Banner(QFrame):
    """The notice under the bar; an error that another one covered comes back when that is closed."""

    rule_requested = Signal(str)

    def __init__(self, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looks = looks
        self.notice: Notice | None = None
        self._covered: list[Notice] = []
        self._row = QHBoxLayout(self)
        looks.changed.connect(self._show)
        self.hide()

    def tell(self, told: object) -> None:
        """Show a Notice or a LongtableError."""
        before, self.notice = self.notice, notice_of(told)
        if before is not None and before.error is not None and not isinstance(before.error, BadTable):
            self._covered.append(before)
        # What goes wrong at every answer, a full disk for instance, is told once.
        self._covered = [each for each in self._covered if str(each.error) != str(self.notice.error)]
        self._show()

    def close_notice(self) -> None:
        """Put it away, and what it covered."""
        self.notice = None
        self._covered.clear()
        self.hide()

    def leave_behind(self) -> None:
        """Something else begins: what went well before is told no longer, what went wrong still is."""
        if self.notice is not None and self.notice.good:
            self._close_one()

    def _close_one(self) -> None:
        if not self._covered:
            self.close_notice()
            return
        self.notice = self._covered.pop()
        self._show()

    def _show(self) -> None:
        if self.notice is None:
            return
        notice, look, texts = self.notice, self._looks.look, self._looks.texts
        self.setObjectName("panel" if notice.good else "refusalNote")
        self.style().unpolish(self)
        self.style().polish(self)
        emptied(self._row)
        self._row.setContentsMargins(look.px(16), look.px(8), look.px(10), look.px(8))
        self._row.setSpacing(look.px(12))
        sign = QLabel(self)
        colour = look.theme.accent if notice.good else look.theme.danger
        name = "information-outline" if notice.good else "alert-circle"
        sign.setPixmap(look.icon(name, colour).pixmap(look.px(22), look.px(22)))
        self._row.addWidget(sign)
        sentence = notice.text(texts)
        self._row.addWidget(words(look, sentence), 1)
        self.setAccessibleName(sentence)
        if notice.rule:
            rule = look.button(notice.rule, "rule")
            rule.clicked.connect(lambda: self.rule_requested.emit(notice.rule))
            self._row.addWidget(rule)
        for message_id, act in notice.acts:
            button = look.button(texts(message_id), "button")
            button.setProperty("compact", True)
            button.clicked.connect(lambda _=False, do=act: self._do(do))
            self._row.addWidget(button)
        close = QToolButton(self)
        look.sign(close, "close", look.theme.ink2)
        close.setAccessibleName(texts("common-close"))
        close.setToolTip(texts("common-close"))
        close.clicked.connect(self._close_one)
        self._row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.show()

    def _do(self, act: Callable[[], object]) -> None:
        self.close_notice()
        act()
