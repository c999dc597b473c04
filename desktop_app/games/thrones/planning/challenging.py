"""The sums of a challenge: who could attack and defend, which sides are enough, and what winning comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.engine.ask import Question
from desktop_app.games.thrones.planning.values import card_worth
from desktop_app.games.thrones.reading.numbers import faction_power, plot_value, side_total, strength
from desktop_app.games.thrones.reading.queries import challenge, characters, has_icon, has_keyword
from desktop_app.games.thrones.state import ThronesState

KILL, DISCARD, STEAL = 3.0, 1.6, 2.6
"""What a claim of one is worth in a military, an intrigue and a power challenge."""
UNOPPOSED, RENOWN = 1.3, 1.2
"""What the power for an unopposed challenge, and for renown, is worth."""
KNEELS = 0.12
"""What it costs, by its STR, that somebody who attacks does not defend or count for dominance."""
BOLD = 0.35
"""How likely it is that a challenge is not defended though it could be."""


class Fighter(NamedTuple):
    """Somebody who could take part: a card, its STR and whether it has renown."""

    card: str
    strength: int
    renown: bool


def able(g: ThronesState, seat: str, icon: str) -> list[Fighter]:
    """The standing characters of a seat with an icon, the strongest first."""
    found = [
        Fighter(card, strength(g, card), has_keyword(g, card, "renown"))
        for card in characters(g, seat)
        if not g.pieces[card].exhausted and has_icon(g, card, icon)
    ]
    return sorted(found, key=lambda each: (-each.strength, not each.renown, each.card))


def total(side: Sequence[Fighter]) -> int:
    """Their STR together."""
    return sum(each.strength for each in side)


def claim_worth(g: ThronesState, seat: str, at: str, icon: str) -> float:
    """What the claim of a seat's challenge against another would bring."""
    claim = plot_value(g, seat, "claim")
    if icon == "military":
        fall = sorted(card_worth(g, card) for card in characters(g, at))[:claim]
        return KILL * len(fall) / 2 + sum(fall) / 3
    if icon == "intrigue":
        return DISCARD * min(claim, len(g.zones[f"hand:{at}"]))
    return STEAL * min(claim, faction_power(g, at))


def challenge_worth(g: ThronesState, seat: str, at: str, icon: str) -> float:
    """What it is worth to initiate a challenge: what winning brings, by how likely that is, less what kneels for it."""
    mine, theirs = able(g, seat, icon), able(g, at, icon)
    if not mine:
        return -1.0
    attack, defense = total(mine), total(theirs)
    prize = claim_worth(g, seat, at, icon)
    side = enough(mine, defense)
    kneels = KNEELS * total(side or mine[:1])
    renown = RENOWN * sum(each.renown for each in side)
    if attack >= max(1, defense):
        return prize + renown + (UNOPPOSED if not defense else BOLD * UNOPPOSED) - kneels
    return BOLD * (prize + UNOPPOSED) - kneels - 0.5


def enough(side: Sequence[Fighter], against: int, most: int = 99) -> list[Fighter]:
    """As few as beat so much as the attacker, those with renown among them; none where all together do not."""
    side = side[:most]
    if total(side) < max(1, against):
        return []
    chosen = list[Fighter]()
    for one in sorted(side, key=lambda each: (not each.renown, -each.strength)):
        if total(chosen) >= max(1, against):
            break
        chosen.append(one)
    for one in sorted(chosen, key=lambda each: each.strength):
        rest = [each for each in chosen if each is not one]
        if not one.renown and rest and total(rest) >= max(1, against):
            chosen = rest
    return chosen


def _offered(g: ThronesState, question: Question, icon: str) -> list[Fighter]:
    cards = {option.source for option in question.options}
    return [each for each in able(g, question.seat, icon) if each.card in cards]


def sides_to_attack(g: ThronesState, question: Question) -> list[list[str]]:
    """The sides worth attacking with, the usual one first: enough for all that could defend, all, the least."""
    icon = str(question.prompt.params["type"])
    at = str(question.prompt.params["other"]).removeprefix("seat:")
    mine = _offered(g, question, icon)[: question.maximum]
    sure = enough(mine, total(able(g, at, icon)))
    bold = enough(mine, 1)
    sides = [sure or mine, mine, bold, mine[:1], [*sure, *(each for each in mine if each not in sure)][: len(sure) + 1]]
    return _keys(question, sides, "attack")


def sides_to_defend(g: ThronesState, question: Question) -> list[list[str]]:
    """The sides worth defending with, the usual one first: as few as hold, the weakest so that it is opposed, none."""
    fight = challenge(g)
    assert fight is not None
    attack = side_total(g, fight, fight.by)
    mine = _offered(g, question, fight.type)[: question.maximum]
    holds = enough(mine, attack + 1)
    opposes = [each for each in reversed(mine) if each.strength][:1]
    prize = claim_worth(g, fight.by, question.seat, fight.type)
    sides: list[list[Fighter]] = (
        [holds, opposes, []] if holds and prize > KNEELS * total(holds) else [opposes, holds, []]
    )
    return _keys(question, [*sides, mine], "defend")


def _keys(question: Question, sides: Sequence[Sequence[Fighter]], verb: str) -> list[list[str]]:
    by_card = {option.source: option.key for option in question.options if option.verb == verb}
    found = [[by_card[each.card] for each in side] for side in sides]
    return [keys for keys in found if question.accepts(keys)]
