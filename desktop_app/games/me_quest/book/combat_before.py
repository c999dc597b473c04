"""A combat before its rounds: what its start brings about, Sauron Setup, Preparation."""

from __future__ import annotations

from desktop_app.engine.rows import Jump, Next
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import combat_abilities
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.combat import CombatBegins
from desktop_app.games.me_quest.reading.fight import is_minion, is_off
from desktop_app.games.me_quest.reading.numbers import attribute, number, room_in_hand
from desktop_app.games.me_quest.reading.queries import combat_hand
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import choose_amount
from desktop_app.games.me_quest.verbs.heroes import has_fallen


async def combat_begins(g: QuestState) -> Next:
    """MEQ-195: what is played or happens at the start of a combat comes before any of its steps.

    MEQ-248: whoever loses his last card by it is defeated at once; only in a round a defeat waits for the damage.
    """
    fight = g.combats[-1]
    await resolve(g, CombatBegins(seat=fight.hero, enemy=fight.enemy, minion=is_minion(g, fight)), lambda: None)
    if has_fallen(g, fight.hero):
        fight.beaten = [fight.hero]
    return Jump("4a") if fight.beaten or is_off(g, fight) else None


async def sauron_setup(g: QuestState) -> Next:
    """MEQ-339, MEQ-338: the reference card and the one combat deck that the monster or minion uses."""
    fight = g.combats[-1]
    fight.begun = True
    g.say("meq-log-combat-deck", rule="MEQ-338", deck=combat_abilities.deck_of(g, fight), card=g.ref(fight.enemy))
    return None


async def preparation(g: QuestState) -> Next:
    """MEQ-340: Sauron draws as many cards as his combatant's fortitude."""
    fight = g.combats[-1]
    deck = g.zones[combat_abilities.deck_zone(g, fight)]
    drawn = deck[: number(g, fight.enemy, "fortitude")]
    for card in drawn:
        g.move(card, combat_hand(SAURON))
    g.say("meq-log-draws", rule="MEQ-340", seat=seat_ref(SAURON), count=len(drawn))
    return None


async def agility(g: QuestState) -> Next:
    """MEQ-341, MEQ-342: of his agility the hero spends some on drawing; the rest is strength for this combat."""
    fight = g.combats[-1]
    seat = fight.hero
    most = attribute(g, seat, "agility")
    amounts = range(min(most, len(g.zones[f"life:{seat}"]), room_in_hand(g, seat)), -1, -1)
    drawn = await choose_amount(g, seat, "meq-ask-agility", "draw", list(amounts), agility=most)
    for card in g.zones[f"life:{seat}"][:drawn]:
        g.move(card, combat_hand(seat))
    fight.bonus += most - drawn
    g.say("meq-log-agility", rule="MEQ-342", seat=seat_ref(seat), count=drawn, strength=most - drawn)
    return None
