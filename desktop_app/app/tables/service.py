"""Starts, continues and keeps games: between the kernel's sessions and a profile's saves and results."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app import __version__
from desktop_app.app.errors import FileDamaged, LongtableError
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import utc_now
from desktop_app.app.profiles.results import GameResult, ScorePart
from desktop_app.app.saves.saves import Save, SaveHeader, Summary
from desktop_app.app.tables.game_box import HERE, GameBox, open_box
from desktop_app.app.tables.set_up import SetUp, new_table, refuse_bad_table, remember_set_up
from desktop_app.engine.errors import KernelError
from desktop_app.engine.messages import Message
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games import GAMES, PLAYS
from desktop_app.games.contract import EndReport

ROUND_LINE = "-log-round"
"""How the id of the log line that opens a round ends, in every game."""


class Fact(BaseModel):
    """A number one wants to know before going on: a message of the game, and the token drawn beside it."""

    model_config = ConfigDict(frozen=True)

    message: str
    params: dict[str, str | int] = Field(default_factory=dict)
    sign: str = ""


class TableHead(BaseModel):
    """What a save's head says of its table besides the usual: for the start screen, without opening the game.

    `leaders` are the card codes that stand for the deck of the first seat here, `facts` how that seat fares.
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    players: dict[str, str] = Field(default_factory=dict)
    decks: list[str] = Field(default_factory=list)
    leaders: list[str] = Field(default_factory=list)
    facts: list[Fact] = Field(default_factory=list)
    phase: str = ""
    picture: str = ""
    result: str = ""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A game at the screen with the save it is kept in. `head` is as it was last written."""

    id: str
    session: Session
    header: SaveHeader
    head: TableHead

    @property
    def seats_here(self) -> list[str]:
        """The seats whose decisions are made at this screen."""
        here = [seat for seat in self.session.state.seats if self.head.players.get(seat, HERE) == HERE]
        return here or self.session.state.seats[:1]

    @property
    def bots(self) -> dict[str, str]:
        """The seats that bots play, each with the name of its bot."""
        return {seat: player for seat, player in self.head.players.items() if player != HERE}

    @property
    def dropped(self) -> int:
        """How many answers of the loaded save did not fit and have to be given again."""
        return sum(1 for record in self.session.dropped if record.by == "seat")


@dataclass(frozen=True, slots=True)
class RoundMark:
    """The start of a round in a game's log: its number and the moment to go back to."""

    number: int
    at: int


def table_head(header: SaveHeader) -> TableHead:
    """The part of a save's head that `TableService` wrote; empty where it is missing or not ours."""
    try:
        return TableHead.model_validate((header.model_extra or {}).get("table", {}))
    except ValidationError:
        return TableHead()


class TableService:
    """The games of one open profile."""

    def __init__(self, profile: Profile, clock: Callable[[], datetime] = utc_now) -> None:
        self._profile = profile
        self._clock = clock

    def now(self) -> datetime:
        """This moment, as saves and results date themselves."""
        return self._clock()

    def box(self, game: str) -> GameBox:
        """What there is to lay a table of a game with, the decks of the profile among it."""
        folder = self._profile.folder_of("decks")
        if not any(folder.glob("*.json")):
            return open_box(game)
        # Reading and judging decks is a good part of the program; the start screen does not wait for it in vain.
        from desktop_app.app.tables.own_decks import box_with_own

        return box_with_own(open_box(game), folder)

    def begin(self, set_up: SetUp, *, seed: int | None = None, language: str = "en") -> OpenTable:
        """Lay a new table, save it at once and remember its set-up.

        Raises BadTable when it cannot be laid like this, or a StorageError naming the file.
        """
        box = self.box(set_up.game)
        refuse_bad_table(set_up, box, language)
        play = PLAYS[set_up.game]
        state = play.new(new_table(set_up, box, secrets.randbits(62) if seed is None else seed))
        session = Session(play.game, state)
        chosen = [box.decks[seat.deck] if seat.deck else None for seat in set_up.seats]
        here = next(deck for deck, seat in zip(chosen, set_up.seats, strict=True) if seat.player == HERE)
        scenario = box.scenarios.get(set_up.scenario)
        now = self.now()
        header = SaveHeader(
            app_version=__version__,
            game=set_up.game,
            scenario=set_up.scenario,
            title=scenario.titles[language] if scenario else "",
            seats=[seat.name for seat in set_up.seats],
            started=now,
            saved=now,
        )
        head = TableHead(
            players=dict(zip(state.seats, (seat.player for seat in set_up.seats), strict=True)),
            decks=[deck.names[language] if deck else "" for deck in chosen],
            leaders=list(here.leaders) if here else [],
            picture=scenario.emblem if scenario else "",
        )
        save_id = self._profile.saves.new_id(set_up.scenario or set_up.game, now)
        table = OpenTable(save_id, session, header, head)
        table = self.keep(table)
        remember_set_up(self._profile.folder, set_up)
        return table

    def resume(self, save_id: str) -> OpenTable:
        """Come back to a saved game, at the very question it was left at.

        `OpenTable.dropped` says how many answers no longer fit. Raises SaveDamaged (the file is then set aside),
        SaveTooNew or `errors-save-unknown-card` (it stays), or `errors-save-missing`.
        """
        kept = self._profile.saves.read(save_id)
        unknown = _unknown_card(kept)
        if unknown:
            # Some games would go on for a while, until a rule asks for the facts of that card.
            raise LongtableError("errors-save-unknown-card", path=self._profile.saves.path(save_id), code=unknown)
        try:
            session = restore(GAMES[kept.header.game], kept.session)
        except (KernelError, KeyError) as error:
            damage = FileDamaged("errors-file-wrong-shape", path=self._profile.saves.path(save_id), field="session")
            raise self._profile.saves.report_damage(save_id, damage) from error
        return OpenTable(save_id, session, kept.header, table_head(kept.header))

    def keep(self, table: OpenTable) -> OpenTable:
        """Write a table as it stands and the result of a game that has ended; returns it with its new head.

        Raises a StorageError naming the file; the game goes on in memory.
        """
        session = table.session
        shown = session.look(table.seats_here[0])
        head = table.head.model_copy(
            update={
                "facts": _facts(table.header.game, shown),
                "phase": shown.facts.get("phase", ""),
                "result": shown.outcome.get("result", ""),
            }
        )
        header = table.header.model_copy(
            update={
                "saved": self.now(),
                "round": shown.round,
                "summary": _summary(session),
                "outcome": shown.outcome.get("result"),
                "table": head.model_dump(mode="json"),
            }
        )
        kept = replace(table, header=header, head=head)
        self._profile.saves.write(Save(kept.id, header, save(session)))
        if shown.outcome:
            self._record(kept, PLAYS[header.game].end(shown))
        return kept

    def rounds(self, table: OpenTable) -> list[RoundMark]:
        """The rounds that have begun, first to last, each a moment to go back to."""
        found: dict[int, RoundMark] = {}
        for line in table.session.log:
            if line.message.id.endswith(ROUND_LINE):
                number = line.message.params.get("round", len(found) + 1)
                found[int(str(number))] = RoundMark(int(str(number)), line.at)
        return [found[number] for number in sorted(found)]

    def _record(self, table: OpenTable, end: EndReport) -> None:
        """Add the result, unless this very ending of this game is there already."""
        result = GameResult(
            date=self.now(),
            game=table.header.game,
            scenario=table.header.scenario,
            decks=table.head.decks,
            outcome=end.result,
            score=end.score,
            score_parts=[
                ScorePart(message=part.message.id, params=_plain(part.message), value=part.value) for part in end.parts
            ],
            rounds=table.header.round,
            manual_adjustments=sum(1 for record in table.session.records if record.by == "hand"),
            save=table.id,
        )
        known = [each for each in self._profile.results.all() if each.save == table.id]
        if any(_ending(each) == _ending(result) for each in known):
            return
        self._profile.results.append(result)


def _unknown_card(kept: Save) -> str:
    """The first code in a save that no card of its game has; "" when there is none or the save tells no codes."""
    codes = kept.session.get("codes")
    if kept.header.game not in GAMES or not isinstance(codes, dict):
        return ""
    box = open_box(kept.header.game)
    return next((str(code) for code in codes.values() if not box.knows(str(code))), "")


def _ending(result: GameResult) -> tuple[object, ...]:
    return result.outcome, result.score, result.rounds, result.manual_adjustments


def _facts(game: str, shown: View) -> list[Fact]:
    facts = PLAYS[game].head(shown)
    return [Fact(message=fact.message.id, params=_plain(fact.message), sign=fact.sign) for fact in facts]


def _plain(said: Message) -> dict[str, str | int]:
    """The parameters of a message that can stand in a head: words and numbers, no lists."""
    return {name: value for name, value in said.params.items() if not isinstance(value, list)}


def _summary(session: Session) -> Summary | None:
    """The open question as a message of the game; none when the game is over or the question lists things."""
    if session.question is None:
        return None
    asked: Message = session.question.prompt
    params = _plain(asked)
    if len(params) != len(asked.params):
        return None
    return Summary(message=asked.id, params=params)
