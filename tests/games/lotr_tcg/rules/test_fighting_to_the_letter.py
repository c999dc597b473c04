"""Archery, assignments, skirmishes: what the sentences of the rules say besides, and the numbers of the examples."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.reading import numbers, path, queries
from desktop_app.games.lotr_tcg.verbs.entering import put_in_place
from desktop_app.games.lotr_tcg.verbs.leaving import take_off
from desktop_app.games.lotr_tcg.verbs.skirmishing import take_the_place_of
from desktop_app.games.lotr_tcg.vocabulary.abilities import action
from desktop_app.games.lotr_tcg.vocabulary.conditions import skirmishing
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_burdens
from desktop_app.games.lotr_tcg.vocabulary.groups import companion, minion, ring_bearer
from desktop_app.games.lotr_tcg.vocabulary.verbs import heal, modify, wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import assigning, skirmish
from tests.games.lotr_tcg.table import Table, fight, hurt

SHADOW: dict[str, Any] = {"side": "shadow", "culture": "sauron"}
ARCHER = [{"id": "archer"}]
FIERCE = [{"id": "fierce"}]


def damage(amount: int) -> list[dict[str, Any]]:
    """The keyword damage +X."""
    return [{"id": "damage", "amount": amount}] if amount else []


def asked(table: Table, *wanted: str) -> list[str]:
    """The seats that are asked one of these, until something else is asked."""
    found: list[str] = []
    while table.session.question is not None and table.asked in wanted:
        found.append(table.question.seat)
        table.passes()
    return found


# -- archery -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-207", "TCG-196", "TCG-203", "TCG-205")
def test_an_archer_that_falls_first_has_shot_all_the_same(invent: Invent) -> None:
    bow, orc = invent("Bowman", "companion", keywords=ARCHER, vitality=1), invent("Snaga", "minion", vitality=3)
    shooter = invent("Orc Archer", "minion", keywords=ARCHER, vitality=1)
    table = Table({"fellowship": [bow]}, {"minions": [orc]}, {"minions": [shooter]}, step="archery")
    table.pick(bow)
    assert (table.zone(bow), table.asked) == ("dead:A", "archery-player")
    assert {option.target for option in table.question.options} == {"B", "C"}
    table.choose("choose_player", target="Bor").pick(orc)
    assert (table.wounds(orc), table.zone(shooter)) == (1, "minions:C")


@pytest.mark.rule("TCG-197", "TCG-198", "TCG-199", "TCG-202", "TCG-201")
def test_totals_of_all_and_wounds_for_the_minions_of_one(invent: Invent) -> None:
    bow, orc = invent("Bowman", "companion", keywords=ARCHER), invent("Snaga", "minion", vitality=4)
    shooter = invent("Orc Archer", "minion", keywords=ARCHER, vitality=4)
    ana = {"fellowship": [bow, bow, "Gimli"]}
    table = Table(ana, {"minions": [shooter, orc]}, {"minions": [shooter, shooter]}, step="archery")
    assert [numbers.archery_total(table.g, side) for side in ("shadow", "free_peoples")] == [3, 2]
    assert [table.question.prompt.params["count"], table.who] == [3, "Ana"]
    table.pick("Gimli").pick("Gimli").pick("Frodo")
    assert (table.wounds("Gimli"), table.wounds("Frodo"), table.asked) == (2, 1, "archery-player")
    table.choose("choose_player", target="Cia")
    one, other = table.g.zones["minions:C"]
    assert (table.who, {option.source for option in table.find("choose")}) == ("Cia", {one, other}), "her own alone"
    for _ in range(2):
        table.session.answer([option.key for option in table.find("choose") if option.source == one])
    assert [table.g.pieces[card].count("wound") for card in (one, other)] == [2, 0]


# -- assignment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-024", "TCG-008")
def test_ones_own_minions_do_not_attack(invent: Invent) -> None:
    orc = invent("Snaga", "minion")
    table = assigning({"fellowship": ["Gimli"], "minions": [orc]}, {"minions": ["Uruk Regular"]})
    assert {option.target for option in table.find("defend")} == {table.id("Uruk Regular")}


@pytest.mark.rule("TCG-218", "TCG-217", "TCG-446", "TCG-216")
@pytest.mark.parametrize(("bonus", "most"), [(0, 1), (1, 2), (2, 3)])
def test_a_defender_faces_as_many_more(bonus: int, most: int) -> None:
    minions = ["Uruk Regular", "Uruk Chaser", "Uruk Runner", "Uruk Defender"]
    table = assigning({"fellowship": ["Gimli"]}, {"minions": minions})
    affect(table, "Gimli", "defender", bonus)
    assert table.has("Gimli", "defender") == bool(bonus), "any higher value is defender +1 and more"
    for foe in minions[:most]:
        table.defend("Gimli", foe)
    assert not table.offers("defend", "Gimli")
    assert (table.refusal("Gimli", "defend").rule, table.offers("defend", "Frodo")) == ("TCG-216", True)


@pytest.mark.rule("TCG-220", "TCG-209", "TCG-223", "TCG-225", "TCG-228", "TCG-226")
def test_leftovers_go_to_anybody_or_stay_and_each_companion_has_one_skirmish() -> None:
    minions = ["Uruk Regular", "Uruk Chaser", "Uruk Runner"]
    table = assigning({"fellowship": ["Gimli", "Legolas"]}, {"minions": minions})
    table.defend("Gimli", "Uruk Regular").defend("Legolas", "Uruk Chaser").choose("assigned")
    assert {option.target for option in table.find("attack", "Uruk Runner")} == {
        table.id(name) for name in ("Frodo", "Gimli", "Legolas")
    }
    assert table.offers("leave_over")
    table.choose("attack", "Uruk Runner", "Gimli").until("skirmish")
    assert [option.verb for option in table.question.options] == ["skirmish", "skirmish"], "none can be left out"
    table.choose("skirmish", "Gimli").until("skirmish")
    assert {option.source for option in table.question.options} == {table.id("Legolas")}
    table.until("decide")
    assert table.said("skirmish") == 2


@pytest.mark.rule("TCG-418", "TCG-417", "TCG-416", "TCG-415")
def test_an_ally_at_home_may_defend_against_the_fierce_and_act_from_afar(invent: Invent) -> None:
    wolf = invent("Wolf", "minion", keywords=FIERCE)
    for site, there in ((4, True), (3, False)):
        ana = {"fellowship": ["Gimli"], "support": ["Hlafwine"], "site": site}
        table = Table(ana, {"minions": [wolf, "Uruk Regular"]}, step="fierce").until("defenders")
        home = path.is_at_home(table.g, table.id("Hlafwine"))
        assert table.offers("defend", "Hlafwine", wolf) == home == there
        table.choose("assigned")
        assert table.offers("attack", wolf, "Hlafwine") == there
        ana = {"fellowship": ["Éowyn"], "support": ["Hlafwine"], "site": site}
        fought = skirmish(ana, {"minions": ["Uruk Regular"]}, "Éowyn", "Uruk Regular")
        assert fought.offers("use", "Hlafwine")


@pytest.mark.rule("TCG-415", "TCG-200", "TCG-201")
def test_an_ally_whom_a_card_forbids_it_neither_shoots_nor_is_hit(invent: Invent) -> None:
    shooter = invent("Orc Archer", "minion", keywords=ARCHER)
    roads = ["The Riddermark", "Rohirrim Village"]
    for third, there in (("Westemnet Plains", True), ("Streets of Edoras", False)):
        table = Table({"site": 3, "support": ["Guma"]}, {"minions": [shooter]}, path=[*roads, third], step="turn")
        for kind in ("keyword:archer", "way:archery"):
            affect(table, "Guma", kind)
        assert numbers.archery_total(table.g, "free_peoples") == int(there)
        assert path.takes_part(table.g, table.id("Guma"), "archery") == there


@pytest.mark.rule("TCG-412")
def test_the_symbol_of_a_home_is_that_of_its_block(invent: Invent) -> None:
    old = invent("Old Town", "site", site_number=4, block="fellowship")
    sites = ["The Riddermark", "Rohirrim Village", "Throne Room"]
    for fourth, there in ((old, False), ("White Rocks", True)):
        table = Table({"support": ["Hlafwine"], "site": 4}, {}, path=[*sites, fourth])
        assert path.is_at_home(table.g, table.id("Hlafwine")) == there


# -- the fierce round --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-249", "TCG-250", "TCG-248", "TCG-246", "TCG-253")
def test_one_more_assignment_and_a_skirmish_for_each_fierce_one(invent: Invent) -> None:
    wolf = invent("Wolf", "minion", keywords=FIERCE, strength=5, vitality=4)
    ana = {"fellowship": ["Gimli", "Legolas", "Aragorn"]}
    table = assigning(ana, {"minions": [wolf, wolf, "Uruk Regular"]})
    table.choose("assigned").until("leftovers").choose("leave_over")
    table.until("defenders")
    first, second = [card for card in table.g.zones["minions:B"] if table.g.codes[card] == wolf]
    assert {option.target for option in table.find("defend")} == {first, second}
    table.session.answer([next(o.key for o in table.find("defend", "Gimli") if o.target == first)])
    table.choose("assigned")
    assert {option.source for option in table.find("attack")} == {second}, "a fierce one, not the Uruk-hai"
    table.choose("attack", target="Legolas").until("skirmish").choose("skirmish").until("skirmish").choose("skirmish")
    table.until("regroup-actions")
    assert (table.said("skirmish"), table.said("fierce")) == (2, 1)


@pytest.mark.rule("TCG-437")
def test_whoever_was_assigned_in_the_fierce_round_has_his_skirmish() -> None:
    table = assigning({"fellowship": ["Aragorn"]}, {"minions": ["Uruk Regular"]}, fierce=["Uruk Regular"])
    affect(table, "Uruk Regular", "keyword:fierce")
    table.defend("Aragorn", "Uruk Regular")
    table.g.effects.clear()
    assert not table.has("Uruk Regular", "fierce")
    table.until("skirmish-actions")
    assert (table.g.fight and table.g.fight.minions) == [table.id("Uruk Regular")]


@pytest.mark.rule("TCG-436", "TCG-399")
def test_a_fierce_minion_that_comes_back_is_a_new_one_and_was_not_there(invent: Invent) -> None:
    wolf = invent("Wolf", "minion", keywords=FIERCE)
    table = assigning({"fellowship": ["Gimli"]}, {"minions": [wolf, "Uruk Chaser"]}, fierce=[wolf, "Uruk Chaser"])
    card = table.id(wolf)
    take_off(table.g, card, "hand")
    put_in_place(table.g, "B", card)
    table.choose("defend", "Gimli", "Uruk Chaser").choose("assigned")
    assert table.asked == "leftovers"
    assert (table.offers("attack", wolf), table.refusal(wolf, "attack").rule) == (False, "TCG-436")


@pytest.mark.rule("TCG-232", "TCG-091", "TCG-100")
def test_what_a_skirmish_action_gave_is_gone_in_the_fierce_skirmish_of_the_same(invent: Invent) -> None:
    wolf = invent("Wolf", "minion", keywords=FIERCE, strength=5, vitality=4)
    ana = {"fellowship": ["Gimli"], "hand": ["Best Company"]}
    table = assigning(ana, {"minions": [wolf]}).defend("Gimli", wolf).until("skirmish-actions")
    assert table.play("Best Company", "Gimli").strength("Gimli") == 8
    table.passes()
    assert table.strength("Gimli") == 8, "while the skirmish phase goes on"
    table.until("defenders").defend("Gimli", wolf).until("skirmish-actions")
    assert (table.g.fierce_round, table.strength("Gimli")) == (True, 6)


# -- the action procedure ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-229", "TCG-231", "TCG-227")
def test_an_action_between_the_passes_begins_the_round_anew() -> None:
    ana, bor = {"fellowship": ["Gimli"]}, {"minions": ["Uruk Regular"], "hand": ["Ferocity"]}
    table = skirmish(ana, bor, "Gimli", "Uruk Regular").passes()
    table.play("Ferocity", "Uruk Regular")
    assert table.who == "Ana"
    table.passes()
    assert (table.who, table.said("wins")) == ("Bor", 0), "he passed before, and is asked again"
    table.passes()
    assert table.said("wins") == 1


@pytest.mark.rule("TCG-230", "TCG-139", "TCG-231")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("step", ["maneuver", "archery_actions", "assignment_actions", "skirmish_actions", "regroup"])
def test_chances_to_act_go_round_counter_clockwise(step: str, seats: int) -> None:
    others: list[dict[str, Any]] = [{"minions": ["Uruk Regular"]}, {}, {}]
    fought: dict[str, Any] = {"skirmish": fight("Frodo", "Uruk Regular")} if step == "skirmish_actions" else {}
    table = Table({}, *others[: seats - 1], step=step, full=True, **fought)
    kind = table.asked
    assert asked(table, kind) == {2: ["A", "B"], 3: ["A", "C", "B"], 4: ["A", "D", "C", "B"]}[seats]


@pytest.mark.rule("TCG-230", "TCG-139", "TCG-285")
def test_the_others_go_on_counter_clockwise_where_the_free_peoples_player_falls_in_a_window(invent: Invent) -> None:
    """The seats lie A, B, C, D and the order is another, as after bids."""
    code = invent("Last Hope", "event", phases=["maneuver"])
    action(code, "maneuver", cost=adds_burdens(1), target=companion, do=heal)
    frodo, orcs = {"card": "Frodo", "burden": 9}, {"minions": ["Uruk Regular"]}
    order = ["Ana", "Cia", "Bor", "Dan"]
    table = Table({"ring_bearer": frodo, "hand": [code]}, orcs, orcs, orcs, order=order, step="maneuver", full=True)
    table.choose("play", code)
    assert (table.g.lost, asked(table, "maneuver-actions")) == (["A"], ["D", "B", "C"])


@pytest.mark.rule("TCG-221", "TCG-139")
@pytest.mark.parametrize("seats", [3, 4])
def test_leftovers_of_each_are_assigned_from_the_right_on(seats: int) -> None:
    others: list[dict[str, Any]] = [{"minions": [name]} for name in ("Uruk Regular", "Uruk Chaser", "Uruk Runner")]
    table = assigning({"fellowship": ["Gimli"]}, *others[: seats - 1]).choose("assigned")
    (own,) = table.g.zones[f"minions:{table.question.seat}"]
    assert {option.source for option in table.find("attack")} == {own}, "nobody else's"
    assert asked(table, "leftovers") == {3: ["C", "B"], 4: ["D", "C", "B"]}[seats]


# -- skirmishes in numbers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-233", "TCG-234", "TCG-235", "TCG-236", "TCG-237", "TCG-238", "TCG-240", "TCG-241", "TCG-242",
                  "TCG-243", "TCG-443")  # fmt: skip
@pytest.mark.parametrize(
    ("companion_strength", "bonus", "orcs", "orc_strength", "orc_bonus", "hero_wounds", "orc_wounds"),
    [
        (8, 0, 2, 3, 0, 0, 1),  # Aragorn against two Orcs with 6 in total (TCG-236)
        (8, 1, 2, 3, 0, 0, 2),  # the same with damage +1 (TCG-240)
        (8, 0, 2, 4, 1, 3, 0),  # a tie at eight, two with damage +1 each (TCG-241)
        (6, 0, 1, 6, 0, 1, 0),  # a tie goes to the Shadow
        (7, 0, 1, 6, 0, 0, 1),
        (7, 2, 1, 6, 0, 0, 3),  # damage +2
        (7, 0, 3, 2, 0, 0, 1),  # each of three losers takes one
        (8, 0, 3, 5, 0, 1, 0),  # 15 against 8 is not the double of it
        (8, 0, 2, 8, 0, -1, 0),  # 16 is, whatever the vitality
        (8, 0, 2, 2, 0, 0, -1),  # 8 against 4: both die, without a wound
        (0, 0, 1, 0, 0, 1, 0),  # nothing against nothing: the Shadow wins and overwhelms nobody (TCG-443)
        (1, 0, 1, 0, 0, 0, -1),
    ],
)
def test_who_wins_and_how_many_wounds_that_makes(
    invent: Invent,
    companion_strength: int,
    bonus: int,
    orcs: int,
    orc_strength: int,
    orc_bonus: int,
    hero_wounds: int,
    orc_wounds: int,
) -> None:
    """Minus one stands for being killed outright."""
    hero = invent("Hero", "companion", strength=companion_strength, vitality=4, keywords=damage(bonus))
    orc = invent("Snaga", "minion", strength=orc_strength, vitality=5, keywords=damage(orc_bonus))
    named = [f"{orc} {number}" for number in range(1, orcs + 1)] if orcs > 1 else [orc]
    table = skirmish({"fellowship": [hero]}, {"minions": [*[orc] * orcs, invent("Onlooker", "minion")]}, hero, *named)
    cards = [card for card in table.g.zones["minions:B"] if table.g.codes[card] == orc]
    table.until("decide")
    found = [table.g.pieces[card].count("wound") if card in table.g.pieces else -1 for card in cards]
    assert (table.wounds(hero) if table.id(hero) in table.g.pieces else -1) == hero_wounds
    assert found == [orc_wounds] * orcs
    killed = -1 in (hero_wounds, orc_wounds)
    assert (table.said("overwhelmed"), table.said("wounded") > 0) == (int(killed), not killed)


@pytest.mark.rule("TCG-239", "TCG-445")
def test_a_damage_bonus_is_raised_and_taken_away() -> None:
    ana = {"fellowship": [{"card": "Théoden", "attachments": ["Herugrim"]}]}
    table = skirmish(ana, {"minions": ["Uruk Rear Guard"]}, "Théoden", "Uruk Rear Guard")
    assert numbers.damage(table.g, table.id("Théoden")) == 1
    affect(table, "Théoden", "damage", 1)
    assert numbers.damage(table.g, table.id("Théoden")) == 2
    affect(table, "Théoden", "way:no_damage")
    assert numbers.damage(table.g, table.id("Théoden")) == 0


@pytest.mark.rule("TCG-444", "TCG-438")
def test_the_skirmish_goes_on_as_it_is_with_another_in_it() -> None:
    ana, bor = {"fellowship": ["Merry", "Aragorn"]}, {"minions": ["Uruk Defender"], "hand": ["Ferocity"]}
    table = skirmish(ana, bor, "Merry", "Uruk Defender").passes().play("Ferocity", "Uruk Defender")
    before = table.strength("Uruk Defender")
    take_the_place_of(table.g, table.id("Aragorn"), table.id("Merry"))
    assert table.strength("Uruk Defender") == before
    assert queries.against(table.g, table.id("Merry")) == []
    table.until("decide")
    assert (table.wounds("Aragorn"), table.wounds("Merry")) == (2, 0)


# -- the Ring ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-308", "TCG-310", "TCG-312")
def test_the_ring_answers_a_wound_in_the_skirmish_of_another(invent: Invent) -> None:
    dart = invent("Black Dart", "event", phases=["skirmish"], **SHADOW)
    action(dart, "skirmish", target=ring_bearer, do=wound)
    ana = {"ring_bearer": {"card": "Frodo", "burden": 1}, "fellowship": ["Aragorn"]}
    bor = {"minions": ["Uruk Regular"], "hand": [dart]}
    table = skirmish(ana, bor, "Aragorn", "Uruk Regular").passes().choose("play", dart)
    assert (table.who, table.asked) == ("Ana", "respond")
    table.respond("The One Ring")
    assert (table.wounds("Frodo"), table.burdens(), table["The One Ring"].worn) == (0, 2, True)


@pytest.mark.rule("TCG-313", "TCG-319", "TCG-316", "TCG-277")
@pytest.mark.parametrize(("before", "declined", "wounds", "burdens"), [(0, 1, 1, 2), (0, 0, 0, 3), (0, 2, 2, 1)])
def test_the_ring_before_any_one_of_three_wounds(
    invent: Invent, before: int, declined: int, wounds: int, burdens: int
) -> None:
    orc = invent("Captain", "minion", strength=5, keywords=damage(2))
    table = skirmish({"ring_bearer": {"card": "Frodo", "burden": before}}, {"minions": [orc]}, "Frodo", orc)
    table.until("respond")
    for _ in range(declined):
        table.passes()
    table.respond("The One Ring").until("decide")
    assert (table.wounds("Frodo"), table.burdens()) == (wounds, burdens)


@pytest.mark.rule("TCG-319", "TCG-276", "TCG-277")
def test_the_second_of_three_burdens_corrupts_at_eight(invent: Invent) -> None:
    orc = invent("Captain", "minion", strength=5, keywords=damage(2))
    ana = {"ring_bearer": {"card": "Frodo", "burden": 8}, "worn": True}
    table = skirmish(ana, {"minions": [orc]}, "Frodo", orc).until_the_end()
    assert (table.winner, table.g.outcome and table.g.outcome.reason, table.said("burden")) == ("Bor", "corrupted", 2)


@pytest.mark.rule("TCG-316", "TCG-069")
def test_an_exertion_of_who_wears_the_ring_is_a_wound_token() -> None:
    ana = {"fellowship": ["Merry"], "worn": True}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular").use("Merry")
    assert (table.wounds("Frodo"), table.burdens()) == (1, 0)


@pytest.mark.rule("TCG-244", "TCG-315")
def test_no_burden_comes_of_being_overwhelmed(invent: Invent) -> None:
    orc = invent("Troll", "minion", strength=8)
    for worn in (True, False):
        table = skirmish({"worn": worn}, {"minions": [orc]}, "Frodo", orc)
        while table.session.question is not None:
            assert table.asked != "respond"
            table.passes()
        assert (table.said("burden"), table.winner, table.said("wounded")) == (0, "Bor", 0)


@pytest.mark.rule("TCG-474", "TCG-323")
def test_the_death_of_a_frodo_who_does_not_bear_the_ring_calls_nobody() -> None:
    ana = {"ring_bearer": "Merry", "fellowship": [hurt("Frodo", 3), "Sam"]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Frodo", "Uruk Regular")
    while table.asked != "reconcile":
        assert table.asked != "respond"
        table.passes()
    assert (table.titles("dead:A"), queries.ring_bearer(table.g, "A")) == (["Frodo"], table.id("Merry"))


@pytest.mark.rule("TCG-438")
def test_who_waits_cannot_be_chosen_as_one_who_skirmishes(invent: Invent) -> None:
    code = invent("Shield-wall", "event", phases=["skirmish"])
    action(code, "skirmish", target=companion(skirmishing(minion)), do=modify(strength=1))
    ana = {"fellowship": ["Aragorn"], "hand": [code]}
    bor = {"minions": ["Uruk Regular", "Uruk Chaser"]}
    table = skirmish(ana, bor, "Frodo", "Uruk Regular", assigned=[fight("Aragorn", "Uruk Chaser")])
    table.choose("play", code)
    assert [option.source for option in table.find("choose")] == [table.id("Frodo")]
    assert table.refusal("Aragorn", "choose").rule == "TCG-086"
