"""What a game that was played tells of itself, in the words of that day: its moments, and the turns that decided it."""

from __future__ import annotations

from desktop_app.app.journal.campaign import LONGEST_TITLE, Decision
from desktop_app.app.journal.naming import called
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.story import Times, tell
from desktop_app.app.texts.folding import one_line
from desktop_app.app.texts.messages import Narrator
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.messages import Message
from desktop_app.games import PLAYS, TENANTS
from desktop_app.games.contract.story import SLIGHT, Story

MOST_EVENTS, FEWEST_EVENTS = 12, 3


def events_of(table: OpenTable, texts: Texts) -> tuple[str, ...]:
    """The lines of the log that belong into a chronicle, the weightiest of them, in order of time with their round."""
    story = PLAYS[table.header.game].story
    if story is None:
        return ()
    session = table.session
    times, say, texts = Times(session.log, len(session.records)), _narrator(table, texts), texts.of(table.header.game)
    weighed = [(_weight(story, line.message), at) for at, line in enumerate(session.log) if not line.message.only]
    ordered = sorted((each for each in weighed if each[0]), key=lambda each: (-each[0], each[1]))
    heavy = sum(weight > SLIGHT for weight, _ in ordered)
    best = ordered[: min(MOST_EVENTS, max(heavy, FEWEST_EVENTS))]
    lines = (session.log[at] for at in sorted(at for _, at in best))
    return tuple(dict.fromkeys(_dated(times.round(line.at), line.message, say, texts) for line in lines))


def _weight(story: Story, said: Message) -> int:
    """How much a line belongs into a chronicle: as its game says, else who left the game for good."""
    return story.keeps(said) if story.keeps is not None else int(said.id in story.falls)


def _dated(number: int, said: Message, say: Narrator, texts: Texts) -> str:
    told = say.plain(said)
    return texts("journal-event", round=number, told=told) if number else told


def decisions_of(table: OpenTable, texts: Texts) -> tuple[Decision, ...]:
    """The turns that decided the game: what was chosen, and what the other way would have been."""
    story = PLAYS[table.header.game].story
    view = table.session.look(table.seats_here[0])
    if story is None or not view.outcome:
        return ()
    say, texts = _narrator(table, texts), texts.of(table.header.game)
    told = tell(table.session, story, view, table.seats_here, won=view.outcome.get("result") == "won")
    return tuple(
        Decision(
            question=_dated(turn.round, turn.weighed.title, say, texts),
            taken=one_line(say.plain(turn.weighed.told), LONGEST_TITLE),
        )
        for turn in told.turns
    )


def _narrator(table: OpenTable, texts: Texts) -> Narrator:
    game, names = table.header.game, dict(zip(table.session.state.seats, table.header.seats, strict=False))
    domain = TENANTS[game].domain
    return Narrator(
        texts, lambda code: called(game, code, code, texts.language), lambda seat: names.get(seat, seat), domain
    )
