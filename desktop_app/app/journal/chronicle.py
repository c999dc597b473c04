"""The journal as a text to read or to print: Markdown that any program shows and any person can read as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, groupby

from desktop_app.app.journal.campaign import Campaign, Decision, Entry, Played, Seat
from desktop_app.app.journal.chapters import tries
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.pictured import Where, beside, nowhere, placed
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.texts.messages import Narrator
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import list_of
from desktop_app.games.contract.campaigns import Change, Line, Section, Standing
from desktop_app.games.kit.numerals import signed


def chronicle(campaign: Campaign, texts: Texts, where: Where = nowhere) -> str:
    """The whole journal in Markdown: its page, then its story entry by entry. ``where`` names its pictures as the
    reader finds them."""
    parts = [*_head(campaign, texts), *page(campaign, standing_of(campaign), texts)]
    if campaign.entries:
        parts += [f"## {texts('journal-chronicle')}"]
        for entry in campaign.entries:
            parts += _entry(campaign, entry, texts, where)
    if campaign.notes.strip():
        parts += [f"## {texts('journal-notes')}", placed(campaign.notes.strip(), where)]
    return "\n\n".join(parts) + "\n"


def page(campaign: Campaign, standing: Standing, texts: Texts) -> Iterator[str]:
    """The sections of the journal's page as it stood."""
    for section in campaign.sections:
        lines = standing.of(section.id)
        yield f"## {section_name(section, texts)}"
        yield "\n".join(_section(campaign, section, standing, lines, texts)) or texts("journal-nothing")


def section_name(section: Section, texts: Texts) -> str:
    """What a section is called: in the reader's language where the house knows it, else as it was written."""
    return texts(section.message) if section.message and texts.has(section.message) else section.name or section.id


def changes_told(campaign: Campaign, changes: Sequence[Change], texts: Texts) -> list[str]:
    """Changes as sentences: lines that one after another come into one place, or leave it, are told in one."""
    told: list[str] = []
    for _, lines in groupby(changes, _place()):
        same = list(lines)
        names = [called(campaign.game, line.name, line.card, texts.language) for line in same]
        told.append(_told(campaign, same[0], list_of(texts, names), texts))
    return told


def _place() -> Callable[[Change], object]:
    """Where a line comes or leaves; each change of another kind is alone."""
    alone = count()
    return lambda change: (
        (change.section, change.deed, change.player)
        if change.deed in ("add", "remove") and not change.bearer
        else next(alone)
    )


def change_told(campaign: Campaign, change: Change, texts: Texts) -> str:
    """A change as a sentence: what it does to which section, and for whom."""
    return _told(campaign, change, called(campaign.game, change.name, change.card, texts.language), texts)


def _told(campaign: Campaign, change: Change, name: str, texts: Texts) -> str:
    known = {section.id: section for section in campaign.sections}
    section = section_name(known.get(change.section, Section(change.section)), texts)
    words = {"section": section, "name": name, "player": change.player, "bearer": change.bearer}
    if change.deed == "count":
        sign = signed(change.amount)
        return texts("journal-change-count-for" if change.player else "journal-change-count", amount=sign, **words)
    if change.deed == "add" and change.bearer:
        return texts("journal-change-add-borne", **words)
    return texts(f"journal-change-{change.deed}{'-for' if change.player else ''}", **words)


def _head(campaign: Campaign, texts: Texts) -> Iterator[str]:
    yield f"# {campaign.title}"
    begun = texts("journal-begun", date=campaign.created.date())
    yield f"*{'. '.join(part for part in (campaign.game_name, begun) if part)}*"
    if campaign.players:
        yield list_of(texts, list(campaign.players))


def _section(
    campaign: Campaign, section: Section, standing: Standing, lines: tuple[Line, ...], texts: Texts
) -> Iterator[str]:
    if not section.by_player:
        if section.kind == "number":
            yield f"**{standing.total(section.id)}**\n"
        yield from (f"- {line_told(campaign.game, section, line, texts)}" for line in lines)
        return
    players = ("", *campaign.players, *(line.player for line in lines))
    for player in dict.fromkeys(players):
        own = [line for line in lines if line.player == player]
        if player and (own or section.kind == "number"):
            total = f": {standing.total(section.id, player)}" if section.kind == "number" else ""
            yield f"\n**{player}{total}**\n"
        yield from (f"- {line_told(campaign.game, section, line, texts)}" for line in own)


def line_told(game: str, section: Section, line: Line, texts: Texts) -> str:
    """A line of a section in words: what it counts, who carries it, its note."""
    said = called(game, line.name, line.card, texts.language)
    if section.kind == "number":
        said = f"{signed(line.amount)} {said}".strip()
    if line.bearer:
        said = texts("journal-borne", name=said, bearer=line.bearer)
    return f"{said} ({line.note})" if line.note else said


def _entry(campaign: Campaign, entry: Entry, texts: Texts, where: Where) -> Iterator[str]:
    yield f"### {entry_title(entry, texts)}"
    yield f"*{texts('journal-date', date=entry.date.date())}*"
    if entry.played is not None:
        yield "\n".join(_played(campaign.game, entry.played, texts, tries(campaign).get(entry.id, 1)))
    if entry.text.strip():
        yield placed(entry.text.strip(), where)
    words = texts("journal-picture-large")
    yield from (f"![{words}]({place})" for name in beside(entry) if (place := where(name)) is not None)
    if entry.changes:
        yield "\n".join(f"- {told}" for told in changes_told(campaign, entry.changes, texts))


def entry_title(entry: Entry, texts: Texts) -> str:
    """What an entry is called: its own title, its scenario, or its kind."""
    if entry.title:
        return entry.title
    return entry.played.scenario if entry.played is not None else texts(f"journal-kind-{entry.kind}")


def result_told(game: str, played: Played, texts: Texts, attempt: int = 1) -> str:
    """How a game ended, with its rounds or turns where they were counted and its try where it was not the first."""
    told = texts(_result(played))
    if played.rounds:
        told = texts.of(game)("journal-result-in-rounds", result=told, rounds=played.rounds)
    return f"{told}, {try_told(attempt, texts)}" if attempt > 1 else told


def try_told(attempt: int, texts: Texts) -> str:
    """Which try it was: "second try"."""
    return texts("journal-try", number=attempt)


def _result(played: Played) -> str:
    return f"journal-result-{played.result or 'open'}"


def _played(game: str, played: Played, texts: Texts, attempt: int) -> Iterator[str]:
    yield f"- {result_told(game, played, texts, attempt)}"
    yield from (f"- {told}" for told in game_told(game, played, texts, named="**{}**"))


def game_told(game: str, played: Played, texts: Texts, named: str = "{}") -> Iterator[str]:
    """What was played of a game beside its result, line by line; ``named`` is how a player's name is written."""
    for name in ("difficulty", "score", "minutes", "seed"):
        value = getattr(played, name)
        if value not in (None, ""):
            yield texts(f"journal-{name}", value=value)
    yield from (_seat(game, seat, texts, named.format(seat.player)) for seat in played.seats)
    yield from (decision_told(decision, texts) for decision in played.decisions)
    yield from played.events


def decision_told(decision: Decision, texts: Texts) -> str:
    """A choice of the story with what else could have been chosen."""
    question = decision.question.strip()
    if question and question[-1] not in "?:.!…":
        question += ":"
    words = {"question": question, "taken": decision.taken}
    if decision.others:
        return texts("journal-decision-others", others=list_of(texts, list(decision.others)), **words)
    return texts("journal-decision", **words)


def _seat(game: str, seat: Seat, texts: Texts, player: str) -> str:
    told = _of_seat(game, seat, texts)
    return f"{player}: {told}" if told else player


def _of_seat(game: str, seat: Seat, texts: Texts) -> str:
    heroes = [called(game, piece.name, piece.card, texts.language) for piece in seat.told.heroes] if seat.told else []
    facts = [", ".join(heroes), texts("journal-deck", name=seat.deck) if seat.deck else ""]
    if seat.threat is not None:
        facts.append(texts("journal-threat", value=seat.threat))
    if seat.points is not None:
        facts.append(texts("journal-points", value=seat.points))
    told = ". ".join(fact for fact in facts if fact)
    listed = cards_told(game, seat, texts)
    return ". ".join(part for part in (told, listed) if part)


def cards_told(game: str, seat: Seat, texts: Texts) -> str:
    """The cards of a deck as it was that day, each with its copies; "" where nobody wrote them."""
    return ", ".join(f"{card.copies} {called(game, card.title, card.code, texts.language)}" for card in seat.cards)


def narrator(texts: Texts, game: str) -> Narrator:
    """Says messages of a game's campaign, which name cards as references and everybody else in words."""
    return Narrator(texts, lambda code: called(game, code, code, texts.language), str, "")
