"""Stealth: whom attackers bypass (GOT-419, GOT-420)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event
from desktop_app.games.kit.asking import choose_card, refuse
from desktop_app.games.thrones.book.declaring import REASONS, why_not_bypass
from desktop_app.games.thrones.events.challenges import Bypassed
from desktop_app.games.thrones.reading.queries import characters, has_keyword
from desktop_app.games.thrones.state import Challenge, ThronesState


async def use_stealth(g: ThronesState, seat: str, at: str, attackers: Sequence[str]) -> dict[str, str]:
    """Each attacker with stealth may bypass one character of the defending player without it (GOT-419, GOT-513)."""
    bypassed: dict[str, str] = {}
    for attacker in attackers:
        if has_keyword(g, attacker, "stealth"):
            able = [card for card in characters(g, at) if card not in bypassed and not why_not_bypass(g, card)]
            chosen = await choose_card(
                g, seat, "got-ask-stealth", able, source=attacker, may=True, refusals=lambda: _refusals(g, at, bypassed)
            )
            if chosen:
                bypassed[chosen] = attacker
    return bypassed


def _refusals(g: ThronesState, at: str, bypassed: Mapping[str, str]) -> list[Refusal]:
    """Why the other characters of the defending player cannot be bypassed."""
    found = []
    for card in characters(g, at):
        reason = "bypassed" if card in bypassed else why_not_bypass(g, card)
        if reason:
            found.append(refuse(g, *REASONS[reason], "choose", card))
    return found


def bypass(g: ThronesState, fight: Challenge, bypassed: Mapping[str, str]) -> list[Event]:
    """Characters are bypassed, each by somebody who does attack; answers what has happened."""
    done = {card: by for card, by in bypassed.items() if by in fight.attackers and card in characters(g, fight.at)}
    fight.bypassed = list(done)
    for card, by in done.items():
        g.say("got-log-bypassed", card=g.ref(card), by=g.ref(by))
    return [Bypassed(card=card, by=by, seat=fight.by) for card, by in done.items()]
