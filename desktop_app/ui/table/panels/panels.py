"""The panels of one table screen: what opens them and what they do to the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.tables.roads import Road, roads_of
from desktop_app.app.texts.wording import list_of
from desktop_app.engine.record import Line
from desktop_app.engine.view import View
from desktop_app.games.contract import Counter, Token
from desktop_app.ui.table.bars.steps import NOW, step_of, track_of
from desktop_app.ui.table.ends.ending import ending_of
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.keys import key_name
from desktop_app.ui.table.panels import contents
from desktop_app.ui.table.panels.curtain import Curtain
from desktop_app.ui.table.panels.panel import BROAD, NARROW, USUAL, WIDE, Act, Content, Panel
from desktop_app.ui.table.panels.road_map import RoadMap
from desktop_app.ui.table.panels.text_board import board_as_text
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.play.coach import Advice, advise
from desktop_app.ui.table.play.missed import hand_moments, missed_moments
from desktop_app.ui.table.play.report import write_report
from desktop_app.ui.table.play.review import lines_to_review
from desktop_app.ui.widgets.look import Look

NOT_IN_PLAY = ("pile", "fan", "dial", "tray")
"""Kinds of zones whose cards are not compared: decks, piles, hands."""


class Panels:
    """Opens and closes what lies over and beside the table: panel, chronicle, curtain."""

    def __init__(self, table: Parts, *, lesson: bool = False) -> None:
        self.table = table
        self._lesson = lesson
        self.panel = Panel(table.look, table.texts("common-close"), table.board)
        self.chronicle = table.side.chronicle
        self.curtain = Curtain(table.look, table.motion, table.board)
        self.curtain.lifted.connect(self._sit_down)
        self.panel.link_followed.connect(self.follow)
        self.chronicle.link_followed.connect(self.follow)
        self.panel.closed.connect(lambda _: self._give_back())
        self._came_from: QWidget | None = None
        self.page = EndPage(table.window)
        self.page.asked.connect(self._leave_page)
        self.page.covers.connect(self._cover)
        self.page.play_on.connect(self._play_on)
        self.page.rule_asked.connect(table.ways.rule)
        self.page_panel = Panel(table.look, table.texts("common-close"), self.page)
        self.page_panel.closed.connect(lambda _: self.page.setFocus())
        self._over_shown = False
        self._to_welcome = False

    def _give_back(self) -> None:
        """A closed panel gives the focus back to where it came from."""
        came_from, self._came_from = self._came_from, None
        if came_from is not None and came_from.isVisible() and self.table.window.isAncestorOf(came_from):
            came_from.setFocus()
        else:
            self.table.board.setFocus()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.panel.restyle(look)
        self.page_panel.restyle(look)
        self.curtain.look = look

    def place(self) -> None:
        """After the table changed its size."""
        self.panel.place()
        self.chronicle.fit()
        if not self.page.isHidden():
            self.open_game_over()
        if not self.curtain.isHidden():
            self.curtain.setGeometry(self.lower_half().toRect())

    def lower_half(self) -> QRectF:
        """What the curtain covers."""
        room = self.table.board.rect()
        placement = self.table.scene.placement
        top = placement.own_top - 6 if placement is not None else room.height() * 0.5
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

    def follow(self, link: str) -> None:
        """Follows a link of a panel: a card to the large face, a rule to its page."""
        kind, _, rest = link.partition(":")
        if kind == "rule":
            self.table.ways.rule(rest)
        elif kind == "card":
            card, _, code = rest.partition(":")
            self.table.show_named(card, code)

    def _open(self, name: str, html: str, **more: object) -> None:
        if not self.panel.isVisible():
            self._came_from = QApplication.focusWidget()
        title = str(more.pop("title", "") or self.table.texts(f"table-panel-{name}"))
        panel = self.panel if self.page.isHidden() else self.page_panel
        language = panel.text.language = self.table.texts.language
        panel.text.face_of = lambda code: self.table.game.face_of(code, language, "front")
        panel.open(Content(name, title, html, **more))  # type: ignore[arg-type]

    def open_history(self) -> None:
        """Moments to go back to, and the branches."""
        table = self.table
        html = contents.history(table.session, table.wording, table.controller.is_grave)
        roads = roads_of(table.session, table.view.seat, table.game.play.moments)
        if not roads[0].stops:
            self._open("history", html, follow=self._follow_history, width=WIDE)
            return
        figure = RoadMap(table.look, roads, table.texts("table-roads-round"), table.texts("table-panel-history"))
        figure.chosen.connect(lambda road, stop: self.panel.retell(self._of_stop(roads, road, stop) + html))
        figure.wanted.connect(lambda road, stop: self._take_road(roads[road], roads[road].stops[stop].at))
        words = table.texts("table-play-on-from-here")
        go = Act(words, lambda: self._take_marked(roads, figure), table.texts("shell-key-enter"), primary=True)
        self._open("history", html, follow=self._follow_history, width=BROAD, figure=figure, acts=(go,))

    def _of_stop(self, roads: Sequence[Road], road: int, stop: int) -> str:
        """What was decided there, and for another road how its end differs from here."""
        table, chosen = self.table, roads[road]
        said = chosen.stops[stop].line
        words = table.wording.rich(said.message) if said is not None else ""
        when = table.texts("table-roads-where", road=chosen.letter, round=int(chosen.stops[stop].time))
        html = f"<p><b>{escape(when)}</b><br>{words}</p>"
        if road == 0:
            return html
        zones = [zone for zone, spot in table.scene.spots.items() if spot.kind not in NOT_IN_PLAY]
        return html + contents.differences(roads[0], chosen, zones, table.wording, table.words)

    def _take_marked(self, roads: Sequence[Road], figure: RoadMap) -> None:
        self._take_road(roads[figure.road], roads[figure.road].stops[figure.stop].at)

    def _take_road(self, road: Road, at: int) -> None:
        self.panel.close_panel()
        travel = self.table.controller.travel
        if road.branch < 0:
            travel.go_to(at)
        else:
            travel.take_road(self.table.session.branches[road.branch], at)

    def _follow_history(self, link: str) -> None:
        kind, _, number = link.partition(":")
        self.panel.close_panel()
        if kind == "at":
            self.table.controller.travel.go_to(int(number))
        elif kind == "branch":
            self.table.controller.travel.switch(self.table.session.branches[int(number)])

    def open_waiting(self) -> None:
        """What could be done now, and one key to leave it all."""
        table = self.table
        waiting = table.waiting()
        acts: Sequence[Act] = ()
        if table.controller.answer_now() is not None:
            acts = (
                Act(
                    table.texts("table-waiting-skip"),
                    table.controller.confirm,
                    table.texts("table-key-space"),
                    primary=True,
                ),
            )
        self._open("waiting", contents.waiting(waiting, table.wording), follow=self._follow_waiting, acts=acts)

    def _follow_waiting(self, link: str) -> None:
        key = link.removeprefix("option:")
        option = next((each for each in self.table.waiting() if each.key == key), None)
        self.panel.close_panel()
        if option is not None:
            self.table.controller.choose(option)

    def open_coach(self) -> None:
        """One suggestion with its reason; one key takes it."""
        table = self.table
        controller = table.controller
        if controller.question is None:
            return
        advice = advise(table.game.play, controller.question, table.view, table.wording)
        if advice is None:
            return
        take = Act(table.texts("table-coach-take"), lambda: controller.answer(advice.keys), "T")
        show = Act(
            table.texts("table-coach-show"),
            lambda: self._show_advice(advice),
            table.texts("shell-key-enter"),
            primary=True,
        )
        acts = (show, take) if advice.things else (take, self._close_act())
        self._open("coach", contents.coach(advice, table.view), acts=acts, width=USUAL)

    def _show_advice(self, advice: Advice) -> None:
        """Frames what the advice is about and marks what it would pick; nothing is answered."""
        draft, controller = self.table.controller.draft, self.table.controller
        if draft is not None and controller.question is not None and controller.question.kind == "some":
            draft.picked[:] = list(advice.keys)
            controller.marked.emit()
        self.table.scene.focus_on(advice.things[0])
        self.table.show_large(advice.things[0])

    def open_odds(self) -> None:
        """What may come next, in a game that can tell."""
        table = self.table
        if table.game.play.odds is not None:
            self._open("odds", contents.odds(table.game.play.odds(table.view), table.wording), width=USUAL)

    def open_text_board(self) -> None:
        """The table as text."""
        self._open("text-board", board_as_text(self.table), width=WIDE)

    def open_help(self) -> None:
        """All keys."""
        table = self.table
        choices = table.controller.choices
        letters = choices.letters if choices is not None else {}
        self._open(
            "help",
            contents.help_text(table.keys, table.wording, letters, [_counted_as(kind) for kind in table.counted]),
            width=WIDE,
        )

    def open_note(self) -> None:
        """A note to yourself for when you come back."""
        wishes, seat = self.table.wishes, self.table.controller.seat
        self._open(
            "note",
            wishes.note,
            edit=True,
            written=lambda text: wishes.take_note(text, seat),
            acts=(self._leave_act(),),
        )

    def open_pile(self, zone: str) -> None:
        """The cards of a pile that may be looked through."""
        table = self.table
        shown = table.view.zones.get(zone)
        if shown is None or not shown.cards:
            return
        items = "".join(
            f'<p style="margin:3px 0"><a href="card:{card.id}:{card.code}">{escape(table.wording.title(card.code))}'
            "</a></p>"
            for card in shown.cards
        )
        self._open("pile", items, title=table.wording.zone(zone), width=NARROW)

    def welcome_back(self) -> None:
        """Tells where you were, now or when the curtain has been lifted."""
        self._to_welcome = self.table.controller.behind_curtain
        if not self._to_welcome:
            self.open_coming_back()

    def _sit_down(self) -> None:
        self.table.controller.lift_curtain()
        if self._to_welcome:
            self.welcome_back()

    def open_coming_back(self) -> None:
        """A continued game opens with where you were."""
        table = self.table
        track = track_of(table.session.game.steps, table.view)
        here = next((stop for stop in track.steps if stop.when == NOW), None)
        step = (
            table.wording.step_called(here.id, step_of(table.session.game.steps, here.id)) if here is not None else ""
        )
        phase = table.wording.phase(track.phase)
        html = contents.coming_back(table.session, table.wording, table.wishes.note, phase, step)
        self._open("back", html, acts=(self._close_act("table-back-go"),))

    def end_when_shown(self) -> None:
        """A game that is over when its table is laid tells so once the window has its size."""
        self._over_shown = True
        QTimer.singleShot(0, self.table.window, self._open_if_still_over)

    def _open_if_still_over(self) -> None:
        """The last answer may have been taken back before the window had its size."""
        if self.table.session.question is None and self.table.view.outcome:
            self.open_game_over()

    def open_game_over(self) -> None:
        """The last page, in place of the table; in a lesson, where more follows, a few words. Undo stays possible."""
        table = self.table
        ending = None if self._lesson else ending_of(table)
        if ending is None:
            end = table.game.play.end(table.view)
            html = f"<p>{escape(table.wording.plain(end.told), quote=False)}</p>"
            self._open("over", html, title=table.wording.plain(end.title), acts=(self._close_act(),))
            return
        self.panel.close_panel()
        below = table.bar.geometry().bottom() + 1
        room = table.window.rect().adjusted(0, below, 0, 0)
        self.page.flat = table.settings.flat_table
        missed = len(missed_moments(table.session, ending.judged)) + len(hand_moments(table.session))
        self.page.tell(ending, table.look, table.wording, table.game, room, missed)

    def _leave_page(self, where: str) -> None:
        """What is wanted at the end of a game."""
        table = self.table
        ways: dict[str, Callable[[], object]] = {
            "again": table.ways.again,
            "deck": table.ways.another_deck,
            "home": table.ways.home,
            "journal": table.ways.journal,
            "missed": self._open_missed,
            "table": self._look_at_table,
        }
        ways[where]()

    def _cover(self, covered: bool) -> None:
        """What lies beneath the last page is out of sight for readers as well."""
        table = self.table
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
        self.table.board.setFocus()

    def _play_on(self, at: int) -> None:
        self.page.hide()
        self.table.controller.travel.go_to(at)

    def _open_missed(self) -> None:
        """The chances that were passed by and what was set by hand, each a moment to play on from."""
        table = self.table
        judged = self.page.ending.judged if self.page.ending is not None else ()
        html = contents.missed(table.session, table.wording, judged)
        self._open("missed", html, acts=(self._close_act(),), follow=self._follow_missed, width=640)

    def _follow_missed(self, link: str) -> None:
        self.page_panel.close_panel()
        self._play_on(int(link.partition(":")[2]))

    def ask_consent(self, seat: str, act: Callable[[], None]) -> None:
        """Taking back another person's answer asks that person."""
        table = self.table
        texts, name = table.texts, table.wording.seat(seat)
        yes = Act(texts("table-consent-yes"), act, "Y")
        no = Act(texts("table-consent-no"), lambda: None, texts("table-key-space"), primary=True)
        html = f"<p>{escape(texts('table-consent-told', name=name))}</p>"
        self._open("consent", html, title=texts("table-consent", name=name), acts=(yes, no), width=NARROW + 80)

    def _close_act(self, text: str = "common-close") -> Act:
        return Act(self.table.texts(text), lambda: None, self.table.texts("table-key-space"), primary=True)

    def _leave_act(self) -> Act:
        """The way out of a panel in which every other key is typed."""
        texts = self.table.texts
        return Act(texts("common-close"), lambda: None, key_name(texts, "Esc"))

    # -- following the game ---------------------------------------------------------------------------------------

    def after_change(self, lines: Sequence[Line], before: View | None) -> None:
        """After something was answered: what happened, and the end of the game."""
        table = self.table
        view = table.view
        over = table.session.question is None and bool(view.outcome)
        if not over:
            self._over_shown = False
            self.page.forget()
        elif not self._over_shown:
            self._over_shown = True
            self.chronicle.hide()
            self.open_game_over()
            return
        shown = lines_to_review(lines, view.seat, table.settings.review, table.words.grave)
        html = self._passed()
        if shown:
            html += contents.what_happened(shown, table.wording, table.words, before, view)
        if html and not table.controller.behind_curtain:
            self.chronicle.tell(table.texts("table-chronicle"), key_name(table.texts, "Esc"), html)
        else:
            self.chronicle.hide()

    def _passed(self) -> str:
        """Which windows were passed on the way to this decision, in one line; told once."""
        table = self.table
        pace = table.wishes.pace
        passed, pace.told = pace.told, []
        steps = table.session.game.steps
        named = [table.wording.step_called(step_of(steps, row)) for row in dict.fromkeys(passed)]
        if not named:
            return ""
        return f"<p><i>{escape(table.texts('table-passed', places=list_of(table.texts, named)))}</i></p>"

    def fall(self, seat: str) -> None:
        """The curtain falls until the person of that seat takes over."""
        table = self.table
        name = table.wording.seat(seat)
        texts = table.texts
        self.curtain.fall(
            texts("table-curtain-title", name=name),
            texts("table-curtain-note"),
            texts("table-curtain-button", name=name),
            texts("shell-key-enter"),
            self.lower_half(),
        )
        table.side.note.forget()

    def save_report(self) -> None:
        """Asks for a file and writes the report of this moment into it."""
        table = self.table
        path, _ = QFileDialog.getSaveFileName(
            table.window, table.texts("table-panel-report"), "longtable-report.json", "JSON (*.json)"
        )
        if path:
            self.write_report_to(path)

    def write_report_to(self, path: str) -> None:
        """Writes the report of this moment and says where it is."""
        table = self.table
        try:
            write_report(table.session, Path(path))
        except LongtableError as error:
            self._open("report", f"<p>{escape(error.text(table.texts))}</p>", acts=(self._close_act(),))
            return
        html = f"<p>{escape(table.texts('table-report-written', path=path))}</p>"
        self._open("report", html, acts=(self._close_act(),))


def _counted_as(kind: Token | Counter) -> str:
    """The name of the number that a token or counter counts, as the wording knows it."""
    return kind.id if isinstance(kind, Token) else kind.number.partition(":")[0]
