"""Choosing what a text is about, and why the others cannot be chosen (TCG-086, TCG-389)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_player, refuse
from desktop_app.games.kit.groups import whatever_it_is
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those

Reason = tuple[str, str]
"""The id of a rule and that of the words."""
UNFIT: Reason = ("TCG-086", "tcg-no-unfit")
"""The text does not mean it."""
UNAFFECTED: Reason = ("TCG-389", "tcg-no-unaffected")
"""The text means it and could not change it."""
UNABLE: Reason = ("TCG-072", "tcg-no-exert")
"""Who would exert for it cannot."""
UNDISCARDED: Reason = ("TCG-384", "tcg-no-discard")
"""What would be discarded for it cannot be."""
TOO_FEW_TOKENS: Reason = ("TCG-384", "tcg-no-token")
"""What would lose tokens for it has too few."""


async def pick_target(m: Now, found: list[str], purpose: Purpose[TcgState]) -> str:
    """Whoever uses it chooses what it is about."""
    if found[0] in m.g.seats:
        return await choose_player(m.g, m.seat, "tcg-ask-player", found, source=m.me, purpose=purpose)
    others = partial(why_not_the_others, m, purpose.group, found)
    return await choose_card(m.g, m.seat, "tcg-ask-target", found, source=m.me, refusals=others, purpose=purpose)


def why_not_the_others(m: Now, group: Those, found: Sequence[str], cannot: Reason = UNAFFECTED) -> list[Refusal]:
    """Of all cards of the kind that a text names and that are not offered: whether it does not mean them, or they are
    those that ``cannot``."""
    meant = group.all(m)
    kept = [card for card in whatever_it_is(group, m) if card not in found]
    reasons = {card: cannot if card in meant else UNFIT for card in kept}
    return [refuse(m.g, *reasons[card], "choose", card, source=m.g.ref(m.me)) for card in kept]
