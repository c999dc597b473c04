"""The checks that follow every event: the dead, the explored, the finished stage, the eliminated, the surplus."""

from __future__ import annotations

from desktop_app.engine.errors import TooDeep
from desktop_app.engine.state import Outcome
from desktop_app.games.lotr_lcg.book.quest_stages import advance, locked_by
from desktop_app.games.lotr_lcg.book.triggered_abilities import CHECKS
from desktop_app.games.lotr_lcg.events import LocationExplored
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import (
    THREAT_ELIMINATION_LEVEL,
    facts,
    has_keyword,
    heroes,
    next_player,
    players,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, seat_ref
from desktop_app.games.lotr_lcg.verbs.damage import destroy, victory_zone
from desktop_app.games.lotr_lcg.verbs.moving import can_attach, discard_from_play, leave_play, take_off

MOST_CHECKS = 200


async def settle(g: LcgState) -> None:
    """Runs the checks until nothing more changes.

    Raises:
        TooDeep: if they never come to rest.
    """
    if g.phase == "setup":
        return
    for _ in range(MOST_CHECKS):
        if g.outcome is not None or not await _one_check(g):
            return
    raise TooDeep("the state checks do not come to rest")


async def _one_check(g: LcgState) -> bool:
    for card, piece in g.pieces.items():
        if piece.damage and f"destroying|{card}" not in g.used and _has_hit_points(g, card):
            if piece.damage >= number(g, card, "hit_points"):
                await _destroy(g, card)
                return True
        elif piece.progress and _is_explored(g, card):
            await _explore(g, card)
            return True
        elif piece.progress and g.home[card] == "quest" and _stage_is_defeated(g, card):
            await advance(g)
            return True
    for seat in players(g):
        if g.threat[seat] >= THREAT_ELIMINATION_LEVEL:
            eliminate(g, seat, "threat")
            return True
        if not heroes(g, seat):
            eliminate(g, seat, "heroes")
            return True
    return await _barred_attachment(g) or await _surplus_restricted(g)


def _is_explored(g: LcgState, card: str) -> bool:
    return facts(g, card).type == "location" and g.pieces[card].progress >= number(g, card, "quest_points")


def _has_hit_points(g: LcgState, card: str) -> bool:
    return facts(g, card).hit_points is not None


async def _destroy(g: LcgState, card: str) -> None:
    marker = f"destroying|{card}"
    g.used[marker] = 1
    await destroy(g, card)
    g.used.pop(marker, None)


async def _explore(g: LcgState, card: str) -> None:
    event = LocationExplored(card=card, code=g.codes[card], controller="", how="explored")
    await leave_play(g, card, "explored", victory_zone(g, card), event=event)


def _stage_is_defeated(g: LcgState, quest: str) -> bool:
    points = facts(g, quest).quest_points
    return bool(points) and g.pieces[quest].progress >= number(g, quest, "quest_points") and not locked_by(g, quest)


async def _barred_attachment(g: LcgState) -> bool:
    """What hangs on a card that has come to be without attachments is discarded (LCG-256)."""
    if not any(effect.kind.startswith("cannot:attachments") for effect in g.effects):
        return False
    for card in list(g.zones["attached"]):
        if not can_attach(g, card, g.pieces[card].host):
            return await discard_from_play(g, card)
    return False


async def _surplus_restricted(g: LcgState) -> bool:
    if len(g.zones["attached"]) < 3:
        return False
    for seat in players(g):
        for card in g.zones[f"play:{seat}"]:
            attachments = g.pieces[card].attachments
            if len(attachments) < 3:
                continue
            restricted = [a for a in attachments if has_keyword(g, a, "restricted")]
            if len(restricted) > 2:
                chosen = await choose_card(g, seat, "lcg-ask-restricted", restricted, source=card)
                await discard_from_play(g, chosen)
                return True
    return False


def eliminate(g: LcgState, seat: str, reason: str) -> None:
    """A player is out: cards to their owners' discard piles, enemies back to the staging area (LCG-155 to LCG-161)."""
    g.say("lcg-log-eliminated", seat=seat_ref(seat), reason=reason)
    g.threat[seat] = max(g.threat[seat], THREAT_ELIMINATION_LEVEL)
    for card in list(g.zones[f"play:{seat}"]):
        take_off(g, card)
    for zone in (f"hand:{seat}", f"deck:{seat}"):
        for card in list(g.zones[zone]):
            g.move(card, f"discard:{g.owners[card]}")
    for enemy in list(g.zones[f"engaged:{seat}"]):
        g.pieces[enemy].controller = ""
        g.move(enemy, "staging")
    g.eliminated.append(seat)
    if len(g.eliminated) == len(g.seats):
        g.outcome = Outcome("lost", reason)
        g.say("lcg-log-lost", reason=reason)
        return
    if g.first_player == seat:
        g.first_player = next_player(g, seat)
    if g.active == seat:
        g.active = next_player(g, seat)


CHECKS.append(settle)
