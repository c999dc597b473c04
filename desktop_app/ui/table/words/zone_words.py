"""What the mats say: names of zones, whose they are, counts and totals with the sums behind them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.engine.view import View
from desktop_app.ui.table.layout.layout import PlacedMat, PlacedSpot
from desktop_app.ui.table.words.sums import Cell, Ledger, shadows_of
from desktop_app.ui.table.words.wording import Wording

MOST_TERMS = 7


@dataclass(frozen=True, slots=True)
class Label:
    """What stands in a mat's strip: its title, a chip (a total) and the sum behind it."""

    title: str
    chip: str = ""
    sum: str = ""


class ZoneWords:
    """The words on the mats of one table, in the language of its wording."""

    def __init__(self, wording: Wording, asides: Mapping[str, str]) -> None:
        self.asides = asides
        self._wording = wording
        self._texts = wording.texts

    def label(self, mat: PlacedMat, view: View, *, short: bool) -> Label:
        """What a mat's strip says for this view."""
        if not mat.title:
            return Label("")
        title = self._texts(mat.short if short else mat.title, name=self._wording.seat(mat.seat))
        if mat.zones[:1] == ["staging"]:
            total = view.numbers.get("staging_threat")
            terms = _threats(view)
            shown = " + ".join(str(term) for term in terms) if 1 < len(terms) <= MOST_TERMS else ""
            return Label(title, self._texts("table-threat-total", threat=total) if total is not None else "", shown)
        if mat.zones[0].startswith("heroes:"):
            return Label(title, "", self._resources(mat.zones[0], view))
        if mat.zones == ["quest"] and "willpower" in view.numbers and view.numbers["willpower"]:
            return Label(title, self._texts("table-willpower-total", willpower=view.numbers["willpower"]))
        if mat.zones == ["victory"]:
            return Label(title)
        return Label(title)

    def caption(self, spot: PlacedSpot, view: View, count: int = 0) -> str:
        """The words under a pile or dial, with the number of cards where no plate shows it; "" where it has none."""
        if not spot.caption:
            return ""
        name = self._texts(spot.caption, name=self._wording.seat(spot.seat))
        return self._texts("table-pile", name=name, count=count) if count else name

    def of(self, limit: int) -> str:
        """The elimination level under a dial's number."""
        return self._texts("table-dial-of", limit=limit)

    def back_of(self, zone: str) -> str:
        """Which back the cards of a pile show."""
        return "player" if zone.startswith(("deck:", "hand:")) else "encounter"

    def ledger(self, view: View) -> Ledger | None:
        """The sum of the attack being resolved, as far as it is known; None between attacks."""
        kind = view.facts.get("ledger:kind")
        if not kind:
            return None
        texts, wording = self._texts, self._wording
        attacker, defender = view.facts.get("attacker", ""), view.facts.get("defender", "")
        numbers = view.numbers
        attack = numbers.get("ledger:attack")
        defense = numbers.get("ledger:defense")
        damage = numbers.get("ledger:damage")
        seat = wording.seat(view.facts.get("ledger:seat", view.seat))
        against = wording.things(defender) or seat
        by = wording.thing(attacker) if kind == "enemy" else seat
        heading = texts("table-ledger-heading", attacker=by, defender=against)
        cells = [
            _cell(texts("table-ledger-attack"), attack, "" if kind == "enemy" else wording.things(attacker)),
            _cell(
                texts("table-ledger-defense"),
                defense,
                wording.things(defender) if defender else texts("table-ledger-unnamed"),
            ),
        ]
        if kind == "enemy":
            cells.append(self._shadow(view, attacker))
        cells.append(_cell(texts("table-ledger-damage"), damage, ""))
        return Ledger(heading, tuple(cells))

    def _shadow(self, view: View, attacker: str) -> Cell:
        shadows = shadows_of(view, attacker)
        name = self._texts("table-ledger-shadow")
        if not shadows:
            return Cell(name, "–", self._texts("table-ledger-no-shadow"), known=False)
        open_ones = [self._wording.title(card.code) for card in shadows if card.code]
        if open_ones:
            return Cell(name, "✓", open_ones[-1])
        return Cell(name, "?", self._texts("table-ledger-face-down"), known=False)

    def _resources(self, zone: str, view: View) -> str:
        heroes = view.zones[zone].cards if zone in view.zones else []
        pools = [
            self._texts("table-pool", name=self._wording.title(card.code), count=card.tokens["resource"])
            for card in heroes
            if card.tokens.get("resource")
        ]
        return self._texts("table-resources", pools=", ".join(pools)) if pools else ""


def _cell(name: str, value: int | None, note: str) -> Cell:
    return Cell(name, "–" if value is None else str(value), note, known=value is not None)


def _threats(view: View) -> list[int]:
    cards = view.zones["staging"].cards if "staging" in view.zones else []
    return [card.numbers["threat"] for card in cards if not card.host and "threat" in card.numbers]
