"""Coming into play: what stands in the way (uniqueness, duplicates), and where a card comes to lie."""

from __future__ import annotations

from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.cards import ItemGained, Played
from desktop_app.games.meccg.reading.companies import borne, company_of
from desktop_app.games.meccg.reading.named import entities, titled_in_play
from desktop_app.games.meccg.reading.numbers import READING, is_able_to_use
from desktop_app.games.meccg.reading.queries import facts, is_avatar, is_item_card, is_trophy
from desktop_app.games.meccg.reading.wearing import worn_as
from desktop_app.games.meccg.state import Company, MecState, Piece
from desktop_app.games.meccg.verbs.companies import found_company
from desktop_app.games.meccg.vocabulary.texts import CARDS, Requires, Unlike


def why_not_unique(g: MecState, card: str) -> str:
    """Why a card cannot come into play beside those that are there: "unique" (MEC-336), a "manifestation" of what is
    (MEC-007, MEC-341), or of what is "out_of_play" (MEC-338, MEC-009).

    Several manifestations of a Dragon may be there at once, until one is defeated (MEC-343, MEC-345); an avatar may be
    revealed beside another manifestation that is none (MEC-342), a follower of the opponent's too (MEC-059).
    """
    printed = facts(g, card)
    others = [other for other in entities(g, printed.entity) if other != card]
    if not others or not (printed.unique or any(facts(g, other).unique for other in others)):
        return ""
    if is_dragon(g, card):
        if any(is_gone(g, other) for other in others):
            return "dragon_gone"
        return "unique" if any(g.codes[other] == g.codes[card] for other in others) else ""
    if printed.avatar:
        others = [other for other in others if is_avatar(g, other) or is_gone(g, other)]
    return _how_it_stands(g, card, others)


def _how_it_stands(g: MecState, card: str, others: list[str]) -> str:
    """How those stand in the way of a card that do: the same one or another manifestation, in play or out of it."""
    if not others:
        return ""
    standing = [other for other in others if not _has_fallen(g, other)]
    alike = any(is_same_card(g, other, card) for other in standing or others)
    if standing:
        return "unique" if alike else "manifestation"
    return "out_of_play" if alike else "manifestation_gone"


def _has_fallen(g: MecState, card: str) -> bool:
    """Whether it was defeated or eliminated, and is not merely stored."""
    return is_gone(g, card) and (g.home[card].startswith("removed:") or facts(g, card).type != "resource")


def is_gone(g: MecState, card: str) -> bool:
    """Whether a manifestation has been defeated or eliminated, so that no other may be played any more (MEC-009,
    MEC-338)."""
    return card not in g.pieces or is_trophy(g, card)


def is_dragon(g: MecState, card: str) -> bool:
    """Whether a card is a manifestation of one of the Dragons: a hazard, or a faction that attacks (MEC-089)."""
    printed = facts(g, card)
    return printed.type != "site" and printed.unique and any(each.race == "dragon" for each in printed.attacks)


def why_not_twice(g: MecState, card: str, host: str = "", company: Company | None = None) -> str:
    """Why a card that cannot be duplicated cannot come into play there (MEC-340)."""
    for part in CARDS.of(Unlike, g.codes[card]):
        alike = titled_in_play(g, facts(g, card).title)
        there = [other for other in alike if other != card and is_same_card(g, other, card)]
        if part.scope == "player":
            there = [other for other in there if g.owners[other] == g.owners[card]] + _stored_copies(g, card)
        elif part.scope == "host":
            there = [other for other in there if g.pieces[other].host == host] if host else []
        elif part.scope == "company":
            mine = company or company_of(g, host)
            there = [other for other in there if mine is not None and _lies_with(g, other, mine)]
        if there:
            return "twice"
    return ""


def _stored_copies(g: MecState, card: str) -> list[str]:
    """The copies of a card that its player has stored: he has them still."""
    pile = g.zones[f"marshalling:{g.owners[card]}"]
    return [other for other in pile if other != card and other not in g.pieces and is_same_card(g, other, card)]


def can_bear(g: MecState, item: str, who: str) -> bool:
    """Whether an item in play may pass to a character: not where it cannot be duplicated (MEC-340)."""
    return not why_not_twice(g, item, who)


def is_same_card(g: MecState, one: str, other: str) -> bool:
    """Whether two cards are copies of each other, in whichever printing (MEC-005)."""
    first, second = facts(g, one), facts(g, other)
    return (first.title, first.type, first.alignment) == (second.title, second.type, second.alignment)


def _lies_with(g: MecState, card: str, company: Company) -> bool:
    return g.pieces[card].company == company.id or company_of(g, card) is company


def why_not_required(g: MecState, seat: str, card: str) -> str:
    """Why a card cannot be played for what its text asks besides."""
    m = READING.moment(g, card)
    m.seat = seat
    return "" if all(part.condition(m) for part in CARDS.of(Requires, g.codes[card])) else "required"


def why_not_enter(g: MecState, seat: str, card: str, host: str = "") -> str:
    """Why a card cannot come into play at all."""
    return why_not_unique(g, card) or why_not_twice(g, card, host) or why_not_required(g, seat, card)


def admitting(g: MecState, company: Company) -> list[str]:
    """The cards on a company that let agents come into play with it, away from their home sites (MEC-021, MEC-023)."""
    lying = [card for card, piece in g.pieces.items() if piece.company == company.id]
    return [card for card in lying if CARDS.permission(g.codes[card], "admits_agent") is not None]


# -- coming into play --------------------------------------------------------------------------------------------------


async def put_on(g: MecState, card: str, seat: str, host: str, *, tapped: bool = False) -> None:
    """A card comes into play on a character, a site or another card in play; an item that is played is in use at once,
    if its bearer is able to use it (MEC-657)."""

    def lies() -> None:
        g.move(card, "attached")
        g.pieces[card] = Piece(controller=seat, host=host, exhausted=tapped, since=g.round, came=g.phase)
        g.pieces[host].attachments.append(card)
        settle_use(g, card)
        if g.pieces[card].idle and is_able_to_use(g, card, host):
            wear(g, card)

    await resolve(g, Played(card=card, seat=seat, host=host), lies)
    if card in g.pieces and is_item_card(facts(g, card)) and g.pieces[card].host == host:
        await resolve(g, ItemGained(card=card, who=host))


def settle_use(g: MecState, card: str) -> None:
    """An item that its bearer gets from somebody is in use, if it is the only one of its kind that is (MEC-655)."""
    piece = g.pieces[card]
    others = [other for other in g.pieces[piece.host].attachments if other != card]
    piece.idle = any(is_used_instead(g, other, card) for other in others)


def is_used_instead(g: MecState, other: str, card: str) -> bool:
    """Whether an item is of the kind of another one of the same bearer, and he uses it."""
    kind, piece = kind_of_use(g, card), g.pieces[other]
    return bool(kind) and kind_of_use(g, other) == kind and not piece.idle and is_able_to_use(g, other, piece.host)


def settle_rest(g: MecState, bearer: str) -> None:
    """What was borne beside an item that is gone comes into use, if it was that one which kept it from being used."""
    for item in borne(g, bearer) if bearer in g.pieces else ():
        if g.pieces[item].idle:
            settle_use(g, item)


def kind_of_use(g: MecState, card: str) -> str:
    """Of which kind an item is, of those of which one is in use."""
    return worn_as(facts(g, card))


def wear(g: MecState, item: str) -> None:
    """A character uses another weapon, armor, shield or helmet of those it bears (MEC-655, MEC-657)."""
    kind = kind_of_use(g, item)
    for other in borne(g, g.pieces[item].host):
        if kind_of_use(g, other) == kind:
            g.pieces[other].idle = other != item
    g.say("mec-log-wears", card=g.ref(item), host=g.ref(g.pieces[item].host))


async def put_before(g: MecState, card: str, seat: str, company: str = "") -> None:
    """A card comes into play before its player, on no card; ``company`` is the one that it was played on."""

    def lies() -> None:
        g.move(card, f"events:{seat}")
        g.pieces[card] = Piece(controller=seat, company=company, since=g.round, came=g.phase)

    await resolve(g, Played(card=card, seat=seat, host=company), lies)


async def put_character(g: MecState, card: str, seat: str, company: Company | None, site: str) -> Company:
    """A character comes into play in a company, or makes one of its own at a site card that lies in play."""
    joined = company if company is not None else found_company(g, seat, site)

    def comes() -> None:
        g.move(card, f"companies:{seat}")
        g.pieces[card] = Piece(controller=seat, since=g.round, came=g.phase)
        joined.members.append(card)

    await resolve(g, Played(card=card, seat=seat, host=joined.site), comes)
    return joined


async def put_faction(g: MecState, card: str, seat: str) -> None:
    """A faction comes into play in its player's marshalling point pile (MEC-563)."""

    def lies() -> None:
        g.move(card, f"marshalling:{seat}")
        g.pieces[card] = Piece(controller=seat, since=g.round, came=g.phase)

    await resolve(g, Played(card=card, seat=seat), lies)
