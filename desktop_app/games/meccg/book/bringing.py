"""Bringing characters into play, and revealing an avatar."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.book.declarable import moment
from desktop_app.games.meccg.book.ringwraith_followers import discard_namesakes, gather_followers
from desktop_app.games.meccg.reading.companies import avatar, characters, companies, company_by_id, company_of
from desktop_app.games.meccg.reading.composition import why_not_add
from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.influence import can_control
from desktop_app.games.meccg.reading.minions import is_sauron
from desktop_app.games.meccg.reading.queries import facts, is_wizard, opponent, side
from desktop_app.games.meccg.reading.sites import is_haven, is_home
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import lay_site
from desktop_app.games.meccg.verbs.entering import admitting, put_character, why_not_enter
from desktop_app.games.meccg.vocabulary.texts import CARDS, Bars

NEW = "new"
"""The detail of an option that makes a company of one's own."""
WIZARD_HAVEN = ("Rivendell",)
RINGWRAITH_HAVENS = ("Dol Guldur", "Minas Morgul")
"""Where avatars come into play besides their home sites (MEC-074, MEC-405)."""


def why_not_bring(g: MecState, seat: str, card: str) -> str:
    """Why a character in hand cannot be brought into play at all: a reason id, or ""."""
    printed = facts(g, card)
    if printed.type != "character" or printed.alignment != side(g, seat) or (printed.agent and is_wizard(g, seat)):
        return _why_not_of_his(g, seat, printed)
    if g.brought and not is_uncounted(g, card) and not is_unlimited(g, seat):
        return "character"
    if printed.avatar:
        why = _why_no_avatar(g, seat, card)
        if why:
            return why
    return why_not_enter(g, seat, card)


def _why_not_of_his(g: MecState, seat: str, printed: CardFacts) -> str:
    """Which rule keeps somebody of the other side away: of avatars (MEC-354, MEC-358), of agents, which are hazards to
    a Wizard player (MEC-356), or of characters (MEC-355, MEC-359)."""
    wizard = is_wizard(g, seat)
    if printed.avatar:
        return "no_wizard" if wizard else "no_ringwraith"
    if wizard:
        return "agent_hazard" if printed.agent else "character_side"
    return "hero_character"


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
    """Whether a card lets a player bring in as many characters as he likes. None of them is the one of the turn: one
    may be discarded as well (MEC-427), whichever comes first."""
    lying = g.zones[f"events:{seat}"]
    return any(CARDS.permission(g.codes[card], "brings_many") is not None for card in lying)


def _why_no_avatar(g: MecState, seat: str, card: str) -> str:
    """None for Sauron (MEC-112), one avatar a player (MEC-401), the one that went back to the hand (MEC-040), none
    after it fell (MEC-404), none that the opponent has revealed (MEC-406) or waits to reveal again (MEC-041)."""
    entity = facts(g, card).entity
    if is_sauron(g, seat):
        return "sauron"
    if avatar(g, seat):
        return "avatar" if facts(g, avatar(g, seat)).entity == entity else "other_avatar"
    if seat in g.fallen:
        return "fallen"
    if g.avatars.get(seat, entity) != entity:
        return "other_returned" if seat in g.returned else "other_avatar"
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
        here = [each for each in companies(g, seat) if each.site and same_site(g, each.site, site)]
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
        for option in brings_at(g, seat, card, site)
    ]


def brings_at(g: MecState, seat: str, card: str, site: str) -> list[Option]:
    """The ways of bringing a character in at one site; an agent that is not at home there joins only a company that
    admits it (MEC-023)."""
    own, printed = avatar(g, seat), facts(g, card)
    here = [each for each in companies(g, seat) if each.site and same_site(g, each.site, site)]
    with_avatar = not own or any(own in each.members for each in here)
    strange = printed.agent and not is_home(g, card, site)
    here = [each for each in here if not strange or admitting(g, each)]
    found: list[Option] = []
    if with_avatar:
        found += [Option("bring", card, site, each.id) for each in here if fits(g, each, card)]
    if with_avatar and not strange:
        label = message("mec-verb-bring-new", card=g.ref(card), site=g.ref(site))
        found.append(Option("bring", card, site, NEW, label))
    if not printed.avatar:
        found += [Option("bring", card, leader) for each in here for leader in _leaders_for(g, each, card)]
    return found


def same_site(g: MecState, one: str, other: str) -> bool:
    """Whether two site cards are of one place, whoever plays them."""
    return facts(g, one).title == facts(g, other).title


def fits(g: MecState, company: Company, *cards: str) -> bool:
    """Whether somebody may be in a company where it is, and where it has declared to go (MEC-469)."""
    return not why_not_add(g, company, *cards)


def _leaders_for(g: MecState, company: Company, card: str) -> list[str]:
    """The characters of a company that could control one more with direct influence."""
    return [leader for leader in company.members if fits(g, company, card) and can_control(g, leader, card)]


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
    if not is_uncounted(g, card) and not is_unlimited(g, seat):
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
