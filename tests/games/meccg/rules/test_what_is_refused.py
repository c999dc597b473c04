"""What somebody might expect to be able to do and may not: refused with the rule that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.vocabulary.abilities import permanent, response
from desktop_app.games.meccg.vocabulary.groups import you
from desktop_app.games.meccg.vocabulary.triggers import begins
from desktop_app.games.meccg.vocabulary.verbs import draw
from tests.games.meccg.cards.situations import WILD
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.shelf import make_up, on_the_shelf
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

SONG = make_up("ZZ-901", "resource", "A Song of Waking", alignment="neutral")
LAY = make_up("ZZ-902", "resource", "A Lay of Waking", alignment="neutral")
"""At the beginning of your untap phase you may draw a card."""

with on_the_shelf():
    for _code in (SONG, LAY):
        permanent(_code)
        response(_code, begins("untap"), do=draw(1).on(you))


def influencing(*members: Any, hand: tuple[str, ...] = (), bor: Any = None, **ana: Any) -> Table:
    """A company at Edoras that could try to influence the cards of another Wizard player."""
    company = at("Edoras", *members, went=True, entered=True)
    others = hero(at("Edoras", bearing("Erkenbrand", "Glamdring")), at("Bree", "Beretar"))
    more = {name: ana.pop(name) for name in ("attempted",) if name in ana}
    return CardTable(hero(company, hand=list(hand), **ana), bor or others, step="site_actions", **more)


@pytest.mark.parametrize(
    ("rule", "target", "more"),
    [
        ("MEC-681", "Erkenbrand", {"turns": 1}),
        ("MEC-682", "Erkenbrand", {"attempted": True}),
        ("MEC-685", "Beretar", {}),
        ("MEC-686", "Glamdring", {}),
    ],
)
@pytest.mark.rule("MEC-681", "MEC-682", "MEC-685", "MEC-686")
def test_no_attempt_out_of_time_or_place(rule: str, target: str, more: dict[str, Any]) -> None:
    table = influencing("Théoden", **more)
    assert not table.offers("influence", "Théoden", target)
    assert table.refusal("Théoden", "influence", target).rule == rule


@pytest.mark.rule("MEC-680", "MEC-683", "MEC-684")
def test_no_attempt_by_the_weary_nor_on_an_avatar_and_its_own() -> None:
    table = influencing(tapped("Théoden"), "Haldir")
    assert table.refusal("Théoden", "influence", "Erkenbrand").rule == "MEC-680"
    assert table.offers("influence", "Haldir", "Erkenbrand")
    led = at("Edoras", bearing("Alatar", "Orcrist"), {"card": "Anborn", "follows": 0})
    table = influencing("Théoden", hand=("Orcrist",), bor=hero(led, avatar="Alatar"))
    assert {table.refusal("Théoden", "influence", each).rule for each in ("Alatar", "Orcrist", "Anborn")} == {"MEC-683"}
    fresh = {"card": "Saruman", "since": 3}
    assert influencing(fresh).refusal("Saruman", "influence", "Erkenbrand").rule == "MEC-684"


@pytest.mark.rule("MEC-460", "MEC-464", "MEC-466")
def test_nothing_is_kept_or_handed_on_where_it_cannot_be() -> None:
    table = CardTable(hero(at("Bree", bearing("Elrond", "Cram")), sideboard=["Dodge"]))
    assert table.refusal("Cram", "store").rule == "MEC-460"
    assert table.refusal("Cram", "transfer").rule == "MEC-464"
    table = CardTable(hero(at("Rivendell", tapped("Alatar")), sideboard=["Dodge"], avatar="Alatar"))
    assert table.refusal("Alatar", "sideboard").rule == "MEC-466"


@pytest.mark.rule("MEC-094", "MEC-095", "MEC-340")
def test_a_trophy_stays_where_it_is_and_a_second_horn_is_not_handed_on() -> None:
    trophy = bearing("Radbug", {"card": "Orc-watch", "owner": "Bor"})
    table = CardTable(minion(at("Dol Guldur", trophy, "Layos")))
    assert {table.refusal("Orc-watch", verb).rule for verb in ("store", "transfer")} == {"MEC-095", "MEC-094"}
    both = [bearing(name, "Horn of Anor") for name in ("Elrond", "Haldir")]
    assert CardTable(hero(at("Rivendell", *both))).refusal("Horn of Anor", "transfer").rule == "MEC-340"


@pytest.mark.rule("MEC-427", "MEC-434", "MEC-437", "MEC-442", "MEC-443")
def test_nobody_is_dismissed_led_or_freed_against_the_rules() -> None:
    follower = {"card": "Haldir", "follows": 0}
    table = CardTable(hero(at("Bree", "Elrond", follower, "Balin", "Glorfindel II"))).choose("organize")
    assert table.refusal("Elrond", "dismiss").rule == "MEC-434"
    assert table.refusal("Haldir", "free").rule == "MEC-443"
    assert table.refusal("Balin", "follow", "Elrond").rule == "MEC-442"
    assert table.refusal("Elrond", "follow", "Glorfindel II").rule == "MEC-442"
    assert table.refusal("Balin", "follow", "Haldir").rule == "MEC-437"
    table = CardTable(hero(at("Rivendell", "Elrond", "Haldir"))).choose("organize").choose("dismiss", "Haldir")
    assert table.refusal("Elrond", "dismiss").rule == "MEC-427"


@pytest.mark.rule("MEC-457", "MEC-458", "MEC-470")
def test_companies_are_not_split_and_joined_at_will() -> None:
    ana = hero(at("Rivendell", "Elrond", "Haldir"), locations=["Bree", "Lórien"])
    table = CardTable(ana).choose("organize").choose("split", "Haldir")
    assert table.refusal("Elrond", "join").rule == "MEC-458"
    table = CardTable(hero(at("Rivendell", "Elrond", "Haldir"))).choose("organize")
    assert table.refusal("Elrond", "split").rule == "MEC-457"
    going = [at("Rivendell", "Elrond", goal="Bree"), at("Rivendell", "Haldir", goal="Lórien")]
    table = CardTable(hero(*going)).choose("organize")
    assert table.refusal("Elrond", "join", "Haldir").rule == "MEC-470"


@pytest.mark.rule("MEC-520", "MEC-521")
@pytest.mark.parametrize(("rule", "road"), [("MEC-520", {"on_guard": ["Wargs"]}), ("MEC-521", {"hazards": 2})])
def test_no_second_card_lies_on_guard_and_none_beyond_the_limit(rule: str, road: dict[str, Any]) -> None:
    table = CardTable(hero(at("Moria", "Elrond", limit=2, **road)), {"hand": ["Dodge"]}, step="hazards").until(
        "hazards"
    )
    assert table.refusal("Dodge", "on_guard").rule == rule


@pytest.mark.rule("MEC-577", "MEC-581", "MEC-588")
def test_strikes_and_help_are_for_whom_the_rules_name() -> None:
    members = ("Elrond", tapped("Haldir"), wounded("Balin"))
    ana = hero(at("Moria", *members, limit=2))
    table = CardTable(ana, step="assign", attack=attacked("orc", 2, 8)).until("assign")
    assert {table.refusal(each, "face").rule for each in ("Haldir", "Balin")} == {"MEC-577"}
    table.pick("Elrond")
    assert table.refusal("Elrond", "strike").rule == "MEC-581"
    ana = hero(at("Moria", *members, "Elladan", limit=2))
    struck = attacked("orc", 2, 8, targets=["Elrond"])
    table = CardTable(ana, step="support", attack=struck, strike={"target": "Elrond"})
    assert table.offers("support", "Elladan")
    assert table.refusal("Haldir", "support").rule == "MEC-588"


@pytest.mark.rule("MEC-672", "MEC-314")
def test_the_weary_support_no_check() -> None:
    table = CardTable(hero(at("Rivendell", bearing("Elrond", "Cram"), tapped("Haldir"), "Balin")))
    table.choose("store", "Cram")
    assert table.refusal("Haldir", "support", "Elrond").rule == "MEC-672"
    assert table.offers("support", "Balin")


@pytest.mark.rule("MEC-510", "MEC-677", "MEC-711")
def test_neither_creatures_nor_corruption_cards_are_answers() -> None:
    ana = {"companies": [at("Isengard", "Beretar", **WILD)], "hand": ["Gates of Morning"]}
    table = Table(ana, {"hand": ["Wolves", "Lure of Nature", "Smoke Rings"]}, step="hazards").until("movement")
    table.choose("play", "Gates of Morning")
    assert (table.asked, table.who) == ("answer", "Bor")
    assert table.refusal("Wolves", "creature").rule == "MEC-510"
    assert table.refusal("Lure of Nature", "play").rule == "MEC-677"
    assert table.refusal("Smoke Rings", "play").rule == "MEC-307"


@pytest.mark.rule("MEC-464", "MEC-659")
def test_an_item_passes_neither_afar_nor_to_an_ally() -> None:
    companies = [at("Lórien", bearing("Elrond", "Cram"), bearing("Haldir", "Goldberry")), at("Rivendell", "Balin")]
    table = CardTable(hero(*companies))
    assert table.offers("transfer", "Cram", "Haldir")
    assert table.refusal("Cram", "transfer", "Balin").rule == "MEC-464"
    assert table.refusal("Cram", "transfer", "Goldberry").rule == "MEC-659"


@pytest.mark.rule("MEC-470", "MEC-471")
def test_a_company_goes_one_way_and_none_goes_where_its_neighbour_goes() -> None:
    ana = hero(at("Rivendell", "Elrond"), at("Rivendell", "Balin"), locations=["Bree", "Lórien"])
    table = CardTable(ana).choose("go", "Elrond", "Bree")
    assert table.refusal("Elrond", "go", "Lórien").rule == "MEC-470"
    assert table.refusal("Balin", "go", "Bree").rule == "MEC-471"
    assert table.offers("go", "Balin", "Lórien")


@pytest.mark.rule("MEC-557")
def test_what_needs_a_hoard_says_so() -> None:
    company = at("Moria", "Layos", went=True, entered=True)
    table = CardTable(minion(company, hand=["The Arkenstone"]), step="site_actions")
    assert table.refusal("The Arkenstone", "acquire").rule == "MEC-557"


@pytest.mark.rule("MEC-676", "MEC-679")
def test_one_corruption_card_a_turn_and_one_try_that_taps_nobody() -> None:
    lures = {"hand": ["Lure of Nature", "Lure of Expedience"]}
    table = Table({"companies": [at("Isengard", "Elrond", **WILD)]}, lures, step="hazards").until("hazards")
    table.choose("play", "Lure of Nature").until("hazards")
    assert table.refusal("Lure of Expedience", "play").rule == "MEC-676"
    tempted = Table({"companies": [at("Bree", bearing("Elrond", "Lure of Nature"))]})
    tempted.rolls(2).choose("use", "Lure of Nature", detail="LE-123/4").until("organization")
    assert tempted.refusal("Lure of Nature", "use").rule == "MEC-679"


HELD = ["Wargs", "Elladan", "Glamdring", "Gollum", "Men of Lebennin", "Concealment", "Doors of Night", "Foolish Words"]


@pytest.mark.rule("MEC-304", "MEC-305", "MEC-306", "MEC-307", "MEC-426", "MEC-510", "MEC-541", "MEC-551", "MEC-660")
@pytest.mark.parametrize(
    ("step", "who", "asked", "rules"),
    [
        ("organization", "Ana", "organization", {"Wargs": "MEC-305", "Glamdring": "MEC-551", "Gollum": "MEC-551"}),
        ("organization", "Ana", "organization", {"Men of Lebennin": "MEC-551", "Minor Ring": "MEC-660"}),
        ("organization", "Ana", "organizing", {"Concealment": "MEC-426", "Glamdring": "MEC-426", "Wargs": "MEC-305"}),
        ("organization", "Ana", "organizing", {"Doors of Night": "MEC-305"}),
        ("long_events", "Ana", "long-events", {"Elladan": "MEC-426", "Glamdring": "MEC-551", "Wargs": "MEC-305"}),
        ("hazards", "Ana", "movement", {"Elladan": "MEC-426", "Gollum": "MEC-551", "Wargs": "MEC-305"}),
        ("hazards", "Bor", "hazards", {"Elladan": "MEC-426", "Gollum": "MEC-307", "Men of Lebennin": "MEC-307"}),
        ("enter", "Ana", "enter", {"Glamdring": "MEC-541", "Concealment": "MEC-541", "Wargs": "MEC-305"}),
        ("site_actions", "Ana", "site", {"Elladan": "MEC-426", "Wargs": "MEC-305", "Minor Ring": "MEC-660"}),
        ("attack_actions", "Bor", "attack", {"Wargs": "MEC-306", "Gollum": "MEC-307", "Foolish Words": "MEC-306"}),
    ],
)
def test_every_card_of_a_hand_says_for_when_it_is(step: str, who: str, asked: str, rules: dict[str, str]) -> None:
    hand = [*HELD, "Minor Ring"]
    road = {"path": ["coastal_sea"], "moved": True} if step == "hazards" else {}
    held = {"hand": hand}
    ana = hero(at("Moria", "Haldir", entered=step == "site_actions", **road), **(held if who == "Ana" else {}))
    more: dict[str, Any] = {"attack": attacked("orc", 2, 7, automatic=True)} if step == "attack_actions" else {}
    table = Table(ana, held if who == "Bor" else {}, step=step, **more)
    if asked == "organizing":
        table.choose("organize")
    while (table.who, table.asked) != (who, asked):
        table.passes()
    for card, rule in rules.items():
        id = table.id(card)
        found = [each for each in table.question.refusals() if each.source == id and each.verb != "on_guard"]
        told = found[0] if found else table.session.game.why_not(table.g, table.question, id, "")
        assert told is not None, card
        assert told.rule == rule, card


@pytest.mark.rule("MEC-309", "MEC-579")
def test_an_ally_that_may_not_be_attacked_says_so_to_both() -> None:
    ana = hero(at("Bree", bearing("Elrond", "Goldberry"), "Haldir", limit=2))
    table = Table(ana, {}, step="assign", attack=attacked("wolf", 2, 8))
    assert table.refusal("Goldberry", "face").rule == "MEC-309"
    table.nobody()
    assert table.refusal("Goldberry", "strike", "Goldberry").rule == "MEC-309"


@pytest.mark.rule("MEC-035", "MEC-482", "MEC-032")
@pytest.mark.parametrize(
    ("start", "goal", "rule"),
    [
        ("Dol Guldur", "Carn Dûm", ""),
        ("Dol Guldur", "Bandit Lair", "MEC-032"),
        ("Bandit Lair", "Dol Guldur", ""),
        ("Bandit Lair", "Beorn’s House", "MEC-035"),
        ("Bandit Lair", "Bag End", "MEC-469"),
    ],
)
def test_a_ringwraith_hears_why_he_does_not_ride_there(start: str, goal: str, rule: str) -> None:
    ana = minion(at(start, "Dwar the Ringwraith"), avatar="Dwar the Ringwraith", locations=[goal])
    table = CardTable(ana)
    assert table.offers("go", "Dwar the Ringwraith", goal) is (not rule)
    assert not rule or table.refusal("Dwar the Ringwraith", "go", goal).rule == rule


@pytest.mark.rule("MEC-126", "MEC-676")
@pytest.mark.parametrize(("members", "rule"), [(["Dwar the Ringwraith"], "MEC-126"), (["Layos"], "MEC-676")])
def test_a_corruption_card_says_why_it_finds_nobody(members: list[str], rule: str) -> None:
    road = at("Moria", *members, moved=True, path=["wilderness"])
    table = CardTable(minion(road), {"hand": ["Lure of Nature", "Lure of Expedience"]}, step="hazards")
    table.until("hazards")
    if rule == "MEC-676":
        table.play("Lure of Expedience", "Layos").until("hazards")
    assert table.refusal("Lure of Nature", "play").rule == rule


@pytest.mark.rule("MEC-402", "MEC-428", "MEC-429", "MEC-066")
@pytest.mark.parametrize(
    ("hand", "companies", "locations", "rule"),
    [
        ("Radagast", [at("Bree", "Haldir")], ["Lórien"], "MEC-402"),
        ("Haldir", [at("Bree", "Balin")], [], "MEC-428"),
        ("Haldir", [at("Bree", "Alatar")], ["Lórien"], "MEC-429"),
        ("Haldir", [at("Bree", "Alatar"), at("Lórien", "Elrond")], [], ""),
    ],
)
def test_a_character_says_why_he_comes_nowhere(
    hand: str, companies: list[dict[str, Any]], locations: list[str], rule: str
) -> None:
    more = {"avatar": "Alatar"} if "Alatar" in companies[0]["members"] else {}
    table = CardTable(hero(*companies, hand=[hand], locations=locations, **more)).choose("organize")
    assert table.offers("bring", hand) is (not rule)
    assert not rule or table.refusal(hand, "bring").rule == rule


@pytest.mark.rule("MEC-037", "MEC-053", "MEC-056", "MEC-057")
def test_a_rider_is_not_dismissed_freed_influenced_nor_of_use() -> None:
    rider = {"card": "Adûnaphel the Ringwraith", "follows": 0}
    ana = minion(at("Dol Guldur", "Dwar the Ringwraith", rider, "Layos"), avatar="Dwar the Ringwraith")
    table = CardTable(ana).choose("organize")
    found = {verb: table.refusal("Adûnaphel the Ringwraith", verb).rule for verb in ("dismiss", "free", "follow")}
    assert found == {"dismiss": "MEC-037", "free": "MEC-053", "follow": "MEC-053"}
    wraiths = minion(at("Moria", "Dwar the Ringwraith", rider), avatar="Dwar the Ringwraith")
    table = CardTable(minion(at("Moria", "Layos", went=True, entered=True)), wraiths, step="site_actions")
    assert table.refusal("Layos", "influence", "Adûnaphel the Ringwraith").rule == "MEC-056"
    assert table.refusal("Layos", "influence", "Dwar the Ringwraith").rule == "MEC-683"
    table = CardTable(ana, {}, step="attack_actions", attack=attacked("wolf", 1, 8, card="Wargs"))
    assert table.refusal("Adûnaphel the Ringwraith", "use").rule == "MEC-057"


@pytest.mark.rule("MEC-315", "MEC-420")
@pytest.mark.parametrize(
    ("bearer", "rule"),
    [
        (bearing("Elrond", "Cram"), "MEC-315"),
        (tapped("Elrond", attachments=["Cram", "Rescue Prisoners"]), "MEC-420"),
        (wounded("Elrond", attachments=["Cram"]), "MEC-315"),
    ],
)
def test_bread_untaps_nobody_who_is_not_tapped_or_may_not_untap(bearer: dict[str, Any], rule: str) -> None:
    table = CardTable(hero(at("Bree", bearer)), step="long_events")
    assert not table.offers("use", "Cram")
    assert table.refusal("Cram", "use").rule == rule


@pytest.mark.rule("MEC-146", "MEC-147", "MEC-148", "MEC-149", "MEC-610", "MEC-611")
@pytest.mark.parametrize(
    ("place", "kind", "more", "rule"),
    [
        ("Moria", minion, {}, "MEC-149"),
        ("Bag End", minion, {}, "MEC-146"),
        ("Moria", hero, {}, "MEC-610"),
        ("Moria", minion, {"attacked": True}, "MEC-611"),
        ("Moria", minion, {"attempted": True}, "MEC-148"),
    ],
)
def test_a_company_says_why_it_does_not_attack_another_now(
    place: str, kind: Any, more: dict[str, Any], rule: str
) -> None:
    other = "Layos" if kind is minion else "Haldir"
    ana = hero(at("Moria", "Elrond", went=True, entered=True))
    table = CardTable(ana, kind(at(place, other)), step="site_actions", **more)
    assert table.refusal("Elrond", "attack", other).rule == rule
    assert rule != "MEC-149" or table.choose("done").offers("attack", target=other)


@pytest.mark.rule("MEC-090", "MEC-091", "MEC-105")
def test_whoever_takes_no_trophy_and_cancels_nothing_at_home_says_why() -> None:
    struck = attacked("undead", 1, 4, card="Barrow-wight", targets=["Lagduf"])
    company = at("Bandit Lair", "Lagduf", "Muzgash", "Layos", limit=2)
    table = CardTable(minion(company), {}, step="strike_resources", attack=struck, strike={"target": "Lagduf"})
    table.until("strike").rolls(12).until("trophy")
    assert {name: table.refusal(name, "choose").rule for name in ("Muzgash", "Layos")} == {
        "Muzgash": "MEC-091",
        "Layos": "MEC-090",
    }
    table = CardTable(hero(at("Isengard", "Saruman", "Elrond")), step="enter").choose("enter").until("cancel-at-home")
    assert table.refusal("Elrond", "choose").rule == "MEC-105"


@pytest.mark.rule("MEC-555")
@pytest.mark.parametrize(("site", "rule"), [("Bag End", ""), ("Beorn’s House", "MEC-555"), ("Edoras", "MEC-555")])
def test_what_is_heard_is_heard_where_information_is(site: str, rule: str) -> None:
    company = at(site, "Layos", went=True, entered=True)
    table = CardTable(minion(company, hand=["That’s Been Heard Before Tonight"]), {}, step="site_actions")
    assert table.offers("play", "That’s Been Heard Before Tonight") is (not rule)
    assert not rule or table.refusal("That’s Been Heard Before Tonight", "play").rule == rule


@pytest.mark.rule("MEC-426")
def test_who_is_to_come_into_play_is_told_to_organize_first_and_afterwards_that_it_was_done() -> None:
    table = Table(hero(at("Rivendell", "Haldir"), hand=["Balin"]), {}, step="organization")
    balin = table.id("Balin")

    def told() -> str:
        why = table.session.game.why_not(table.g, table.question, balin, "")
        return "" if why is None else why.message.id

    assert told() == "mec-no-organize-first"
    table.choose("organize").choose("organized")
    assert told() == "mec-no-organized"


@pytest.mark.rule("MEC-719")
def test_what_has_answered_already_says_so() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "events": [SONG, LAY], "deck": ["Cram", "Dodge"], "hand": []}
    table = Table(ana, {}, step="untap").until("respond").choose("respond", "A Song of Waking")
    refused = table.refusal("A Song of Waking", "respond")
    assert (refused.rule, refused.message.id) == ("MEC-719", "mec-no-answered")
    table.choose("respond", "A Lay of Waking")
    assert len(table.g.zones["hand:A"]) == 2


@pytest.mark.rule("MEC-699")
def test_a_slayer_that_was_called_off_once_is_not_called_off_again_and_says_so() -> None:
    company = at("Bree", "Elrond", "Balin", "Haldir", **{**WILD, "path": ["border_land"]})
    table = Table(hero(company), {"hand": ["Slayer"]}, step="hazards").until("hazards")
    table.choose("creature", "Slayer").until("attack").choose("use", "Slayer").pick("Balin")
    table.choose("pass").choose("pass").until("attack")
    assert table.refusal("Slayer", "use").message.id == "mec-no-used"


@pytest.mark.rule("MEC-126", "MEC-676", "MEC-518", "MEC-704")
def test_at_whom_a_lure_is_not_aimed_is_told_by_which_rule() -> None:
    curse = {"card": "Lure of Nature", "owner": "Bor"}
    company = at(
        "Dol Guldur", "Dwar the Ringwraith", "Muzgash", bearing("Layos", curse), "Ostisen", "Luitprand", limit=4
    )
    bor = minion(at("Moria", "Perchen"), hand=["Lure of Nature"])
    table = Table(minion(company), bor, step="hazards").until("hazards")
    table.g.cursed.append(table.id("Ostisen"))
    table.choose("play", "Lure of Nature 2")
    who = ("Dwar the Ringwraith", "Ostisen", "Perchen", "Muzgash")
    assert [table.refusal(each, "choose").rule for each in who] == ["MEC-126", "MEC-676", "MEC-518", "MEC-704"]
    assert table.offers("choose", "Luitprand")


@pytest.mark.rule("MEC-315", "MEC-420", "MEC-708")
def test_whom_a_card_does_not_untap_is_told_by_which_rule() -> None:
    prisoner = tapped("Haldir", attachments=["Rescue Prisoners"])
    company = at("Bree", "Saruman", prisoner, "Balin", tapped("Anborn"), tapped("Elladan"))
    ana = hero(company, hand=["And Forth He Hastened"], avatar="Saruman")
    table = Table(ana, hero(at("Bree", "Elrond"))).choose("play", "And Forth He Hastened")
    assert [table.refusal(each, "choose").rule for each in ("Balin", "Haldir", "Elrond")] == [
        "MEC-315",
        "MEC-420",
        "MEC-708",
    ]
