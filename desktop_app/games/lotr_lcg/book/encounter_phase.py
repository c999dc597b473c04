"""Phase 5, Encounter: engaging enemies by choice and by engagement checks."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.book.phases import begins, ends, round_the_table
from desktop_app.games.lotr_lcg.book.quest_stages import is_skipped
from desktop_app.games.lotr_lcg.events import BackToStaging, EnemyEngages
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import engaged_with, forbidden, players, staged, stands_in
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.leaving import discard_from_play
from desktop_app.games.lotr_lcg.verbs.moving import enter_play

PHASE = "encounter"


async def engage(g: LcgState, enemy: str, seat: str) -> bool:
    """An enemy engages a player, by whatever way: it moves to that player's play area (LCG-098, LCG-165, LCG-436).

    One that is being revealed enters play by it (LCG-175). Answers whether it does: never who has left play, nor with
    who is out of the game.
    """
    if enemy in g.pieces and g.home[enemy] == "revealed" and not await enter_play(g, enemy, f"engaged:{seat}"):
        return False
    if enemy not in g.pieces or seat in g.eliminated:
        return False

    def apply() -> None:
        g.move(enemy, f"engaged:{seat}")
        g.say("lcg-log-engages", card=g.ref(enemy), seat=seat_ref(seat), level=g.threat[seat])

    return await resolve(g, EnemyEngages(enemy=enemy, seat=seat), apply)


async def enter_engaged(g: LcgState, enemy: str, seat: str) -> None:
    """An enemy enters play before a player, and so engages that player (LCG-165)."""
    await enter_play(g, enemy, f"engaged:{seat}")
    if enemy in g.pieces:
        await engage(g, enemy, seat)


async def return_to_staging(g: LcgState, enemy: str) -> bool:
    """An engaged enemy goes back to the staging area with what is on it; what it is doing goes on.

    What stands in for a player's card goes to its owner's discard pile instead. Answers whether it has gone back.
    """
    if not engaged_with(g, enemy):
        return False
    if stands_in(g, enemy):
        await discard_from_play(g, enemy)
        return False

    def move() -> None:
        g.move(enemy, "staging")
        g.say("lcg-log-to-staging", card=g.ref(enemy))

    return await resolve(g, BackToStaging(card=enemy), move)


async def step_5_2_optional_engagement(g: LcgState) -> Next:
    """5.2 In player order, each player may engage one enemy of the staging area (LCG-169, LCG-170, LCG-432)."""
    seat = round_the_table(g)
    if not seat:
        return None
    able = [enemy for enemy in staged(g, "enemy") if not _barred(g, enemy, seat)]
    question = Question(
        seat,
        "one",
        message("lcg-ask-engage", rule="LCG-169", seat=seat_ref(seat), level=g.threat[seat]),
        lambda: [*(Option("engage", enemy, f"engaged:{seat}") for enemy in able), Option("no_engagement")],
        step=g.step,
        refusals=lambda: _refusals(g, seat),
        primary="no_engagement",
    )
    chosen = await ask_one(question)
    g.place.done.append(seat)
    if chosen.verb == "engage":
        await engage(g, chosen.source, seat)
    return STAY


def _barred(g: LcgState, enemy: str, seat: str) -> str:
    """What keeps a player from engaging an enemy by choice (LCG-249); "" for nothing."""
    return forbidden(g, "optional_engagement", enemy) or cannot_engage(g, enemy, seat)


def cannot_engage(g: LcgState, enemy: str, seat: str) -> str:
    """What keeps an enemy and a player from engaging each other in any way (LCG-249); "" for nothing."""
    return forbidden(g, "engage", enemy) or forbidden(g, "engage", seat)


def _refusals(g: LcgState, seat: str) -> list[Refusal]:
    return [
        refuse_forbidden(g, "engage", enemy, f"engaged:{seat}", because)
        for enemy in staged(g, "enemy")
        if (because := _barred(g, enemy, seat))
    ]


def candidates(g: LcgState, seat: str) -> list[str]:
    """The enemies with the highest engagement cost not above a player's threat (LCG-097, LCG-433)."""
    costs = {enemy: number(g, enemy, "engagement_cost") for enemy in staged(g, "enemy")}
    able = {
        enemy: cost
        for enemy, cost in costs.items()
        if cost <= g.threat[seat] and not forbidden(g, "engagement_check", enemy) and not cannot_engage(g, enemy, seat)
    }
    highest = max(able.values(), default=0)
    return [enemy for enemy, cost in able.items() if cost == highest]


async def step_5_3_engagement_checks(g: LcgState) -> Next:
    """5.3 One check for each player in player order, round and round, until nobody engages (LCG-434, LCG-435).

    Among equal engagement costs the first player chooses (LCG-433, note).
    """
    if is_skipped(g, "5.3"):
        return None
    seat = round_the_table(g)
    if not seat:
        return STAY if any(candidates(g, other) for other in players(g)) else None
    g.place.done.append(seat)
    found = candidates(g, seat)
    if found:
        first = players(g)[0]
        enemy = found[0] if len(found) == 1 else await choose_card(g, first, "lcg-ask-which-engages", found)
        await engage(g, enemy, seat)
    return STAY


ROWS = [
    begins("5.1", PHASE),
    Row("5.2", step_5_2_optional_engagement, PHASE),
    Row("5.2w", action_window, PHASE, shown=False),
    Row("5.3", step_5_3_engagement_checks, PHASE),
    Row("5.3w", action_window, PHASE, shown=False),
    ends("5.4", PHASE),
]
