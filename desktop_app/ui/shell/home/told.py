"""Where a saved game stands, in words: made from the head of its save without opening it."""

from __future__ import annotations

from desktop_app.app.saves.saves import SaveHeader
from desktop_app.app.tables.heads import table_head
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.messages import Message
from desktop_app.engine.view import View
from desktop_app.games import CARDS, FORMS, GAMES, TENANTS
from desktop_app.ui.table.words.wording import Wording


def scenario_title(header: SaveHeader, texts: Texts) -> str:
    """The scenario in the language in use, or the game where it has none; where it is not known, the save's title."""
    scenario = known_scenario(header.game, header.scenario, texts)
    if header.game in GAMES and not header.scenario:
        return game_name(header.game, texts)
    return scenario or header.title


def game_beside(header: SaveHeader, texts: Texts) -> str:
    """The game's short name for beside the title of a save; "" where that is the game's name already."""
    alone = header.game in GAMES and scenario_title(header, texts) == game_name(header.game, texts)
    return "" if alone else game_short_name(header.game, texts)


def known_scenario(game: str, scenario: str, texts: Texts) -> str:
    """The title of a scenario that ships, "" for any other."""
    known = FORMS[game].scenarios() if game in FORMS else ()
    return next((each.titles[texts.language] for each in known if each.id == scenario), "")


def game_name(game: str, texts: Texts) -> str:
    """What a game is called."""
    return texts(TENANTS[game].names.whole)


def game_short_name(game: str, texts: Texts) -> str:
    """What a game is called where there is little room."""
    return texts(TENANTS[game].names.short) if game in TENANTS else game


def where_it_stands(header: SaveHeader, texts: Texts, *, question: bool = True) -> str:
    """Round and phase, and the open question if asked for; or how it ended."""
    head = table_head(header)
    if header.outcome:
        return texts("home-finished", outcome=result_word(header.game, header.outcome, texts))
    phase = _phase(header, head.phase, texts)
    where = "home-where" if phase else "home-round"
    place = texts.of(header.game)(where, round=header.round, phase=phase)
    asked = open_question(header, texts) if question else ""
    return f"{place}. {asked}" if asked else place


def result_word(game: str, outcome: str, texts: Texts) -> str:
    """Won or lost, or whatever the game calls it."""
    message = TENANTS[game].results.get(outcome, "") if game in TENANTS else ""
    return texts(message) if message else outcome


def open_question(header: SaveHeader, texts: Texts) -> str:
    """What must be decided next, as the prompt at the table says it; empty where it cannot be said."""
    if header.summary is None or header.game not in GAMES or not texts.has(header.summary.message):
        return ""
    names = {f"name:{chr(ord('A') + index)}": name for index, name in enumerate(header.seats)}
    wording = Wording(texts, CARDS[header.game].title_of, TENANTS[header.game].domain, {})
    wording.view = View(header.game, "A", [key[-1] for key in names], header.round, [], facts=names)
    return wording.plain(Message(header.summary.message, dict(header.summary.params)))


def _phase(header: SaveHeader, phase: str, texts: Texts) -> str:
    if header.game not in GAMES or not phase:
        return ""
    message = f"{TENANTS[header.game].domain}-phase-{phase}"
    return texts(message) if texts.has(message) else ""
