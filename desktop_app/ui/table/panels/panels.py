"""What lies over and beside the board of one table: the panels by their actions, the chronicle, the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QRectF

from desktop_app.app.texts.wording import list_of
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.record import Line
from desktop_app.engine.view import View
from desktop_app.ui.table.bars.steps import step_of
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.keys import key_name
from desktop_app.ui.table.panels import past_text
from desktop_app.ui.table.panels.advice import AdvicePanels
from desktop_app.ui.table.panels.coach import CoachPanel
from desktop_app.ui.table.panels.curtain import Curtain
from desktop_app.ui.table.panels.history import History
from desktop_app.ui.table.panels.last_page import LastPage
from desktop_app.ui.table.panels.opener import Opener
from desktop_app.ui.table.panels.reading import ReadingPanels
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.play.review import lines_to_review
from desktop_app.ui.widgets.look import Look

COMING_BACK = "back"
"""The panel that tells where one was; bots wait until it is read."""


class _Digest(Frozen):
    """What happened since the last decision: windows that were passed, lines, the views before and after."""

    passed: Sequence[str] = ()
    lines: Sequence[Line] = ()
    before: View | None = None
    after: View | None = None


class Panels:
    """Knows the room of each panel, and says what has happened since the last decision."""

    def __init__(self, table: Parts, *, lesson: bool = False) -> None:
        self.table = table
        self.page = EndPage(table.window)
        self.opener = Opener(table, self.page)
        self.panel, self.page_panel = self.opener.panel, self.opener.over_page
        self.last_page = LastPage(self.opener, self.page, lesson=lesson)
        self.history, self.advice = History(self.opener), AdvicePanels(self.opener)
        self.coach = CoachPanel(self.opener)
        self.reading = ReadingPanels(self.opener)
        self.chronicle = table.side.chronicle
        self.curtain = Curtain(table.look, table.motion, table.board)
        self.curtain.lifted.connect(self._sit_down)
        self.curtain.declined.connect(table.controller.decline)
        self.curtain.all_declined.connect(table.controller.decline_all)
        self.panel.link_followed.connect(self.follow)
        self.chronicle.link_followed.connect(self.follow)
        self.panel.opened.connect(self._wait_for_reader)
        self.panel.closed.connect(lambda _: self._wait_for_reader())
        self._to_welcome = False
        self._digest = _Digest()
        self._openers: dict[str, Callable[[], None]] = {
            "history": self.history.open,
            "waiting": self.advice.open_waiting,
            "coach": self.coach.open,
            "odds": self.advice.open_odds,
            "text-board": self.reading.open_text_board,
            "help": self.reading.open_help,
            "note": self.reading.open_note,
            "report": self.reading.save_report,
            "give-up": self.reading.ask_giving_up,
        }

    @property
    def working(self) -> bool:
        """Whether something is still being reckoned between two frames."""
        return self.last_page.working or self.coach.working

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.opener.restyle(look)
        self.curtain.look = look

    def tell_again(self) -> None:
        """What stands open is said again in the language and the colours of now."""
        self.opener.tell_again()
        if self.chronicle.isVisible():
            self._tell_digest()

    def place(self) -> None:
        """After the table changed its size."""
        self.panel.place()
        self.chronicle.fit()
        if not self.page.isHidden():
            self.last_page.open()
        if not self.curtain.isHidden():
            self.curtain.setGeometry(self.lower_half().toRect())

    def lower_half(self) -> QRectF:
        """What the curtain covers."""
        room = self.table.board.rect()
        placement = self.table.scene.placement
        top = placement.own_top - 6 if placement is not None else room.height() * 0.5
        return QRectF(0, top, room.width(), room.height() - top)

    def act(self, action: str) -> bool:
        """Opens the panel of an action; pressing its key again closes it. False for another action."""
        if action not in self._openers:
            return False
        if self.panel.showing == action:
            self.panel.close_panel()
        else:
            self._openers[action]()
        return True

    def follow(self, link: str) -> None:
        """Follows a link of a panel: a card to the large face, a rule to its page."""
        kind, _, rest = link.partition(":")
        if kind == "rule":
            self.table.ways.rule(rest)
        elif kind == "card":
            card, _, code = rest.partition(":")
            self.table.show_named(card, code)

    # -- sitting down ---------------------------------------------------------------------------------------------

    def welcome_back(self) -> None:
        """Tells where you were, now or when the curtain has been lifted."""
        self._to_welcome = self.table.controller.between.curtain
        if not self._to_welcome:
            self.reading.open_coming_back()

    def _wait_for_reader(self) -> None:
        """Bots do not play on behind what tells where one was."""
        bots = self.table.controller.bots
        if self.panel.showing == COMING_BACK:
            bots.hold(COMING_BACK)
        else:
            bots.let_go(COMING_BACK)

    def _sit_down(self) -> None:
        self.table.controller.lift_curtain()
        if self._to_welcome:
            self.welcome_back()

    def fall(self, seat: str) -> None:
        """The curtain falls until the person of that seat takes over; where you were is told to whoever lifts it."""
        table = self.table
        if self.panel.showing == COMING_BACK:
            self._to_welcome = self.panel.close_panel()
        name = table.wording.seat(seat)
        texts = table.texts
        window = table.controller.between.declinable()
        note, way = texts("table-curtain-note"), "act"
        if window is not None:
            going_on = window.going_on()
            note, way = table.wording.plain(going_on[-1] if going_on else window.prompt), "answer" if going_on else way
        self.curtain.fall(
            texts("table-curtain-title", name=name),
            note,
            texts("table-curtain-button", name=name),
            texts("shell-key-enter"),
            self.lower_half(),
            texts("table-curtain-decline", name=name, way=way) if window is not None else "",
            texts("table-curtain-decline-all", way=way) if table.controller.between.others_to_ask() else "",
        )
        table.side.note.forget()

    # -- following the game ---------------------------------------------------------------------------------------

    def after_change(self, lines: Sequence[Line], before: View | None) -> None:
        """After something was answered: the end of the game, or what happened."""
        table = self.table
        if self.last_page.after_change():
            self.chronicle.hide()
            return
        self.opener.follow_game()
        pace = table.wishes.pace
        passed, pace.told = tuple(dict.fromkeys(pace.told)), []
        others, review = table.controller.elsewhere, table.settings.review
        shown = lines_to_review(lines, table.view.seat, review, table.words.grave, others)
        self._digest = _Digest(passed, shown, before, table.view)
        self._tell_digest()

    def _tell_digest(self) -> None:
        """What happened since the last decision, in the words of now."""
        table, digest = self.table, self._digest
        html = self._passed(digest.passed)
        if digest.lines and digest.after is not None:
            html += past_text.what_happened(digest.lines, table.wording, table.words, digest.before, digest.after)
        if html and not table.controller.between.curtain:
            self.chronicle.tell(table.texts("table-chronicle"), key_name(table.texts, "Esc"), html)
        else:
            self.chronicle.hide()

    def _passed(self, passed: Sequence[str]) -> str:
        """Which windows were passed on the way to this decision, in one line."""
        table = self.table
        steps = table.session.game.steps
        named = [table.wording.step_called(step_of(steps, row)) for row in passed]
        if not named:
            return ""
        return f"<p><i>{escape(table.texts('table-passed', places=list_of(table.texts, named)))}</i></p>"
