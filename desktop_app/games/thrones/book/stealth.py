"""Stealth: whom attackers bypass (GOT-419, GOT-420)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event
from desktop_app.games.kit.asking import choose_card, refuse
from desktop_app.games.thrones.book.declaring import REASONS, why_not_bypass
from desktop_app.games.thrones.events.challenges import Bypassed
from desktop_app.games.thrones.reading.queries import characters, has_keyword
from desktop_app.games.thrones.state import Challenge, ThronesState


async def use_stealth(g: ThronesState, seat: str, at: str, attackers: Sequence[str]) -> dict[str, str]:
    """Each attacker with stealth may bypass one character of the defending player without it (GOT-419, GOT-513).

    Each chooses by itself, so that two may choose the same one. Answers whom each bypasses.
    """
    chosen: dict[str, str] = {}
    for attacker in attackers:
        if has_keyword(g, attacker, "stealth"):
            able = [card for card in characters(g, at) if not why_not_bypass(g, card)]
            card = await _whom(g, seat, at, attacker, able, dict.fromkeys(chosen.values()))
            if card:
                chosen[attacker] = card
    return chosen


async def _whom(g: ThronesState, seat: str, at: str, by: str, able: Sequence[str], already: Iterable[str]) -> str:
    """Whom one of them bypasses, "" for nobody; told with it is whom others bypass already."""
    told = [g.ref(card) for card in already]
    ask = partial(
        choose_card, g, seat, cards=able, about=by, rule="GOT-419", may=True, refusals=lambda: _refusals(g, at)
    )
    return await (ask(id="got-ask-stealth-too", bypassed=told) if told else ask(id="got-ask-stealth"))


def _refusals(g: ThronesState, at: str) -> list[Refusal]:
    """Why the other characters of the defending player cannot be bypassed."""
    reasons = {card: why_not_bypass(g, card) for card in characters(g, at)}
    return [refuse(g, *REASONS[reason], "choose", card) for card, reason in reasons.items() if reason]


def bypass(g: ThronesState, fight: Challenge, chosen: Mapping[str, str]) -> list[Event]:
    """Whom they have chosen is bypassed by those who do attack; answers what has happened."""
    done = {by: card for by, card in chosen.items() if by in fight.attackers and card in characters(g, fight.at)}
    fight.bypassed = list(dict.fromkeys(done.values()))
    for by, card in done.items():
        g.say("got-log-bypassed", card=g.ref(card), by=g.ref(by))
    return [Bypassed(card=card, by=by, seat=fight.by) for by, card in done.items()]
