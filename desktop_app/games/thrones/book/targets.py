"""Choosing the target of an ability (GOT-293), and why the others cannot be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_player, refuse, seat_ref
from desktop_app.games.kit.groups import whatever_it_is
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.thrones.reading.queries import out_of_reach
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import Does, Now, Those

UNFIT = "unfit"
"""It is not what the text names."""
REASONS: Mapping[str, tuple[str, str]] = {
    UNFIT: ("GOT-293", "got-no-unfit"),
    "immune": ("GOT-212", "got-no-immune-to"),
    "no_change": ("GOT-301", "got-no-unaffected"),
}


async def pick_target(m: Now, found: list[str], purpose: Purpose[ThronesState]) -> str:
    """The controller of the ability chooses what it is aimed at (GOT-294)."""

    def refusals() -> list[Refusal]:
        return why_not_the_others(m, purpose.group, purpose.deed)

    if found[0] in m.g.seats:
        return await choose_player(
            m.g, m.seat, "got-ask-player", found, source=m.me, refusals=refusals, purpose=purpose
        )
    return await choose_card(m.g, m.seat, "got-ask-target", found, source=m.me, refusals=refusals, purpose=purpose)


def not_meant(m: Now, group: Those) -> list[Refusal]:
    """Of all cards or players of the kind that a text names those that it does not mean."""
    meant = group.all(m)
    return [_refusal(m, thing, UNFIT) for thing in whatever_it_is(group, m) if thing not in meant]


def _refusal(m: Now, thing: str, reason: str) -> Refusal:
    rule, id = REASONS.get(reason, REASONS["no_change"])
    source = m.g.ref(m.me)
    if thing in m.g.seats:
        return refuse(m.g, rule, f"{id}-player", "choose_player", "", thing, source=source, seat=seat_ref(thing))
    return refuse(m.g, rule, id, "choose", thing, source=source)


def why_not_the_others(m: Now, group: Those, deed: Does) -> list[Refusal]:
    """Of all that is of the kind that a text names: what it does not mean, and what it could not affect."""
    reasons = {thing: deed.why_not(m.at(thing)) or out_of_reach(m, thing) for thing in group.all(m)}
    return not_meant(m, group) + [_refusal(m, thing, reason) for thing, reason in reasons.items() if reason]
