"""Words of a card that lies with somebody: its bearer, the company that it is in or on, and what befalls them."""

from __future__ import annotations

from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.reading import companies, current_attack, sites
from desktop_app.games.meccg.reading.companies import company_by_id, company_of
from desktop_app.games.meccg.reading.numbers import works_for
from desktop_app.games.meccg.state import Company
from desktop_app.games.meccg.vocabulary.texts import Now, Those


@told("its bearer faces the strike")
def bearer_is_struck(m: Now) -> bool:
    """The strike that is resolved is against whoever bears this card, or his, and he has the card in use."""
    it = current_attack.attack(m.g)
    piece = m.g.pieces.get(m.me)
    return (
        it is not None
        and it.strike is not None
        and piece is not None
        and piece.host in (it.strike.target, it.strike.giver)
        and not piece.idle
    )


def hosts_company(m: Now) -> Company | None:
    """The company that this card is in or on."""
    piece = m.g.pieces.get(m.me)
    found = company_of(m.g, m.me)
    return found if found is not None or piece is None else company_by_id(m.g, piece.company)


BEFORE_MOVING = ("untap", "organization", "long_event")
"""The phases of a turn before its companies move."""


@told("its company moves")
def its_company_moves(m: Now) -> bool:
    """The company that this card is in or on has moved in this turn, and the card has not come only after that."""
    company, piece = hosts_company(m), m.g.pieces.get(m.me)
    if company is None or piece is None or not company.moved:
        return False
    return piece.since != m.g.round or piece.came in BEFORE_MOVING


@told("its company")
def of_its_company(m: Now) -> bool:
    """What is asked for concerns the company of this card: the target of the moment is its id."""
    company = hosts_company(m)
    return company is not None and m.target == company.id


@told("against its company")
def attacks_its_company(m: Now) -> bool:
    """The attack that goes on is against the company of this card."""
    it, company = current_attack.attack(m.g), hosts_company(m)
    return it is not None and company is not None and it.company == company.id


def company_of_host(m: Now) -> list[str]:
    """The members of the company of this card's host."""
    company = hosts_company(m)
    return list(company.members) if company is not None else []


those_with_it: Those = Group("character of its company", company_of_host)
"""The characters of the company that this card is in or on."""


def _bearer(m: Now) -> list[str]:
    piece = m.g.pieces.get(m.me)
    if piece is not None:
        return [piece.host] if piece.host in m.g.pieces else []
    return [card for card in m.paid if card in m.g.pieces][:1]


its_bearer: Those = Group("its bearer", _bearer, one=True)
"""Who bears this card, or bore it when it was discarded as a cost."""


def _with_bearer(m: Now) -> list[str]:
    found = [company for card in _bearer(m) if (company := company_of(m.g, card)) is not None]
    return list(found[0].members) if found else []


with_its_bearer: Those = Group("character of its bearer's company", _with_bearer)


def _where_bearer_is(m: Now) -> list[str]:
    return [
        card for bearer in _bearer(m) for card in companies.all_characters(m.g) if sites.same_place(m.g, bearer, card)
    ]


where_its_bearer_stands: Those = Group("character where its bearer is", _where_bearer_is)
"""Every character at the site of whoever bears, or bore, this card."""


@told("in use")
def in_use(m: Now) -> bool:
    """The item does something for its bearer."""
    piece = m.g.pieces.get(m.me)
    return piece is not None and piece.host in m.g.pieces and works_for(m.g, m.me, piece.host)
