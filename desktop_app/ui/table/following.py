"""What follows an answer: what happened is told, then the table shows how it stands, then the rest is said."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from desktop_app.engine.record import Line
from desktop_app.engine.view import View
from desktop_app.ui.table.moments.showing import Showing
from desktop_app.ui.table.moments.told import card_of
from desktop_app.ui.table.panels.panels import Panels
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.play.review import is_played_by
from desktop_app.ui.table.standing import Standing
from desktop_app.ui.widgets.settling import settle

SHUFFLED = "-log-shuffles"
"""How the id of the log line of a shuffled zone ends, in every game."""
TELLING, PLAYED = "telling", "played"
"""Bots wait until what happened is told, and until what one of them has played is read."""


class Following(QObject):
    """Listens to the controller of one table. ``answered`` carries the session after each answer."""

    answered = Signal(object)

    def __init__(self, table: Parts, panels: Panels, showing: Showing, standing: Standing) -> None:
        super().__init__(table.window)
        self._table, self._panels, self._showing, self._standing = table, panels, showing, standing
        self._lines_seen = self._lines_moved = len(table.session.log)
        self._view_before: View | None = None
        self._after_waits = False
        self._answered = False
        self._staged: list[int] = []
        self._curtain_waits = ""
        table.controller.shown.connect(self._show)
        table.controller.answered.connect(self._after_answer)
        table.controller.curtain_wanted.connect(self._draw_curtain)
        showing.ended.connect(self._all_told)
        showing.brief.gone.connect(lambda: table.controller.bots.let_go(PLAYED))

    def _show(self) -> None:
        """What has just happened is told first; then the table shows how it stands."""
        table = self._table
        controller = table.controller
        table.wording.view = controller.view
        self._curtain_waits = ""
        if self._showing.playing:
            self._showing.close()
            controller.bots.let_go(TELLING)
        found = self._showing.kept.news(by_answer=controller.by_answer)
        self._answered, self._staged = controller.by_answer, []
        if self._showing.tell(found, bot=controller.bots.answering):
            self._staged = [line.at for moment in found for line in moment.lines]
            controller.bots.hold(TELLING)
            return
        if controller.of_itself:
            table.breath.begin()
        self._stand()

    def _all_told(self) -> None:
        """After the last moment: the table as it stands now, and a breath before it can be answered."""
        table = self._table
        table.breath.begin()
        self._stand()
        if self._curtain_waits:
            self._draw_curtain(self._curtain_waits)
        if self._after_waits:
            self._tell_after()
        table.controller.bots.let_go(TELLING)

    def _stand(self) -> None:
        """The table as it stands, and what is halted beside it."""
        lay_open = self._table.scene.tray.is_open
        self._standing.show()
        if self._table.scene.tray.is_open and not lay_open:
            self._table.opening.begin()
        self._showing.halt.stand()
        settle()

    def _draw_curtain(self, seat: str) -> None:
        """Whoever answered is told what came of it; then the curtain falls for the next."""
        self._curtain_waits = seat if self._showing.playing else ""
        if not self._curtain_waits:
            self._panels.fall(seat)
            settle()

    def _after_answer(self) -> None:
        table = self._table
        self.answered.emit(table.session)
        self._after_waits = self._showing.playing
        if not self._after_waits:
            self._tell_after()

    def _tell_after(self) -> None:
        """The digest, the end of the game, a shuffled deck: what is told once the table shows it."""
        table = self._table
        self._after_waits = False
        since = self._lines_moved
        news = table.session.log[since:]
        self._lines_moved = len(table.session.log)
        if self._answered:
            self._tell_played([line for at, line in enumerate(news, since) if at not in self._staged])
        halted = not table.side.waiting.isHidden()
        until = self._showing.halt.first if halted else len(table.session.log)  # its own lines are in sight
        self._panels.after_change(table.session.log[self._lines_seen : until], self._view_before)
        if not table.controller.bots.decide and not halted:
            self._view_before = table.view
            self._lines_seen = len(table.session.log)
        for line in news:
            if line.message.id.endswith(SHUFFLED):
                table.scene.shuffle(str(line.message.params.get("zone", "")).removeprefix("zone:"))

    def _tell_played(self, news: Sequence[Line]) -> None:
        """What a bot has played and what does not stay on the table can be read before the next of them goes on; not
        where somebody wants to see nothing but decisions."""
        table = self._table
        controller, words = table.controller, table.words
        played = [line.message for line in news if is_played_by(line, controller.elsewhere)]
        fleeting = [each for each in played if (code := card_of(each.params["card"])[1]) and words.fleeting(code)]
        if fleeting and table.settings.review != "decisions_only" and self._showing.tell_played(fleeting[-1]):
            controller.bots.hold(PLAYED)
