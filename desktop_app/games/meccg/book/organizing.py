"""Organizing: one character is played or discarded, followers change, companies are arranged (MEC-426 to MEC-459)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.meccg.book.playing import moment
from desktop_app.games.meccg.book.ringwraith_followers import discard_namesakes, gather_followers
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.minions import is_sauron
from desktop_app.games.meccg.reading.movement import reachable
from desktop_app.games.meccg.reading.numbers import can_control, forbidden, general_limit, general_used, number
from desktop_app.games.meccg.reading.queries import (
    avatar,
    characters,
    companies,
    company_by_id,
    company_of,
    facts,
    followers,
    is_ringwraith,
    is_wizard,
    opponent,
    side,
)
from desktop_app.games.meccg.reading.sites import is_haven, is_home
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import (
    at_same_site,
    found_company,
    join_companies,
    join_company,
    lay_site,
    move_effect,
    with_followers,
)
from desktop_app.games.meccg.verbs.entering import admitting, put_character, why_not_enter
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.vocabulary.texts import CARDS, Bars

NEW = "new"
WIZARD_HAVEN = ("Rivendell",)
RINGWRAITH_HAVENS = ("Dol Guldur", "Minas Morgul")
"""Where avatars come into play besides their home sites (MEC-074, MEC-405)."""


# -- bringing characters into play -------------------------------------------------------------------------------------


def why_not_bring(g: MecState, seat: str, card: str) -> str:
    """Why a character in hand cannot be brought into play at all: a reason id, or ""."""
    printed = facts(g, card)
    if printed.type != "character" or printed.alignment != side(g, seat) or (printed.agent and is_wizard(g, seat)):
        return "character_side"
    if g.brought and not is_uncounted(g, card) and not is_unlimited(g, seat):
        return "character"
    if printed.avatar:
        why = _why_no_avatar(g, seat, card)
        if why:
            return why
    return why_not_enter(g, seat, card)


def is_uncounted(g: MecState, card: str) -> bool:
    """Whether a character comes beside the one of the turn: by its text, or because its text names one that has come
    into play in this turn."""
    permission = CARDS.permission(g.codes[card], "uncounted_with")
    if permission is None:
        return CARDS.permission(g.codes[card], "uncounted") is not None
    names = permission.detail.split()
    return any(
        facts(g, other).entity in names and g.pieces[other].since == g.round for other in characters(g, g.active)
    )


def is_unlimited(g: MecState, seat: str) -> bool:
    """Whether a card lets a player bring in as many characters as he likes."""
    lying = g.zones[f"events:{seat}"]
    return any(CARDS.permission(g.codes[card], "brings_many") is not None for card in lying)


def _why_no_avatar(g: MecState, seat: str, card: str) -> str:
    """None for Sauron (MEC-112), one avatar a player (MEC-401), the one that went back to the hand (MEC-040), none
    after it fell (MEC-404), none that the opponent has revealed (MEC-406) or waits to reveal again (MEC-041)."""
    entity = facts(g, card).entity
    if is_sauron(g, seat):
        return "sauron"
    if avatar(g, seat):
        return "avatar"
    if g.avatars.get(seat, entity) != entity:
        return "other_returned" if seat in g.returned else "other_avatar"
    if seat in g.fallen:
        return "fallen"
    theirs = opponent(g, seat)
    if g.avatars.get(theirs) != entity:
        return ""
    return "theirs_returned" if theirs in g.returned else "unique" if theirs in g.fallen else ""


def arrival_sites(g: MecState, seat: str, card: str) -> list[str]:
    """The site cards at which a character may come into play, one of each name: those in play first (MEC-402, MEC-428,
    MEC-432)."""
    found: dict[str, str] = {}
    for site in (*g.zones[f"sites:{seat}"], *g.zones[f"locations:{seat}"]):
        title = facts(g, site).title
        if title not in found and _may_arrive(g, seat, card, site):
            found[title] = site
    return list(found.values())


def _may_arrive(g: MecState, seat: str, card: str, site: str) -> bool:
    printed = facts(g, card)
    if is_home(g, card, site):
        return True
    if printed.avatar:
        havens = WIZARD_HAVEN if is_wizard(g, seat) else RINGWRAITH_HAVENS
        return facts(g, site).title in havens and is_haven(g, site, seat)
    if printed.agent:
        here = [each for each in companies(g, seat) if each.site and _same(g, each.site, site)]
        return is_haven(g, site, seat) and any(admitting(g, each) for each in here)
    if printed.only_at_home:
        return False
    barred = any(part.which.holds(moment(g, seat, card), card) for part in CARDS.of(Bars, g.codes[site]))
    return is_haven(g, site, seat) and not barred


def brings(g: MecState, seat: str) -> list[Option]:
    """Every character that may be brought into play: under general influence at a site, in a company there or one of
    its own, or under direct influence of a character there (MEC-429 to MEC-431)."""
    return [
        option
        for card in g.zones[f"hand:{seat}"]
        if facts(g, card).type == "character" and not why_not_bring(g, seat, card)
        for site in arrival_sites(g, seat, card)
        for option in _brings_at(g, seat, card, site)
    ]


def _brings_at(g: MecState, seat: str, card: str, site: str) -> list[Option]:
    """The ways of bringing a character in at one site; an agent that is not at home there joins only a company that
    admits it (MEC-023)."""
    own, printed = avatar(g, seat), facts(g, card)
    here = [each for each in companies(g, seat) if each.site and _same(g, each.site, site)]
    with_avatar = not own or any(own in each.members for each in here)
    strange = printed.agent and not is_home(g, card, site)
    here = [each for each in here if not strange or admitting(g, each)]
    found: list[Option] = []
    if with_avatar:
        found += [Option("bring", card, site, each.id) for each in here if _fits(g, each, card)]
    if with_avatar and not strange:
        label = message("mec-verb-bring-new", card=g.ref(card), site=g.ref(site))
        found.append(Option("bring", card, site, NEW, label))
    if not printed.avatar:
        found += [Option("bring", card, leader) for each in here for leader in _leaders_for(g, each, card)]
    return found


def _same(g: MecState, one: str, other: str) -> bool:
    return facts(g, one).title == facts(g, other).title


def _fits(g: MecState, company: Company, *cards: str) -> bool:
    """Whether somebody may be in a company where it is, and where it has declared to go (MEC-469)."""
    together = [*company.members, *cards]
    places = [site for site in (company.site, company.goal) if site]
    return not any(why_not_together(g, together, site, company.seat) for site in places)


def _leaders_for(g: MecState, company: Company, card: str) -> list[str]:
    """The characters of a company that could control one more with direct influence."""
    return [leader for leader in company.members if _fits(g, company, card) and can_control(g, leader, card)]


async def bring(g: MecState, chosen: Option) -> None:
    """A character comes into play."""
    card, seat = chosen.source, g.active
    follows = chosen.target if chosen.target in characters(g, seat) else ""
    if follows:
        company = company_of(g, follows)
        site = company.site if company is not None else ""
    else:
        company, site = company_by_id(g, chosen.detail), chosen.target
        if g.home[site].startswith("locations:"):
            lay_site(g, site)
    if not is_uncounted(g, card):
        g.brought += 1
    g.say("mec-log-brings", seat=seat_ref(seat), card=g.ref(card), site=g.ref(site))
    await put_character(g, card, seat, company, site)
    if card in g.pieces:
        g.pieces[card].follows = follows
    if facts(g, card).avatar and not follows:
        await reveal_avatar(g, seat, card)


async def reveal_avatar(g: MecState, seat: str, card: str) -> None:
    """An avatar is revealed: the Nazgûl of the same name and the opponent's follower go (MEC-042, MEC-059, MEC-400);
    its own followers gather around it (MEC-407)."""
    g.avatars[seat] = facts(g, card).entity
    g.returned = [each for each in g.returned if each != seat]
    await discard_namesakes(g, card)
    gather_followers(g, seat, card)
    g.say("mec-log-reveals-avatar", seat=seat_ref(seat), card=g.ref(card))


# -- discarding, followers, companies ----------------------------------------------------------------------------------


def dismissals(g: MecState, seat: str) -> list[Option]:
    """The characters that may be discarded: at a haven or at home, no avatar (MEC-434), one a turn (MEC-427)."""
    if g.brought:
        return []
    return [
        Option("dismiss", card)
        for company in companies(g, seat)
        for card in company.members
        if not facts(g, card).avatar and (is_haven(g, company.site, seat) or is_home(g, card, company.site))
    ]


def influences(g: MecState, seat: str) -> list[Option]:
    """Characters put under direct influence of another of their company (MEC-442), or under general influence
    (MEC-443)."""
    found: list[Option] = []
    for company in companies(g, seat):
        for card in company.members:
            piece = g.pieces[card]
            if facts(g, card).avatar or is_ringwraith(g, card):
                continue
            if not followers(g, card) and not forbidden(g, "follow", card):
                found += [
                    Option("follow", card, leader)
                    for leader in company.members
                    if leader not in (card, piece.follows) and can_control(g, leader, card)
                ]
            fits = general_used(g, seat) + number(g, card, "mind") <= general_limit(g, seat)
            if (piece.follows or piece.loose) and fits:
                found.append(Option("free", card))
    return found


def arrangements(g: MecState, seat: str) -> list[Option]:
    """Joining, splitting and moving between companies at one site (MEC-451, MEC-454, MEC-456, MEC-458)."""
    found: list[Option] = []
    for company in companies(g, seat):
        if not company.site or not company.members:
            continue
        near = [each for each in at_same_site(g, company) if not each.split or each.split != company.split]
        for card in company.members:
            if g.pieces[card].follows:
                continue
            moved = with_followers(g, card)
            if len(moved) < len(company.members):
                if _could_go(g, company):
                    found.append(Option("split", card))
                found += [
                    Option("regroup", card, other.members[0])
                    for other in at_same_site(g, company)
                    if _fits(g, other, *moved)
                ]
        found += [
            Option("join", company.members[0], other.members[0])
            for other in near
            if company.id < other.id and _may_join(g, company, other)
        ]
    return found


def _may_join(g: MecState, company: Company, other: Company) -> bool:
    """Whether two companies may become one, which then goes where either of them has declared to go (MEC-455): not
    where both have, each movement being declared once (MEC-470)."""
    if company.goal and other.goal:
        return False
    return _fits(g, company, *other.members) and _fits(g, other, *company.members)


def _could_go(g: MecState, company: Company) -> bool:
    """Whether the parts of a company could go different ways, as all but one of them must (MEC-457)."""
    return not company.declared and len(reachable(g, company)) > 0


def options(g: MecState) -> list[Option]:
    """Everything that may be done while organizing."""
    seat = g.active
    return [*brings(g, seat), *dismissals(g, seat), *influences(g, seat), *arrangements(g, seat)]


async def do(g: MecState, chosen: Option) -> None:
    """One of these is done."""
    card = chosen.source
    if chosen.verb == "bring":
        await bring(g, chosen)
    elif chosen.verb == "dismiss":
        g.brought += 1
        await discard(g, [card])
    elif chosen.verb == "follow":
        g.pieces[card].follows, g.pieces[card].loose = chosen.target, False
        g.say("mec-log-follows", card=g.ref(card), host=g.ref(chosen.target))
    elif chosen.verb == "free":
        g.pieces[card].follows, g.pieces[card].loose = "", False
        g.say("mec-log-general", card=g.ref(card))
    elif chosen.verb == "split":
        await split_off(g, card)
    else:
        _together(g, chosen)


async def split_off(g: MecState, card: str) -> None:
    """A character and its followers make a company of their own at the site (MEC-456).

    What remains is the original company, with which the effects of resources stay; the hazard player says where the
    hazards go that were played on the company (MEC-459).
    """
    company = company_of(g, card)
    assert company is not None
    if not company.split:
        g.splits += 1
        company.split = g.splits
    new = found_company(g, company.seat, company.site)
    new.split = company.split
    for each in with_followers(g, card):
        join_company(g, each, new)
    g.say("mec-log-splits", card=g.ref(card))
    await _assign_hazards(g, company, new)


async def _assign_hazards(g: MecState, company: Company, new: Company) -> None:
    """Each hazard on a company that splits: a permanent-event that lies on it, an effect that lasts on it."""
    lying = [card for card, piece in g.pieces.items() if piece.company == company.id]
    lasting = [effect.source for effect in g.effects if company.id in effect.targets]
    for card in dict.fromkeys([*lying, *lasting]):
        if card not in g.codes or facts(g, card).type != "hazard":
            continue
        parts = [company.members[0], new.members[0]]
        if await choose_card(g, opponent(g, company.seat), "mec-ask-split-hazard", parts, source=card) == parts[1]:
            _hand_over(g, card, company, new)


def _hand_over(g: MecState, card: str, company: Company, new: Company) -> None:
    """A hazard on a company is on another part of it from now on."""
    if card in g.pieces and g.pieces[card].company == company.id:
        g.pieces[card].company = new.id
    for effect in g.effects:
        if effect.source == card:
            move_effect(effect, company, new)


def _together(g: MecState, chosen: Option) -> None:
    one, other = company_of(g, chosen.source), company_of(g, chosen.target)
    assert one is not None
    assert other is not None
    if chosen.verb == "join":
        join_companies(g, one, other)
        return
    for each in with_followers(g, chosen.source):
        join_company(g, each, other)


# -- why not -----------------------------------------------------------------------------------------------------------

WHY_NOT = {
    "character_side": ("MEC-355", "mec-no-character-side"),
    "character": ("MEC-427", "mec-no-character"),
    "sauron": ("MEC-112", "mec-no-sauron"),
    "avatar": ("MEC-399", "mec-no-avatar"),
    "other_avatar": ("MEC-401", "mec-no-other-avatar"),
    "other_returned": ("MEC-040", "mec-no-other-avatar"),
    "theirs_returned": ("MEC-041", "mec-no-unique"),
    "fallen": ("MEC-404", "mec-no-fallen"),
    "unique": ("MEC-336", "mec-no-unique"),
    "twice": ("MEC-340", "mec-no-twice"),
    "required": ("MEC-701", "mec-no-required"),
    "nowhere": ("MEC-428", "mec-no-nowhere"),
    "no_avatar_site": ("MEC-402", "mec-no-nowhere"),
    "away": ("MEC-429", "mec-no-avatar-away"),
    "composition": ("MEC-066", "mec-no-composition"),
}


def refusals(g: MecState) -> list[Refusal]:
    """Why each other character in hand cannot be brought into play."""
    seat, found = g.active, list[Refusal]()
    for card in g.zones[f"hand:{seat}"]:
        if facts(g, card).type == "character":
            why = why_not_bring(g, seat, card) or _why_nowhere(g, seat, card)
            if why:
                rule, text = WHY_NOT[why]
                found.append(refuse(g, rule, text, "bring", card))
    return found


def _why_nowhere(g: MecState, seat: str, card: str) -> str:
    """Why somebody comes into play at no site: none is at hand where he may (MEC-402, MEC-428), the avatar is elsewhere
    (MEC-429), or he fits into no company there (MEC-066)."""
    sites = arrival_sites(g, seat, card)
    if not sites:
        return "no_avatar_site" if facts(g, card).avatar else "nowhere"
    if any(_brings_at(g, seat, card, site) for site in sites):
        return ""
    own = avatar(g, seat)
    company = company_of(g, own) if own else None
    together = company is not None and any(_same(g, company.site, site) for site in sites)
    return "away" if company is not None and not together else "composition"
