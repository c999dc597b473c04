"""The left page: what stands in the journal, section by section, as the printed log has it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chapters import next_chapter, next_try, numeral
from desktop_app.app.journal.chronicle import section_name, try_told
from desktop_app.app.journal.lives import entry_named
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS, TENANTS
from desktop_app.games.contract.campaigns import Chapter, GameTold, Line, SeatTold, Section
from desktop_app.games.kit.numerals import signed
from desktop_app.ui.art.fonts import SEMIBOLD
from desktop_app.ui.journal.checks import Checks, rule_button
from desktop_app.ui.journal.line_words import LineWords, of_each_kind
from desktop_app.ui.journal.paper import Heading, Page, lettering, rubric
from desktop_app.ui.journal.signs import Shield, arms_in_book
from desktop_app.ui.shell.parts import link
from desktop_app.ui.widgets.look import Look

LINES = 48
"""So many lines of a section stand on the page; a longer one is read in the chronicle and on paper."""
RULES = 2
"""So many rules stand beside a heading."""


class LogPage(Page):
    """The page of the log as it stood after an entry, in two columns where the page is wide enough.

    ``play_wanted`` carries the next chapter, which is to be played, ``life_wanted`` the Life of a piece whose history
    is wanted, ``parent_wanted`` the id of the campaign that this one branched off, ``rule_wanted`` a rule to read;
    ``now_wanted`` asks for the page as it stands today.
    """

    play_wanted = Signal(str)
    life_wanted = Signal(object)
    parent_wanted = Signal(str)
    now_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(
        self, look: Look, texts: Texts, campaign: Campaign, columns: int, parent: Campaign | None, *, back: bool
    ) -> None:
        """``campaign`` is read to its last entry; ``back`` says that this is a look back at how it stood then.
        ``parent`` is the campaign that this one branched off, where it is still there."""
        super().__init__(look, "left", texts("journal-log"))
        self._texts, self._campaign, self._standing = texts, campaign, standing_of(campaign)
        self._columns, self._parent = columns, parent
        self._words = LineWords(campaign, self._standing, texts)
        self._add_head()
        if back:
            self._add_way_back()
        else:
            self._add_way_to_the_table()
        wide = [section for section in campaign.sections if section.by_player]
        narrow = [section for section in campaign.sections if not section.by_player]
        for section in (*wide, *narrow):
            if section.by_player and section.kind == "names":
                self._add_players(section)
            else:
                self._add_section(section)
        self._add_checklist()
        self.body.addStretch(1)

    def _add_head(self) -> None:
        look, texts, campaign = self._look, self._texts, self._campaign
        gold = look.theme.gold
        tenant = TENANTS.get(campaign.game)
        facts = [texts(tenant.names.whole) if tenant else campaign.game_name]
        if campaign.game in CAMPAIGNS and campaign.mode in CAMPAIGNS[campaign.game].modes:
            facts.append(texts(CAMPAIGNS[campaign.game].modes[campaign.mode]))
        facts.append(texts("journal-begun", date=campaign.created.date()))
        if campaign.finished:
            facts.append(texts("journal-over", date=campaign.touched.date()))
        rows = (
            lettering(look, texts("journal-log").upper(), 16, colour=gold),
            lettering(look, campaign.title, 38, weight=SEMIBOLD),
            lettering(look, ". ".join(fact for fact in facts if fact) + ".", 17, italic=True, colour=look.theme.ink2),
        )
        for row in rows:
            row.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(row)
        if self._parent is not None:
            self._add_parent(self._parent)

    def _add_way_back(self) -> None:
        """That the page is read as it stood after an entry, and the way to how it stands."""
        look, texts = self._look, self._texts
        after = entry_named(self._campaign, self._campaign.entries[-1], texts)
        told = lettering(look, texts("journal-stood-after", entry=after), 17, weight=SEMIBOLD, colour=look.theme.gold)
        told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(told)
        button = link(look, texts("journal-as-it-stands"), self.now_wanted.emit, "history")
        button.setObjectName("as-it-stands")
        self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def _add_parent(self, parent: Campaign) -> None:
        """Which campaign this one is another way of."""
        campaign = self._campaign
        after = next((entry for entry in parent.entries if entry.id == campaign.branched_at), None)
        told = entry_named(parent, after, self._texts) if after is not None else ""
        text = self._texts("journal-branch-of", title=parent.title, entry=told or parent.title)
        button = link(self._look, text, lambda: self.parent_wanted.emit(campaign.parent), "source-branch")
        button.setObjectName("parent")
        self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def _add_players(self, section: Section) -> None:
        """A column for each player, as the printed log has them."""
        look = self._look
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(30))
        players = self._campaign.players or ("",)
        for at, player in enumerate(players):
            column = QVBoxLayout()
            column.setSpacing(look.px(2))
            column.addWidget(Heading(look, player or section_name(section, self._texts)))
            lost, lines = self._lost(), self._standing.of(section.id, player)
            if not lines:
                column.addWidget(self._small(self._texts("journal-nothing")))
            for line in lines:
                column.addWidget(self._piece(line, self._words.of_piece(line), lost=line.name in lost, life=True))
            column.addStretch(1)
            grid.addLayout(column, at // self._columns, at % self._columns)
        for column_at in range(min(self._columns, len(players))):
            grid.setColumnStretch(column_at, 1)
        self.body.addLayout(grid)

    def _lost(self) -> tuple[str, ...]:
        rules = CAMPAIGNS.get(self._campaign.game)
        return self._standing.names(rules.lost) if rules is not None else ()

    def _add_section(self, section: Section) -> None:
        lines = self._standing.of(section.id)
        self.body.addWidget(Heading(self._look, section_name(section, self._texts), *self._rules(lines)))
        if section.kind == "number":
            self._add_number(section, lines)
            return
        if not lines:
            self.body.addWidget(self._small(self._texts("journal-nothing")))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._look.px(20))
        alike = of_each_kind(lines)
        for at, (line, count) in enumerate(alike[-LINES:]):
            about = self._words.of_lost(line) if self._is_of(section, "lost") else self._words.of_line(line)
            piece = self._piece(line, about, life=self._is_of(section, "lost"), count=count)
            grid.addWidget(piece, at // self._columns, at % self._columns)
        for column in range(self._columns):
            grid.setColumnStretch(column, 1)
        self.body.addLayout(grid)
        if len(alike) > LINES:
            self.body.addWidget(self._small(self._texts("journal-earlier-lines", count=len(alike) - LINES)))

    def _rules(self, lines: tuple[Line, ...]) -> list[QPushButton]:
        """The rules by which the lines of a section came, once each, the last ones of many."""
        rules = list(dict.fromkeys(line.rule for line in lines if line.rule))[-RULES:]
        return [rule_button(self._look, self._texts, rule, self.rule_wanted.emit) for rule in rules]

    def _add_number(self, section: Section, lines: tuple[Line, ...]) -> None:
        look, texts = self._look, self._texts
        row = QHBoxLayout()
        row.setSpacing(look.px(22))
        players = self._campaign.players if section.by_player and any(line.player for line in lines) else ("",)
        for player in players:
            total = self._standing.total(section.id, player)
            figure = QVBoxLayout()
            shown = signed(total)
            figure.addWidget(lettering(look, shown, 40, weight=SEMIBOLD, colour=rubric(look.theme)))
            if player:
                figure.addWidget(self._small(player))
            row.addLayout(figure)
        row.addWidget(self._small("\n".join(self._words.sources(lines)) or texts("journal-nothing")), 1)
        self.body.addLayout(row)

    def _is_of(self, section: Section, kind: str) -> bool:
        """Whether a section is the one of the owned or the lost pieces of its game."""
        rules = CAMPAIGNS.get(self._campaign.game)
        return rules is not None and section.id == getattr(rules, kind)

    def _piece(
        self, line: Line, about: Iterable[str], *, lost: bool = False, life: bool = False, count: int = 1
    ) -> QWidget:
        """A line with its shield where the house knows the card, and what there is to say of it; one with a ``life``
        leads to its history, one that stands there more than once says how often."""
        look = self._look
        made = QWidget()
        made.setAccessibleName(self._words.called(line))
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        arms = arms_in_book(self._campaign.game, line.card, look.theme)
        if arms is not None:
            row.addWidget(Shield(look, arms, 44, pale=lost), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(0)
        times = f" ×{count}" if count > 1 else ""
        title = lettering(look, f"{self._words.called(line)}{times}", 19, weight=SEMIBOLD)
        if lost:
            font = title.font()
            font.setStrikeOut(True)
            title.setFont(font)
        column.addWidget(title)
        said = ". ".join(part for part in about if part)
        if said:
            column.addWidget(lettering(look, said, 15, italic=True, colour=look.theme.ink2))
        column.addStretch(1)
        row.addLayout(column, 1)
        found = self._words.life(line) if life else None
        if found is not None:
            tool = look.tool("history", f"{self._texts('journal-life')}: {self._words.called(line)}")
            tool.setObjectName(f"life-{line.card or line.name}")
            tool.clicked.connect(lambda: self.life_wanted.emit(found))
            row.addWidget(tool, 0, Qt.AlignmentFlag.AlignTop)
        return made

    def _small(self, text: str) -> QLabel:
        return lettering(self._look, text, 16, colour=self._look.theme.ink2)

    def _next_chapter(self) -> Chapter | None:
        game = self._campaign.game
        return next_chapter(self._campaign, CAMPAIGNS[game].chapters) if game in CAMPAIGNS else None

    def _add_checklist(self) -> None:
        """What must hold before the next chapter."""
        campaign, look = self._campaign, self._look
        chapter = self._next_chapter()
        if chapter is None:
            return
        rules = CAMPAIGNS[campaign.game]
        number = numeral(rules.chapters.index(chapter) + 1)
        self.body.addWidget(Heading(look, self._texts("journal-before-chapter", number=number)))
        told = GameTold(chapter.id, False, tuple(SeatTold(player) for player in campaign.players))
        checks = rules.checklist(campaign.mode, self._standing, told)
        self.body.addWidget(Checks(look, self._texts, campaign, checks, self.rule_wanted.emit))

    def _add_way_to_the_table(self) -> None:
        """The next chapter to be played; words in its place where the rules cannot play it."""
        chapter = self._next_chapter()
        if chapter is None:
            return
        number = numeral(CAMPAIGNS[self._campaign.game].chapters.index(chapter) + 1)
        named = {"number": number, "title": chapter.titles[self._texts.language]}
        if not open_box(self._campaign.game).scenarios[chapter.id].ready:
            self.body.addWidget(self._small(self._texts("journal-chapter-by-hand", **named)))
            return
        large = self._look.theme.large_print
        text = self._texts("journal-play-chapter-short" if large else "journal-play-chapter", **named)
        button = self._look.button(text, "primary", "cards-playing-outline")
        button.setObjectName("play-chapter")
        button.clicked.connect(lambda: self.play_wanted.emit(chapter.id))
        self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        attempt = next_try(self._campaign, chapter.id)
        if attempt > 1:
            told = self._small(try_told(attempt, self._texts))
            told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(told)
