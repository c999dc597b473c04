"""Hero resource events, with those that minions have under another name."""

from __future__ import annotations

from itertools import pairwise

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.reading import queries
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import company_of, facts
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    cannot_be_duplicated,
    discarded_when,
    event,
    forbids,
    grants,
    lets_store,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.card_triggers import (
    defeated_singled_out,
    this_is_stored,
    this_leaves,
    turn_ends,
)
from desktop_app.games.meccg.vocabulary.card_words import (
    above_ground,
    cure,
    gates_are_open,
    hosts_company,
    in_your_avatars_company,
    no_environment,
    no_lair,
    size_at_most,
    those_with_it,
    unscathed,
    wreath_withers,
)
from desktop_app.games.meccg.vocabulary.conditions import (
    at,
    at_a,
    at_the,
    at_the_site,
    attacked_by,
    both_hold,
    checking_for,
    deck_of,
    either_holds,
    entered,
    keyword,
    kind,
    race,
    site_tapped,
    site_untapped,
    skill,
    titled,
    together_with,
    type_of,
    wizard,
    wounded,
    yours,
)
from desktop_app.games.meccg.vocabulary.costs import discards, names, taps
from desktop_app.games.meccg.vocabulary.deeds import both, choosing, own
from desktop_app.games.meccg.vocabulary.event_words import (
    DiscardsStored,
    aims_at_the_company,
    brings_a_wizard,
    cancels_of_environment,
    chosen_or,
    ends_with_it,
    not_twice_at_site,
    notes_its_site,
    says,
    tap_one_and_keep,
    taps_the_site,
)
from desktop_app.games.meccg.vocabulary.groups import (
    avatar,
    checking,
    chosen,
    hazard_event,
    host,
    in_discard,
    in_sideboard,
    item,
    its_site,
    me,
    site,
    struck,
    this_company,
    under_attack,
    with_allies,
    your_character,
)
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import any_deck_exhausted
from desktop_app.games.meccg.vocabulary.verbs import (
    adds_to_check,
    cancel_attack,
    cancel_check,
    cancels_declared,
    changes_the_attack,
    check_corruption,
    discard,
    faces_attack,
    gains,
    into_play_deck,
    modify,
    on_strike,
    untap,
    wound,
)

SAFE_FROM_THE_SHADOW, TOKENS_TO_SHOW = "AS-54", "AS-101"
CROWN_OF_FLOWERS = "DM-121"
FOREWARNED_IS_FOREARMED = "DM-132"
REBUILD_THE_TOWN = "DM-155"
SMOKE_RINGS, WEIGH_ALL_THINGS = "DM-159", "LE-253"
THE_WINDLORD_FOUND_ME = "DM-164"
AND_FORTH_HE_HASTENED = "TD-98"
MANY_TURNS_AND_DOUBLINGS = "TD-132"
MARVELS_TOLD, VOICES_OF_MALICE = "TD-134", "LE-250"
WIZARD_UNCLOAKED = "TD-169"
ALIGN_PALANTIR = "TW-190"
CONCEALMENT, A_NICE_PLACE_TO_HIDE = "TW-204", "LE-160"
DARK_QUARRELS = "TW-207"
DODGE = "TW-209"
ESCAPE, DIVERSION = "TW-229", "LE-180"
GATES_OF_MORNING = "TW-243"
GREAT_SHIP = "TW-248"
HALFLING_STRENGTH = "TW-253"
MUSTER = "TW-288"
RESCUE_PRISONERS = "TW-315"
RISKY_BLOW, BOLD_THRUST = "TW-319", "LE-172"
STEALTH = "TW-332"
THE_COCK_CROWS = "TW-342"
THE_WHITE_TREE = "TW-348"
VANISHMENT = "TW-356"
VILYA = "TW-358"
WIZARDS_LAUGHTER = "TW-362"
PROMPTINGS_OF_WISDOM, PIERCING_ALL_SHADOWS = "WH-34", "WH-47"

# -- attacks are canceled ----------------------------------------------------------------------------------------------

for hiding in (CONCEALMENT, A_NICE_PLACE_TO_HIDE):
    event(hiding, during="attack", cost=taps(with_allies(under_attack)(skill("scout"))), do=cancel_attack, skilled=True)
    permits(hiding, "requires", "scout")

for running in (ESCAPE, DIVERSION):
    event(running, during="attack", target=under_attack(unscathed), do=both(cancel_attack, wound))

event(DARK_QUARRELS, during="attack", condition=attacked_by("orc", "troll", "man"), do=cancel_attack)
event(
    DARK_QUARRELS,
    during="attack",
    condition=gates_are_open,
    do=both(changes_the_attack(halves_strikes=True), wreath_withers),
)

event(THE_COCK_CROWS, during="attack", condition=attacked_by("troll"), do=cancel_attack)
event(
    THE_COCK_CROWS,
    target=hazard_event(kind("permanent_event")),
    condition=gates_are_open,
    do=both(discard, wreath_withers),
)

event(
    MANY_TURNS_AND_DOUBLINGS,
    during="attack",
    cost=names(with_allies(under_attack)(skill("ranger"))),
    condition=attacked_by("wolf", "spider", "animal", "undead"),
    do=cancel_attack,
    skilled=True,
)


async def _doubles_back(m: Now) -> None:
    """The hazard limit against the ranger's company is one less, to no minimum."""
    for ranger in chosen.all(m):
        company = company_of(m.g, ranger)
        if company is not None:
            m.g.effects.append(Effect("hazard_limit", -1, [company.id], "", "turn", m.me, m.code))


event(
    MANY_TURNS_AND_DOUBLINGS,
    cost=names(with_allies(your_character)(skill("ranger"))),
    condition=gates_are_open,
    do=both(own(_doubles_back, told="one hazard less"), wreath_withers),
    skilled=True,
)
permits(MANY_TURNS_AND_DOUBLINGS, "requires", "ranger")

event(
    VANISHMENT,
    during="attack",
    cost=names(under_attack(wizard)),
    do=both(cancel_attack, check_corruption(-2).on(chosen)),
)

# -- one strike --------------------------------------------------------------------------------------------------------

event(DODGE, during="strike", target=struck, do=on_strike(body=-1, untapped=True))
for blow in (RISKY_BLOW, BOLD_THRUST):
    event(blow, during="strike", cost=names(struck(skill("warrior"))), do=on_strike(prowess=3, body=-1), skilled=True)
    permits(blow, "requires", "warrior")

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
    condition=says("companies are organized", lambda m: m.g.organized != "now"),
    do=own(_leaves_no_trace, told="no creatures this turn"),
    skilled=True,
)
permits(STEALTH, "requires", "scout")

# -- influence of the other player -------------------------------------------------------------------------------------


@told("tried on you")
def _is_tried_on_you(m: Now) -> bool:
    check = m.g.check
    return check is not None and check.kind == "attempt" and check.seat != m.seat


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
    own_avatar = queries.avatar(m.g, m.seat)
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
    own_avatar = queries.avatar(m.g, m.seat)
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
            sites = [site for site in (company.site, company.origin) if site in m.g.pieces]
            await gains("cannot:tap_by_hazard").happen(m, sites)

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

for keeping, side in ((SAFE_FROM_THE_SHADOW, "hero"), (TOKENS_TO_SHOW, "minion")):
    permanent(keeping)
    lets_store(keeping, "end_of_turn", side)
    required(keeping, any_deck_exhausted, do=discard.on(me))
    cannot_be_duplicated(keeping)

# -- sites -------------------------------------------------------------------------------------------------------------


async def _rebuilds(m: Now) -> None:
    """As long as the card lies on the site it is a Border-hold."""
    m.g.effects.append(Effect("site_type:border_hold", 0, [m.target], "", "game", m.me, m.code))


permanent(
    REBUILD_THE_TOWN,
    on=its_site(at_a("ruins"), no_lair, above_ground),
    during="site",
    then=own(_rebuilds, told="becomes a Border-hold"),
)
grants("no_attacks", REBUILD_THE_TOWN, "yes", on=host)
required(REBUILD_THE_TOWN, this_leaves, do=ends_with_it)

permanent(FOREWARNED_IS_FOREARMED)
permits(FOREWARNED_IS_FOREARMED, "singles_out")
required(FOREWARNED_IS_FOREARMED, defeated_singled_out, do=discard.on(me))
cannot_be_duplicated(FOREWARNED_IS_FOREARMED)

permanent(
    THE_WHITE_TREE,
    cost=(
        names(with_allies(your_character)(skill("sage"), at("Minas Tirith"))),
        discards(item(titled("Sapling of the White Tree"), yours, at("Minas Tirith"))),
    ),
    skilled=True,
)
permanent(
    THE_WHITE_TREE,
    cost=(
        names(with_allies(your_character)(skill("sage"), at("Minas Tirith"))),
        DiscardsStored("Sapling of the White Tree", "Minas Tirith"),
    ),
    skilled=True,
)
permits(THE_WHITE_TREE, "requires", "sage")
grants("heals", THE_WHITE_TREE, "yes", on=site(titled("Minas Tirith")))
grants("haven_for_hazards", THE_WHITE_TREE, "yes", on=site(titled("Minas Tirith")))

# -- prisoners and eagles ----------------------------------------------------------------------------------------------

event(
    RESCUE_PRISONERS,
    during="site",
    target=this_company,
    condition=says(
        "at a tapped dark site",
        lambda m: both_hold(at_the("dark_hold", "shadow_hold"), site_tapped, entered)(m) and not_twice_at_site(m),
    ),
    do=both(notes_its_site, faces_attack("spider", 2, 7), tap_one_and_keep()),
)
forbids(RESCUE_PRISONERS, "untap", to=host)

event(
    THE_WINDLORD_FOUND_ME,
    during="site",
    target=this_company,
    condition=both_hold(
        either_holds(at_the("dark_hold", "shadow_hold"), at_the_site("Isengard")), site_untapped, entered
    ),
    do=both(taps_the_site, faces_attack("orc", 4, 9), tap_one_and_keep()),
)
forbids(THE_WINDLORD_FOUND_ME, "untap", to=host)
cannot_be_duplicated(THE_WINDLORD_FOUND_ME, "player")
required(THE_WINDLORD_FOUND_ME, this_is_stored, do=brings_a_wizard)

# -- the Palantir ------------------------------------------------------------------------------------------------------

permanent(
    ALIGN_PALANTIR,
    cost=names(with_allies(your_character)(skill("sage"))),
    on=item(keyword("palantir"), yours, together_with(with_allies(your_character)(skill("sage")))),
    skilled=True,
)
permits(ALIGN_PALANTIR, "requires", "sage")
permits(ALIGN_PALANTIR, "stored_along")
discarded_when(ALIGN_PALANTIR, lambda m: (company := hosts_company(m)) is not None and company.moved)
cannot_be_duplicated(ALIGN_PALANTIR, "host")

# -- the great ship ----------------------------------------------------------------------------------------------------


@told("it sails")
def _sails(m: Now) -> bool:
    """A Coastal Sea in its site path, and no two other regions in a row."""
    company = hosts_company(m)
    if company is None or "coastal_sea" not in company.path:
        return False
    return all("coastal_sea" in pair for pair in pairwise(company.path))


permanent(
    GREAT_SHIP,
    cost=taps(your_character),
    on=chosen_or(your_character),
    during="organization",
    on_company=True,
)
ability(
    GREAT_SHIP,
    during="chain",
    cost=taps(those_with_it),
    condition=_sails,
    do=cancels_declared(aims_at_the_company, "a hazard on the company"),
)
required(GREAT_SHIP, turn_ends, do=discard.on(me))
