"""A challenge, from the window after its initiation to its end (4.2.1 to 4.2.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from desktop_app.engine.ask import Option, Question, ask_some
from desktop_app.engine.effects import expire
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import choose_cards, seat_ref
from desktop_app.games.thrones.book.action_windows import window
from desktop_app.games.thrones.book.allowing import tell_allowed
from desktop_app.games.thrones.book.claim import apply_claim
from desktop_app.games.thrones.book.declaring import (
    MUST_DEFEND,
    able_defenders,
    allowed_by,
    fighter_refusals,
    has_way,
    most_defenders,
)
from desktop_app.games.thrones.book.keywords import process_keywords
from desktop_app.games.thrones.book.ladder import resolve, resolve_together
from desktop_app.games.thrones.events.challenges import ChallengeEnds, ChallengeWon, Defends
from desktop_app.games.thrones.reading.numbers import side_total
from desktop_app.games.thrones.reading.queries import READING, characters, faction_card, forbidden, players
from desktop_app.games.thrones.reading.titles import earns_rivalry
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.verbs.lasting import CHALLENGE_WON, end_period
from desktop_app.games.thrones.verbs.treasury import gain_power
from desktop_app.games.thrones.verbs.turning import kneeling

PHASE = "challenges"


async def declare_defenders(g: ThronesState) -> None:
    """4.2.1: the defending player declares defenders, or none; they kneel together (GOT-516, GOT-517)."""
    fight = g.challenges[-1]
    able = able_defenders(g, fight)
    must = await _who_must_defend(g, fight, able)
    able = [card for card in able if card not in must]
    question = Question(
        fight.at,
        "some",
        message(
            "got-ask-defenders",
            rule="GOT-516",
            seat=seat_ref(fight.at),
            other=seat_ref(fight.by),
            type=fight.type,
            strength=side_total(g, fight, fight.by),
        ),
        lambda: [Option("defend", card) for card in able],
        step=g.step,
        minimum=0,
        maximum=max(0, most_defenders(g, fight) - len(must)),
        refusals=lambda: fighter_refusals(g, "defend", fight.type, characters(g, fight.at), fight),
    )
    await defend(g, fight, [*must, *(option.source for option in await ask_some(question))])


async def _who_must_defend(g: ThronesState, fight: Challenge, able: Sequence[str]) -> list[str]:
    """Those that must be declared, if able; of more than may be the first player says which (GOT-360)."""
    must = [card for card in able if READING.has_gained(g, card, MUST_DEFEND)]
    most = most_defenders(g, fight)
    return must if len(must) <= most else await choose_cards(g, players(g)[0], "got-ask-must-defend", must, most)


async def defend(g: ThronesState, fight: Challenge, cards: list[str]) -> None:
    """Characters become defenders, all at once; who is that player's no more when it comes to it does not."""
    fight.defended = True
    if not cards:
        g.say("got-log-no-defenders", seat=seat_ref(fight.at))
        return

    def join(card: str) -> None:
        if card in characters(g, fight.at):
            fight.defenders.append(card)

    g.say("got-log-defends", seat=seat_ref(fight.at), cards=[g.ref(card) for card in cards])
    tell_allowed(g, allowed_by(g, "defend", fight.type, cards))
    kneels = [card for card in cards if not has_way(g, card, "defends_standing", fight.type)]
    together: list[tuple[Event, Apply | None]] = [
        (Defends(card=card, seat=fight.at), partial(join, card)) for card in cards
    ]
    await resolve_together(g, together + kneeling(g, kneels))


async def compare_strength(g: ThronesState) -> None:
    """4.2.2: the higher total wins, the attacker wins ties; nobody without STR or a character does (GOT-520)."""
    fight = g.challenges[-1]
    fight.attack, fight.defense = side_total(g, fight, fight.by), side_total(g, fight, fight.at)
    fight.compared = True
    winner, loser, total, side = (
        (fight.by, fight.at, fight.attack, fight.attackers)
        if fight.attack >= fight.defense
        else (fight.at, fight.by, fight.defense, fight.defenders)
    )
    if total < 1 or not side or {fight.by, fight.at}.intersection(g.eliminated):
        g.say("got-log-nobody-wins", rule="GOT-191", attack=fight.attack, defense=fight.defense)
        return
    fight.winner, fight.loser = winner, loser
    won = "got-log-wins-unopposed" if fight.unopposed else "got-log-wins"
    g.say(
        won,
        seat=seat_ref(winner),
        other=seat_ref(loser),
        type=fight.type,
        margin=fight.margin,
        attack=fight.attack,
        defense=fight.defense,
        rule="GOT-519",
    )
    await resolve(
        g,
        ChallengeWon(
            type=fight.type,
            winner=winner,
            loser=loser,
            attacking=winner == fight.by,
            margin=fight.margin,
            unopposed=fight.unopposed,
        ),
        lambda: None,
    )


def _still_won(g: ThronesState, fight: Challenge) -> bool:
    """Whether it has a winner, who has not left the game since; whoever lost it may have."""
    return bool(fight.winner) and fight.winner not in g.eliminated


async def receive_bonuses(g: ThronesState) -> None:
    """4.2.3: 1 power for the faction for winning unopposed (GOT-523, GOT-426), and 1 for beating a rival (GOT-524).

    Both are gained at once (GOT-525).
    """
    fight = g.challenges[-1]
    if not _still_won(g, fight):
        return
    bonuses = 0
    if fight.unopposed and not forbidden(g, "unopposed_bonus", fight.winner):
        g.say("got-log-unopposed", seat=seat_ref(fight.winner), rule="GOT-523")
        bonuses += 1
    if earns_rivalry(g, fight):
        fight.rivalry = True
        g.say("got-log-rivalry", seat=seat_ref(fight.winner), other=seat_ref(fight.loser), rule="GOT-524")
        bonuses += 1
    await gain_power(g, [faction_card(g, fight.winner)], bonuses)


async def claim(g: ThronesState) -> None:
    """4.2.4: the attacker who has won applies the claim (GOT-526); nothing is claimed of an attacker (GOT-529)."""
    fight = g.challenges[-1]
    if fight.winner == fight.by and _still_won(g, fight):
        await apply_claim(g, fight)


async def keywords(g: ThronesState) -> None:
    """4.2.5: keywords are processed type by type, as the first player orders them (GOT-530)."""
    fight = g.challenges[-1]
    if _still_won(g, fight):
        await process_keywords(g, fight)


async def challenge_ends(g: ThronesState) -> None:
    """4.2.6: the challenge ends and nobody participates any more (GOT-532), whoever reacts to that."""
    fight = g.challenges[-1]

    def be_over() -> None:
        g.challenges.pop()
        g.fought.append(replace(fight, attackers=[], defenders=[], bypassed=[]))

    await end_period(g, "challenge", ChallengeEnds(type=fight.type, by=fight.by, at=fight.at), be_over)
    expire(g.effects, CHALLENGE_WON)  # nobody has won it


ROWS = [
    window("4.2w", PHASE),
    Row("4.2.1", declare_defenders, PHASE),
    window("4.2.1w", PHASE),
    Row("4.2.2", compare_strength, PHASE),
    Row("4.2.3", receive_bonuses, PHASE, shown=False),
    Row("4.2.4", claim, PHASE),
    Row("4.2.5", keywords, PHASE, shown=False),
    Row("4.2.6", challenge_ends, PHASE, shown=False),
]
