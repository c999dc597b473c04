"""What is refused names the rule that forbids it, not one that forbids something like it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.situations import WILD, inside, met
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing, tapped

# -- who is there to play a card ---------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-314", "MEC-326", "MEC-572")
@pytest.mark.parametrize(
    ("members", "elsewhere", "rule"),
    [
        (["Elrond"], ["Balin"], "MEC-326"),
        (["Elrond"], ["Adrazar"], "MEC-572"),
        ([tapped("Adrazar")], ["Anborn"], "MEC-314"),
    ],
)
def test_a_card_for_a_scout_says_whether_there_is_none_or_he_is_elsewhere_or_tapped(
    members: list[Any], elsewhere: list[str], rule: str
) -> None:
    ana = hero(at("Moria", *members, limit=2), at("Bree", *elsewhere), hand=["Concealment"])
    table = CardTable(ana, {}, step="attack_actions", attack=attacked("wolf")).until("attack")
    assert table.refusal("Concealment", "play").rule == rule


@pytest.mark.rule("MEC-701")
def test_a_scout_whose_company_is_too_large_is_no_lack_of_scouts() -> None:
    table = CardTable(hero(at("Rivendell", "Adrazar", "Elrond", "Haldir"), hand=["Stealth"]))
    assert table.refusal("Stealth", "play").rule == "MEC-701"


@pytest.mark.rule("MEC-309")
def test_after_little_snuffler_scouts_are_refused_by_what_the_card_says() -> None:
    hand = {"hand": ["Little Snuffler", "Wargs"]}
    table = met("Little Snuffler", "Adrazar", "Anborn", ana={"hand": ["Concealment"] * 2}, bor=hand)
    table.choose("creature", "Little Snuffler").until("attack").play("Concealment", "Adrazar").until("hazards")
    table.choose("creature", "Wargs").until("attack")
    assert table.refusal("Concealment", "play").rule == "MEC-309"


# -- whose card it is, and where it is played --------------------------------------------------------------------------


@pytest.mark.rule("MEC-357", "MEC-360", "MEC-551", "MEC-556")
@pytest.mark.parametrize(
    ("kind", "site", "card", "rule"),
    [
        (hero, "Moria", "Stinker", "MEC-357"),
        (minion, "Moria", "Gollum", "MEC-360"),
        (minion, "Moria", "Ice-orcs", "MEC-551"),
        (hero, "Bree", "Gollum", "MEC-551"),
        (hero, "Bree", "Glamdring", "MEC-556"),
    ],
)
def test_what_is_not_played_at_a_site_is_of_the_other_side_or_of_another_place(
    kind: Any, site: str, card: str, rule: str
) -> None:
    table = inside(site, "Elrond" if kind is hero else "Layos", hand=[card], kind=kind)
    assert table.refusal(card, "acquire").rule == rule


@pytest.mark.rule("MEC-354", "MEC-355", "MEC-356", "MEC-358", "MEC-359", "MEC-401", "MEC-336", "MEC-022")
@pytest.mark.parametrize(
    ("kind", "members", "card", "rule"),
    [
        (hero, ["Elrond"], "Layos", "MEC-355"),
        (hero, ["Elrond"], "Lurker", "MEC-356"),
        (hero, ["Elrond"], "Dwar the Ringwraith", "MEC-354"),
        (minion, ["Layos"], "Elrond", "MEC-359"),
        (minion, ["Layos"], "Alatar", "MEC-358"),
        (minion, ["Layos"], "Lurker", "MEC-022"),
        (hero, ["Alatar"], "Saruman", "MEC-401"),
        (hero, ["Alatar"], "Alatar 2", "MEC-336"),
    ],
)
def test_who_is_not_brought_into_play_is_of_the_other_side_or_comes_elsewhere(
    kind: Any, members: list[str], card: str, rule: str
) -> None:
    site = "Rivendell" if kind is hero else "Dol Guldur"
    table = Table(kind(at(site, *members), hand=[card.removesuffix(" 2")])).choose("organize")
    assert not table.offers("bring", card)
    assert table.refusal(card, "bring").rule == rule


# -- who stands in the way ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-336", "MEC-007", "MEC-338", "MEC-009")
@pytest.mark.parametrize(
    ("theirs", "card", "rule"),
    [
        (minion(at("Moria", bearing("Layos", "Stinker"))), "Stinker", "MEC-336"),
        (hero(at("Bree", bearing("Elrond", "Gollum"))), "Stinker", "MEC-007"),
        (minion(removed=["Stinker"]), "Stinker", "MEC-338"),
        (hero(removed=["Gollum"]), "Stinker", "MEC-009"),
    ],
)
def test_the_same_and_its_like_stand_in_the_way_in_play_and_out_of_it(
    theirs: dict[str, Any], card: str, rule: str
) -> None:
    table = inside("Goblin-gate", "Ostisen", hand=[card], bor=theirs)
    own = next(each for each in table.g.zones["hand:A"] if table.g.codes[each] == "LE-154")
    told = [r.rule for r in table.question.refusals() if r.source == own and r.verb == "acquire"]
    assert (told[0], len(told) > 1) == (rule, rule == "MEC-007")


# -- companies against companies ---------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-150", "MEC-160", "MEC-162")
def test_a_company_under_attack_by_another_is_told_of_that_fight() -> None:
    company = at("Moria", "Radbug", "Ciryaher", went=True, entered=True)
    hand = ["Call of Home", "Dark Quarrels"]
    bor = hero(at("Moria", "Elrond", tapped("Haldir")), hand=hand, events=["Gates of Morning"])
    table = CardTable(minion(company), bor, step="attack_company").choose("attack")
    assert table.who == "Bor"
    told = {card: table.refusal(card, "play").rule for card in ("Call of Home", "Dark Quarrels")}
    assert told == {"Call of Home": "MEC-150", "Dark Quarrels": "MEC-160"}
    table.until("clash-first")
    assert table.refusal("Haldir", "choose").rule == "MEC-162"


@pytest.mark.rule("MEC-146")
def test_whoever_may_be_attacked_the_others_say_why_not() -> None:
    company = at("Moria", "Radbug", went=True, entered=True)
    bor = hero(at("Moria", "Elrond"), at("Bree", "Haldir"))
    table = CardTable(minion(company), bor, step="attack_company").until("attack-company")
    assert table.refusal("Radbug", "attack", "Haldir").rule == "MEC-146"
    assert table.offers("attack", target="Elrond")


@pytest.mark.rule("MEC-155", "MEC-156", "MEC-163")
def test_the_attacker_aims_the_strikes_of_the_untapped_once_each() -> None:
    company = at("Moria", "Radbug", "Layos", "Ostisen", tapped("Muzgash"), went=True, entered=True)
    bor = hero(at("Moria", "Elrond", "Haldir", "Balin", "Bofur"))
    table = CardTable(minion(company), bor, step="attack_company").choose("attack").until("clash-first")
    table.pick("Elrond").choose("aim", "Radbug", "Elrond")
    assert (table.asked, table.who) == ("clash-aim", "Ana")
    told = {who: table.refusal(who, "aim").rule for who in ("Muzgash", "Radbug", "Elrond")}
    assert told == {"Muzgash": "MEC-163", "Radbug": "MEC-155", "Elrond": "MEC-156"}


# -- agents ------------------------------------------------------------------------------------------------------------

SPY = {"card": "Lurker", "at": "Bandit Lair"}


@pytest.mark.rule("MEC-628", "MEC-627", "MEC-631", "MEC-629", "MEC-633", "MEC-634", "MEC-638")
@pytest.mark.parametrize(
    ("agent", "limit", "told"),
    [
        ({"hidden": True}, 2, {"agent_hide": "MEC-634", "agent_rest": "MEC-633", "agent_move": "MEC-629"}),
        ({"exhausted": True}, 2, {"agent_hide": "MEC-634", "agent_key": "MEC-635", "agent_reveal": "MEC-638"}),
        ({}, 0, {"agent_key": "MEC-627", "agent_hide": "MEC-627"}),
        ({"since": 3}, 2, {"agent_key": "MEC-628", "agent_move": "MEC-628"}),
    ],
)
def test_an_agent_says_why_it_does_not_act(agent: dict[str, Any], limit: int, told: dict[str, str]) -> None:
    bor = minion(agents=[{**SPY, **agent}], locations=["Dol Guldur"])
    table = Table(hero(at("Moria", "Elrond", limit=limit)), bor, step="hazards").until("hazards")
    assert {verb: table.refusal("Lurker", verb).rule for verb in told} == told


@pytest.mark.rule("MEC-628", "MEC-631")
def test_an_agent_acts_once_a_turn_and_goes_to_no_haven_of_wizards() -> None:
    bor = hero(agents=[{**SPY, "at": "Goblin-gate"}], locations=["Rivendell", "Moria"])
    table = Table(hero(at("Bree", "Elrond", limit=3)), bor, step="hazards").until("hazards")
    rules = [each.rule for each in table.question.refusals() if each.verb == "agent_move"]
    assert rules == ["MEC-629", "MEC-631"]
    table.choose("agent_key", "Lurker").until("hazards")
    assert table.refusal("Lurker", "agent_move").rule == "MEC-628"


@pytest.mark.rule("MEC-548", "MEC-549")
def test_an_agent_elsewhere_does_not_attack() -> None:
    spies = [{**SPY, "at": "Moria"}, {"card": "Stranger", "at": "Bandit Lair"}]
    inside_moria = at("Moria", "Elrond", went=True, met=["1"])
    table = Table(hero(inside_moria), minion(agents=spies), step="ambush").until("agent-attack")
    assert table.refusal("Stranger", "choose").rule == "MEC-548"


# -- what is chosen ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-524")
def test_a_creature_on_guard_that_has_no_key_there_stays_there() -> None:
    company = at("Moria", "Elrond", went=True, on_guard=["Orc-guard", "Wolves"])
    table = Table(hero(company), step="site_company").until("enter").choose("enter").until("guard-creature")
    assert table.refusal("Wolves", "choose").rule == "MEC-524"


@pytest.mark.rule("MEC-660", "MEC-663")
def test_a_ring_that_the_test_has_not_shown_is_refused() -> None:
    hand = ["Minor Ring", "Dwarven Ring of Thrár’s Tribe"]
    table = CardTable(minion(at("Dol Guldur", bearing("Layos", "Gleaming Gold Ring")), hand=hand))
    table.choose("store", "Gleaming Gold Ring").rolls(12, 9).until("ring")
    assert table.refusal("Dwarven Ring of Thrár’s Tribe", "choose").rule == "MEC-660"


@pytest.mark.rule("MEC-421", "MEC-466")
def test_from_a_sideboard_comes_what_its_player_may_take_then() -> None:
    mine = hero(at("Rivendell", "Alatar"), avatar="Alatar", sideboard=["Wolves", "Cram"])
    table = Table(mine).choose("sideboard").until("sideboard-cards")
    assert table.refusal("Wolves", "choose").rule == "MEC-466"
    table = Table(mine, {"sideboard": ["Wargs", "Dodge"]}, step="sideboard").choose("to_discard")
    assert (table.who, table.refusal("Dodge", "choose").rule) == ("Bor", "MEC-421")


@pytest.mark.rule("MEC-742")
def test_at_the_council_a_card_that_matches_nothing_is_not_shown() -> None:
    bor = hero(at("Rivendell", "Balin"))
    table = Table(hero(at("Bree", "Elrond"), hand=["Balin", "Cram"]), bor, step="end_actions", last="Ana")
    table.until("duplicates")
    assert table.refusal("Cram", "choose").rule == "MEC-742"


def test_an_agent_admits_what_the_site_is_guarded_by_now() -> None:
    """MEC-636 speaks of the automatic-attacks of the site: with its Dragon gone no Dragon-kind is keyed to a lair."""
    spy = {"card": "Stranger", "at": "Gold Hill"}
    company = at("Gold Hill", "Layos", "Ostisen", limit=4, **{k: v for k, v in WILD.items() if k != "limit"})
    for freed, keyed in (([], True), (["Gold Hill"], False)):
        table = Table(minion(company), minion(agents=[spy], hand=["Cave-drake"]), step="hazards", freed_lairs=freed)
        table.g.companies[0].path = []
        table.until("hazards").choose("agent_key", "Stranger").until("hazards")
        by_agent = [o for o in table.find("creature", "Cave-drake") if o.detail.startswith("agent")]
        assert bool(by_agent) is keyed


@pytest.mark.rule("MEC-314", "MEC-326")
def test_who_cannot_hide_the_company_says_why() -> None:
    ana = hero(at("Moria", "Adrazar", tapped("Anborn"), "Elrond", limit=2), hand=["Concealment"])
    table = CardTable(ana, {}, step="attack_actions", attack=attacked("wolf")).until("attack")
    table.choose("play", "Concealment")
    told = {who: table.refusal(who, "choose").rule for who in ("Anborn", "Elrond")}
    assert told == {"Anborn": "MEC-314", "Elrond": "MEC-326"}


@pytest.mark.rule("MEC-447", "MEC-062")
def test_who_does_not_change_company_says_which_rule_of_companies_he_would_break() -> None:
    seven = ["Elrond", "Haldir", "Balin", "Bofur", "Beretar", "Anborn", "Peath"]
    large = Table(hero(at("Bree", *seven), at("Bree", "Théoden", "Erkenbrand"))).choose("organize")
    assert large.refusal("Théoden", "regroup", "Elrond").rule == "MEC-447"
    mixed = Table(minion(at("Moria", "Muzgash", "Ostisen"), at("Moria", "Ciryaher"))).choose("organize")
    assert mixed.refusal("Muzgash", "regroup", "Ciryaher").rule == "MEC-062"
    assert mixed.refusal("Muzgash", "join", "Ciryaher").rule == "MEC-062"


@pytest.mark.rule("MEC-340")
def test_what_lies_with_somebody_already_is_no_second_time_for_him() -> None:
    alone = met("Foolish Words", bearing("Elrond", "Foolish Words"), bor={"hand": ["Foolish Words"]})
    assert alone.refusal("Foolish Words", "play").rule == "MEC-340"
    both = met("Foolish Words", bearing("Elrond", "Foolish Words"), "Haldir", bor={"hand": ["Foolish Words"]})
    assert both.choose("play", "Foolish Words").pick("Haldir").until("hazards")["Foolish Words"].host
    third = met("Foolish Words", bearing("Elrond", "Foolish Words"), "Haldir", "Balin", bor={"hand": ["Foolish Words"]})
    assert third.choose("play", "Foolish Words").refusal("Elrond", "choose").rule == "MEC-340"


@pytest.mark.rule("MEC-468", "MEC-410")
def test_nobody_goes_to_a_site_in_the_discard_pile() -> None:
    table = Table(hero(at("Rivendell", "Elrond"), discard=["Bree"], locations=["Moria"]))
    assert table.refusal("Elrond", "go", "Bree").rule == "MEC-468"


@pytest.mark.rule("MEC-603", "MEC-094", "MEC-340")
def test_what_does_not_pass_to_an_heir_says_why() -> None:
    orc = bearing("Muzgash", {"card": "Wargs", "owner": "Bor"}, "Blazon of the Eye", "Foul-smelling Paste")
    company = at("Moria", orc, bearing("Radbug", "Blazon of the Eye"), limit=2)
    attack, strike = attacked("man", 1, 30, targets=["Muzgash"]), {"target": "Muzgash"}
    table = CardTable(minion(company), {}, step="strike_resources", attack=attack, strike=strike)
    table.until("strike").rolls(2, 12)
    table.choose("pass").until("hand-on")
    told = {item: table.refusal(item, "choose").rule for item in ("Wargs", "Blazon of the Eye")}
    assert told == {"Wargs": "MEC-094", "Blazon of the Eye": "MEC-340"}
