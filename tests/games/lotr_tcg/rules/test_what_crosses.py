"""Mechanisms that cross on no shipped table: who is gone before something is counted, what is answered again, both at
once."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.events.tokens import Exerted
from desktop_app.games.lotr_tcg.events.turn import Assigned
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, each_time, forbids, required, response
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import assigned_to, wounds_it
from desktop_app.games.lotr_tcg.vocabulary.conditions import titled, type_of
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_twilight
from desktop_app.games.lotr_tcg.vocabulary.groups import character, companion, minion, you
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots, spots_twilight
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    ability_used,
    about_to_be_wounded,
    after,
    fellowship_arrives_here,
    is_killed,
    wins,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_burdens, discard, draw, heal, prevent_it, wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import LEGOLAS, MERRY, happens_to, of_isengard
from tests.games.lotr_tcg.rules.skirmishing import acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, fight, hurt


@pytest.mark.rule("TCG-104", "TCG-388", "TCG-400")
def test_a_response_that_was_cancelled_may_be_paid_for_once_more() -> None:
    bor = {"minions": ["Gríma", "Uruk Regular"], "hand": ["Haunting Her Steps"]}
    table = skirmish({"fellowship": ["Éowyn", "Legolas"]}, bor, "Legolas", "Uruk Regular")
    table.until("respond").respond("Éowyn").respond("Haunting Her Steps")
    assert (table.wounds("Éowyn"), table.wounds("Gríma"), table.wounds("Legolas")) == (1, 1, 0)
    table.respond("Éowyn").until("decide")
    assert (table.wounds("Éowyn"), table.wounds("Legolas")) == (2, 1), "nobody is left to answer the second wound"


@pytest.mark.rule("TCG-173", "TCG-174")
def test_whom_a_site_kills_as_one_arrives_adds_no_twilight(invent: Invent) -> None:
    pit = invent("A Pit", "site", site_number=2, shadow_number=2)
    required(pit, fellowship_arrives_here, do=wound.on(LEGOLAS))
    table = Table({"fellowship": [hurt("Legolas", 2), "Gimli"]}, {"adventure": [pit]}).choose("move")
    assert (table.titles("dead:A"), table.g.twilight) == (["Legolas"], 2 + 2)


@pytest.mark.rule("TCG-211", "TCG-440", "TCG-213")
def test_whoever_is_left_when_the_other_dies_of_the_assignment_may_be_assigned_again(invent: Invent) -> None:
    trap = of_isengard(invent, "A Trapdoor")
    required(trap, after(Assigned, told="x"), do=wound.on(minion(titled("Southron Scout"))))
    bor = {"minions": ["Southron Scout", "Uruk Regular"], "support": [trap]}
    table = assigning({"fellowship": ["Gimli"]}, bor).defend("Gimli", "Southron Scout")
    assert (table.asked, table.g.assigned) == ("defenders", []), "the dead lie in ambush no more"
    assert table.offers("defend", "Gimli", "Uruk Regular")
    required(trap, after(Assigned, told="y"), do=wound.on(MERRY))
    table = assigning({"fellowship": [hurt("Merry", 3)]}, {"minions": ["Uruk Regular"], "support": [trap]})
    table.defend("Merry", "Uruk Regular")
    assert table.offers("defend", "Frodo", "Uruk Regular")


@pytest.mark.rule("TCG-384", "TCG-386")
def test_who_dies_between_two_exertions_has_not_paid(invent: Invent) -> None:
    bane = invent("A Bane", "condition")
    lancers = minion(titled("Desert Lancers"))
    required(bane, happens_to(Exerted, lancers), do=wounds_it(2).on(lancers))
    ana = {"fellowship": ["Gimli"], "support": [bane], "site": 2}
    table = acts(Table(ana, {"minions": ["Desert Lancers"], "site": 2}, step="regroup", moves=1), "Bor")
    table.use("Desert Lancers")
    assert (table.zone("Desert Lancers"), table.g.zones["controlled:B"]) == ("discard:B", [])


@pytest.mark.rule("TCG-230", "TCG-382")
def test_what_several_players_may_do_goes_round_from_the_free_peoples_player(invent: Invent) -> None:
    horns = {side: invent(f"A Horn of the {side}", "condition", side=side) for side in ("free_peoples", "shadow")}
    for horn in horns.values():
        each_time(horn, wins(character), do=draw(1).on(you))
    shadow = {"support": [horns["shadow"]]}
    table = Table(
        {"fellowship": ["Aragorn"], "support": [horns["free_peoples"]]},
        {"minions": ["Southron Scout"], **shadow},
        shadow,
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Southron Scout"),
    ).until("respond")
    asked = []
    while table.asked == "respond":
        asked.append(table.who)
        table.choose("respond")
    assert asked == ["Ana", "Cia", "Bor"]


@pytest.mark.rule("TCG-316", "TCG-382", "TCG-401")
def test_a_worn_ring_leaves_nothing_for_others_to_prevent(invent: Invent) -> None:
    shield = invent("A Shield", "condition")
    response(shield, about_to_be_wounded(companion), cost=adds_twilight(1), do=prevent_it)
    bor = {"minions": ["Dunlending Ravager"]}
    table = skirmish({"worn": True, "support": [shield]}, bor, "Frodo", "Dunlending Ravager").until("decide")
    assert (table.wounds("Frodo"), table.burdens(), table.g.twilight) == (0, 1, 0)


@pytest.mark.rule("TCG-147", "TCG-050")
def test_nobody_is_healed_by_a_copy_who_cannot_be(invent: Invent) -> None:
    poison = of_isengard(invent, "A Poison")
    forbids(poison, "heal", companion)
    table = Table({"fellowship": [hurt("Gimli")], "hand": ["Gimli"]}, {"support": [poison]})
    assert not table.offers("heal")


@pytest.mark.rule("TCG-305", "TCG-342")
def test_what_only_spots_answers_one_death_once(invent: Invent) -> None:
    dirge = of_isengard(invent, "A Dirge")
    response(dirge, is_killed(type_of("companion")), cost=spots(minion), do=add_burdens(1))
    bor = {"minions": ["Uruk Regular"], "support": [dirge]}
    table = skirmish({"fellowship": [hurt("Legolas", 2)]}, bor, "Legolas", "Uruk Regular")
    table.until("respond").respond("A Dirge")
    assert (table.burdens(), table.asked) == (1, "regroup-actions")


@pytest.mark.rule("TCG-342", "TCG-391")
def test_what_only_spots_twilight_is_not_used_for_nothing(invent: Invent) -> None:
    lantern = invent("A Lantern", "condition")
    action(lantern, "fellowship", cost=spots_twilight(1), target=companion, do=heal)
    ana = {"fellowship": ["Gimli"], "support": [lantern]}
    assert not Table(ana, {}, twilight=1).offers("use", "A Lantern")
    assert Table({**ana, "fellowship": [hurt("Gimli")]}, {}, twilight=1).offers("use", "A Lantern")


@pytest.mark.rule("TCG-440", "TCG-092")
def test_a_minion_that_is_gone_before_its_ability_takes_effect_attacks_nobody(invent: Invent) -> None:
    horn = invent("A Horn", "condition")
    warrior = minion(titled("Dunlending Warrior"))
    response(horn, ability_used(warrior), cost=adds_twilight(1), do=discard.on(warrior))
    ana = {"support": ["Guma", horn], "site": 2}
    bor = {"minions": ["Dunlending Warrior", "Uruk Regular"], "site": 2}
    table = acts(Table(ana, bor, step="assignment_actions"), "Bor").use("Dunlending Warrior").respond("A Horn")
    assert (table.asked, table.who) == ("assignment-actions", "Ana"), "nobody is chosen for it any more"
    assert (table.zone("Dunlending Warrior"), table.g.assigned) == ("discard:B", [])


@pytest.mark.rule("TCG-224", "TCG-264")
def test_whom_a_card_assigns_after_the_fights_is_assigned_no_more_when_the_turn_is_over(invent: Invent) -> None:
    late = of_isengard(invent, "A Late Chase", "event", phases=["regroup"])
    action(late, "regroup", do=assigned_to(minion).on(companion(titled("Gimli"))))
    bor = {"minions": ["Uruk Regular"], "hand": [late]}
    table = acts(Table({"fellowship": ["Gimli"]}, bor, step="regroup", moves=1), "Bor").choose("play", "A Late Chase")
    assert len(table.g.assigned) == 1
    table.until("decide").choose("end_turn").until("fellowship-actions")
    assert (table.g.active, table.g.assigned) == ("B", [])
