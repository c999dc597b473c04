"""The end of a game at the table: the last page in place of the board, and what is done from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from PySide6.QtCore import QTimer

from desktop_app.app.tables.other_way import Following, OtherWay
from desktop_app.ui.table.ends.ending import Ending, ending_of
from desktop_app.ui.table.ends.other import other_way
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.panels import past_text
from desktop_app.ui.table.panels.opener import Opener
from desktop_app.ui.table.play.missed import hand_moments, missed_moments
from desktop_app.ui.table.play.slices import Slices

MISSED_WIDTH = 640


class LastPage:
    """Shows the page of one table when its game is over. In a ``lesson``, where more follows, a few words do."""

    def __init__(self, opener: Opener, page: EndPage, *, lesson: bool) -> None:
        self._opener, self._table, self.page = opener, opener.table, page
        self._lesson = lesson
        self._shown = False
        self._other: OtherWay | None = None
        self._slices = Slices(page)
        page.asked.connect(self._leave)
        page.covers.connect(self._cover)
        page.play_on.connect(self._play_on)
        page.rule_asked.connect(self._table.ways.rule)

    @property
    def over(self) -> bool:
        """Whether the game at the table has ended."""
        return self._table.session.question is None and bool(self._table.view.outcome)

    def open_when_shown(self) -> None:
        """A game that is over when its table is laid tells so once the window has its size."""
        self._shown = True
        QTimer.singleShot(0, self._table.window, self._open_if_still_over)

    def _open_if_still_over(self) -> None:
        """The last answer may have been taken back before the window had its size."""
        if self.over:
            self.open()

    def after_change(self) -> bool:
        """After something was answered: opens the page once the game is over, and puts it away when it goes on.
        Whether it was opened now."""
        if not self.over:
            self.forget()
            return False
        if self._shown:
            return False
        self._shown = True
        self.open()
        return True

    def forget(self) -> None:
        """The game goes on, or another person looks: nothing of the end is left."""
        self._shown, self._other = False, None
        self._slices.drop()
        self.page.forget()

    @property
    def working(self) -> bool:
        """Whether the other way is still being followed."""
        return self._slices.working

    def open(self) -> None:
        """The last page, in place of the table. Undo stays possible."""
        table = self._table
        ending = None if self._lesson else ending_of(table)
        if ending is None:
            end = table.game.play.end(table.view)
            html = f"<p>{escape(table.wording.plain(end.told), quote=False)}</p>"
            title = table.wording.plain(end.title)
            self._opener.open("over", html, self.open, title=title, acts=(self._opener.close_act(),))
            return
        self._opener.close()
        below = table.bar.geometry().bottom() + 1
        room = table.window.rect().adjusted(0, below, 0, 0)
        self.page.flat = table.settings.flat_table
        missed = len(missed_moments(table.session, ending.judged)) + len(hand_moments(table.session))
        self.page.tell(ending, table.look, table.wording, table.game, room, missed, table.around.onward())
        if self._other is not None:
            self.page.show_other(self._other)
        elif not self._slices.working:
            self._follow(ending)

    def _follow(self, ending: Ending) -> None:
        """Finds out how it might have gone, a little between two frames."""
        way = other_way(self._table, ending)
        if way is not None:
            self._slices.run(self._followed(way))

    def _followed(self, way: Following) -> Iterator[None]:
        self._other = yield from way
        if self._other is not None:
            self.page.show_other(self._other)

    def _leave(self, where: str) -> None:
        """What is wanted at the end of a game."""
        ways: dict[str, Callable[[], object]] = {
            "again": self._table.ways.again,
            "deck": self._table.ways.another_deck,
            "home": self._table.ways.home,
            "journal": self._table.ways.journal,
            "onward": self._table.ways.onward,
            "carried": self._open_carried,
            "missed": self._open_missed,
            "table": self._look_at_table,
        }
        ways[where]()

    def _cover(self, covered: bool) -> None:
        """What lies beneath the last page is out of sight for readers as well."""
        table = self._table
        room = table.board.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # else the bar would float into the middle of the window
        table.board.setSizePolicy(room)
        table.board.setVisible(not covered)
        if not table.side.drawer:
            table.side.setVisible(not covered)
        if not table.track.in_bar:
            table.track.setVisible(not covered)

    def _look_at_table(self) -> None:
        self.page.hide()
        self._table.board.setFocus()

    def _play_on(self, at: int) -> None:
        self.page.hide()
        self._table.controller.travel.go_to(at)

    def _open_carried(self) -> None:
        """Every card that did something, with what it did."""
        if self.page.ending is not None:
            html = past_text.carried(self.page.ending.told.carried, self._table.wording)
            title, acts = self._table.texts("ends-carried"), (self._opener.close_act(),)
            self._opener.open("carried", html, self._open_carried, title=title, acts=acts, width=MISSED_WIDTH)

    def _open_missed(self) -> None:
        """The chances that were passed by and what was set by hand, each a moment to play on from."""
        table = self._table
        judged = self.page.ending.judged if self.page.ending is not None else ()
        html = past_text.missed(table.session, table.wording, judged)
        acts = (self._opener.close_act(),)
        again, follow = self._open_missed, self._follow_missed
        self._opener.open("missed", html, again, acts=acts, follow=follow, width=MISSED_WIDTH)

    def _follow_missed(self, link: str) -> None:
        self._opener.over_page.close_panel()
        self._play_on(int(link.partition(":")[2]))
