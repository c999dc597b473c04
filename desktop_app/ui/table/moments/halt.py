"""A moment that somebody decides about: its lines stay in sight beside the prompt until it goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPixmap

from desktop_app.engine.ask import Question
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.kept import Kept
from desktop_app.ui.table.moments.pictures import small_card
from desktop_app.ui.table.moments.rows import rows_of
from desktop_app.ui.table.moments.telling import waiting
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.parts import Parts

NARROW = 300
"""Columns less wide have room for the words alone."""


class Halt:
    """Shows at one table what is halted. It is read from the log: undo and coming back to a game show it too."""

    def __init__(self, table: Parts, kept: Kept, ground: Callable[[], Ground]) -> None:
        self._table, self._kept, self._ground = table, kept, ground
        self.first = 0
        """The place in the log of the first line of what is shown."""

    def moment(self, question: Question | None) -> Moment | None:
        """The moment in the middle of which a question is asked, as it was told."""
        table = self._table
        if question is None:
            return None
        session, seat = table.session, table.controller.seat
        staged = table.game.play.staged
        found = waiting(session.log, session.records, staged, seat, table.view, question.fingerprint)
        return self._kept.known(found) if found is not None else None

    def stand(self) -> None:
        """Shows the halted moment as it is now, or nothing where there is none or none is wanted."""
        table = self._table
        question = table.controller.question
        moment = self.moment(question)
        if moment is None or question is None or not self._wanted(moment):
            table.side.waiting.forget()
            return
        self.first = moment.first
        rows = rows_of(moment, table.game.play.staged, table.wording)
        code = moment.subject[1]
        title = table.wording.title(code) if code else table.texts(moment.kind.name)
        lines = [row.in_one_line for row in rows if row.way != "leaves"]
        decides = table.texts("table-moment-decides", name=table.wording.seat(question.seat))
        placement = table.scene.placement
        table.side.waiting.over = round(table.board.height() - placement.prompt.y) if placement is not None else 0
        table.side.waiting.show_lines(self._picture(moment), title, lines, decides)

    def _picture(self, moment: Moment) -> QPixmap | None:
        """Its card, where the column has room for it."""
        table, (card, code) = self._table, moment.subject
        if not code or (table.side.width() < NARROW and not table.side.drawer):
            return None
        wide, ratio = table.side.waiting.width_of_card(), table.board.devicePixelRatioF()
        return small_card(self._ground(), code, wide, ratio, table.view.card(card))

    def _wanted(self, moment: Moment) -> bool:
        settings = self._table.settings
        return settings.moments != "off" and settings.moment_kinds.get(moment.kind.id) != "never"
