"""The panel of the history: the roads of a game, what was decided on them, and the way onto any of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop_app.app.tables.roads import Road, roads_of
from desktop_app.app.tables.trying import scales_of
from desktop_app.ui.table.panels import past_text
from desktop_app.ui.table.panels.content import Act
from desktop_app.ui.table.panels.differing import differences
from desktop_app.ui.table.panels.opener import Opener
from desktop_app.ui.table.panels.road_map import RoadMap

COLUMNS = 900
"""On a board less broad than this all that is told stands in one column."""
NOT_IN_PLAY = ("pile", "fan", "dial", "tray")
"""Kinds of zones whose cards are not compared: decks, piles, hands."""


class History:
    """Opens the history of one table and goes where it is told to."""

    def __init__(self, opener: Opener) -> None:
        self._opener, self._table = opener, opener.table

    def open(self, at: tuple[int, int] | None = None) -> None:
        """Moments to go back to, and the branches; ``at`` is the road and its stop that are looked at first."""
        table = self._table
        lines = table.words.remembered(table.view, table.session.log)
        grave = table.controller.is_grave
        roads = roads_of(table.session, table.view.seat, table.game.play)
        if not roads[0].stops:
            html = past_text.history(table.session, lines, table.wording, grave)
            self._opener.open("history", html, self.open, follow=self._follow, apart=True)
            return
        behind = past_text.left_behind(table.session, table.wording)
        moments = past_text.moments(lines, table.wording, grave)

        def told(road: int, stop: int) -> str:
            return self._side_by_side(self._of_stop(roads, road, stop) + behind, moments)

        figure = RoadMap(table.look, roads, table.wording, table.game)
        if at is not None and at[0] < len(roads) and at[1] < len(roads[at[0]].stops):
            figure.road, figure.stop = at
        figure.chosen.connect(lambda road, stop: self._opener.panel.retell(told(road, stop)))
        figure.wanted.connect(lambda road, stop: self._take(roads[road], roads[road].stops[stop].at))
        words = table.texts("table-play-on-from-here")
        go = Act(words, lambda: self._take_marked(roads, figure), table.texts("shell-key-enter"), primary=True)
        html = told(figure.road, figure.stop)
        self._opener.open(
            "history",
            html,
            lambda: self.open((figure.road, figure.stop)),
            follow=self._follow,
            figure=figure,
            acts=(go,),
            apart=True,
        )

    def _side_by_side(self, left: str, right: str) -> str:
        """Two columns under the roads, where a board is broad enough for both."""
        table = self._table
        if table.board.width() < table.look.px(COLUMNS):
            return left + right
        cells = f'<td width="60%" style="padding-right:24px">{left}</td><td>{right}</td>'
        return f'<table width="100%"><tr>{cells}</tr></table>'

    def _of_stop(self, roads: Sequence[Road], road: int, stop: int) -> str:
        """What was decided there, and how the road, or beside the one of here the first other, differs from it."""
        table, chosen = self._table, roads[road]
        said = chosen.stops[stop].line
        words = table.wording.rich(said.message) if said is not None else ""
        when = table.texts("table-roads-where", road=chosen.letter, round=int(chosen.stops[stop].time))
        html = f"<p><b>{escape(when)}</b><br>{words}</p>"
        other = roads[road or 1] if len(roads) > 1 else None
        if other is None:
            return html
        zones = [zone for zone, spot in table.scene.spots.items() if spot.kind not in NOT_IN_PLAY]
        return html + differences(roads[0], other, zones, scales_of(table.game.play), table.wording, table.words)

    def _take_marked(self, roads: Sequence[Road], figure: RoadMap) -> None:
        self._take(roads[figure.road], roads[figure.road].stops[figure.stop].at)

    def _take(self, road: Road, at: int) -> None:
        self._opener.close()
        travel = self._table.controller.travel
        if road.branch < 0:
            travel.go_to(at)
        else:
            travel.take_road(self._table.session.branches[road.branch], at)

    def _follow(self, link: str) -> None:
        kind, _, number = link.partition(":")
        self._opener.close()
        if kind == "at":
            self._table.controller.travel.go_to(int(number))
        elif kind == "branch":
            self._table.controller.travel.switch(self._table.session.branches[int(number)])
