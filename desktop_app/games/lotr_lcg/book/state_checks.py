"""The checks that follow every event: the dead, the explored, the finished stage, the eliminated, the surplus."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.settling import look_again_after, rest_after, settling
from desktop_app.games.lotr_lcg.book.campaign_card import lost_by
from desktop_app.games.lotr_lcg.book.ladder import resolve_together
from desktop_app.games.lotr_lcg.book.quest_stages import (
    advance,
    locked_by,
    lose,
    lost_at,
    texts_of_the_stage,
    win,
    won_at,
)
from desktop_app.games.lotr_lcg.events import LeavesPlay, LocationExplored, PlayerEliminated
from desktop_app.games.lotr_lcg.reading.numbers import has_number, number
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    READING,
    THREAT_ELIMINATION_LEVEL,
    current_quest,
    forbidden,
    has_hero,
    has_keyword,
    next_player,
    players,
    stands_in,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.damage import destroy, victory_zone
from desktop_app.games.lotr_lcg.verbs.leaving import depart, departure, discard_from_play, falling_with, take_off
from desktop_app.games.lotr_lcg.verbs.moving import can_attach

NEEDED = ("hit_points", "quest_points")
"""The numbers that damage and progress are held against."""


def settle(g: LcgState, happened: list[Event]) -> Awaitable[None] | None:
    """The dead, the explored, the finished stage, the eliminated, the surplus, until nothing more follows."""
    return settling(g, happened, _follows)


def _follows(g: LcgState, happened: list[Event]) -> Awaitable[bool] | None:
    """The first thing that cannot stay as it is; nothing before there is a quest. What it brings about belongs to
    ``happened``."""
    if g.phase == "setup" and not current_quest(g):
        return None
    stage = texts_of_the_stage(g)
    why_lost = (lost_by(g) if g.campaign is not None else "") or lost_at(g, stage)
    if why_lost:
        return _lose(g, why_lost)
    dead, explored, quest = _due(g)
    if dead:
        return look_again_after(destroy(g, dead, happened))
    if explored:
        return look_again_after(_explore(g, explored, happened))
    for seat in players(g):  # before the victory that comes at the same moment: nobody who is out wins (LCG-003)
        if g.threat[seat] >= THREAT_ELIMINATION_LEVEL:
            return look_again_after(eliminate(g, seat, "threat", happened))
        if not has_hero(g, seat):
            return look_again_after(eliminate(g, seat, "heroes", happened))
    if quest:
        return look_again_after(advance(g))
    why_won = won_at(g, stage)
    if why_won:
        return rest_after(win(g, why_won))
    return _comes_off(g) if g.zones["attached"] else None


def is_unsettled(g: LcgState) -> bool:
    """Whether there is anything that cannot stay as it is, where no event says so: on a table laid out by hand."""
    if g.phase == "setup" and not current_quest(g):
        return False
    stage = texts_of_the_stage(g)
    over = (lost_by(g) if g.campaign is not None else "") or lost_at(g, stage) or won_at(g, stage)
    out = any(g.threat[seat] >= THREAT_ELIMINATION_LEVEL or not has_hero(g, seat) for seat in players(g))
    return bool(over or any(_due(g)) or out or _hangs_on_nothing(g) or any(_surplus(g)))


async def _lose(g: LcgState, why: str) -> bool:
    lose(g, why)
    return False


def _due(g: LcgState) -> tuple[list[str], list[str], str]:
    """Everything that is destroyed or explored now, and the quest card if it is defeated.

    What cannot leave play lies there with all its damage or progress (LCG-249). A card without any is looked at only
    while something could leave it no hit points or quest points at all.
    """
    dead, explored, quest = [], [], ""
    shrinks = READING.could_lower(g, NEEDED)
    for card, piece in g.pieces.items():
        tokens = piece.tokens
        if not (tokens or shrinks) or card in g.dying:
            continue
        damage = tokens.get("damage", 0)
        if (
            (damage or shrinks)
            and _comes_up_to(g, damage, card, "hit_points", shrinks)
            and has_number(g, card, "hit_points")
        ):
            dead += [] if forbidden(g, "leave_play", card) else [card]
        elif "progress" in tokens or shrinks:
            progress = tokens.get("progress", 0)
            if FACTS[g.codes[card]].type == "location":
                if _comes_up_to(g, progress, card, "quest_points", shrinks):
                    explored += [] if forbidden(g, "leave_play", card) else [card]
            elif g.home[card] == "quest" and _stage_is_defeated(g, card, progress, shrinks):
                quest = card
    return dead, explored, quest


def _comes_up_to(g: LcgState, tokens: int, card: str, name: str, shrinks: bool) -> bool:
    """Whether a card has as many tokens as a number of it; its printed one is the least where nothing lowers any."""
    if not shrinks and tokens < READING.printed(g, card, name):
        return False
    return tokens >= number(g, card, name)


async def _explore(g: LcgState, cards: list[str], happened: list[Event]) -> None:
    for card in cards:
        g.say("lcg-log-explored", card=g.ref(card))
    explored = [
        LocationExplored(card=card, code=g.codes[card], controller="", how="explored", to=victory_zone(g, card))
        for card in cards
    ]
    await depart(g, explored, happened)


def _stage_is_defeated(g: LcgState, quest: str, progress: int, shrinks: bool) -> bool:
    points = FACTS[g.codes[quest]].quest_points
    return bool(points) and _comes_up_to(g, progress, quest, "quest_points", shrinks) and not locked_by(g, quest)


def _comes_off(g: LcgState) -> Awaitable[bool] | None:
    """What hangs on a card that has come to be without attachments is discarded (LCG-256), or on none at all; then of
    three Restricted ones on a card the one that its player chooses."""
    if off := _hangs_on_nothing(g):
        return look_again_after(discard_from_play(g, *off))
    if len(g.zones["attached"]) > 2:
        for seat, host, restricted in _surplus(g):
            return look_again_after(_discard_one(g, seat, restricted, host))
    return None


def _hangs_on_nothing(g: LcgState) -> list[str]:
    """What is attached to nothing, or to what can have none of its kind."""
    attached = g.zones["attached"]
    off = [card for card in attached if not g.pieces[card].host and card not in g.dying]
    if not off and READING.could_forbid(g, "attachments"):
        off = [card for card in attached if not can_attach(g, card, g.pieces[card].host) and _may_leave(g, card)]
    return off


def _may_leave(g: LcgState, card: str) -> bool:
    return not forbidden(g, "leave_play", card)


def _surplus(g: LcgState) -> Iterator[tuple[str, str, list[str]]]:
    """Whoever has more than two Restricted attachments (LCG-350), with their player and those of them that can leave
    play (LCG-249)."""
    for seat in players(g):
        for card in g.zones[f"play:{seat}"]:
            attachments = g.pieces[card].attachments
            if len(attachments) > 2:
                restricted = [each for each in attachments if has_keyword(g, each, "restricted")]
                if len(restricted) > 2 and (able := [each for each in restricted if _may_leave(g, each)]):
                    yield seat, card, able


async def _discard_one(g: LcgState, seat: str, restricted: list[str], host: str) -> None:
    await discard_from_play(g, await choose_card(g, seat, "lcg-ask-restricted", restricted, source=host))


async def eliminate(g: LcgState, seat: str, reason: str, happened: list[Event] | None = None) -> None:
    """A player is out: cards to their owners' discard piles, enemies back to the staging area (LCG-155 to LCG-161).

    Everything they control goes, also what they attached to cards of the scenario or of other players, and what they
    control as the first player (LCG-158, note).
    """
    g.say("lcg-log-eliminated", seat=seat_ref(seat), reason=reason)
    g.threat[seat] = max(g.threat[seat], THREAT_ELIMINATION_LEVEL)
    g.eliminated.append(seat)

    leaving = [
        LeavesPlay(card=card, code=g.codes[card], controller=piece.controller, how="eliminated")
        for card, piece in g.pieces.items()
        if _goes_with(g, card, seat) and card not in g.dying
    ]
    leaving += falling_with(g, leaving)
    together: list[tuple[Event, Apply | None]] = [departure(g, event, leaving) for event in leaving]
    out, leave = PlayerEliminated(seat=seat), partial(_leave, g, seat, reason)
    together.append((out, leave))
    if players(g):
        await resolve_together(g, together, happened)
        if out.is_off:  # nothing brings back who is out
            leave()
        return
    for _, apply in together:  # nobody is left who could answer anything
        if apply is not None:
            apply()


def _goes_with(g: LcgState, card: str, seat: str) -> bool:
    """Whether a card in play goes when a player does: theirs, what is on their deck, what stands in as their enemy."""
    if g.pieces[card].controller == seat or g.home[card] == f"on_deck:{seat}":
        return True
    return g.home[card] == f"engaged:{seat}" and stands_in(g, card)


def _leave(g: LcgState, seat: str, reason: str) -> None:
    """A player's cards go; the last player out ends the game."""
    clear_away(g, seat)
    if len(g.eliminated) == len(g.seats):
        lose(g, reason)
        return
    if g.first_player == seat:
        g.first_player = next_player(g, seat)
    if g.active == seat:
        g.active = ""


def clear_away(g: LcgState, seat: str) -> None:
    """Of who is out nothing is left on the table: what is not in play goes too, and what something kept in play
    (LCG-158); enemies are in the staging area (LCG-159)."""
    for card in [card for card in g.pieces if _goes_with(g, card, seat) and card not in g.dying]:
        if card in g.pieces:
            take_off(g, card)
    for zone in (f"hand:{seat}", f"deck:{seat}"):
        for card in list(g.zones[zone]):
            g.move(card, f"discard:{g.owners[card]}")
    for enemy in list(g.zones[f"engaged:{seat}"]):
        g.move(enemy, "staging")
