"""Hazard creatures: how many strike, who says whom, to what they are keyed and what their wounds bring."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.attacks import body
from tests.games.meccg.cards.sentences import showing, shows
from tests.games.meccg.cards.situations import met
from tests.games.meccg.cards.table import CardTable, attacked, hero
from tests.games.meccg.table import at, bearing

WILD = {"path": ["wilderness", "wilderness"], "regions": ["Arthedain", "Rhudaur"]}
DARK = {"path": ["shadow_land"], "regions": ["Angmar"]}
BORDER = {"path": ["border_land"], "regions": ["Anórien"]}


def attacking(creature: str, *members: Any, road: dict[str, Any], site: str = "Bree", **more: Any) -> CardTable:
    """A creature has been played on a company on its way, and nobody has done anything about it."""
    table = met(creature, *members, road={"limit": 6, **road}, site=site, **more)
    table.choose("creature", creature).until("attack")
    return table


def assigning(table: CardTable) -> CardTable:
    """The strikes are about to be assigned, by the defender or by the attacker."""
    for _ in range(20):
        if table.asked in ("assign", "assign-rest"):
            break
        table.passes()
    return table


# -- strikes -----------------------------------------------------------------------------------------------------------

STRIKES = [
    ("Ambusher", "man", 2, 10, BORDER, "Bor"),
    ("Barrow-wight", "undead", 1, 12, DARK, "Ana"),
    ("“Bert” (Bûrat)", "troll", 1, 12, WILD, "Ana"),
    ("Corpse-candle", "undead", 1, 7, WILD, "Ana"),
    ("Ghosts", "undead", 3, 9, DARK, "Ana"),
    ("Hobgoblins", "orc", 2, 10, WILD, "Ana"),
    ("Little Snuffler", "orc", 1, 5, WILD, "Bor"),
    ("Orc-guard", "orc", 5, 8, DARK, "Ana"),
    ("Orc-lieutenant", "orc", 1, 7, WILD, "Ana"),
    ("Orc-warband", "orc", 5, 4, WILD, "Ana"),
    ("Orc-watch", "orc", 3, 9, DARK, "Ana"),
    ("Slayer", "slayer", 1, 11, BORDER, "Bor"),
    ("Stirring Bones", "undead", 2, 9, WILD, "Ana"),
    ("“Tom” (Tûma)", "troll", 1, 13, WILD, "Ana"),
    ("“William” (Wûluag)", "troll", 1, 11, WILD, "Ana"),
]


@pytest.mark.parametrize(("creature", "race", "strikes", "prowess", "road", "chooser"), showing(1, STRIKES))
def test_how_many_strike_and_who_says_whom(
    creature: str, race: str, strikes: int, prowess: int, road: dict[str, Any], chooser: str
) -> None:
    table = attacking(creature, "Elrond", "Glorfindel II", road=road)
    assert (table.g.attacks[-1].race, table.attack()) == (race, (strikes, prowess))
    assert assigning(table).who == chooser


@pytest.mark.parametrize(("creature", "strikes", "prowess"), showing(1, [("Chill Douser", 3, 8)]))
def test_what_lies_in_wait_at_ruins(creature: str, strikes: int, prowess: int) -> None:
    table = attacking(creature, "Elrond", road=WILD, site="Isengard")
    assert (table.attack(), table.g.attacks[-1].keyed) == ((strikes, prowess), "ruins")
    assert not met(creature, "Elrond", road=WILD).find("creature", creature)


# -- to what they are keyed --------------------------------------------------------------------------------------------


def corsairs(site: str, **road: Any) -> bool:
    """Whether Corsairs may be played on a company on its way to a site."""
    table = met("Corsairs of Umbar", "Elrond", site=site, road={"limit": 6, **road})
    return table.offers("creature", "Corsairs of Umbar")


@shows("Corsairs of Umbar", 1)
def test_five_corsairs_come_over_the_sea() -> None:
    road = {"path": ["coastal_sea"], "regions": ["Eriadoran Coast"]}
    assert attacking("Corsairs of Umbar", "Elrond", road=road).attack() == (5, 9)
    assert not corsairs("Bree", path=["wilderness", "wilderness"], regions=["Arthedain", "Rhudaur"])


COASTS = (
    *("Andrast", "Anfalas", "Belfalas", "Cardolan", "Enedhwaith", "Harondor", "Lindon", "Lebennin"),
    "Old Pûkel-land",
)


@shows("Corsairs of Umbar", 2)
@pytest.mark.parametrize("region", COASTS)
def test_corsairs_land_on_coasts_by_name(region: str) -> None:
    assert corsairs("Bree", path=["wilderness"], regions=[region])


@shows("Corsairs of Umbar", 2)
@pytest.mark.parametrize(
    ("site", "there"), [("Barrow-downs", True), ("Old Forest", False), ("Pelargir", False), ("Isengard", False)]
)
def test_corsairs_are_met_at_ruins_of_these_coasts_and_not_at_holds(site: str, there: bool) -> None:
    assert corsairs(site, path=["free_domain"], regions=["Anórien"]) is there


@shows("Corsairs of Umbar", 3)
@pytest.mark.parametrize(("site", "there"), [("Tolfalas", True), ("Isle of the Ulond", True), ("Dol Amroth", False)])
def test_corsairs_are_met_at_any_site_of_the_sea(site: str, there: bool) -> None:
    assert corsairs(site, path=["free_domain"], regions=["Anórien"]) is there


# -- after their wounds ------------------------------------------------------------------------------------------------


def fought(creature: str, *members: Any, roll: tuple[int, ...], prowess: int = 30, race: str = "undead") -> CardTable:
    """A strike of a creature is met by the first of a company."""
    first = members[0] if isinstance(members[0], str) else members[0]["card"]
    attack = attacked(race, 1, prowess, card=creature, targets=[first])
    company = at("Moria", *members, limit=4)
    return CardTable(hero(company), {}, step="strike_resources", attack=attack, strike={"target": first}, roll=roll)


@pytest.mark.parametrize(("creature", "modifier"), showing(2, [("Barrow-wight", -2), ("Ghosts", -1)]))
def test_whom_undead_wound_is_tempted_afterwards(creature: str, modifier: int) -> None:
    table = fought(creature, bearing("Haldir", "Cram", "Sword of Gondolin"), "Elladan", roll=(3, 3))
    table.until("corruption")
    assert table.question.source == table.id("Haldir")
    assert not table.g.attacks
    # three points of corruption, one less for Haldir himself
    lowest = 3 + 1 - modifier + 1
    table.rolls(lowest).choose("roll").until("hazards")
    assert table.said("corruption") == 1
    assert "Haldir" in table
    fallen = fought(creature, bearing("Haldir", "Cram", "Sword of Gondolin"), "Elladan", roll=(3, 3))
    fallen.until("corruption").rolls(lowest - 1).choose("roll").until("hazards")
    assert fallen.zone("Haldir") != "companies:A"
    unhurt = fought(creature, "Glorfindel II", roll=(12,), prowess=3).until("hazards")
    assert unhurt.said("corruption") == 0


@shows("Corpse-candle", 2)
def test_a_corpse_candle_tempts_everybody_before_strikes_are_assigned() -> None:
    table = attacking("Corpse-candle", "Haldir", "Elladan", road=WILD)
    tempted = []
    while table.asked != "assign":
        if table.asked == "corruption" and table.question.source not in tempted:
            tempted.append(table.question.source)
            assert not table.g.attacks[-1].assigned
        table.passes()
    assert tempted == [table.id("Haldir"), table.id("Elladan")]


@shows("Corpse-candle", 2)
def test_a_corpse_candle_that_is_put_out_tempts_nobody() -> None:
    table = attacking("Corpse-candle", "Adrazar", "Elladan", road=WILD, ana={"hand": ["Concealment"]})
    table.play("Concealment").until("hazards")
    assert table.said("corruption") == 0


# -- what follows in the same turn -------------------------------------------------------------------------------------

STRONGER = [("Orc-lieutenant", 7, 11), ("Orc-warband", 4, 7)]


@pytest.mark.parametrize(("creature", "alone", "after"), showing(2, STRONGER))
def test_orcs_are_stronger_behind_other_orcs(creature: str, alone: int, after: int) -> None:
    def against(*faced: str) -> int:
        return attacking(creature, "Haldir", road={**WILD, "faced": list(faced)}).attack()[1]

    assert (against(), against("wolf"), against("orc"), against("wolf", "orc")) == (alone, alone, after, after)


@shows("Chill Douser", 2)
def test_chill_dousers_strengthen_other_undead_in_the_turn() -> None:
    bor = {"hand": ["Chill Douser", "Barrow-wight", "Orc-watch"]}
    road = {**DARK, "limit": 6}
    table = met("Chill Douser", "Glorfindel II", "Elrond", site="Isengard", road=road, bor=bor)
    table.choose("creature", "Chill Douser").until("attack")
    assert table.attack() == (3, 8)
    table.until("hazards").choose("creature", "Barrow-wight").until("attack")
    assert table.attack() == (2, 13)
    table.until("hazards").choose("creature", "Orc-watch").until("attack")
    assert table.attack() == (3, 9)


@shows("Chill Douser", 2)
def test_chill_dousers_that_are_called_off_strengthen_nobody() -> None:
    bor = {"hand": ["Chill Douser", "Barrow-wight"]}
    ana = {"hand": ["Concealment"]}
    road = {**DARK, "limit": 6}
    table = met("Chill Douser", "Adrazar", "Elrond", site="Isengard", road=road, bor=bor, ana=ana)
    table.choose("creature", "Chill Douser").until("attack")
    table.play("Concealment").until("hazards").choose("creature", "Barrow-wight").until("attack")
    assert table.attack() == (1, 12)


TROLLS = ["“Bert” (Bûrat)", "“Tom” (Tûma)", "“William” (Wûluag)"]


@pytest.mark.parametrize("troll", showing(2, [(each,) for each in TROLLS]))
@pytest.mark.parametrize("behind", [True, False])
def test_the_three_trolls_plunder_where_another_of_them_has_been(troll: str, behind: bool) -> None:
    first = next(each for each in TROLLS if each != troll)
    bor = {"hand": [first, troll] if behind else [troll]}
    ana = {"hand": ["Escape"]}
    goods = bearing("Haldir", "Glamdring", "Cram", "Book of Mazarbul")
    table = met(troll, goods, bearing("Elrond", "Sword of Gondolin"), road={**WILD, "limit": 6}, bor=bor, ana=ana)
    if behind:
        table.choose("creature", first).until("attack").play("Escape", "Elrond")
        table.until("hazards")
    table.choose("creature", troll).until_step("assign").face("Haldir").until("hold").choose("full")
    table.rolls(2, 2).until("hazards")
    assert table.stands("Haldir") == "wounded"
    assert [name for name in ("Glamdring", "Cram") if table.zone(name) == "discard:A"] == (
        ["Glamdring", "Cram"] if behind else []
    )
    assert table["Book of Mazarbul"].host == table.id("Haldir")
    assert table["Sword of Gondolin"].host == table.id("Elrond")


# -- the Snuffler ------------------------------------------------------------------------------------------------------


@shows("Little Snuffler", 2)
@pytest.mark.parametrize(
    ("members", "resistance"), [(("Haldir",), 10), (("Elladan",), 8), (("Elladan", "Orophin", "Haldir"), 6)]
)
def test_rangers_track_the_snuffler(members: tuple[str, ...], resistance: int) -> None:
    table = attacking("Little Snuffler", *members, road=WILD)
    assert body(table.g, table.g.attacks[-1]) == resistance


@shows("Little Snuffler", 3)
@pytest.mark.parametrize(("rolls", "defeated"), [((12, 12), True), ((12, 2), False)])
def test_who_lets_the_snuffler_go_cannot_hide_any_more(rolls: tuple[int, ...], defeated: bool) -> None:
    hands: dict[str, Any] = {
        "ana": {"hand": ["Concealment", "Escape"]},
        "bor": {"hand": ["Little Snuffler", "Orc-warband"]},
    }
    table = met("Little Snuffler", "Adrazar", "Glorfindel II", road={**WILD, "limit": 6}, **hands)
    table.choose("creature", "Little Snuffler")
    assigning(table).strike("Glorfindel II")
    table.until("hold").choose("full").rolls(*rolls).until("hazards")
    table.choose("creature", "Orc-warband").until("attack")
    assert table.offers("play", "Concealment") is defeated
    assert table.offers("play", "Escape")


@shows("Little Snuffler", 3)
def test_who_cancels_the_attack_of_the_snuffler_cannot_hide_any_more() -> None:
    hands: dict[str, Any] = {
        "ana": {"hand": ["Dark Quarrels", "Concealment"]},
        "bor": {"hand": ["Little Snuffler", "Orc-warband"]},
    }
    table = met("Little Snuffler", "Adrazar", "Glorfindel II", road={**WILD, "limit": 6}, **hands)
    table.choose("creature", "Little Snuffler").until("attack").play("Dark Quarrels").until("hazards")
    table.choose("creature", "Orc-warband").until("attack")
    assert not table.offers("play", "Concealment")


# -- the Slayer --------------------------------------------------------------------------------------------------------


@shows("Slayer", 1, 2)
def test_a_slayer_attacks_the_same_character_twice() -> None:
    table = assigning(attacking("Slayer", "Elrond", "Balin", "Haldir", road=BORDER))
    assert table.who == "Bor"
    table.strike("Balin").until("hold").choose("full").rolls(12).until("attack")
    assert table.g.attacks[-1].left == 0
    table.until_step("strike_resources")
    assert table.met_strike.target == table.id("Balin")


@shows("Slayer", 3)
def test_somebody_taps_to_call_off_an_attack_of_the_slayer() -> None:
    table = attacking("Slayer", "Elrond", "Balin", "Haldir", road=BORDER)
    table.use("Slayer", "Haldir")
    assert (table.stands("Haldir"), table.stands("Elrond")) == ("tapped", "untapped")
    table.until("attack")
    assert not table.offers("use", "Slayer")


@shows("Slayer", 3)
def test_one_attack_of_a_slayer_is_called_off_even_when_its_strike_has_been_assigned() -> None:
    table = attacking("Slayer", "Elrond", "Balin", "Haldir", road=BORDER)
    assigning(table).strike("Balin").until_step("strike_resources")
    table.use("Slayer", "Elrond").until("attack")
    assert table.said("strike") == 0
    assert (table.stands("Balin"), table.zone("Slayer")) == ("untapped", "attacking")
    assert not table.offers("use", "Slayer")
    table.until_step("strike_resources")
    assert table.g.attacks[-1].targets == [table.id("Balin")]
    assert not table.offers("use", "Slayer")


@shows("Slayer", 3)
def test_nobody_who_is_tapped_calls_off_a_slayer() -> None:
    weary = [{"card": name, "exhausted": True} for name in ("Elrond", "Balin")]
    assert not attacking("Slayer", *weary, road=BORDER).offers("use", "Slayer")


@shows("Slayer", 4)
def test_more_strikes_of_a_slayer_all_fall_on_the_same() -> None:
    attack = {**attacked("slayer", 2, 11), "card": "Slayer", "chooses": True}
    table = CardTable(hero(at("Bree", "Elrond", "Balin", limit=3)), {}, step="assign", attack=attack)
    table.strike("Elrond")
    for _ in range(6):
        if table.question.step == "assign":
            table.passes()
    assert table.g.attacks[-1].targets == [table.id("Elrond")]
    assert table.g.attacks[-1].excess == 1
