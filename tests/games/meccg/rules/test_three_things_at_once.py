"""Three things at once: what one of them takes away while the others go on."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.attacks import target_prowess
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.vocabulary.abilities import event
from desktop_app.games.meccg.vocabulary.card_conditions import bearing as who_bears
from desktop_app.games.meccg.vocabulary.card_conditions import keyword
from desktop_app.games.meccg.vocabulary.check_verbs import destroys_the_one_ring
from desktop_app.games.meccg.vocabulary.deeds import both
from desktop_app.games.meccg.vocabulary.groups import company_member, item, you, your_character
from desktop_app.games.meccg.vocabulary.verbs import discard, draw
from tests.games.meccg.cards.table import attacked, hero, minion
from tests.games.meccg.rules.made_up import SHORT, make_up
from tests.games.meccg.shelf import on_the_shelf
from tests.games.meccg.table import Table, at, bearing

SEA = {"origin": "Lórien", "path": ["coastal_sea"], "regions": ["Wold & Foothills"], "limit": 5}
FIRE_AND_FLOOD = make_up("ZZ-541", "resource", "Fire and Flood", SHORT)
"""Destroys The One Ring, draws two cards and discards who bore it."""
SENT_AWAY = make_up("ZZ-542", "resource", "Sent Away", SHORT)
"""Discards one of your characters."""
with on_the_shelf():
    event(SENT_AWAY, target=your_character, do=discard)
    event(
        FIRE_AND_FLOOD,
        during="site",
        target=company_member(who_bears(item(keyword("the_one_ring")))),
        do=both(destroys_the_one_ring(20), draw(2).on(you), discard),
    )


def struck(kind: Any, who: dict[str, Any], hand: list[str] | None = None, **strike: Any) -> Table:
    """Somebody meets a strike that he cannot beat, and his player may play something on it."""
    more = {"detainment": True} if strike.pop("detainment", False) else {}
    table = Table(
        kind(at("Moria", who, limit=2), hand=hand or []),
        {},
        step="strike_resources",
        attack=attacked("man", 1, 30, targets=[who["card"]], **more),
        strike={"target": who["card"], **strike},
    )
    return table.until("strike")


# -- who is gone, and what minds it ------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-064", "MEC-721")
def test_who_led_by_the_word_of_a_ringwraith_takes_the_orders_along_when_he_falls() -> None:
    orders = {"card": "Orders from Lugbúrz", "company": 0}
    ana = minion(at("Moria", bearing("Layos", "By the Ringwraith’s Word"), "Ostisen", limit=2), events=[orders])
    attack = attacked("man", 1, 30, targets=["Layos"])
    table = Table(ana, {}, step="strike_resources", attack=attack, strike={"target": "Layos"}).until("strike")
    table.rolls(2, 12).choose("pass")
    assert "Layos" not in table
    assert table.zone("Orders from Lugbúrz") == "discard:A"


@pytest.mark.rule("MEC-704")
def test_what_is_for_a_company_reaches_it_though_the_one_it_was_named_by_has_gone_home() -> None:
    ana = minion(at("Dol Guldur", "Dwar the Ringwraith"), at("Moria", "Layos", "Muzgash", limit=4))
    table = Table(ana, {"hand": ["Call of Home"]}, step="hazards", company=1).until("movement")
    before = table.number("Muzgash", "prowess")
    table.choose("use", "Dwar the Ringwraith").until("target").pick("Layos")
    table.g.effects.append(Effect("mind", 30, [table.id("Muzgash")], "", "game"))
    table.choose("play", "Call of Home").pick("Layos").rolls(2).until("hazards")
    assert "Layos" not in table
    assert table.number("Muzgash", "prowess") == before + 1


@pytest.mark.rule("MEC-403", "MEC-179")
def test_a_wizard_killed_by_a_company_is_out_of_play_and_nobodys_trophy() -> None:
    ana = minion(at("Moria", "Muzgash", went=True, entered=True))
    bor = hero(at("Moria", "Alatar"), avatar="Alatar")
    table = Table(ana, bor, step="attack_company").until("attack-company").pick("Muzgash")
    table.g.effects += [Effect("prowess", 40, [table.id("Muzgash")], "", "game")]
    table.until("hold").rolls(12, 2, 12)
    for _ in range(20):
        if "Alatar" not in table:
            break
        table.passes()
    assert table.zone("Alatar") == "removed:B"
    assert table.g.fallen == ["B"]


# -- keys that end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-517", "MEC-550")
def test_a_creature_on_guard_does_not_come_when_its_key_ends_in_the_attack_of_an_agent() -> None:
    """With Doors of Night a Nameless Thing is keyed to Moria; Twilight falls on them while the agent attacks."""
    bor = minion(agents=[{"card": "Bûrat", "at": "Moria"}], events=["Doors of Night"])
    inside = at("Moria", "Elrond", "Haldir", went=True, met=["1"], on_guard=["Nameless Thing"])
    table = Table(hero(inside, hand=["Twilight"]), bor, step="guards")
    table.g.effects.append(Effect("prowess", 40, list(table.company("Elrond").members), "", "game"))
    table.until("guard-creature").pick("Nameless Thing").until("agent-attack").pick("Bûrat")
    table.until("ambush").pick("Bûrat").until("attack").choose("play", "Twilight").until("site")
    assert table.zone("Nameless Thing") == "discard:B"
    assert table.said("no-effect") == 1
    assert table.g.zones["attacking"] == []


@pytest.mark.rule("MEC-517", "MEC-719")
def test_no_second_attack_comes_when_the_key_ends_in_what_follows_the_first() -> None:
    """In answer to what follows the first attack Twilight falls on what has keyed the creature."""
    ana = hero(at("Moria", bearing("Radagast", "Dread of Battle"), **SEA), hand=["Twilight"])
    bor = {"hand": ["Nameless Thing"], "events": ["Doors of Night"]}
    table = Table(ana, bor, step="hazards").until("hazards")
    table.g.effects += [Effect(what, 40, [table.id("Radagast")], "", "game") for what in ("prowess", "check")]
    table.choose("creature", "Nameless Thing", detail="region_type coastal_sea").until_step("strike_resources")
    table.until("answer")
    while table.who != "Ana":
        table.passes()
    table.choose("play", "Twilight").until("hazards")
    assert table.said("attack") == 1
    assert table.zone("Nameless Thing") == "discard:B"


@pytest.mark.rule("MEC-523", "MEC-526")
def test_with_the_last_of_a_company_its_other_card_on_guard_goes_back_and_is_not_asked_for() -> None:
    balin = bearing("Balin", "Glamdring")
    inside = at("Moria", balin, went=True, entered=True, on_guard=["Dragon-sickness", "Searching Eye"])
    table = Table(hero(inside, hand=["Horn of Anor"]), step="site_actions").until("site")
    table.g.effects.append(Effect("check", -20, [table.id("Balin")], "", "game"))
    table.choose("acquire", "Horn of Anor").until("guard").choose("reveal", "Dragon-sickness").until("corruption")
    table.choose("roll")
    assert "Balin" not in table
    assert table.zone("Searching Eye") == "hand:B"
    assert table.asked != "guard"


@pytest.mark.rule("MEC-537", "MEC-538")
@pytest.mark.parametrize("stays", ["Layos", "Muzgash"])
def test_of_several_companies_that_cannot_be_one_the_chosen_one_stays_and_each_other_goes_whence_it_came(
    stays: str,
) -> None:
    """Three could be joined among themselves; with an Orc they are none of them joined to anybody."""
    whence = {"Layos": "Moria", "Ostisen": "Dol Guldur", "Ciryaher": "Minas Morgul", "Muzgash": "Carn Dûm"}

    def came(g: MecState) -> None:
        for company, site in zip(g.companies, whence.values(), strict=True):
            company.came_from = site

    there = [at("Goblin-gate", who, went=True, moved=True) for who in whence]
    ana = minion(*there, locations=list(whence.values()))
    table = Table(ana, step="meeting", before=came)
    assert (table.asked, table.who) == ("who-stays", "Bor")
    table.pick(stays)
    assert {who: table.place(who) for who in whence} == {**whence, stays: "Goblin-gate"}


@pytest.mark.rule("MEC-538")
@pytest.mark.parametrize(
    ("stays", "together"), [("Ostisen", ["Layos", "Ostisen"]), ("Layos", ["Layos"]), ("Muzgash", ["Layos"])]
)
def test_who_was_there_before_stays_whoever_is_chosen_beside_him(stays: str, together: list[str]) -> None:
    """Layos has stayed where a man and an Orc have come to, who with his Dúnadan are not one company."""

    def came(g: MecState) -> None:
        for company, site in zip(g.companies, ("", "Dol Guldur", "Carn Dûm"), strict=True):
            company.came_from = site

    waiting = at("Goblin-gate", "Layos", "Ciryaher", went=True)
    came_here = [at("Goblin-gate", who, went=True, moved=True) for who in ("Ostisen", "Muzgash")]
    ana = minion(waiting, *came_here, locations=["Dol Guldur", "Carn Dûm"])
    table = Table(ana, step="meeting", before=came)
    assert (table.asked, len(table.question.options)) == ("who-stays", 3)
    table.pick(stays)
    assert [who for who in table.members("Layos") if who != "Ciryaher"] == together


# -- what does not tap anyway ------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-314", "MEC-587", "MEC-614")
@pytest.mark.parametrize(
    ("marks", "strike", "able"),
    [
        ({}, {}, True),
        ({"exhausted": True}, {}, False),
        ({"wounded": True}, {}, False),
        ({}, {"held": True}, False),
        ({}, {"held": True, "detainment": True}, True),
        ({}, {"spared": True}, False),
    ],
)
@pytest.mark.parametrize(
    ("kind", "who", "hand", "verb", "card"),
    [
        (hero, {"card": "Elrond"}, ["Dodge"], "play", "Dodge"),
        (minion, {"card": "Layos"}, ["Under His Blow"], "play", "Under His Blow"),
        (hero, bearing("Théoden", "Great-shield of Rohan"), [], "use", "Great-shield of Rohan"),
    ],
)
def test_what_keeps_from_tapping_is_nothing_to_whom_the_strike_does_not_tap(
    kind: Any, who: dict[str, Any], hand: list[str], verb: str, card: str, marks: Any, strike: Any, able: bool
) -> None:
    table = struck(kind, {**who, **marks}, hand, **strike)
    assert table.offers(verb, card) is able
    if not able:
        assert table.refusal(card, verb).rule == "MEC-314"


def test_a_shield_that_is_tapped_says_so() -> None:
    shield = {"card": "Great-shield of Rohan", "exhausted": True}
    table = struck(hero, bearing("Théoden", shield))
    assert table.refusal("Great-shield of Rohan", "use").message.id == "mec-no-tapped-itself"


def test_of_several_ways_to_play_a_card_the_refusal_speaks_of_the_one_that_belongs_here() -> None:
    """A Hobbit untaps by it, heals or is strengthened: at the check of a Dwarf it is the last that finds nobody."""
    ana = hero(at("Rivendell", bearing("Balin", "Glamdring")), hand=["Halfling Strength"])
    table = Table(ana).choose("store", "Glamdring").until("corruption")
    assert table.refusal("Halfling Strength", "play").rule == "MEC-704"


@pytest.mark.rule("MEC-699", "MEC-711")
def test_what_costs_nothing_does_not_answer_itself_and_says_why() -> None:
    ana = minion(at("Dol Guldur", bearing("Dwar the Ringwraith", "Bade to Rule")))
    table = Table(ana).choose("use", "Bade to Rule").until("answer")
    while table.who != "Ana":
        table.passes()
    assert not table.offers("use", "Bade to Rule")
    assert table.refusal("Bade to Rule", "use").message.id == "mec-no-declared-twice"
    table.until("organization")
    assert table.zone("Bade to Rule") == "discard:A"


# -- orders of modifiers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-593")
@pytest.mark.parametrize(
    ("items", "marks", "strike", "prowess"),
    [
        (["High Helm"], {}, {}, 8),
        (["High Helm"], {"exhausted": True}, {}, 8),
        (["High Helm"], {"wounded": True}, {}, 7),
        (["High Helm"], {}, {"held": True}, 6),
        (["High Helm"], {}, {"bonus": -2}, 7),
        (["Black Mace"], {"exhausted": True}, {}, 9),
        (["High Helm", "Black Mace"], {"exhausted": True}, {}, 9),
    ],
)
def test_what_has_a_maximum_is_added_after_what_is_taken_off_but_for_the_weapon(
    items: list[str], marks: dict[str, bool], strike: dict[str, Any], prowess: int
) -> None:
    """The Lieutenant has 8 prowess; the helm gives one more to a maximum of 8, the mace three to a maximum of 10."""
    table = struck(minion, {**bearing("Lieutenant of Morgul", *items), **marks}, **strike)
    assert target_prowess(table.g, table.met_strike) == prowess


@pytest.mark.rule("MEC-657", "MEC-138")
@pytest.mark.parametrize("first", ["Orcrist", "Sword of Gondolin"])
def test_what_its_bearer_cannot_use_keeps_no_other_weapon_from_being_used(first: str) -> None:
    inside = at("Moria", bearing("Muzgash", first), went=True, entered=True)
    table = Table(minion(inside, hand=["Black Mace"]), step="site_actions").choose("acquire", "Black Mace")
    table.until("site")
    assert not table["Black Mace"].idle
    assert table.number("Muzgash", "prowess") == 7


# -- copies, positions, the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-340", "MEC-724")
@pytest.mark.parametrize("kept", [True, False])
def test_prisoners_are_rescued_again_where_those_of_before_were_lost(kept: bool) -> None:
    inside = at({"card": "Moria", "exhausted": True}, "Elrond", "Haldir", "Balin", went=True, entered=True)
    ana = hero(inside, hand=["Rescue Prisoners", "Rescue Prisoners", "Sent Away"])
    table = Table(ana, step="site_actions").until("site")
    table.g.effects.append(Effect("prowess", 40, list(table.company("Elrond").members), "", "game"))
    table.choose("play", "Rescue Prisoners").until("who-takes-it").pick("Balin").until("site")
    assert not table.offers("play", "Rescue Prisoners")
    table.choose("play", "Sent Away").pick("Haldir" if kept else "Balin").until("site")
    assert table.offers("play", "Rescue Prisoners") is not kept


@pytest.mark.rule("MEC-665")
def test_nothing_more_of_a_card_happens_once_it_has_won_the_game() -> None:
    inside = at("Mount of Fire", bearing("Elrond", "A Ring of Doom"), went=True, entered=True)
    table = Table(hero(inside, hand=["Fire and Flood"]), step="site_actions").choose("play", "Fire and Flood")
    while table.session.question is not None:
        table.passes()
    assert table.g.outcome is not None
    assert table.g.outcome.winners == ["A"]
    assert "Elrond" in table
    assert table.titles("hand:A") == []


@pytest.mark.rule("MEC-331", "MEC-418")
@pytest.mark.parametrize(("site", "well"), [("Barad-dûr", True), ("Dol Guldur", True), ("Moria", False)])
def test_in_the_untap_phase_barad_dur_is_a_darkhaven_to_every_card(site: str, well: bool) -> None:
    """Who was preserved is rid of it at a Darkhaven as his untap phase ends."""
    table = Table(minion(at(site, bearing("Layos", "Well-preserved"))), step="turn").until("organization")
    assert ("Well-preserved" not in table) is well


@pytest.mark.parametrize(
    ("kind", "item", "card", "whose", "able"),
    [
        (minion, "High Helm", "Tokens to Show", "Ana", True),
        (minion, "High Helm", "Tokens to Show", "Bor", False),
        (hero, "Glamdring", "Safe from the Shadow", "Ana", True),
        (hero, "Glamdring", "Safe from the Shadow", "Bor", True),
    ],
)
def test_tokens_are_shown_by_their_players_minions_alone_and_all_heroes_are_safe(
    kind: Any, item: str, card: str, whose: str, able: bool
) -> None:
    who, haven = ("Layos", "Dol Guldur") if kind is minion else ("Elrond", "Rivendell")
    players = {name: {"events": [card]} if name == whose else {} for name in ("Ana", "Bor")}
    ana = kind(at(haven, bearing(who, item)), **players["Ana"])
    table = Table(ana, kind(**players["Bor"]), step="end_begins").until("end")
    assert table.offers("store", item) is able


@pytest.mark.rule("MEC-700", "MEC-702")
def test_sauron_says_which_of_two_things_he_does_as_he_declares_it_and_pays_at_once() -> None:
    sauron = minion(at("Dol Guldur", "Layos"), events=["The Lidless Eye"], hand=["Muzgash"], sideboard=["Radbug"])
    table = Table(sauron, hero(at("Rivendell", "Elrond"), hand=["Glamdring"]))
    assert len(table.find("use", "The Lidless Eye")) == 2
    table.choose("use", "The Lidless Eye", detail=table.find("use", "The Lidless Eye")[1].detail)
    table.until("what-to-discard").pick("Muzgash")
    assert (table.asked, table.zone("Muzgash"), table.said("looks")) == ("answer", "discard:A", 0)
    table.until("organization")
    assert table.said("looks") == 1
    assert table.refusal("The Lidless Eye", "use").message.id == "mec-no-used"


@pytest.mark.rule("MEC-700", "MEC-711")
def test_which_tribe_is_present_is_announced_before_anybody_answers() -> None:
    road = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills"], "limit": 2}
    bor = {"hand": ["Two or Three Tribes Present", "Wolves", "Wargs"]}
    table = Table(hero(at("Moria", "Elrond", **road)), bor, step="hazards").until("hazards")
    table.choose("play", "Two or Three Tribes Present").until("tribe").choose("tribe_wolf")
    assert (table.asked, table.said("tribe")) == ("answer", 1)
    table.until("hazards")
    assert [each.kind for each in table.g.effects] == ["free_creature:wolf"]


@pytest.mark.rule("MEC-526", "MEC-564")
@pytest.mark.parametrize(("site", "asked"), [("The Worthy Hills", False), ("Dimrill Dale", True)])
def test_an_event_at_a_site_that_never_taps_lets_nothing_be_revealed(site: str, asked: bool) -> None:
    sage = bearing("Layos", "Gleaming Gold Ring")
    inside = at(site, sage, "Ostisen", went=True, entered=True, on_guard=["Foolish Words"])
    table = Table(minion(inside, hand=["Secrets of Their Forging"]), step="site_actions").until("site")
    table.choose("play", "Secrets of Their Forging")
    while table.asked not in ("guard", "answer"):
        table.passes()
    assert (table.asked == "guard") is asked
