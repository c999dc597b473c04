"""Phase 6, Combat: shadow cards, enemy attacks, player attacks."""

from __future__ import annotations

from itertools import pairwise

from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.games.kit.asking import put_in_order
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.enemy_attack import TABLE as ENEMY_ATTACK
from desktop_app.games.lotr_lcg.book.enemy_attack import eligible_enemies
from desktop_app.games.lotr_lcg.book.phases import begins, ends, round_the_table
from desktop_app.games.lotr_lcg.book.player_attack import TABLE as PLAYER_ATTACK
from desktop_app.games.lotr_lcg.book.player_attack import possible_attacks
from desktop_app.games.lotr_lcg.book.shadow_cards import deal_shadow, discard_all_shadows
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import engaged, forbidden, players
from desktop_app.games.lotr_lcg.state import LcgState

PHASE = "combat"


async def step_6_2_deal_shadow_cards(g: LcgState) -> None:
    """6.2 One shadow card to each engaged enemy: player order, highest engagement cost first (LCG-439 to LCG-442).

    One that is drawn from player to player as they are dealt gets no second one.
    """
    dealt: list[str] = []
    for seat in players(g):
        costs = {enemy: number(g, enemy, "engagement_cost") for enemy in engaged(g, seat)}
        for cost in sorted(dict.fromkeys(costs.values()), reverse=True):
            for enemy in await _in_order_of_dealing(g, [each for each in costs if costs[each] == cost]):
                if enemy in engaged(g, seat) and enemy not in dealt:
                    dealt.append(enemy)
                    await deal_shadow(g, enemy)


async def _in_order_of_dealing(g: LcgState, equal: list[str]) -> list[str]:
    """Among equal engagement costs the first player decides, where it makes a difference: there are too few cards, or
    somebody has seen one of them (LCG-441, note)."""
    getting = [enemy for enemy in equal if enemy in g.pieces and not forbidden(g, "shadow_cards", enemy)]
    cards = g.zones["encounter_deck"][: len(getting)]
    telling = len(cards) < len(getting) or any(card in g.known for card in cards)
    alike = all(_all_of(g, one) == _all_of(g, other) for one, other in pairwise(getting))
    if not cards or not telling or alike:
        return getting
    return await put_in_order(g, players(g)[0], "lcg-ask-shadow-order", getting, rule="LCG-441")


def _all_of(g: LcgState, enemy: str) -> tuple[object, ...]:
    """What tells an enemy from another."""
    return g.codes[enemy], g.pieces[enemy], [effect for effect in g.effects if enemy in effect.targets]


async def step_6_3_enemy_attacks_begin(g: LcgState) -> None:
    """6.3 Enemy attacks formally begin with the first player (LCG-443)."""
    g.place.done = []
    round_the_table(g)


async def step_6_4a_next_enemy(g: LcgState) -> Next:
    """6.4a While the active player has an eligible enemy, it attacks (LCG-444, LCG-446)."""
    if g.active and g.active not in g.eliminated and eligible_enemies(g, g.active):
        return Enter(ENEMY_ATTACK, back="6.4a")
    return None


async def step_6_5_next_player(g: LcgState) -> Next:
    """6.5 The next player becomes active, back to 6.4a (LCG-447, LCG-448)."""
    g.place.done.append(g.active)
    return Jump("6.4a") if round_the_table(g) else None


async def step_6_6_enemy_attacks_end(g: LcgState) -> None:
    """6.6 Enemy attacks formally end (LCG-449)."""


async def step_6_7_player_attacks_begin(g: LcgState) -> None:
    """6.7 Player attacks formally begin with the first player (LCG-450)."""
    g.place.done = []
    round_the_table(g)


async def step_6_8a_next_attack(g: LcgState) -> Next:
    """6.8a The active player may declare an attack, again and again (LCG-451, LCG-452)."""
    if g.active and g.active not in g.place.done and g.active not in g.eliminated and possible_attacks(g, g.active):
        return Enter(PLAYER_ATTACK, back="6.8a")
    return None


async def step_6_9_next_player(g: LcgState) -> Next:
    """6.9 The next player becomes active, back to 6.8a (LCG-453, LCG-454)."""
    if g.active and g.active not in g.place.done:
        g.place.done.append(g.active)
    return Jump("6.8a") if round_the_table(g) else None


async def step_6_10_player_attacks_end(g: LcgState) -> None:
    """6.10 Player attacks formally end (LCG-455)."""


async def clear_shadows(g: LcgState) -> None:
    """6.11 All shadow cards are discarded (LCG-457)."""
    discard_all_shadows(g)


ROWS = [
    begins("6.1", PHASE),
    Row("6.2", step_6_2_deal_shadow_cards, PHASE),
    Row("6.2w", action_window, PHASE, shown=False),
    Row("6.3", step_6_3_enemy_attacks_begin, PHASE, shown=False),
    Row("6.4a", step_6_4a_next_enemy, PHASE, shown=False),
    Row("6.5", step_6_5_next_player, PHASE, shown=False),
    Row("6.6", step_6_6_enemy_attacks_end, PHASE, shown=False),
    Row("6.7", step_6_7_player_attacks_begin, PHASE, shown=False),
    Row("6.8a", step_6_8a_next_attack, PHASE),
    Row("6.9", step_6_9_next_player, PHASE, shown=False),
    Row("6.10", step_6_10_player_attacks_end, PHASE, shown=False),
    ends("6.11", PHASE, clear_shadows),
]
