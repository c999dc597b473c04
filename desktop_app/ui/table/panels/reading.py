"""The panels that are read or written: the table as text, all keys, a pile, a note, where one was, a report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path

from desktop_app.app.errors import LongtableError
from desktop_app.games.contract.table import Counter, Token
from desktop_app.ui.table.bars.steps import NOW, step_of, track_of
from desktop_app.ui.table.panels import past_text
from desktop_app.ui.table.panels.content import NARROW, WIDE, Act
from desktop_app.ui.table.panels.help_text import help_text
from desktop_app.ui.table.panels.opener import Opener
from desktop_app.ui.table.panels.text_board import board_as_text
from desktop_app.ui.table.play.report import write_report
from desktop_app.ui.widgets.save_to import ask_save


class ReadingPanels:
    """Opens them at one table."""

    def __init__(self, opener: Opener) -> None:
        self._opener, self._table = opener, opener.table

    def open_text_board(self) -> None:
        """The table as text."""
        self._opener.open("text-board", board_as_text(self._table), self.open_text_board, width=WIDE)

    def open_help(self) -> None:
        """All keys."""
        table = self._table
        choices = table.controller.choices
        letters = choices.letters if choices is not None else {}
        counted = [_counted_as(kind) for kind in table.counted]
        self._opener.open("help", help_text(table.keys, table.wording, letters, counted), self.open_help, width=WIDE)

    def open_note(self) -> None:
        """A note to yourself for when you come back."""
        wishes, seat = self._table.wishes, self._table.controller.seat
        acts = (self._opener.leave_act(),)
        written = partial(wishes.take_note, seat=seat)
        self._opener.open("note", wishes.note, self.open_note, edit=True, written=written, acts=acts)

    def open_pile(self, zone: str) -> None:
        """The cards of a pile that may be looked through."""
        table = self._table
        shown = table.view.zones.get(zone)
        if shown is None or not shown.cards:
            return
        items = "".join(
            f'<p style="margin:3px 0"><a href="card:{card.id}:{card.code}">{escape(table.wording.title(card.code))}'
            "</a></p>"
            for card in shown.cards
        )
        again, title = partial(self.open_pile, zone), table.wording.zone(zone)
        self._opener.open("pile", items, again, title=title, width=NARROW)

    def open_coming_back(self) -> None:
        """A continued game opens with where you were."""
        table = self._table
        steps = table.session.game.steps
        track = track_of(steps, table.view)
        here = next((stop for stop in track.steps if stop.when == NOW), None)
        step = table.wording.step_called(here.id, step_of(steps, here.id)) if here is not None else ""
        phase = table.wording.phase(track.phase)
        lines = table.words.remembered(table.view, table.session.log)
        html = past_text.coming_back(table.session, lines, table.wording, table.wishes.note, phase, step)
        self._opener.open("back", html, self.open_coming_back, acts=(self._opener.close_act("table-back-go"),))

    def ask_consent(self, seat: str, act: Callable[[], None]) -> None:
        """Taking back another person's answer asks that person."""
        texts, name = self._table.texts, self._table.wording.seat(seat)
        yes = Act(texts("table-consent-yes"), act, "Y")
        no = Act(texts("table-consent-no"), lambda: None, texts("table-key-space"), primary=True)
        html = f"<p>{escape(texts('table-consent-told', name=name))}</p>"
        title = texts("table-consent", name=name)
        again = partial(self.ask_consent, seat, act)
        self._opener.open("consent", html, again, title=title, acts=(yes, no), width=NARROW + 80)

    def ask_giving_up(self) -> None:
        """Whoever gives the game up is asked once more; no key that is pressed blindly does it."""
        texts, controller = self._table.texts, self._table.controller
        seat = controller.seat
        yes = Act(texts("table-give-up-yes"), lambda: controller.travel.give_up(seat), "Y")
        no = Act(texts("table-give-up-no"), lambda: None, texts("table-key-space"), primary=True)
        html = f"<p>{escape(texts('table-give-up-told'))}</p>"
        title = texts("table-give-up-title", name=self._table.wording.seat(seat))
        self._opener.open("give-up", html, self.ask_giving_up, title=title, acts=(yes, no), width=NARROW + 80)

    def save_report(self) -> None:
        """Asks for a file and writes the report of this moment into it."""
        table = self._table
        name = table.texts("table-panel-report")
        path = ask_save(table.window, name, "longtable-report.json", "JSON (*.json)")
        if path:
            self.write_report_to(path)

    def write_report_to(self, path: str) -> None:
        """Writes the report of this moment and says where it is."""
        table = self._table
        failed: LongtableError | None = None
        try:
            write_report(table.session, Path(path))
        except LongtableError as error:
            failed = error
        self._tell_report(path, failed)

    def _tell_report(self, path: str, failed: LongtableError | None) -> None:
        texts = self._table.texts
        told = failed.text(texts) if failed is not None else texts("table-report-written", path=path)
        again = partial(self._tell_report, path, failed)
        self._opener.open("report", f"<p>{escape(told)}</p>", again, acts=(self._opener.close_act(),))


def _counted_as(kind: Token | Counter) -> str:
    """The name of the number that a token or counter counts, as the wording knows it."""
    return kind.id if isinstance(kind, Token) else kind.number.partition(":")[0]
