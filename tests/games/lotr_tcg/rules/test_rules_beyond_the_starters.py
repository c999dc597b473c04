"""Rules that no shipped card needs: artifacts, choices, looking, transfers by a card, copied sites, threats."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.deeds import Own
from desktop_app.games.kit.happens import happens
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_tcg.book import losing
from desktop_app.games.lotr_tcg.events.cards import EventPlayed
from desktop_app.games.lotr_tcg.events.turn import PhaseBegins
from desktop_app.games.lotr_tcg.reading import numbers, queries
from desktop_app.games.lotr_tcg.reading.active import FACTS, may_use_site
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs import path, showing, threats, transferring, wounds
from desktop_app.games.lotr_tcg.verbs.piles import discard_from_hand
from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    adds,
    constant,
    played_on,
    required,
    response,
    to_play,
)
from desktop_app.games.lotr_tcg.vocabulary.conditions import at_any_site, can_spot, race, titled, wearing_the_ring
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts
from desktop_app.games.lotr_tcg.vocabulary.deeds import choice, choosing
from desktop_app.games.lotr_tcg.vocabulary.groups import character, companion, host, in_hand, minion, ring_bearer, you
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots_twilight
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to, after
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight, discard, draw, exert, modify, prevent_it
from tests.games.carried_out import run
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt


async def discard_it(m: Moment[TcgState]) -> None:
    """The chosen card of the hand is discarded."""
    discard_from_hand(m.g, m.target)


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-087", "TCG-086")
def test_twilight_is_spotted_before_the_event_adds_its_own(invent: Invent) -> None:
    code = invent("Last Light", "event", twilight=1, phases=["fellowship"])
    action(code, "fellowship", cost=spots_twilight(3), do=draw(1).on(you))
    table = Table({"hand": [code]}, {}, twilight=2)
    assert table.refusal(code).rule == "TCG-342"
    table = Table({"hand": [code]}, {}, twilight=3).play(code)
    assert (table.g.twilight, len(table.g.zones["hand:A"])) == (4, 1)


@pytest.mark.rule("TCG-388")
def test_a_cancelled_event_has_no_effect_is_paid_for_and_discarded(invent: Invent) -> None:
    horn = invent("A Horn Far Off", "event", twilight=2, phases=["skirmish"])
    action(horn, "skirmish", cost=exerts(1, companion(titled("Aragorn"))), target=companion, do=modify(strength=9))
    fog = invent("Fog on the Fields", "event", side="shadow", culture="sauron", twilight=0, phases=["response"])
    response(fog, about_to(EventPlayed, lambda m: m.event.seat != m.seat, told="event played"), do=prevent_it)
    table = Table(
        {"fellowship": ["Aragorn"], "hand": [horn]},
        {"minions": ["Uruk Regular"], "hand": [fog]},
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Uruk Regular"),
    )
    table.choose("play", horn).respond(fog)
    assert (table.strength("Aragorn"), table.wounds("Aragorn"), table.g.twilight) == (8, 1, 2)
    assert (table.zone(horn), table.zone(fog)) == ("discard:A", "discard:B")


@pytest.mark.rule("TCG-390", "TCG-339")
def test_of_two_things_the_one_that_can_be_done_in_full_is_chosen(invent: Invent) -> None:
    code = invent("Hard Choice", "event", phases=["fellowship"])
    drop: Own[TcgState] = Own(discard_it, lambda m: m.target in m.g.zones[f"hand:{m.seat}"], told="drop")
    action(code, "fellowship", do=choice(exert=choosing(companion, exert), discard=choosing(in_hand, drop, 2)))
    table = Table({"fellowship": ["Aragorn"], "hand": [code, "Gimli"]}, {}).play(code)
    assert [option.verb for option in table.question.options] == ["exert"]
    table.choose("exert").pick("Aragorn")
    assert (table.wounds("Aragorn"), table.zone("Gimli")) == (1, "hand:A")
    table = Table({"hand": [code, "Gimli", "Legolas"], "ring_bearer": hurt("Frodo", 3)}, {}).play(code)
    table.choose("discard")
    assert {option.source for option in table.question.options} == set(table.g.zones["hand:A"])


@pytest.mark.rule("TCG-318")
def test_some_cards_wait_for_the_ring_to_be_worn(invent: Invent) -> None:
    code = invent("Eyes in the Dark", "condition", side="shadow", culture="wraith", twilight=0)
    to_play(code, ring_bearer(wearing_the_ring))
    table = Table({}, {"hand": [code]}, step="shadow")
    assert table.refusal(code).rule == "TCG-342"
    table = Table({"worn": True}, {"hand": [code]}, step="shadow").play(code)
    assert table.zone(code) == "support:B"


@pytest.mark.rule("TCG-180", "TCG-161", "TCG-182")
def test_a_shadow_condition_lies_where_its_text_says(invent: Invent) -> None:
    plain = invent("Watchful Ruin", "condition", side="shadow", culture="sauron", twilight=1)
    wound_of = invent("Cursed Wound", "condition", side="shadow", culture="wraith", twilight=1)
    played_on(companion, wound_of)
    table = Table({"fellowship": ["Aragorn"]}, {"hand": [plain, wound_of]}, twilight=2, step="shadow")
    table.play(plain).play(wound_of, "Aragorn")
    assert table.zone(plain) == "support:B"
    assert table[wound_of].host == table.id("Aragorn")
    assert table.is_active(wound_of), "active as its bearer is"


# -- artifacts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-419", "TCG-158", "TCG-031")
def test_an_artifact_is_borne_like_a_possession(invent: Invent) -> None:
    blade = invent("Blade of Old", "artifact", item_class=["hand_weapon"], strength=2)
    played_on(character(race("man")), blade)
    armed = bearing("Aragorn", "Ranger's Sword")
    table = Table({"fellowship": [armed, "Théoden", "Gimli"], "hand": [blade]}, {})
    assert [option.target for option in table.find("play", blade)] == [table.id("Théoden")]
    assert table.play(blade, "Théoden").strength("Théoden") == 8


@pytest.mark.rule("TCG-420")
def test_an_artifact_is_no_possession(invent: Invent) -> None:
    blade = invent("Blade of Old", "artifact", item_class=["hand_weapon"])
    played_on(character(race("man")), blade)
    setup: dict[str, Any] = {"step": "skirmish_actions", "skirmish": fight("Merry", "Dunlending Pillager")}
    bor = {"minions": ["Dunlending Pillager"]}
    table = Table({"fellowship": ["Merry", bearing("Aragorn", blade)]}, bor, **setup)
    table.until("decide")
    assert table.zone(blade) == "attached", "nothing the Pillager could discard"
    table = Table({"fellowship": ["Merry", bearing("Aragorn", "Ranger's Sword")]}, bor, **setup)
    table.until("respond")


# -- spotting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-347", "TCG-346", "TCG-429")
def test_can_spot_applies_or_does_not(invent: Invent) -> None:
    code = invent("Reek of War", "condition", side="shadow", culture="isengard")
    adds(code, "fellowship_archery", -1, can_spot(minion(race("uruk_hai"))))
    archer = invent("Bowman", "companion", keywords=[{"id": "archer"}])
    for there, total in (("Uruk Regular", 1), ("Dunlending Brigand", 2)):
        table = Table({"fellowship": [archer, "Legolas"]}, {"minions": [there], "support": [code]})
        assert numbers.archery_total(table.g, "free_peoples") == total


@pytest.mark.rule("TCG-362", "TCG-360", "TCG-361", "TCG-014", "TCG-013")
def test_any_site_five_is_that_number_of_whatever_block(invent: Invent) -> None:
    old = invent("Hall of the First Age", "site", site_number=5, block="fellowship")
    code = invent("Anywhere", "possession", strength=0)
    played_on(companion, code)
    constant(code, on=host, strength=3, applies=at_any_site(5, 5))
    assert [FACTS[each].site_name for each in (old, "4_341")] == ["5", "3T"]
    sites = ["The Riddermark", "Rohirrim Village", "Throne Room", "White Rocks"]
    for fifth in (old, "Hornburg Courtyard"):
        table = Table({"site": 5, "fellowship": [bearing("Gimli", code)]}, {}, path=[*sites, fifth])
        assert table.strength("Gimli") == 9
    table = Table({"site": 4, "fellowship": [bearing("Gimli", code)]}, {}, path=sites)
    assert table.strength("Gimli") == 6


@pytest.mark.rule("TCG-328")
def test_an_elf_is_who_is_of_the_race(invent: Invent) -> None:
    code = invent("Song of the Elves", "event", phases=["fellowship"])
    to_play(code, character(race("elf")))
    action(code, "fellowship", do=draw(1).on(you))
    friend = invent("Elf-friend", "companion", race="hobbit")
    assert not Table({"fellowship": [friend], "hand": [code]}, {}).offers("play", code)
    assert Table({"fellowship": ["Legolas"], "hand": [code]}, {}).offers("play", code)


@pytest.mark.rule("TCG-326")
def test_an_unloaded_keyword_does_nothing_by_itself() -> None:
    def offered(*, ranger: bool) -> list[str]:
        table = Table({"fellowship": ["Gimli"]}, {"minions": ["Uruk Regular"]}, step="assignment")
        if ranger:
            affect(table, "Gimli", "keyword:ranger")
        return [option.key for option in table.question.options]

    assert offered(ranger=True) == offered(ranger=False)


# -- looking and revealing ---------------------------------------------------------------------------------------------


def sees(table: Table, seat: str, card: str) -> bool:
    seen = table.session.look(seat).card(card)
    return seen is not None and bool(seen.code)


@pytest.mark.rule("TCG-404")
def test_who_looks_sees_and_what_is_revealed_all_see(invent: Invent) -> None:
    async def looks(m: Moment[TcgState]) -> None:
        await showing.look(m.g, m.seat, m.g.zones["deck:B"][:1], m.me)

    async def reveals(m: Moment[TcgState]) -> None:
        await showing.reveal(m.g, m.g.zones["deck:B"][:1], m.me)

    for does, seats in ((looks, ["A"]), (reveals, ["A", "B"])):
        code = invent("Far Sight", "event", phases=["fellowship"])
        action(code, "fellowship", do=happens(does, told="look"))
        table = Table({"hand": [code]}, {"deck": ["Gimli"]}).play(code)
        gimli = table.id("Gimli")
        assert (table.asked, [seat for seat in "AB" if sees(table, seat, gimli)]) == ("look", seats)
        assert table.question.forced() is None, "nothing goes on before somebody has looked"
        while table.asked == "look":
            table.choose("seen")
        assert not any(sees(table, seat, gimli) for seat in "AB")
        told = [line.message for line in table.session.log if line.message.id in ("tcg-log-sees", "tcg-log-reveals")]
        assert [message.only for message in told] == (["A"] if seats == ["A"] else [""])


@pytest.mark.rule("TCG-407", "TCG-117", "TCG-403")
def test_shadow_players_do_not_see_each_others_hands() -> None:
    cia = {"hand": ["Uruk Regular"], "discard": ["Gimli"], "adventure": ["Uruk Camp"]}
    table = Table({}, {"hand": ["Uruk Defender"]}, cia, step="shadow")
    assert not sees(table, "B", table.id("Uruk Regular"))
    assert not sees(table, "B", table.id("Uruk Camp"))
    assert sees(table, "C", table.id("Uruk Regular"))
    discarded = table.id("Gimli")
    assert [seat for seat in "ABC" if sees(table, seat, discarded)] == ["C"]
    assert table.session.look("B").zones["discard:C"].count == 1


# -- transfers and sites -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-454", "TCG-452")
def test_a_card_transfers_without_a_price_to_eligible_bearers_alone() -> None:
    table = Table(
        {"fellowship": [bearing("Éowyn", "Brego"), "Éomer", "Merry", bearing("Théoden", "Horse of Rohan")]}, {}
    )
    brego = table.id("Brego")
    assert transferring.may_bear_instead(table.g, brego) == [table.id("Éomer")]
    run(transferring.transfer(table.g, brego, table.id("Éomer")))
    assert (table["Brego"].host, table.g.twilight) == (table.id("Éomer"), 0)


@pytest.mark.rule("TCG-396", "TCG-449")
def test_who_lived_by_what_he_gives_away_dies() -> None:
    dying = bearing("Théoden", "Herugrim", wound=2)
    table = Table({"fellowship": [dying, "Éomer"]}, {}, full=True)
    run(transferring.transfer(table.g, table.id("Herugrim"), table.id("Éomer")))
    assert table.zone("Théoden") == "dead:A"


@pytest.mark.rule("TCG-396", "TCG-059")
def test_who_lived_by_an_effect_dies_when_it_ends() -> None:
    table = Table(
        {"fellowship": [hurt("Gimli", 2), "Aragorn"]},
        {"minions": ["Uruk Regular", "Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Uruk Regular"),
        assigned=[fight("Gimli", "Uruk Defender")],
    )
    affect(table, "Gimli", "vitality", 1)
    table.g.effects[-1].until = "phase"
    run(wounds.wound(table.g, [table.id("Gimli")]))
    assert table.zone("Gimli") == "fellowship:A"
    table.until("reconcile")
    assert table.zone("Gimli") == "dead:A"
    assert table.said("skirmish") == 0, "his own skirmish did not take place (TCG-440)"


@pytest.mark.rule("TCG-459")
def test_what_lay_on_a_replaced_site_moves_on(invent: Invent) -> None:
    web = invent("Web Across the Road", "condition", side="shadow", culture="sauron")
    lying = {"card": "Rohirrim Village", "attachments": [{"card": web, "owner": "Bor"}]}
    table = Table({"site": 2}, {"adventure": ["Uruk Camp"]}, path=["The Riddermark", lying])
    table["Rohirrim Village"].stacked.append("")
    path.replace_site(table.g, "B", table.id("Uruk Camp"))
    assert table[web].host == table.id("Uruk Camp")
    assert table["Uruk Camp"].attachments == [table.id(web)]
    assert table["Uruk Camp"].stacked == [""]


@pytest.mark.rule("TCG-294", "TCG-293")
def test_a_card_may_use_the_text_of_a_site_elsewhere() -> None:
    table = Table({"site": 5, "hand": ["Hobbit Sword", "Gimli"], "fellowship": ["Merry"]}, {"site": 6})
    assert not table.offers("use", "Hornburg Armory")
    path.use_text_of(table.g, "A", table.id("Hornburg Armory"), "turn", table.id("Merry"))
    table.play("Gimli")
    assert table.offers("use", "Hornburg Armory")
    path.use_text_of(table.g, "B", table.id("Westemnet Plains"), "turn", table.id("Merry"))
    assert not may_use_site(table.g, "A", table.id("Westemnet Plains"))


@pytest.mark.rule("TCG-469", "TCG-282", "TCG-284", "TCG-285")
def test_whoever_goes_leaves_his_sites_to_others_and_theirs_on_the_path() -> None:
    theirs = {"card": "The Riddermark", "owner": "Bor"}
    table = Table(
        {"site": 4},
        {"site": 4, "controlled": [{"card": "Rohirrim Village", "owner": "Ana"}]},
        {"site": 4, "controlled": [theirs]},
        path=["Throne Room", "White Rocks"],
    )
    losing.lose(table.g, "B", "killed")
    (held,) = table.g.zones["controlled:C"]
    assert queries.facts(table.g, held).site_number == 1
    assert table.g.owners[held] in ("A", "C")
    assert table.titles("path")[0] == "Rohirrim Village"


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-447", "TCG-213")
def test_every_ambush_is_one_more_question() -> None:
    table = Table({"fellowship": ["Gimli"]}, {"minions": ["Southron Scout"]}, step="assignment")
    affect(table, "Southron Scout", "keyword:ambush", 3)
    table.defend("Gimli", "Southron Scout").choose("accept").choose("accept")
    assert table.g.twilight == 5


@pytest.mark.rule("TCG-427")
def test_without_minions_after_the_maneuver_phase_the_regroup_phase_follows(invent: Invent) -> None:
    code = invent("Sudden Charge", "event", phases=["maneuver"])
    action(code, "maneuver", target=minion, do=discard)
    table = Table({"hand": [code], "fellowship": ["Gimli"]}, {"minions": ["Uruk Regular"]}, step="maneuver")
    table.play(code, "Uruk Regular").passes().passes()
    assert table.g.phase == "regroup"
    assert table.said("archery") == 0


@pytest.mark.rule("TCG-321", "TCG-090")
def test_the_ring_is_off_before_anything_answers_the_regroup_phase(invent: Invent) -> None:
    code = invent("Dusk Watch", "condition", side="shadow", culture="wraith")
    begins = after(PhaseBegins, lambda m: m.event.phase == "regroup", told="regroup begins")
    required(code, begins, do=add_twilight(3), condition=can_spot(ring_bearer(wearing_the_ring)))
    table = Table({"worn": True}, {"support": [code]}, step="survived").until("regroup-actions")
    assert table.g.twilight == 0
    assert not table["The One Ring"].worn


# -- threats -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-478", "TCG-479")
def test_there_are_no_more_threats_than_companions() -> None:
    table = Table({"fellowship": ["Gimli", "Legolas"], "threats": 2}, {})
    assert threats.add_threats(table.g, 2) == 1
    assert (table.g.threats["A"], table.session.look("B").numbers["threats:A"]) == (3, 3)
    threats.remove_threats(table.g, 9)
    assert table.g.threats["A"] == 0


@pytest.mark.rule("TCG-480")
def test_a_death_carries_out_the_threats_on_companions() -> None:
    table = Table(
        {"fellowship": ["Gimli", hurt("Merry", 3)], "support": ["Guma"], "threats": 3},
        {"minions": ["Southron Scout"]},
        step="archery_actions",
    )
    affect(table, "Southron Scout", "keyword:archer")
    table.until("archery").pick("Merry")
    assert table.asked == "threat-wound"
    assert table.id("Guma") not in [option.source for option in table.question.options]
    table.pick("Gimli").pick("Gimli").pick("Frodo")
    assert (table.wounds("Gimli"), table.wounds("Frodo"), table.g.threats["A"]) == (2, 1, 0)
