"""Characters of heroes, sentence by sentence; those who come to somebody's help stand beside (in a fight)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading import attacks, sites
from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.reading.points import total_now
from desktop_app.games.meccg.reading.queries import facts
from tests.games.meccg.cards.sentences import showing, shows
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, attacked, hero
from tests.games.meccg.draft import Draft
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped, wounded

DUNLENDINGS = make_up(
    "ZZ-152",
    "resource",
    "Dunlendings",
    alignment="hero",
    kinds=["faction"],
    race="man",
    points=1,
    points_kind="faction",
    playable_at=[{"site": "Dunnish Clan-hold"}],
    number_needed=8,
)

# -- direct influence --------------------------------------------------------------------------------------------------

FACTIONS = [
    ("Adrazar", "Riders of Rohan", 1 + 1),
    ("Adrazar", "Blue Mountain Dwarves", 1 + 1),
    ("Anborn", "Men of Lebennin", 2),
    ("Anborn", "Riders of Rohan", 0),
    ("Beretar", "Rangers of the North", 1 + 2),
    ("Beretar", "Rangers of Ithilien", 1),
    ("Théoden", "Riders of Rohan", 3 + 2),
    ("Théoden", "Men of Lebennin", 3),
    ("Erkenbrand", "Riders of Rohan", 2 + 2),
    ("Erkenbrand", "Men of Lebennin", 2),
]


@pytest.mark.parametrize(("who", "faction", "influence"), showing(1, FACTIONS))
def test_influence_against_factions(who: str, faction: str, influence: int) -> None:
    table = CardTable(hero(at("Edoras", who), hand=[faction]))
    assert table.influence(who, faction) == influence


@shows("Adrazar", 1)
def test_adrazar_leads_nobody_better() -> None:
    table = CardTable(hero(at("Edoras", "Adrazar", "Orophin")))
    assert table.influence("Adrazar") == table.influence("Adrazar", "Orophin") == 1


@shows("Peath", 1)
def test_peath_is_heard_by_dunlendings() -> None:
    table = CardTable(hero(at("Edoras", "Peath"), hand=["Dunlendings", "Riders of Rohan"]))
    found = [table.influence("Peath", each) for each in ("Dunlendings", "Riders of Rohan")]
    assert found == [1 + 4, 1]


@shows("Balin", 2)
def test_balin_is_heard_by_dwarves() -> None:
    table = CardTable(hero(at("Moria", "Balin", "Bofur", "Haldir"), hand=["Blue Mountain Dwarves", "Riders of Rohan"]))
    against = ("Bofur", "Blue Mountain Dwarves", "Haldir", "Riders of Rohan")
    assert [table.influence("Balin", each) for each in against] == [3, 3, 2, 2]


@shows("Glorfindel II", 1)
def test_glorfindel_is_heard_by_elves() -> None:
    table = CardTable(hero(at("Moria", "Glorfindel II", "Bofur", "Haldir"), hand=["Riders of Rohan"]))
    assert [table.influence("Glorfindel II", each) for each in ("Haldir", "Bofur", "Riders of Rohan")] == [3, 2, 2]


SHY = [("Bofur", 3), ("Haldir", 2), ("Orophin", 2)]


@pytest.mark.parametrize("who", [pytest.param(who, marks=shows(who, number)) for who, number in SHY])
def test_who_does_not_speak_well_to_factions(who: str) -> None:
    for roll, zone in ((9, "discard:A"), (10, "marshalling:A")):  # eight are needed
        table = inside("Dol Amroth", who, hand=["Knights of Dol Amroth"], kind=hero)
        table.choose("acquire", "Knights of Dol Amroth", who).until("influence").rolls(roll).until("site")
        assert table.zone("Knights of Dol Amroth") == zone


# -- prowess -----------------------------------------------------------------------------------------------------------

AGAINST_ORCS = [("Balin", 4, 2), ("Bofur", 4, 1), ("Elladan", 5, 1), ("Elrohir", 5, 1), ("Gildor Inglorion", 5, 2)]


@pytest.mark.parametrize(("who", "prowess", "more"), showing(1, AGAINST_ORCS))
def test_prowess_against_orcs(who: str, prowess: int, more: int) -> None:
    def met(by: str) -> int:
        attack = attacked(by, targets=[who])
        table = CardTable(
            hero(at("Moria", who, limit=2)), {}, step="strike_resources", attack=attack, strike={"target": who}
        )
        return table.target_prowess()

    assert [met(by) for by in ("orc", "troll", "man", "undead")] == [prowess + more, *[prowess] * 3]
    assert CardTable(hero(at("Moria", who))).number(who, "prowess") == prowess


@shows("Peath", 2)
@pytest.mark.parametrize(
    ("race", "struck", "prowess", "body"),
    [("nazgul", "Peath", 9, 5), ("man", "Peath", 4, 9), ("nazgul", "Balin", 4, 9), ("undead", "Peath", 4, 9)],
)
def test_peath_fears_no_wraith(race: str, struck: str, prowess: int, body: int) -> None:
    attack = attacked(race, 1, 12, body=9, targets=[struck])
    company = at("Bree", "Peath", "Balin", limit=2)
    table = CardTable(hero(company), {}, step="strike_resources", attack=attack, strike={"target": struck})
    assert (table.target_prowess(), attacks.body(table.g, table.g.attacks[-1])) == (prowess, body)


# -- corruption checks -------------------------------------------------------------------------------------------------

CHECKS = [
    ("Sam Gamgee", 2, 3),
    ("Fatty Bolger", 2, 1),
    ("Haldir", 1, -1),
    ("Orophin", 1, -1),
    ("Bofur", 2, -1),
    ("Radagast", 2, 1),
]


@pytest.mark.parametrize(
    ("who", "bonus"), [pytest.param(who, bonus, marks=shows(who, number)) for who, number, bonus in CHECKS]
)
def test_corruption_checks_of_their_own(who: str, bonus: int) -> None:
    table = CardTable(hero(at("Rivendell", bearing(who, "Glamdring"), "Elladan")))
    table.choose("store", "Glamdring")
    assert table.question.prompt.params["bonus"] == table.check_bonus(who) == bonus
    assert table.check_bonus("Elladan") == 0


# -- where they come into play -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", showing(1, [("Sam Gamgee",), ("Fatty Bolger",)]))
def test_hobbits_come_from_home_alone(who: str) -> None:
    places = ["Rivendell", "Lórien", "Bree", "Bag End"]
    table = CardTable(hero(at("Rivendell", "Elrond"), hand=[who, "Anborn"], locations=places))
    table.choose("organize")
    assert table.offers("bring", "Anborn", "Rivendell")
    assert table.offers("bring", who, "Bag End")
    assert not [option for option in table.find("bring", who) if option.target != table.id("Bag End")]
    away = CardTable(hero(at("Rivendell", "Elrond"), hand=[who, "Anborn"], locations=places[:3]))
    assert not away.choose("organize").find("bring", who)
    assert away.refusal(who, "bring").rule == "MEC-428"


@pytest.mark.parametrize("who", showing(1, [("Sam Gamgee",), ("Fatty Bolger",)]))
def test_hobbits_who_start_the_game_start_where_the_others_do(who: str) -> None:
    draft = Draft([who, "Balin"], ["Elrond", "Haldir"]).drafts(A=who, B="Elrond")
    draft.until("organization")
    assert sites.place_name(draft.g, draft.id(who, "A")) == "Rivendell"


# -- Elrond and Ioreth -------------------------------------------------------------------------------------------------


@shows("Elrond", 1)
def test_elrond_at_home_widens_the_hand_of_his_player() -> None:
    table = CardTable(hero(at("Rivendell", "Elrond")))
    assert [hand_size(table.g, seat) for seat in ("A", "B")] == [9, 8]
    assert hand_size(CardTable(hero(at("Moria", "Elrond"), at("Rivendell", "Balin"))).g, "A") == 8


def fell(who: str, *others: str) -> tuple[int, int]:
    """The points before and after somebody is killed."""
    attack = attacked("man", 1, 30, targets=[who])
    company = at("Moria", who, *others, limit=3)
    table = CardTable(hero(company), {}, step="strike_resources", attack=attack, strike={"target": who}, roll=(3, 12))
    before = total_now(table.g, "A")
    table.until("hazards")
    assert who not in table
    return before, total_now(table.g, "A")


@shows("Elrond", 2)
def test_elrond_eliminated_costs_three_points_for_good() -> None:
    assert fell("Elrond", "Haldir") == (3 + 1, 1 - 3)
    assert fell("Glorfindel II", "Haldir") == (3 + 1, 1)


@shows("Elrond", 2)
def test_elrond_discarded_costs_no_points() -> None:
    table = CardTable(hero(at("Rivendell", "Elrond", "Balin")))
    table.choose("organize").choose("dismiss", "Elrond")
    assert table.zone("Elrond") == "discard:A"
    assert total_now(table.g, "A") == 2


@shows("Ioreth", 1)
def test_ioreth_heals_her_company_along_and_no_other() -> None:
    hurt = wounded("Sam Gamgee"), wounded("Haldir"), "Ioreth"
    table = CardTable(hero(at("Moria", *hurt), at("Bree", wounded("Anborn")), hand=["Halfling Strength"]))
    table.play("Halfling Strength")
    assert [table.stands(who) for who in ("Sam Gamgee", "Haldir", "Anborn")] == ["untapped", "untapped", "wounded"]
    apart = CardTable(hero(at("Moria", *hurt[:2]), at("Bree", "Ioreth"), hand=["Halfling Strength"]))
    apart.play("Halfling Strength")
    assert [apart.stands(who) for who in ("Sam Gamgee", "Haldir")] == ["untapped", "wounded"]


# -- Fatty Bolger ------------------------------------------------------------------------------------------------------


def fatty(struck: str, *members: Any, **more: Any) -> CardTable:
    attack = attacked("orc", 1, 30, targets=[struck])
    company = at("Moria", *members, limit=3)
    return CardTable(hero(company, **more), {}, step="strike_resources", attack=attack, strike={"target": struck})


@shows("Fatty Bolger", 3)
def test_fatty_saves_another_hobbit_of_his_company() -> None:
    table = fatty("Sam Gamgee", "Sam Gamgee", "Fatty Bolger", "Balin")
    table.use("Fatty Bolger").until("hazards")
    assert [table.stands(who) for who in ("Fatty Bolger", "Sam Gamgee", "Balin")] == ["tapped", "untapped", "untapped"]


@shows("Fatty Bolger", 3)
def test_fatty_saves_neither_himself_nor_who_is_no_hobbit() -> None:
    for struck in ("Fatty Bolger", "Balin"):
        assert not fatty(struck, "Sam Gamgee", "Fatty Bolger", "Balin").find("use")
    assert not fatty("Sam Gamgee", "Sam Gamgee", tapped("Fatty Bolger")).find("use")


@shows("Fatty Bolger", 3)
def test_fatty_saves_nobody_in_another_company() -> None:
    attack = attacked("orc", 1, 30, targets=["Sam Gamgee"])
    ana = hero(at("Moria", "Sam Gamgee", limit=2), at("Bree", "Fatty Bolger"))
    table = CardTable(ana, {}, step="strike_resources", attack=attack, strike={"target": "Sam Gamgee"})
    assert not table.find("use")


# -- Wizards -----------------------------------------------------------------------------------------------------------


@shows("Saruman", 1)
def test_saruman_taps_to_use_a_palantir_that_he_bears() -> None:
    stone = "Palantír of Orthanc"
    pile = {"discard": ["Concealment"]}
    table = CardTable(hero(at("Isengard", bearing("Saruman", stone), "Balin"), **pile), roll=(12,))
    table.use(stone, "Concealment")
    assert [table.stands(each) for each in ("Saruman", stone)] == ["tapped", "tapped"]
    assert table.zone("Concealment") == "deck:A"
    weary = hero(at("Isengard", tapped("Saruman", attachments=[stone])), **pile)
    assert not CardTable(weary).find("use", stone)
    assert not CardTable(hero(at("Isengard", "Saruman", bearing("Balin", stone)), **pile)).find("use", stone)


@shows("Saruman", 2)
def test_saruman_takes_a_spell_back_at_the_end_of_his_turn() -> None:
    ana = hero(at("Rivendell", "Saruman"), discard=["Vanishment", "Concealment"])
    table = CardTable(ana, step="end_actions")
    table.choose("use", "Saruman").pick("Saruman")
    assert [facts(table.g, option.source).title for option in table.question.options] == ["Vanishment"]
    table.pick("Vanishment").until("end")
    assert (table.zone("Vanishment"), table.stands("Saruman")) == ("hand:A", "tapped")
    assert not CardTable(ana).find("use", "Saruman")
    assert not CardTable({}, ana, step="end_actions").find("use", "Saruman")
    weary = hero(at("Rivendell", tapped("Saruman")), discard=["Vanishment"])
    assert not CardTable(weary, step="end_actions").find("use")


def draws(*members: Any, goal: str = "Moria", site: str = "Lórien") -> list[list[int]]:
    """How many cards may be drawn as a company moves by starter movement, by each player."""
    table = CardTable(hero(at(site, *members, goal=goal)), {}, step="company")
    found: list[list[int]] = []
    for _ in range(12):
        if table.asked == "way":
            table.choose("way", detail="starter")
        elif table.asked == "draw":
            found.append([int(option.detail) for option in table.question.options])
            table.passes()
        elif table.asked in ("movement", "hazards"):
            break
        else:
            table.passes()
    return found


@shows("Radagast", 1)
def test_radagast_may_draw_for_each_wilderness() -> None:
    assert draws("Elrond")[0] == [2, 1]
    assert draws("Radagast")[0] == [4, 3, 2, 1]
    assert draws("Radagast")[1] == draws("Elrond")[1] == [3, 2, 1]
    assert draws("Radagast", goal="Edoras")[0] == [2, 1]


@shows("Alatar", 1)
def test_when_alatar_moves_the_opponent_draws_one_card_less() -> None:
    assert draws("Alatar")[1] == [2, 1]
    assert draws("Alatar")[0] == draws("Elrond")[0]
    table = CardTable(hero(at("Lórien", "Alatar", goal="Edoras")), {}, step="company")
    before = len(table.g.zones["hand:B"])
    for _ in range(6):
        if table.asked in ("movement", "hazards"):
            break
        table.choose("way", detail="starter") if table.asked == "way" else table.passes()
    assert len(table.g.zones["hand:B"]) == before


HELP = {**attacked("wolf", 1, 9), "card": "Wargs"}


def helped(haven: Any, *companies: Any, attack: dict[str, Any] = HELP, **more: Any) -> CardTable:
    """A creature attacks a company while Alatar is somewhere."""
    company = at("Bree", "Elrond", "Balin", path=["wilderness"], origin="Rivendell", limit=3)
    ana = hero(company, haven, *companies, avatar="Alatar", **more)
    return CardTable(ana, {}, step="attack_begins", attack=attack)


@shows("Alatar", 2)
def test_alatar_comes_to_help_and_pays_for_it() -> None:
    table = helped(at("Rivendell", bearing("Alatar", "Goldberry", "Glamdring")))
    table.until("may").choose("accept")
    assert table.members("Elrond") == ["Elrond", "Balin", "Alatar"]
    assert (table.zone("Goldberry"), table["Glamdring"].host) == ("discard:A", table.id("Alatar"))
    table.until_step("hold")
    assert table.met_strike.target == table.id("Alatar")
    table.until("hold").choose("hold").rolls(12).until("corruption")
    assert table.question.source == table.id("Alatar")
    assert table.stands("Alatar") == "tapped"
    assert not table.g.attacks


@shows("Alatar", 2)
def test_alatar_may_stay_where_he_is() -> None:
    table = helped(at("Rivendell", "Alatar")).until("may").choose("decline").until("hazards")
    assert (table.place("Alatar"), table.stands("Alatar"), table.said("corruption")) == ("Rivendell", "untapped", 0)


@shows("Alatar", 2)
def test_alatar_pays_even_if_the_attack_is_called_off() -> None:
    table = helped(at("Rivendell", "Alatar"), hand=["Escape"])
    table.until("may").choose("accept").until("attack")
    table.play("Escape", "Balin").until("corruption")
    assert (table.question.source, table.stands("Alatar")) == (table.id("Alatar"), "tapped")


@shows("Alatar", 2)
@pytest.mark.parametrize(
    ("haven", "attack"),
    [
        (at("Isengard", "Alatar"), HELP),
        (at("Rivendell", "Alatar"), attacked("orc", 1, 7, automatic=True)),
        (at("Rivendell", "Haldir"), HELP),
    ],
)
def test_when_alatar_does_not_come(haven: Any, attack: dict[str, Any]) -> None:
    table = helped(haven, attack=attack)
    for _ in range(12):
        assert table.asked != "may"
        if table.asked in ("assign", "hazards"):
            break
        table.passes()


@shows("Alatar", 2)
def test_alatar_meets_a_strike_where_the_attacker_chooses() -> None:
    attack = {**attacked("man", 2, 10), "card": "Ambusher", "chooses": True}
    table = helped(at("Rivendell", "Alatar"), attack=attack)
    table.until("may").choose("accept").until("assign-rest")
    assert table.id("Alatar") in table.g.attacks[-1].targets
    assert [option.target for option in table.question.options] == [table.id("Elrond"), table.id("Balin")]
