"""The rounds of a combat, sub-step by sub-step: choose, reveal, strength, abilities, damage."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_all, ask_one
from desktop_app.engine.effects import expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import combat_abilities
from desktop_app.games.me_quest.reading.fight import blow, damage_on_enemy, health, is_off, spent, strength
from desktop_app.games.me_quest.reading.queries import combat_hand, fighters, other_fighter
from desktop_app.games.me_quest.state import SAURON, Combat, QuestState
from desktop_app.games.me_quest.verbs.decks import pick_at_random
from desktop_app.games.me_quest.verbs.fighting import (
    LEAVES_THE_PILE,
    NEXT_ROUND,
    PLAYS_FIRST,
    PLAYS_RANDOM,
    ROUND,
    allowed,
    deal,
    exhaust,
)
from desktop_app.games.me_quest.verbs.heroes import is_beaten, lay_on_rest_pool


async def declare_exhausted(g: QuestState) -> Next:
    """MEQ-394, MEQ-395: before a round whoever has no card, or wants to play none, is exhausted; the hero first."""
    fight = g.combats[-1]
    fight.round += 1
    fight.dealt, fight.struck = {}, {}
    for seat in fighters(fight):
        if seat in fight.exhausted:
            continue
        if not g.zones[combat_hand(seat)] or await _gives_up(g, seat):
            exhaust(g, fight, seat, rule="MEQ-394")
    return Jump("4a") if _is_over(fight) else None


async def _gives_up(g: QuestState, seat: str) -> bool:
    prompt = message("meq-ask-fight-on", rule="MEQ-394", seat=seat_ref(seat), round=g.combats[-1].round)
    options = [Option("fight_on"), Option("exhaust")]
    asked = Question(seat, "one", prompt, lambda: options, step=g.step, primary="fight_on")
    return (await ask_one(asked)).verb == "exhaust"


def _is_over(fight: Combat) -> bool:
    return fight.over or len(fight.exhausted) == len(fighters(fight))


async def choose_cards(g: QuestState) -> Next:
    """MEQ-344, MEQ-345: who is not exhausted lays a card face down; nobody sees the other's before both have."""
    fight = g.combats[-1]
    able = [seat for seat in fighters(fight) if seat not in fight.exhausted]
    by_chance = [seat for seat in able if _is_told(g, seat, PLAYS_RANDOM)]
    for seat in by_chance:
        g.move(await pick_at_random(g, g.zones[combat_hand(seat)]), f"chosen:{seat}")
    choosing = [seat for seat in able if seat not in by_chance]
    first = [seat for seat in choosing if _is_told(g, seat, PLAYS_FIRST)]
    if len(first) == 1 and len(able) > 1:
        await _play_first(g, fight, first[0])
        choosing.remove(first[0])
    answers = await ask_all([_card_question(g, seat) for seat in choosing])
    for seat, answer in answers.items():
        g.move(answer[0].source, f"chosen:{seat}")
    return None


async def _play_first(g: QuestState, fight: Combat, seat: str) -> None:
    """A combatant who was anticipated lays his card face up before the other chooses."""
    card = (await ask_one(_card_question(g, seat))).source
    g.move(card, f"pile:{seat}")
    _shows(fight, seat, card)
    g.say("meq-log-reveals", seat=seat_ref(seat), card=g.ref(card))


def _shows(fight: Combat, seat: str, card: str) -> None:
    """A card is played; one that came back to the hand counts anew."""
    fight.shown[seat] = card
    fight.canceled = [other for other in fight.canceled if other != card]


def _is_told(g: QuestState, seat: str, kind: str) -> bool:
    return any(effect.kind == kind and effect.until == ROUND and seat in effect.targets for effect in g.effects)


def _card_question(g: QuestState, seat: str) -> Question:
    cards = list(g.zones[combat_hand(seat)])
    prompt = message("meq-ask-combat-card", rule="MEQ-344", seat=seat_ref(seat), round=g.combats[-1].round)

    return Question(seat, "one", prompt, lambda: [Option("fight", card) for card in cards], step=g.step)


async def reveal_cards(g: QuestState) -> Next:
    """MEQ-346: both cards are turned up at once, each on top of its combat pile."""
    fight = g.combats[-1]
    for seat in fighters(fight):
        for card in list(g.zones[f"chosen:{seat}"]):
            g.move(card, f"pile:{seat}")
            _shows(fight, seat, card)
            g.say("meq-log-reveals", rule="MEQ-346", seat=seat_ref(seat), card=g.ref(card))
    return None


async def calculate_strength(g: QuestState) -> Next:
    """MEQ-348 to MEQ-350: whoever has spent more than his strength is exhausted and his card is canceled."""
    fight = g.combats[-1]
    for seat in fighters(fight):
        if seat not in fight.exhausted and spent(g, fight, seat) > strength(g, fight, seat):
            exhaust(g, fight, seat, rule="MEQ-349")
    return Jump("4a") if _is_over(fight) else None


async def previous_round_abilities(g: QuestState) -> Next:
    """MEQ-351, MEQ-352: what the cards of the last round said of the next one, the hero's first."""
    await combat_abilities.previous_round(g, g.combats[-1])
    return Jump("4a") if is_off(g, g.combats[-1]) else None


async def current_round_abilities(g: QuestState) -> Next:
    """MEQ-353, MEQ-366: cancels first, so that two may cancel each other; then the hero's card, then Sauron's."""
    await combat_abilities.current_round(g, g.combats[-1])
    return Jump("4a") if is_off(g, g.combats[-1]) else None


async def deal_damage(g: QuestState) -> Next:
    """MEQ-354, MEQ-356: both suffer damage at once; whoever is defeated now ends the combat."""
    fight = g.combats[-1]
    blows = {seat: blow(g, fight, seat) for seat in fighters(fight)}
    for seat in reversed(fighters(fight)):
        amount = await combat_abilities.instead_of_damage(g, fight, seat, allowed(g, fight, seat, blows[seat]))
        await deal(g, fight, seat, amount, other_fighter(fight, seat))
    await combat_abilities.after_damage(g, fight)
    beaten = [*([fight.hero] if is_beaten(g, fight.hero) else [])]
    if damage_on_enemy(g, fight) >= health(g, fight) or SAURON in fight.beaten:
        beaten.append(SAURON)
    fight.beaten = beaten
    await combat_abilities.at_the_end(g, fight)
    _end_round(g, fight)
    return Jump("4a") if beaten or is_off(g, fight) else Jump("3")


def _leaves_the_pile(g: QuestState, fight: Combat, card: str) -> None:
    """A card of a combat pile is discarded: a hero's on his rest pool, Sauron's under the deck he fights with."""
    if g.home[card] == f"pile:{fight.hero}":
        lay_on_rest_pool(g, fight.hero, [card])
    elif g.home[card] == f"pile:{SAURON}":
        g.move(card, combat_abilities.deck_zone(g, fight))
        g.say("meq-log-discards", seat=seat_ref(SAURON), card=g.ref(card))


def _end_round(g: QuestState, fight: Combat) -> None:
    for effect in expire(g.effects, ROUND):
        if effect.kind == LEAVES_THE_PILE:
            _leaves_the_pile(g, fight, effect.targets[0])
    for effect in g.effects:
        if effect.until == NEXT_ROUND:
            effect.until = ROUND
    fight.before, fight.shown = fight.shown, {}
