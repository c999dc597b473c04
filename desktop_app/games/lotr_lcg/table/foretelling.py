"""What the steps of a round that are still to come will do to this table, from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import Foretold
from desktop_app.games.kit.numerals import signed
from desktop_app.games.lotr_lcg.reading.facts import load_cards


def foretell(view: View, row: str) -> Sequence[Foretold]:
    """What a row will do; nothing for rows of which nothing is known or that the stage leaves out, nor for somebody who
    is out."""
    known = _KNOWN.get(row)
    if known is None or f"rise:{view.seat}" not in view.numbers or row in view.facts["left_out"].split():
        return ()
    return known(view)


def _of(view: View, zone: str, kind: str = "") -> list[CardView]:
    cards, facts = view.zones[zone].cards if zone in view.zones else [], load_cards()
    return [card for card in cards if card.code and (not kind or facts[card.code].type == kind)]


def _reveals(view: View) -> Sequence[Foretold]:
    left = view.zones["encounter_deck"].count if "encounter_deck" in view.zones else 0
    count = view.numbers["reveals"]
    return [Foretold(message("lcgtable-ahead-reveals", count=count), f"{count} / {left}")]


def _quests(view: View) -> Sequence[Foretold]:
    willpower, threat = view.numbers.get("willpower", 0), view.numbers.get("staging_threat", 0)
    told = message("lcgtable-ahead-quest", willpower=willpower, threat=threat)
    return [Foretold(told, signed(willpower - threat), good=willpower > threat)]


def _travels(view: View) -> Sequence[Foretold]:
    if _of(view, "active_location"):
        return ()
    places = _of(view, "staging", "location")
    told = message("lcgtable-ahead-travel", count=len(places))
    return [Foretold(told, str(len(places)), places[0].code)] if places else ()


def _engages(view: View) -> Sequence[Foretold]:
    """The enemies whose engagement cost is not above the seat's threat (LCG-432), the highest cost first."""
    threat = view.numbers[f"threat:{view.seat}"]
    enemies = [card for card in _of(view, "staging", "enemy") if card.numbers.get("engagement_cost", 0) <= threat]
    enemies.sort(key=lambda card: -card.numbers.get("engagement_cost", 0))
    return [
        Foretold(
            message("lcgtable-ahead-engages", card=card_ref(card.id, card.code), attack=card.numbers.get("attack", 0)),
            f"{card.numbers.get('engagement_cost', 0)} \u2264 {threat}",
            card.code,
            good=False,
        )
        for card in enemies
    ]


def _attacks(view: View) -> Sequence[Foretold]:
    enemies = _of(view, f"engaged:{view.seat}", "enemy")
    return [Foretold(message("lcgtable-ahead-shadows", count=len(enemies)), str(len(enemies)))] if enemies else ()


def _readies(view: View) -> Sequence[Foretold]:
    count = view.numbers[f"readies:{view.seat}"]
    return [Foretold(message("lcgtable-ahead-readies", count=count), f"+{count}", good=True)] if count else ()


def _rises(view: View) -> Sequence[Foretold]:
    rise = view.numbers[f"rise:{view.seat}"]
    after = view.numbers[f"threat:{view.seat}"] + rise
    return [Foretold(message("lcgtable-ahead-threat", threat=after), f"+{rise}", good=False)]


_KNOWN: Mapping[str, Callable[[View], Sequence[Foretold]]] = {
    "3.3": _reveals,
    "3.4": _quests,
    "4.2": _travels,
    "5.3": _engages,
    "6.2": _attacks,
    "7.2": _readies,
    "7.3": _rises,
}
