"""Hero events for characters, their influence, their piles and against hazards, and minion cards that say the same."""

from __future__ import annotations

from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.book.declarable import ORGANIZING
from desktop_app.games.meccg.reading import companies
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    cannot_be_duplicated,
    event,
    lets_store,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.bearer_words import hosts_company
from desktop_app.games.meccg.vocabulary.card_conditions import (
    at,
    in_your_avatars_company,
    no_environment,
    race,
    size_at_most,
    skill,
    titled,
    type_of,
    wizard,
    wounded,
)
from desktop_app.games.meccg.vocabulary.card_words import cure
from desktop_app.games.meccg.vocabulary.check_verbs import adds_to_check, cancel_check, check_corruption
from desktop_app.games.meccg.vocabulary.conditions import checking_for, deck_of
from desktop_app.games.meccg.vocabulary.costs import names, taps
from desktop_app.games.meccg.vocabulary.deeds import both, choosing, own
from desktop_app.games.meccg.vocabulary.event_words import cancels_of_environment, says
from desktop_app.games.meccg.vocabulary.groups import (
    avatar,
    checking,
    chosen,
    hazard_event,
    host,
    in_discard,
    in_sideboard,
    me,
    with_allies,
    your_character,
)
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import any_deck_exhausted
from desktop_app.games.meccg.vocabulary.verbs import discard, gains, into_play_deck, modify, untap

SAFE_FROM_THE_SHADOW, TOKENS_TO_SHOW = "AS-54", "AS-101"
CROWN_OF_FLOWERS = "DM-121"
SMOKE_RINGS, WEIGH_ALL_THINGS = "DM-159", "LE-253"
AND_FORTH_HE_HASTENED = "TD-98"
MARVELS_TOLD, VOICES_OF_MALICE = "TD-134", "LE-250"
WIZARD_UNCLOAKED = "TD-169"
GATES_OF_MORNING = "TW-243"
HALFLING_STRENGTH = "TW-253"
MUSTER = "TW-288"
STEALTH = "TW-332"
VILYA = "TW-358"
WIZARDS_LAUGHTER = "TW-362"
PROMPTINGS_OF_WISDOM, PIERCING_ALL_SHADOWS = "WH-34", "WH-47"

# -- characters --------------------------------------------------------------------------------------------------------

event(AND_FORTH_HE_HASTENED, target=your_character(in_your_avatars_company), do=untap)

event(HALFLING_STRENGTH, target=your_character(race("hobbit")), do=untap)
event(HALFLING_STRENGTH, during="organization", target=your_character(race("hobbit"), wounded), do=cure)
event(
    HALFLING_STRENGTH,
    during="check",
    target=checking(race("hobbit")),
    condition=checking_for("corruption"),
    do=adds_to_check(4),
)

MOST_MUSTERED = 5


def _mustered(m: Now) -> int:
    check = m.g.check
    return min(MOST_MUSTERED, number(m.g, check.who, "prowess")) if check is not None else 0


@told("against a faction")
def _is_for_a_faction(m: Now) -> bool:
    check = m.g.check
    return check is not None and check.against in m.g.codes and "faction" in facts(m.g, check.against).kinds


event(
    MUSTER,
    during="influence",
    cost=names(checking(skill("warrior"))),
    condition=_is_for_a_faction,
    do=adds_to_check(_mustered),
    skilled=True,
)
permits(MUSTER, "requires", "warrior")


async def _vilya(m: Now) -> None:
    """Three resources of the discard pile go into the play deck, where Elrond is at Rivendell."""
    if not at("Rivendell").holds(m, m.target) or not deck_of(5)(m):
        return
    able = in_discard(type_of("resource"))
    if await ask_whether(m.g, m.seat, "mec-ask-may", source=m.me):
        await choosing(able, into_play_deck, 3).perform(m)


@told("not yet this turn")
def _vilya_is_new(m: Now) -> bool:
    return not any(each.code == VILYA for each in m.g.effects)


event(
    VILYA,
    target=your_character(titled("Elrond")),
    condition=_vilya_is_new,
    do=both(modify(prowess=4, body=2, influence=6), own(_vilya, told="resources come back"), check_corruption(-3)),
)


async def _leaves_no_trace(m: Now) -> None:
    """No creature may be played on the scout's company in this turn."""
    for scout in chosen.all(m):
        company = company_of(m.g, scout)
        if company is not None:
            await gains("no_creatures").happen(m, [company.id])


event(
    STEALTH,
    during="organization",
    cost=taps(with_allies(your_character)(skill("scout"), size_at_most(2))),
    condition=says("companies are organized", lambda m: m.g.organized != ORGANIZING),
    do=own(_leaves_no_trace, told="no creatures this turn"),
    skilled=True,
)
permits(STEALTH, "requires", "scout")
permits(STEALTH, "ends_phase")

# -- influence of the other player -------------------------------------------------------------------------------------


@told("tried on you")
def _is_tried_on_you(m: Now) -> bool:
    check = m.g.check
    return m.g.phase == "site" and check is not None and check.kind == "attempt" and check.seat != m.seat


event(
    WIZARDS_LAUGHTER,
    during="influence",
    cost=names(avatar(wizard)),
    condition=_is_tried_on_you,
    do=both(cancel_check, check_corruption(-2).on(chosen)),
)
permits(WIZARDS_LAUGHTER, "opponents_turn")

# -- hazards are undone ------------------------------------------------------------------------------------------------

for telling in (MARVELS_TOLD, VOICES_OF_MALICE):
    event(
        telling,
        cost=taps(with_allies(your_character)(skill("sage"))),
        target=hazard_event(no_environment),
        do=both(discard, check_corruption(-2).on(chosen)),
        skilled=True,
    )
    permits(telling, "requires", "sage")


async def _uncloaks(m: Now) -> None:
    """All hazard permanent-events on characters of his company return to the other hand."""
    own_avatar = companies.avatar(m.g, m.seat)
    company = company_of(m.g, own_avatar)
    members = list(company.members) if company is not None else []
    lying = [
        each
        for card in members
        for each in m.g.pieces[card].attachments
        if facts(m.g, each).type == "hazard" and "permanent_event" in facts(m.g, each).kinds
    ]
    await leaving.to_hand(m.g, lying, m.me)


@told("hazards lie on its company")
def _is_cloaked(m: Now) -> bool:
    own_avatar = companies.avatar(m.g, m.seat)
    company = company_of(m.g, own_avatar) if own_avatar else None
    return company is not None and any(
        facts(m.g, each).type == "hazard" and "permanent_event" in facts(m.g, each).kinds
        for card in company.members
        for each in m.g.pieces[card].attachments
    )


event(
    WIZARD_UNCLOAKED,
    cost=names(avatar(wizard)),
    condition=_is_cloaked,
    do=both(own(_uncloaks, told="hazards return to the hand"), check_corruption(-2).on(chosen)),
)

permanent(GATES_OF_MORNING, then=cancels_of_environment("hazard"))
cannot_be_duplicated(GATES_OF_MORNING)
permanent(CROWN_OF_FLOWERS)

for guide in (PROMPTINGS_OF_WISDOM, PIERCING_ALL_SHADOWS):

    async def _holds_the_way(m: Now) -> None:
        """Nothing sends the company back nor taps its sites in this turn."""
        company = hosts_company(m)
        if company is not None:
            await gains("cannot:return").happen(m, [company.id])
            await gains("cannot:tap_site").happen(m, [company.id])

    permanent(guide, on=your_character(skill("ranger")), during="organization", skilled=True)
    ability(
        guide,
        cost=taps(host),
        do=both(own(_holds_the_way, told="the company is not sent back"), check_corruption().on(host)),
    )
    cannot_be_duplicated(guide, "company")
    permits(guide, "requires", "ranger")

# -- piles, storing ----------------------------------------------------------------------------------------------------

for search in (SMOKE_RINGS, WEIGH_ALL_THINGS):
    wanted = type_of("resource", "character")
    event(search, do=choosing(in_sideboard(wanted) | in_discard(wanted), into_play_deck))

for keeping, side, own_only in ((SAFE_FROM_THE_SHADOW, "hero", False), (TOKENS_TO_SHOW, "minion", True)):
    permanent(keeping)
    lets_store(keeping, "end_of_turn", side, yours=own_only)
    required(keeping, any_deck_exhausted, do=discard.on(me))
    cannot_be_duplicated(keeping)
