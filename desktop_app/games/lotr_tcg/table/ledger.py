"""The skirmish being fought, as a sum: strength against strength, and what comes of it if nobody acts."""

from __future__ import annotations

from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import View
from desktop_app.games.contract.table import Cell, Ledger
from desktop_app.games.kit.numerals import numeral


def skirmish_ledger(view: View) -> Ledger | None:
    """The sum as it stands; None between skirmishes."""
    if not view.facts.get("skirmish") or view.outcome:
        return None
    free, shadow = view.numbers["free_strength"], view.numbers["shadow_strength"]
    cells = (
        _side(view, "free_side", "tcg-ledger-free", free, ""),
        _side(view, "shadow_side", "tcg-ledger-shadow", shadow, "−"),
        margin(view, free - shadow, view.facts["winner"]),
        Cell(message("tcg-ledger-wounds"), str(view.numbers["skirmish_wounds"]), "", _what_comes(view)),
    )
    return Ledger(message("tcg-ledger"), cells, "free_side")


def margin(view: View, difference: int, winner: str) -> Cell:
    """By how much the Free Peoples are stronger, and which side wins by it."""
    won = (winner == "free_peoples") == (view.seat == view.facts["active"])
    told = message("tcg-ledger-winner", side=winner)
    return Cell(message("tcg-ledger-margin"), numeral(difference), "=", told, won=won)


def _side(view: View, zone: str, name: str, total: int, sign: str) -> Cell:
    cards = [card for card in view.zones[zone].cards if not card.host]
    named = message("tcg-ledger-cards", cards=[card_ref(card.id, card.code) for card in cards]) if cards else None
    return Cell(message(name), str(total), sign, named, subjects=tuple(card.id for card in cards))


def _what_comes(view: View) -> Message:
    return message("tcg-ledger-overwhelmed" if view.facts.get("overwhelmed") else "tcg-ledger-each")
