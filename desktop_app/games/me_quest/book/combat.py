"""A combat as a whole: how it begins, and its steps in order, whose rooms are those beside this one."""

from __future__ import annotations

from desktop_app.engine.rows import Row, Steps
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import combat_after, combat_before, combat_rounds
from desktop_app.games.me_quest.reading.board import is_haven
from desktop_app.games.me_quest.reading.queries import hero_at, reference
from desktop_app.games.me_quest.state import Combat, Fought, QuestState

TABLE = "combat"


def begin(
    g: QuestState,
    seat: str,
    enemy: str,
    *,
    token: str = "",
    within: str = "card",
    source: str = "",
    goes_on: bool = False,
) -> None:
    """MEQ-329: a combat between one hero and one enemy is about to be fought; enter the table next."""
    g.combats.append(Combat(seat, enemy, token, within, source, goes_on))
    g.say("meq-log-combat", rule="MEQ-329", seat=seat_ref(seat), card=g.ref(enemy))


def begin_against_token(g: QuestState, seat: str, token: str, monster: str, within: str) -> None:
    """MEQ-269, MEQ-339: a turned-up token is fought by its Monster Reference card."""
    begin(g, seat, reference(g, monster), token=token, within=within)


async def fight_now(g: QuestState, seat: str, enemy: str, source: str = "", *, goes_on: bool = False) -> Fought:
    """A combat in the middle of a rule, as when a card starts one; answers how it ended."""
    begin(g, seat, enemy, source=source, goes_on=goes_on)
    await _ALONE.run(g, TABLE)
    return g.fought[-1]


async def is_allowed(g: QuestState, seat: str, enemy: str) -> bool:
    """MEQ-257, MEQ-330: in a Haven there is a combat only if the hero allows it, who knows with whom."""
    return not is_haven(hero_at(g, seat)) or await ask_whether(g, seat, "meq-ask-allow-combat", card=g.ref(enemy))


async def must_fight(g: QuestState, seat: str, enemy: str, source: str = "", *, goes_on: bool = False) -> Fought | None:
    """The combat that a card wants of a hero; None where there is none.

    MEQ-330: not in a Haven against his will. Nor when his turn is over already: every combat is fought in one. Nor in
    the midst of another, which is between its two combatants alone (MEQ-329).
    """
    if g.combats or (g.active == seat and g.turn.over) or not await is_allowed(g, seat, enemy):
        return None
    return await fight_now(g, seat, enemy, source, goes_on=goes_on)


ROWS = [
    Row("0", combat_before.combat_begins, TABLE, shown=False),
    Row("1", combat_before.sauron_setup, TABLE),
    Row("2", combat_before.preparation, TABLE),
    Row("2h", combat_before.agility, TABLE, shown=False),
    Row("3", combat_rounds.declare_exhausted, TABLE),
    Row("3a", combat_rounds.choose_cards, TABLE),
    Row("3b", combat_rounds.reveal_cards, TABLE),
    Row("3c", combat_rounds.calculate_strength, TABLE),
    Row("3d", combat_rounds.previous_round_abilities, TABLE),
    Row("3e", combat_rounds.current_round_abilities, TABLE),
    Row("3f", combat_rounds.deal_damage, TABLE),
    Row("4a", combat_after.discard_cards, TABLE),
    Row("4b", combat_after.discard_the_token, TABLE),
    Row("4c", combat_after.undefeated, TABLE),
    Row("4", combat_after.combat_ends, TABLE, shown=False),
]
_ALONE = Steps({TABLE: ROWS})
"""The same rows for a combat in the middle of a rule."""
