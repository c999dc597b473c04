"""What a card, an attack or a check counts as, and what follows for the cards that speak of it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.book.influencing import attempt_terms
from desktop_app.games.meccg.reading.numbers import total
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.vocabulary.abilities import event
from desktop_app.games.meccg.vocabulary.card_conditions import kind
from desktop_app.games.meccg.vocabulary.groups import its_items
from desktop_app.games.meccg.vocabulary.verbs import discard
from tests.games.meccg.cards.situations import besieged, met
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.shelf import make_up, on_the_shelf
from tests.games.meccg.table import Table, at, bearing, code, tapped, wounded

HUNTED: dict[str, Any] = {"moved": True, "way": "region", "path": ["wilderness"], "regions": ["Withered Heath"]}
HUNT: dict[str, Any] = {"events": ["Itangast Ahunt"]}
PICK_PURSE = "Pick-purse"
"""Discards a minor item of the company."""
TAKER = make_up("ZZ-641", "hazard", PICK_PURSE, kinds=["short_event"], alignment="neutral")
with on_the_shelf():
    event(TAKER, target=its_items(kind("minor_item")), do=discard)


# -- who may not untap -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-420", "MEC-317")
@pytest.mark.parametrize(
    ("card", "who", "burden"),
    [
        ("Halfling Strength", "Sam Gamgee", "Rescue Prisoners"),
        ("Foul-smelling Paste", "Layos", "To Satisfy the Questioner"),
        ("Well-preserved", "Layos", "To Satisfy the Questioner"),
    ],
)
def test_who_may_not_untap_is_healed_and_stays_tapped(card: str, who: str, burden: str) -> None:
    borne = [burden, card] if card == "Foul-smelling Paste" else [burden]
    kind, others = (hero, []) if who == "Sam Gamgee" else (minion, ["Ciryaher"])
    table = CardTable(kind(at("Moria", wounded(who, attachments=borne), *others), hand=[card]))
    (table.use if card in borne else table.play)(card)
    assert table.stands(who) == "tapped"


# -- Dragons on the hunt attack as creatures do ------------------------------------------------------------------------


@pytest.mark.rule("MEC-309", "MEC-573")
def test_an_attack_that_counts_as_a_creatures_is_met_as_one() -> None:
    moved = at("Bandit Lair", bearing("Layos", "Regiment of Black Crows"), limit=2, **HUNTED)
    table = CardTable(minion(moved), HUNT, step="passive").until("attack")
    table.use("Regiment of Black Crows")
    assert (table.stands("Layos"), table.zone("Itangast Ahunt")) == ("untapped", "hand:B")
    ringwraith = at("Dol Guldur", "Adûnaphel the Ringwraith")
    far = minion(at("Bandit Lair", "Layos", limit=2, **HUNTED), ringwraith, avatar="Adûnaphel")
    assert CardTable(far, HUNT, step="passive").until("attack").offers("use", "Adûnaphel the Ringwraith")
    heroes = hero(at("Bree", "Elrond", limit=2, **HUNTED), at("Rivendell", "Alatar"), avatar="Alatar")
    table = CardTable(heroes, HUNT, step="passive").until("may").choose("accept")
    assert table.members("Elrond") == ["Elrond", "Alatar"]


# -- checks against factions -------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-141", "MEC-688")
def test_an_attempt_on_a_faction_of_the_opponent_is_an_influence_check_against_a_faction() -> None:
    bor = hero(at("Edoras", "Gildor Inglorion"), marshalling=["Riders of Rohan"])
    company = at("Edoras", bearing("Bofur", {"card": "Foolish Words", "owner": "Bor"}), went=True, entered=True)
    table = CardTable(hero(company), bor, step="site_actions")
    bofur = table.id("Bofur")
    assert total(attempt_terms(table.g, bofur, table.id("Riders of Rohan"))) == -1 - 4 - (20 - 4)
    assert total(attempt_terms(table.g, bofur, table.id("Gildor Inglorion"))) == -4 - (20 - 4)


# -- piles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-410", "MEC-534")
def test_a_site_in_the_discard_pile_is_nothing_for_the_play_deck() -> None:
    table = CardTable(hero(at("Isengard", bearing("Saruman", "Palantír of Orthanc")), discard=["Moria", "Cram"]))
    table.choose("use", "Palantír of Orthanc").passes().passes()
    assert (table.offers("choose", "Cram"), table.offers("choose", "Moria")) == (True, False)


@pytest.mark.rule("MEC-309")
def test_what_may_be_done_twice_may_be_done_once() -> None:
    bor = {"discard": ["Wolves"], "sideboard": ["Wargs"], "events": ["Doors of Night"]}
    table = met("An Unexpected Outpost", "Elrond", bor=bor)
    table.choose("play", "An Unexpected Outpost").until("target", limit=5).pick("Wolves").nobody()
    assert (table.zone("Wolves"), table.zone("Wargs")) == ("deck:B", "sideboard:B")


# -- corruption cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-126", "MEC-675")
@pytest.mark.parametrize(("card", "item"), [("Dragon-sickness", "Sable Shield"), ("The Ring’s Betrayal", "Minor Ring")])
def test_no_corruption_card_at_all_is_played_on_a_ringwraith(card: str, item: str) -> None:
    for who, able in (("Dwar the Ringwraith", False), ("Layos", True)):
        company = at("Bandit Lair", bearing(who, item), limit=2, moved=True, path=["wilderness"])
        table = CardTable(minion(company), {"hand": [card]}, step="hazards").until("hazards")
        assert table.offers("play", card) is able


# -- attacks that cannot be canceled -----------------------------------------------------------------------------------


@pytest.mark.rule("MEC-649", "MEC-571")
def test_what_could_only_be_remembered_is_no_change() -> None:
    """Not Slay Needlessly would cancel what cannot be canceled; against an overt company it still lowers prowess."""

    def bound(g: MecState) -> None:
        g.attacks[-1].uncancellable = True

    for who, able in (("Layos", False), ("Radbug", True)):
        ana = minion(at("Moria", who, limit=2), hand=["Not Slay Needlessly"])
        table = CardTable(ana, {}, step="attack_actions", attack=attacked("man", 3, 8), before=bound)
        assert table.offers("play", "Not Slay Needlessly") is able
    assert besieged("man", "Layos", hand=["Not Slay Needlessly"]).offers("play", "Not Slay Needlessly")


# -- sites -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-346", "MEC-335")
def test_the_map_knows_whether_the_dragon_lives() -> None:
    """In the turn of his fall his hoard is still found, but he attacks nobody any more."""

    def slain(g: MecState) -> None:
        g.freed_lairs.append("Gold Hill")
        g.freed_now.append("Gold Hill")

    company = at(tapped("Gold Hill"), bearing("Layos", "Thrór’s Map"), went=True, entered=True)
    assert CardTable(minion(company), step="site_actions").offers("use", "Thrór’s Map")
    assert not CardTable(minion(company), step="site_actions", before=slain).offers("use", "Thrór’s Map")


@pytest.mark.rule("MEC-537")
def test_two_companies_at_a_haven_are_asked_once_whether_they_join() -> None:
    companies = [at("Rivendell", name, went=True) for name in ("Elrond", "Haldir", "Balin")]
    table = Table({"companies": companies}, step="meeting")
    for _ in range(3):
        table.choose("decline")
    assert table.asked == "site-company"


# -- Ringwraiths -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-038", "MEC-040")
def test_a_follower_goes_back_to_hand_as_its_ringwraith_does() -> None:
    follower = {"card": "Adûnaphel the Ringwraith", "follows": 0}
    company = at("Minas Morgul", "Dwar the Ringwraith", follower, limit=3)
    table = CardTable(
        minion(company, avatar="Dwar of Waw"),
        step="strike_resources",
        attack=attacked("man", 1, 30, targets=["Adûnaphel the Ringwraith"]),
        strike={"target": "Adûnaphel the Ringwraith"},
        roll=(2, 7),
    )
    table.until("hazards")
    assert (table.zone("Adûnaphel the Ringwraith"), table.g.returned) == ("hand:A", [])


# -- items that nobody uses --------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-029", "MEC-028")
def test_a_ringwraith_bears_a_paste_and_heals_nobody_with_it() -> None:
    for who, able in (("Dwar the Ringwraith", False), ("Ostisen", True)):
        company = at("Dol Guldur", bearing(who, "Foul-smelling Paste"), wounded("Layos"))
        table = CardTable(minion(company))
        assert table.offers("use", "Foul-smelling Paste") is able
    table = CardTable(minion(at("Dol Guldur", bearing("Dwar the Ringwraith", "Foul-smelling Paste"), wounded("Layos"))))
    assert table.refusal("Foul-smelling Paste", "use").rule == "MEC-029"


@pytest.mark.rule("MEC-654", "MEC-657")
def test_a_second_shield_is_tapped_only_by_who_uses_it() -> None:
    company = at("Moria", bearing("Elrond", "Great-shield of Rohan", "Shield of Iron-bound Ash"), limit=2)
    strike: dict[str, Any] = {"attack": attacked("man", 1, 8, targets=["Elrond"]), "strike": {"target": "Elrond"}}
    table = CardTable(hero(company), step="strike_resources", **strike)
    assert table.offers("use", "Great-shield of Rohan")
    assert table.refusal("Shield of Iron-bound Ash", "use").rule == "MEC-654"


@pytest.mark.rule("MEC-092")
def test_a_trophy_is_gained_as_an_item_is() -> None:
    tempted = bearing("Layos", {"card": "Lure of Expedience", "owner": "Bor"})
    table = CardTable(
        minion(at("Moria", tempted, "Radbug", limit=3)),
        step="strike_resources",
        attack=attacked("undead", 1, 3, targets=["Radbug"], card="Stirring Bones"),
        strike={"target": "Radbug"},
        roll=(12,),
    )
    table.until("trophy").pick("Radbug").until("corruption", limit=4)
    assert table.question.source == table.id("Layos")


@pytest.mark.rule("MEC-092", "MEC-096")
def test_a_trophy_is_one_of_the_minor_items_that_may_be_taken_from_somebody() -> None:
    """No mace is one, but a cram and a trophy are."""
    wargs = {"card": "Wargs", "owner": "Bor"}
    company = at("Moria", bearing("Radbug", wargs, "Black Mace", "Foul-smelling Paste"), limit=3)
    table = Table(minion(company), {"hand": [PICK_PURSE]}, step="hazards").until("hazards")
    table.choose("play", PICK_PURSE)
    assert [o.source for o in table.question.options] == [table.id("Wargs"), table.id("Foul-smelling Paste")]
    table.pick("Wargs").until("hazards")
    assert table.zone("Wargs") == "removed:B"


# -- effects that end before the turn does -----------------------------------------------------------------------------


@pytest.mark.rule("MEC-499")
@pytest.mark.parametrize(
    ("path", "regions", "way"),
    [(["wilderness"] * 2, ["Rhudaur", "Arthedain"], "region"), (["wilderness"] * 2 + ["free_domain"], [], "starter")],
)
def test_a_darkened_region_is_a_wilderness_again_when_morning_comes(
    path: list[str], regions: list[str], way: str
) -> None:
    company = at("Bree", "Elrond", origin="Rivendell", way=way, path=path, regions=regions, limit=3)
    bor = {"hand": ["Choking Shadows", "Orc-watch"], "events": ["Doors of Night"]}
    table = CardTable(hero(company, hand=["Gates of Morning"]), bor, step="hazards").until("hazards")
    table.play("Choking Shadows", way=len(table.find("play", "Choking Shadows")) - 1)
    while table.asked != "movement":
        table.passes()
    assert table.company("Elrond").path.count("shadow_land") == 1
    table.play("Gates of Morning").until("hazards")
    assert table.company("Elrond").path == path
    assert not table.find("creature", "Orc-watch")


@pytest.mark.rule("MEC-716")
def test_a_town_burns_though_nobody_of_the_company_is_left() -> None:
    company = at(tapped("Bandit Lair"), "Ostisen", went=True, entered=True)
    ana = minion(company, hand=["Burning Rick, Cot, and Tree"], marshalling=["Goblins of Goblin-gate"])

    def a_town(g: MecState) -> None:
        site = g.companies[0].site
        g.effects.append(Effect("site_type:border_hold", 0, [site], "", "turn"))
        g.codes[site] = code("Goblin-gate", "minion")

    table = CardTable(ana, step="site_actions", before=a_town)
    table.choose("play", "Burning Rick, Cot, and Tree").until_step("strike_resources").rolls(2, 12)
    while table.g.attacks:
        table.passes()
    assert "Ostisen" not in table
    assert table.zone("Burning Rick, Cot, and Tree") == "discard:A"
    assert table.zone("Goblins of Goblin-gate") == "discard:A"


# -- at the end of a phase ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-723", "MEC-426", "MEC-457")
def test_whoever_has_hidden_organizes_no_more() -> None:
    companies = [at("Rivendell", "Adrazar"), at("Rivendell", "Elrond", "Haldir")]
    ana = hero(*companies, hand=["Stealth", "Smoke Rings"], sideboard=["Cram"], locations=["Bree"])
    table = CardTable(ana).play("Stealth")
    assert [option.verb for option in table.question.options] == ["done"]
    assert table.refusal("Adrazar", "go", "Bree").rule == "MEC-723"
    assert table.refusal("Smoke Rings", "play").rule == "MEC-723"
    table = CardTable(ana).choose("organize").choose("split", "Elrond").choose("organized")
    assert not table.find("play", "Stealth")
    assert table.refusal("Stealth", "play").rule == "MEC-457"


# -- on guard ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-525")
def test_shadows_on_guard_strengthen_the_attack_and_change_no_site() -> None:
    company = at("Bandit Lair", "Layos", on_guard=["Choking Shadows"], went=True)
    table = CardTable(minion(company), {"events": ["Doors of Night"]}, step="guards")
    assert len(table.find("reveal", "Choking Shadows")) == 1
    table.choose("reveal").until("attack")
    assert table.attack() == (3, 8)


# -- answers to a check ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-711", "MEC-706")
def test_what_is_for_an_influence_check_may_also_answer_in_its_chain() -> None:
    company = at("Edoras", "Théoden", went=True, entered=True)
    table = CardTable(hero(company, hand=["Riders of Rohan", "Muster", "Muster"]), step="site_actions")
    table.choose("acquire", "Riders of Rohan", "Théoden").until("influence").choose("play", "Muster")
    table.until("answer").choose("pass")
    assert table.offers("play", "Muster")


# -- what is paid as it is declared ------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-678", "MEC-679", "MEC-702")
def test_one_tap_pays_for_one_attempt_however_they_are_chained() -> None:
    lures = [{"card": name, "owner": "Bor"} for name in ("Lure of Nature", "Lure of Expedience")]
    table = CardTable(hero(at("Rivendell", bearing("Elrond", *lures))), roll=(12,))
    assert [len(table.find("use", each["card"])) for each in lures] == [2, 2]
    table.choose("use", "Lure of Nature")
    assert table.stands("Elrond") == "tapped"
    table.until("answer").choose("pass")
    assert [len(table.find("use", each["card"])) for each in lures] == [0, 1]
    table.until("organization")
    assert table.zone("Lure of Nature") == "discard:B"


@pytest.mark.rule("MEC-654", "MEC-657")
def test_a_weapon_comes_into_use_when_the_other_one_is_stored() -> None:
    table = CardTable(hero(at("Rivendell", bearing("Elrond", "Glamdring", "Orcrist"))), roll=(12,))
    assert (table["Orcrist"].idle, table.number("Elrond", "prowess")) == (True, 8)
    table.choose("store", "Glamdring").until("organization", limit=3)
    assert (table["Orcrist"].idle, table.number("Elrond", "prowess")) == (False, 9)
