"""Who may attack, defend and be bypassed: what 4.2 and 4.2.1 let be declared."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import refuse
from desktop_app.games.thrones.reading.numbers import has_challenge_left
from desktop_app.games.thrones.reading.queries import (
    READING,
    characters,
    forbidden,
    forbidding,
    has_icon,
    has_keyword,
    opponents,
)
from desktop_app.games.thrones.reading.titles import supports
from desktop_app.games.thrones.state import CHALLENGES, Challenge, ThronesState

NO_CHALLENGE = "no_challenge"
MUST_DEFEND = "must_defend"
"""The lasting effect of a character that must be declared as a defender, if able."""
REASONS = {
    "kneeling": ("GOT-511", "got-no-kneeling-fighter"),
    "icon": ("GOT-192", "got-no-icon"),
    "participates": ("GOT-314", "got-no-participates"),
    "bypassed": ("GOT-420", "got-no-bypassed"),
    "stealth": ("GOT-419", "got-no-stealth-itself"),
    "forbidden": ("GOT-292", "got-no-forbidden"),
    "used_up": ("GOT-506", "got-no-challenge-left"),
    "nobody": ("GOT-511", "got-no-attackers"),
    "supported": ("GOT-029", "got-no-supported"),
}
REASONS_OF_DEFENDERS = {**REASONS, "kneeling": ("GOT-517", "got-no-kneeling-fighter")}


def way_by(g: ThronesState, card: str, way: str, type: str) -> str:
    """The card that gives a card a way of its own to be declared: "attacks_standing", "defends_kneeling" and so on.

    A way may be bound to a type of challenge: "attacks_standing:military". "" where it has none.
    """
    for name in (way, f"{way}:{type}"):
        if not READING.could_gain(g, "way", name):
            continue
        lasting = READING.gained(g, card, f"way:{name}")
        found = lasting[0].source or card if lasting else READING.giver(g, card, "way", name)
        if found:
            return found
    return ""


def has_way(g: ThronesState, card: str, way: str, type: str) -> bool:
    """Whether a card has such a way."""
    return bool(way_by(g, card, way, type))


def allowed_by(g: ThronesState, verb: str, type: str, cards: Iterable[str]) -> list[str]:
    """The cards that let these "attack" or "defend" otherwise than the rules say."""
    found = []
    for card in cards:
        ways = [f"{verb}s_kneeling"] if g.pieces[card].exhausted else [f"{verb}s_standing"]
        ways += [] if has_icon(g, card, type) else [f"{verb}s_without_icon"]
        found += [way_by(g, card, way, type) for way in ways]
    return found


# -- initiating --------------------------------------------------------------------------------------------------------


def why_not_attack(g: ThronesState, card: str, type: str) -> str:
    """Why a character cannot be declared as an attacker: a reason id, or "" (GOT-511)."""
    if g.pieces[card].exhausted and not has_way(g, card, "attacks_kneeling", type):
        return "kneeling"
    if not has_icon(g, card, type):
        return "icon"
    return "forbidden" if forbidden(g, "attack", card) or not _can_turn(g, card, "attacks_standing", type) else ""


def _can_turn(g: ThronesState, card: str, way: str, type: str) -> bool:
    """Whether a character can kneel, as it must where it has no way to fight standing."""
    return g.pieces[card].exhausted or not forbidden(g, "kneel", card) or has_way(g, card, way, type)


def able_attackers(g: ThronesState, seat: str, type: str) -> list[str]:
    """The characters a seat could declare as attackers."""
    return [card for card in characters(g, seat) if not why_not_attack(g, card, type)]


def most_attackers(g: ThronesState, seat: str) -> int:
    """How many attackers a seat may declare."""
    return 1 if forbidden(g, "more_than_one", seat) else len(characters(g, seat))


def why_no_challenge(g: ThronesState, seat: str, type: str, at: str) -> str:
    """Why a seat cannot initiate a challenge of a type against an opponent: a reason id, or "" (GOT-506, GOT-029)."""
    if supports(g, seat, at):
        return "supported"
    if not has_challenge_left(g, seat, type, at):
        return "used_up"
    for way in _initiating(type, at):
        if forbidden(g, way, seat):
            return "forbidden"
    for card in characters(g, seat):
        if not why_not_attack(g, card, type):
            return ""
    return "nobody"


def _initiating(type: str, at: str) -> tuple[str, ...]:
    """What may forbid a challenge of a type against an opponent."""
    return "initiate", f"initiate:{type}", f"initiate_against:{at}"


def challenges(g: ThronesState, seat: str) -> list[Option]:
    """Every type of challenge a seat may initiate now, against each opponent; an only one need not be named."""
    others = opponents(g, seat)
    return [
        Option(type, target=other, label=message(f"got-verb-{type}") if len(others) == 1 else None)
        for type in CHALLENGES
        for other in others
        if not why_no_challenge(g, seat, type, other)
    ]


def challenge_refusals(g: ThronesState, seat: str) -> list[Refusal]:
    """Why the other challenges are not offered."""
    found = []
    for type in CHALLENGES:
        for other in opponents(g, seat):
            reason = why_no_challenge(g, seat, type, other)
            if reason:
                rule, text = REASONS[reason]
                because = ""
                if reason == "forbidden":
                    text, because = f"{text}-now", forbidding(g, seat, *_initiating(type, other))
                found.append(refuse(g, rule, text, type, "", other, because=because, type=type))
    return found


# -- stealth -----------------------------------------------------------------------------------------------------------


def why_not_bypass(g: ThronesState, card: str) -> str:
    """Why stealth cannot bypass a character: a reason id, or "" (GOT-419)."""
    if has_keyword(g, card, "stealth"):
        return "stealth"
    return "forbidden" if forbidden(g, "be_bypassed", card) else ""


# -- defending ---------------------------------------------------------------------------------------------------------


def why_not_defend(g: ThronesState, fight: Challenge, card: str) -> str:
    """Why a character cannot be declared as a defender: a reason id, or "" (GOT-517)."""
    if card in fight.participants:
        return "participates"
    if card in fight.bypassed:
        return "bypassed"
    if g.pieces[card].exhausted and not has_way(g, card, "defends_kneeling", fight.type):
        return "kneeling"
    if not has_icon(g, card, fight.type) and not has_way(g, card, "defends_without_icon", fight.type):
        return "icon"
    held = forbidden(g, "defend", card) or not _can_turn(g, card, "defends_standing", fight.type)
    return "forbidden" if held else ""


def able_defenders(g: ThronesState, fight: Challenge) -> list[str]:
    """The characters the defending player could declare as defenders."""
    return [card for card in characters(g, fight.at) if not why_not_defend(g, fight, card)]


def most_defenders(g: ThronesState, fight: Challenge) -> int:
    """How many defenders may be declared."""
    one = any(forbidden(g, what, fight.at) for what in ("more_than_one", "more_than_one_defender"))
    return 1 if one else len(characters(g, fight.at))


def fighter_refusals(g: ThronesState, verb: str, type: str, cards: list[str], fight: Challenge | None) -> list[Refusal]:
    """Why the others of these characters cannot attack ("attack") or defend ("defend")."""
    found = []
    reasons = REASONS if fight is None else REASONS_OF_DEFENDERS
    for card in cards:
        reason = why_not_attack(g, card, type) if fight is None else why_not_defend(g, fight, card)
        if reason:
            rule, text = reasons[reason]
            because = forbidding(g, card, verb, "kneel") if reason == "forbidden" else ""
            found.append(refuse(g, rule, text, verb, card, because=because, type=type))
    return found
