"""A game that was played at the table as an entry of the journal: nothing has to be written down."""

from __future__ import annotations

from desktop_app.app.journal.campaign import Campaign, Played, Result, Seat
from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.tables.service import OpenTable
from desktop_app.games import CAMPAIGNS, PLAYS
from desktop_app.games.contract.campaigns import SeatTold

_RESULTS: dict[str, Result] = {"won": "won", "lost": "lost", "drawn": "drawn"}


def not_kept_yet(campaign: Campaign, saves: list[SaveEntry]) -> list[SaveEntry]:
    """The finished games of the campaign's game that its journal does not hold, the newest first."""
    kept = {played.save for played in campaign.games()}
    return [save for save in saves if save.header.outcome and save.header.game == campaign.game and save.id not in kept]


def played_at(table: OpenTable, campaign: Campaign) -> Played:
    """What the journal says of a table that was played to its end.

    Its seats are those of the campaign where they bear the names of its players, in the order they sat down.
    """
    header, state = table.header, table.session.state
    rules = CAMPAIGNS.get(header.game)
    chapters = [chapter.id for chapter in rules.chapters] if rules is not None else []
    end = PLAYS[header.game].end(table.session.look(table.seats_here[0]))
    seats = []
    for at, seat in enumerate(state.seats):
        player = _player(header.seats[at], at, campaign)
        told = rules.told(state, seat, player) if rules is not None else SeatTold(player)
        seats.append(Seat(player=player, deck=_at(table.head.decks, at), told=told, threat=told.number))
    return Played(
        chapter=header.scenario if header.scenario in chapters else "",
        scenario=header.title or header.game,
        result=_RESULTS.get(end.result, ""),
        rounds=header.round,
        score=end.score,
        minutes=max(0, round((header.saved - header.started).total_seconds() / 60)),
        seed=str(state.chance.seed),
        save=table.id,
        seats=tuple(seats),
    )


def _player(name: str, at: int, campaign: Campaign) -> str:
    """Who of the campaign sat there: by name, else by place."""
    if name in campaign.players or at >= len(campaign.players):
        return name
    return campaign.players[at]


def _at(names: list[str], at: int) -> str:
    return names[at] if at < len(names) else ""
