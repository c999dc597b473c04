"""An answer takes away what something was about to befall, or brings what would have answered it."""

from __future__ import annotations

import pytest

from desktop_app.engine.events import Event
from desktop_app.games.lotr_tcg.events.cards import AbilityUsed, Killed, Played, Transferred
from desktop_app.games.lotr_tcg.events.tokens import Exerted, Healed, Wounded
from desktop_app.games.lotr_tcg.events.turn import Assigned, TakesControl, WinsSkirmish
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, each_time, required, response, to_play_pays
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import take_control
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import assigned_to, cannot, place_token
from desktop_app.games.lotr_tcg.vocabulary.conditions import race, titled
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, unless
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    character,
    companion,
    free_peoples_player,
    in_hand,
    in_your_discard,
    me,
    minion,
    that_card,
)
from desktop_app.games.lotr_tcg.vocabulary.texts import Does
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to, after, free_peoples_assign, is_played, wins
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_burdens,
    add_twilight,
    discard,
    exert,
    heal,
    play_from_discard,
    play_from_hand,
    prevent_it,
    wound,
)
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI, LEGOLAS, of_isengard
from tests.games.lotr_tcg.rules.skirmishing import acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

FOE = {"minions": ["Uruk Regular"]}
PIPPIN = companion(titled("Pippin"))


def snare(invent: Invent, event: type[Event], do: Does) -> str:
    """Answers such a thing before it happens."""
    code = invent("A Snare", "condition")
    response(code, about_to(event, lambda m: True, told="it"), do=do)
    return code


def tally(invent: Invent, event: type[Event]) -> str:
    """Counts how often such a thing has happened."""
    code = invent("A Tally", "condition")
    required(code, after(event, told="it"), do=place_token.on(me))
    return code


def deed(invent: Invent, do: Does, cost: tuple[exerts, ...] = ()) -> str:
    """An event of the maneuver phase."""
    code = invent("A Deed", "event", phases=["maneuver"])
    action(code, "maneuver", do=do, cost=cost)
    return code


def counted(table: Table) -> int:
    """What the tally says."""
    return table["A Tally"].count("culture")


@pytest.mark.rule("TCG-046", "TCG-397")
def test_who_is_discarded_before_the_wound_is_not_wounded(invent: Invent) -> None:
    ana = {"fellowship": ["Gimli"], "support": [tally(invent, Wounded), snare(invent, Wounded, discard.on(that_card))]}
    table = Table({**ana, "hand": [deed(invent, wound.on(GIMLI))]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Snare")
    assert (table.zone("Gimli"), counted(table)) == ("discard:A", 0)


@pytest.mark.rule("TCG-399")
def test_who_comes_back_before_the_wound_is_another_card_and_not_wounded(invent: Invent) -> None:
    back = both(discard.on(that_card), play_from_discard(in_your_discard(titled("Gimli"))))
    ana = {"fellowship": ["Gimli"], "support": [tally(invent, Wounded), snare(invent, Wounded, back)]}
    table = Table({**ana, "hand": [deed(invent, wound.on(GIMLI))]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Snare").pick("Gimli").until("maneuver-actions")
    assert (table.zone("Gimli"), table.wounds("Gimli"), counted(table)) == ("fellowship:A", 0, 0)


@pytest.mark.rule("TCG-384")
def test_who_is_discarded_before_the_exertion_has_paid_nothing(invent: Invent) -> None:
    ana = {"fellowship": ["Gimli"], "support": [snare(invent, Exerted, discard.on(that_card))]}
    table = Table({**ana, "hand": [deed(invent, wound.on(minion), cost=(exerts(1, GIMLI),))]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Snare")
    assert (table.zone("Gimli"), table.wounds("Uruk Regular")) == ("discard:A", 0)


@pytest.mark.rule("TCG-072", "TCG-384")
def test_who_is_exhausted_before_the_exertion_does_not_exert(invent: Invent) -> None:
    ana = {"fellowship": [hurt("Gimli")], "support": [snare(invent, Exerted, wound.on(that_card))]}
    table = Table({**ana, "hand": [deed(invent, wound.on(minion), cost=(exerts(1, GIMLI),))]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Snare")
    assert (table.zone("Gimli"), table.wounds("Gimli"), table.wounds("Uruk Regular")) == ("fellowship:A", 2, 0)


@pytest.mark.rule("TCG-430")
def test_whoever_can_take_no_wounds_by_then_takes_none(invent: Invent) -> None:
    spares = snare(invent, Wounded, cannot("wound").on(that_card))
    ana = {"fellowship": ["Gimli"], "support": [tally(invent, Wounded), spares]}
    table = Table({**ana, "hand": [deed(invent, wound.on(GIMLI))]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Snare")
    assert (table.wounds("Gimli"), counted(table)) == (0, 0)


@pytest.mark.rule("TCG-050")
def test_whoever_is_sound_by_then_is_not_healed_once_more(invent: Invent) -> None:
    nurse = invent("A Nurse", "condition")
    response(nurse, about_to(Healed, lambda m: m.event.source != m.me, told="it"), do=heal.on(that_card))
    ana = {"fellowship": [hurt("Gimli")], "support": [tally(invent, Healed), nurse]}
    table = Table({**ana, "hand": [deed(invent, heal.on(GIMLI))]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Nurse")
    assert (table.wounds("Gimli"), counted(table)) == (0, 1)


@pytest.mark.rule("TCG-067", "TCG-480")
def test_who_is_discarded_before_he_dies_is_not_dead_and_carries_out_no_threats(invent: Invent) -> None:
    support = [tally(invent, Killed), snare(invent, Killed, discard.on(that_card))]
    ana = {"fellowship": [hurt("Gimli", 2), "Legolas"], "threats": 1, "support": support}
    table = Table({**ana, "hand": [deed(invent, wound.on(GIMLI))]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Snare")
    assert (table.zone("Gimli"), counted(table), table.asked) == ("discard:A", 0, "maneuver-actions")


@pytest.mark.rule("TCG-213", "TCG-440")
def test_no_minion_that_is_gone_before_it_is_assigned_lies_in_ambush(invent: Invent) -> None:
    ana = {"fellowship": ["Gimli"], "support": [tally(invent, Assigned), snare(invent, Assigned, discard.on(minion))]}
    table = assigning(ana, {"minions": ["Southron Scout"]}).defend("Gimli", "Southron Scout").respond("A Snare")
    assert (table.g.assigned, counted(table), table.g.twilight) == ([], 0, 0)


@pytest.mark.rule("TCG-449")
def test_what_is_gone_before_it_is_handed_on_goes_to_nobody(invent: Invent) -> None:
    support = [tally(invent, Transferred), snare(invent, Transferred, discard.on(that_card))]
    table = Table({"fellowship": [bearing("Merry", "Hobbit Sword"), "Pippin"], "support": support}, {}, full=True)
    table.choose("transfer", "Hobbit Sword", "Pippin").respond("A Snare")
    assert (table.zone("Hobbit Sword"), counted(table)) == ("discard:A", 0)


@pytest.mark.rule("TCG-451")
def test_what_nobody_is_left_to_take_stays_where_it_is(invent: Invent) -> None:
    support = [tally(invent, Transferred), snare(invent, Transferred, discard.on(PIPPIN))]
    table = Table({"fellowship": [bearing("Merry", "Hobbit Sword"), "Pippin"], "support": support}, {}, full=True)
    table.choose("transfer", "Hobbit Sword", "Pippin").respond("A Snare")
    assert (table["Hobbit Sword"].host, counted(table)) == (table.id("Merry"), 0)


@pytest.mark.rule("TCG-460", "TCG-463")
def test_a_site_that_is_taken_by_an_answer_is_not_taken_twice(invent: Invent) -> None:
    horde, scouts = of_isengard(invent, "A Tally"), of_isengard(invent, "A Snare")
    required(horde, after(TakesControl, told="it"), do=place_token.on(me))
    response(scouts, about_to(TakesControl, lambda m: m.event.source != m.me, told="it"), do=take_control)
    raid = of_isengard(invent, "A Raid", "event", phases=["shadow"])
    action(raid, "shadow", do=take_control)
    bor = {"site": 3, "support": [horde, scouts], "hand": [raid]}
    table = Table({"site": 3}, bor, step="shadow").play("A Raid").respond("A Snare")
    assert (table.titles("controlled:B"), counted(table)) == (["The Riddermark"], 1)


@pytest.mark.rule("TCG-102", "TCG-381")
def test_what_comes_by_an_answer_is_not_required_to_answer_as_well(invent: Invent) -> None:
    late, door = invent("A Tally", "condition"), invent("A Door", "condition")
    required(late, after(Wounded, told="it"), do=place_token.on(me))
    required(door, after(Wounded, told="it"), do=play_from_hand(in_hand(titled("A Tally"))))
    ana = {"fellowship": ["Gimli"], "support": [door], "hand": [deed(invent, wound.on(GIMLI)), late]}
    table = Table(ana, FOE, step="maneuver").play("A Deed").pick("A Tally")
    assert (table.zone("A Tally"), counted(table), table.asked) == ("support:A", 0, "maneuver-actions")


@pytest.mark.rule("TCG-388", "TCG-384")
def test_what_one_may_do_to_prevent_something_prevents_it_only_when_it_was_done(invent: Invent) -> None:
    threat = of_isengard(invent, "A Menace", "event", phases=["maneuver"])
    action(threat, "maneuver", do=unless("exert", free_peoples_player, exert.on(GIMLI), add_burdens(1)))
    chain = of_isengard(invent, "A Chain")
    response(chain, about_to(Exerted, lambda m: True, told="it"), do=prevent_it)
    bor = {**FOE, "hand": [threat], "support": [chain]}
    table = acts(Table({"fellowship": ["Gimli"]}, bor, step="maneuver"), "Bor").play("A Menace").choose("accept")
    table.respond("A Chain")
    assert (table.wounds("Gimli"), table.burdens()) == (0, 1)


@pytest.mark.rule("TCG-285", "TCG-059")
def test_minions_die_in_the_turn_of_a_player_who_has_lost(invent: Invent) -> None:
    feud = of_isengard(invent, "A Feud", "event", phases=["regroup"])
    action(feud, "regroup", do=wound.on(minion))
    bor = {"minions": [hurt("Uruk Regular")], "hand": [feud]}
    table = Table({}, bor, {"minions": ["Uruk Defender"]}, step="regroup", lost=["Ana"], active="Ana")
    acts(table, "Bor").play("A Feud")
    assert (table.zone("Uruk Regular"), table.wounds("Uruk Defender")) == ("discard:B", 1)


@pytest.mark.rule("TCG-109", "TCG-382")
def test_who_has_won_and_is_gone_has_won_all_the_same(invent: Invent) -> None:
    """The required answer takes the winner away; what one may do each time a Dwarf wins is still asked for."""
    pit = invent("A Pit", "condition")
    required(pit, after(WinsSkirmish, told="it"), do=discard.on(that_card))
    elves = invent("A Lament", "condition")
    each_time(elves, wins(character(race("elf"))), do=place_token.on(me))
    each_time(elves, wins(character(race("hobbit"))), do=place_token.on(me))
    ana = {"fellowship": ["Gimli"], "support": [pit, elves, "Stout and Strong"]}
    table = skirmish(ana, {"minions": [hurt("Southron Scout", 0)]}, "Gimli", "Southron Scout").until("respond")
    assert table.zone("Gimli") == "discard:A"
    assert [option.source for option in table.find("respond")] == [table.id("Stout and Strong")]


@pytest.mark.rule("TCG-109", "TCG-408")
def test_who_was_played_and_is_gone_was_played_all_the_same(invent: Invent) -> None:
    trap, herald = invent("A Trap", "condition"), of_isengard(invent, "A Herald")
    required(trap, after(Played, lambda m: m.event.card in minion.all(m), told="it"), do=discard.on(that_card))
    each_time(herald, is_played(minion(race("uruk_hai"))), do=add_twilight(3))
    bor = {"support": [herald], "hand": ["Uruk Regular"]}
    table = Table({"support": [trap], "site": 5}, {**bor, "site": 5}, step="shadow", twilight=9).play("Uruk Regular")
    assert (table.zone("Uruk Regular"), table.asked) == ("discard:B", "respond")
    left = table.g.twilight
    assert table.respond("A Herald").g.twilight == left + 3


@pytest.mark.rule("TCG-109", "TCG-213")
def test_who_was_assigned_and_is_gone_was_assigned_all_the_same(invent: Invent) -> None:
    trap = of_isengard(invent, "A Trap")
    required(trap, after(Assigned, told="it"), do=discard.on(GIMLI))
    herald = of_isengard(invent, "A Herald")
    each_time(herald, free_peoples_assign(companion(race("dwarf")), minion), do=add_twilight(3))
    bor = {"minions": ["Uruk Regular"], "support": [trap, herald]}
    table = assigning({"fellowship": ["Gimli"]}, bor).defend("Gimli", "Uruk Regular")
    assert (table.zone("Gimli"), table.asked) == ("discard:A", "respond")
    assert table.respond("A Herald").g.twilight == 3


@pytest.mark.rule("TCG-211", "TCG-432")
def test_a_minion_that_an_answer_has_assigned_is_not_assigned_twice(invent: Invent) -> None:
    horn = invent("A Horn", "condition")
    meets = assigned_to(minion(titled("Uruk Regular"))).on(LEGOLAS)
    response(horn, about_to(Assigned, lambda m: GIMLI.has(m, m.event.card), told="it"), do=meets)
    bor = {"minions": ["Uruk Regular", "Uruk Defender"]}
    table = assigning({"fellowship": ["Gimli", "Legolas"], "support": [horn]}, bor)
    table.defend("Gimli", "Uruk Regular").respond("A Horn")
    assert [fight.characters for fight in table.g.assigned] == [[table.id("Legolas")]]
    assert table.offers("defend", "Gimli", "Uruk Defender")


@pytest.mark.rule("TCG-213", "TCG-388")
def test_no_ambush_comes_of_an_assignment_that_was_prevented(invent: Invent) -> None:
    ana = {"fellowship": ["Gimli"], "support": [snare(invent, Assigned, prevent_it)]}
    table = assigning(ana, {"minions": ["Southron Scout"]}).defend("Gimli", "Southron Scout").respond("A Snare")
    assert (table.asked, table.g.assigned) == ("defenders", [])


@pytest.mark.rule("TCG-408")
def test_a_card_that_an_answer_to_its_price_has_played_is_not_played_twice(invent: Invent) -> None:
    gift, haste = invent("A Gift", "condition"), invent("A Haste", "condition")
    to_play_pays(gift, exerts(1, companion))
    response(haste, after(Exerted, told="it"), do=play_from_hand(in_hand(titled("A Gift"))))
    ana = {"fellowship": ["Gimli"], "support": [haste], "hand": [gift]}
    table = Table(ana, {}).play("A Gift").pick("Gimli").respond("A Haste").pick("A Gift").pick("Gimli")
    while table.asked != "fellowship-actions":
        table.passes()
    assert (table.zone("A Gift"), table.titles("support:A").count("A Gift")) == ("support:A", 1)
    assert len(table.g.played) == 1


@pytest.mark.rule("TCG-282", "TCG-311")
def test_a_ring_that_its_player_has_taken_out_of_the_game_is_not_put_on(invent: Invent) -> None:
    """Whoever answers that the Ring is used corrupts its bearer, and another player goes on."""
    doom = of_isengard(invent, "A Doom")
    response(doom, about_to(AbilityUsed, lambda m: m.event.card != m.me, told="it"), do=add_burdens(10))
    bor = {"minions": ["Uruk Regular"], "support": [doom]}
    ana = {"ring_bearer": {"card": "Frodo", "effects": [{"kind": "strength", "amount": 4, "until": "turn"}]}}
    table = Table(ana, bor, {}, step="skirmish_actions", skirmish=fight("Frodo", "Uruk Regular")).until("respond")
    ring = table.g.rings["A"]
    table.respond("The One Ring").respond("A Doom")
    assert (table.g.lost, table.g.home[ring]) == (["A"], "removed")
