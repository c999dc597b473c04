"""What lies in the mats of a table: from a view to what each mat asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from fnmatch import fnmatchcase

from desktop_app.engine.frozen import Frozen, field, replace
from desktop_app.engine.view import CardView, View
from desktop_app.ui.table.layout.asides import shown_with
from desktop_app.ui.table.layout.folding import COLUMN_IN_CARDS, folds, unfolded_of
from desktop_app.ui.table.layout.groups import groups_of, pair_width
from desktop_app.ui.table.layout.layout import MOST_STRIPS, Arrangement, Layout, Mat, Spot
from desktop_app.ui.table.layout.plan import (
    BETWEEN_LINES,
    COUNT_WIDE,
    NAME_WIDE,
    RATIO,
    SHEETS,
    Need,
    Part,
)
from desktop_app.ui.table.layout.signs import Signs

UNDER_CARDS = 26.0
"""The room under a card for a bar that tells how far it has come."""
AT_REST = 2
"""What cards weigh at most of which none can act or be hit for now: they lie closer before those do that can."""


class Asked(Frozen):
    """The mats of one way to stand, row by row, each with the seat it belongs to and what it asks for."""

    rows: tuple[tuple[tuple[Mat, str, Need], ...], ...]

    def needs(self) -> tuple[tuple[Need, ...], ...]:
        """What is asked for alone, for the sharing."""
        return tuple(tuple(need for _, _, need in row) for row in self.rows)

    @property
    def decides(self) -> bool:
        """Whether anything lies there that is being decided, before anything else."""
        return any(need.foremost and not need.empty for row in self.rows for _, _, need in row)


class Census(Frozen):
    """Counts the cards of one view, and of the attachments of each at most so many ``strips``, of those of another seat
    ``of_others`` at most. ``beside`` are the zones in which room is kept for a sum being made, in units; ``told`` says
    whether a zone has a total worth large numerals; ``opened`` are zones that stay open though empty, ``unfolded``
    those that were opened where groups fold, the last one last."""

    layout: Layout
    view: View
    signs: Signs
    beside: Mapping[str, float]
    told: Callable[[str], bool]
    opened: Sequence[str] = ()
    unfolded: Sequence[str] = ()
    strips: int = MOST_STRIPS
    of_others: int = MOST_STRIPS
    _known: dict[tuple[Mat, str], Need] = field(default_factory=dict)

    def with_strips(self, strips: int, of_others: int = MOST_STRIPS) -> Census:
        """The same where at most so many attachments lie in sight above a card, and above one of another seat."""
        return replace(self, strips=strips, of_others=of_others, _known={})

    def most_strips(self, spot: Spot, *, another: bool) -> int:
        """How many attachments lie in sight above a card of a spot, one's own or of another seat."""
        return min(spot.strips, self.strips, self.of_others if another else MOST_STRIPS)

    def most_borne(self, seats: Sequence[str]) -> int:
        """How many cards one card of these seats bears at most; of the zones of a seat some are numbered."""
        theirs = tuple(seats)
        zones = (zone for name, zone in self.view.zones.items() if name.rpartition(":")[2].startswith(theirs))
        borne = Counter(card.host for zone in zones for card in zone.cards if card.host)
        return max(borne.values(), default=0)

    def ask(
        self,
        arrangement: Arrangement,
        seat: str,
        others: Sequence[str],
        *,
        hanging: bool,
        elsewhere: Collection[str] = (),
    ) -> Asked:
        """What the mats of an arrangement ask for, seen from ``seat``, but for those that stand
        ``elsewhere``."""
        rows: list[list[tuple[Mat, str]]] = []
        for at in range(0, len(others), arrangement.beside):
            together = others[at : at + arrangement.beside]
            rows.append([(mat, other) for other in together for mat in self._of_another(arrangement, other)])
        belongings = self.layout.belongings
        own = [[(mat, seat) for mat in row if hanging or mat is not belongings] for row in arrangement.rows]
        if elsewhere:
            own = [kept for row in own if (kept := [each for each in row if each[0].spots[0].zone not in elsewhere])]
        if arrangement.among:
            own[-1], rows = [*(mat for row in rows for mat in row), *own[-1]], []
        rows += own
        if self.layout.ground is not None:
            rows = [
                kept for row in rows if (kept := [(mat, whose) for mat, whose in row if self._is_there(mat, whose)])
            ]
        if hanging and belongings is not None and all(belongings not in row for row in arrangement.rows):
            rows[-1].append((belongings, seat))
        return Asked(
            tuple(tuple((mat, whose, self._need(mat, whose, whose != seat)) for mat, whose in row) for row in rows)
        )

    def _of_another(self, arrangement: Arrangement, seat: str) -> Sequence[Mat]:
        """The mats of another seat: of one that is out of the game a single one, which says so."""
        return arrangement.others[:1] if seat in self.view.out else arrangement.others

    def _is_there(self, mat: Mat, seat: str) -> bool:
        """Whether a seat has the first zone of a mat: beside a land, sides that differ have mats of their own."""
        first = mat.spots[0].zone.format(seat=seat)
        if mat.spots[0].kind in SHEETS:
            return True
        if "*" in first:
            return any(fnmatchcase(name, first) for name in self.view.zones)
        return first in self.view.zones or first in self.view.numbers

    def _need(self, mat: Mat, seat: str, another: bool) -> Need:
        key = (mat, seat)
        if key not in self._known:
            self._known[key] = self._counted(mat, seat, another)
        return self._known[key]

    def _counted(self, mat: Mat, seat: str, another: bool) -> Need:
        zones = [spot.zone.format(seat=seat) for spot in mat.spots]
        parts = tuple(
            replace(self._part(spot, zone, seat, another=another), line=spot.line)
            for spot, zone in zip(mat.spots, zones, strict=True)
        )
        empty = all(_nothing(part) for part in parts) and not any(zone in self.opened for zone in zones)
        beside = 0.0 if empty else max((self.beside.get(zone, 0.0) for zone in zones), default=0.0)
        total = not empty and not another and self.told(zones[0])
        words = mat.words and not another and not beside
        weight = min(mat.weight, AT_REST) if self._asleep(zones) else mat.weight
        head = NAME_WIDE + COUNT_WIDE * len(mat.counted) if another and mat.counted else 0.0
        return Need(parts, weight, empty, another, beside, total, words, mat.foremost, head)

    def _asleep(self, zones: Sequence[str]) -> bool:
        """Whether cards lie in some zones and all of them sleep."""
        cards = [card for zone in zones for card in self.cards(zone)]
        return bool(cards) and all(map(self.signs.asleep, cards))

    def _part(self, spot: Spot, zone: str, seat: str, *, another: bool) -> Part:
        if spot.kind == "dial":
            return Part("dial")
        if spot.kind == "map":
            return Part("map")
        if spot.kind in ("scores", "accounts", "roster", "heap"):
            return Part(spot.kind)
        if spot.kind == "pair":
            return Part("cards", tuple(pair_width(cards, self.signs) for cards in self._pairs(zone)))
        if spot.kind == "pile":
            shown = self.view.zones.get(zone)
            return Part("pile" if shown is not None and shown.count else "slot")
        filled = self._filled(zone) if "*" in zone else []
        folded = folds(spot.folds, filled, self.cards, self.signs)
        side_by_side = filled if spot.kind == "row" and not (folded or spot.as_one) else []
        zones = side_by_side or [unfolded_of(filled, self.unfolded) if folded else zone]
        by_zone = [found for each in zones if (found := groups_of(self.cards(each), self.signs))]
        groups = [group for found in by_zone for group in found]
        if spot.kind == "single":
            groups = groups[:1]
        under = [each for each in spot.under if self.cards(each.zone.format(seat=seat))]
        if not groups and under:
            return Part("cards", (RATIO,), under=True)
        if not groups and zone in self.opened:
            return Part("cards", (1.0,))
        most = self.most_strips(spot, another=another)
        if spot.abreast and len(groups) > spot.abreast:
            longest = tuple(group.width for group in groups[: (len(groups) + 1) // 2])
            return Part("cards", longest, 2 * RATIO + BETWEEN_LINES, lines=2)
        return Part(
            "cards",
            (*(group.width for group in groups), *((COLUMN_IN_CARDS,) if folded else ())),
            max((group.tall for group in groups), default=RATIO),
            min(most, max((len(group.above) for group in groups if group.tall > 1), default=0)),
            min(most, max((len(group.above) for group in groups if group.tall == 1), default=0)),
            UNDER_CARDS if any(self.signs.bar(group.host) for group in groups) else 0.0,
            join=spot.kind == "row" and "*" not in zone,
            low=self._low(zone) if groups and (spot.low or under) else 0.0,
            over=bool(under),
            zones=max(len(by_zone), 1),
            whole=sum(found[-1].width for found in by_zone[:-1]),
        )

    def _low(self, zone: str) -> float:
        """How large the one card of a zone is beside a pile, so that it is as high as that is wide."""
        return 1.0 if any(self.signs.lying(card) for card in self.cards(zone)) else 1 / RATIO

    def _filled(self, pattern: str) -> list[str]:
        """The zones of a pattern in which something lies."""
        return [name for name, zone in self.view.zones.items() if zone.count and fnmatchcase(name, pattern)]

    def _pairs(self, pattern: str) -> list[list[CardView]]:
        """The cards of each pair that there is."""
        zones = [zone for name, zone in self.view.zones.items() if fnmatchcase(name, pattern)]
        return [zone.cards for zone in zones if zone.cards]

    def cards(self, zone: str) -> list[CardView]:
        """The cards of a zone, with those of zones that are shown with it; of all zones where it is a pattern."""
        names = [name for name in self.view.zones if fnmatchcase(name, zone)] if "*" in zone else [zone]
        names = [each for name in names for each in shown_with(self.layout.asides, name, self.view.zones)]
        return [card for name in names if name in self.view.zones for card in self.view.zones[name].cards]


def _nothing(part: Part) -> bool:
    return part.content == "slot" or (part.content == "cards" and not part.groups)
