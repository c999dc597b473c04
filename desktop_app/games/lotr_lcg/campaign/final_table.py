"""What the table shows at the end of a scenario, as the campaign log wants it."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.contract.campaigns import GameTold, Piece, SeatTold
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.state import CampaignGame, LcgState


def told(g: LcgState, players: Mapping[str, str]) -> GameTold:
    """The game as the log hears of it; what it earned is what the resolution of its campaign card said (LCG-533)."""
    seats = tuple(_seat(g, seat, player) for seat, player in players.items())
    won = g.outcome is not None and g.outcome.result == "won"
    campaign = g.campaign or CampaignGame()
    earned = tuple((_named(each.code), _bearer(each.bearer, players)) for each in campaign.earned)
    noted = tuple((section, _named(code)) for section, code in campaign.noted.items())
    return GameTold(g.scenario, won, seats, earned, noted)


def _seat(g: LcgState, seat: str, player: str) -> SeatTold:
    """The heroes of a seat, those in its discard pile (LCG-519), the damage on the others (LCG-552), its threat."""
    heroes = g.heroes[seat]
    standing = [hero for hero in heroes if hero in g.pieces]
    return SeatTold(
        player,
        tuple(_named(g.codes[hero]) for hero in heroes),
        tuple(_named(g.codes[hero]) for hero in heroes if hero in g.zones[f"discard:{seat}"]),
        tuple((_named(g.codes[hero]), g.pieces[hero].damage) for hero in standing if g.pieces[hero].damage),
        g.threat[seat],
    )


def _bearer(bearer: str, players: Mapping[str, str]) -> str:
    """Who has a card that was earned, by name: a player or a hero."""
    return players.get(bearer) or (_named(bearer).name if bearer else "")


def _named(code: str) -> Piece:
    return Piece(load_cards()[code].titles["en"], code)
