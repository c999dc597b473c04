"""The records: every game of the profile, asked for by filters, in figures, charts and a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.journal.chronicle import try_told
from desktop_app.app.journal.figures import Record, Wanted, chosen, months, record_of, records_by, scored_quest
from desktop_app.app.journal.history import Game
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import day
from desktop_app.games.kit.numerals import percent
from desktop_app.ui.journal.charts import Legend, MonthChart, RecordBar, ScoreChart
from desktop_app.ui.journal.filters import Filters, quest_title
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_short_name, result_word
from desktop_app.ui.shell.long_list import LongList
from desktop_app.ui.shell.parts import Panel, Row, cut, words
from desktop_app.ui.shell.screen import scrolled

MOST_BARS = 8
ROW, LEAST = 58, 620
TWO_COLUMNS = 780
"""How high a game is and how wide one beside another; how wide the page is with charts beside each other."""


class RecordsPage(QFrame):
    """``asked`` carries another Wanted, ``game_wanted`` the Game of a row that was pressed."""

    asked = Signal(object)
    game_wanted = Signal(object)

    def __init__(self, desk: Desk, games: Sequence[Game], wanted: Wanted, room: int) -> None:
        """``room`` is how wide the page will be."""
        super().__init__()
        self._desk, self._texts, self._look = desk, desk.looks.texts, desk.looks.look
        self._wanted, self._room = wanted, room
        self.games = chosen(games, wanted, desk.tables.now())
        look = self._look
        self.setObjectName("records")
        whole = QVBoxLayout(self)
        edge = look.px(18)
        whole.setContentsMargins(edge, look.px(14), edge, 0)
        whole.setSpacing(look.px(10))
        whole.addWidget(look.label(self._texts("records-title"), "question"))
        filters = Filters(desk, games, wanted)
        filters.asked.connect(self.asked)
        whole.addWidget(filters)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, look.px(6), edge)
        self._column.setSpacing(look.px(12))
        if self.games:
            self._fill()
        else:
            told = "records-none-such" if games else "records-none"
            self._column.addWidget(words(look, self._texts(told), "body"))
        self._column.addStretch(1)
        whole.addWidget(scrolled(content), 1)

    # -- figures ----------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self._column.addWidget(self._figures(record_of("", self.games)))
        left = [self._months(), self._by_quest(), self._by_hero()]
        right = [self._scores(), self._by_deck()]
        if self._room < TWO_COLUMNS * self._look.scale * self._look.theme.print_scale:
            left, right = [left[0], right[0], left[1], right[1], left[2]], []
        across = QHBoxLayout()
        across.setSpacing(self._look.px(12))
        for panels in (left, right):
            if panels:
                across.addLayout(self._downwards(panels), 1)
        self._column.addLayout(across)
        self._column.addWidget(self._list())

    def _downwards(self, panels: Sequence[Panel | None]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self._look.px(12))
        for panel in panels:
            if panel is not None:
                column.addWidget(panel)
        column.addStretch(1)
        return column

    def _figures(self, record: Record) -> QWidget:
        """Games, victories, the best score, the time at the table, each with its number large."""
        texts, look = self._texts, self._look
        told = [
            (str(record.games), texts("records-games", count=record.games)),
            (
                texts("common-percent", share=percent(record.share)),
                texts("records-won", won=record.won, count=record.won + record.lost),
            ),
        ]
        if record.best is not None and len({game.quest for game in self.games}) == 1:
            told.append((str(record.best), texts("records-best")))
        if record.tries_to_win is not None:
            told.append((_number(texts, record.tries_to_win), texts("records-tries")))
        if record.minutes:
            told.append((_hours(record.minutes), texts("records-hours")))
        timed = [game for game in self.games if game.minutes and game.rounds]
        paces = {texts.of(game.game)("records-a-round") for game in timed}
        if len(paces) == 1:  # rounds and turns make no mean together
            pace = sum(game.minutes or 0 for game in timed) / sum(game.rounds for game in timed)
            told.append((_number(texts, pace), paces.pop()))
        made = QFrame()
        made.setObjectName("bigPanel")
        row = QHBoxLayout(made)
        row.setContentsMargins(look.px(20), look.px(10), look.px(20), look.px(12))
        row.setSpacing(look.px(26))
        for number, text in told:
            figure = QVBoxLayout()
            figure.setSpacing(0)
            figure.addWidget(look.label(number, "screen-title"))
            figure.addWidget(words(look, text, "hint"))
            row.addLayout(figure, 1)
        return made

    def _months(self) -> Panel:
        texts, found = self._texts, months(self.games)
        record = record_of("", self.games)
        panel = Panel(self._look, texts("records-months"))
        spoken = "; ".join(f"{month.month}/{month.year}: {month.won}, {month.lost}" for month in found)
        panel.rows.addWidget(MonthChart(self._look, found, texts.language, spoken))
        won, lost = texts("records-victories", count=record.won), texts("records-defeats", count=record.lost)
        panel.rows.addWidget(Legend(self._look, won, lost))
        return panel

    def _scores(self) -> Panel | None:
        """The scores of the scenario that has most of them."""
        quest = scored_quest(self.games)
        scored = [game for game in self.games if game.quest == quest and game.score is not None]
        if len(scored) < 2:
            return None
        texts, best = self._texts, record_of("", scored).best
        panel = Panel(self._look, texts("records-scores", title=quest_title(scored[0], texts)))
        scores = [(game.score or 0, game.won) for game in scored]
        spoken = ", ".join(str(score) for score, _ in scores)
        panel.rows.addWidget(ScoreChart(self._look, scores, best, spoken))
        if best is not None:
            panel.rows.addWidget(words(self._look, texts("records-best-is", score=best), "hint"))
        return panel

    # -- what they were played with ---------------------------------------------------------------------------------

    def _by_quest(self) -> Panel:
        titles = {game.quest: quest_title(game, self._texts) for game in self.games}
        return self._bars("records-by-scenario", lambda game: (game.quest,), titles, "quest")

    def _by_deck(self) -> Panel | None:
        return self._bars("records-by-deck", lambda game: game.decks, {}, "deck") if self._any("decks") else None

    def _by_hero(self) -> Panel | None:
        return self._bars("records-by-hero", lambda game: game.heroes, {}, "hero") if self._any("heroes") else None

    def _any(self, what: str) -> bool:
        return any(getattr(game, what) for game in self.games)

    def _bars(self, title: str, names: Callable[[Game], Iterable[str]], titles: dict[str, str], asks: str) -> Panel:
        texts, look = self._texts, self._look
        found = records_by(self.games, names)
        panel = Panel(look, texts(title))
        for record in found[:MOST_BARS]:
            told = texts("records-won", won=record.won, count=record.won + record.lost)
            if record.best is not None and asks == "quest":
                told = f"{told} · {texts('records-best-is', score=record.best)}"
            if (record.tries_to_win or 0) > 1 and asks == "quest":
                told = f"{told} · {texts('records-tries-are', tries=_number(texts, record.tries_to_win or 0))}"
            bar = RecordBar(look, titles.get(record.name, record.name), told, record, found[0].games)
            bar.setObjectName(f"{asks}-{record.name}")
            bar.clicked.connect(partial(self._ask, asks, record.name))
            panel.rows.addWidget(bar)
        if len(found) > MOST_BARS:
            panel.rows.addWidget(words(look, texts("records-others", count=len(found) - MOST_BARS), "hint"))
        panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        return panel

    def _ask(self, asks: str, name: str, _: bool = False) -> None:
        """Only the games of one bar; all of them again when it was asked for already."""
        self.asked.emit(self._wanted.but(**{asks: "" if getattr(self._wanted, asks) == name else name}))

    # -- the games themselves ---------------------------------------------------------------------------------------

    def _list(self) -> Panel:
        panel = Panel(self._look, self._texts("records-list", count=len(self.games)))
        newest = self.games[::-1]
        height, least = (self._look.px(each * self._look.theme.print_scale) for each in (ROW, LEAST))

        def make(at: int, width: int) -> QWidget:
            return self._row(newest[at], width)

        panel.rows.addWidget(LongList(len(newest), height, make, least=least, gap=self._look.px(24)))
        return panel

    def _row(self, game: Game, width: int) -> QWidget:
        texts, look = self._texts, self._look
        facts = [day(texts, game.date), game_short_name(game.game, texts), ", ".join(game.players)]
        long = texts.of(game.game)("records-rounds", count=game.rounds) if game.rounds else ""
        facts += [", ".join((*game.decks, *game.against)), long]
        facts.append(try_told(game.attempt, texts) if game.attempt > 1 else "")
        result = result_word(game.game, game.result, texts)
        score = "" if game.score is None else texts("journal-score", value=game.score)
        aside = " · ".join(part for part in (result, score) if part)
        room = width - look.px(60) - QFontMetrics(look.font("hint")).horizontalAdvance(aside)
        title, below = quest_title(game, texts), " · ".join(fact for fact in facts if fact)
        row = Row(look, cut(look, title, "button", room), cut(look, below, "hint", room), aside)
        row.setAccessibleName(", ".join((title, below, aside)))
        row.setToolTip(f"{title}\n{below}")
        row.setEnabled(bool(game.campaign or game.save))
        row.setObjectName(f"played-{game.save or f'{game.campaign}-{game.entry}'}")
        row.clicked.connect(lambda: self.game_wanted.emit(game))
        return row


def _number(texts: Texts, value: float) -> str:
    """A mean with one place, as the language writes it."""
    return QLocale(texts.language).toString(value, "f", 1)


def _hours(minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    return f"{hours}:{rest:02d}"
