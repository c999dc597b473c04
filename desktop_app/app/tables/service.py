"""Starts, continues and keeps games: between the kernel's sessions and a profile's saves and results.

The start screen asks it for saves and decks; what only a table in play needs is read with the first table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from pydantic import ValidationError

from desktop_app.app.errors import FileDamaged, ResultsDamaged
from desktop_app.app.profiles.profiles import utc_now
from desktop_app.app.profiles.results import GameResult, ScorePart
from desktop_app.app.saves.endings import missing_results
from desktop_app.app.saves.saves import ENDING, Save, SaveEntry, SaveHeader
from desktop_app.app.tables.beginning import head_of, header_of
from desktop_app.app.tables.board_says import said_of
from desktop_app.app.tables.game_box import HERE, DeckChoice, GameBox, open_box
from desktop_app.app.tables.heads import TableHead, facts_of, plain, summary_of, table_head
from desktop_app.app.tables.set_up import (
    BadTable,
    SetUp,
    last_set_up,
    new_table,
    refuse_bad_table,
    remember_set_up,
    seated,
    usual_set_up,
)
from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games import PLAYS

if TYPE_CHECKING:
    from desktop_app.app.profiles.profile import Profile
    from desktop_app.engine.session import Session
    from desktop_app.games.contract.campaigns import CampaignTable
    from desktop_app.games.contract.play import EndReport

ROUND_LINE = "-log-round"
"""How the id of the log line that opens a round ends, in every game."""

LONGEST_EVENING = 12 * 60
"""Minutes."""


class OpenTable(Frozen):
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
    def campaign(self) -> str:
        """The journal of which the table is a chapter, "" for any other table."""
        return str(self.head.set_up.get("campaign", ""))

    @property
    def dropped(self) -> int:
        """How many answers of the loaded save did not fit and have to be given again."""
        return sum(1 for record in self.session.dropped if record.by == "seat")


class RoundMark(Frozen):
    """The start of a round in a game's log: its number and the moment to go back to."""

    number: int
    at: int


def minutes_between(started: datetime, ended: datetime) -> int | None:
    """How long a game took; None for one that lay on the table for longer than an evening, which tells nothing."""
    minutes = max(0, round((ended - started).total_seconds() / 60))
    return minutes if minutes <= LONGEST_EVENING else None


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
        if not self._has_decks():
            return open_box(game)
        from desktop_app.app.tables.own_decks import box_with_own

        return box_with_own(open_box(game), self._profile.folder_of("decks"))

    def decks_to_play(self, most: int, games: Sequence[str] = ()) -> list[tuple[str, DeckChoice]]:
        """Some decks with their games: those of the profile changed last, first those that leave least to do by hand,
        then those that ship, of these ``games`` first. No game is opened in vain, and no rules are read for a deck that
        ships: they are a good part of the program."""
        found: list[tuple[str, DeckChoice]] = []
        if self._has_decks():
            from desktop_app.app.tables.own_decks import newest_own

            found = sorted(newest_own(self._profile.folder_of("decks"), most), key=_by_hand)
        for game in dict.fromkeys((*(game for game in games if game in PLAYS), *PLAYS)):
            if len(found) < most:
                found += [(game, deck) for deck in open_box(game).decks.values()]
        return found[:most]

    def _has_decks(self) -> bool:
        """Whether there is any deck: reading and judging decks is a good part of the program, and the start screen
        does not wait for it in vain."""
        folder = self._profile.folder_of("decks")
        return any(not path.name.startswith(".") for path in folder.glob("*.json"))

    def begin(
        self,
        set_up: SetUp,
        *,
        seed: int | None = None,
        language: str = "en",
        campaign: CampaignTable | None = None,
    ) -> OpenTable:
        """Lay a new table, save it at once and remember its set-up, unless it is a chapter of a ``campaign``.

        Raises BadTable when it cannot be laid like this, or a StorageError naming the file.
        """
        from desktop_app.engine.session import Session

        box = self.box(set_up.game)
        refuse_bad_table(set_up, box, language, campaign)
        play = PLAYS[set_up.game]
        said, wanted = said_of(self._profile.settings, set_up.game), set_up
        set_up = seated(wanted, box)
        laid = new_table(set_up, box, secrets.randbits(62) if seed is None else seed, campaign, said)
        state, now = play.new(laid), self.now()
        header = header_of(set_up, box, language, now)
        head = head_of(set_up, wanted, box, language, laid, state.seats)
        save_id = self._profile.saves.new_id(set_up.scenario or set_up.game, now)
        kept = self.keep(OpenTable(save_id, Session(play.game, state), header, head))
        if campaign is None:
            remember_set_up(self._profile.folder, wanted)
        return kept

    def set_up_of(self, table: OpenTable) -> SetUp:
        """How a table was laid; for one whose save does not tell, as its game was last laid, or as usual."""
        try:
            return SetUp.model_validate(table.head.set_up)
        except ValidationError:
            box = self.box(table.header.game)
            return last_set_up(self._profile.folder, box) or usual_set_up(box, self._profile.name)

    def resume(self, save_id: str) -> OpenTable:
        """Come back to a saved game, at the very question it was left at.

        `OpenTable.dropped` says how many answers no longer fit. Raises SaveDamaged (the file is then set aside),
        SaveTooNew, `errors-save-unknown-card` or `errors-save-unknown-game` (it stays), or `errors-save-missing`.
        """
        from desktop_app.app.tables.reopening import reopened

        kept = self._profile.saves.read(save_id)
        try:
            session = reopened(kept, self._profile.saves.path(save_id))
        except FileDamaged as damage:
            raise self._profile.saves.report_damage(save_id, damage) from damage
        return OpenTable(save_id, session, kept.header, table_head(kept.header))

    def keep(self, table: OpenTable) -> OpenTable:
        """Write a table as it stands and the result of a game that has ended; returns it with its new head.

        Raises a StorageError naming the file; the game goes on in memory.
        """
        from desktop_app.engine.saving import save

        session = table.session
        shown = session.look(table.seats_here[0])
        result = self._result(table, shown.round, PLAYS[table.header.game].end(shown)) if shown.outcome else None
        head = table.head.model_copy(
            update={
                "facts": facts_of(table.header.game, shown),
                "phase": shown.facts.get("phase", ""),
                "result": shown.outcome.get("result", ""),
            }
        )
        header = table.header.model_copy(
            update={
                "saved": self.now(),
                "round": shown.round,
                "summary": summary_of(session),
                "outcome": shown.outcome.get("result"),
                "table": head.model_dump(mode="json"),
                ENDING: result.model_dump(mode="json") if result else None,
            }
        )
        kept = replace(table, header=header, head=head)
        self._profile.saves.write(Save(kept.id, header, save(session)))
        if result:
            self._profile.results.add([result])
        return kept

    def hand_over(self, table: OpenTable, seat: str, player: str) -> OpenTable:
        """A table at which a seat is played by somebody else from now on, by a person here or by a bot.

        Raises BadTable when nobody would be left at this screen, or a StorageError naming the file.
        """
        players = {each: table.bots.get(each, HERE) for each in table.session.state.seats} | {seat: player}
        if HERE not in players.values():
            raise BadTable("newgame-nobody-here")
        return self.keep(replace(table, head=table.head.model_copy(update={"players": players})))

    def mend_results(self, entries: Iterable[SaveEntry]) -> None:
        """Bring the results of these saves into the list where they are missing: because the program ended between
        the last save and the result, or because the list was damaged.

        Raises ResultsDamaged when it was (the list is then made again), ResultsTooNew or a StorageError.
        """
        damaged: ResultsDamaged | None = None
        try:
            known = self._profile.results.all()
        except ResultsDamaged as error:
            damaged, known = error, []
        missing = missing_results(entries, known)
        if missing:
            self._profile.results.add(missing)
        if damaged is not None:
            raise damaged

    def rounds(self, table: OpenTable) -> list[RoundMark]:
        """The rounds that have begun, first to last, each a moment to go back to."""
        found: dict[int, RoundMark] = {}
        for line in table.session.log:
            if line.message.id.endswith(ROUND_LINE):
                number = line.message.params.get("round", len(found) + 1)
                found[int(str(number))] = RoundMark(int(str(number)), line.at)
        return [found[number] for number in sorted(found)]

    def _result(self, table: OpenTable, rounds: int, end: EndReport) -> GameResult:
        """How a game ended, as the list of results and the head of its save tell it."""
        decks, told = table.head.decks, table.session.state.seats.index(table.seats_here[0])
        return GameResult(
            date=self.now(),
            game=table.header.game,
            scenario=table.header.scenario,
            decks=decks,
            deck=decks[told] if PLAYS[table.header.game].rivals and told < len(decks) else "",
            players=list(table.header.seats),
            minutes=minutes_between(table.header.started, self.now()),
            outcome=end.result,
            score=end.score,
            score_parts=[
                ScorePart(message=part.message.id, params=plain(part.message), value=part.value) for part in end.parts
            ],
            rounds=rounds,
            manual_adjustments=sum(1 for record in table.session.records if record.adjusts),
            save=table.id,
        )


def _by_hand(choice: tuple[str, DeckChoice]) -> int:
    return choice[1].by_hand
