"""The hazards that do nothing to a Ringwraith player, as cards made up under their titles (MEC-114 to MEC-124)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.companies import companies
from desktop_app.games.meccg.reading.movement import draws
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.table import positions
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    adds,
    event,
    extra_attack,
    forbids,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.fight_verbs import faces_attack
from desktop_app.games.meccg.vocabulary.groups import character, in_discard, this_company
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import site_revealed, turn_begins
from desktop_app.games.meccg.vocabulary.verbs import into_hand, more_hazards, returns_to_origin
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import Table, at, tapped

LASTING = {"kinds": ["permanent_event"]}
BANE = make_up("ZZ-201", "hazard", "Bane of the Ithil-stone", **LASTING)
FUMES = make_up("ZZ-202", "hazard", "Foul Fumes", **LASTING)
ABROAD = make_up("ZZ-203", "hazard", "The Nazgûl are Abroad", **LASTING)
MUMAK = make_up(
    "ZZ-204",
    "hazard",
    "Mûmak",
    kinds=["creature"],
    race="animal",
    prowess=9,
    attacks=[{"race": "animal", "strikes": 1, "prowess": 9}],
    keyed=[{"region_type": "wilderness"}],
)
WORN = make_up("ZZ-205", "hazard", "Worn and Famished", **LASTING)
WINDS = make_up("ZZ-206", "hazard", "Winds of Wrath")
HEART = make_up("ZZ-207", "hazard", "In the Heart of His Realm", **LASTING)
WRATH = make_up("ZZ-208", "hazard", "The Black Enemy’s Wrath", **LASTING)
ARMS = make_up("ZZ-209", "hazard", "Mordor in Arms", **LASTING)
SPYING = make_up("ZZ-210", "hazard", "A Spy Reports")
PALANTIR = make_up("ZZ-211", "hazard", "Any Other Hazard")

for code in (BANE, FUMES, ABROAD, WORN, HEART, WRATH, ARMS):
    permanent(code)
for code in (WINDS, SPYING, PALANTIR):
    event(code, do=more_hazards(1))
permits(SPYING, "requires", "agent")


async def _nothing_is_found(m: Now) -> None:
    """No play deck and no discard pile is searched any more."""
    m.g.say("mec-log-no-effect", card=m.g.ref(m.me))


required(BANE, turn_begins, do=own(_nothing_is_found, told="nothing is found"))
forbids(BANE, "search", character)
required(FUMES, site_revealed, do=returns_to_origin.on(this_company))
required(ABROAD, site_revealed, do=faces_attack("nazgul", 1, 9).on(this_company))
ability(ABROAD, during="movement", target=in_discard, do=into_hand)
forbids(WORN, "untap", character)
adds(HEART, "draw", -1)
extra_attack(WRATH, "lava", 3, 9, lambda m: True)
required(ARMS, site_revealed, do=faces_attack("orc", 1, 6).on(this_company))

EVERY = ("Bane of the Ithil-stone", "Foul Fumes", "Mûmak", "Worn and Famished", "In the Heart of His Realm")
MORE = ("The Black Enemy’s Wrath", "Mordor in Arms", "Winds of Wrath", "A Spy Reports")
HOME = {"wizard": ("Rivendell", "Bree", "Elrond"), "ringwraith": ("Dol Guldur", "Bandit Lair", "Layos")}


def against(kind: str, *lying: str, hand: tuple[str, ...] = (), step: str = "reveal", **company: Any) -> Table:
    """A company of a Wizard or Ringwraith player moves, while hazards of the opponent lie in play."""
    start, end, who = HOME[kind]
    on_its_way = at(start, {"card": who, **company.pop("member", {})}, goal=end, **company)
    ana = {"kind": kind, "companies": [on_its_way], "locations": [end]}
    bor = {"kind": "ringwraith", "events": [{"card": card, "owner": "Bor"} for card in lying], "hand": list(hand)}
    return Table(ana, bor, step=step)


def both(title: str, **more: Any) -> tuple[Table, Table]:
    """The same hazard in play against a Wizard player and against a Ringwraith player."""
    return against("wizard", title, **more), against("ringwraith", title, **more)


@pytest.mark.rule("MEC-114", "MEC-116")
def test_foul_fumes_send_back_wizards_companies_alone() -> None:
    wizard, ringwraith = both("Foul Fumes")
    assert wizard.until_step("discard_one").said("returned") == 1
    assert ringwraith.until_step("discard_one").said("returned") == 0


@pytest.mark.rule("MEC-115")
def test_the_bane_hinders_no_ringwraith_player() -> None:
    wizard, ringwraith = both("Bane of the Ithil-stone")
    assert forbidden(wizard.g, "search", wizard.id("Elrond"))
    assert not forbidden(ringwraith.g, "search", ringwraith.id("Layos"))


@pytest.mark.rule("MEC-117")
def test_the_nazgul_abroad_attack_wizards_alone_and_may_still_be_taken_back() -> None:
    wizard, ringwraith = both("The Nazgûl are Abroad")
    assert wizard.until_step("discard_one").said("attack") == 1
    assert ringwraith.until_step("discard_one").said("attack") == 0
    played = against("ringwraith", hand=("The Nazgûl are Abroad",), limit=2).until("hazards")
    assert played.offers("play", "The Nazgûl are Abroad")


@pytest.mark.rule("MEC-119")
def test_the_characters_of_a_ringwraith_player_untap_though_worn_and_famished() -> None:
    for kind, how in (("wizard", "tapped"), ("ringwraith", "untapped")):
        start, _, who = HOME[kind]
        ana = {"kind": kind, "companies": [at(start, tapped(who))]}
        table = Table(ana, {"kind": "ringwraith", "events": [{"card": "Worn and Famished"}]}, step="untap")
        assert table.until("organization").stands(who) == how


@pytest.mark.rule("MEC-122")
def test_in_the_heart_of_his_realm_ringwraith_players_draw_as_ever() -> None:
    for kind, fewer in (("wizard", 1), ("ringwraith", 0)):
        start, end, who = HOME[kind]
        company = at(end, who, origin=start)
        bor = {"kind": "ringwraith", "events": ["In the Heart of His Realm"]}
        bare, dark = (
            Table({"kind": kind, "companies": [company]}, theirs, step="draw")
            for theirs in ({"kind": "ringwraith"}, bor)
        )
        usual, now = (draws(table.g, companies(table.g, "A")[0])[0] for table in (bare, dark))
        assert usual - now == fewer


@pytest.mark.rule("MEC-123")
def test_no_lava_flows_against_a_ringwraith_player() -> None:
    for table, count in zip(both("The Black Enemy’s Wrath"), (1, 0), strict=True):
        found = automatic_attacks(table.g, companies(table.g, "A")[0])
        assert sum(each.race == "lava" for each in found) == count


def test_that_a_company_has_faced_what_only_a_text_names_is_written_and_read() -> None:
    table = Table({"companies": [at("Bree", "Elrond", faced=["lava"])]})
    again = positions.build(positions.set_up_of(table.g), ("Ana", "Bor"))
    assert companies(again, "A")[0].faced == ["lava"]


@pytest.mark.rule("MEC-124")
def test_mordor_in_arms_attacks_wizards_companies_alone() -> None:
    wizard, ringwraith = both("Mordor in Arms")
    assert wizard.until_step("discard_one").said("attack") == 1
    assert ringwraith.until_step("discard_one").said("attack") == 0


@pytest.mark.rule("MEC-118", "MEC-120", "MEC-121", "MEC-379")
def test_none_of_them_is_played_against_a_ringwraith_player() -> None:
    hand = (*EVERY, *MORE, "Any Other Hazard")
    wizard = against("wizard", hand=hand).until("hazards")
    ringwraith = against("ringwraith", hand=hand).until("hazards")
    for title in (*EVERY, *MORE):
        verb = "creature" if title == "Mûmak" else "play"
        assert wizard.offers(verb, title), title
        assert not ringwraith.offers(verb, title), title
        assert ringwraith.refusal(title, verb).rule == "MEC-114"
    assert ringwraith.offers("play", "Any Other Hazard")
