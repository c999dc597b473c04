"""Stealth: whom attackers bypass (GOT-419, GOT-420)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.engine.events import Event
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.thrones.book.declaring import can_be_bypassed
from desktop_app.games.thrones.events.challenges import Bypassed
from desktop_app.games.thrones.reading.queries import characters, has_keyword
from desktop_app.games.thrones.state import Challenge, ThronesState


async def use_stealth(g: ThronesState, seat: str, at: str, attackers: Sequence[str]) -> dict[str, str]:
    """Each attacker with stealth may bypass one character of the defending player without it (GOT-419, GOT-513)."""
    bypassed: dict[str, str] = {}
    for attacker in attackers:
        if has_keyword(g, attacker, "stealth"):
            able = [card for card in characters(g, at) if can_be_bypassed(g, card) and card not in bypassed]
            chosen = await choose_card(g, seat, "got-ask-stealth", able, source=attacker, may=True)
            if chosen:
                bypassed[chosen] = attacker
    return bypassed


def bypass(g: ThronesState, fight: Challenge, bypassed: Mapping[str, str]) -> list[Event]:
    """Characters are bypassed, each by an attacker; answers what has happened."""
    fight.bypassed = list(bypassed)
    for card, by in bypassed.items():
        g.say("got-log-bypassed", card=g.ref(card), by=g.ref(by))
    return [Bypassed(card=card, by=by, seat=fight.by) for card, by in bypassed.items()]
