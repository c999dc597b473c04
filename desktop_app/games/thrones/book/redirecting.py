"""Redirecting a challenge, in a melee: right after its initiation, before anybody reacts to it (GOT-383 to GOT-391)."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.games.kit.asking import choose_player, may, refuse, seat_ref
from desktop_app.games.kit.limits import per
from desktop_app.games.thrones.book.stealth import bypass, use_stealth
from desktop_app.games.thrones.events.challenges import Bypassed
from desktop_app.games.thrones.reading.queries import opponents
from desktop_app.games.thrones.reading.titles import regent
from desktop_app.games.thrones.state import Challenge, ThronesState

REDIRECT = "redirect"
ONCE = per("round")
"""The challenge that a title redirects each round."""


async def may_redirect(g: ThronesState, fight: Challenge, happened: list[Event]) -> None:
    """The Crown Regent may have a challenge resolved against another opponent, whom its attacker chooses.

    What has happened is changed with it: those whom stealth was to bypass first are not bypassed (GOT-387).
    """
    holder, card = regent(g, REDIRECT)
    others = [seat for seat in opponents(g, fight.by) if seat != fight.at]
    if not holder or not others or ONCE.is_reached(g, REDIRECT, card, holder):
        return
    if not await may(g, holder, "got-ask-redirect", source=card, attacker=seat_ref(fight.by), other=seat_ref(fight.at)):
        return
    ONCE.count(g, REDIRECT, card, holder)
    before = fight.at
    fight.at = await choose_player(
        g,
        fight.by,
        "got-ask-new-opponent",
        others,
        source=card,
        refusals=lambda: [
            refuse(g, "GOT-389", "got-no-same-opponent", "choose_player", "", before, seat=seat_ref(before))
        ],
    )
    fight.redirected_from, fight.bypassed = before, []
    g.say("got-log-redirected", rule="GOT-385", seat=seat_ref(holder), other=seat_ref(before), at=seat_ref(fight.at))
    happened[:] = [event for event in happened if not isinstance(event, Bypassed)]
    happened += bypass(g, fight, await use_stealth(g, fight.by, fight.at, fight.attackers))
