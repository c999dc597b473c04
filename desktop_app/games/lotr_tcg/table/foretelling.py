"""What the phases of a turn that are still to come will do to this table, from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import Foretold
from desktop_app.games.kit.numerals import numeral
from desktop_app.games.lotr_tcg.reading.facts import load_cards
from desktop_app.games.lotr_tcg.state import HAND, LAST_SITE


def foretell(view: View, row: str) -> Sequence[Foretold]:
    """What a row will do; nothing for rows of which nothing is known."""
    known = _KNOWN.get(row)
    return known(view) if known is not None and f"at:{view.facts.get('active', '')}" in view.numbers else ()


def _mine(view: View) -> bool:
    """Whether the seat plays its Free Peoples in this turn."""
    return view.seat == view.facts["active"]


def _of(view: View, zone: str, kind: str) -> list[CardView]:
    cards, facts = view.zones[zone].cards if zone in view.zones else [], load_cards()
    return [card for card in cards if card.code and facts[card.code].type == kind]


def _moves(view: View) -> Sequence[Foretold]:
    """The tokens that come with the next site and with the companions (TCG-172, TCG-173)."""
    active = view.facts["active"]
    facts, companions, at = (
        load_cards(),
        len(_of(view, f"fellowship:{active}", "companion")),
        view.numbers[f"at:{active}"],
    )
    if at >= LAST_SITE:
        return ()
    next_site = next((card for card in _of(view, "path", "site") if facts[card.code].site_number == at + 1), None)
    if next_site is None:
        return [Foretold(message("tcg-ahead-companions", count=companions), f"+{companions}", good=not _mine(view))]
    shadow = view.numbers["next_shadow_number"]
    site = card_ref(next_site.id, next_site.code)
    told = message("tcg-ahead-moves", count=companions, shadow=shadow, card=site)
    return [Foretold(told, f"+{shadow + companions}", next_site.code, good=not _mine(view))]


def _shadow(view: View) -> Sequence[Foretold]:
    twilight = view.numbers["twilight"]
    return [Foretold(message("tcg-ahead-twilight", count=twilight), str(twilight), good=not _mine(view))]


def _shoots(view: View) -> Sequence[Foretold]:
    """The wounds of both archery totals (TCG-207)."""
    told = []
    for total, side in (("minion_archery", "fellowship"), ("fellowship_archery", "minions")):
        wounds = view.numbers[total]
        if wounds:
            good = (side == "minions") == _mine(view)
            told.append(Foretold(message(f"tcg-ahead-archery-{side}", count=wounds), numeral(-wounds), good=good))
    return told


def _assigns(view: View) -> Sequence[Foretold]:
    active = view.facts["active"]
    minions = sum(len(_of(view, f"minions:{seat}", "minion")) for seat in view.seats)
    companions = len(_of(view, f"fellowship:{active}", "companion"))
    if not minions:
        return ()
    told = message("tcg-ahead-assigns", minions=minions, companions=companions)
    return [Foretold(told, f"{minions} : {companions}")]


def _fights(view: View) -> Sequence[Foretold]:
    """The pairs that wait, each with its two sums as they stand."""
    told = []
    for name, zone in view.zones.items():
        if f"free:{name}" not in view.numbers:
            continue
        fighters = [card for card in zone.cards if not card.host]
        free, shadow = view.numbers[f"free:{name}"], view.numbers[f"shadow:{name}"]
        said = message("tcg-ahead-fight", cards=[card_ref(card.id, card.code) for card in fighters])
        good = (free > shadow) == _mine(view)
        told.append(Foretold(said, f"{free} : {shadow}", fighters[0].code if fighters else "", good=good))
    return told


def _resolves(view: View) -> Sequence[Foretold]:
    """What comes of the skirmish if nobody acts any more."""
    if not view.facts.get("skirmish"):
        return ()
    free, shadow, winner = view.numbers["free_strength"], view.numbers["shadow_strength"], view.facts["winner"]
    good = (winner == "free_peoples") == _mine(view)
    if view.facts.get("overwhelmed"):
        return [Foretold(message("tcg-ahead-overwhelms", side=winner), f"{free} : {shadow}", good=good)]
    told = message("tcg-ahead-wins", side=winner, count=view.numbers["skirmish_wounds"])
    return [Foretold(told, f"{free} : {shadow}", good=good)]


def _reconciles(view: View) -> Sequence[Foretold]:
    """One's own hand goes to eight cards (TCG-257, TCG-258)."""
    held = view.zones[f"hand:{view.seat}"].count
    if held > HAND:
        return [Foretold(message("tcg-ahead-discards", hand=held, limit=HAND), numeral(HAND - held), good=False)]
    drawn = min(HAND - held, view.zones[f"deck:{view.seat}"].count)
    return [Foretold(message("tcg-ahead-draws", hand=held, limit=HAND), f"+{drawn}", good=True if drawn else None)]


def _shadow_reconciles(view: View) -> Sequence[Foretold]:
    return () if _mine(view) else _reconciles(view)


def _decides(view: View) -> Sequence[Foretold]:
    """The moves that are left, and the hand of whoever then ends the turn."""
    left = max(0, view.numbers["move_limit"] - view.numbers["moves"])
    told = [Foretold(message("tcg-ahead-moves-left", count=left), str(left))]
    return [*told, *_reconciles(view)] if _mine(view) else told


_KNOWN: Mapping[str, Callable[[View], Sequence[Foretold]]] = {
    "move": _moves,
    "shadow": _shadow,
    "archery": _shoots,
    "assignment": _assigns,
    "skirmishes": _fights,
    "resolve": _resolves,
    "reconcile": _shadow_reconciles,
    "decide": _decides,
}
