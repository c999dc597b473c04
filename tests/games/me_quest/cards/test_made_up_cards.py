"""Words of the cards as no card of the box uses them: on the other side, on another kind of card, in another moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.games.me_quest.events.things import FavorLost
from desktop_app.games.me_quest.reading.fight import strength
from desktop_app.games.me_quest.vocabulary import hero_turns
from desktop_app.games.me_quest.vocabulary.abilities import (
    after_damage,
    at_round_end,
    forbids,
    forced,
    in_combat,
    instead_of_damage,
    most,
    next_round,
    reaction,
)
from desktop_app.games.me_quest.vocabulary.amounts import the_x
from desktop_app.games.me_quest.vocabulary.combat_rounds import limits_damage
from desktop_app.games.me_quest.vocabulary.fighting import (
    discards_your_card_after,
    draws_combat_card,
    opponent_defeated,
    recovers,
    regenerates,
    takes_breath,
)
from desktop_app.games.me_quest.vocabulary.gaining import discard_all_corruption, gain_favor
from desktop_app.games.me_quest.vocabulary.groups import hero, opponent, you
from desktop_app.games.me_quest.vocabulary.plot_words import discards_plot_of_a_haven
from desktop_app.games.me_quest.vocabulary.triggers import after, you_rest
from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.fights import HERO, Fight
from tests.games.me_quest.shelf import make_up, on_the_shelf
from tests.games.me_quest.table import Table

OVERDRAW = "hero.argalad.overdraw"
FIGHTS: dict[str, Any] = {"attack": 0, "defense": 0, "strength_cost": 0}
BAN = make_up("made.ban", "event", stage=1, stays=True)
CHAIN = make_up("made.chain", "item", item="chain")
HALT = make_up("made.halt", "corruption")
FAMINE = make_up("made.famine", "plot", places=("bree",))
BREATH = make_up("made.breath", "combat", owner="behemoth", kind="melee", **FIGHTS)
MENDING = make_up("made.mending", "combat", owner="behemoth", kind="melee", **{**FIGHTS, "attack": 9})
TRAP = make_up("made.trap", "combat", owner="behemoth", kind="ranged", **FIGHTS)
CALL = make_up("made.call", "combat", owner="behemoth", kind="ranged", **{**FIGHTS, "attack": 1})
SHELL = make_up("made.shell", "skill", kind="ranged", **FIGHTS)
SEED = make_up("made.seed", "skill", kind="melee", **{**FIGHTS, "attack": 3})
SONG, SALVE = make_up("made.song", "item", item="song"), make_up("made.salve", "item", item="salve")
GRACE, FAME = make_up("made.grace", "item", item="grace"), make_up("made.fame", "item", item="fame")
SPARK = make_up("made.spark", "skill", kind="melee", **{**FIGHTS, "attack": 3})


@pytest.fixture(autouse=True, scope="module")
def shelf() -> Iterator[None]:
    """The made-up cards are among the printed ones while these tests run."""
    with on_the_shelf():
        yield


forbids(BAN, "rest", hero)
most(BAN, "hand", 3, hero)
forbids(CHAIN, "trade", you)
with on_the_shelf():
    for _code in (SONG, SALVE):
        reaction(_code, you_rest, do=gain_favor(1).on(you))
with on_the_shelf():
    forced(GRACE, after(FavorLost, told="favor lost"), do=discard_all_corruption.on(you))
    forced(FAME, after(FavorLost, told="favor lost"), do=discards_plot_of_a_haven())
forbids(HALT, "move", you)
most(FAMINE, "favor", 1, hero)
in_combat(BREATH, do=takes_breath)
at_round_end(MENDING, do=recovers, when=opponent_defeated)
next_round(TRAP, do=discards_your_card_after)
after_damage(CALL, do=hero_turns.fights("snaga").on(opponent))
in_combat(SHELL, do=limits_damage(1))
instead_of_damage(SEED, do=gain_favor(the_x).on(you))
after_damage(SPARK, do=draws_combat_card())
at_round_end("made.spark", do=regenerates)


def fight(mine: list[str], theirs: list[str], enemy: str = "monster.balrog", **more: Any) -> Fight:
    """A fight in which Sauron holds made-up cards among those of the box."""
    hand = [card if card.startswith("made.") else f"combat.{card}" for card in theirs]
    return Fight(mine, [], enemy, hand=hand, **more)


# -- what hinders heroes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-158", "MEQ-324", "MEQ-327")
def test_any_card_in_play_that_forbids_something_is_named_with_its_rule() -> None:
    banned = Table("rest", {"at": "bree", "rest": [OVERDRAW]}, event={"card": BAN}, every_question=True)
    assert (banned.offers("rest"), banned.rule_of("rest")) == (False, "MEQ-158")
    chained = Table("explore", {"at": "bree", "favor": 1, "items": [CHAIN]}, {"at": "bree"}, every_question=True)
    assert (chained.offers("give"), chained.rule_of("give")) == (False, "MEQ-324")
    halted = Table("move", {"at": "bree", "hand": [OVERDRAW] * 3, "corruption": [HALT]}, every_question=True)
    told = halted.refusal("travel")
    assert told is not None
    assert (halted.offers("travel"), told.rule, halted.g.codes[told.because]) == (False, "MEQ-327", HALT)


@pytest.mark.rule("MEQ-133", "MEQ-158")
def test_a_limit_counts_at_once_whatever_card_brings_it() -> None:
    hands = Table("event", {"hand": [OVERDRAW] * 5}, zones={"event_deck_1": [BAN]})
    hands.answer([option.key for option in hands.question.options[:2]])
    assert hands.count("hand") == 3
    rich = Table("plot", {"favor": 4}, {"favor": 1}, sau={"hand": [FAMINE]}, round=2).choose("play_plot")
    assert (rich.favor(), rich.favor("Bor")) == (1, 1)


@pytest.mark.rule("MEQ-243")
def test_in_a_pause_what_has_answered_already_says_so() -> None:
    table = Table("rest", {"at": "bree", "rest": [OVERDRAW], "items": [SONG, SALVE]}).choose("rest", "Ana")
    table.choose("marker_red").choose("respond", SONG)
    told = table.refusal("respond", SONG)
    assert told is not None
    assert (told.rule, told.message.id) == ("MEQ-243", "meq-no-answered")
    table.choose("respond", SALVE)
    assert table.favor() == 2


@pytest.mark.rule("MEQ-238", "MEQ-129")
def test_what_is_gone_when_it_is_paid_for_is_not_discarded_again() -> None:
    ana = {"at": "bree", "favor": 4, "corruption": ["Weak", "Weary"], "items": [GRACE]}
    table = Table("rest", ana, story={"red": 5, "black": 5}).choose("rest", "Ana").choose("pay_off", "Weak")
    assert (table.count("corruption"), table.said("meq-log-corruption-gone")) == (0, 2)
    changes = Card("encounter.redeemed_by_grace", ana=ana, says=["buy_off", "pay_off weak"]).changes
    assert (changes["Ana corruption"], changes["Ana favor"]) == (-2, -1)
    ana = {"at": "edoras", "favor": 3, "items": [FAME]}
    table = Table("explore", ana, plots=[{"card": "Loss of an Heir", "at": "edoras"}]).choose("discard_plot")
    assert (table.zone("Loss of an Heir"), table.said("meq-log-plot-discarded")) == ("plot_discard", 1)


# -- in a combat -------------------------------------------------------------------------------------------------------


def test_sauron_draws_breath_from_the_deck_that_he_fights_with() -> None:
    table = fight(["sweep", "sweep"], [BREATH], says={"meqcards-ask-breath": "draw_from_life"}).play("sweep", "breath")
    assert len(table.cards("combat_hand:A")) == 2


def test_sauron_recovers_his_pile() -> None:
    table = fight(["sweep"], [MENDING, "behemoth.sweep"], player={"life": ["Sweep"]})
    assert not table.play("sweep", "mending").g.combats


def test_a_card_of_sauron_leaves_his_pile_for_the_bottom_of_his_deck() -> None:
    table = (
        fight(["sweep"] * 3, [TRAP, "behemoth.crush", "behemoth.sweep"]).play("sweep", "trap").play("sweep", "crush")
    )
    assert (table.cards("pile:A"), table.cards("combat_deck_behemoth")[-1]) == (["trap"], "crush")


@pytest.mark.rule("MEQ-329")
def test_nobody_fights_a_second_enemy_in_the_midst_of_a_combat() -> None:
    table = fight(["sweep", "sweep"], [CALL, "behemoth.sweep"]).play("sweep", "call")
    assert (len(table.g.combats), table.cards(f"pile:{HERO}"), table.cards("pile:A")) == (1, ["sweep"], ["call"])


@pytest.mark.rule("MEQ-329")
def test_a_second_enemy_that_nobody_fights_leaves_what_lasts_in_the_combat() -> None:
    """Betrayed, and then called to a Snaga: that one does not come, and the hero stays betrayed."""
    weak = {"kind": "strength", "amount": -2, "until": "combat", "source": "Betrayed", "on": ["Argalad"]}
    combat = {"hero": "Ana", "enemy": "Balrog", "within": "ambush", "begun": True, "hand": [CALL, "Block"]}
    ana = {"hero": "Argalad", "at": "bree", "hand": ["Parry", "Volley"]}
    table = Table("3", ana, combat=combat, effects=[weak], zones={"shadow_discard": ["Betrayed"]})
    table.choose("fight_on").choose("fight_on").choose("fight", "Parry").choose("fight", CALL)
    table.until("3")
    assert (table.fight.round, strength(table.g, table.fight, HERO)) == (2, 3)


def test_what_comes_instead_of_damage_comes_for_no_more_than_could_be_dealt() -> None:
    crebain = Fight([SHELL, "sweep"], ["zealot.aimed_shot"], "monster.crebain").play(
        "shell", "aimed_shot", until="meq-ask-influence"
    )
    assert crebain.question.prompt.params["amount"] == 1


def test_a_hero_too_may_have_something_instead_of_damage_or_draw_in_a_fight() -> None:
    table = Fight([SEED, "sweep"], ["zealot.quick_shot"] * 2, "monster.orc").play("seed", "quick_shot")
    assert (table.on_enemy, table.g.favor[HERO]) == (0, 3)
    table = Fight([SPARK, "sweep"], ["zealot.quick_shot"] * 2, "monster.balrog")
    table.play("spark", "quick_shot")
    assert (table.on_enemy, len(table.cards(f"hand:{HERO}"))) == (3, 2)
