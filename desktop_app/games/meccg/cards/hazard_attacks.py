"""Hazard events that bring attacks or make them worse, Dragons on the hunt among them."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.following import run_attack
from desktop_app.games.meccg.book.hazards import RESERVES
from desktop_app.games.meccg.events.fighting import AttackEnds
from desktop_app.games.meccg.reading import companies, sites
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Attack, Piece
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.regions import change_in_path
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    cannot_be_duplicated,
    changes_attacks,
    event,
    long,
    permanent,
    permits,
    repeats_attacks,
    required,
)
from desktop_app.games.meccg.vocabulary.card_conditions import above_ground, kind, race
from desktop_app.games.meccg.vocabulary.card_triggers import any_movement_begins, defeated_attack
from desktop_app.games.meccg.vocabulary.card_words import doors_are_open
from desktop_app.games.meccg.vocabulary.conditions import attacked_by, path_has
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import says
from desktop_app.games.meccg.vocabulary.groups import in_hand, its_site, me
from desktop_app.games.meccg.vocabulary.naming import names_attack, names_wilderness
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import after
from desktop_app.games.meccg.vocabulary.verbs import becomes, discard

FULL_OF_FROTH_AND_RAGE = "AS-30"
SUMMONS_FROM_LONG_SLEEP = "AS-39"
THE_MOON_IS_DEAD = "DM-71"
INCITE_DEFENDERS = "LE-115"
EARCARAXE_AHUNT = "TD-21"
ITANGAST_AHUNT = "TD-37"
CHOKING_SHADOWS = "TW-21"
MINIONS_STIR = "TW-61"
WAKE_OF_WAR = "TW-108"

# -- more attacks ------------------------------------------------------------------------------------------------------

permanent(FULL_OF_FROTH_AND_RAGE)
changes_attacks(FULL_OF_FROTH_AND_RAGE, attacked_by("spider", "animal"), prowess=2)
required(FULL_OF_FROTH_AND_RAGE, defeated_attack("spider", "animal"), do=discard.on(me))
permits(FULL_OF_FROTH_AND_RAGE, "guards_attack", "spider animal")
cannot_be_duplicated(FULL_OF_FROTH_AND_RAGE)

permanent(THE_MOON_IS_DEAD)
changes_attacks(THE_MOON_IS_DEAD, attacked_by("undead"), strikes=1, prowess=1)
repeats_attacks(THE_MOON_IS_DEAD, "undead")
required(THE_MOON_IS_DEAD, defeated_attack("undead"), do=discard.on(me))
permits(THE_MOON_IS_DEAD, "guards_attack", "undead")
cannot_be_duplicated(THE_MOON_IS_DEAD)


def _two_with_doors(m: Now) -> int:
    return 2 if doors_are_open(m) else 1


for code, strong, others in ((MINIONS_STIR, "orc", ("troll",)), (WAKE_OF_WAR, "wolf", ("spider", "animal"))):
    long(code)
    changes_attacks(code, attacked_by(strong), strikes=_two_with_doors, prowess=_two_with_doors)
    changes_attacks(code, attacked_by(*others), strikes=1, prowess=1)
    permits(code, "guards_attack", " ".join((strong, *others)))
    cannot_be_duplicated(code)

# -- attacks at sites --------------------------------------------------------------------------------------------------


async def _incites(m: Now) -> None:
    """The automatic-attack that was named is faced once more."""
    company = companies.current(m.g)
    if company is not None:
        which = names_attack.named(m)
        m.g.effects.append(Effect("repeat_attack", 0, [company.site], which, "turn", m.me, m.code))


def _is_incited(m: Now) -> bool:
    company = companies.current(m.g)
    return company is not None and any(
        each.kind == "repeat_attack" and company.site in each.targets and each.code == m.code for each in m.g.effects
    )


def _is_hold(m: Now) -> bool:
    company = companies.current(m.g)
    return company is not None and sites.site_type(m.g, company.site) in ("border_hold", "free_hold")


event(
    INCITE_DEFENDERS,
    cost=names_attack,
    target=its_site,
    condition=says("at a hold with automatic-attacks", lambda m: not _is_incited(m) and _is_hold(m)),
    do=own(_incites, told="one automatic-attack more"),
)
permits(INCITE_DEFENDERS, "guards_attack")

PROWESS_OF_SHADOWS = 2


async def _darkens(m: Now) -> None:
    """The automatic-attack that was named has +2 prowess, whenever it is faced."""
    company = companies.current(m.g)
    if company is not None:
        which = names_attack.named(m)
        m.g.effects.append(Effect("automatic_prowess", PROWESS_OF_SHADOWS, [company.site], which, "turn", m.me, m.code))


def _at_ruins(m: Now) -> bool:
    company = companies.current(m.g)
    return (
        company is not None
        and bool(company.site)
        and sites.site_type(m.g, company.site) == "ruins"
        and above_ground.holds(m, company.site)
    )


def _is_not_dark_yet(m: Now) -> bool:
    return not any(each.code == m.code for each in m.g.effects)


async def _turns_a_region(m: Now) -> None:
    """The Wilderness that was named counts as a Shadow-land until the end of the turn."""
    company = companies.current(m.g)
    if company is not None:
        change_in_path(m.g, company, names_wilderness.named(m), "wilderness", "shadow_land", m.me)
        m.g.effects.append(Effect("darkened", 0, [company.id], "", "turn", m.me, m.code))


event(
    CHOKING_SHADOWS,
    cost=names_attack,
    condition=says("at ruins with automatic-attacks", lambda m: _at_ruins(m) and _is_not_dark_yet(m)),
    do=own(_darkens, told="+2 prowess of an automatic-attack"),
)
event(
    CHOKING_SHADOWS,
    target=its_site,
    condition=says(
        "at ruins with Doors of Night", lambda m: _at_ruins(m) and doors_are_open(m) and _is_not_dark_yet(m)
    ),
    do=becomes("shadow_hold"),
)
event(
    CHOKING_SHADOWS,
    cost=names_wilderness,
    condition=says(
        "in the wild with Doors of Night",
        lambda m: path_has(1, "wilderness")(m) and doors_are_open(m) and _is_not_dark_yet(m),
    ),
    do=own(_turns_a_region, told="a Wilderness becomes a Shadow-land"),
)
permits(CHOKING_SHADOWS, "guards_attack")

# -- creatures in reserve ----------------------------------------------------------------------------------------------


@told("nothing is reserved")
def _wakes(m: Now) -> bool:
    return not m.g.pieces[m.me].attachments and m.g.phase == "movement"


async def _reserves(m: Now) -> None:
    """A Dragon or Drake creature of the hand lies face up with the card."""
    m.g.pieces[m.target] = Piece(controller=m.seat, since=m.g.round)
    leaving.hang(m.g, m.target, m.me)


def _it_attacked(m: Now) -> bool:
    """The creature that was reserved has made its last attack."""
    return not m.event.more and any(
        each.kind == RESERVES and m.me in each.targets and each.group == m.event.card for each in m.g.effects
    )


permanent(SUMMONS_FROM_LONG_SLEEP)
ability(
    SUMMONS_FROM_LONG_SLEEP,
    during="movement",
    target=in_hand(race("dragon", "drake"), kind("creature")),
    condition=_wakes,
    do=own(_reserves, told="reserves a creature"),
)
required(SUMMONS_FROM_LONG_SLEEP, after(AttackEnds, _it_attacked, "its creature has attacked"), do=discard.on(me))

# -- Dragons on the hunt -----------------------------------------------------------------------------------------------

HUNTS = {
    EARCARAXE_AHUNT: (
        ("TW-441", "TW-447", "TW-456", "TW-440"),
        ("TW-480", "TW-455", "TW-443"),
        True,
    ),
    ITANGAST_AHUNT: (
        ("TW-489", "TW-476", "TW-469", "TW-461"),
        ("TW-485", "TW-452", "TW-464", "TW-491"),
        False,
    ),
}
"""Where they hunt, where with Doors of Night, and whether then over any Coastal Sea."""


@told("the company moves there")
def _is_hunted(m: Now) -> bool:
    company = companies.company_by_id(m.g, m.event.company)
    if company is None or not company.moved:
        return False
    always, with_doors, over_seas = HUNTS[m.code]
    open_now = doors_are_open(m)
    where = (*always, *(with_doors if open_now else ()))
    return any(region in where for region in company.regions) or (
        over_seas and open_now and "coastal_sea" in company.path
    )


async def _hunts(m: Now) -> None:
    """The company faces the Dragon's attack."""
    company = companies.company_by_id(m.g, m.event.company)
    if company is None or not company.members:
        return
    printed = facts(m.g, m.me).attacks[0]
    it = Attack(company.id, m.seat, *printed.faced, card=m.me, code=m.code)
    prepare(m.g, company, printed, it)
    await run_attack(m.g)


for code in HUNTS:
    long(code)
    required(code, any_movement_begins, condition=_is_hunted, do=own(_hunts, told="attacks who moves there"))
