"""Using abilities of cards in play: which may be declared now, and why not the rest."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.games.meccg.book.declarable import ACTS, acts_of, hazard_time, phases_of, why_not_act, why_not_role
from desktop_app.games.meccg.book.hazard_limit import counts_when_used, hazards_left
from desktop_app.games.meccg.reading.numbers import READING, works_for
from desktop_app.games.meccg.reading.queries import controller, facts, is_character, is_follower, is_item, side
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, Acts


def why_not_use(g: MecState, seat: str, card: str, act: Acts, when: str) -> str:
    """Why an ability of a card in play cannot be used now (MEC-699)."""
    if controller(g, card) != seat and not act.anyone:
        return "not_yours"
    printed = facts(g, card)
    if printed.alignment in ("hero", "minion") and printed.type == "resource" and printed.alignment != side(g, seat):
        return "blank"
    if READING.is_blank(g, card) and not _keeps_ability(g, card):
        return "follower" if is_follower(g, card) else "blank"
    if _is_out_of_use(g, card):
        return "idle_item" if g.pieces[card].idle else "ringwraith_item"
    if printed.type == "hazard" and not act.anyone and seat == g.active:
        return "own_turn"
    if printed.type == "hazard" and seat != g.active and g.phase != "movement":
        return hazard_time(g)
    if counts_when_used(g, card) and not hazards_left(g):
        return "limit"
    if printed.type != "hazard" and not act.anyone:
        why = why_not_role(g, seat, card, when)
        if why:
            return why
    return why_not_act(g, seat, card, act, when)


def _is_out_of_use(g: MecState, card: str) -> bool:
    """Whether it is an item that does nothing for its bearer: a Ringwraith (MEC-029), or somebody who bears it beside
    the one of its kind that he uses (MEC-654)."""
    piece = g.pieces.get(card)
    bearer = piece.host if piece is not None and is_item(g, card) else ""
    return is_character(g, bearer) and not works_for(g, card, bearer)


def _keeps_ability(g: MecState, card: str) -> bool:
    """Whether a follower may use its ability nonetheless, as Ûvatha does (MEC-058)."""
    return is_follower(g, card) and CARDS.permission(g.codes[card], "kept_as_follower") is not None


def uses(g: MecState, seat: str, when: str) -> list[Option]:
    """Every ability of a card in play that may be used now."""
    phases = phases_of(g, when)
    return [
        Option("use", card, detail=act.name)
        for card in [*READING.sources(g, ACTS["play"]), *attacking(g)]
        for act in acts_of(g, card, "play")
        if act.phase in phases and not why_not_use(g, seat, card, act, when)
    ]


def attacking(g: MecState) -> list[str]:
    """The creature that attacks, whose text may let a defender do something."""
    card = g.attacks[-1].card if g.attacks else ""
    return [card] if card in g.codes and card not in g.pieces else []
