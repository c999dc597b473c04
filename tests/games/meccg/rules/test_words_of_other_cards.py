"""The words of the cards where no card of the four decks uses them so: limits, prohibitions, checks, who has tapped."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.book.influencing import attempt_terms
from desktop_app.games.meccg.reading.companies import has_skill, is_leader
from desktop_app.games.meccg.reading.influence import unused_influence
from desktop_app.games.meccg.reading.numbers import signed, total
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    adds,
    blanks,
    constant,
    event,
    forbids,
    influence,
    lets_store,
    once_a_turn,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.card_conditions import race, titled, untapped, yours
from desktop_app.games.meccg.vocabulary.card_triggers import this_is_stored, this_leaves
from desktop_app.games.meccg.vocabulary.check_verbs import adds_to_check
from desktop_app.games.meccg.vocabulary.costs import names, taps
from desktop_app.games.meccg.vocabulary.deeds import both
from desktop_app.games.meccg.vocabulary.fight_verbs import faces_attack
from desktop_app.games.meccg.vocabulary.groups import (
    character,
    checking,
    company_member,
    host,
    item,
    this_company,
    you,
    your_character,
)
from desktop_app.games.meccg.vocabulary.triggers import (
    any_deck_exhausted,
    attack_begins,
    begins,
    ends,
    is_wounded,
    leaves_play,
)
from desktop_app.games.meccg.vocabulary.verbs import draw, gains, stored, tap
from tests.games.meccg.cards.table import hero, minion
from tests.games.meccg.rules.made_up import PERMANENT, SHORT, make_up
from tests.games.meccg.shelf import on_the_shelf
from tests.games.meccg.table import Table, at, bearing, tapped

ROAD: dict[str, Any] = {"moved": True, "way": "region", "path": ["wilderness"], "regions": ["TW-482"], "limit": 4}
DESPAIR = make_up("ZZ-870", "hazard", "Sudden Despair", SHORT)
"""-5 to a corruption check."""
DRILL = make_up("ZZ-871", "hazard", "Drill Master", PERMANENT)
"""Draw a card; counts against the hazard limit each time."""
PACT = make_up("ZZ-872", "resource", "Pact of Two", SHORT)
"""Balin taps and Haldir plays it: draw a card."""
BLADE = make_up("ZZ-873", "resource", "Blade of Might", "minor_item", keywords=["weapon"])
"""+3 direct influence and +2 to corruption checks."""
PACK = make_up("ZZ-874", "hazard", "Scent of Blood", PERMANENT)
"""When somebody is wounded his company faces Wolves."""
OATH = make_up("ZZ-875", "resource", "Oath of the Wild", SHORT)
"""Everybody of the company is a ranger and a leader in this turn."""
TALLY = make_up("ZZ-876", "resource", "Tally of Foes", PERMANENT)
"""Once a turn, when a company faces an attack, draw a card."""
MUTE = make_up("ZZ-877", "hazard", "Struck Dumb", PERMANENT)
"""Its bearer influences nobody."""
CHAINS = make_up("ZZ-878", "hazard", "In Chains", PERMANENT)
"""Its bearer does not move."""
VAULT = make_up("ZZ-879", "resource", "Open Vault", PERMANENT)
"""Heroes may store in the site phase."""
SCORN = make_up("ZZ-880", "hazard", "Cold Reception", PERMANENT)
"""-3 to every influence check."""
DULLED = make_up("ZZ-881", "hazard", "Dulled Edges", PERMANENT)
"""Items that characters bear have blank texts."""
SUSPECT = make_up("ZZ-882", "hazard", "Suspicion", PERMANENT)
"""-2 direct influence of its bearer against Elves."""
PORTER = make_up("ZZ-883", "resource", "Faithful Porter", SHORT)
"""Stores an item of yours, wherever it is."""
KEEPSAKE = make_up("ZZ-884", "resource", "Keepsake", "minor_item")
"""Draw a card when it is stored, or leaves play, two before it leaves play."""
VENOM = make_up("ZZ-885", "hazard", "Venom in the Air", PERMANENT)
"""When a company faces an attack a character of it taps, whom the hazard player chooses."""
TOLL = make_up("ZZ-886", "hazard", "Toll of Days", PERMANENT)
"""When a play deck is exhausted its player draws a card."""
with on_the_shelf():
    permanent(TOLL)
    required(TOLL, any_deck_exhausted, do=draw(1).on(you))
    permanent(VENOM)
    required(VENOM, attack_begins(), target=company_member(untapped), do=tap)
    permanent(DULLED)
    blanks(DULLED, on=item)
    permanent(SUSPECT, on=company_member)
    influence(SUSPECT, -2, against=race("elf"), on=host)
    event(PORTER, target=item(yours), do=stored)
    required(KEEPSAKE, this_is_stored, do=draw(1).on(you))
    required(KEEPSAKE, leaves_play, do=draw(1).on(you))
    required(KEEPSAKE, this_leaves, do=draw(2).on(you))
    event(DESPAIR, during="check", target=checking, do=adds_to_check(-5))
    permanent(DRILL)
    ability(DRILL, during="movement", do=draw(1).on(you))
    permits(DRILL, "counts_when_used")
    who_agree = (taps(your_character(titled("Balin"))), names(your_character(titled("Haldir"))))
    event(PACT, cost=who_agree, do=draw(1).on(you))
    constant(BLADE, on=host, influence=3, check=2)
    permanent(PACK)
    required(PACK, is_wounded(character), do=faces_attack("wolf", 1, 9).on(this_company))
    event(OATH, target=this_company, do=both(gains("skill:ranger"), gains("keyword:leader")))
    permanent(TALLY)
    required(TALLY, attack_begins(), do=draw(1).on(you), limit=once_a_turn)
    permanent(MUTE, on=company_member)
    forbids(MUTE, "influence", to=host)
    permanent(CHAINS, on=company_member)
    forbids(CHAINS, "move", to=host)
    permanent(VAULT)
    lets_store(VAULT, "site", "hero")
    adds(SCORN, "influence_check", -3)


def on_the_road(*members: Any, bor: dict[str, Any], **more: Any) -> Table:
    """A hero company on its way through the wild, before the hazards that it meets."""
    return Table(hero(at("Moria", *members, **ROAD), **more), bor, step="hazards").until("hazards")


# -- checks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-706")
@pytest.mark.parametrize(
    ("card", "events", "lost"), [("Sudden Despair", [], True), ("Twilight", ["Gates of Morning"], False)]
)
def test_the_other_player_too_may_act_before_a_corruption_check(card: str, events: list[str], lost: bool) -> None:
    bor = {"hand": [card, "Dragon-sickness"]}
    table = on_the_road(bearing("Elrond", "Glamdring"), "Balin", bor=bor, events=events)
    table.choose("play", "Dragon-sickness").until("corruption").choose("roll")
    assert (table.who, table.asked) == ("Bor", "other-check")
    assert not table.offers("support")
    table.rolls(6).choose("play", card).until("hazards")
    assert ("Elrond" not in table) is lost
    assert not events or "Gates of Morning" not in table


@pytest.mark.rule("MEC-706")
def test_who_has_nothing_to_play_on_a_corruption_check_is_not_asked() -> None:
    table = on_the_road(bearing("Elrond", "Glamdring"), bor={"hand": ["Dragon-sickness", "Wargs"]})
    table.choose("play", "Dragon-sickness").until("corruption").choose("roll")
    assert table.asked != "other-check"


@pytest.mark.rule("MEC-141")
def test_what_changes_every_influence_check_changes_an_attempt_as_well() -> None:
    reckoned = []
    for events in ([], ["Cold Reception"]):
        bor = hero(at("Bree", "Haldir"), events=events)
        table = Table(hero(at("Bree", "Elrond", went=True, entered=True)), bor, step="site_actions")
        reckoned.append(total(attempt_terms(table.g, table.id("Elrond"), table.id("Haldir"))))
    assert reckoned[1] == reckoned[0] - 3


@pytest.mark.rule("MEC-309")
def test_who_may_influence_nobody_makes_no_attempt() -> None:
    bearer = bearing("Elrond", "Struck Dumb")
    ana = hero(at("Bree", bearer, "Balin", went=True, entered=True))
    table = Table(ana, hero(at("Bree", "Haldir")), step="site_actions")
    assert table.offers("influence", "Balin", "Haldir")
    assert not table.offers("influence", "Elrond", "Haldir")
    assert table.refusal("Elrond", "influence", "Haldir").rule == "MEC-309"


@pytest.mark.rule("MEC-703", "MEC-680")
def test_an_attempt_fails_when_who_tapped_for_it_is_untapped_in_an_answer() -> None:
    for untaps in (False, True):
        ana = hero(
            at("Bree", "Radagast", "Elrond", went=True, entered=True, on_guard=["Foolish Words"]),
            hand=["And Forth He Hastened"],
        )
        bor = hero(at("Bree", "Haldir"), at("Lórien", "Glorfindel II", "Théoden", "Beretar"))
        table = Table(ana, bor, step="site_actions")
        table.choose("influence", "Elrond", "Haldir").choose("reveal", "Foolish Words").pick("Radagast")
        table.until("answer")
        while untaps and table.who != "Ana":
            table.passes()
        if untaps:
            table.choose("play", "And Forth He Hastened").pick("Elrond")
        table.rolls(12, 2).until("site")
        assert ("Haldir" in table) is untaps
        assert table.g.attempted


# -- costs, limits -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-703")
@pytest.mark.parametrize(("stays", "drawn"), [(True, 1), (False, 0)])
def test_who_tapped_must_still_be_tapped_whoever_else_is(stays: bool, drawn: int) -> None:
    ana = hero(at("Rivendell", "Balin", tapped("Haldir")), hand=["Pact of Two"])
    table = Table(ana, {}).choose("play", "Pact of Two").until("answer")
    table["Balin"].exhausted = stays
    table.until("organization")
    assert len(table.titles("hand:A")) == drawn


@pytest.mark.rule("MEC-502")
def test_what_counts_when_it_is_used_is_not_used_beyond_the_limit() -> None:
    table = on_the_road("Elrond", bor={"events": ["Drill Master"]})
    for left in (3, 2, 1, 0):
        table.choose("use", "Drill Master").until("hazards")
        assert table.offers("use", "Drill Master") is (left > 0)
    assert table.refusal("Drill Master", "use").rule == "MEC-502"


@pytest.mark.rule("MEC-719")
def test_what_a_passive_condition_does_once_a_turn_it_does_once() -> None:
    table = on_the_road("Elrond", "Balin", bor={"hand": ["Wargs", "Wargs"]}, events=["Tally of Foes"])
    for _ in range(2):
        table.choose("creature", "Wargs").rolls(12, 12).until("hazards")
        assert len(table.titles("hand:A")) == 1


@pytest.mark.rule("MEC-724")
def test_a_creature_that_was_driven_off_may_be_called_off_anew_when_it_comes_again() -> None:
    road = at(
        "Moria", bearing("Layos", "Regiment of Black Crows"), "Ostisen", path=["coastal_sea"], moved=True, limit=2
    )
    table = Table(minion(road), {"hand": ["Nameless Thing"], "events": ["Doors of Night"]}, step="hazards")
    table.until("hazards").choose("creature", "Nameless Thing", detail="region_type coastal_sea").until("attack")
    table.choose("use", "Nameless Thing").pick("Ostisen").until("attack")
    assert not table.offers("use", "Nameless Thing")
    table.choose("use", "Regiment of Black Crows").until("hazards")
    assert table.zone("Nameless Thing") == "hand:B"
    table.choose("creature", "Nameless Thing", detail="region_type coastal_sea").until("attack")
    assert table.offers("use", "Nameless Thing")


# -- what lasts, what is forbidden -------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-326", "MEC-455")
def test_a_skill_given_to_a_company_is_that_of_everybody_in_it() -> None:
    ana = hero(at("Moria", "Elrond", "Sam Gamgee", **ROAD), hand=["Oath of the Wild"])
    table = Table(ana, {}, step="hazards").until("movement")
    table.choose("play", "Oath of the Wild").until("movement")
    for name in ("Elrond", "Sam Gamgee"):
        assert has_skill(table.g, table.id(name), "ranger")
        assert is_leader(table.g, table.id(name))


@pytest.mark.rule("MEC-654", "MEC-029", "MEC-138")
@pytest.mark.parametrize(
    ("who", "items", "used"),
    [
        ("Elrond", ["Blade of Might"], True),
        ("Elrond", ["Glamdring", "Blade of Might"], False),
        ("Layos", ["Blade of Might"], False),
        ("Dwar the Ringwraith", ["Blade of Might"], False),
    ],
)
def test_what_an_item_says_of_its_bearer_holds_while_he_uses_it(who: str, items: list[str], used: bool) -> None:
    there = (
        hero(at("Rivendell", bearing(who, *items))) if who == "Elrond" else minion(at("Moria", bearing(who, *items)))
    )
    table = Table(there, {})
    bare = {"Elrond": 4, "Layos": 2, "Dwar the Ringwraith": 5}[who]
    assert table.number(who, "influence") == bare + (3 if used else 0)
    assert signed(table.g, table.id(who), "check") == (2 if used else 0)


@pytest.mark.rule("MEC-494")
def test_a_company_that_somebody_has_joined_who_may_not_move_stays() -> None:
    companies = [at("Rivendell", "Elrond", goal="Lórien"), at("Rivendell", bearing("Balin", "In Chains"))]
    table = Table(hero(*companies)).choose("organize").choose("join", "Elrond", "Balin")
    table.choose("organized").choose("done").until("hazards")
    assert table.place("Elrond") == "Rivendell"
    assert table.titles("locations:A") == ["Lórien"]


@pytest.mark.rule("MEC-460")
@pytest.mark.parametrize("events", [[], ["Open Vault"]])
def test_a_card_lets_items_be_stored_in_the_site_phase(events: list[str]) -> None:
    ana = hero(at("Rivendell", bearing("Elrond", "Glamdring"), went=True, entered=True), events=events)
    table = Table(ana, {}, step="site_actions")
    assert table.offers("store", "Glamdring") is bool(events)
    if events:
        table.choose("store", "Glamdring").rolls(12).until("site")
        assert table.zone("Glamdring") == "marshalling:A"


@pytest.mark.rule("MEC-718")
@pytest.mark.parametrize(
    ("creature", "road", "faced"),
    [
        ("Wargs", "wilderness", ["wolf", "wolf", "wolf"]),
        ("Slayer", "border_land", ["slayer", "slayer", "wolf", "wolf"]),
    ],
)
def test_no_attack_that_a_passive_condition_brings_begins_before_the_one_that_goes_on_is_over(
    creature: str, road: str, faced: list[str]
) -> None:
    company = at("Moria", "Haldir", "Balin", **{**ROAD, "path": [road]})
    table = Table(hero(company), {"hand": [creature], "events": ["Scent of Blood"]}, step="hazards").until("hazards")
    table.choose("creature", creature).until("assign" if creature == "Wargs" else "assign-rest")
    table.pick("Haldir", *(["Balin"] if creature == "Wargs" else []))
    seen = []
    while table.asked != "hazards":
        seen.append(len(table.g.attacks))
        table.rolls(*([12] if "wolf" in table.company("Haldir").faced[1:] else [2, 2])).passes()
    assert max(seen) == 1
    assert table.company("Haldir").faced == faced, "one for each wound"


@pytest.mark.rule("MEC-309")
def test_a_blank_weapon_adds_nothing() -> None:
    for events, prowess in (([], 8), (["Dulled Edges"], 7)):
        table = Table(hero(at("Moria", bearing("Elrond", "Glamdring"))), {"events": events})
        assert table.number("Elrond", "prowess") == prowess


@pytest.mark.rule("MEC-688", "MEC-438")
def test_what_lowers_influence_against_some_lowers_it_against_them_alone() -> None:
    table = Table(hero(at("Moria", bearing("Elrond", "Suspicion"), "Haldir", "Balin")))
    found = [unused_influence(table.g, table.id("Elrond"), table.id(other)) for other in ("Haldir", "Balin")]
    assert found == [2, 4]


@pytest.mark.rule("MEC-461")
def test_a_card_that_is_stored_by_an_event_was_stored() -> None:
    ana = hero(at("Moria", bearing("Elrond", "Keepsake")), hand=["Faithful Porter"])
    table = Table(ana).choose("play", "Faithful Porter").until("organization")
    assert table.zone("Keepsake") == "marshalling:A"
    assert len(table.titles("hand:A")) == 4, "for leaving play and for being stored"


@pytest.mark.rule("MEC-109", "MEC-719")
def test_what_goes_with_its_bearer_has_left_play_as_well() -> None:
    table = Table(hero(at("Rivendell", bearing("Elrond", "Keepsake"), "Balin")))
    table.choose("organize").choose("dismiss", "Elrond").until("organizing")
    assert table.zone("Keepsake") == "discard:A"
    assert len(table.titles("hand:A")) == 3


@pytest.mark.rule("MEC-704", "MEC-720")
@pytest.mark.parametrize("gone", [False, True])
def test_what_a_passive_condition_brings_is_aimed_before_it_is_answered(*, gone: bool) -> None:
    table = on_the_road("Haldir", "Balin", bor={"hand": ["Wargs"], "events": ["Venom in the Air"]})
    table.choose("creature", "Wargs").until("target")
    assert table.who == "Bor"
    table.pick("Haldir").until("answer")
    table["Haldir"].exhausted = gone
    table.until("attack")
    assert (table.stands("Haldir"), table.stands("Balin")) == ("tapped", "untapped")
    assert table.said("no-effect") == (1 if gone else 0)


@pytest.mark.rule("MEC-720", "MEC-535")
def test_what_an_exhausted_deck_brings_is_declared_before_the_next_company_sets_out() -> None:
    companies = [at("Moria", "Haldir", limit=2), at("Bree", "Balin")]
    ana = hero(*companies, hand=["Cram"] * 7, deck=["Dodge"], discard=["Cram"] * 3)
    table = Table(ana, {"events": ["Toll of Days"], "hand": ["Wargs"] * 8}, step="hazards").until("hazards")
    table.choose("pass").until("answer")
    assert table.g.company == table.company("Haldir").id
    assert len(table.titles("hand:B")) == 8
    while table.asked == "answer":
        table.passes()
    assert len(table.titles("hand:B")) == 9


def test_no_phase_begins_or_ends_that_each_company_has_of_its_own() -> None:
    for word in (begins, ends):
        for phase in ("movement", "site"):
            with pytest.raises(AssertionError):
                word(phase)
