"""Combat cards in a round each: what their text says, and what it does not."""

from __future__ import annotations

import pytest

from desktop_app.games.me_quest.cards.combat import TYPES
from desktop_app.games.me_quest.reading.facts import load_cards
from desktop_app.games.me_quest.vocabulary.texts import CARDS
from tests.games.me_quest.fights import Fight

SERPENT = "minion.black_serpent"
# hero, his card, Sauron's card, damage on the enemy and on the hero
ROUNDS = {
    "evade cancels a melee card": ("thalin", "evade", "zealot.reckless", 0, 0),
    "evade lets a ranged card through": ("thalin", "evade", "zealot.poison_arrow", 0, 0),
    "charge cancels a ranged card": ("eleanor", "charge", "ravager.aimed_shot", 2, 0),
    "charge meets a melee card": ("eleanor", "charge", "behemoth.smash", 1, 2),
    "sweep cannot be canceled": ("thalin", "sweep", "behemoth.earthquake", 3, 4),
    "quick shot cannot be canceled": ("argalad", "quick_shot", "behemoth.earthquake", 1, 4),
    "earthquake cancels": ("thalin", "reckless", "behemoth.earthquake", 0, 4),
    "two that cancel each other": ("eleanor", "charge", "zealot.charge", 2, 2),
    "parry against melee": ("thalin", "parry", "behemoth.smash", 0, 2),
    "parry against melee without tricks": ("thalin", "parry", "zealot.parry", 0, 0),
    "parry against ranged": ("thalin", "parry", "zealot.quick_shot", 1, 0),
    "hack against melee": ("eometh", "hack", "ravager.hack", 2, 2),
    "hack against ranged": ("eometh", "hack", "zealot.quick_shot", 1, 1),
    "crush against melee": ("thalin", "crush", "zealot.hack", 6, 0),
    "crush against ranged": ("thalin", "crush", "zealot.quick_shot", 3, 0),
    "overdraw against ranged": ("argalad", "overdraw", "zealot.quick_shot", 4, 1),
    "overdraw against melee": ("argalad", "overdraw", "zealot.hack", 2, 1),
    "ranged strike against ranged": ("eleanor", "ranged_strike", "zealot.quick_shot", 3, 0),
    "precision reduces defense": ("argalad", "precision", "zealot.parry", 2, 0),
    "smash reduces defense, and nothing raises it": ("thalin", "parry", "zealot.smash", 0, 2),
    "block keeps two of its defense": ("thalin", "block", "zealot.smash", 0, 0),
    "attack of opportunity finds no defense": ("eleanor", "attack_of_opportunity", "zealot.quick_shot", 7, 1),
    "attack of opportunity finds a defense": ("eleanor", "attack_of_opportunity", "zealot.parry", 0, 1),
    "sneak attack finds no defense": ("beravor", "sneak_attack", "zealot.hack", 3, 0),
    "deadly finesse makes both numbers one": ("beravor", "deadly_finesse", "behemoth.crush", 3, 4),
    "eviscerate deals two more": ("eometh", "eviscerate", "zealot.quick_shot", 4, 1),
    "eviscerate that deals nothing": ("eometh", "eviscerate", "behemoth.block", 0, 0),
    "poison arrow deals two more": ("thalin", "sweep", "zealot.poison_arrow", 3, 4),
    "reckless is dealt two more": ("thalin", "reckless", "zealot.quick_shot", 5, 3),
    "reckless without damage": ("thalin", "reckless", "behemoth.block", 1, 0),
    "enraged takes one at most": ("thalin", "crush", "behemoth.enraged", 1, 1),
    "a plain exchange": ("thalin", "overpower", "behemoth.overpower", 0, 0),
}


@pytest.mark.rule("MEQ-354", "MEQ-363", "MEQ-366", "MEQ-370", "MEQ-373")
@pytest.mark.parametrize("name", ROUNDS)
def test_a_round(name: str) -> None:
    """Against the Black Serpent, whose own ability has no part in a combat."""
    hero, mine, theirs, on_enemy, on_hero = ROUNDS[name]
    fight = Fight([mine, *_spare(hero)], [theirs, "zealot.hack"], SERPENT, hero=hero)
    fight.play(mine, theirs.split(".")[1])
    assert (fight.on_enemy, fight.on_hero) == (on_enemy, on_hero)


def _spare(hero: str) -> list[str]:
    """One more card, so that a round after this one can begin."""
    return [
        {"thalin": "rush", "argalad": "fall_back", "eleanor": "rest", "eometh": "trample", "beravor": "parry"}[hero]
    ]


# two rounds: hero, his cards, Sauron's cards, damage on the enemy and the hero in the second round alone
SECOND_ROUNDS = {
    "dodge defends": ("thalin", ["dodge", "sweep"], ["zealot.hack", "zealot.aimed_shot"], 3, 1),
    "rush cancels a ranged card": ("thalin", ["rush", "sweep"], ["zealot.parry", "zealot.aimed_shot"], 3, 0),
    "rush lets a melee card through": ("thalin", ["rush", "sweep"], ["zealot.parry", "zealot.reckless"], 5, 5),
    "overpower with melee": ("thalin", ["overpower", "sweep"], ["zealot.parry", "zealot.quick_shot"], 5, 1),
    "overpower with ranged": ("thalin", ["overpower", "strategize"], ["zealot.parry", "zealot.quick_shot"], 1, 0),
    "fall back cancels a melee card": ("argalad", ["fall_back", "overdraw"], ["zealot.parry", "zealot.reckless"], 2, 0),
    "volley with ranged": ("argalad", ["volley", "quick_shot"], ["zealot.parry", "zealot.quick_shot"], 3, 1),
    "volley with melee": ("argalad", ["volley", "parry"], ["zealot.parry", "zealot.quick_shot"], 1, 0),
    "concentrate adds to both": ("eleanor", ["concentrate", "parry"], ["zealot.parry", "zealot.reckless"], 5, 0),
    "hide with ranged": ("eleanor", ["hide", "ranged_strike"], ["zealot.parry", "zealot.smash"], 0, 2),
    "aimed shot matches": ("argalad", ["quick_shot", "aimed_shot"], ["zealot.hack", "zealot.hack"], 6, 1),
    "aimed shot misses": ("argalad", ["quick_shot", "aimed_shot"], ["zealot.hack", "zealot.quick_shot"], 3, 1),
    "aimed shot matches a canceled card": (
        "beravor",
        ["charge", "aimed_shot"],
        ["zealot.quick_shot", "ravager.concentrate"],
        6,
        0,
    ),
    "canceled, its next round is lost": (
        "thalin",
        ["overpower", "sweep"],
        ["behemoth.earthquake", "behemoth.block"],
        0,
        0,
    ),
    "concentrate of Sauron": ("thalin", ["strategize", "sweep"], ["ravager.concentrate", "ravager.hack"], 1, 4),
}


@pytest.mark.rule("MEQ-351", "MEQ-367")
@pytest.mark.parametrize("name", SECOND_ROUNDS)
def test_what_is_said_of_the_next_round(name: str) -> None:
    hero, mine, theirs, on_enemy, on_hero = SECOND_ROUNDS[name]
    fight = Fight([*mine, *_spare(hero)], [*theirs, "zealot.hack"], SERPENT, hero=hero)
    fight.play(mine[0], theirs[0].split(".")[1])
    before = fight.on_enemy, fight.on_hero
    fight.play(mine[1], theirs[1].split(".")[1])
    assert (fight.on_enemy - before[0], fight.on_hero - before[1]) == (on_enemy, on_hero)


def test_every_combat_card_says_something() -> None:
    silent = [card.code for card in load_cards().values() if card.type in TYPES and not list(CARDS.parts(card.code))]
    assert silent == []
