"""A refusal names the card that causes it, beside its rule."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, forbids
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import assigned_to
from desktop_app.games.lotr_tcg.vocabulary.conditions import titled
from desktop_app.games.lotr_tcg.vocabulary.groups import companion, minion
from desktop_app.games.lotr_tcg.vocabulary.verbs import wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI, of_isengard
from tests.games.lotr_tcg.rules.skirmishing import acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, hurt

FOE = {"minions": ["Uruk Regular"]}


def cause(table: Table, source: str, verb: str = "play", target: str = "") -> tuple[str, str]:
    """The rule of a refusal, and the English title of the card that causes it."""
    found = [table.refusal(source, verb)]
    if target:
        found = [each for each in table.question.refusals() if each.target == table.id(target)]
    titles = [title for zone in table.g.zones for title in table.titles(zone) if table.id(title) == found[0].because]
    return found[0].rule, next(iter(titles), "")


@pytest.mark.rule("TCG-291", "TCG-300", "TCG-063")
def test_a_copy_that_is_there_or_dead_is_the_cause() -> None:
    ana = {"fellowship": ["Gimli"], "dead": ["Legolas"], "hand": ["Gimli", "Legolas"]}
    table = Table(ana, {})
    first, dead = table.refusal("Gimli"), table.refusal("Legolas")
    assert (first.rule, first.because, table.g.home[first.because]) == ("TCG-291", table.id("Gimli"), "fellowship:A")
    assert (dead.rule, table.g.home[dead.because]) == ("TCG-063", "dead:A")
    shadow = Table({}, {"minions": ["Gríma"], "hand": ["Gríma"]}, step="shadow", twilight=9)
    assert cause(shadow, "Gríma") == ("TCG-300", "Gríma")


@pytest.mark.rule("TCG-158")
def test_what_is_borne_of_a_class_is_the_cause() -> None:
    table = Table({"fellowship": [bearing("Merry", "Hobbit Sword"), "Pippin"], "hand": ["Hobbit Sword"]}, {})
    sword, merry = table.id("Hobbit Sword"), table.id("Merry")
    found = [each for each in table.question.refusals() if each.verb == "play" and each.target == merry]
    assert [(each.rule, each.because) for each in found] == [("TCG-158", sword)]


@pytest.mark.rule("TCG-104", "TCG-098")
def test_who_silences_the_shadow_is_the_cause() -> None:
    bor = {"minions": ["Uruk Defender"], "hand": ["Ferocity"]}
    path = ["The Riddermark", "Rohirrim Village", "Westemnet Plains", "4_346"]
    table = skirmish({"fellowship": ["Faramir"], "site": 4}, bor, "Faramir", "Uruk Defender", path=path)
    acts(table, "Bor")
    assert cause(table, "Ferocity")[1] == "Faramir"
    assert cause(table, "Uruk Defender", "use")[1] == "Faramir"


@pytest.mark.rule("TCG-434", "TCG-430")
def test_what_forbids_a_fight_or_a_wound_is_the_cause(invent: Invent) -> None:
    ban = invent("A Ban", "condition")
    forbids(ban, "skirmish", minion(titled("Uruk Regular")))
    table = assigning({"fellowship": ["Gimli"], "support": [ban]}, {"minions": ["Uruk Regular", "Uruk Defender"]})
    assert cause(table, "Gimli", "defend", "Uruk Regular") == ("TCG-434", "A Ban")
    amnesty = of_isengard(invent, "An Amnesty")
    forbids(amnesty, "wound", GIMLI)
    bor = {"minions": ["Band of Uruk Bowmen"], "support": [amnesty]}
    archery = Table({"fellowship": ["Gimli", "Legolas"]}, bor, step="archery")
    assert cause(archery, "Gimli", "choose") == ("TCG-430", "An Amnesty")


@pytest.mark.rule("TCG-476", "TCG-432")
def test_no_action_of_the_free_peoples_assigns_the_unhasty(invent: Invent) -> None:
    ent, horn = invent("An Ent", "companion", race="ent", keywords=[{"id": "unhasty"}]), invent("A Horn", "condition")
    call = of_isengard(invent, "A Call")
    for card in (horn, call):
        action(card, "assignment", target=companion(titled("An Ent")), do=assigned_to(minion))
    table = Table({"fellowship": [ent], "support": [horn]}, {**FOE, "support": [call]}, step="assignment_actions")
    assert not table.find("use", "A Horn"), "it costs nothing, and could do nothing"
    acts(table, "Bor").use("A Call").pick("An Ent")
    assert len(table.g.assigned) == 1


@pytest.mark.rule("TCG-149", "TCG-453", "TCG-464")
def test_what_is_no_way_to_heal_to_hand_on_or_to_use_says_so() -> None:
    ana = {"site": 2, "fellowship": [hurt("Rider of Rohan")], "hand": ["Rider of Rohan"]}
    bor = {"site": 2, "controlled": ["The Riddermark"]}
    table = Table(ana, bor, path=["Rohirrim Village"])
    assert table.refusal("Rider of Rohan", "heal").rule == "TCG-149"
    assert table.refusal("The Riddermark", "use").rule == "TCG-464"
    armed = {"minions": [bearing("Uruk Regular", "Broad-bladed Sword"), "Uruk Defender"]}
    assert Table({}, armed, step="shadow").refusal("Broad-bladed Sword", "transfer").rule == "TCG-453"


@pytest.mark.rule("TCG-200", "TCG-201", "TCG-480")
def test_whom_no_arrow_and_no_threat_wounds_says_so(invent: Invent) -> None:
    cave = invent("A Cave", "condition")
    forbids(cave, "archery", GIMLI)
    ana = {"site": 2, "fellowship": ["Gimli", "Legolas"], "support": ["Guma", cave], "threats": 1}
    archers = {"minions": ["Band of Uruk Bowmen"]}
    table = Table(ana, archers, step="archery")
    assert (table.refusal("Guma", "choose").rule, cause(table, "Gimli", "choose")) == ("TCG-200", ("TCG-201", "A Cave"))
    end = of_isengard(invent, "An End", "event", phases=["maneuver"])
    action(end, "maneuver", do=wound.on(companion(titled("Legolas"))))
    wounded = {**ana, "fellowship": ["Gimli", hurt("Legolas", 2)]}
    table = acts(Table(wounded, {**archers, "hand": [end]}, step="maneuver"), "Bor").play("An End")
    assert (table.asked, table.refusal("Guma", "choose").rule) == ("threat-wound", "TCG-480")
