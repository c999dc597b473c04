"""Who stands how: the race for power, the circle of titles with its ties, and what the others have used up."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.standing import Office, Race, Racer, Ring, Tie
from desktop_app.games.thrones.reading.facts import load_cards
from desktop_app.games.thrones.reading.titles import FEWEST_OF_A_MELEE
from desktop_app.games.thrones.reading.used import OPEN, USED_UP
from desktop_app.games.thrones.vocabulary.texts import CARDS, Rivals, Supports

SIGNS: Mapping[str, str] = {
    "01208": "hand-back-right",
    "01210": "scale-balance",
    "01209": "hand-coin",
    "01211": "crown",
    "01207": "sail-boat",
    "01206": "bird",
}
"""The titles in their places round the circle, the Hand of the King at the top, each with its sign."""


def race(view: View) -> Race | None:
    """How much power each has of what wins, with what the challenge of now would bring."""
    if len(view.seats) < FEWEST_OF_A_MELEE or view.outcome:
        return None
    racers = [
        Racer(seat, view.numbers[f"power:{seat}"], _coming(view, seat))
        for seat in view.seats
        if view.zones.get(f"faction:{seat}") and view.zones[f"faction:{seat}"].cards
    ]
    goal = max(view.numbers[f"goal:{seat}"] for seat in view.seats)
    ordered = sorted(racers, key=lambda racer: -racer.value)
    return Race(message("got-race", goal=goal), goal, tuple(ordered))


def _coming(view: View, seat: str) -> int:
    """What a seat would gain of the challenge if nobody acted: it counts what is public and certain."""
    facts, numbers = view.facts, view.numbers
    if facts.get("attacking") != seat or not facts.get("defended"):
        return 0
    attack, defense, other = numbers["attack"], numbers["defense"], facts["defending"]
    if attack < 1 or attack < defense:
        return 0
    claim = min(numbers["claim"], numbers[f"faction_power:{other}"]) if facts.get("challenge") == "power" else 0
    rival = seat == view.seat and facts.get(f"relation:{other}") == "rival"
    return claim + int(defense == 0) + int(rival)


def ring(view: View) -> Ring | None:
    """The titles of this round; None in a joust, and while nobody holds any."""
    held = {
        card.code: seat
        for seat in view.seats
        if f"title:{seat}" in view.zones
        for card in view.zones[f"title:{seat}"].cards
        if card.code
    }
    if not held:
        return None
    codes = {load_cards()[code].titles["en"]: code for code in SIGNS}
    offices = tuple(Office(code, _name(code), sign, held.get(code, "")) for code, sign in SIGNS.items())
    ties = tuple(tie for code in SIGNS for tie in _ties(code, codes))
    mine = next((code for code, seat in held.items() if seat == view.seat), "")
    told = tuple(_told(tie, held[tie.to]) for tie in ties if tie.of == mine and tie.to in held)
    return Ring(message("got-ring"), offices, ties, told)


def _name(code: str) -> Message:
    return message(f"got-office-{code}")


def _ties(code: str, codes: Mapping[str, str]) -> list[Tie]:
    found = [Tie(code, codes[text.supports], "ally") for text in CARDS.of(Supports, code) if text.supports]
    for text in CARDS.of(Rivals, code):
        found += [Tie(code, codes[rival], "rival") for rival in (text.rival, text.other_rival)]
    return found


def _told(tie: Tie, seat: str) -> Message:
    return message(f"got-ring-{tie.kind}", seat=f"seat:{seat}")


def deeds(view: View) -> tuple[Message, ...]:
    """What every other seat has used up of its abilities for now, and what it could still use."""
    told = []
    for seat in view.seats:
        cards = [card for zone in view.zones.values() for card in zone.cards if _controls(card, seat)]
        used, open_ones = (
            [card_ref(card.id, card.code) for card in cards if mark in card.marks] for mark in (USED_UP, OPEN)
        )
        if seat != view.seat and (used or open_ones):
            told.append(
                message(
                    "got-deeds",
                    seat=f"seat:{seat}",
                    used=used,
                    open=open_ones,
                    any="yes" if used else "no",
                    left="yes" if open_ones else "no",
                )
            )
    return tuple(told)


def _controls(card: CardView, seat: str) -> bool:
    return bool(card.code) and (card.controller or card.owner) == seat
