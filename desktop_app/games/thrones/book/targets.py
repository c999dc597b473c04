"""Choosing the target of an ability (GOT-293), and why the others cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_player, refuse
from desktop_app.games.kit.groups import whatever_it_is
from desktop_app.games.thrones.vocabulary.texts import Now, Says, Those

UNFIT = "unfit"
"""It is not what the text names."""
REASONS: Mapping[str, tuple[str, str]] = {
    UNFIT: ("GOT-293", "got-no-unfit"),
    "immune": ("GOT-212", "got-no-immune-to"),
    "no_change": ("GOT-301", "got-no-unaffected"),
}


async def pick_target(m: Now, text: Says, found: list[str]) -> str:
    """The controller of the ability chooses what it is aimed at (GOT-294)."""
    if found[0] in m.g.seats:
        return await choose_player(m.g, m.seat, "got-ask-player", found, source=m.me)
    return await choose_card(
        m.g, m.seat, "got-ask-target", found, source=m.me, refusals=lambda: _why_not_the_others(m, text)
    )


def not_meant(m: Now, group: Those) -> list[Refusal]:
    """Of all cards of the kind that a text names those that it does not mean."""
    meant = group.all(m)
    return [_refusal(m, card, UNFIT) for card in whatever_it_is(group, m) if card not in meant]


def _refusal(m: Now, card: str, reason: str) -> Refusal:
    rule, id = REASONS.get(reason, REASONS["no_change"])
    return refuse(m.g, rule, id, "choose", card, source=m.g.ref(m.me))


def _why_not_the_others(m: Now, text: Says) -> list[Refusal]:
    """Of all cards of the kind that the text names: what it does not mean, and what it could not affect."""
    if text.target is None:
        return []
    meant = text.target.all(m)
    reasons = {card: text.do.why_not(m.at(card)) for card in meant}
    return not_meant(m, text.target) + [_refusal(m, card, reason) for card, reason in reasons.items() if reason]
