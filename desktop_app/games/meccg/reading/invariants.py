"""What must always be true of a table: pieces, companies, uniqueness, influence, the hazard limit."""

from __future__ import annotations

from desktop_app.games.kit.checks import broken_table
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import IN_PLAY, MecState


def _in_play(zone: str) -> bool | None:
    name = zone.partition(":")[0]
    return None if name == "marshalling" else name in IN_PLAY


def broken(g: MecState) -> list[str]:
    """Every broken invariant, in words."""
    return [*broken_table(g, _in_play), *_companies(g), *_control(g), *_twice(g)]


def _companies(g: MecState) -> list[str]:
    """Each character in play is in one company, each company has a site that lies in play."""
    members = [card for company in g.companies for card in company.members]
    wrong = [f"{card} is in two companies" for card in dict.fromkeys(members) if members.count(card) > 1]
    for seat in g.seats:
        wrong += [f"{card} is in no company" for card in g.zones[f"companies:{seat}"] if card not in members]
    wrong += [f"{card} is in a company and not in play" for card in members if card not in g.pieces]
    for company in g.companies:
        if not company.members:
            wrong.append(f"company {company.id} has no members")
        if company.site and company.site not in g.pieces:
            wrong.append(f"company {company.id} is at a site that is not there")
    return wrong


def _control(g: MecState) -> list[str]:
    """Followers follow who is in their company and follows nobody (MEC-437)."""
    wrong = []
    for card, piece in g.pieces.items():
        if piece.follows and piece.follows not in g.pieces:
            wrong.append(f"{card} follows who is not there")
        elif piece.follows and g.pieces[piece.follows].follows:
            wrong.append(f"{card} follows a follower")
        if piece.wounded and piece.exhausted:
            wrong.append(f"{card} is tapped and wounded")
    return wrong


def _twice(g: MecState) -> list[str]:
    """No unique card is in play twice (MEC-336)."""
    there = [
        facts(g, card).code
        for card, piece in g.pieces.items()
        if facts(g, card).unique and facts(g, card).type != "site" and not piece.hidden and not piece.by_hand
    ]
    return [f"{code} is there twice" for code in dict.fromkeys(there) if there.count(code) > 1]
