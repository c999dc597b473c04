"""The made-up cards of the tests of the rules. Each exists because the four decks have none that shows its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.engine.frozen import replace
from desktop_app.games.kit.groups import Condition
from desktop_app.games.meccg.events.cards import Tapped
from desktop_app.games.meccg.events.fighting import AttackEnds
from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.reading.board import region_named
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.verbs.regions import change_in_path
from desktop_app.games.meccg.vocabulary.abilities import (
    discarded_when,
    event,
    extra_attack,
    forbids,
    grants,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.bearer_words import hosts_company
from desktop_app.games.meccg.vocabulary.card_conditions import bearing, keyword, tapped, titled, yours
from desktop_app.games.meccg.vocabulary.check_verbs import agent_influences, check_corruption, destroys_the_one_ring
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.fight_verbs import faces_attack
from desktop_app.games.meccg.vocabulary.groups import (
    character,
    company_member,
    host,
    in_play,
    item,
    its_allies,
    site,
    this_company,
    your_character,
)
from desktop_app.games.meccg.vocabulary.naming import NamesRegion
from desktop_app.games.meccg.vocabulary.ringwraith_words import ringwraith_mode
from desktop_app.games.meccg.vocabulary.texts import Now, Which
from desktop_app.games.meccg.vocabulary.triggers import after, begins, ends, site_revealed
from desktop_app.games.meccg.vocabulary.verbs import discard, modify, returns_to_origin, tap, untap
from tests.games.meccg import shelf as shelves
from tests.games.meccg.shelf import on_the_shelf

SHORT, PERMANENT = "short_event", "permanent_event"


def make_up(code: str, type: str, title: str, *kinds: str, **fields: Any) -> str:
    """A card on the shelf: of heroes, where nothing else is said and it is no hazard."""
    side = {"alignment": "neutral" if type == "hazard" else "hero"}
    return shelves.make_up(code, type, title, kinds=list(kinds), **{**side, **fields})


SNARE = make_up("ZZ-501", "hazard", "Snare in the Grass", SHORT)
"""Taps a character of the company; may be revealed from on guard."""
DRIVEN_BACK = make_up("ZZ-502", "hazard", "Driven Back", SHORT)
"""The company returns to its site of origin; may be revealed from on guard, as far as the rules let it."""
FALSE_FRIEND = make_up("ZZ-503", "hazard", "False Friend", SHORT)
"""Discards an ally of the company; may be revealed from on guard."""
UNMASKED = make_up("ZZ-504", "hazard", "Unmasked", SHORT)
"""Discards an agent."""
WHISPERS = make_up("ZZ-505", "hazard", "Whispers at the Gate", SHORT)
"""An agent makes an influence attempt."""
DAWN = make_up("ZZ-506", "hazard", "Dawn over the Shadow", SHORT)
"""A Shadow-land of the company's site path becomes a Wilderness."""
STRAIGHT_ROAD = make_up("ZZ-507", "resource", "The Straight Road", SHORT)
"""A company may move to Minas Tirith in this turn."""
OMEN, PORTENT = make_up("ZZ-508", "hazard", "Omen", PERMANENT), make_up("ZZ-509", "hazard", "Portent", PERMANENT)
"""As a site is revealed its company's hazard limit is changed."""
BLACK_RIDER = make_up("ZZ-510", "resource", "Black Rider", PERMANENT, alignment="minion")
FELL_RIDER = make_up("ZZ-511", "resource", "Fell Rider", PERMANENT, alignment="minion")
UNHORSED = make_up("ZZ-512", "hazard", "Unhorsed", SHORT)
"""Discards a card that gives a mode."""
HERALD = make_up("ZZ-513", "hazard", "Herald of Fear", PERMANENT, race="nazgul")
GATES = make_up(
    "ZZ-514",
    "site",
    "The Under-gates",
    site_type="ruins",
    under_deeps=True,
    adjacent={"Moria": 0, "The Under-grottos": 8},
    playable=["minor", "major"],
)
GROTTOS = make_up(
    "ZZ-515", "site", "The Under-grottos", site_type="ruins", under_deeps=True, adjacent={"The Under-gates": 5}
)
COURTS = make_up(
    "ZZ-516",
    "site",
    "The Under-courts",
    alignment="minion",
    site_type="ruins",
    under_deeps=True,
    region=region_named("Gorgoroth"),
)
DRAGON_AT_HOME = make_up("ZZ-517", "hazard", "Dragon at Home", PERMANENT)
"""One more automatic-attack at Moria."""
QUIET_ENTRANCE = make_up("ZZ-518", "resource", "Quiet Entrance", PERMANENT)
"""A site has no automatic-attacks."""
SHY_FRIEND = make_up(
    "ZZ-519", "resource", "Shy Friend", "ally", mind=1, prowess=2, body=7, playable_at=[{"site": "Bree"}]
)
"""Playing it does not tap the site."""
ONE_RING = make_up("ZZ-520", "resource", "A Ring of Doom", "special_item", keywords=["the_one_ring"], corruption=6)
CRACKS = make_up("ZZ-521", "resource", "Into the Fire", SHORT)
ANVIL = make_up("ZZ-522", "resource", "Blade and Anvil", "major_item", keywords=["weapon"])
"""Discarded if its bearer moves."""
SLEEPLESS = make_up("ZZ-523", "hazard", "Sleepless Watch", PERMANENT)
"""Its bearer may not untap."""
HALF_ORC = make_up("ZZ-524", "character", "Spy of Isengard", alignment="minion", race="man", keywords=["half_orc"])
REN = "Ren the Ringwraith"
RIDER: dict[str, Any] = {
    "race": "ringwraith",
    "unique": True,
    "avatar": True,
    "mind": None,
    "influence": 3,
    "prowess": 8,
    "body": 10,
}
make_up(
    "ZZ-101",
    "character",
    REN,
    **RIDER,
    alignment="minion",
    entity="Ren the Unclean",
    home=[{"site": "Raider-hold"}],
)
MOUNT_DOOM = make_up(
    "ZZ-525",
    "site",
    "Mount of Fire",
    site_type="shadow_hold",
    region=region_named("Gorgoroth"),
    nearest_haven="Lórien",
    path=["wilderness", "shadow_land", "dark_domain"],
)
STARRED = make_up(
    "ZZ-526",
    "hazard",
    "Starlit Worm",
    "creature",
    race="drake",
    points=2,
    starred=True,
    attacks=[{"race": "drake", "strikes": 1, "prowess": 4}],
    keyed=[{"region_type": "wilderness"}],
)
DREAMS, LATE_DREAMS = (
    make_up("ZZ-527", "hazard", "Dreams", PERMANENT),
    make_up("ZZ-528", "hazard", "Late Dreams", PERMANENT),
)
"""A corruption check as the untap phase of its bearer begins, or ends."""
TIDY_UP = make_up("ZZ-529", "resource", "Tidy Up", SHORT)
"""Untaps a site."""
SORTIE = make_up("ZZ-530", "resource", "Sortie", SHORT)
"""A company of the opponent faces an attack."""
AMBUSHED = make_up("ZZ-531", "hazard", "Ambushed in the Hall", SHORT)
"""The company faces an attack."""
HALL = make_up("ZZ-532", "site", "Hall of Beasts", site_type="ruins")
"""One more automatic-attack is a creature for Ruins & Lairs or Border-holds."""
MINION_MORIA_BOOK = make_up("ZZ-533", "resource", "Book of Doom", "minor_item", alignment="minion")
EXILE = make_up("ZZ-534", "hazard", "Exile", SHORT)
"""+5 prowess of a character until the end of the turn."""

LURKER = make_up(
    "ZZ-535",
    "character",
    "Lurker",
    alignment="minion",
    race="man",
    agent=True,
    unique=True,
    points=1,
    prowess=4,
    influence=2,
    points_kind="character",
    home=[{"site": "Bandit Lair"}],
)
STRANGER = make_up(
    "ZZ-536", "character", "Stranger", alignment="minion", race="man", agent=True, home=[{"site": "Nowhere"}]
)

make_up(
    "ZZ-537",
    "site",
    "Barrow of Two",
    site_type="ruins",
    attacks=[{"race": "undead", "strikes": 1, "prowess": 6}, {"race": "undead", "strikes": 1, "prowess": 6}],
)
make_up(
    "ZZ-538",
    "hazard",
    "Orcs in Two Bands",
    "creature",
    race="orc",
    attacks=[{"race": "orc", "strikes": 1, "prowess": 4}, {"race": "orc", "strikes": 1, "prowess": 4}],
    keyed=[{"region_type": "dark_domain"}],
)

DREAD = make_up("ZZ-539", "hazard", "Dread of Battle", PERMANENT)
"""A corruption check of its bearer as an attack is over."""
BURDEN = make_up("ZZ-540", "hazard", "Heavy Burden", PERMANENT)
"""A corruption check of its bearer as he taps."""
LONG_SUMMER = make_up("ZZ-549", "resource", "Long Summer", "long_event")
"""Does nothing but stay."""

names_shadow_land = NamesRegion("shadow_land")
agent: Which = Condition("agent", lambda m, card: queries.is_agent(m.g, card))


async def _dawns(m: Now) -> None:
    company = companies.current(m.g)
    if company is not None:
        change_in_path(m.g, company, names_shadow_land.named(m), "shadow_land", "wilderness", m.me)


async def _opens(m: Now) -> None:
    company = companies.company_of(m.g, m.target)
    if company is not None:
        m.g.effects.append(Effect("may_move_to", 0, [company.id], "Minas Tirith", "turn", m.me, m.code))


async def _weighs(m: Now) -> None:
    m.g.effects.append(Effect("hazard_limit", 1, [m.event.company], "", "turn", m.me, m.code))


def _bearer_taps(m: Now) -> bool:
    return bool(m.event.card == m.g.pieces[m.me].host)


def _moved(m: Now) -> bool:
    company = hosts_company(m)
    return company is not None and company.moved


with on_the_shelf():
    event(SNARE, target=company_member, do=tap)
    event(DRIVEN_BACK, target=this_company, do=returns_to_origin)
    event(FALSE_FRIEND, target=its_allies, do=discard)
    for _code in (SNARE, DRIVEN_BACK, FALSE_FRIEND):
        permits(_code, "guards_resource")
    event(UNMASKED, target=in_play(agent), do=discard)
    event(WHISPERS, do=agent_influences)
    event(DAWN, cost=names_shadow_land, do=own(_dawns, told="dawns"))
    event(STRAIGHT_ROAD, target=your_character, during="organization", do=own(_opens, told="opens a road"))
    for _code in (OMEN, PORTENT):
        permanent(_code)
        required(_code, site_revealed, do=own(_weighs, told="one hazard more"))
    for _code in (BLACK_RIDER, FELL_RIDER):
        ringwraith_mode(_code)
    event(UNHORSED, target=in_play(titled("Black Rider", "Fell Rider")), do=discard)
    permanent(HERALD)
    extra_attack(DRAGON_AT_HOME, "dragon", 1, 14, lambda m: queries.facts(m.g, m.target).title == "Moria")
    permanent(QUIET_ENTRANCE, on=site, during="organization")
    permanent(LONG_SUMMER)
    grants("no_attacks", QUIET_ENTRANCE, "yes", on=host)
    permits(SHY_FRIEND, "spares_site")
    event(
        CRACKS,
        during="site",
        target=company_member(bearing(item(keyword("the_one_ring")))),
        do=destroys_the_one_ring(-4),
    )
    discarded_when(ANVIL, _moved)
    permanent(SLEEPLESS, on=company_member)
    forbids(SLEEPLESS, "untap", to=host)
    required(DREAMS, begins("untap"), do=check_corruption().on(host))
    required(LATE_DREAMS, ends("untap"), do=check_corruption().on(host))
    required(DREAD, after(AttackEnds, lambda m: True, "an attack is over"), do=check_corruption(-20).on(host))
    required(BURDEN, after(Tapped, _bearer_taps, "its bearer taps"), do=check_corruption(-20).on(host))
    event(TIDY_UP, target=site(tapped), do=untap)
    event(SORTIE, target=character(~yours), do=faces_attack("orc", 1, 9))
    event(AMBUSHED, target=company_member, do=faces_attack("orc", 1, 9))
    permits(HALL, "plays_attack", "ruins border_hold")
    event(EXILE, target=character, do=modify(prowess=5))


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Lets a test use the made-up cards."""
    with on_the_shelf():
        yield


def warns_minions(monkeypatch: pytest.MonkeyPatch) -> None:
    """*Forewarned Is Forearmed* is a card of minions: no site of heroes in the box has several attacks (MEC-709)."""
    prints(monkeypatch, "Forewarned Is Forearmed", alignment="minion")


def prints(monkeypatch: pytest.MonkeyPatch, name: str, **printed: Any) -> None:
    """A card of the box prints something else."""
    code = next(code for code, card in load_cards().items() if card.title == name)
    monkeypatch.setitem(queries.FACTS, code, replace(queries.FACTS[code], **printed))
