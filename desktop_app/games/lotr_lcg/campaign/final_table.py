"""What the table shows at the end of a scenario, as the campaign log wants it."""

from __future__ import annotations

from desktop_app.games.contract.campaigns import Piece, SeatTold
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.state import LcgState


def told(g: LcgState, seat: str, player: str) -> SeatTold:
    """The heroes of a seat, those in its discard pile (LCG-519), the damage on the others (LCG-552), its threat."""
    heroes = g.heroes[seat]
    standing = [hero for hero in heroes if hero in g.pieces]
    return SeatTold(
        player,
        tuple(_piece(g, hero) for hero in heroes),
        tuple(_piece(g, hero) for hero in heroes if hero in g.zones[f"discard:{seat}"]),
        tuple((_piece(g, hero), g.pieces[hero].damage) for hero in standing if g.pieces[hero].damage),
        g.threat[seat],
    )


def _piece(g: LcgState, card: str) -> Piece:
    code = g.codes[card]
    return Piece(load_cards()[code].titles["en"], code)
