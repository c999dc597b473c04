"""What is worth doing in an action window: cards to lay down, abilities whose time it is."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.games.lotr_lcg.planning.usefulness import (
    GROWTH,
    HARM,
    HEALING,
    PROGRESS,
    READYING,
    STRENGTH,
    THREAT,
    WILLPOWER,
    good_for,
)
from desktop_app.games.lotr_lcg.planning.weighing import coming, cost
from desktop_app.games.lotr_lcg.reading.numbers import committed_willpower, has_number, number, staging_threat
from desktop_app.games.lotr_lcg.reading.queries import FACTS, engaged, facts, heroes, ready_characters
from desktop_app.games.lotr_lcg.state import LcgState

PRESSED = 30
"""From this threat on it is worth lowering."""


def window(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """The best of what is worth doing now, or a pass."""
    best, most = "pass", 0.0
    for option in question.options:
        value = _worth_of(g, question, option)
        if value > most:
            best, most = option.key, value
    return [best]


def _worth_of(g: LcgState, question: Question, option: Option) -> float:
    if option.verb == "pass":
        return 0.0
    code = g.codes[option.source]
    if option.verb == "play" and FACTS[code].type != "event":
        return _worth_playing(g, question.seat, option)
    return _worth_using(g, question, option, good_for(code, option.detail))


def _worth_playing(g: LcgState, seat: str, option: Option) -> float:
    """Allies by what they bring, attachments by whom they go to."""
    printed = facts(g, option.source)
    if printed.type == "ally":
        return 1 + cost(printed) + (printed.willpower or 0) / 4
    if option.target and g.pieces[option.target].controller != seat:
        return 2 + number(g, option.target, "attack") if has_number(g, option.target, "attack") else 1.0
    mighty = sum(number(g, option.target, name) for name in ("willpower", "attack", "defense"))
    carried = len(g.pieces[option.target].attachments)
    grows = 4 if good_for(option.source and printed.code) == GROWTH else 0
    return 3 + grows + mighty / 10 - carried / 2


def _worth_using(g: LcgState, question: Question, option: Option, purpose: str) -> float:
    seat, step = question.seat, question.step
    played = option.verb == "play"
    if purpose == GROWTH:
        return 8.0 if step == "2.2" or (step in ("1.3w", "7.4w") and not played) else 0.0
    if purpose == THREAT:
        return 6.0 if g.threat[seat] >= PRESSED and step in ("2.2", "7.4w") else 0.0
    if purpose == HEALING:
        hurt = max((g.pieces[hero].damage for hero in heroes(g, seat)), default=0)
        return 5.0 if hurt >= 2 and step in ("2.2", "7.4w") else 0.0
    if purpose == READYING:
        return _worth_readying(g, seat, step, option.source)
    if purpose == WILLPOWER:
        short = staging_threat(g) - committed_willpower(g)
        return 3.0 if step == "3.3w" and 0 <= short <= 3 else 0.0
    if purpose == STRENGTH:
        return 2.0 if step in ("6.4bw", "6.8.1w") and (g.attacks or step == "6.4bw") else 0.0
    if purpose == HARM:
        return 3.0 if g.zones[f"engaged:{seat}"] and step in ("2.2", "6.2w", "6.4bw", "6.7w") else 0.0
    if purpose == PROGRESS:
        return 2.0 if step in ("2.2", "3.4w", "4.2w") else 0.0
    return 0.0


def _worth_readying(g: LcgState, seat: str, step: str, source: str) -> float:
    """Before fighting, when somebody is needed who is exhausted."""
    if step not in ("3.4w", "4.2w", "5.4w", "6.2w", "6.4bw", "6.7w"):
        return 0.0
    host = g.pieces[source].host if source in g.pieces else ""
    if host and not g.pieces[host].exhausted:
        return 0.0
    return 4.0 if coming(g, seat) >= len(ready_characters(g, seat)) or (step == "6.7w" and engaged(g, seat)) else 0.0
