"""The panels of what could be done now and what may come next."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.ui.table.bars.steps import coming_rows
from desktop_app.ui.table.panels import ahead_text, odds_text
from desktop_app.ui.table.panels.content import USUAL, Act
from desktop_app.ui.table.panels.ladder_board import LadderBoard
from desktop_app.ui.table.panels.opener import Opener

LOW, BOTH = 700, 1000
"""Over a prompt less far down than this the odds stand beside each other, in a panel so wide."""


class AdvicePanels:
    """Opens them at one table; nothing is answered but by the person."""

    def __init__(self, opener: Opener) -> None:
        self._opener, self._table = opener, opener.table

    def open_waiting(self) -> None:
        """What could be done now, and one key to leave it all."""
        table = self._table
        acts: Sequence[Act] = ()
        if table.controller.answer_now() is not None:
            words, space = table.texts("table-waiting-skip"), table.texts("table-key-space")
            acts = (Act(words, table.controller.confirm, space, primary=True),)
        html = ahead_text.waiting(table.waiting(), table.wording)
        rows, view = coming_rows(table.session.game.steps, table.view), table.view
        html += ahead_text.coming(rows, table.wording, lambda row: table.game.play.foretell(view, row))
        ladder = table.game.play.ladder(table.view) if table.game.play.ladder is not None else None
        figure = LadderBoard(table.look, table.wording, table.game, ladder) if ladder is not None else None
        self._opener.open("waiting", html, self.open_waiting, follow=self._follow_waiting, acts=acts, figure=figure)

    def _follow_waiting(self, link: str) -> None:
        key = link.removeprefix("option:")
        option = next((each for each in self._table.waiting() if each.key == key), None)
        self._opener.close()
        if option is not None:
            self._table.controller.choose(option)

    def open_odds(self) -> None:
        """What may come next, in a game that can tell."""
        table = self._table
        if table.game.play.odds is not None:
            odds = table.game.play.odds(table.view)
            low = table.prompt.y() < table.look.px(LOW)
            beside = odds is not None and len(odds.tables) > 1 and low
            html = odds_text.odds(odds, table.wording, beside=beside)
            self._opener.open("odds", html, self.open_odds, width=BOTH if beside else USUAL)
