"""Minion resource events."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.book import end_phase
from desktop_app.games.meccg.reading import queries
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import company_of, facts
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.entering import put_on, why_not_enter
from desktop_app.games.meccg.verbs.piles import into_deck
from desktop_app.games.meccg.verbs.regions import change_in_path
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    adds,
    cannot_be_duplicated,
    changes_attacks,
    constant,
    discarded_when,
    event,
    forbids,
    grants,
    influence,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.card_triggers import (
    avatar_comes,
    this_leaves,
)
from desktop_app.games.meccg.vocabulary.card_words import (
    attacks_its_company,
    can_use,
    is_character,
    those_with_it,
    where_information_is,
    where_your_avatar_is,
)
from desktop_app.games.meccg.vocabulary.conditions import (
    at_a,
    at_haven,
    at_the,
    attacked_by,
    both_hold,
    covert,
    entered,
    in_play_is,
    leader,
    overt,
    race,
    site_tapped,
    site_untapped,
    skill,
    untapped,
    wounded,
)
from desktop_app.games.meccg.vocabulary.costs import names, taps
from desktop_app.games.meccg.vocabulary.deeds import both, if_, own
from desktop_app.games.meccg.vocabulary.event_words import (
    ends_with_it,
    in_company_of_chosen,
    leader_left,
    led_by_a_troll,
    not_twice_at_site,
    notes_its_site,
    says,
    somebody_left,
    tap_one_and_keep,
    taps_the_site,
    watches_its_company,
    with_its_host,
    with_many_orcs,
)
from desktop_app.games.meccg.vocabulary.groups import (
    avatar,
    checking,
    chosen,
    company_member,
    company_played_on,
    host,
    leading,
    me,
    struck,
    this_company,
    under_attack,
    with_allies,
    you,
    your_character,
)
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.triggers import ends
from desktop_app.games.meccg.vocabulary.verbs import (
    adds_to_check,
    cancel_attack,
    cancel_check,
    changes_the_attack,
    check_corruption,
    discard,
    faces_attack,
    on_strike,
    return_to_hand,
    sheltered,
    tap,
)

JOIN_WITH_THAT_POWER = "AS-90"
ORDERS_FROM_LUGBURZ = "AS-94"
WELL_PRESERVED = "AS-108"
BADE_TO_RULE = "LE-167"
BURNING_RICK_COT_AND_TREE = "LE-173"
BY_THE_RINGWRAITHS_WORD = "LE-174"
DEEPER_SHADOW = "LE-179"
ILL_REPORT_YOU = "LE-196"
NOT_SLAY_NEEDLESSLY = "LE-212"
ORC_QUARRELS = "LE-216"
POISONOUS_DESPAIR = "LE-219"
RUSE = "LE-225"
SECRETS_OF_THEIR_FORGING = "LE-226"
SUDDEN_CALL = "LE-235"
SWARM_OF_BATS = "LE-237"
SWIFT_STROKES = "LE-238"
THATS_BEEN_HEARD = "LE-241"
TO_SATISFY_THE_QUESTIONER = "LE-246"
UNDER_HIS_BLOW = "LE-247"
CREPT_ALONG_CLEVERLY = "WH-43"

# -- attacks -----------------------------------------------------------------------------------------------------------

event(
    CREPT_ALONG_CLEVERLY,
    during="attack",
    cost=names(with_allies(under_attack)(skill("ranger"))),
    condition=attacked_by("wolf", "animal", "spider", "dragon", "drake", "undead"),
    do=cancel_attack,
    skilled=True,
)
permits(CREPT_ALONG_CLEVERLY, "requires", "ranger")

event(ORC_QUARRELS, during="attack", condition=attacked_by("orc", "troll", "man"), do=cancel_attack)
event(
    ORC_QUARRELS,
    during="attack",
    condition=in_play_is("Skies of Fire"),
    do=changes_the_attack(halves_strikes=True),
)


@told("the company is covert")
def _is_covert(m: Now) -> bool:
    it = queries.attack(m.g)
    return it is not None and not it.overt


@told("not yet on this attack")
def _is_spared_once(m: Now) -> bool:
    """It cannot be duplicated on an attack."""
    it = queries.attack(m.g)
    return it is not None and m.code not in it.played


async def _notes(m: Now) -> None:
    it = queries.attack(m.g)
    if it is not None:
        it.played.append(m.code)


event(
    NOT_SLAY_NEEDLESSLY,
    during="attack",
    condition=says(
        "by free peoples", lambda m: attacked_by("elf", "dwarf", "dunadan", "man")(m) and _is_spared_once(m)
    ),
    do=both(own(_notes, told="once an attack"), if_(_is_covert, cancel_attack, changes_the_attack(prowess=-2))),
)

event(
    RUSE,
    during="attack",
    cost=taps(with_allies(under_attack)(skill("diplomat"), covert)),
    do=cancel_attack,
    skilled=True,
)
event(RUSE, during="attack", target=with_allies(under_attack)(skill("scout")), do=sheltered, skilled=True)
permits(RUSE, "requires", "scout")

event(
    SWIFT_STROKES,
    during="strike",
    cost=names(struck(skill("warrior"))),
    do=on_strike(prowess=1, twice=True),
    skilled=True,
)
permits(SWIFT_STROKES, "requires", "warrior")
event(UNDER_HIS_BLOW, during="strike", target=struck(untapped), do=on_strike(untapped=True))

# -- checks ------------------------------------------------------------------------------------------------------------


def _companions(m: Now) -> int:
    """How many others are in the company of whoever makes the check."""
    return len(queries.companions(m.g, m.g.check.who)) if m.g.check is not None else 0


@told("not yet on this check")
def _is_joined_once(m: Now) -> bool:
    """It cannot be duplicated on a check."""
    return m.g.check is not None and m.code not in m.g.check.used


async def _uses(m: Now) -> None:
    if m.g.check is not None:
        m.g.check.used.append(m.code)


@told("with a diplomat")
def _has_diplomat(m: Now) -> bool:
    check = m.g.check
    company = company_of(m.g, check.who) if check is not None else None
    return company is not None and any(queries.has_skill(m.g, card, "diplomat") for card in company.members)


for moment in ("check", "influence"):
    event(
        JOIN_WITH_THAT_POWER,
        during=moment,
        target=checking,
        condition=says("with a diplomat", lambda m: _has_diplomat(m) and _is_joined_once(m)),
        do=both(own(_uses, told="once a check"), adds_to_check(_companions)),
        skilled=True,
    )
permits(JOIN_WITH_THAT_POWER, "requires", "diplomat")


@told("no Ringwraith plays it")
def _magic_price(m: Now) -> bool:
    """Whether the user of magic must make a check: no Ringwraith does."""
    return any(not queries.is_ringwraith(m.g, card) for card in chosen.all(m))


pays_for_magic = if_(_magic_price, check_corruption(-3).on(chosen))


@told("tried on his company")
def _tried_on_his_company(m: Now) -> bool:
    """An attempt of the other player on somebody or something of the company of a user of spirit-magic, or with a
    Ringwraith who uses it on a faction."""
    check = m.g.check
    if check is None or check.kind != "attempt" or check.seat == m.seat or check.against not in m.g.pieces:
        return False
    users = [card for card in queries.characters(m.g, m.seat) if can_use("spirit_magic").holds(m, card)]
    if "faction" in facts(m.g, check.against).kinds:
        return any(queries.is_ringwraith(m.g, card) for card in users)
    mine = company_of(m.g, check.against)
    return mine is not None and any(card in mine.members for card in users)


event(
    POISONOUS_DESPAIR,
    during="influence",
    cost=names(your_character(can_use("spirit_magic"))),
    condition=_tried_on_his_company,
    do=both(cancel_check, pays_for_magic),
)
permits(POISONOUS_DESPAIR, "opponents_turn")

# -- shadow-magic ------------------------------------------------------------------------------------------------------


async def _is_preserved(m: Now) -> None:
    """The wounded character is well and untapped."""
    piece = m.g.pieces.get(m.target)
    if piece is not None:
        piece.wounded, piece.exhausted = False, False


permanent(
    WELL_PRESERVED,
    cost=names(your_character(can_use("shadow_magic"))),
    on=your_character(wounded, in_company_of_chosen),
    then=both(own(_is_preserved, told="becomes untapped"), pays_for_magic),
)
constant(WELL_PRESERVED, on=host, body=-1)
required(
    WELL_PRESERVED,
    ends("untap"),
    condition=says("he is at a haven", lambda m: any(at_haven.holds(m, c) for c in host.all(m))),
    do=discard.on(me),
)


@told("it moves")
def _user_moves(m: Now) -> bool:
    company = queries.current(m.g)
    return m.g.phase == "movement" and company is not None and company.moved


async def _shades_path(m: Now) -> None:
    company = queries.current(m.g)
    if company is not None and "wilderness" in company.path:
        await change_in_path(m.g, company, "wilderness", "shadow_land", m.me, m.seat)


async def _shades_site(m: Now) -> None:
    company = queries.current(m.g)
    if company is not None and company.site:
        m.g.effects.append(Effect("site_type:shadow_hold", 0, [company.site], "", "turn", m.me, m.code))


async def _one_hazard_less(m: Now) -> None:
    company = queries.current(m.g)
    if company is not None:
        m.g.effects.append(Effect("hazard_limit", -1, [company.id], "", "turn", m.me, m.code))


user = names(company_member(can_use("shadow_magic")))


@told("it moves to ruins")
def _site_is_ruins(m: Now) -> bool:
    company = queries.current(m.g)
    return _user_moves(m) and company is not None and queries.site_type(m.g, company.site) == "ruins"


@told("it moves through the wild")
def _path_is_wild(m: Now) -> bool:
    company = queries.current(m.g)
    return _user_moves(m) and company is not None and "wilderness" in company.path


event(
    DEEPER_SHADOW,
    during="movement",
    cost=user,
    condition=_site_is_ruins,
    do=both(own(_shades_site, told="Ruins & Lairs become a Shadow-hold"), pays_for_magic),
)
event(
    DEEPER_SHADOW,
    during="movement",
    cost=user,
    condition=_path_is_wild,
    do=both(own(_shades_path, told="a Wilderness becomes a Shadow-land"), pays_for_magic),
)
event(
    DEEPER_SHADOW,
    during="movement",
    cost=user,
    condition=_user_moves,
    do=both(own(_one_hazard_less, told="one hazard less"), pays_for_magic),
)

# -- Ringwraiths and leaders -------------------------------------------------------------------------------------------


@told("no Ringwraith yet")
def _no_ringwraith_yet(m: Now) -> bool:
    return not queries.avatar(m.g, m.seat)


async def _joins_him(m: Now) -> None:
    """The card that waited lies with the Ringwraith from now on."""
    piece = m.g.pieces.get(m.me)
    own_avatar = queries.avatar(m.g, m.seat)
    if piece is not None and not piece.host and own_avatar:
        leaving.hang(m.g, m.me, own_avatar)


permanent(BADE_TO_RULE, on=avatar(at_haven), during="organization")
permanent(BADE_TO_RULE, on=you, during="organization", condition=_no_ringwraith_yet)
required(BADE_TO_RULE, avatar_comes, do=own(_joins_him, told="lies with your Ringwraith"))
adds(BADE_TO_RULE, "general_influence", 5)
constant(BADE_TO_RULE, on=host, influence=-2)
ability(BADE_TO_RULE, during="organization", do=discard.on(me))
discarded_when(
    BADE_TO_RULE,
    lambda m: any((c := company_of(m.g, card)) is not None and c.moved for card in host.all(m)),
)
cannot_be_duplicated(BADE_TO_RULE, "player")


async def _leads(m: Now) -> None:
    """He is a leader as long as the card lies on him."""
    m.g.effects.append(Effect("keyword:leader", 0, [m.target], "", "game", m.me, m.code))


def _outshone(m: Now) -> bool:
    """A character of the company has a higher mind."""
    for card in host.all(m):
        mine = number(m.g, card, "mind")
        return any(number(m.g, other, "mind") > mine for other in queries.companions(m.g, card))
    return False


permanent(
    BY_THE_RINGWRAITHS_WORD,
    on=your_character(where_your_avatar_is, at_haven),
    during="organization",
    then=own(_leads, told="becomes a leader"),
)
influence(BY_THE_RINGWRAITHS_WORD, 4, against=is_character & with_its_host, on=host)
grants("stays_on_body", BY_THE_RINGWRAITHS_WORD, "yes", on=host)
required(BY_THE_RINGWRAITHS_WORD, this_leaves, do=ends_with_it)
discarded_when(BY_THE_RINGWRAITHS_WORD, _outshone)
cannot_be_duplicated(BY_THE_RINGWRAITHS_WORD, "player")


async def _calls_off_others(m: Now) -> None:
    """Every other command on the leader returns to the hand."""
    others = [
        each for each in m.g.pieces[m.target].attachments if each != m.me and "command" in facts(m.g, each).keywords
    ]
    await leaving.to_hand(m.g, others, m.me)


permanent(
    ILL_REPORT_YOU,
    on=your_character(leader),
    during="organization",
    then=own(_calls_off_others, told="other commands return to the hand"),
)
constant(ILL_REPORT_YOU, on=host, influence=-2)
constant(ILL_REPORT_YOU, on=those_with_it, prowess=1)
ability(ILL_REPORT_YOU, during="organization", do=return_to_hand.on(me))

permanent(ORDERS_FROM_LUGBURZ, on=leading, during="organization", on_company=True, then=watches_its_company)
grants("second_leader", ORDERS_FROM_LUGBURZ, "yes", on=company_played_on(race("troll"), leader))
constant(ORDERS_FROM_LUGBURZ, on=company_played_on(led_by_a_troll), check=1)
discarded_when(
    ORDERS_FROM_LUGBURZ,
    lambda m: leader_left(m) or any(facts(m.g, card).title == "Ren the Ringwraith" for card in avatar.all(m)),
)
cannot_be_duplicated(ORDERS_FROM_LUGBURZ, "company")


permanent(
    SWARM_OF_BATS,
    on=leading(overt, at_haven | at_a("shadow_hold", "dark_hold"), with_many_orcs),
    during="organization",
    on_company=True,
    then=watches_its_company,
)
changes_attacks(SWARM_OF_BATS, attacks_its_company, prowess=-1, body=-1)
discarded_when(SWARM_OF_BATS, somebody_left)
cannot_be_duplicated(SWARM_OF_BATS, "company")

# -- at sites ----------------------------------------------------------------------------------------------------------


async def _loses_factions(m: Now) -> None:
    """Factions of its player that are played at the site are discarded."""
    company = queries.current(m.g)
    if company is None:
        return
    mine = [
        card
        for card in m.g.zones[f"marshalling:{m.seat}"]
        if card in m.g.pieces and any(queries.fits_place(m.g, company.site, p) for p in facts(m.g, card).playable_at)
    ]
    await leaving.discard(m.g, mine, m.me)


event(
    BURNING_RICK_COT_AND_TREE,
    during="site",
    target=this_company,
    condition=says(
        "at a tapped border-hold",
        lambda m: both_hold(at_the("border_hold"), site_tapped, entered)(m) and not_twice_at_site(m),
    ),
    do=both(
        notes_its_site,
        faces_attack("man", 4, 7),
        faces_attack("man", 1, 9),
        tap_one_and_keep(to_pile=True),
        own(_loses_factions, told="your factions of the site are discarded"),
    ),
)

permanent(
    THATS_BEEN_HEARD,
    on=company_member(untapped, covert, at_a("border_hold", "free_hold"), where_information_is),
    during="site",
    condition=entered,
    then=tap,
)
permanent(
    TO_SATISFY_THE_QUESTIONER,
    on=company_member(untapped, at_a("free_hold")),
    during="site",
    condition=both_hold(entered, site_untapped),
    then=both(tap, taps_the_site),
)
for told_later in (THATS_BEEN_HEARD, TO_SATISFY_THE_QUESTIONER):
    forbids(told_later, "untap", host)


def _gold_rings(m: Now) -> list[str]:
    """The gold rings of the company of the sage."""
    company = queries.current(m.g)
    members = company.members if company is not None else []
    return [
        each for card in members for each in m.g.pieces[card].attachments if "gold_ring_item" in facts(m.g, each).kinds
    ]


async def _forges(m: Now) -> None:
    """The gold ring is discarded; a special ring that it lists may take its place, but not The One Ring."""
    rings = _gold_rings(m)
    if not rings:
        return
    ring = rings[0] if len(rings) == 1 else await choose_card(m.g, m.seat, "mec-ask-which-ring", rings, source=m.me)
    bearer = m.g.pieces[ring].host
    listed = [kind for kind in facts(m.g, ring).rings if kind != "the_one_ring"]
    side = facts(m.g, ring).alignment
    able = [
        card
        for card in m.g.zones[f"hand:{m.seat}"]
        if any(kind in facts(m.g, card).keywords for kind in listed)
        and facts(m.g, card).alignment == side
        and not why_not_enter(m.g, m.seat, card, bearer)
    ]
    shown = await choose_card(m.g, m.seat, "mec-ask-ring", able, source=ring, may=True) if able else ""
    await leaving.discard(m.g, [ring], m.me)
    if shown and bearer in m.g.pieces:
        await put_on(m.g, shown, m.seat, bearer)


event(
    SECRETS_OF_THEIR_FORGING,
    during="site",
    cost=taps(with_allies(company_member)(skill("sage"), where_information_is)),
    condition=says("with a gold ring", lambda m: entered(m) and bool(_gold_rings(m))),
    do=both(taps_the_site, own(_forges, told="a gold ring becomes a special ring")),
    skilled=True,
)
permits(SECRETS_OF_THEIR_FORGING, "requires", "sage")

# -- the end -----------------------------------------------------------------------------------------------------------


async def _convenes(m: Now) -> None:
    """The Audience of Sauron is convened: the opponent of who meets the conditions takes one last turn (MEC-014), as a
    hazard its own player (MEC-733)."""
    end_phase.call(m.g, m.g.active)
    m.g.say("mec-log-calls", seat=f"seat:{m.seat}", rule="MEC-011")


@told("you may convene")
def _may_convene(m: Now) -> bool:
    """Who has the turn meets the conditions, and is no Wizard player; as a hazard in the movement/hazard phase."""
    if m.g.last or queries.is_wizard(m.g, m.g.active) or not end_phase.meets_conditions(m.g, m.g.active):
        return False
    return m.seat == m.g.active or m.g.phase == "movement"


event(SUDDEN_CALL, condition=_may_convene, do=own(_convenes, told="convenes the Audience of Sauron"))


async def _goes_under(m: Now) -> None:
    """It is shown and shuffled into the play deck."""
    await into_deck(m.g, m.seat, m.me)


event(SUDDEN_CALL, do=own(_goes_under, told="is shuffled into the play deck"))
permits(SUDDEN_CALL, "any_time")
permits(SUDDEN_CALL, "free_of_limit")
