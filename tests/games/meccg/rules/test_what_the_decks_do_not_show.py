"""Rules that no card of the four decks shows: Under-deeps, modes, rings, what taps no site; with made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.book.end_phase import meets_conditions
from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.influence import can_control, unused_influence
from desktop_app.games.meccg.reading.minions import mode
from desktop_app.games.meccg.reading.movement import region_walks, starter_path, ways
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.rules.made_up import MOUNT_DOOM
from tests.games.meccg.table import Table, at, bearing, wounded

MINION = {"kind": "ringwraith"}
DEEPS = ["The Under-gates", "The Under-grottos", "Moria", "Rivendell", "Lórien"]


# -- Under-deeps, Gorgoroth, roads of their own ------------------------------------------------------------------------


@pytest.mark.rule("MEC-479", "MEC-498")
def test_under_the_earth_a_company_goes_to_what_is_adjacent() -> None:
    table = Table({"companies": [at("Moria", "Elrond")], "locations": DEEPS})
    assert table.offers("go", "Elrond", "The Under-gates")
    assert not table.offers("go", "Elrond", "The Under-grottos")
    table.choose("go", "Elrond", "The Under-gates").choose("done").until("hazards")
    assert table.company("Elrond").path == []


@pytest.mark.rule("MEC-480")
@pytest.mark.parametrize(("goal", "roll", "place"), [(1, 8, 1), (1, 7, 0), (2, 2, 2)])
def test_who_leaves_the_deeps_needs_the_number_of_the_new_site(goal: int, roll: int, place: int) -> None:
    company = at("The Under-gates", "Elrond", goal=DEEPS[goal])
    table = Table({"companies": [company], "locations": DEEPS}, step="company").rolls(roll).until("hazards")
    assert table.place("Elrond") == DEEPS[place]


@pytest.mark.rule("MEC-565")
def test_at_an_under_deeps_site_the_other_item_may_be_any_playable_there() -> None:
    hand = ["Glamdring", "Hauberk of Bright Mail", "Orcrist"]
    company = at("The Under-gates", "Elrond", "Balin", went=True, entered=True)
    table = Table({"companies": [company], "hand": hand}, step="site_actions")
    table.choose("acquire", "Glamdring", "Elrond").until("site")
    assert table.offers("acquire", "Hauberk of Bright Mail", "Balin")
    assert not table.find("acquire", "Orcrist")
    table.choose("acquire", "Hauberk of Bright Mail", "Balin").until("site")
    assert not table.find("acquire")


@pytest.mark.rule("MEC-729", "MEC-738")
def test_points_at_an_under_deeps_site_do_not_count_towards_the_call() -> None:
    factions = ["Rangers of the North", "Rangers of Ithilien", "Riders of Rohan", "Knights of Dol Amroth"]
    factions += ["Blue Mountain Dwarves", "Men of Anfalas", "Men of Anórien", "Men of Lebennin"]
    for site, meets in (("Moria", True), ("The Under-gates", False)):
        company = at(site, bearing("Anborn", "Glamdring"), "Elladan", "Elrohir")
        ana = {"companies": [company], "marshalling": factions, "exhaustions": 1}
        table = Table(ana)
        assert table.session.game.view(table.g, "A").numbers["points:A"] >= 25
        assert meets_conditions(table.g, "A") is meets


@pytest.mark.rule("MEC-653")
def test_no_environment_affects_a_site_under_the_earth() -> None:
    for site, taps in (("The Under-courts", False), ("Barad-dûr", True)):
        ana = {**MINION, "companies": [at(site, "Layos", went=True)]}
        table = Table(ana, {"events": ["Stench of Mordor"]}, step="site_company").until("enter")
        assert (table.stands("Layos") == "tapped") is taps


@pytest.mark.rule("MEC-474", "MEC-473")
def test_gorgoroth_is_closed_to_the_starter_movement_of_heroes() -> None:
    table = Table({"companies": [at("Lórien", "Elrond")], "locations": ["Mount of Fire", "Moria"]})
    doom = queries.FACTS[MOUNT_DOOM]
    assert starter_path(queries.FACTS["TW-408"], doom) == doom.path
    assert not table.offers("go", "Elrond", "Mount of Fire")
    table.g.kinds["A"] = "ringwraith"
    assert ways(table.g, table.company("Elrond"), table.id("Mount of Fire")) == ["starter"]


@pytest.mark.rule("MEC-477")
def test_heroes_do_not_pass_through_imlad_morgul_to_gorgoroth() -> None:
    table = Table({"companies": [at("Henneth Annûn", "Elrond")], "locations": ["Mount of Fire"]})
    company, doom = table.company("Elrond"), queries.FACTS[MOUNT_DOOM]
    morgul = next(code for code, card in load_cards().items() if card.title == "Imlad Morgul" and card.type == "region")
    heroes = region_walks(table.g, company, doom)
    assert all(morgul not in walk for walk in heroes)
    table.g.kinds["A"] = "ringwraith"
    assert any(morgul in walk for walk in region_walks(table.g, company, doom))


@pytest.mark.rule("MEC-481", "MEC-469")
def test_a_card_opens_a_road_of_its_own() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "locations": ["Minas Tirith"], "hand": ["The Straight Road"]}
    table = Table(ana)
    assert not table.offers("go", "Elrond", "Minas Tirith")
    table.choose("play", "The Straight Road").until("organization")
    table.choose("go", "Elrond", "Minas Tirith").choose("done").until("hazards")
    assert table.place("Elrond") == "Minas Tirith"


# -- Ringwraiths -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-483", "MEC-484")
def test_a_ringwraith_is_in_one_mode_and_arrives_without_it() -> None:
    dwar = bearing("Dwar the Ringwraith", "Black Rider")
    ana = {**MINION, "avatar": "Dwar the Ringwraith", "companies": [at("Dol Guldur", dwar)], "hand": ["Fell Rider"]}
    table = Table(ana)
    table.choose("play", "Fell Rider").until("organization")
    assert table.zone("Black Rider") == "discard:A"
    assert mode(table.g, table.id("Dwar the Ringwraith")) == "fell_rider"
    moving = at("Dol Guldur", dwar, goal="Bandit Lair")
    road = {**MINION, "avatar": "Dwar the Ringwraith", "companies": [moving], "locations": ["Bandit Lair"]}
    riding = Table(road, {"hand": ["Unhorsed"]}, step="company").until("hazards").choose("play", "Unhorsed")
    riding.until("enter")
    assert riding.place("Dwar the Ringwraith") == "Bandit Lair"
    assert mode(riding.g, riding.id("Dwar the Ringwraith")) == ""


@pytest.mark.rule("MEC-733", "MEC-732", "MEC-014")
def test_sudden_call_as_a_hazard_gives_its_player_the_last_turn() -> None:
    factions = ["Ice-orcs", "Orcs of Moria", "Orcs of Gundabad", "Woses of the Eryn Vorn", "Grey Mountain Goblins"]
    factions += ["Goblins of Goblin-gate"]
    strong = {"companies": [at("Dol Guldur", "Lieutenant of Morgul", "Shagrat", "Asternak")], "exhaustions": 1}
    for mine, theirs, offered in ((MINION, MINION, True), (MINION, {}, False)):
        ana = {**strong, **theirs, "marshalling": factions}
        if not theirs:
            ana = {"companies": [at("Rivendell", "Elrond", limit=2)], "exhaustions": 2}
        table = Table(ana, {**mine, "hand": ["Sudden Call"]}, step="hazards").until("hazards")
        assert table.offers("play", "Sudden Call", detail="LE-235/1") is offered
        if offered:
            table.choose("play", "Sudden Call", detail="LE-235/1").until("hazards")
            assert (table.g.caller, table.g.last) == ("A", "B")


# -- influence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-438")
def test_influence_against_a_race_counts_once() -> None:
    table = Table({"companies": [at("Rivendell", "Balin", {"card": "Bofur", "follows": 0}, "Haldir")]})
    assert unused_influence(table.g, table.id("Balin")) == 1
    glorfindel = Table({"companies": [at("Rivendell", "Glorfindel II", "Haldir", {"card": "Orophin", "follows": 0})]})
    assert unused_influence(glorfindel.g, glorfindel.id("Glorfindel II"), glorfindel.id("Haldir")) == 1
    assert not can_control(glorfindel.g, glorfindel.id("Glorfindel II"), glorfindel.id("Haldir"))


@pytest.mark.rule("MEC-439")
def test_a_loss_of_influence_is_taken_from_the_unrestricted_points_first() -> None:
    def loses(amount: int) -> Any:
        def before(g: MecState) -> None:
            shagrat = next(card for card in g.pieces if facts(g, card).title == "Shagrat")
            g.effects.append(Effect("influence", -amount, [shagrat], "", "turn"))

        return before

    ana = {**MINION, "companies": [at("Dol Guldur", "Shagrat", "Muzgash", "Lagduf", "Ostisen")]}
    for lost, left in ((1, 3), (2, 2), (3, 1)):
        table = Table(ana, before=loses(lost))
        shagrat = table.id("Shagrat")
        assert unused_influence(table.g, shagrat, table.id("Muzgash")) == left
        assert unused_influence(table.g, shagrat, table.id("Ostisen")) == 0
        assert can_control(table.g, shagrat, table.id("Muzgash")) is (left >= 2)


# -- companies ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-453")
def test_a_half_orc_among_men_is_covert() -> None:
    for other, overt in (("Layos", False), ("Eradan", True)):
        table = Table({**MINION, "companies": [at("Dale", "Spy of Isengard", other)]})
        assert companies.is_overt(table.g, table.company(other)) is overt


@pytest.mark.rule("MEC-459", "MEC-456")
def test_of_a_split_company_the_hazard_player_says_where_his_hazards_stay() -> None:
    def laid(g: MecState) -> None:
        for card, piece in g.pieces.items():
            if facts(g, card).title in ("The Moon Is Dead", "Swarm of Bats"):
                piece.company = g.companies[0].id

    ana = {**MINION, "companies": [at("Dol Guldur", "Muzgash", "Lagduf")], "locations": ["Bandit Lair"]}
    ana |= {"events": ["Swarm of Bats"]}
    table = Table(ana, {"events": ["The Moon Is Dead"]}, before=laid).choose("organize").choose("split", "Lagduf")
    assert (table.asked, table.who) == ("split-hazard", "Bor")
    table.pick("Lagduf")
    assert table["The Moon Is Dead"].company == table.company("Lagduf").id
    assert table.company("Muzgash").id == "A1"


@pytest.mark.rule("MEC-458", "MEC-457")
def test_the_parts_of_a_split_company_are_not_joined_by_way_of_a_third() -> None:
    ana = {
        "companies": [at("Rivendell", "Elrond", "Balin"), at("Rivendell", "Haldir")],
        "locations": ["Bree", "Lórien"],
    }
    table = Table(ana).choose("organize").choose("split", "Balin").choose("join", target="Haldir")
    assert not table.find("join")


# -- times -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-722", "MEC-720", "MEC-491")
def test_what_is_due_as_a_phase_begins_comes_before_all_else() -> None:
    members = [bearing("Elrond", "Dreams"), bearing("Balin", "Dreams")]
    table = Table({"companies": [at("Rivendell", *members)], "hand": ["Twilight"]}, step="turn").until("which-first")
    assert table.who == "Ana"
    assert len(table.question.options) == 2
    table.choose("resolve", "Dreams 2").until("corruption")
    assert table.g.check is not None
    assert table.g.check.who == table.id("Balin")


@pytest.mark.rule("MEC-723")
def test_at_the_end_of_a_phase_only_what_speaks_of_it_is_added() -> None:
    members = [bearing("Sam Gamgee", "Late Dreams"), wounded("Balin"), "Haldir"]
    hand = ["Halfling Strength", "Twilight", "And Forth He Hastened"]
    bor = {"events": ["Doors of Night"]}
    table = Table({"companies": [at("Bree", *members)], "hand": hand}, bor, step="turn").until("untap").passes()
    offered: list[str] = []
    for _ in range(20):
        if table.asked != "corruption":
            offered += [facts(table.g, option.source).title for option in table.find("play")]
            table.passes()
    assert table.asked == "corruption"
    assert offered == []
    assert table.offers("support", "Haldir")
    assert table.offers("play", "Halfling Strength")
    assert not table.find("play", "And Forth He Hastened")


@pytest.mark.rule("MEC-724")
def test_a_card_that_comes_back_remembers_nothing() -> None:
    ana = {"companies": [at("Bree", "Elrond", "Glorfindel II", "Anborn", limit=4)]}
    table = Table(ana, {"hand": ["Exile", "Call of Home"]}, step="hazards").until("hazards")
    table.choose("play", "Exile").pick("Anborn").until("hazards")
    anborn = table.id("Anborn")
    assert number(table.g, anborn, "prowess") == 7
    table.choose("play", "Call of Home").pick("Anborn").rolls(2).until("movement")
    assert table.g.home[anborn] == "hand:A"
    assert not any(anborn in effect.targets for effect in table.g.effects)
