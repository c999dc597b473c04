"""What lies on a site or on the Ring-bearer: whose it is, when it is active, what follows at once."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, forbids, played_on
from desktop_app.games.lotr_tcg.vocabulary.groups import minion, possession, ring_bearer, site, you
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, draw
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import of_isengard
from tests.games.lotr_tcg.rules.skirmishing import acts, skirmish
from tests.games.lotr_tcg.table import Table, fight


@pytest.mark.rule("TCG-286", "TCG-287", "TCG-289", "TCG-016", "TCG-018")
@pytest.mark.parametrize(
    ("side", "owner", "active"),
    [("free_peoples", "Ana", True), ("free_peoples", "Bor", False), ("shadow", "Bor", True), ("shadow", "Ana", False)],
)
def test_what_was_played_on_a_site_is_active_as_its_own_side_says(
    invent: Invent, side: str, owner: str, active: bool
) -> None:
    fire = invent("A Beacon", "condition", side=side)
    played_on(site, fire)
    action(fire, "skirmish", do=draw(1).on(you))
    constant(fire, on=minion, strength=2)
    table = Table(
        {"fellowship": ["Gimli"]},
        {"minions": ["Uruk Regular"]},
        path=[{"card": "The Riddermark", "attachments": [{"card": fire, "owner": owner}]}],
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Regular"),
    )
    assert table.is_active("A Beacon") is active
    assert table.strength("Uruk Regular") == (10 if active else 8)
    assert acts(table, owner).offers("use", "A Beacon") is active


@pytest.mark.rule("TCG-277", "TCG-319", "TCG-276")
def test_a_text_that_lowers_the_resistance_of_the_ring_bearer_corrupts_at_once(invent: Invent) -> None:
    doubt = of_isengard(invent, "A Doubt")
    constant(doubt, on=ring_bearer, resistance=-2)
    ana = {"ring_bearer": {"card": "Frodo", "burden": 8}}
    assert Table(ana, {"hand": [doubt]}, step="shadow", twilight=5).play("A Doubt").winner == "Bor"


@pytest.mark.rule("TCG-277", "TCG-155", "TCG-319")
def test_what_held_the_ring_bearer_up_is_discarded_and_he_is_corrupted(invent: Invent) -> None:
    star, thief = invent("A Star", "possession", resistance=2), of_isengard(invent, "A Thief", "event")
    played_on(ring_bearer, star)
    action(thief, "maneuver", target=possession, do=discard)
    ana = {"ring_bearer": {"card": "Frodo", "burden": 10, "attachments": [star]}}
    table = Table(ana, {"minions": ["Uruk Regular"], "hand": [thief]}, step="maneuver")
    assert acts(table, "Bor").play("A Thief", "A Star").winner == "Bor"


@pytest.mark.rule("TCG-430", "TCG-316")
def test_who_cannot_take_wounds_takes_no_burden_in_place_of_one(invent: Invent) -> None:
    ward = invent("A Ward", "condition")
    forbids(ward, "wound", ring_bearer)
    bor = {"minions": ["Dunlending Ravager"]}
    table = skirmish({"worn": True, "support": [ward]}, bor, "Frodo", "Dunlending Ravager").until("regroup-actions")
    assert (table.wounds("Frodo"), table.burdens()) == (0, 0)


@pytest.mark.rule("TCG-297", "TCG-304")
def test_two_copies_of_a_unique_card_that_were_played_while_the_other_slept_wake_together() -> None:
    both = {"support": ["Over the Isen"]}
    table = Table({}, both, both, {"hand": ["Over the Isen"]}, step="shadow", twilight=3)
    assert (table.is_active("Over the Isen"), table.is_active("Over the Isen 2")) == (True, True)
    assert acts(table, "Dan").refusal("Over the Isen 3").rule in ("TCG-291", "TCG-297", "TCG-300")


@pytest.mark.rule("TCG-397", "TCG-155")
def test_what_an_opponent_has_put_on_the_dead_goes_to_his_own_pile() -> None:
    borne = ["Heavy Chain", {"card": "Many Riddles", "owner": "Bor"}]
    bor = {"minions": ["Uruk Regular", "Uruk Defender"]}
    table = skirmish({"fellowship": [{"card": "Gimli", "attachments": borne}]}, bor, "Gimli", *bor["minions"])
    assert table.strength("Gimli") == 6 - 1
    table.until("regroup-actions")
    assert table.titles("dead:A") == ["Gimli"]
    assert (table.zone("Many Riddles"), table.zone("Heavy Chain")) == ("discard:B", "discard:A")


@pytest.mark.rule("TCG-307")
def test_the_ring_is_one_of_the_cards_that_are_borne() -> None:
    bor = {"minions": ["Uruk Runner"], "hand": ["Vengeance"]}
    table = acts(skirmish({}, bor, "Frodo", "Uruk Runner"), "Bor").play("Vengeance", "Uruk Runner")
    assert table.strength("Uruk Runner") == 8 + 2


@pytest.mark.rule("TCG-346")
def test_one_shadow_condition_weakens_as_two_do_where_it_only_has_to_be_there() -> None:
    borne = [{"card": "Many Riddles", "owner": "Bor"}, {"card": "Weary", "owner": "Bor"}]
    ana = {"fellowship": [{"card": "Aragorn", "attachments": borne}]}
    table = Table(ana, {"minions": ["Gríma"]}, step="maneuver")
    assert table.strength("Aragorn") == 8 - 1 - 1
