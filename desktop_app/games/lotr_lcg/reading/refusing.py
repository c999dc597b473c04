"""Refusals that any step may give: what an effect says that cannot be done."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import refuse
from desktop_app.games.lotr_lcg.state import LcgState


def refuse_forbidden(g: LcgState, verb: str, card: str, target: str, because: str) -> Refusal:
    """ "Cannot" is absolute (LCG-249); ``because`` is the card that says so."""
    return refuse(g, "LCG-249", "lcg-no-cannot", verb, card, target, because if because in g.codes else "")
