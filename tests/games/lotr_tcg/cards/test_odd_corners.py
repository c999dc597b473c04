"""Three cards of the set in odd corners: who leaves in mid-skirmish, what is saved in place of another, what counts."""

from __future__ import annotations

import pytest

from tests.games.lotr_tcg.cards.scenes import fighting
from tests.games.lotr_tcg.rules.skirmishing import assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, hurt


def answers(table: Table, name: str) -> Table:
    """Passes until this card may answer, and answers with it."""
    while not table.offers("respond", name):
        table.passes()
    return table.respond(name)


@pytest.mark.rule("TCG-383")
def test_a_brooch_saves_one_of_two_possessions_that_a_club_breaks() -> None:
    eomer = bearing("Éomer", "Horse of Rohan", "Sword of Rohan", "Elven Brooch")
    ana = {"fellowship": [eomer, "Legolas"], "site": 3}
    bor = {"minions": [bearing("Dunlending Savage", "War Club")], "site": 3}
    table = answers(skirmish(ana, bor, "Éomer", "Dunlending Savage"), "War Club")
    table.pick("Horse of Rohan", "Sword of Rohan")
    answers(table, "Elven Brooch")
    lying = [table.zone(name) for name in ("Horse of Rohan", "Sword of Rohan", "Elven Brooch")]
    assert sorted(lying) == ["attached", "discard:A", "discard:A"]
    assert table.zone("Elven Brooch") == "discard:A"


def test_each_elf_and_each_condition_counts_the_wounds_again() -> None:
    ana = {"fellowship": ["Lórien Swordsman", "Legolas", "Haldir"], "support": ["Blades Drawn"], "hand": ["Feathered"]}
    table = fighting("Lórien Swordsman", "Uruk Defender", ana=ana, bor={"minions": [hurt("Uruk Defender")]})
    before = table.strength("Uruk Defender")
    table.play("Feathered", "Uruk Defender")
    assert before - table.strength("Uruk Defender") == 2


def test_in_faramirs_skirmish_the_shadow_may_still_pay_to_prevent() -> None:
    """Paying the price that a text of the other side names is no event and no ability of one's own."""
    ana = {"fellowship": [bearing("Faramir", "Boromir's Gauntlets")]}
    bor = {"minions": ["Southron Sentry"], "hand": ["On the March"]}
    table = fighting("Faramir", "Southron Sentry", ana=ana, bor=bor, twilight=5).use("Boromir's Gauntlets")
    assert table.asked == "prevent"
    table.choose("accept")
    assert (table.g.fight is not None, table.g.twilight) == (True, 4)
    assert not table.offers("play", "On the March")


@pytest.mark.rule("TCG-397", "TCG-439")
def test_merry_goes_with_his_sword_and_the_ransacker_has_won() -> None:
    ana = {"fellowship": [bearing("Merry", "Hobbit Sword")], "site": 3}
    bor = {"minions": ["Dunlending Ransacker", "Dunlending Brigand"], "site": 3}
    table = skirmish(ana, bor, "Merry", "Dunlending Ransacker")
    table.use("Merry") if table.offers("use", "Merry") else table.until("skirmish-actions").use("Merry")
    assert (table.zone("Merry"), table.zone("Hobbit Sword"), table.wounds("Frodo")) == ("discard:A", "discard:A", 1)


@pytest.mark.rule("TCG-384")
def test_sam_keeps_the_burden_off_and_the_lieutenant_has_exerted_for_nothing() -> None:
    ana = {"fellowship": ["Sam", "Gimli"]}
    table = assigning(ana, {"minions": ["Easterling Lieutenant"]}, twilight=0)
    table.defend("Gimli", "Easterling Lieutenant")
    answers(answers(table, "Easterling Lieutenant"), "Sam")
    assert (table.burdens(), table.wounds("Sam"), table.wounds("Easterling Lieutenant")) == (0, 1, 1)


@pytest.mark.rule("TCG-187")
def test_a_ranger_makes_a_minion_roam_and_mablung_exhausts_it() -> None:
    ana = {"fellowship": ["Mablung", "Gondorian Ranger", "Ranger of Ithilien"], "site": 4}
    bor = {"minions": ["Southron Sentry"], "site": 4}
    table = fighting("Mablung", "Southron Sentry", ana=ana, bor=bor)
    assert table.number("Southron Sentry", "minion_site") == 6
    table.use("Mablung", "Southron Sentry")
    assert (table.wounds("Mablung"), table.wounds("Southron Sentry")) == (1, 1)


def test_living_earth_counts_what_is_there_and_the_white_rider_grows_with_the_pool() -> None:
    ana = {"fellowship": ["Gandalf"], "hand": ["Under the Living Earth"]}
    bor = {"minions": ["Southron Sentry"], "hand": ["Flanking Attack"]}
    table = fighting("Gandalf", "Southron Sentry", ana=ana, bor=bor, twilight=1)
    assert table.strength("Gandalf") == 7
    table.play("Under the Living Earth", "Gandalf")
    assert (table.g.twilight, table.strength("Gandalf")) == (2, 9)
    table.play("Flanking Attack")
    assert (table.g.twilight, table.strength("Gandalf")) == (5, 12)


def test_whom_the_arsonist_brings_fights_in_the_fierce_round() -> None:
    ana = {"fellowship": [hurt("Aragorn", 1), "Gimli"], "site": 3}
    bor = {"minions": ["Dunlending Arsonist"], "hand": ["Dunlending Brigand"], "site": 3}
    table = skirmish(ana, bor, "Aragorn", "Dunlending Arsonist", twilight=2)
    answers(table, "Dunlending Arsonist").pick("Dunlending Brigand")
    assert (table.has("Dunlending Brigand", "fierce"), table.number("Dunlending Brigand", "damage")) == (True, 1)
    table.until("defenders")
    assert table.offers("defend", "Gimli", "Dunlending Brigand")


def test_a_cry_a_rock_and_the_bands_own_text_make_it_fierce_and_strong_at_once() -> None:
    ana = {"fellowship": ["Éowyn"], "site": 3}
    bor = {"minions": ["Band of Wild Men"], "support": ["Living Off Rock"], "hand": ["War Cry of Dunland"], "site": 3}
    table = skirmish(ana, bor, "Éowyn", "Band of Wild Men", twilight=4)
    answers(table, "War Cry of Dunland").respond("Living Off Rock").respond("Band of Wild Men").until("defenders")
    assert (table.has("Band of Wild Men", "fierce"), table.strength("Band of Wild Men")) == (True, 11 + 4 + 2)


@pytest.mark.parametrize(("borne", "where"), [([], "fellowship:A"), (["Iron Axe"], "dead:A")])
def test_a_hobbit_who_severed_his_bonds_falls_to_thrice_his_strength(borne: list[str], where: str) -> None:
    ana = {"fellowship": ["Merry"], "hand": ["Severed His Bonds"], "site": 5}
    bor = {"minions": [bearing("Dunlending Brigand", *borne)], "site": 5}
    table = fighting("Merry", "Dunlending Brigand", ana=ana, bor=bor).play("Severed His Bonds", "Merry")
    table.until("regroup-actions")
    assert table.zone("Merry") == where


def test_a_wounded_trooper_is_fierce_in_lorien_and_hits_no_harder() -> None:
    elves, frodo = ["Legolas", "Haldir", "Fereveldir"], {"card": "Frodo", "burden": 3}
    ana = {"fellowship": elves, "support": ["Lórien Is Most Welcome"], "ring_bearer": frodo}
    table = fighting("Legolas", "Easterling Trooper", ana=ana, bor={"minions": [hurt("Easterling Trooper")]})
    assert table.has("Easterling Trooper", "fierce")
    table.until("regroup-actions")
    assert table.wounds("Legolas") == 1


@pytest.mark.rule("TCG-072")
def test_two_bands_on_the_march_take_a_site_where_guma_can_exert_but_once() -> None:
    ana = {"fellowship": ["Ceorl"], "support": ["Guma"], "site": 4}
    bor = {"minions": ["Hillman Band", "Hillman Band"], "site": 4}
    table = Table(ana, bor, step="decide", moves=1).choose("move_again")
    answers(table, "Hillman Band").respond("Ceorl")
    assert (table.wounds("Ceorl"), table.wounds("Guma"), table.titles("controlled:B")) == (1, 1, [])
    answers(table, "Hillman Band")
    assert not table.offers("respond", "Ceorl")
    assert (table.wounds("Ceorl"), len(table.titles("controlled:B"))) == (1, 1)
