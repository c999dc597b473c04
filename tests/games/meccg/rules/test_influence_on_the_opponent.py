"""Influence attempts against the opponent: whom, from where, with what revealed, and what stands in the way."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.numerals import signed
from desktop_app.games.meccg.book.influencing import attempt_terms, number_to_exceed
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.numbers import total
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import Table, at, bearing, tapped

make_up("ZZ-611", "resource", "Gate-crows", kinds=["ally"], mind=1, alignment="hero", points=1, points_kind="ally",
        playable_at=[{"site": "Bree"}])  # fmt: skip


def meeting(
    *members: Any, hand: tuple[str, ...] = (), kind: str = "wizard", site: Any = "Bree", bor: Any = None, **more: Any
) -> Table:
    """A company at a site with the opponent's companies."""
    company = at(site, *members, went=True, entered=True, **more.pop("company", {}))
    ana = {"kind": kind, "companies": [company], "hand": list(hand), **more.pop("ana", {})}
    return Table(ana, bor or {}, step="site_actions", **more)


def theirs(*members: Any, site: Any = "Bree", kind: str = "wizard", **more: Any) -> dict[str, Any]:
    return {"kind": kind, "companies": [at(site, *members)], **more}


@pytest.mark.rule("MEC-526", "MEC-680")
def test_foolish_words_on_guard_weigh_on_an_attempt_as_well() -> None:
    table = meeting("Elrond", "Balin", bor=theirs("Anborn"), company={"on_guard": ["Foolish Words"]})
    before = total(attempt_terms(table.g, table.id("Elrond"), table.id("Anborn")))
    table.choose("influence", "Elrond", "Anborn")
    assert (table.asked, table.who) == ("guard", "Bor")
    table.choose("reveal", "Foolish Words").until("target").pick("Elrond").until("influence")
    assert table["Foolish Words"].host == table.id("Elrond")
    assert total(attempt_terms(table.g, table.id("Elrond"), table.id("Anborn"))) == before - 4


@pytest.mark.rule("MEC-688", "MEC-561")
def test_the_log_tells_what_a_check_comes_to_and_of_what() -> None:
    """Rolls alone do not tell why an attempt falls so far short: most of it is what the opponent has not used."""
    table = meeting("Elrond", bor=theirs("Anborn")).choose("influence", "Elrond", "Anborn")
    counts = total(attempt_terms(table.g, table.id("Elrond"), table.id("Anborn")))
    table.until("influence").rolls(12, 2).choose("roll").until("site")
    told = {line.message.id: line.message.params for line in table.session.log}
    made = told["mec-log-attempt-sum"]
    assert (made["rolled"], made["resisted"], made["counts"]) == (12, 2, signed(counts))
    assert told["mec-log-influence"]["total"] == 12 - 2 + counts

    table = meeting("Perchen", hand=("Woses of the Eryn Vorn",), kind="ringwraith", site="The Worthy Hills")
    table.choose("acquire", "Woses of the Eryn Vorn", "Perchen").until("influence").rolls(7).choose("roll").until(
        "site"
    )
    told = {line.message.id: line.message.params for line in table.session.log}
    made = told["mec-log-influence-sum"]
    assert made["rolled"] == 7
    assert signed(int(str(told["mec-log-influence"]["total"])) - 7) == made["counts"]


@pytest.mark.rule("MEC-526", "MEC-561")
def test_foolish_words_are_revealed_where_the_site_never_taps() -> None:
    company = {"on_guard": ["Foolish Words"]}
    table = meeting(
        "Perchen", hand=("Woses of the Eryn Vorn",), kind="ringwraith", site="The Worthy Hills", company=company
    )
    table.choose("acquire", "Woses of the Eryn Vorn", "Perchen")
    assert (table.asked, table.who) == ("guard", "Bor")


@pytest.mark.rule("MEC-526")
def test_other_cards_on_guard_do_not_answer_an_attempt() -> None:
    table = meeting("Elrond", bor=theirs("Anborn"), company={"on_guard": ["Searching Eye"]})
    assert table.choose("influence", "Elrond", "Anborn").asked == "influence"


@pytest.mark.rule("MEC-689", "MEC-688")
def test_whoever_controls_the_target_defends_it_with_what_influence_he_has_left() -> None:
    bor = theirs("Elrond", {"card": "Haldir", "follows": 0}, bearing("Beretar", "Gate-crows"))
    table = meeting("Théoden", bor=bor)
    mine, spare = 3, 20 - 10 - 5
    told = [
        total(attempt_terms(table.g, table.id("Théoden"), table.id(name)))
        for name in ("Haldir", "Gate-crows", "Elrond")
    ]
    assert told == [mine - spare - (4 - 3), mine - spare - 1, mine - spare]


@pytest.mark.rule("MEC-683")
def test_what_the_avatar_controls_is_safe_and_what_his_followers_bear_is_not() -> None:
    members = [bearing("Saruman", "Gate-crows"), {"card": "Haldir", "follows": 0, "attachments": ["Cram"]}]
    table = meeting("Elrond", hand=("Cram",), bor=theirs(*members, avatar="Saruman"))
    assert {option.target for option in table.find("influence")} == {table["Haldir"].attachments[0]}


@pytest.mark.rule("MEC-056", "MEC-683")
def test_no_ringwraith_is_influenced_with_or_without_its_leader() -> None:
    bor = theirs({"card": "Adûnaphel the Ringwraith", "loose": True}, "Layos", site="Moria", kind="ringwraith")
    table = meeting("Elrond", site="Moria", bor=bor)
    assert {option.target for option in table.find("influence")} == {table.id("Layos")}


@pytest.mark.rule("MEC-685")
def test_a_faction_is_influenced_only_where_it_is_played_whoever_has_the_site() -> None:
    bor = theirs("Balin", site="Rivendell", marshalling=["Rangers of the North", "Riders of Rohan"])
    table = meeting("Elrond", bor=bor)
    assert {option.target for option in table.find("influence")} == {table.id("Rangers of the North")}


@pytest.mark.rule("MEC-690", "MEC-691")
def test_a_faction_in_play_has_a_number_of_its_own() -> None:
    bor = theirs("Layos", site="Dol Guldur", kind="ringwraith", marshalling=["Orcs of Moria"])
    table = meeting("Elrond", site="Moria", bor=bor)
    assert number_to_exceed(table.g, table.id("Orcs of Moria"), revealed=False) == 0


@pytest.mark.rule("MEC-691", "MEC-693", "MEC-692")
def test_a_revealed_faction_takes_the_place_of_the_one_that_is_lost() -> None:
    bor = theirs("Balin", "Glorfindel II", "Peath", "Théoden", site="Rivendell", marshalling=["Rangers of the North"])
    table = meeting("Elrond", hand=("Rangers of the North",), bor=bor)
    lost = table.g.zones["marshalling:B"][0]
    shown = table.g.zones["hand:A"][0]
    table.choose("influence", "Elrond", "Rangers of the North", shown).until("influence").rolls(9, 5).until(
        "play-revealed"
    )
    table.pick("Rangers of the North 2" if table.id("Rangers of the North") != shown else "Rangers of the North")
    assert (table.g.home[lost], table.g.home[shown]) == ("discard:B", "marshalling:A")
    assert shown in table.g.pieces
    assert table.stands("Bree") == "untapped"


@pytest.mark.rule("MEC-694")
def test_a_failed_attempt_costs_the_revealed_card_and_the_site_stays_as_it_was() -> None:
    table = meeting("Théoden", hand=("Anborn",), bor=theirs("Anborn", "Balin"))
    shown = table.g.zones["hand:A"][0]
    table.choose("influence", "Théoden", "Anborn", shown).until("influence").rolls(2, 12).until("site")
    assert table.g.home[shown] == "discard:A"
    assert table.stands("Théoden") == "tapped"
    assert not table.find("influence")


@pytest.mark.rule("MEC-693", "MEC-435")
def test_a_revealed_character_needs_influence_to_be_played_and_goes_back_to_hand_without() -> None:
    members = ["Elrond", "Glorfindel II"]
    bor = theirs("Beretar", "Erkenbrand", "Peath", "Théoden")
    table = meeting(*members, hand=("Beretar",), bor=bor)
    shown = table.g.zones["hand:A"][0]
    table.choose("influence", "Elrond", "Beretar", shown).until("influence").rolls(12, 2).choose("roll").choose("roll")
    assert table.asked == "site"
    assert table.g.home[shown] == "hand:A"
    assert "Beretar" not in table


@pytest.mark.rule("MEC-693", "MEC-431")
def test_a_revealed_character_comes_under_general_or_direct_influence_as_its_player_says() -> None:
    bor = theirs("Anborn", "Erkenbrand", "Peath", "Théoden", "Balin")
    ways = []
    for way in ("general", "direct"):
        table = meeting("Elrond", hand=("Anborn",), bor=bor)
        shown = table.g.zones["hand:A"][0]
        table.choose("influence", "Elrond", "Anborn", shown).until("influence").rolls(12, 2).until("play-revealed")
        table.pick("Anborn" if table.id("Anborn") == shown else "Anborn 2")
        if table.asked == "control":
            table.choose(f"{way}_influence")
        leader = table.g.pieces[shown].follows
        ways.append(leader == table.id("Elrond"))
    assert ways == [False, True]


@pytest.mark.rule("MEC-693", "MEC-340")
def test_a_revealed_item_is_not_played_on_who_may_not_have_a_second() -> None:
    bor = theirs(bearing("Anborn", "Horn of Anor"), "Erkenbrand", "Peath", "Théoden", "Balin")
    table = meeting(bearing("Elrond", "Horn of Anor"), hand=("Horn of Anor",), bor=bor)
    target = table["Anborn"].attachments[0]
    shown = table.g.zones["hand:A"][0]
    option = next(o for o in table.find("influence", "Elrond") if (o.target, o.detail) == (target, shown))
    table.answer([option.key])
    table.until("influence").rolls(12, 2).choose("roll").choose("roll")
    assert table.asked == "site"
    assert table.g.home[target] == "discard:B"
    assert table.g.home[shown] == "hand:A"


@pytest.mark.rule("MEC-686")
def test_an_item_with_an_event_on_it_is_not_influenced() -> None:
    stone = {"card": "Palantír of Orthanc", "attachments": ["Align Palantír"]}
    for item, offered in ((stone, False), ("Palantír of Orthanc", True)):
        table = meeting("Elrond", hand=("Palantír of Orthanc",), bor=theirs(bearing("Balin", item)))
        found = [option for option in table.find("influence") if option.detail]
        assert bool(found) is offered


@pytest.mark.rule("MEC-148", "MEC-682")
def test_who_has_attacked_a_company_makes_no_attempt_that_turn() -> None:
    bor = theirs("Layos", site="Moria", kind="ringwraith")
    assert meeting("Elrond", site="Moria", bor=bor).find("influence")
    assert not meeting("Elrond", site="Moria", bor=bor, attacked=True).find("influence")


@pytest.mark.rule("MEC-684", "MEC-314")
def test_who_is_tapped_or_an_avatar_that_has_just_come_makes_no_attempt() -> None:
    new = {"card": "Saruman", "since": 3}
    table = meeting(new, tapped("Elrond"), "Balin", bor=theirs("Anborn"), ana={"avatar": "Saruman"}, round=3)
    assert {option.source for option in table.find("influence")} == {table.id("Balin")}
    old = meeting({"card": "Saruman", "since": 1}, bor=theirs("Anborn"), ana={"avatar": "Saruman"}, round=3)
    assert old.find("influence", "Saruman")


@pytest.mark.rule("MEC-694", "MEC-717")
def test_a_canceled_attempt_has_failed_and_was_the_one_of_the_turn() -> None:
    bor = theirs("Saruman", "Anborn", avatar="Saruman", hand=["Wizard’s Laughter"])
    table = meeting("Elrond", "Théoden", hand=("Anborn",), bor=bor)
    shown = table.g.zones["hand:A"][0]
    table.choose("influence", "Elrond", "Anborn", shown).until("influence").choose("roll")
    assert table.who == "Bor"
    table.choose("play", "Wizard’s Laughter").until("site", limit=40)
    assert table.g.home[shown] == "discard:A"
    assert "Anborn" in table
    assert not table.find("influence")


@pytest.mark.rule("MEC-307", "MEC-672")
def test_nobody_supports_a_corruption_check_in_the_turn_of_the_opponent() -> None:
    bor = theirs("Saruman", "Anborn", avatar="Saruman", hand=["Wizard’s Laughter"])
    table = meeting("Elrond", "Théoden", hand=("Anborn",), bor=bor)
    shown = table.g.zones["hand:A"][0]
    table.choose("influence", "Elrond", "Anborn", shown).until("influence").choose("roll")
    table.choose("play", "Wizard’s Laughter").until("corruption", limit=40)
    assert (table.who, table.g.active) == ("Bor", "A")
    assert not table.find("support")
    assert table.refusal("Anborn", "support").rule == "MEC-307"


@pytest.mark.rule("MEC-692", "MEC-440", "MEC-110")
def test_the_followers_of_who_is_won_over_stay() -> None:
    bor = theirs("Théoden", {"card": "Haldir", "follows": 0}, "Erkenbrand", "Peath", "Balin")
    table = meeting("Elrond", bor=bor)
    table.choose("influence", "Elrond", "Théoden").until("influence").rolls(12, 2).until("site")
    assert table.zone("Théoden") in ("discard:B", "companies:B")
    if table.zone("Théoden") == "discard:B":
        assert table["Haldir"].loose


@pytest.mark.rule("MEC-695", "MEC-304")
def test_the_laughter_of_a_wizard_is_for_the_site_phase_of_the_other() -> None:
    company = at("Bree", "Saruman", "Anborn", limit=3)
    ana = {"avatar": "Saruman", "companies": [company], "hand": ["Wizard’s Laughter"]}
    agents = [{"card": "Lurker", "at": "Bandit Lair", "hidden": True}]
    bor = {"kind": "ringwraith", "agents": agents, "hand": ["Whispers at the Gate"]}

    def to_bree(g: MecState) -> None:
        g.agents[0].sites = [next(code for code, card in load_cards().items() if card.title == "Bree")]

    table = Table(ana, bor, step="hazards", before=to_bree).until("hazards")
    table.choose("play", "Whispers at the Gate")
    while (table.asked, table.who) != ("influence", "Ana"):
        assert table.asked != "hazards", "nobody was influenced"
        table.passes()
    assert not table.find("play")
