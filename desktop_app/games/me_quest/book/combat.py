"""A combat, sub-step by sub-step: Sauron Setup, Preparation, Combat Rounds, Resolution."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_all, ask_one
from desktop_app.engine.effects import expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next, Row, Steps
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import combat_abilities
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.combat import CombatBegins, CombatOver
from desktop_app.games.me_quest.reading.fight import (
    blow,
    damage_on_enemy,
    health,
    is_minion,
    spent,
    strength,
)
from desktop_app.games.me_quest.reading.numbers import attribute, is_permitted, number
from desktop_app.games.me_quest.reading.queries import (
    combat_hand,
    fighters,
    reference,
)
from desktop_app.games.me_quest.state import SAURON, Combat, Fought, QuestState
from desktop_app.games.me_quest.verbs.asking import choose_amount
from desktop_app.games.me_quest.verbs.decks import pick_at_random, shuffle_into
from desktop_app.games.me_quest.verbs.fighting import deal, exhaust
from desktop_app.games.me_quest.verbs.heroes import defeat, is_beaten, minion_defeated
from desktop_app.games.me_quest.verbs.influence import place_in_extension
from desktop_app.games.me_quest.verbs.sauron import defeat_minion, discard_token

TABLE = "combat"
ROUND, NEXT_ROUND, COMBAT = "round", "next round", "combat"
"""How long what happens in a combat lasts."""
PLAYS_FIRST, PLAYS_RANDOM = "plays_first", "plays_random"
"""Lasting effects: a combatant plays his card first, face up; or one by chance."""
LEAVES_THE_PILE = "leaves_the_pile"
"""The lasting effect of a hero's card that is discarded when the round ends."""
TURN_GOES_ON = "turn_goes_on"
"""The permission of a hero whose turn does not end when he fails to defeat an opponent."""


TRAVEL_ROWS = ("move", "combat_or_peril", "after_combat", "explore_begins", "explore")
"""The rows of a hero turn that are its Travel step."""


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


# -- before the rounds -------------------------------------------------------------------------------------------------


async def combat_begins(g: QuestState) -> Next:
    """MEQ-195: what is played or happens at the start of a combat comes before any of its steps."""
    fight = g.combats[-1]
    await resolve(g, CombatBegins(seat=fight.hero, enemy=fight.enemy, minion=is_minion(g, fight)), lambda: None)
    return None


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
    amounts = range(min(most, len(g.zones[f"life:{seat}"])), -1, -1)
    drawn = await choose_amount(g, seat, "meq-ask-agility", "draw", list(amounts), agility=most)
    for card in g.zones[f"life:{seat}"][:drawn]:
        g.move(card, combat_hand(seat))
    fight.bonus += most - drawn
    g.say("meq-log-agility", rule="MEQ-342", seat=seat_ref(seat), count=drawn, strength=most - drawn)
    return None


# -- rounds ------------------------------------------------------------------------------------------------------------


async def declare_exhausted(g: QuestState) -> Next:
    """MEQ-394, MEQ-395: before a round whoever has no card, or wants to play none, is exhausted; the hero first."""
    fight = g.combats[-1]
    fight.round += 1
    fight.dealt = {}
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
    return None


async def current_round_abilities(g: QuestState) -> Next:
    """MEQ-353, MEQ-366: cancels first, so that two may cancel each other; then the hero's card, then Sauron's."""
    await combat_abilities.current_round(g, g.combats[-1])
    return Jump("4a") if g.combats[-1].over else None


async def deal_damage(g: QuestState) -> Next:
    """MEQ-354, MEQ-356: both suffer damage at once; whoever is defeated now ends the combat."""
    fight = g.combats[-1]
    blows = {seat: blow(g, fight, seat) for seat in fighters(fight)}
    for seat in reversed(fighters(fight)):
        amount = await combat_abilities.instead_of_damage(g, fight, seat, blows[seat])
        await deal(g, fight, seat, amount)
    await combat_abilities.after_damage(g, fight)
    beaten = [*([fight.hero] if is_beaten(g, fight.hero) else [])]
    if damage_on_enemy(g, fight) >= health(g, fight) or SAURON in fight.beaten:
        beaten.append(SAURON)
    fight.beaten = beaten
    await combat_abilities.at_the_end(g, fight)
    _end_round(g, fight)
    return Jump("4a") if beaten or fight.over else Jump("3")


def _end_round(g: QuestState, fight: Combat) -> None:
    for effect in expire(g.effects, ROUND):
        if effect.kind == LEAVES_THE_PILE:
            g.move(effect.targets[0], f"rest:{fight.hero}")
    for effect in g.effects:
        if effect.until == NEXT_ROUND:
            effect.until = ROUND
    fight.before, fight.shown = fight.shown, {}


# -- resolution --------------------------------------------------------------------------------------------------------


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
    elif not won and _ends_the_turn(g, fight):
        g.say("meq-log-turn-over", rule="MEQ-362", seat=seat_ref(fight.hero))
        g.turn.over = True
    await resolve(g, over, lambda: None)
    return None


def _ends_the_turn(g: QuestState, fight: Combat) -> bool:
    """MEQ-362: whether failing to defeat this enemy ends the turn: in the Travel step, whatever brought it about."""
    travelling = any(place.table == "hero" and place.row in TRAVEL_ROWS for place in g.position)
    spared = fight.over or fight.goes_on or is_permitted(g, fight.hero, TURN_GOES_ON)
    return travelling and g.active == fight.hero and not spared


ROWS = [
    Row("0", combat_begins, TABLE, shown=False),
    Row("1", sauron_setup, TABLE),
    Row("2", preparation, TABLE),
    Row("2h", agility, TABLE, shown=False),
    Row("3", declare_exhausted, TABLE),
    Row("3a", choose_cards, TABLE),
    Row("3b", reveal_cards, TABLE),
    Row("3c", calculate_strength, TABLE),
    Row("3d", previous_round_abilities, TABLE),
    Row("3e", current_round_abilities, TABLE),
    Row("3f", deal_damage, TABLE),
    Row("4a", discard_cards, TABLE),
    Row("4b", discard_the_token, TABLE),
    Row("4c", undefeated, TABLE),
    Row("4", combat_ends, TABLE, shown=False),
]
_ALONE = Steps({TABLE: ROWS})
"""The same rows for a combat in the middle of a rule."""
