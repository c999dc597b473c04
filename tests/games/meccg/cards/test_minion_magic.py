"""Magic of the minions, bats and the call to the council, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading import numbers
from desktop_app.games.meccg.reading.attacks import body
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.cards.situations import WILD, inside, later
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped, wounded

card = pytest.mark.card

LADY, DWAR = "Adûnaphel the Ringwraith", "Dwar the Ringwraith"


# -- Swarm of Bats -----------------------------------------------------------------------------------------------------

BATS = "Swarm of Bats"


@card("LE-237", 1)
@pytest.mark.parametrize(
    ("site", "members", "able"),
    [
        ("Dol Guldur", ["Muzgash", "Lagduf"], True),
        ("Moria", ["Muzgash", "Lagduf"], True),
        ("Barad-dûr", ["Muzgash", "Lagduf"], True),
        ("Bandit Lair", ["Muzgash", "Lagduf"], False),
        ("Moria", ["Muzgash", "Layos"], False),
        ("Moria", ["Layos", "Ostisen"], False),
    ],
)
def test_bats_swarm_about_orcs_in_the_dark(site: str, members: list[str], able: bool) -> None:
    table = CardTable(minion(at(site, *members), hand=[BATS]))
    assert bool(table.find("play")) is able
    assert not inside(site, *members, hand=[BATS]).find("play")


@card("LE-237", 2)
def test_bats_weaken_every_attack_on_their_company() -> None:
    def faced(company: int) -> tuple[int, int | None]:
        table = CardTable(
            minion(
                *(at("Moria", "Muzgash", "Lagduf", limit=2), at("Moria", "Radbug", limit=2)),
                events=[{"card": BATS, "company": 0}],
            ),
            step="attack_actions",
            company=company,
            attack=attacked("wolf", 1, 8, body=5),
        )
        return table.attack()[1], body(table.g, table.g.attacks[-1])

    assert (faced(0), faced(1)) == ((7, 4), (8, 5))


@card("LE-237", 3)
def test_bats_leave_as_somebody_leaves() -> None:
    ana = minion(at("Moria", "Muzgash", "Lagduf", "Layos"), hand=[BATS], locations=["Goblin-gate"])
    table = CardTable(ana).play(BATS)
    table.choose("organize").choose("split", "Layos").choose("organized")
    assert later(table, BATS).zone(BATS) == "discard:A"


@card("LE-237", 4)
def test_a_company_has_one_swarm() -> None:
    table = CardTable(minion(at("Moria", "Muzgash", "Lagduf"), hand=[BATS, BATS])).play(BATS)
    assert not table.find("play")


# -- Sudden Call -------------------------------------------------------------------------------------------------------

CALL = "Sudden Call"


def ready_to_call(kind: Any, *, points: bool = True, **more: Any) -> CardTable:
    """Ana meets the conditions of a short game: 25 points and a deck that has run out."""
    won = ["Orcs of Moria", "Ice-orcs", "Orcs of Gundabad", "Grey Mountain Goblins", "Goblins of Goblin-gate"]
    place, who = ("Moria", "Layos") if kind is minion else ("Bree", "Elrond")
    lying: dict[str, Any] = {"marshalling": won if points else [], "exhaustions": more.pop("worn", 2)}
    ana = kind(at(place, who, **more.pop("road", {})), **lying, **more.pop("ana", {}))
    return CardTable(ana, more.pop("bor", minion(at("Dol Guldur", DWAR))), **more)


@card("LE-235", 1)
def test_a_sudden_call_is_a_resource_or_a_hazard_but_not_against_a_wizard() -> None:
    mine = ready_to_call(minion, ana={"hand": [CALL]})
    ways = {each.detail for each in mine.find("play", CALL)}
    assert len(ways) == 2
    mine.play(CALL)
    assert (mine.said("calls"), mine.g.last) == (1, "B")
    bor = minion(at("Dol Guldur", DWAR), hand=[CALL])
    against = {
        kind: ready_to_call(kind, road=WILD, bor=bor, step="hazards").until("hazards") for kind in (minion, hero)
    }
    assert [len(against[kind].find("play", CALL)) for kind in (minion, hero)] == [2, 1]
    early = ready_to_call(minion, points=False, ana={"hand": [CALL]}, worn=0)
    assert len(early.find("play", CALL)) == 1


@card("LE-235", 2)
def test_a_sudden_call_goes_back_into_the_deck_at_any_time() -> None:
    table = CardTable(minion(at("Moria", "Layos"), hand=[CALL]))
    table.play(CALL)
    assert table.zone(CALL) == "deck:A"
    theirs = CardTable(hero(at("Bree", "Elrond", **WILD)), minion(hand=[CALL]), step="hazards").until("hazards")
    limit = theirs.company("Elrond").hazards
    theirs.play(CALL)
    assert (theirs.zone(CALL), theirs.company("Elrond").hazards) == ("deck:B", limit)


# -- magic -------------------------------------------------------------------------------------------------------------

POWER, DESPAIR, SHADOW, PRESERVED = "Join With That Power", "Poisonous Despair", "Deeper Shadow", "Well-preserved"


def tempted(*members: Any, hand: tuple[str, ...] = (POWER,)) -> CardTable:
    """Layos hands on a helm and makes a corruption check."""
    table = CardTable(minion(at("Dol Guldur", bearing("Muzgash", "High Helm"), *members), hand=list(hand)))
    return table.choose("transfer", "High Helm", "Ostisen").until("corruption")


@card("AS-90", 1)
def test_a_diplomats_company_joins_its_power() -> None:
    table = tempted("Ostisen", "Layos")
    table.play(POWER)
    assert table.g.check is not None
    assert (table.g.check.who, table.g.check.bonus) == (table.id("Muzgash"), 2)
    assert table.stands("Layos") == "untapped"
    assert not tempted("Ostisen", "Luitprand").find("play")
    faction = inside("Moria", "Layos", "Ostisen", "Muzgash", hand=["Orcs of Moria", POWER])
    faction.choose("acquire", "Orcs of Moria", "Layos").until("influence").play(POWER)
    assert faction.g.check is not None
    assert faction.g.check.bonus == 2


@card("AS-90", 2)
def test_power_is_joined_once_a_check() -> None:
    table = tempted("Ostisen", "Layos", hand=(POWER, POWER))
    table.play(POWER)
    assert not table.find("play", POWER)


def attempted(*members: Any, target: str, others: list[Any] | None = None, **more: Any) -> CardTable:
    """Heroes try to influence something of the minion player, who holds Poisonous Despair."""
    bor = minion(at("Moria", *members), *(others or []), hand=[DESPAIR], **more)
    ana = hero(at("Moria", "Elrond", went=True, entered=True), hand=["LE-313"])
    table = CardTable(ana, bor, step="site_actions")
    table.choose("influence", "Elrond", target)
    for _ in range(6):
        if table.who == "Bor":
            break
        table.passes()
    return table


@card("LE-219", 1)
@pytest.mark.parametrize("target", ["Layos", "Stinker", "High Helm"])
def test_spirit_magic_protects_the_company_of_its_user(target: str) -> None:
    table = attempted(LADY, bearing("Layos", "Stinker", "High Helm"), target=target, avatar=LADY)
    table.play(DESPAIR).until("end", limit=20)
    assert table.said("influence") == 0
    apart = attempted(bearing("Layos", "Stinker", "High Helm"), target=target, others=[at("Dol Guldur", LADY)])
    assert not apart.find("play", DESPAIR)


@card("LE-219", 1)
def test_a_ringwraith_protects_his_factions_from_afar() -> None:
    theirs: dict[str, Any] = {"marshalling": ["Orcs of Moria"]}
    table = attempted("Layos", target="Orcs of Moria", others=[at("Dol Guldur", LADY)], **theirs)
    assert table.find("play", DESPAIR)
    assert not attempted("Layos", target="Orcs of Moria", others=[at("Dol Guldur", DWAR)], **theirs).find(
        "play", DESPAIR
    )


make_up("ZZ-853", "character", "Spirit-master", keywords=["spirit_magic"])


@card("LE-219", 1)
def test_only_whose_company_is_tried_may_use_the_magic() -> None:
    table = attempted("ZZ-853", "Layos", target="Layos", others=[at("Dol Guldur", LADY)])
    table.play(DESPAIR)
    assert table.g.check is not None
    assert table.g.check.kind == "corruption"
    plain = attempted("ZZ-853", "Layos", target="Orcs of Moria", marshalling=["Orcs of Moria"])
    assert not plain.find("play", DESPAIR)


@card("LE-219", 2)
def test_despair_is_for_the_site_phase_of_the_opponent() -> None:
    assert attempted(LADY, "Layos", target="Layos").who == "Bor"
    assert not CardTable(minion(at("Moria", LADY), hand=[DESPAIR])).find("play")


@card("LE-219", 3)
@pytest.mark.parametrize(("user", "pays"), [("ZZ-853", True), (LADY, False)])
def test_who_is_no_ringwraith_pays_for_despair(user: str, pays: bool) -> None:
    table = attempted(user, "Layos", target="Layos").play(DESPAIR)
    check = table.g.check
    assert (check is not None and check.kind == "corruption" and check.bonus == -3) is pays


@card("AS-108", 1)
def test_shadows_preserve_a_wounded_companion() -> None:
    company = at("Bandit Lair", "Ciryaher", wounded("Layos"), tapped("Ostisen"))
    table = CardTable(minion(company, at("Bandit Lair", wounded("Muzgash")), hand=[PRESERVED]))
    table.play(PRESERVED)
    assert (table[PRESERVED].host, table.stands("Layos")) == (table.id("Layos"), "untapped")
    assert table.number("Layos", "body") == 7
    for members in (["Ciryaher", tapped("Layos")], ["Ostisen", wounded("Layos")]):
        assert not CardTable(minion(at("Bandit Lair", *members), hand=[PRESERVED])).find("play")
    himself = CardTable(minion(at("Bandit Lair", wounded("Ciryaher")), hand=[PRESERVED]))
    assert himself.find("play", PRESERVED)


@card("AS-108", 2)
@pytest.mark.parametrize(("site", "stays"), [("Dol Guldur", False), ("Bandit Lair", True)])
def test_who_was_preserved_recovers_at_a_darkhaven(site: str, stays: bool) -> None:
    table = CardTable(minion(at(site, bearing("Layos", PRESERVED))), step="untap").until("organization")
    assert (PRESERVED in table) is stays
    assert table.number("Layos", "body") == (7 if stays else 8)


make_up(
    "ZZ-854", "character", "Shade", race="ringwraith", keywords=["shadow_magic"], mind=None, avatar=True, unique=True
)


@card("AS-108", 3)
@pytest.mark.parametrize(("user", "pays"), [("Ciryaher", True), ("ZZ-854", False)])
def test_who_is_no_ringwraith_pays_for_preserving(user: str, pays: bool) -> None:
    table = CardTable(minion(at("Bandit Lair", user, wounded("Layos")), hand=[PRESERVED])).play(PRESERVED)
    check = table.g.check
    assert (check is not None and (check.who, check.bonus) == (table.id(user), -3)) is pays


def on_its_way(*members: Any, path: str = "wilderness", site: str = "Bandit Lair", moved: bool = True) -> CardTable:
    """A company moves with the card in hand."""
    road = {**WILD, "path": [path]} if moved else {"limit": 4}
    return CardTable(minion(at(site, *members, **road), hand=[SHADOW]), step="hazards").until("movement")


@card("LE-179", 1)
@pytest.mark.parametrize(
    ("path", "site", "ways"),
    [
        ("wilderness", "Bandit Lair", [1, 2, 3]),
        ("shadow_land", "Bandit Lair", [1, 3]),
        ("wilderness", "Moria", [2, 3]),
        ("border_land", "Moria", [3]),
    ],
)
def test_shadows_deepen_over_what_is_there(path: str, site: str, ways: list[int]) -> None:
    table = on_its_way("Ciryaher", path=path, site=site)
    assert sorted(int(each.detail[-1]) for each in table.find("play", SHADOW)) == ways
    assert not on_its_way("Layos", path=path, site=site).find("play")
    assert not on_its_way("Ciryaher", site=site, moved=False).find("play")


@card("LE-179", 1, 2)
@pytest.mark.parametrize("way", [1, 2, 3])
def test_shadows_deepen_in_one_of_three_ways(way: int) -> None:
    table = on_its_way("Ciryaher", "Layos")
    table.choose("play", SHADOW, detail=f"LE-179/{way}").until("corruption")
    here = table.company("Ciryaher")
    changed = [
        site_type(table.g, here.site) == "shadow_hold",
        here.path == ["shadow_land"],
        numbers.hazard_limit(table.g, here) == 3,
    ]
    assert changed == [way == 1, way == 2, way == 3]


@card("LE-179", 2)
def test_the_limit_sinks_to_none() -> None:
    road = {**WILD, "limit": 1}
    company = at("Bandit Lair", "Ciryaher", **road)
    table = CardTable(minion(company, hand=[SHADOW]), {"hand": ["Wargs"]}, step="hazards").until("movement")
    table.choose("play", SHADOW, detail="LE-179/3").until("corruption").rolls(12)
    table.until("movement")
    assert numbers.hazard_limit(table.g, table.company("Ciryaher")) == 0


@card("LE-179", 3)
@pytest.mark.parametrize(("user", "pays"), [("Ciryaher", True), ("ZZ-854", False)])
def test_who_is_no_ringwraith_pays_for_shadows(user: str, pays: bool) -> None:
    table = on_its_way(user).play(SHADOW)
    check = table.g.check
    assert (check is not None and (check.who, check.bonus) == (table.id(user), -3)) is pays
