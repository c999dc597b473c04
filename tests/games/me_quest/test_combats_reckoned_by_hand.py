"""Many combats by chance: after every round the program and whoever reckons by hand count the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from desktop_app.games.me_quest.reading.facts import load_cards
from tests.games.me_quest.fights import Fight
from tests.games.me_quest.reckoning import KNOWN, Side, play

ENEMIES = [f"monster.{name}" for name in ("snaga", "orc", "southron", "dunlending", "uruk_hai", "huorn", "cave_troll")]
HEROES = ("thalin", "argalad", "eleanor", "eometh", "beravor")
BONUS = 20
"""The strength that a hero of these tests has besides his own."""


def _deck(prefix: str) -> list[str]:
    return [code for code in load_cards() if code.startswith(prefix) and code.split(".")[-1] in KNOWN]


@pytest.mark.rule("MEQ-348", "MEQ-351", "MEQ-353", "MEQ-354", "MEQ-363", "MEQ-370", "MEQ-373", "MEQ-392")
def test_every_round_comes_to_what_the_printed_cards_say(amount: Callable[[int, int], int]) -> None:
    for seed in range(amount(40, 2_000)):
        dice = Random(seed)
        hero, enemy = dice.choice(HEROES), load_cards()[dice.choice(ENEMIES)]
        mine = dice.choices(_deck(f"hero.{hero}."), k=6)
        theirs = dice.choices(_deck(f"combat.{enemy.deck}."), k=6)
        fight = Fight(
            [card.split(".")[-1] for card in mine],
            [card.removeprefix("combat.") for card in theirs],
            enemy.code,
            hero=hero,
        )
        sides = Side(load_cards()[f"hero.{hero}"].strength + BONUS), Side(enemy.strength, enemy.code.split(".")[-1])
        for at, cards in enumerate(zip(mine, theirs, strict=True)):
            play(*sides, *cards)
            fight.play(*(card.split(".")[-1] for card in cards))
            if not fight.g.combats:
                assert fight.g.fought[-1].enemy_defeated == (sides[1].suffered >= enemy.health), (seed, at)
                break
            assert (fight.on_hero, fight.on_enemy) == (sides[0].suffered, sides[1].suffered), (seed, at)
            assert ("A" in fight.fight.exhausted) == sides[1].exhausted, (seed, at)
