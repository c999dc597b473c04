"""Whole campaigns between bots, with the journal kept: chapter after chapter, those who fell replaced, to the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from string import ascii_uppercase
from tempfile import TemporaryDirectory

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import next_chapter, next_try
from desktop_app.app.journal.playing import CampaignTables, usual_chapter
from desktop_app.app.journal.standing import since_last_game, standing_of, troubles
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.journal.writing import added, begun, new_campaign
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.bots import bots_of
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.simulate import MOST_DECISIONS, UnknownGame
from desktop_app.app.tables.thinking import answer_of
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session
from desktop_app.games import CAMPAIGNS, GAMES
from desktop_app.games.contract.campaigns import Piece, Refused, Swap

TRIES = 1
"""How often bots try a chapter by themselves; after that it is eased for them."""
MOST_GAMES = 30


class CampaignPlan(Frozen):
    """One campaign to play: with how many players, in which mode ("" for the usual one), by which bots."""

    game: str
    players: int = 2
    mode: str = ""
    bots: tuple[str, ...] = ("random",)
    seed: int = 0
    tries: int = TRIES


@dataclass(slots=True)
class CampaignTold:
    """One campaign that was played: its games, the chapters won, what its journal says, and what went wrong."""

    seed: int
    games: int = 0
    won: list[str] = field(default_factory=list)
    fallen: int = 0
    earned: int = 0
    broken: list[str] = field(default_factory=list)
    error: str = ""

    @property
    def failed(self) -> bool:
        """Whether a rule raised, an invariant broke or the campaign did not come to its end."""
        return bool(self.error or self.broken)


def play_campaign(plan: CampaignPlan) -> CampaignTold:
    """Plays one campaign in a profile of its own that is thrown away; an error of the rules is told, not raised.

    Raises UnknownGame for a game without campaigns, or a bot that it does not have.
    """
    if plan.game not in CAMPAIGNS or plan.game not in GAMES:
        raise UnknownGame("errors-unknown-game", game=plan.game)
    for bot in plan.bots:
        if bot not in bots_of(GAMES[plan.game]):
            raise UnknownGame("errors-unknown-bot", bot=bot)
    told = CampaignTold(plan.seed)
    with TemporaryDirectory() as folder:
        profile = Profiles(Path(folder)).create("Bots")
        try:
            _Evenings(plan, profile).play(told)
        except Exception as error:
            cause = error.__cause__ or error
            told.error = f"{type(cause).__name__}: {cause}"
        finally:
            profile.close()
    return told


class _Evenings:
    """The games of one campaign and what is written between them."""

    def __init__(self, plan: CampaignPlan, profile: Profile) -> None:
        self._plan, self._rules = plan, CAMPAIGNS[plan.game]
        self._store = CampaignStore(profile.folder_of("campaigns"), profile.folder / "trash")
        self._tables = TableService(profile)
        self._at_tables = CampaignTables(self._store, self._tables)
        self._box = self._tables.box(plan.game)
        names = tuple(f"Player {letter}" for letter in ascii_uppercase[: plan.players])
        mode = plan.mode or next(iter(self._rules.modes))
        now = self._tables.now()
        self._id = self._store.create(
            begun(new_campaign("Bots", names, now, game=plan.game, mode=mode), self._rules, (), now)
        )

    def play(self, told: CampaignTold) -> None:
        """Chapter after chapter, as far as the rules can play them."""
        while told.games < MOST_GAMES:
            campaign = self._replaced(self._read())
            chapter = next_chapter(campaign, self._rules.chapters)
            if chapter is None or not self._box.scenarios[chapter.id].ready:
                break
            tries = next_try(campaign, chapter.id) - 1
            set_up = usual_chapter(campaign, self._box, chapter.id).model_copy(update={"campaign": self._id})
            table = self._at_tables.begin(set_up, seed=self._plan.seed * 100 + told.games)
            self._answer(table, eased=tries >= self._plan.tries)
            self._at_tables.keep(self._tables.keep(table))
            told.games += 1
            told.broken += GAMES[self._plan.game].broken(table.session.state)
        self._tell(told)

    def _read(self) -> Campaign:
        return self._store.read(self._id).campaign

    def _answer(self, table: OpenTable, *, eased: bool) -> None:
        session, bots = table.session, self._plan.bots
        dice, seats = Chance(self._plan.seed), table.session.state.seats
        last = ("", "")
        for _ in range(MOST_DECISIONS):
            now = (str(getattr(session.state, "round", "")), str(getattr(session.state, "phase", "")))
            if eased and now != last and session.can_adjust():
                last = now
                self._ease(session)
            question = session.question
            if question is None:
                return
            bot = bots[seats.index(question.seat) % len(bots)]
            session.answer(answer_of(session, bot, dice), seat=question.seat)

    def _ease(self, session: Session) -> None:
        """Does by hand what eases a chapter, as long as it still would: one thing may bring about what takes the next
        one's card, or asks somebody first."""
        for adjustment in self._rules.eases(session.state):
            if session.can_adjust() and adjustment in self._rules.eases(session.state):
                session.adjust(adjustment)

    def _replaced(self, campaign: Campaign) -> Campaign:
        """Everybody takes the first free piece for one that is lost; the lost one stays where nobody is left."""
        rules = self._rules
        lost = {line.card for line in standing_of(campaign).of(rules.lost)}
        for line in [line for line in standing_of(campaign).of(rules.owned) if line.card in lost]:
            standing, leaves = standing_of(campaign), Piece(line.name, line.card)
            taken = {each.card for section in (rules.owned, rules.lost) for each in standing.of(section)}
            free = tuple(code for code in rules.pieces() if code not in taken)
            joins = Piece(self._box.title_of(free[0])["en"], free[0]) if free else leaves
            found = rules.swap(standing, Swap(line.player, leaves, joins, free), since_last_game(campaign))
            if isinstance(found, Refused):
                raise ValueError(f"{found.rule}: {found.told.id}")
            now = self._tables.now()
            campaign = added(campaign, Entry(id=1, kind="change", date=now, changes=found), now)
        self._store.write(self._id, campaign)
        return campaign

    def _tell(self, told: CampaignTold) -> None:
        campaign = self._read()
        standing = standing_of(campaign)
        told.won = [played.chapter for played in campaign.games() if played.result == "won"]
        told.fallen, told.earned = len(standing.of(self._rules.lost)), len(standing.of(self._rules.earned))
        told.broken += [f"entry {trouble.entry}: {trouble.change}" for trouble in troubles(campaign)]
        ready = [each.id for each in self._rules.chapters if self._box.scenarios[each.id].ready]
        if told.won != ready:
            told.error = f"won {told.won} of {ready} in {told.games} games"


def as_json(told: CampaignTold) -> str:
    """One campaign as a line of JSON."""
    return json.dumps(asdict(told), ensure_ascii=False)


def line(told: CampaignTold) -> str:
    """One campaign as a line of text."""
    wrong = told.error or "; ".join(told.broken) or "ok"
    return (
        f"seed {told.seed}  {len(told.won)} chapters won in {told.games} games  "
        f"{told.fallen} fallen  {told.earned} earned  {wrong}"
    )


def summary(told: Sequence[CampaignTold]) -> str:
    """The last line: how many campaigns, games, failures."""
    failed = sum(one.failed for one in told)
    return f"{len(told)} campaigns: {sum(one.games for one in told)} games; {failed} failed"
