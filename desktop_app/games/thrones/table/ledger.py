"""The challenge being resolved, as a sum: attacking STR against defending STR, the margin, the claim."""

from __future__ import annotations

from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Cell, Ledger
from desktop_app.games.kit.numerals import numeral


def challenge_ledger(view: View) -> Ledger | None:
    """The sum as it stands; None between challenges."""
    type = view.facts.get("challenge")
    if not type or view.outcome:
        return None
    heading = message(
        "got-ledger",
        type=type,
        attacker=f"seat:{view.facts['attacking']}",
        defender=f"seat:{view.facts['defending']}",
    )
    attack, defense = view.numbers["attack"], view.numbers["defense"]
    declared = bool(view.facts["defended"])
    cells = (
        _side(view, "attackers", "got-ledger-attack", attack, ""),
        _side(view, "defenders", "got-ledger-defense", defense, "−", known=declared),
        Cell(
            message("got-ledger-margin"),
            numeral(attack - defense),
            "=",
            _who_wins(view),
            known=declared,
            won=_winner(view) == view.seat,
        ),
        _claim(view, type) if not declared or _winner(view) == view.facts["attacking"] else _NO_CLAIM,
    )
    return Ledger(heading, cells, "attackers")


def _side(view: View, zone: str, name: str, total: int, sign: str, *, known: bool = True) -> Cell:
    cards = [card for card in view.zones[zone].cards if not card.host]
    return Cell(message(name), str(total), sign, _named(cards), known, tuple(card.id for card in cards))


def _named(cards: list[CardView]) -> Message | None:
    return message("got-ledger-cards", cards=[card_ref(card.id, card.code) for card in cards]) if cards else None


def _claim(view: View, type: str) -> Cell:
    """What the loser pays."""
    return Cell(message("got-ledger-claim"), str(view.numbers["claim"]), "", message(f"got-ledger-claim-{type}"))


_NO_CLAIM = Cell(message("got-ledger-claim"), "0", "", message("got-ledger-claim-none"))
"""Only an attacker who wins has a claim (GOT-526)."""


def _winner(view: View) -> str:
    """Who has won, or would if nobody acted; "" for nobody."""
    attack, defense = view.numbers["attack"], view.numbers["defense"]
    if view.facts["compared"]:
        return view.facts["winner"]
    winner = view.facts["attacking"] if attack >= defense else view.facts["defending"]
    return winner if max(attack, defense) > 0 else ""


def _who_wins(view: View) -> Message:
    """Who wins or would win, and whether unopposed."""
    winner = _winner(view)
    if not winner:
        return message("got-ledger-nobody")
    unopposed = winner == view.facts["attacking"] and view.numbers["defense"] == 0
    return message("got-ledger-unopposed" if unopposed else "got-ledger-winner", seat=f"seat:{winner}")
