"""A campaign two thirds of its way and half a year of games, for pictures of the journal; evenings of a game without
campaigns, which are kept by hand."""

from __future__ import annotations

from datetime import datetime, timedelta

from desktop_app.app.journal.campaign import Campaign, Decision, Entry, Played, Result, Seat
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.writing import added, begun, game_entry, new_campaign, sections_by_hand
from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS, TENANTS
from desktop_app.games.contract.campaigns import Campaigns, Piece, Refused, SeatTold, Swap

GAMES_SHOWN = 22


EVENINGS: tuple[Result, ...] = ("won", "lost", "won")
"""How evenings of a game without campaigns ended for the first of both players."""


def example_campaign(texts: Texts, now: datetime, game: str = "") -> Campaign:
    """Two players of a game, the first one with campaigns unless named: a victory, a defeat with a hero fallen, the
    hero's successor, and the same chapter won; three evenings of a game without campaigns."""
    if game and game not in CAMPAIGNS:
        return _evenings(texts, now, game)
    game = game or next(iter(CAMPAIGNS))
    rules = CAMPAIGNS[game]
    pieces = [_piece(game, code, texts) for code in rules.pieces()]
    ana, bor = SeatTold("Ana", tuple(pieces[0:6:2])), SeatTold("Bor", tuple(pieces[1:7:2]))
    start = now - timedelta(days=40)
    title, mode = texts("journal-example-title"), next(iter(rules.modes))
    campaign = begun(new_campaign(title, ("Ana", "Bor"), start, game=game, mode=mode), rules, (ana, bor), start)
    campaign = _with(
        campaign, rules, _won(game, rules, (ana, bor), texts), now - timedelta(days=38), texts("journal-example-first")
    )
    fell = SeatTold("Bor", bor.heroes, (bor.heroes[1],))
    lost = _game(rules, 1, "lost", texts, rounds=6, minutes=52, seats=_seats(game, ((ana, 50), (fell, 44)), texts))
    day = now - timedelta(days=24)
    campaign = _with(campaign, rules, lost, day, texts("journal-example-second"))
    found = rules.swap(standing_of(campaign), Swap("Bor", bor.heroes[1], pieces[8]), ())
    if not isinstance(found, Refused):
        campaign = added(campaign, Entry(id=1, kind="change", date=day, changes=found), day)
    bor = SeatTold("Bor", (bor.heroes[0], bor.heroes[2], pieces[8]))
    campaign = _with(campaign, rules, _again(game, rules, (ana, bor), texts), now - timedelta(days=17), "")
    return campaign.changed(notes=texts("journal-example-notes"))


def _evenings(texts: Texts, now: datetime, game: str) -> Campaign:
    """Games written down by hand, with the points of both, a note among them."""
    name, decks = texts(TENANTS[game].names.whole), _decks(game, texts)
    start = now - timedelta(days=24)
    title = texts("journal-example-evenings")
    campaign = new_campaign(title, ("Ana", "Bor"), start, game=game, game_name=name)
    campaign = campaign.changed(sections=sections_by_hand(texts))
    for number, result in enumerate(EVENINGS):
        day = start + timedelta(days=7 * number)
        points = (3, 1) if result == "won" else (1, 3)
        seats = tuple(
            Seat(player=player, deck=decks[(number + at) % len(decks)] if decks else "", points=points[at])
            for at, player in enumerate(campaign.players)
        )
        scenario = texts("journal-example-evening", number=number + 1)
        played = Played(scenario=scenario, result=result, rounds=7 + number, minutes=70 + 12 * number, seats=seats)
        told = texts(f"journal-example-evening-{number + 1}")
        campaign = added(campaign, game_entry(None, campaign, played, day, told), day)
    return campaign.changed(notes=texts("journal-example-evening-notes"))


def _decks(game: str, texts: Texts) -> list[str]:
    return [deck.names[texts.language] for deck in open_box(game).decks.values()]


def _won(game: str, rules: Campaigns, seats: tuple[SeatTold, SeatTold], texts: Texts) -> Played:
    """The first chapter, with a choice of the story."""
    question, taken, other = (texts(f"journal-example-{part}") for part in ("question", "taken", "other"))
    return _game(
        rules,
        0,
        "won",
        texts,
        rounds=9,
        score=143,
        minutes=74,
        seats=_seats(game, ((seats[0], 38), (seats[1], 31)), texts),
        earned=tuple((_piece(game, code, texts), "") for code in rules.chapters[0].earned[:2]),
        decisions=(Decision(question=question, taken=taken, others=(other,)),),
    )


def _again(game: str, rules: Campaigns, seats: tuple[SeatTold, SeatTold], texts: Texts) -> Played:
    """The second chapter at the second try: a hero who is honoured, one who is hurt."""
    earned = [_piece(game, code, texts) for code in rules.chapters[1].earned]
    bearers = (seats[0].heroes[0].name, seats[0].heroes[1].name)
    return _game(
        rules,
        1,
        "won",
        texts,
        rounds=11,
        score=171,
        minutes=96,
        seats=_seats(game, ((seats[0], 45), (seats[1], 39)), texts),
        earned=tuple(zip(earned, bearers, strict=False)),
    )


def _game(rules: Campaigns, number: int, result: str, texts: Texts, **values: object) -> Played:
    chapter = rules.chapters[number]
    told = {"chapter": chapter.id, "scenario": chapter.titles[texts.language], "result": result, **values}
    return Played.model_validate(told)


def _seats(game: str, told: tuple[tuple[SeatTold, int], ...], texts: Texts) -> tuple[Seat, ...]:
    decks = _decks(game, texts)
    return tuple(
        Seat(player=seat.player, deck=deck, threat=threat, told=seat)
        for (seat, threat), deck in zip(told, decks, strict=False)
    )


def _with(campaign: Campaign, rules: Campaigns, played: Played, day: datetime, text: str) -> Campaign:
    return added(campaign, game_entry(rules, campaign, played, day, text), day)


def _piece(game: str, code: str, texts: Texts) -> Piece:
    return Piece(called(game, code, code, texts.language), code)


def example_results(texts: Texts, now: datetime, game: str = "") -> list[GameResult]:
    """Games of half a year over the scenarios and decks of a game, the first one with campaigns unless named: alone
    and by two where it can be played alone."""
    game = game or next(iter(CAMPAIGNS))
    decks, fewest = _decks(game, texts), min(open_box(game).form.seats)
    scenarios = [each.id for each in CAMPAIGNS[game].chapters] if game in CAMPAIGNS else [open_box(game).usual_scenario]
    found = []
    for number in range(GAMES_SHOWN):
        won = number % 5 in (0, 2, 3)
        players = ["Ana", "Bor"][: max(fewest, 1 + number % 3 % 2)]
        found.append(
            GameResult(
                date=now - timedelta(days=180 - 8 * number + 3 * (number % 4)),
                game=game,
                scenario=scenarios[number % 7 % len(scenarios)],
                decks=[decks[(number + seat) % len(decks)] for seat in range(len(players))] if decks else [],
                players=players,
                outcome="won" if won else "lost",
                score=190 - 3 * number + 17 * (number % 4) if won else None,
                rounds=6 + number % 6,
                minutes=40 + 9 * (number % 7),
            )
        )
    return found
