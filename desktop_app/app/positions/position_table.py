"""A position on the table: the session that plays it, and the names in the file as cards, seats and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.app.positions.position_file import Entry, Position, PositionWrong
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.game import Game
from desktop_app.engine.record import BY_SESSION
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.engine.view import CardView
from desktop_app.games import FORMS, PLAYS
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.set_ups import BadPosition


def only_answer(question: Question | None) -> list[str] | None:
    """The only answer of a question, also to look at; None where there is something to decide or nothing is asked."""
    if question is None or (question.kind == "one" and len(question.options) != 1):
        return None
    return [question.options[0].key] if question.kind == "one" else question.forced()


class PositionTable:
    """One position being played."""

    def __init__(self, position: Position, game: Game, rules: PositionRules, state: State) -> None:
        self.throughout = False
        """Whether whoever could only pass is asked as well, though the file does not say so (see ``unasked``)."""
        self.stopped = False
        """Whether the file has come to a stop here: then nothing goes on by itself."""
        self.given = 0
        """How many answers there were with the last one that the file gave, or found given already."""
        self.position = position
        self.game = game
        self.rules = rules
        self.session = Session(game, state, every_question=position.every_question)
        self.meant: tuple[str, list[str]] | None = None
        """A card that was played or used, and what its target was said to be, until it is asked for."""

    @property
    def state(self) -> State:
        """The live state."""
        return self.session.state

    def seat(self, entry: Entry) -> str:
        """The seat a player's name means. Raises PositionWrong for an unknown name."""
        seat = self.rules.seat_named(self.state, entry.text())
        if not seat:
            raise entry.wrong("positions-bad-player", name=entry.text())
        return seat

    def seat_name(self, seat: str) -> str:
        """What the player of a seat is called."""
        return self.state.names.get(seat, seat)

    def cards(self, entry: Entry) -> list[str]:
        """The cards a name means. Raises PositionWrong if the game has no such card or it is not on this table."""
        name = entry.text()
        found = self.rules.cards_named(self.state, name)
        if not found:
            known = self.rules.names.is_card(name)
            raise entry.wrong("positions-bad-on-table" if known else "positions-bad-card", name=name)
        return found

    def things(self, entry: Entry) -> list[str]:
        """What a source or target means: cards, a player's seat, or a zone ("active_location", "engaged:Ana")."""
        found = self._called(entry)
        return [*found, *(other for thing in found for other in self.rules.also_means(self.state, thing))]

    def _called(self, entry: Entry) -> list[str]:
        name = entry.text()
        seat = self.rules.seat_named(self.state, name)
        if seat:
            return [seat]
        zone = self.zone_id(name)
        return [zone] if zone in self.state.zones else self.cards(entry)

    def zone_id(self, name: str) -> str:
        """A zone as the state calls it: a player's name behind the colon becomes the seat."""
        zone, colon, owner = name.partition(":")
        return f"{zone}:{self.rules.seat_named(self.state, owner)}" if colon else self.area(zone)

    def area(self, name: str) -> str:
        """An area of the table by its name; the name of a place of the board is that of what stands there."""
        place = self.rules.place_named(name)
        return zone_of(place) if place else name

    def zone(self, entry: Entry, seat: Entry | None) -> list[str]:
        """The cards of a zone in order. Raises PositionWrong for an unknown zone."""
        zone = f"{entry.text()}:{self.seat(seat)}" if seat is not None else self.zone_id(entry.text())
        if zone not in self.state.zones:
            raise entry.wrong("positions-bad-zone", name=entry.text())
        return self.state.zones[zone]

    def offered(
        self, verb: Entry, source: Entry | None, target: Entry | None = None, detail: Entry | None = None
    ) -> list[Option]:
        """The options of the open question that fit what is written: with that target, or so that they ask for it."""
        sources = self.things(source) if source is not None else None
        targets = self.things(target) if target is not None else None
        alike = [option for option in self._options(verb.text()) if detail is None or option.detail == detail.text()]
        found = [option for option in alike if _touches(option, sources, targets)]
        if found or sources is None or targets is None:
            return found
        loose = [option for option in alike if not option.target and option.source in sources]
        return [option for option in loose if set(targets) & set(self.aims(option))]

    def _options(self, verb: str) -> list[Option]:
        question = self.session.question
        return [option for option in question.options if option.verb == verb] if question is not None else []

    def aims(self, option: Option) -> list[str]:
        """What the question after an option without a target will offer as its target."""
        question = self.session.question
        return self.game.aims(self.state, question, option) if question is not None else []

    def as_meant(self) -> list[str]:
        """The answer to the open question that was given with the card that asks it; [] while there is none."""
        question = self.session.question
        if self.meant is None or question is None or question.source != self.meant[0]:
            self.meant = None
            return []
        named = self.meant[1]
        found = [option.key for option in question.options if option.source in named or option.target in named]
        return found[:1] if question.kind == "one" else []

    def was_made(self, move: Mapping[str, Entry]) -> bool:
        """Whether a move that is not open was the only one, and so was made by itself since the last one of the file:
        to write it down all the same is no mistake."""
        seat = self._seat_of(move)
        if self._is_open(seat, move):
            return False
        for at, record in enumerate(self.session.records[self.given :], self.given + 1):
            if record.by == BY_SESSION and seat in ("", record.seat) and self._is_in(record.keys, move):
                self.given = at
                return True
        return False

    def go_on(self, move: Mapping[str, Entry] | None = None) -> None:
        """At a table that asks throughout, past what has one answer: to the question of a move, or to the next one in
        which there is something to decide."""
        while self.throughout and not (self.stopped if move is None else self._is_open(self._seat_of(move), move)):
            only = only_answer(self.session.question)
            if only is None:
                return
            self.session.answer(only, BY_SESSION)

    def _seat_of(self, move: Mapping[str, Entry]) -> str:
        return self.seat(move["seat"]) if "seat" in move else ""

    def _named(self, move: Mapping[str, Entry]) -> list[Entry | None]:
        """The sources of a move, None where it names none."""
        return list(move["sources"].items()) if "sources" in move else [move.get("source")]

    def _is_open(self, seat: str, move: Mapping[str, Entry]) -> bool:
        """Whether the open question is that seat's and offers all that a move names; nobody where that is an answer."""
        question, verb, sources = self.session.question, move["option"], self._named(move)
        if question is None or seat not in ("", question.seat):
            return False
        if not sources:
            return question.accepts([]) and bool(self.offered(verb, None))
        return all(self.offered(verb, source, move.get("target"), move.get("detail")) for source in sources)

    def _is_in(self, keys: Sequence[str], move: Mapping[str, Entry]) -> bool:
        """Whether these keys are the answer that a move means."""
        made, sources = [Option.from_key(key) for key in keys], self._named(move)
        if len(made) != len(sources) or any(option.verb != move["option"].text() for option in made):
            return False
        targets = self.things(move["target"]) if "target" in move else None
        if any(targets is not None and option.target not in targets for option in made):
            return False
        meant = [self.things(source) for source in sources if source is not None]
        return all(any(option.source in things for option in made) for things in meant)

    def offered_in_words(self) -> str:
        """What is offered, for the reader of an error."""
        question = self.session.question
        return ", ".join(self._in_words(option) for option in question.options) if question is not None else ""

    def _in_words(self, option: Option) -> str:
        parts = [option.verb, *(self.title(thing) for thing in (option.source, option.target) if thing)]
        return " ".join(parts)

    def title(self, thing: str) -> str:
        """What a card or a seat is called; a zone keeps its id."""
        code = self.state.codes.get(thing)
        return self.rules.names.title(code) if code is not None else self.seat_name(thing)

    def seen(self, card: str) -> CardView | None:
        """A card as some seat sees it."""
        for seat in self.state.seats:
            found = self.game.view(self.state, seat).card(card)
            if found is not None:
                return found
        return None

    def said(self) -> list[Any]:
        """Every message of the log so far."""
        return [line.message for line in self.session.log]


def _touches(option: Option, sources: list[str] | None, targets: list[str] | None) -> bool:
    """Whether an option is from one of these to one of those; None for whatever it is."""
    return (sources is None or option.source in sources) and (targets is None or option.target in targets)


def table_for(position: Position) -> PositionTable:
    """Sets the position up and runs to the first question. Raises PositionWrong with the place of a mistake."""
    if position.game not in PLAYS:
        raise Entry(position.setup.node).wrong("positions-bad-game", name=position.game)
    if len(position.seats) not in FORMS[position.game].seats:
        raise position.seated.wrong("positions-bad-count", count=len(position.seats))
    play = PLAYS[position.game]
    try:
        state = play.positions.build(position.setup.plain(), position.seats, position.seed)
        return PositionTable(position, play.game, play.positions, state)
    except BadPosition as error:
        raise wrong_in(position, error) from error


def wrong_in(position: Position, error: BadPosition) -> PositionWrong:
    """What is wrong with a set-up, at its place: as it is read, or where the play comes to a step that needs more."""
    place = position.setup.at(error.path, key=error.kind == "key")
    if place.node is position.setup.node:  # the path leads nowhere: nothing is written there
        return place.wrong("positions-missing-key", name=error.path)
    return place.wrong(f"positions-bad-{error.kind}", name=error.name)
