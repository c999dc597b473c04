"""Combat: steps, exhaustion, canceled cards, damage, defeat, and the worked example of two rounds."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.fight import spent, strength
from desktop_app.games.me_quest.vocabulary.abilities import cancels, in_combat, next_round
from desktop_app.games.me_quest.vocabulary.amounts import opponent_plays, opponents_printed, you_play
from desktop_app.games.me_quest.vocabulary.combat_rounds import gains, inflict, reduces_to_0
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Cancels, CombatText
from tests.games.me_quest.table import Table

ORC = "monster_token.green.orc"
ANYTHING = "combat.zealot.hack"
SMASH, STRATEGIZE, RECKLESS = "combat.zealot.smash", "combat.zealot.strategize", "combat.zealot.reckless"
VOLLEY, AIMED_SHOT, PARRY = (f"hero.argalad.{card}" for card in ("volley", "aimed_shot", "parry"))


@pytest.fixture
def own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the tests here write for cards is for them alone: nothing else is written for combat meanwhile."""
    others = {kind: written for kind, written in CARDS._parts.items() if kind not in (CombatText, Cancels)}
    monkeypatch.setattr(CARDS, "_parts", others)


def fight(
    step: str = "3",
    *,
    hand: list[str] | None = None,
    sauron: list[str] | None = None,
    ana: dict[str, Any] | None = None,
    **combat: Any,
) -> Table:
    """Argalad against an Orc, by their cards in hand."""
    mine = {"at": "gladden_fields", "hand": hand if hand is not None else [VOLLEY, AIMED_SHOT, PARRY], **(ana or {})}
    told = {
        "hero": "Ana",
        "enemy": "monster.orc",
        "within": "travel",
        "token": "gladden_fields",
        "hand": sauron if sauron is not None else [SMASH, STRATEGIZE, ANYTHING],
        **combat,
    }
    return Table(step, mine, at={"gladden_fields": [ORC]}, combat=told, zones={}, influence={"barad_dur": 3})


def exchange(table: Table, mine: str, theirs: str) -> Table:
    """Both fight on and play these cards."""
    while table.step == "3":
        table.choose("fight_on")
    while table.session.question is not None and table.step == "3a":
        table.choose("fight", mine if table.who == "Ana" else theirs)
    return table


@pytest.mark.rule("MEQ-338", "MEQ-339", "MEQ-340", "MEQ-341", "MEQ-342", "MEQ-376", "MEQ-377")
def test_sauron_draws_five_for_the_orc_and_argalad_splits_his_agility() -> None:
    table = fight("1", hand=[], sauron=[])
    assert table.who == "Ana"
    assert len(table.g.zones["combat_hand:A"]) == 5
    assert all(table.g.codes[card].startswith("combat.zealot.") for card in table.g.zones["combat_hand:A"])
    assert [option.detail for option in table.question.options] == ["3", "2", "1", "0"]
    table.choose("draw", detail="1")
    assert table.count("hand") == 1
    assert strength(table.g, table.fight, "B") == 7
    assert strength(table.g, table.fight, "A") == 4


@pytest.mark.rule("MEQ-378", "MEQ-379", "MEQ-380", "MEQ-382", "MEQ-383", "MEQ-355", "MEQ-397")
def test_round_one_of_the_example(own_words: None) -> None:
    in_combat(SMASH, do=reduces_to_0("defense"))
    next_round(VOLLEY, when=you_play("ranged"), do=gains(attack=2))
    table = exchange(fight(bonus=2), VOLLEY, SMASH)
    assert table.who == "Ana"
    assert table.question.prompt.id == "meq-ask-damage"
    life = table.count("life")
    table.choose("lose_life").choose("lose_life")
    assert (table.count("life"), table.count("damage")) == (life - 2, 2)
    assert table.fight.damage == 1
    assert spent(table.g, table.fight, "A") == spent(table.g, table.fight, "B") == 2
    assert (table.step, table.fight.round) == ("3", 2)


@pytest.mark.rule(
    "MEQ-384", "MEQ-385", "MEQ-386", "MEQ-387", "MEQ-388", "MEQ-389", "MEQ-390", "MEQ-391", "MEQ-347", "MEQ-361"
)
def test_round_two_of_the_example(own_words: None) -> None:
    next_round(VOLLEY, when=you_play("ranged"), do=gains(attack=2))
    in_combat(AIMED_SHOT, when=opponent_plays("melee"), do=gains(attack=3))
    table = fight(
        hand=[AIMED_SHOT, PARRY],
        sauron=[RECKLESS],
        bonus=2,
        damage=1,
        round=1,
        piles={"Ana": [VOLLEY], "Sau": [SMASH]},
        before={"Ana": 1, "Sau": 1},
    )
    exchange(table, AIMED_SHOT, RECKLESS)
    told = [line.message for line in table.session.log]
    assert [each.params["amount"] for each in told if each.id == "meq-log-enemy-damage"] == [5]
    assert table.said("meq-log-enemy-defeated") == 1
    assert table.zone(ORC) == "monsters_out_green"
    assert (table.who, table.step) == ("Ana", "explore"), "a defeated monster brings no influence"


@pytest.mark.rule("MEQ-344", "MEQ-346", "MEQ-374")
def test_both_choose_in_secret_and_reveal_together() -> None:
    table = fight().choose("fight_on").choose("fight_on")
    first = table.who
    table.choose("fight", VOLLEY if first == "Ana" else SMASH)
    assert not table.g.zones["pile:A"]
    assert not table.g.zones["pile:B"]
    view = table.session.game.view(table.g, table.question.seat)
    assert all(not card.code for zone in ("chosen:A", "chosen:B") for card in view.zones[zone].cards)
    table.choose("fight", SMASH if first == "Ana" else VOLLEY)
    assert (table.titles("pile:A"), table.titles("pile:B")) == (["Smash"], ["Volley"])


@pytest.mark.rule("MEQ-348", "MEQ-349", "MEQ-365")
def test_who_spends_more_than_his_strength_is_exhausted_at_once() -> None:
    table = fight(sauron=[STRATEGIZE, ANYTHING], piles={"Sau": [SMASH]}, round=1)
    exchange(table, PARRY, STRATEGIZE)
    assert table.fight.exhausted == []
    over = fight(sauron=[RECKLESS, ANYTHING], piles={"Sau": [SMASH]}, round=1)
    exchange(over, PARRY, RECKLESS)
    assert over.fight.exhausted == ["A"]
    assert over.fight.canceled


@pytest.mark.rule("MEQ-350", "MEQ-361", "MEQ-362", "MEQ-270")
def test_when_both_are_exhausted_nobody_is_hurt_and_a_travel_is_over() -> None:
    table = fight(hand=[AIMED_SHOT], sauron=[RECKLESS], piles={"Sau": [SMASH], "Ana": [AIMED_SHOT]}, round=1)
    table.choose("fight_on").choose("fight_on")
    assert table.who == "Sau"
    assert table.question.prompt.id == "meq-ask-influence"
    assert table.question.prompt.params["amount"] == 2
    assert not table.offers("place_in_pool")
    assert table.pools()[2] == 0
    table.choose("stop_placing")
    assert table.who == "Bor"
    assert table.said("meq-log-encounters") == 0


@pytest.mark.rule("MEQ-345", "MEQ-393", "MEQ-396")
def test_against_an_exhausted_enemy_the_hero_plays_alone() -> None:
    table = fight(exhausted=["Sau"], round=1)
    assert table.who == "Ana"
    table.choose("fight_on").choose("fight", VOLLEY)
    assert table.fight.damage == 2
    assert table.who == "Ana"
    table.choose("exhaust")
    assert table.question.prompt.id == "meq-ask-influence"


@pytest.mark.rule("MEQ-394", "MEQ-395")
def test_before_a_round_the_hero_says_first_whether_he_is_exhausted() -> None:
    table = fight()
    assert table.who == "Ana"
    table.choose("exhaust")
    assert table.who == "Sau"
    assert table.offers("fight_on")
    table.choose("exhaust")
    assert table.question.prompt.id == "meq-ask-influence"


@pytest.mark.rule("MEQ-394")
def test_without_a_card_in_hand_a_combatant_is_exhausted() -> None:
    table = fight(hand=[])
    assert table.fight.exhausted == ["B"]


@pytest.mark.rule("MEQ-363", "MEQ-364", "MEQ-367")
def test_a_canceled_card_has_no_values_and_no_text(own_words: None) -> None:
    cancels(SMASH)
    next_round(VOLLEY, do=gains(attack=2))
    table = fight()
    exchange(table, VOLLEY, SMASH)
    assert table.fight.damage == 0
    while table.question.prompt.id == "meq-ask-damage":
        table.choose("lose_life")
    assert table.pools()[2] == 2
    exchange(table, PARRY, ANYTHING)
    assert table.fight.damage == 1


@pytest.mark.rule("MEQ-366", "MEQ-392")
def test_two_cards_that_cancel_each_other_are_both_blank(own_words: None) -> None:
    cancels(SMASH)
    cancels(VOLLEY)
    table = exchange(fight(), VOLLEY, SMASH)
    assert table.fight.damage == 0
    assert table.pools()[2] == 0
    assert len(table.fight.canceled) == 2


@pytest.mark.rule("MEQ-351", "MEQ-392")
def test_of_two_abilities_for_the_next_round_the_heros_comes_first(own_words: None) -> None:
    next_round(VOLLEY, do=inflict(1))
    next_round(STRATEGIZE, do=inflict(1))
    table = exchange(fight(), VOLLEY, STRATEGIZE)
    before = table.fight.damage
    exchange(table, PARRY, ANYTHING)
    assert (table.step, table.question.prompt.id) == ("3d", "meq-ask-damage")
    assert table.fight.damage == before + 1


@pytest.mark.rule("MEQ-352", "MEQ-389")
@pytest.mark.parametrize(("second", "hurt"), [(STRATEGIZE, 1), (RECKLESS, 0)])
def test_whoever_is_exhausted_now_loses_what_his_last_card_prepared(own_words: None, second: str, hurt: int) -> None:
    next_round(SMASH, do=inflict(1))
    table = exchange(fight(sauron=[SMASH, second]), VOLLEY, SMASH)
    assert table.count("damage") == 0
    exchange(table, PARRY, second)
    while table.question.prompt.id == "meq-ask-damage":
        table.choose("lose_life")
    assert table.count("damage") == hurt


@pytest.mark.rule("MEQ-353", "MEQ-392")
def test_the_hero_resolves_before_sauron(own_words: None) -> None:
    in_combat(PARRY, do=inflict(1))
    in_combat(SMASH, do=inflict(1))
    table = exchange(fight(), PARRY, SMASH)
    told = [line.message.id for line in table.session.log]
    assert "meq-log-enemy-damage" in told
    assert table.question.prompt.id == "meq-ask-damage"


@pytest.mark.rule("MEQ-368", "MEQ-369", "MEQ-356")
def test_inflicted_damage_ignores_defense_and_defeats_only_when_damage_is_dealt(own_words: None) -> None:
    in_combat(PARRY, do=inflict(3))
    table = fight(sauron=[SMASH, ANYTHING])
    exchange(table, PARRY, SMASH)
    assert table.said("meq-log-enemy-defeated") == 0
    table.choose("lose_life")
    assert table.said("meq-log-enemy-defeated") == 1


@pytest.mark.rule("MEQ-369", "MEQ-248")
def test_a_hero_who_loses_his_last_card_to_an_ability_still_strikes(own_words: None) -> None:
    in_combat(SMASH, do=inflict(3))
    table = exchange(fight(hand=[VOLLEY], ana={"life": [PARRY]}), VOLLEY, SMASH).until("rest")
    said = [line.message.id for line in table.session.log]
    assert said.index("meq-log-enemy-damage") < said.index("meq-log-defeated")


@pytest.mark.rule("MEQ-370", "MEQ-371", "MEQ-372")
def test_a_bonus_looks_at_the_printed_value(own_words: None) -> None:
    in_combat(PARRY, when=opponents_printed("defense", at_most=0), do=gains(attack=5))
    in_combat(ANYTHING, do=gains(defense=2))
    table = exchange(fight(), PARRY, ANYTHING)
    told = [line.message for line in table.session.log if line.message.id == "meq-log-enemy-damage"]
    assert [each.params["amount"] for each in told] == [4]


@pytest.mark.rule("MEQ-373")
def test_what_is_reduced_to_0_stays_0(own_words: None) -> None:
    in_combat(SMASH, do=reduces_to_0("defense"))
    in_combat(PARRY, do=gains(defense=2))
    table = exchange(fight(), PARRY, SMASH)
    table.choose("lose_life").choose("lose_life")
    assert table.count("damage") == 2


@pytest.mark.rule("MEQ-354")
def test_more_defense_than_attack_means_no_damage() -> None:
    table = exchange(fight(sauron=[STRATEGIZE, ANYTHING]), PARRY, STRATEGIZE)
    assert table.fight.damage == 0


@pytest.mark.rule("MEQ-375")
def test_a_card_out_of_the_pile_is_no_longer_paid_for() -> None:
    table = fight(piles={"Ana": [VOLLEY, AIMED_SHOT]}, round=1)
    assert spent(table.g, table.fight, "B") == 5
    table.g.move(table.g.zones["pile:B"][1], "rest:B")
    assert spent(table.g, table.fight, "B") == 2


@pytest.mark.rule("MEQ-357", "MEQ-358", "MEQ-359")
def test_after_a_combat_cards_go_back_and_the_token_is_discarded() -> None:
    table = fight(piles={"Ana": [VOLLEY, PARRY], "Sau": [SMASH]}, round=2, exhausted=["Sau"], hand=[])
    table.until("move")
    assert table.titles("rest:B") == ["Volley", "Parry"]
    assert len(table.g.zones["combat_deck_zealot"]) == 25
    assert table.zone(ORC) == "monsters_out_green"


@pytest.mark.rule("MEQ-402")
def test_each_point_of_damage_comes_from_the_pool_unseen_or_from_the_hand() -> None:
    life = ["hero.argalad.precision", "hero.argalad.overdraw", "hero.argalad.overdraw"]
    table = exchange(fight(sauron=[RECKLESS], ana={"life": life}), VOLLEY, RECKLESS)
    table.choose("lose", PARRY)
    assert table.titles("damage:B") == ["Parry"]
    table.choose("lose_life")
    assert table.titles("damage:B") == ["Parry", "Precision"]
    assert not table.session.game.view(table.g, "B").zones["damage:B"].cards


def against_gothmog(damage: int, **combat: Any) -> Table:
    """Argalad with a volley against Gothmog, who is exhausted."""
    told = {"hero": "Ana", "enemy": "Gothmog of Gorgoroth", "within": "ambush", "exhausted": ["Sau"], **combat}
    at = {"gladden_fields": [{"card": "Gothmog of Gorgoroth", "damage": damage}]}
    return Table("3", {"at": "gladden_fields", "hand": [VOLLEY]}, at=at, combat={"round": 1, **told})


@pytest.mark.rule("MEQ-398", "MEQ-360", "MEQ-334", "MEQ-270")
def test_damage_stays_on_a_minion() -> None:
    table = against_gothmog(2).choose("fight_on").choose("stop_placing")
    assert table.at("Gothmog of Gorgoroth") == "gladden_fields"
    assert table.g.pieces[table.id("Gothmog of Gorgoroth")].count("damage") == 4
    assert (table.who, table.step) == ("Ana", "move"), "in the Ambush step a turn ends by a defeat alone"


@pytest.mark.rule("MEQ-399", "MEQ-400")
def test_a_defeated_minion_leaves_the_board_for_good() -> None:
    table = against_gothmog(8).choose("fight_on")
    assert table.zone("Gothmog of Gorgoroth") == "defeated"
    assert table.g.returning == []


@pytest.mark.rule("MEQ-329")
def test_one_hero_fights_one_enemy() -> None:
    at = {"gladden_fields": [ORC, "Gothmog of Gorgoroth"]}
    table = Table("ambush", {"at": "gladden_fields"}, {"at": "gladden_fields"}, at=at).choose("attack", ORC)
    assert (table.fight.hero, table.g.codes[table.fight.enemy]) == ("B", "monster.orc")


@pytest.mark.rule("MEQ-332", "MEQ-333", "MEQ-335", "MEQ-336", "MEQ-337")
def test_the_cards_of_combat_have_what_the_book_shows() -> None:
    from desktop_app.games.me_quest.reading.facts import of_type

    monsters = of_type("monster")
    assert len(monsters) == 14
    assert all(card.health and card.fortitude and card.strength and card.deck for card in monsters)
    for type in ("hero_card", "skill", "combat"):
        assert all(card.kind in ("ranged", "melee") for card in of_type(type))
    assert all(card.movement for type in ("hero_card", "skill") for card in of_type(type))
    assert not any(card.movement for card in of_type("combat"))
