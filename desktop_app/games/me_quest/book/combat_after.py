"""A combat after its rounds: Resolution, and what it means for the turn of the hero."""

from __future__ import annotations

from desktop_app.engine.effects import expire
from desktop_app.engine.rows import Next
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import combat_abilities
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.combat import CombatOver
from desktop_app.games.me_quest.reading.fight import is_minion
from desktop_app.games.me_quest.reading.numbers import is_permitted, number
from desktop_app.games.me_quest.reading.queries import combat_hand, fighters
from desktop_app.games.me_quest.state import SAURON, Combat, Fought, QuestState
from desktop_app.games.me_quest.verbs.decks import shuffle_into
from desktop_app.games.me_quest.verbs.fighting import COMBAT, NEXT_ROUND, ROUND
from desktop_app.games.me_quest.verbs.heroes import defeat, minion_defeated
from desktop_app.games.me_quest.verbs.influence import place_in_extension
from desktop_app.games.me_quest.verbs.sauron import defeat_minion, discard_token

TURN_GOES_ON = "turn_goes_on"
"""The permission of a hero whose turn does not end when he fails to defeat an opponent."""
TRAVEL_ROWS = ("move", "combat_or_peril", "after_combat", "explore_begins", "explore")
"""The rows of a hero turn that are its Travel step."""


async def discard_cards(g: QuestState) -> Next:
    """MEQ-357, MEQ-358: the hero's pile goes on his rest pool in its order, Sauron's cards back into their deck."""
    fight = g.combats[-1]
    for seat in fighters(fight):
        for card in list(g.zones[f"chosen:{seat}"]):
            g.move(card, combat_hand(seat))
    for card in list(g.zones[f"pile:{fight.hero}"]):
        g.move(card, f"rest:{fight.hero}")
    deck = combat_abilities.deck_zone(g, fight)
    await shuffle_into(g, [*g.zones[f"pile:{SAURON}"], *g.zones[combat_hand(SAURON)]], deck)
    for moment in (ROUND, NEXT_ROUND, COMBAT):
        expire(g.effects, moment)
    return None


async def discard_the_token(g: QuestState) -> Next:
    """MEQ-359, MEQ-399: the token that fought is discarded, defeated or not; a defeated minion leaves the board."""
    fight = g.combats[-1]
    if fight.token:
        discard_token(g, fight.token)
        fight.token = ""
    if SAURON in fight.beaten:
        g.say("meq-log-enemy-defeated", rule="MEQ-397", seat=seat_ref(fight.hero), card=g.ref(fight.enemy))
        if fight.enemy in g.pieces:
            defeat_minion(g, fight.enemy)
            await minion_defeated(g)
    return None


async def undefeated(g: QuestState) -> Next:
    """MEQ-361, MEQ-362: an enemy that was not defeated brings influence equal to its wisdom, in extension alone."""
    fight = g.combats[-1]
    if SAURON not in fight.beaten and fight.within != "finale":
        await place_in_extension(g, number(g, fight.enemy, "wisdom"), source=fight.enemy)
    return None


async def combat_ends(g: QuestState) -> Next:
    """What is remembered of a combat; a defeated hero does what follows (MEQ-403), and a Travel may be over."""
    fight = g.combats.pop()
    won, lost = SAURON in fight.beaten, fight.hero in fight.beaten
    told = Fought(fight.hero, fight.enemy, fight.within, fight.source, won, lost)
    g.fought.append(told)
    if fight.within == "finale":
        return None
    over = CombatOver(
        seat=fight.hero, enemy=fight.enemy, minion=is_minion(g, fight), enemy_defeated=won, hero_defeated=lost
    )
    if lost:
        await defeat(g, fight.hero)
    elif not won and not g.turn.over and _ends_the_turn(g, fight):
        g.say("meq-log-turn-over", rule="MEQ-362", seat=seat_ref(fight.hero))
        g.turn.over = True
    await resolve(g, over, lambda: None)
    return None


def _ends_the_turn(g: QuestState, fight: Combat) -> bool:
    """MEQ-362: whether failing to defeat this enemy ends the turn: in the Travel step, whatever brought it about."""
    travelling = any(place.table == "hero" and place.row in TRAVEL_ROWS for place in g.position)
    spared = fight.over or fight.goes_on or is_permitted(g, fight.hero, TURN_GOES_ON)
    return travelling and g.active == fight.hero and not spared
