"""The panels of one table screen: what opens them and what they do to the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QFileDialog

from desktop_app.app.errors import LongtableError
from desktop_app.engine.record import Line
from desktop_app.engine.view import View
from desktop_app.ui.table.bars.steps import NOW, track_of
from desktop_app.ui.table.layouts.lotr_lcg_decks import encounter_odds
from desktop_app.ui.table.panels import contents
from desktop_app.ui.table.panels.coach import advise
from desktop_app.ui.table.panels.curtain import Curtain
from desktop_app.ui.table.panels.panel import NARROW, WIDE, Act, Content, Panel
from desktop_app.ui.table.panels.text_board import board_as_text
from desktop_app.ui.table.play.report import write_report
from desktop_app.ui.table.play.review import lines_to_review
from desktop_app.ui.widgets.look import Look

if TYPE_CHECKING:
    from desktop_app.ui.table.screen import TableScreen


class Panels:
    """Opens and closes what lies over and beside the table: panel, chronicle, curtain."""

    def __init__(self, screen: TableScreen, look: Look) -> None:
        self.screen = screen
        self.panel = Panel(look, screen.texts("common-close"), screen.board)
        self.chronicle = screen.side.chronicle
        self.curtain = Curtain(look, screen.motion, screen.board)
        self.curtain.lifted.connect(screen.controller.lift_curtain)
        self.panel.link_followed.connect(screen.follow)
        self.chronicle.link_followed.connect(screen.follow)
        self.panel.closed.connect(lambda _: screen.board.setFocus())
        self._over_shown = False

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.panel.restyle(look)
        self.curtain.look = look

    def place(self) -> None:
        """After the table changed its size."""
        self.panel.place()
        self.chronicle.fit()
        if not self.curtain.isHidden():
            self.curtain.setGeometry(self.lower_half().toRect())

    def lower_half(self) -> QRectF:
        """What the curtain covers."""
        room = self.screen.board.rect()
        top = room.height() * 0.5
        placement = self.screen.scene.placement
        if placement is not None:
            own = [spot.rect.y for spot in placement.spots.values() if spot.zone.startswith("heroes:")]
            top = max(own, default=top) - 30
        return QRectF(0, top, room.width(), room.height() - top)

    # -- opening --------------------------------------------------------------------------------------------------

    def act(self, action: str) -> bool:
        """Opens the panel of an action; pressing its key again closes it. False for another action."""
        openers: dict[str, Callable[[], None]] = {
            "history": self.open_history,
            "waiting": self.open_waiting,
            "coach": self.open_coach,
            "odds": self.open_odds,
            "text-board": self.open_text_board,
            "help": self.open_help,
            "note": self.open_note,
            "report": self.save_report,
        }
        if action not in openers:
            return False
        if self.panel.showing == action:
            self.panel.close_panel()
        else:
            openers[action]()
        return True

    def _open(self, name: str, html: str, **more: object) -> None:
        title = str(more.pop("title", "") or self.screen.texts(f"table-panel-{name}"))
        self.panel.open(Content(name, title, html, **more))  # type: ignore[arg-type]

    def open_history(self) -> None:
        """Moments to go back to, and the branches."""
        screen = self.screen
        html = contents.history(screen.session, screen.wording)
        self._open("history", html, follow=self._follow_history, width=640)

    def _follow_history(self, link: str) -> None:
        kind, _, number = link.partition(":")
        self.panel.close_panel()
        if kind == "at":
            self.screen.controller.travel.go_to(int(number))
        elif kind == "branch":
            self.screen.controller.travel.switch(self.screen.session.branches[int(number)])

    def open_waiting(self) -> None:
        """What could be done now, and one key to leave it all."""
        screen = self.screen
        waiting = screen.waiting()
        acts: Sequence[Act] = ()
        if screen.controller.answer_now() is not None:
            acts = (
                Act(
                    screen.texts("table-waiting-skip"),
                    screen.controller.confirm,
                    screen.texts("table-key-space"),
                    primary=True,
                ),
            )
        self._open("waiting", contents.waiting(waiting, screen.wording), follow=self._follow_waiting, acts=acts)

    def _follow_waiting(self, link: str) -> None:
        key = link.removeprefix("option:")
        option = next((each for each in self.screen.waiting() if each.key == key), None)
        self.panel.close_panel()
        if option is not None:
            self.screen.controller.choose(option)

    def open_coach(self) -> None:
        """One suggestion with its reason; one key takes it."""
        screen = self.screen
        controller = screen.controller
        bot = screen.session.game.bots.get("greedy")
        if controller.question is None or bot is None:
            return
        advice = advise(screen.session, controller.view, screen.wording, bot)
        if advice is None:
            return
        html = f"<p><b>{escape(advice.suggestion)}</b></p><p>{escape(advice.reason)}</p>"
        take = Act(screen.texts("table-coach-take"), lambda: controller.answer(advice.keys), "T")
        self._open("coach", html, acts=(take, self._close_act()), width=NARROW + 80)

    def open_odds(self) -> None:
        """What the next encounter card can be."""
        screen = self.screen
        view = screen.controller.view
        self._open("odds", contents.odds(encounter_odds(view), view, screen.wording), width=NARROW + 60)

    def open_text_board(self) -> None:
        """The table as text."""
        self._open("text-board", board_as_text(self.screen.controller, self.screen.wording), width=WIDE)

    def open_help(self) -> None:
        """All keys."""
        screen = self.screen
        choices = screen.controller.choices
        letters = choices.letters if choices is not None else {}
        self._open("help", contents.help_text(screen.keyboard.keys, screen.wording, letters), width=WIDE)

    def open_note(self) -> None:
        """A note to yourself for when you come back."""
        self._open(
            "note", self.screen.note_text, edit=True, written=self.screen.wishes.take_note, acts=(self._close_act(),)
        )

    def open_pile(self, zone: str) -> None:
        """The cards of a pile that may be looked through."""
        screen = self.screen
        shown = screen.controller.view.zones.get(zone)
        if shown is None or not shown.cards:
            return
        items = "".join(
            f'<p style="margin:3px 0"><a href="card:{card.id}:{card.code}">{escape(screen.wording.title(card.code))}'
            "</a></p>"
            for card in shown.cards
        )
        self._open("pile", items, title=screen.wording.zone(zone), width=NARROW)

    def open_coming_back(self) -> None:
        """A continued game opens with where you were."""
        screen = self.screen
        track = track_of(screen.session.game.steps, screen.controller.view)
        here = next((stop for stop in track.steps if stop.when == NOW), None)
        step = f"{here.id.rstrip('w')} {screen.wording.step(here.id)}".strip() if here is not None else ""
        phase = screen.wording.phase(track.phase)
        html = contents.coming_back(screen.session, screen.wording, screen.note_text, phase, step)
        self._open("back", html, acts=(self._close_act("table-back-go"),))

    def open_game_over(self) -> None:
        """How it ended, once; undo stays possible."""
        screen = self.screen
        title, html = contents.game_over(screen.controller.view, screen.session, screen.wording)
        acts = (
            Act(screen.texts("table-tool-undo"), lambda: screen.controller.travel.undo("answer")),
            Act(screen.texts("table-over-home"), screen.home_requested.emit, primary=True, key="Enter"),
        )
        self._open("over", html, title=title, acts=acts, follow=self._follow_history)

    def ask_consent(self, seat: str, step: str) -> None:
        """Undoing another person's answer asks that person."""
        screen = self.screen
        texts, name = screen.texts, screen.wording.seat(seat)
        yes = Act(texts("table-consent-yes"), lambda: screen.controller.travel.undo(step, agreed=True), "Y")
        no = Act(texts("table-consent-no"), lambda: None, texts("table-key-space"), primary=True)
        html = f"<p>{escape(texts('table-consent-told', name=name))}</p>"
        self._open("consent", html, title=texts("table-consent", name=name), acts=(yes, no), width=NARROW + 80)

    def _close_act(self, text: str = "common-close") -> Act:
        return Act(self.screen.texts(text), lambda: None, self.screen.texts("table-key-space"), primary=True)

    # -- following the game ---------------------------------------------------------------------------------------

    def after_change(self, lines: Sequence[Line], before: View | None) -> None:
        """After something was answered: what happened, and the end of the game."""
        screen = self.screen
        view = screen.controller.view
        over = screen.session.question is None and bool(view.outcome)
        if not over:
            self._over_shown = False
        elif not self._over_shown:
            self._over_shown = True
            self.chronicle.hide()
            self.open_game_over()
            return
        shown = lines_to_review(lines, view.seat, screen.settings.review)
        if shown and not screen.controller.behind_curtain:
            html = contents.what_happened(shown, screen.wording, before, view)
            self.chronicle.tell(screen.texts("table-chronicle"), screen.texts("table-key-space"), html)
        else:
            self.chronicle.hide()

    def fall(self, seat: str) -> None:
        """The curtain falls until the person of that seat takes over."""
        screen = self.screen
        name = screen.wording.seat(seat)
        texts = screen.texts
        self.chronicle.hide()
        self.panel.close_panel()
        self.curtain.fall(
            texts("table-curtain-title", name=name),
            texts("table-curtain-note"),
            texts("table-curtain-button", name=name),
            self.lower_half(),
        )

    def save_report(self) -> None:
        """Asks for a file and writes the report of this moment into it."""
        screen = self.screen
        path, _ = QFileDialog.getSaveFileName(
            screen, screen.texts("table-panel-report"), "longtable-report.json", "JSON (*.json)"
        )
        if path:
            self.write_report_to(path)

    def write_report_to(self, path: str) -> None:
        """Writes the report of this moment and says where it is."""
        screen = self.screen
        try:
            write_report(screen.session, Path(path))
        except LongtableError as error:
            self._open("report", f"<p>{escape(error.text(screen.texts))}</p>", acts=(self._close_act(),))
            return
        html = f"<p>{escape(screen.texts('table-report-written', path=path))}</p>"
        self._open("report", html, acts=(self._close_act(),))
