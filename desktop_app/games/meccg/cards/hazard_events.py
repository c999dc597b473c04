"""Hazard events: long, permanent and short ones, and the Dragons on the hunt."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card, choose_option
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.following import run_attack
from desktop_app.games.meccg.events.fighting import AttackEnds
from desktop_app.games.meccg.reading import queries
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.numbers import general_unused, number, unused_influence
from desktop_app.games.meccg.reading.queries import company_of, facts
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.state import Attack, Piece
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.companies import found_company, join_company
from desktop_app.games.meccg.verbs.piles import into_deck, into_hand
from desktop_app.games.meccg.verbs.regions import change_in_path
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.verbs.site_attacks import choose_attack
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
from desktop_app.games.meccg.vocabulary.card_triggers import any_movement_begins, defeated_attack, turn_ends
from desktop_app.games.meccg.vocabulary.card_words import above_ground, doors_are_open, not_doors
from desktop_app.games.meccg.vocabulary.conditions import (
    attacked_by,
    bearing,
    hazard,
    keyword,
    kind,
    path_has,
    race,
    titled,
)
from desktop_app.games.meccg.vocabulary.deeds import both, choosing, if_, own
from desktop_app.games.meccg.vocabulary.event_words import (
    cancels_of_environment,
    needs_a_scout,
    needs_scout_code,
    plain_character,
    says,
)
from desktop_app.games.meccg.vocabulary.groups import (
    company_member,
    faction,
    in_discard,
    in_hand,
    in_play,
    in_sideboard,
    item,
    its_allies,
    its_site,
    me,
)
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import after, any_deck_exhausted, each_company_begins
from desktop_app.games.meccg.vocabulary.verbs import becomes, cancels_declared, discard, into_play_deck, tap

FULL_OF_FROTH_AND_RAGE = "AS-30"
SUMMONS_FROM_LONG_SLEEP = "AS-39"
AN_UNEXPECTED_OUTPOST = "DM-45"
THE_MOON_IS_DEAD = "DM-71"
SEIZED_BY_TERROR = "DM-88"
TWO_OR_THREE_TRIBES_PRESENT = "DM-97"
INCITE_DEFENDERS = "LE-115"
SEARCHING_EYE = "LE-136"
STAY_HER_APPETITE = "LE-140"
STENCH_OF_MORDOR = "LE-141"
TWILIGHT = ("LE-145", "TW-106")
VEILS_FLUNG_AWAY = "LE-146"
EARCARAXE_AHUNT = "TD-21"
FROM_THE_PITS_OF_ANGBAND = "TD-27"
ITANGAST_AHUNT = "TD-37"
CALL_OF_HOME = "TW-18"
CHOKING_SHADOWS = "TW-21"
DOORS_OF_NIGHT = "TW-28"
MINIONS_STIR = "TW-61"
MUSTER_DISPERSES = "TW-67"
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


def _attacks_here(m: Now) -> int:
    company = queries.current(m.g)
    return len(automatic_attacks(m.g, company)) if company is not None and company.site else 0


async def _incites(m: Now) -> None:
    """One of the automatic-attacks, of the hazard player's choice, is faced once more."""
    company = queries.current(m.g)
    if company is not None and _attacks_here(m):
        which = await choose_attack(m.g, m.seat, company, m.me)
        m.g.effects.append(Effect("repeat_attack", 0, [company.site], which, "turn", m.me, m.code))


def _is_incited(m: Now) -> bool:
    company = queries.current(m.g)
    return company is not None and any(
        each.kind == "repeat_attack" and company.site in each.targets and each.code == m.code for each in m.g.effects
    )


def _is_hold(m: Now) -> bool:
    company = queries.current(m.g)
    return company is not None and queries.site_type(m.g, company.site) in ("border_hold", "free_hold")


event(
    INCITE_DEFENDERS,
    target=its_site,
    condition=says(
        "at a hold with automatic-attacks", lambda m: _attacks_here(m) > 0 and not _is_incited(m) and _is_hold(m)
    ),
    do=own(_incites, told="one automatic-attack more"),
)
permits(INCITE_DEFENDERS, "guards_attack")

PROWESS_OF_SHADOWS = 2


async def _darkens(m: Now) -> None:
    """One automatic-attack at the site has +2 prowess, whenever it is faced."""
    company = queries.current(m.g)
    if company is not None and _attacks_here(m):
        which = await choose_attack(m.g, m.seat, company, m.me)
        m.g.effects.append(Effect("automatic_prowess", PROWESS_OF_SHADOWS, [company.site], which, "turn", m.me, m.code))


def _at_ruins(m: Now) -> bool:
    company = queries.current(m.g)
    return (
        company is not None
        and bool(company.site)
        and queries.site_type(m.g, company.site) == "ruins"
        and above_ground.holds(m, company.site)
    )


def _is_not_dark_yet(m: Now) -> bool:
    return not any(each.code == m.code for each in m.g.effects)


async def _turns_a_region(m: Now) -> None:
    """One Wilderness of the company's site path counts as a Shadow-land until the end of the turn."""
    company = queries.current(m.g)
    if company is not None and "wilderness" in company.path:
        await change_in_path(m.g, company, "wilderness", "shadow_land", m.me, m.seat)
        m.g.effects.append(Effect("darkened", 0, [company.id], "", "turn", m.me, m.code))


event(
    CHOKING_SHADOWS,
    condition=says(
        "at ruins with automatic-attacks", lambda m: _at_ruins(m) and _attacks_here(m) > 0 and _is_not_dark_yet(m)
    ),
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
    condition=says(
        "in the wild with Doors of Night",
        lambda m: path_has(1, "wilderness")(m) and doors_are_open(m) and _is_not_dark_yet(m),
    ),
    do=own(_turns_a_region, told="a Wilderness becomes a Shadow-land"),
)
permits(CHOKING_SHADOWS, "guards_attack")

# -- environments ------------------------------------------------------------------------------------------------------

permanent(DOORS_OF_NIGHT, then=cancels_of_environment("resource"))
cannot_be_duplicated(DOORS_OF_NIGHT)

for code in TWILIGHT:
    event(code, target=in_play(keyword("environment")), do=discard)
    event(
        code,
        during="chain",
        do=cancels_declared(
            lambda m: "environment" in facts(m.g, m.target).keywords and m.target not in m.g.pieces, "an environment"
        ),
    )
    permits(code, "any_time")
    permits(code, "free_of_limit")


async def _stinks(m: Now) -> None:
    """The company taps one untapped character, if it has any."""
    company = queries.company_by_id(m.g, m.event.company)
    able = [card for card in company.members if queries.is_untapped(m.g, card)] if company is not None else []
    if company is not None and able:
        card = await choose_card(m.g, company.seat, "mec-ask-who-taps", able, source=m.me)
        await tap.happen(m, [card])


@told("in the dark")
def _in_the_stench(m: Now) -> bool:
    company = queries.company_by_id(m.g, m.event.company)
    if company is None or not company.site or not above_ground.holds(m, company.site):
        return False
    kind = load_cards()[facts(m.g, company.site).region].region_type
    return kind == "dark_domain" or (kind == "shadow_land" and doors_are_open(m))


permanent(STENCH_OF_MORDOR)
required(
    STENCH_OF_MORDOR,
    each_company_begins("site"),
    condition=_in_the_stench,
    do=own(_stinks, told="a character taps"),
)
required(STENCH_OF_MORDOR, any_deck_exhausted, do=discard.on(me))
cannot_be_duplicated(STENCH_OF_MORDOR)

# -- piles -------------------------------------------------------------------------------------------------------------

_one_hazard = choosing(in_sideboard(hazard) | in_discard(hazard), into_play_deck)
event(AN_UNEXPECTED_OUTPOST, do=if_(doors_are_open, both(_one_hazard, _one_hazard), _one_hazard))


def _of_angband(m: Now, seat: str) -> tuple[list[str], list[str]]:
    """The Drake creatures and the manifestations of unique Dragons in a discard pile."""
    pile = m.g.zones[f"discard:{seat}"]
    drakes = [card for card in pile if facts(m.g, card).race == "drake" and "creature" in facts(m.g, card).kinds]
    dragons = [
        card
        for card in pile
        if facts(m.g, card).type == "hazard"
        and facts(m.g, card).unique
        and any(each.race == "dragon" for each in facts(m.g, card).attacks)
    ]
    return drakes, dragons


async def _comes_back(m: Now) -> None:
    """Each player may take one back: into the play deck, or with Doors of Night one of each into the hand."""
    for seat in (m.g.active, queries.opponent(m.g, m.g.active)):
        drakes, dragons = _of_angband(m, seat)
        if doors_are_open(m):
            for able in (drakes, dragons):
                card = await choose_card(m.g, seat, "mec-ask-target", able, source=m.me, may=True)
                if card:
                    into_hand(m.g, seat, card)
            continue
        card = await choose_card(m.g, seat, "mec-ask-target", [*drakes, *dragons], source=m.me, may=True)
        if card:
            await into_deck(m.g, seat, card)


long(FROM_THE_PITS_OF_ANGBAND)
required(FROM_THE_PITS_OF_ANGBAND, turn_ends, do=own(_comes_back, told="each player may take a Drake or Dragon back"))
cannot_be_duplicated(FROM_THE_PITS_OF_ANGBAND)

# -- creatures in reserve ----------------------------------------------------------------------------------------------

RESERVES = "reserves"


@told("nothing is reserved")
def _wakes(m: Now) -> bool:
    return not m.g.pieces[m.me].attachments and m.g.phase == "movement"


async def _reserves(m: Now) -> None:
    """A Dragon or Drake creature of the hand lies face up with the card."""
    m.g.pieces[m.target] = Piece(controller=m.seat, since=m.g.round)
    leaving.hang(m.g, m.target, m.me)
    m.g.effects = [each for each in m.g.effects if each.kind != RESERVES or m.me not in each.targets]
    m.g.effects.append(Effect(RESERVES, 0, [m.me], m.target, "game", m.me, m.code))


def _it_attacked(m: Now) -> bool:
    return any(each.kind == RESERVES and m.me in each.targets and each.group == m.event.card for each in m.g.effects)


permanent(SUMMONS_FROM_LONG_SLEEP)
ability(
    SUMMONS_FROM_LONG_SLEEP,
    during="movement",
    target=in_hand(race("dragon", "drake"), kind("creature")),
    condition=_wakes,
    do=own(_reserves, told="reserves a creature"),
)
required(SUMMONS_FROM_LONG_SLEEP, after(AttackEnds, _it_attacked, "its creature has attacked"), do=discard.on(me))

# -- on the road -------------------------------------------------------------------------------------------------------

TERROR = 12


async def _seizes(m: Now) -> None:
    """Roll plus mind below 12: he leaves the company and goes back alone."""
    card = m.target
    seat = queries.controller(m.g, card)
    result = await roll(m.g, seat, "card", card) + number(m.g, card, "mind")
    company = company_of(m.g, card)
    if result >= TERROR or company is None or not company.origin:
        return
    alone = found_company(m.g, seat, company.origin)
    join_company(m.g, card, alone)
    alone.went = alone.returned = True


event(
    SEIZED_BY_TERROR,
    target=company_member(plain_character),
    condition=path_has(1, "shadow_land", "dark_domain"),
    do=own(_seizes, told="may flee"),
)

TRIBES = ("orc", "troll", "man", "wolf", "spider", "animal", "slayer", "drake", "giant", "elf", "dwarf", "dunadan")


async def _announces(m: Now) -> None:
    """Creatures of a race do not count against the limit of the company."""
    company = queries.current(m.g)
    if company is None:
        return
    race_named = await choose_option(m.g, m.seat, "mec-ask-tribe", [f"tribe_{each}" for each in TRIBES], source=m.me)
    kind_of = race_named.removeprefix("tribe_")
    m.g.effects.append(Effect(f"free_creature:{kind_of}", 0, [company.id], "", "turn", m.me, m.code))


event(
    TWO_OR_THREE_TRIBES_PRESENT,
    condition=says(
        "on a wild or dark path", lambda m: path_has(2, "wilderness")(m) or path_has(1, "shadow_land", "dark_domain")(m)
    ),
    do=own(_announces, told="creatures of a race do not count"),
)


async def _flings(m: Now) -> None:
    """A body check at -1 for each: Orcs and Trolls are discarded as they say, an untapped one who fails taps."""
    company = queries.current(m.g)
    for card in list(company.members) if company is not None else []:
        if card not in m.g.pieces:
            continue
        result = await roll(m.g, m.seat, "body", card) - 1
        printed = facts(m.g, card)
        if printed.discard_on is not None and result == printed.discard_on + number(m.g, card, "body") - (
            printed.body or 0
        ):
            await leaving.discard(m.g, [card], m.me)
        elif result > number(m.g, card, "body") and queries.is_untapped(m.g, card):
            await tap.happen(m, [card])


@told("in the open")
def _in_the_open(m: Now) -> bool:
    return path_has(1, "wilderness", "border_land", "free_domain")(m) and not_doors(m)


event(VEILS_FLUNG_AWAY, condition=_in_the_open, do=own(_flings, told="body checks at -1"))
permits(VEILS_FLUNG_AWAY, "free_of_limit")

# -- on characters, allies, factions -----------------------------------------------------------------------------------

HOME = 10


async def _calls_home(m: Now) -> None:
    """A roll plus unused general influence below 10: he goes to his player's hand; one item may pass on."""
    card = m.target
    seat = queries.controller(m.g, card)
    if await roll(m.g, seat, "card", card) + general_unused(m.g, seat) >= HOME:
        return
    company = company_of(m.g, card)
    others = [each for each in company.members if each != card] if company is not None else []
    goods = [each for each in queries.borne(m.g, card) if not queries.is_trophy(m.g, each)]
    if others and goods:
        chosen = await choose_card(m.g, seat, "mec-ask-pass-on", goods, source=card, may=True)
        if chosen:
            leaving.hang(m.g, chosen, await choose_card(m.g, seat, "mec-ask-pass-to", others, source=chosen))
    await leaving.to_hand(m.g, [card], m.me)


event(
    CALL_OF_HOME,
    target=company_member(plain_character, ~bearing(item(titled("The One Ring")))),
    do=own(_calls_home, told="may go home"),
)

MUSTER = 11


async def _disperses(m: Now) -> None:
    seat = queries.controller(m.g, m.target)
    if await roll(m.g, seat, "card", m.target) + general_unused(m.g, seat) < MUSTER:
        await leaving.discard(m.g, [m.target], m.me)


event(MUSTER_DISPERSES, target=faction, do=own(_disperses, told="may disperse"))

APPETITE = 5


async def _turns_on_him(m: Now) -> None:
    """An ally that is not held attacks the character who controls it, and is discarded unless it is defeated."""
    card = m.target
    host = m.g.pieces[card].host
    company = company_of(m.g, host)
    if company is None:
        return
    theirs = queries.controller(m.g, card)
    needed = general_unused(m.g, theirs) + unused_influence(m.g, host) + APPETITE
    if await roll(m.g, m.seat, "card", m.me) + number(m.g, card, "mind") <= needed:
        return
    prowess = number(m.g, card, "prowess") + await roll(m.g, m.seat, "card", card)
    it = Attack(company.id, m.seat, "ally", 1, prowess, code=m.code)
    prepare(m.g, company, None, it)
    it.detainment = facts(m.g, host).alignment == "hero"
    it.sheltered.append(card)
    it.bound.append(host)
    await run_attack(m.g)
    if card in m.g.pieces and not it.beaten:
        await leaving.discard(m.g, [card], m.me)


event(STAY_HER_APPETITE, target=its_allies, do=own(_turns_on_him, told="may attack its controller"))
permits(STAY_HER_APPETITE, "guards_resource")
permits(STAY_HER_APPETITE, "same_character")

# -- scouts are seen ---------------------------------------------------------------------------------------------------

event(SEARCHING_EYE, during="chain", do=cancels_declared(needs_a_scout, "a card that needs a scout"))


async def _sees(m: Now) -> None:
    """What still lasts of a card that needed a scout ends."""
    m.g.effects = [each for each in m.g.effects if not _by_scout(m, each)]


def _by_scout(m: Now, effect: Effect) -> bool:
    return effect.code in load_cards() and needs_scout_code(effect.code)


event(
    SEARCHING_EYE,
    condition=says("something lasts of a scout", lambda m: any(_by_scout(m, each) for each in m.g.effects)),
    do=own(_sees, told="ends what lasts of a card that needed a scout"),
)
permits(SEARCHING_EYE, "guards_resource")

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
    company = queries.company_by_id(m.g, m.event.company)
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
    company = queries.company_by_id(m.g, m.event.company)
    if company is None or not company.members:
        return
    printed = facts(m.g, m.me).attacks[0]
    it = Attack(
        company.id, m.seat, printed.race, printed.strikes, printed.prowess, printed.body, card=m.me, code=m.code
    )
    prepare(m.g, company, printed, it)
    await run_attack(m.g)


for code in HUNTS:
    long(code)
    required(code, any_movement_begins, condition=_is_hunted, do=own(_hunts, told="attacks who moves there"))
