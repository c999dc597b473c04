"""The filters at the left: ticking one writes it into the search, and a typed search ticks them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop_app.app.library.choices import Choice
from desktop_app.app.library.syntax import Query
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.ui.library import facet_query as facets
from desktop_app.ui.library.cost_bars import CostBars
from desktop_app.ui.library.facet_group import FacetGroup
from desktop_app.ui.widgets.look import Look

Counts = Callable[[str, Query], Mapping[str, int]]
"""How many of the cards that a query finds have each value of a field."""
MOST_COST = 8
BEFORE_COSTS = 3
"""So many fields stand before the costs; those with a hundred values come after them."""


class FacetPanel(QFrame):
    """All filters of a game. `written` carries the query that they now make."""

    written = Signal(object)

    def __init__(
        self,
        look: Look,
        texts: Texts,
        game: str | None,
        choices: Callable[[str], Sequence[Choice]],
        counts: Counts,
        field_title: Callable[[str], str],
        room: int,
    ) -> None:
        super().__init__()
        self._query = Query()
        self._language: Language = texts.language
        self._groups: dict[str, tuple[FacetGroup, Sequence[Choice]]] = {}
        self._bars: CostBars | None = None
        self._cost = facets.cost_field(game)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, look.px(8), 0)
        column.setSpacing(look.px(12))
        self._counted = counts
        for place, field in enumerate(facets.facet_fields(game)):
            if place == BEFORE_COSTS:
                self._add_costs(look, column, field_title)
            known = choices(field)
            if len(known) > 1:
                group = FacetGroup(look, texts, field_title(field), known, room)
                group.changed.connect(lambda values, name=field: self._choose(name, values))
                self._groups[field] = (group, known)
                column.addWidget(group)
        if self._bars is None:
            self._add_costs(look, column, field_title)
        column.addStretch(1)

    def _add_costs(self, look: Look, column: QVBoxLayout, field_title: Callable[[str], str]) -> None:
        costs = self._costs(Query())
        if self._cost and any(costs):
            column.addWidget(look.label(field_title(self._cost), "button"))
            self._bars = CostBars(look, field_title(self._cost), costs)
            self._bars.changed.connect(self._choose_costs)
            column.addWidget(self._bars)

    def show_query(self, query: Query) -> None:
        """Tick what the query asks for."""
        self._query = query
        for field, (group, choices) in self._groups.items():
            group.show_ticked(facets.chosen(query, field, choices))
        if self._bars is not None:
            self._bars.show_chosen(facets.chosen_numbers(query, self._cost))

    def count(self) -> None:
        """Say how many cards of each value the query leaves."""
        for field, (group, choices) in self._groups.items():
            # Of its own field a filter counts what could be ticked beside, so that a tick does not empty the rest.
            group.show_counts(self._counted(field, facets.with_choice(self._query, field, (), choices, self._language)))
        if self._bars is not None:
            self._bars.show_counts(self._costs(self._query))

    def _costs(self, query: Query) -> list[int]:
        """How many of the cards found cost 0, 1, 2 ..., whatever cost is asked for."""
        if not self._cost:
            return []
        counts = self._counted(self._cost, facets.with_numbers(query, self._cost, ()))
        return [counts.get(str(number), 0) for number in range(MOST_COST)]

    def _choose(self, field: str, values: set[str]) -> None:
        choices = self._groups[field][1]
        self.written.emit(facets.with_choice(self._query, field, values, choices, self._language))

    def _choose_costs(self, numbers: set[int]) -> None:
        self.written.emit(facets.with_numbers(self._query, self._cost, numbers))
