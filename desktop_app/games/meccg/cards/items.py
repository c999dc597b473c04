"""Items: weapons and armor, rings, what is tapped or discarded."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading import companies, current_attack, queries
from desktop_app.games.meccg.state import until_untap_phase
from desktop_app.games.meccg.verbs.leaving import discard as discard_cards
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    adds,
    bonus,
    cannot_be_duplicated,
    constant,
    influence,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.bearer_words import (
    bearer_is_struck,
    in_use,
    its_bearer,
    of_its_company,
    where_its_bearer_stands,
    with_its_bearer,
)
from desktop_app.games.meccg.vocabulary.card_conditions import (
    is_faction,
    kind,
    race,
    skill,
    tapped,
    titled,
    with_dragon_attack,
    wounded,
)
from desktop_app.games.meccg.vocabulary.card_triggers import strike_would_wound_bearer
from desktop_app.games.meccg.vocabulary.card_words import by_facts, cure, searches
from desktop_app.games.meccg.vocabulary.check_verbs import check_corruption
from desktop_app.games.meccg.vocabulary.conditions import both_hold as both_are
from desktop_app.games.meccg.vocabulary.conditions import deck_of, host_is
from desktop_app.games.meccg.vocabulary.costs import discards_this, taps, taps_this
from desktop_app.games.meccg.vocabulary.deeds import both, own
from desktop_app.games.meccg.vocabulary.event_words import says
from desktop_app.games.meccg.vocabulary.fight_verbs import on_strike
from desktop_app.games.meccg.vocabulary.groups import character, host, in_discard, me, site, with_allies
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import ends
from desktop_app.games.meccg.vocabulary.verbs import discard, into_play_deck, modify, untap

CRAM = "TD-105"
BOOK_OF_MAZARBUL = "TW-201"
GLAMDRING = "TW-244"
GREAT_SHIELD_OF_ROHAN = "TW-250"
HAUBERK_OF_BRIGHT_MAIL = "TW-254"
HORN_OF_ANOR = "TW-259"
ORCRIST = "TW-295"
PALANTIR_OF_ORTHANC = "TW-300"
SAPLING_OF_THE_WHITE_TREE = "TW-322"
SCROLL_OF_ISILDUR = "TW-323"
SHIELD_OF_IRON_BOUND_ASH = "TW-327"
SWORD_OF_GONDOLIN = "TW-336"
DWARVEN_RING_OF_THELORS_TRIBE = "AS-123"
DWARVEN_RING_OF_THRARS_TRIBE = "AS-124"
THRORS_MAP = "AS-134"
BLACK_MACE = "LE-299"
BLAZON_OF_THE_EYE = "LE-302"
FOUL_SMELLING_PASTE = "LE-310"
GLEAMING_GOLD_RING = "LE-311"
HIGH_HELM = "LE-313"
LEAST_OF_GOLD_RINGS = "LE-315"
MINOR_RING = "LE-324"
RED_BOOK_OF_WESTMARCH = "LE-339"
SABLE_SHIELD = "LE-341"
ARKENSTONE = "LE-418"

# -- weapons and armor -------------------------------------------------------------------------------------------------

bonus(GLAMDRING, "prowess", 3, most=8, against=("orc",), most_against=9)
bonus(ORCRIST, "prowess", 3, most=9, against=("orc",), amount_against=4, most_against=10)
bonus(SWORD_OF_GONDOLIN, "prowess", 2, most=8, needs="warrior")
bonus(BLACK_MACE, "prowess", 3, most=10, against=("elf",), amount_against=4, most_against=10, needs="warrior")

bonus(GREAT_SHIELD_OF_ROHAN, "body", 2, most=9)
ability(
    GREAT_SHIELD_OF_ROHAN,
    during="strike",
    cost=taps_this,
    condition=both_are(bearer_is_struck, host_is(skill("warrior"))),
    do=on_strike(untapped=True),
)

bonus(HAUBERK_OF_BRIGHT_MAIL, "body", 2, most=9, needs="warrior")

bonus(SHIELD_OF_IRON_BOUND_ASH, "body", 1, most=8)
ability(SHIELD_OF_IRON_BOUND_ASH, during="strike", cost=taps_this, condition=bearer_is_struck, do=on_strike(prowess=1))

bonus(HIGH_HELM, "influence", 2)
bonus(HIGH_HELM, "body", 1, most=9)
bonus(HIGH_HELM, "prowess", 1, most=8, needs="warrior")

SABLE_SHIELD_BREAKS_ABOVE = 6


async def _shield_holds(m: Now) -> None:
    """The strike does not wound; the attacker rolls, and the shield may break."""
    m.event.cancelled = True
    it = current_attack.attack(m.g)
    attacker = it.by if it is not None else queries.opponent(m.g, m.seat)
    if await roll(m.g, attacker, "card", m.me) > SABLE_SHIELD_BREAKS_ABOVE:
        await discard_cards(m.g, [m.me], m.me)


required(
    SABLE_SHIELD,
    strike_would_wound_bearer,
    condition=in_use,
    do=own(_shield_holds, told="the strike does not wound"),
)

# -- influence ---------------------------------------------------------------------------------------------------------

influence(HORN_OF_ANOR, 2, against=is_faction, on=host)
cannot_be_duplicated(HORN_OF_ANOR, "host")

influence(BLAZON_OF_THE_EYE, 2, against=is_faction, on=host)
cannot_be_duplicated(BLAZON_OF_THE_EYE, "host")

bonus(MINOR_RING, "influence", 2)
cannot_be_duplicated(MINOR_RING, "host")

influence(ARKENSTONE, 5, against=race("dwarf"), on=host)
constant(ARKENSTONE, on=character(race("dwarf")), mind=1, applies=in_use)
ability(ARKENSTONE, cost=discards_this, target=where_its_bearer_stands(race("dwarf")), do=discard)

# -- discarded or tapped -----------------------------------------------------------------------------------------------

ability(CRAM, cost=discards_this, do=untap.on(its_bearer))


async def _goes_further(m: Now) -> None:
    """The company of the bearer may move through one region more in this turn."""
    for bearer in its_bearer.all(m):
        company = companies.company_of(m.g, bearer)
        if company is not None:
            await modify(region_limit=1).happen(m, [company.id])


ability(CRAM, during="organization", cost=discards_this, do=own(_goes_further, told="one region more"))

ability(FOUL_SMELLING_PASTE, cost=discards_this, target=with_allies(with_its_bearer)(wounded), do=cure)

ability(THRORS_MAP, cost=discards_this, target=site(tapped, with_dragon_attack), do=untap)


async def _widens_the_hand(m: Now) -> None:
    """The hand may hold one card more until the player's next untap phase, whatever becomes of the book."""
    m.g.effects.append(Effect("hand", 1, [m.seat], "", until_untap_phase(m.seat), "", m.code))


ability(
    BOOK_OF_MAZARBUL,
    during="organization",
    cost=taps_this,
    condition=host_is(skill("sage")),
    do=own(_widens_the_hand, told="larger hand"),
)

# -- the Palantir ------------------------------------------------------------------------------------------------------

ALIGN_PALANTIR = "TW-190"


def _is_aligned(m: Now) -> bool:
    return any(m.g.codes[card] == ALIGN_PALANTIR for card in m.g.pieces[m.me].attachments)


looks_far = both(into_play_deck, check_corruption().on(host))

ability(
    PALANTIR_OF_ORTHANC,
    cost=taps_this,
    target=in_discard,
    condition=says("it is aligned", lambda m: _is_aligned(m) and deck_of(5)(m)),
    do=looks_far,
)
ability(
    PALANTIR_OF_ORTHANC,
    cost=(taps_this, taps(host(titled("Saruman")))),
    target=in_discard,
    condition=deck_of(5),
    do=looks_far,
)

# -- rings -------------------------------------------------------------------------------------------------------------

for ring in (GLEAMING_GOLD_RING, LEAST_OF_GOLD_RINGS):
    required(ring, ends("untap"), do=check_corruption().on(host))
permits(GLEAMING_GOLD_RING, "fetches_lesser_ring")

adds(SCROLL_OF_ISILDUR, "ring_test", 2, both_are(of_its_company, in_use))

for ring in (DWARVEN_RING_OF_THELORS_TRIBE, DWARVEN_RING_OF_THRARS_TRIBE):
    constant(ring, on=me, corruption=2, applies=host_is(race("dwarf")))
    ability(
        ring,
        cost=taps(host(race("dwarf"))),
        do=both(searches(kind("minor_item"), ("deck", "discard"), 2), check_corruption(2).on(host)),
    )

by_facts(SAPLING_OF_THE_WHITE_TREE, RED_BOOK_OF_WESTMARCH)
