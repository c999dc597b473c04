"""The Finale, in its seven steps (MEQ-410 to MEQ-426)."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.engine.effects import Effect
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import combat
from desktop_app.games.me_quest.reading.missions import is_fulfilled, mission_of
from desktop_app.games.me_quest.reading.numbers import attribute
from desktop_app.games.me_quest.reading.queries import figure, hero_of, heroes, minion
from desktop_app.games.me_quest.reading.story import (
    NOBODY,
    SAURON_SIDE,
    THE_HEROES,
    dominant,
    heroes_count,
    nearest_to_finale,
    to_shadow_falls,
)
from desktop_app.games.me_quest.state import HEROES_MARKER, SAURON, SAURON_MARKERS, QuestState
from desktop_app.games.me_quest.verbs.asking import heroes_decide
from desktop_app.games.me_quest.verbs.heroes import draw_hero_cards, shuffle_back
from desktop_app.games.me_quest.verbs.story import advance

TABLE = "finale"
MISSION, COMBAT_WON = "mission", "combat"
CHAMPION = "champion"
THE_NINE = "ringwraiths"


def winners(g: QuestState, side: str) -> list[str]:
    """MEQ-052: the heroes win or lose together."""
    return heroes(g) if side == THE_HEROES else [SAURON]


def win(g: QuestState, side: str, reason: str) -> None:
    """A side has won, and the game is over."""
    g.outcome = Outcome(side, reason, winners(g, side))


def _reveal(g: QuestState, side: str) -> bool:
    """A side turns its Mission up; answers whether it is fulfilled."""
    card = mission_of(g, side)
    if not card:
        return False
    done = is_fulfilled(g, side)
    if card in g.faceup:
        return done
    g.faceup.append(card)
    g.say("meq-log-mission", rule="MEQ-411", card=g.ref(card), side=side, done="yes" if done else "no")
    return done


async def immediate_victory(g: QuestState) -> Next:
    """MEQ-411 to MEQ-413: the dominant side wins with its Mission fulfilled; without one, whoever alone has."""
    g.phase = TABLE
    g.active = ""
    side = dominant(g)
    if side != NOBODY:
        if _reveal(g, side):
            win(g, side, MISSION)
        return None
    done = [each for each in (SAURON_SIDE, THE_HEROES) if _reveal(g, each)]
    if len(done) == 1:
        win(g, done[0], MISSION)
    return None


async def advance_markers(g: QuestState) -> Next:
    """MEQ-414 to MEQ-416: fulfilled Missions advance the markers of their side, not beyond the Finale space.

    Both are looked at before anything moves; who claims one shows it.
    """
    done = [side for side in (SAURON_SIDE, THE_HEROES) if is_fulfilled(g, side) and _reveal(g, side)]
    if SAURON_SIDE in done:
        for marker in SAURON_MARKERS:
            await advance(g, marker, 1, TABLE)
    if THE_HEROES in done:
        await advance(g, HEROES_MARKER, 1, TABLE)
    return None


async def preparation(g: QuestState) -> Next:
    """MEQ-417, MEQ-418: the Ringwraiths are unhurt, every hero shuffles all his cards and draws his fortitude."""
    card = minion(g, THE_NINE)
    if card in g.pieces:
        g.pieces[card].put("damage", 0)
    for seat in heroes(g):
        await shuffle_back(g, seat, "hand", "rest", "damage")
        draw_hero_cards(g, seat, attribute(g, seat, "fortitude"))
    return None


def adjustment(g: QuestState) -> int:
    """MEQ-419 to MEQ-423: what the Ringwraiths gain or lose in health and fortitude."""
    side = dominant(g)
    if side == SAURON_SIDE:
        return heroes_count(g)
    return -min(nearest_to_finale(g), to_shadow_falls(g)) if side == THE_HEROES else 0


async def difficulty(g: QuestState) -> Next:
    """MEQ-419: the Ringwraiths are adjusted to who is dominant now."""
    amount, card = adjustment(g), minion(g, THE_NINE)
    if amount:
        for name in ("health", "fortitude"):
            g.effects.append(Effect(name, amount, [card], "", TABLE, card, g.codes[card]))
    g.say("meq-log-difficulty", rule="MEQ-419", card=g.ref(card), amount=amount)
    return None


async def champion(g: QuestState) -> Next:
    """MEQ-424, MEQ-425: the heroes pick one of them, who fights the Ringwraiths."""
    options = [Option(CHAMPION, figure(seat)) for seat in heroes(g)]
    chosen = await heroes_decide(g, "meq-ask-champion", options)
    g.champion = hero_of(g, chosen.source)
    g.say("meq-log-champion", rule="MEQ-424", seat=seat_ref(g.champion))
    combat.begin(g, g.champion, minion(g, THE_NINE), within=TABLE)
    return Enter(combat.TABLE, back="winner")


async def winner(g: QuestState) -> Next:
    """MEQ-426: the heroes win if the Ringwraiths were defeated, Sauron if not."""
    won = g.fought[-1].enemy_defeated
    win(g, THE_HEROES if won else SAURON_SIDE, COMBAT_WON)
    return Jump("winner")


ROWS = [
    Row("immediate_victory", immediate_victory, TABLE),
    Row("advance_markers", advance_markers, TABLE),
    Row("preparation", preparation, TABLE),
    Row("difficulty", difficulty, TABLE),
    Row("champion", champion, TABLE),
    Row("winner", winner, TABLE),
]
