"""Choosing what a text is about, and why the others cannot be chosen (TCG-086, TCG-389)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_player, refuse
from desktop_app.games.kit.groups import whatever_it_is
from desktop_app.games.lotr_tcg.vocabulary.texts import Does, Now, Says, Those

REASONS: Mapping[bool, tuple[str, str]] = {
    False: ("TCG-086", "tcg-no-unfit"),
    True: ("TCG-389", "tcg-no-unaffected"),
}
"""The rule and the words for a card that the text does not name, and for one that it does but could not change."""


async def pick_target(text: Says, m: Now, found: list[str]) -> str:
    """Whoever uses it chooses what it is about."""
    if found[0] in m.g.seats:
        return await choose_player(m.g, m.seat, "tcg-ask-player", found, source=m.me)
    group = text.target
    others = None if group is None else lambda: why_not_the_others(m, group, text.do)
    return await choose_card(m.g, m.seat, "tcg-ask-target", found, source=m.me, refusals=others)


def why_not_the_others(m: Now, group: Those, deed: Does) -> list[Refusal]:
    """Of all cards of the kind that a text names: those that it does not mean, and those that it could not change."""
    meant = group.all(m)
    kept = [card for card in whatever_it_is(group, m) if card not in meant or deed.why_not(m.at(card))]
    return [refuse(m.g, *REASONS[card in meant], "choose", card, source=m.g.ref(m.me)) for card in kept]
