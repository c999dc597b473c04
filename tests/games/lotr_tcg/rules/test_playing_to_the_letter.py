"""Playing cards, wounds and abilities: what the sentences of the rules say besides, word by word."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.limits import per
from desktop_app.games.lotr_tcg.reading import queries, sums, tokens
from desktop_app.games.lotr_tcg.reading.active import FACTS
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from desktop_app.games.lotr_tcg.verbs.leaving import take_off
from desktop_app.games.lotr_tcg.verbs.wounds import can_exert
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, each_time, played_on, response
from desktop_app.games.lotr_tcg.vocabulary.amounts import number_of
from desktop_app.games.lotr_tcg.vocabulary.conditions import bearing as bears
from desktop_app.games.lotr_tcg.vocabulary.conditions import culture, race, this_is, titled, type_of, weapon
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, plays_one
from desktop_app.games.lotr_tcg.vocabulary.deeds import choosing, for_each
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    card_in_play,
    character,
    companion,
    in_hand,
    in_your_deck,
    me,
    minion,
    possession,
    site,
    you,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import is_killed, is_played
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, draw, exert, heal, modify, play_from_deck, wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import skirmish
from tests.games.lotr_tcg.table import Table, bearing, hurt

SHADOW: dict[str, Any] = {"side": "shadow", "culture": "sauron"}


def codes(names: list[str]) -> set[str]:
    """The codes of cards by their titles."""
    return {name if name in FACTS else NAMES.codes(name)[0] for name in names}


# -- kinds of cards, and whose turn it is for them ---------------------------------------------------------------------


@pytest.mark.rule("TCG-146", "TCG-177", "TCG-016", "TCG-018", "TCG-402")
def test_every_kind_of_card_comes_to_the_table_in_the_phase_of_its_side_alone(invent: Invent) -> None:
    free = ["Gimli", "Guma", "Well Stored", "Hobbit Sword", invent("Lantern", "artifact")]
    dark = ["Uruk Regular", invent("Dread", "condition", **SHADOW), "War Club", invent("Idol", "artifact", **SHADOW)]
    ana, bor = {"hand": [*free, *dark], "site": 5}, {"hand": [*free, *dark], "minions": ["Dunlending Brigand"]}
    for step, who, side in (("fellowship", "Ana", free), ("shadow", "Bor", dark), ("maneuver", "Ana", [])):
        table = Table(ana, bor, step=step, twilight=20, full=True)
        hand = table.g.zones[f"hand:{table.question.seat}"]
        played = {option.source for option in table.find("play")}
        assert (table.who, played) == (who, {card for card in hand if table.g.codes[card] in codes(side)})
        kept = [each.source for each in table.question.refusals() if each.verb == "play" and not each.target]
        assert sorted(kept) == sorted(set(hand) - played), "each of the others says why not"


@pytest.mark.rule("TCG-081", "TCG-025", "TCG-044", "TCG-337", "TCG-021", "TCG-038")
def test_what_is_printed_on_every_card_of_the_set() -> None:
    for card in FACTS.values():
        assert (card.twilight is None) == (card.type in ("site", "the_one_ring")), card.code
        assert (card.twilight or 0) >= 0
        if card.type in ("companion", "ally", "minion"):
            assert (card.vitality or 0) >= 1, card.code
        if card.type == "minion":
            assert card.signet == ""
        if card.type == "companion":
            bound = "ring_bound" in sums.printed_keywords(card.code)
            assert bound or card.titles["en"] not in ("Frodo", "Sam"), card.code
    ring = Table({"fellowship": ["Gimli"]}, {}).g
    assert ring.rings["A"] in ring.pieces
    assert not any(queries.facts(ring, card).culture for card in (ring.rings["A"], *ring.zones["path"]))


@pytest.mark.rule("TCG-030", "TCG-022")
def test_a_condition_is_played_on_whom_it_names_a_character_or_a_site(invent: Invent) -> None:
    web = invent("Web", "condition", **SHADOW)
    played_on(site, web)
    fear = invent("Fear", "condition", **SHADOW)
    played_on(character, fear)
    ana = {"fellowship": ["Gimli"], "support": ["Guma", "Well Stored"], "site": 2}
    table = Table(ana, {"minions": ["Uruk Regular"], "hand": [web, fear]}, step="shadow", twilight=9)
    assert {option.target for option in table.find("play", web)} == set(table.g.zones["path"])
    assert {option.target for option in table.find("play", fear)} == {
        table.id(name) for name in ("Frodo", "Gimli", "Guma", "Uruk Regular")
    }
    table.play(web, "Rohirrim Village")
    assert (table[web].host, table["Rohirrim Village"].attachments) == (table.id("Rohirrim Village"), [table.id(web)])


@pytest.mark.rule("TCG-159", "TCG-158", "TCG-160")
def test_one_item_of_each_class_and_any_number_without(invent: Invent) -> None:
    classes = ("hand_weapon", "ranged_weapon", "armor", "cloak", "staff")
    items = {name: invent(f"A {name}", "possession", item_class=[name]) for name in classes}
    plain = [invent(f"Thing {count}", "possession", item_class=[]) for count in range(3)]
    sword = invent("Old Sword", "artifact", item_class=["hand_weapon"])
    cloak = invent("Grey Cloak", "possession", item_class=["cloak"])
    played_on(companion(titled("Gimli")), *items.values(), *plain, sword, cloak)
    armed = bearing("Gimli", items["hand_weapon"], items["cloak"])
    table = Table({"fellowship": [armed], "hand": [*items.values(), *plain, sword, cloak]}, {})
    hand = {table.g.codes[option.source] for option in table.find("play")}
    assert hand == {*plain, items["ranged_weapon"], items["armor"], items["staff"]}
    for name in ("ranged_weapon", "armor", "staff"):
        table.play(items[name], "Gimli")
    for thing in plain:
        table.play(thing, "Gimli")
    assert len(table["Gimli"].attachments) == 8


@pytest.mark.rule("TCG-421", "TCG-420")
def test_who_bears_a_mount_is_mounted_if_it_is_a_possession(invent: Invent) -> None:
    horse = invent("Pony", "possession", item_class=["mount"])
    throne = invent("Throne on Wheels", "artifact", item_class=["mount"])
    table = Table({"fellowship": [bearing("Gimli", horse), bearing("Legolas", throne), "Aragorn"]}, {})
    riding = [name for name in ("Gimli", "Legolas", "Aragorn") if sums.is_mounted(table.g, table.id(name))]
    assert riding == ["Gimli"]
    take_off(table.g, table.id(horse), "discard")
    assert not sums.is_mounted(table.g, table.id("Gimli"))


@pytest.mark.rule("TCG-329", "TCG-331", "TCG-335")
def test_a_woman_is_of_the_race_man_and_an_uruk_is_no_orc(invent: Invent) -> None:
    call = invent("Call", "event", phases=["fellowship"])
    action(call, "fellowship", target=character(race("man")), do=exert)
    hunt = invent("Hunt", "event", phases=["fellowship"])
    action(hunt, "fellowship", target=minion(race("orc")), do=wound)
    hobbit = invent("Old Gaffer", "ally", race="hobbit", home_site=["1T"])
    ana = {"fellowship": ["Éowyn", "Legolas"], "hand": [call, hunt], "support": [hobbit]}
    table = Table(ana, {"minions": ["Uruk Regular"]})
    table.choose("play", hunt).choose("play", call)
    assert [option.source for option in table.find("choose")] == [table.id("Éowyn")]
    assert table.wounds("Uruk Regular") == 0
    ally = table.id(hobbit)
    assert (sums.is_unbound(table.g, ally), sums.has_keyword(table.g, ally, "ring_bound")) == (False, False)


# -- uniqueness --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-064", "TCG-299", "TCG-291", "TCG-153", "TCG-301", "TCG-300")
def test_another_version_of_the_same_title_is_the_same_thing(invent: Invent) -> None:
    heir, wingfoot = "Aragorn, Heir of Elendil", "4_364"
    table = Table({"dead": [heir, "Guma"], "hand": [wingfoot, "Guma"]}, {})
    assert [table.refusal(wingfoot).rule, table.refusal("Guma").rule] == ["TCG-063"] * 2, "companion and ally alike"
    table = Table({"fellowship": [heir], "hand": [wingfoot]}, {})
    assert (table.refusal(wingfoot).rule, table.zone(heir)) == ("TCG-291", "fellowship:A")
    other = invent("Gríma", "minion", unique=True, subtitle={"en": "Other", "es": "Otro"}, **SHADOW)
    bor, cia = {"hand": [other]}, {"minions": ["4_153"]}
    table = Table({"site": 5}, bor, cia, step="shadow", shadow="Bor", twilight=9)
    assert (table.who, table.refusal(other).rule) == ("Bor", "TCG-300")


@pytest.mark.rule("TCG-302", "TCG-411", "TCG-410", "TCG-424")
def test_common_cards_come_in_any_number_and_allies_beyond_nine_companions() -> None:
    table = Table({"site": 5}, {"minions": ["Uruk Regular"] * 2, "hand": ["Uruk Regular"]}, step="shadow", twilight=9)
    table.choose("play", "Uruk Regular")
    assert len(table.titles("minions:B")) == 3
    ana = {"fellowship": ["Rider of Rohan"] * 5, "dead": ["Merry", "Pippin", "Rider of Rohan"], "hand": ["Guma", "Sam"]}
    table = Table(ana, {})
    assert table.refusal("Sam").rule == "TCG-424"
    table.play("Guma")
    assert (len(queries.companions(table.g)), table.zone("Guma")) == (6, "support:A")


# -- wounds and numbers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-048", "TCG-052", "TCG-047", "TCG-049", "TCG-050", "TCG-051")
def test_two_companions_are_two_different_ones(invent: Invent) -> None:
    strike, rest = invent("Strike", "event", phases=["fellowship"]), invent("Rest", "event", phases=["fellowship"])
    action(strike, "fellowship", do=choosing(companion, wound, 2))
    action(rest, "fellowship", do=choosing(companion, heal, 2))
    table = Table({"fellowship": ["Aragorn", "Gimli"], "hand": [strike]}, {}).choose("play", strike)
    assert (table.question.minimum, table.question.maximum) == (2, 2)
    assert len({option.source for option in table.question.options}) == len(table.question.options) == 3
    table.pick("Frodo", "Aragorn")
    assert [table.wounds(name) for name in ("Frodo", "Aragorn", "Gimli")] == [1, 1, 0]
    ana = {"ring_bearer": hurt("Frodo", 2), "fellowship": [hurt("Aragorn"), "Gimli"], "hand": [rest, rest]}
    table = Table(ana, {}).choose("play", rest)
    assert {option.source for option in table.question.options} == {table.id("Frodo"), table.id("Aragorn")}
    table.pick("Frodo", "Aragorn")
    assert [table.wounds(name) for name in ("Frodo", "Aragorn")] == [1, 0]
    table.choose("play", rest).pick("Frodo")
    assert table.wounds("Frodo") == 0, "only one is wounded still: as many as there are"


@pytest.mark.rule("TCG-045", "TCG-074", "TCG-075", "TCG-077", "TCG-078")
@pytest.mark.parametrize(("vitality", "wounds", "exhausted"), [(4, 1, 0), (4, 2, 0), (4, 3, 1), (2, 1, 1), (1, 0, 1)])
def test_who_has_one_vitality_left_is_exhausted(invent: Invent, vitality: int, wounds: int, exhausted: int) -> None:
    somebody = invent("Somebody", "companion", vitality=vitality)
    effort = invent("Effort", "event", phases=["fellowship"])
    action(effort, "fellowship", cost=exerts(1, companion(titled("Somebody"))), do=draw(1).on(you))
    table = Table({"fellowship": [hurt(somebody, wounds)], "hand": [effort]}, {})
    assert tokens.vitality_left(table.g, table.id(somebody)) == vitality - wounds
    assert can_exert(table.g, table.id(somebody)) == (not exhausted)
    assert table.offers("play", effort) == (not exhausted)


@pytest.mark.rule("TCG-394", "TCG-395")
def test_all_that_changes_a_number_counts_together() -> None:
    table = Table({"site": 3}, {"minions": ["Uruk Regular"]}, step="maneuver", full=True)
    strength = table.strength("Uruk Regular")
    affect(table, "Uruk Regular", "strength", -(strength + 2))
    assert table.strength("Uruk Regular") == 0
    table.passes()
    assert table.zone("Uruk Regular") == "minions:B", "nobody dies of it"
    affect(table, "Uruk Regular", "strength", 3)
    assert table.strength("Uruk Regular") == 1


@pytest.mark.rule("TCG-112", "TCG-111", "TCG-155")
def test_the_example_of_merry_and_his_weapon(invent: Invent) -> None:
    merry = invent("Merry", "companion", race="hobbit", strength=3)
    constant(merry, on=me, strength=2, applies=this_is(bears(weapon)))
    blade = invent("Dagger", "possession", item_class=["hand_weapon"], strength=1)
    played_on(companion(race("hobbit")), blade)
    lose = invent("Lost in the Dark", "event", phases=["fellowship"])
    action(lose, "fellowship", target=possession, do=discard)
    table = Table({"fellowship": [merry], "hand": [blade, lose]}, {})
    assert table.strength(merry) == 3
    assert table.play(blade, merry).strength(merry) == 6
    assert table.play(lose, blade).strength(merry) == 3


# -- abilities ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-101", "TCG-102", "TCG-088", "TCG-098")
def test_an_ability_is_offered_in_its_phase_and_while_its_card_is_in_play(invent: Invent) -> None:
    for phase in ("fellowship", "maneuver", "archery", "assignment", "regroup"):
        code = invent(f"Signal {phase}", "condition", twilight=0)
        action(code, phase, cost=exerts(1, companion(titled("Gimli"))), do=draw(1).on(you))
        for now in ("fellowship", "maneuver", "archery", "assignment", "regroup"):
            step = {"archery": "archery_actions", "assignment": "assignment_actions"}.get(now, now)
            ana, bor = {"fellowship": ["Gimli"]}, {"minions": ["Uruk Regular"]}
            laid = Table({**ana, "support": [code]}, bor, step=step, full=True)
            assert laid.offers("use", code) == (phase == now)
            assert not Table({**ana, "hand": [code]}, bor, step=step, full=True).offers("use", code)


@pytest.mark.rule("TCG-092", "TCG-093", "TCG-105")
def test_one_action_is_done_in_full_and_one_exertion_pays_for_one(invent: Invent) -> None:
    first, second = invent("One Effort", "condition"), invent("Another Effort", "condition")
    for code in (first, second):
        action(code, "fellowship", cost=exerts(1, companion(titled("Gimli"))), target=companion, do=modify(strength=2))
    table = Table({"fellowship": ["Gimli", "Legolas"], "support": [first, second], "hand": ["Aragorn"]}, {})
    table.choose("use", first)
    assert {option.verb for option in table.question.options} == {"choose"}, "nothing else before it is finished"
    table.pick("Legolas")
    assert (table.strength("Legolas"), table.wounds("Gimli")) == (8, 1)
    table.use(second, "Legolas")
    assert (table.strength("Legolas"), table.wounds("Gimli")) == (10, 2)
    assert not table.offers("use", first)


@pytest.mark.rule("TCG-094", "TCG-093", "TCG-385")
def test_an_elf_of_the_deck_is_not_played_to_draw_a_card(invent: Invent) -> None:
    search, glad = invent("Search", "condition"), invent("Gladness", "condition")
    action(search, "fellowship", do=play_from_deck(in_your_deck(type_of("companion"), race("elf"))))
    action(glad, "fellowship", cost=plays_one(in_hand(race("elf"))), do=draw(1).on(you))
    ana = {"support": [search, glad], "deck": ["Legolas", "Gimli", "Gimli"], "hand": ["Haldir"]}
    table = Table(ana, {}).choose("use", search).pick("Legolas")
    assert (table.titles("hand:A"), table.zone("Legolas")) == (["Haldir"], "fellowship:A")
    table.choose("use", glad).pick("Haldir")
    assert (table.titles("hand:A"), table.zone("Haldir")) == (["Gimli"], "fellowship:A")


@pytest.mark.rule("TCG-109", "TCG-110", "TCG-107")
def test_each_possession_on_a_companion_draws_another_card(invent: Invent) -> None:
    code = invent("Well Equipped", "condition")
    each_time(code, is_played(possession), do=draw(1).on(you))
    ana = {"fellowship": ["Merry"], "support": [code], "hand": ["Hobbit Sword", "Hobbit Sword", "Gimli"]}
    table = Table(ana, {})
    for bearer, held in (("Merry", 3), ("Frodo", 3)):
        table.choose("play", "Hobbit Sword", bearer).respond(code)
        assert (len(table.g.zones["hand:A"]), table.asked) == (held, "fellowship-actions")
    table.play("Gimli")
    assert (len(table.g.zones["hand:A"]), table.asked) == (2, "fellowship-actions"), "he is no possession"


@pytest.mark.rule("TCG-392")
def test_a_limit_is_of_one_copy_and_of_one_phase(invent: Invent) -> None:
    code = invent("Drum", "condition", **SHADOW)
    action(code, "skirmish", target=minion, do=modify(strength=1), limit=per("phase"))
    bor = {"minions": ["Uruk Regular", "Uruk Chaser"], "support": [code, code]}
    ana = {"fellowship": ["Gimli", "Legolas"]}
    assigned = [{"characters": ["Legolas"], "minions": ["Uruk Chaser"]}]
    table = skirmish(ana, bor, "Gimli", "Uruk Regular", assigned=assigned).passes()
    one, two = [option.source for option in table.find("use")]
    for card in (one, two):
        table.session.answer([option.key for option in table.find("use") if option.source == card][:1])
        table.pick("Uruk Regular").passes()
    assert not table.offers("use")
    assert {each.rule for each in table.question.refusals() if each.source in (one, two)} == {"TCG-392"}
    table.until("skirmish").choose("skirmish").passes()
    assert len(table.find("use")) == 2, "a new phase"


@pytest.mark.rule("TCG-409", "TCG-038")
def test_an_event_is_not_there_to_be_spotted(invent: Invent) -> None:
    code = invent("Song", "event", culture="elven", phases=["fellowship"])
    action(code, "fellowship", target=companion, do=modify(strength=number_of(card_in_play(culture("elven")))))
    table = Table({"fellowship": ["Gimli", "Legolas"], "hand": [code]}, {}).play(code, "Gimli")
    assert table.strength("Gimli") == 7, "Legolas alone, not the song itself"


@pytest.mark.rule("TCG-150", "TCG-144", "TCG-103")
def test_events_of_the_hand_and_abilities_in_play_as_often_as_one_likes() -> None:
    ana = {"fellowship": ["Gandalf", hurt("Éowyn", 2), "Legolas"], "support": ["Guma"], "hand": ["Have Patience"]}
    table = Table(ana, {"hand": ["Uruk Regular"]})
    assert (table.offers("use", "Guma"), table.offers("play", "Have Patience")) == (True, True)
    table.use("Guma", "Éowyn")
    assert (table.who, table.asked) == ("Ana", "fellowship-actions")
    table.play("Have Patience", "Éowyn")
    assert (table.who, table.asked, table.wounds("Éowyn")) == ("Ana", "fellowship-actions", 0)


@pytest.mark.rule("TCG-183", "TCG-185", "TCG-303")
def test_conditions_of_each_shadow_player_strengthen_the_minions_of_all(invent: Invent) -> None:
    code = invent("Black Banner", "condition", **SHADOW)
    constant(code, on=minion(race("uruk_hai")), strength=1)
    table = Table({}, {"support": [code]}, {"support": [code, code], "minions": ["Uruk Regular"]}, step="shadow")
    assert table.strength("Uruk Regular") == (FACTS[table.g.codes[table.id("Uruk Regular")]].strength or 0) + 3


@pytest.mark.rule("TCG-342", "TCG-345", "TCG-344")
@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_of_two_elves_two_one_or_none_are_spotted_and_nothing_happens_to_them(invent: Invent, spotted: int) -> None:
    code = invent("Hidden Bows", "event", phases=["maneuver"])
    elf = character(race("elf"))
    action(code, "maneuver", cost=spots(elf), do=for_each(number_of(elf), minion, wound))
    ana: dict[str, Any] = {"hand": [code, "Aragorn"]}
    bor = {"minions": ["Uruk Rear Guard"]}
    nobody = Table({**ana, "dead": ["Legolas"]}, bor, step="maneuver", full=True)
    assert nobody.refusal(code).rule == "TCG-342"
    table = Table({**ana, "fellowship": ["Legolas", "Haldir"]}, bor, step="maneuver", full=True).play(code)
    for _ in range(spotted):
        table.pick("Uruk Rear Guard")
    if spotted < 2:
        table.choose("decline")
    assert (table.wounds("Uruk Rear Guard"), table.asked, table.who) == (spotted, "maneuver-actions", "Bor")
    assert [table.wounds(name) for name in ("Legolas", "Haldir")] == [0, 0]


@pytest.mark.rule("TCG-018", "TCG-016", "TCG-287", "TCG-305")
def test_nobody_answers_with_the_other_side_of_his_hand(invent: Invent) -> None:
    comfort = invent("Comfort", "event", phases=["response"])
    response(comfort, is_killed(type_of("companion")), do=draw(1).on(you))
    held = [comfort, "Beyond Dark Mountains"]
    ana, bor = {"fellowship": [hurt("Merry", 3)], "hand": held}, {"minions": ["Uruk Regular"], "hand": held}
    table = skirmish(ana, bor, "Merry", "Uruk Regular").until("respond")
    offered = dict[str, list[str]]()
    while table.asked == "respond":
        offered[table.who] = [table.g.codes[option.source] for option in table.find("respond")]
        table.passes()
    assert offered == {"Ana": [comfort], "Bor": [NAMES.codes("Beyond Dark Mountains")[0]]}
