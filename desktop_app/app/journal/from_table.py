"""A game that was played at the table as an entry of the journal: nothing has to be written down."""

from __future__ import annotations

from collections import Counter

from desktop_app.app.journal.campaign import Campaign, DeckCard, Played, Result, Seat
from desktop_app.app.journal.telling import decisions_of, events_of
from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.tables.service import OpenTable, minutes_between
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import replace
from desktop_app.games import CAMPAIGNS, CARDS, PLAYS, TENANTS
from desktop_app.games.contract.campaigns import GameTold, SeatTold

_RESULTS: dict[str, Result] = {"won": "won", "lost": "lost", "drawn": "drawn"}


def not_kept_yet(campaign: Campaign, saves: list[SaveEntry]) -> list[SaveEntry]:
    """The finished games of the campaign's game that its journal does not hold, the newest first."""
    kept = {played.save for played in campaign.games()}
    return [save for save in saves if save.header.outcome and save.header.game == campaign.game and save.id not in kept]


def played_at(table: OpenTable, campaign: Campaign, texts: Texts | None = None) -> Played:
    """What the journal says of a table that was played to its end; with ``texts`` its moments and turns as well, in
    the words of that language.

    Its seats are those of the campaign where they bear the names of its players, in the order they sat down.
    """
    header, state = table.header, table.session.state
    rules = CAMPAIGNS.get(header.game)
    chapters = [chapter.id for chapter in rules.chapters] if rules is not None else []
    end = PLAYS[header.game].end(table.session.look(table.seats_here[0]))
    players = {seat: _player(header.seats[at], at, campaign) for at, seat in enumerate(state.seats)}
    game = GameTold("", False, tuple(map(SeatTold, players.values())))
    if rules is not None:
        game = rules.told(state, players)
    seats = tuple(
        Seat(
            player=told.player,
            deck=_at(table.head.decks, at),
            cards=_cards_of(table, seat),
            told=told,
            threat=told.number,
        )
        for at, (seat, told) in enumerate(zip(players, game.seats, strict=True))
    )
    chapter = header.scenario if header.scenario in chapters else ""
    if _won_before(campaign, chapter, table.id):
        game = replace(game, earned=(), noted=())
    return Played(
        chapter=chapter,
        scenario=header.title or _name_of(header.game, texts),
        result=_RESULTS.get(end.result, ""),
        rounds=header.round,
        score=end.score,
        minutes=minutes_between(header.started, header.saved),
        seed=str(state.chance.seed),
        save=table.id,
        seats=seats,
        earned=game.earned,
        noted=game.noted,
        events=events_of(table, texts) if texts is not None else (),
        decisions=decisions_of(table, texts) if texts is not None else (),
    )


def _name_of(game: str, texts: Texts | None) -> str:
    """What a game without scenarios is called in words, where it knows some."""
    return texts(TENANTS[game].names.whole) if texts is not None and game in TENANTS else game


def _won_before(campaign: Campaign, chapter: str, save: str) -> bool:
    """Whether the journal holds a victory in a chapter from before this game: what comes of it is in the journal once,
    however often somebody wins there again."""
    for played in campaign.games():
        if played.save == save:
            return False
        if chapter and (played.chapter, played.result) == (chapter, "won"):
            return True
    return False


def _cards_of(table: OpenTable, seat: str) -> tuple[DeckCard, ...]:
    """The deck as it was that day: what of the game is that player's."""
    state, titles = table.session.state, CARDS[table.header.game].title_of
    copies = Counter(code for card, code in state.codes.items() if state.owners.get(card) == seat)
    return tuple(DeckCard(title=titles(code)["en"], copies=count, code=code) for code, count in copies.items())


def _player(name: str, at: int, campaign: Campaign) -> str:
    """Who of the campaign sat there: by name, else by place."""
    if name in campaign.players or at >= len(campaign.players):
        return name
    return campaign.players[at]


def _at(names: list[str], at: int) -> str:
    return names[at] if at < len(names) else ""
