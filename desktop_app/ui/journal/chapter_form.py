"""Setting the table of the next chapter: who plays with which deck, where earned cards go, and the list done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.decks.collection import says_what_is_owned
from desktop_app.app.decks.overlap import Brought
from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import next_try, numeral
from desktop_app.app.journal.chronicle import try_told
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.playing import as_chosen, campaign_table, refuse_bad_chapter, usual_chapter
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.tables.set_up import BadTable, SetUp, new_table
from desktop_app.games import CAMPAIGNS, CARDS, DECKS
from desktop_app.games.contract.campaigns import Deal, GameTold, Line, Piece, Refused, SeatTold
from desktop_app.games.contract.set_up import TableOption
from desktop_app.ui.journal.checks import Checks
from desktop_app.ui.journal.form import Form
from desktop_app.ui.journal.questions_dialog import QuestionsDialog
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.new_game.seat_card import player_name
from desktop_app.ui.shell.notice import notice_of
from desktop_app.ui.shell.parts import ChoiceBox, emptied, words
from desktop_app.ui.shell.screen import scrolled

MOST_DEALS = 24
"""So many earned cards are dealt one by one; the others go where they usually do."""


class ChapterForm(Form):
    """`begun` carries the set-up of the chapter, `written` an entry that is to be written before it (a hero healed),
    `swap_wanted` asks for another hero, `rule_wanted` carries a rule to read. What was chosen in the form ``before``,
    from which somebody went away to change a hero, still holds."""

    begun = Signal(object)
    written = Signal(object)
    swap_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(
        self, desk: Desk, parent: QWidget, id: str, campaign: Campaign, chapter: str, before: ChapterForm | None = None
    ) -> None:
        texts = desk.looks.texts
        self._rules = CAMPAIGNS[campaign.game]
        chapters = [each.id for each in self._rules.chapters]
        title = self._rules.chapters[chapters.index(chapter)].titles[texts.language]
        number = numeral(chapters.index(chapter) + 1)
        told = texts("journal-chapter-title", number=number, title=title)
        attempt = next_try(campaign, chapter)
        if attempt > 1:
            told = f"{told}, {try_told(attempt, texts)}"
        super().__init__(desk.looks, told, parent, width=1060, height=640)
        self._desk = desk
        self._texts, self._campaign, self._now = texts, campaign, desk.tables.now
        self._standing = standing_of(campaign)
        self.box = desk.tables.box(campaign.game)
        self._usual = usual_chapter(campaign, self.box, chapter).model_copy(update={"campaign": id})
        self.set_up: SetUp = self._usual if before is None else as_chosen(self._usual, before._usual, before.set_up)
        halves = QHBoxLayout()
        halves.setSpacing(self.look.px(22))
        content, beside = QWidget(), QWidget()
        self._left, self._right = QVBoxLayout(content), QVBoxLayout(beside)
        for column, room in ((self._left, content), (self._right, beside)):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(self.look.px(8))
            halves.addWidget(scrolled(room), 3 if room is content else 2)
        self.body.addLayout(halves, 1)
        self._problem = words(self.look, "", "body", colour=self.look.theme.danger)
        self.body.addWidget(self._problem)
        self.add_button("change-hero", texts("journal-swap"), self._swap, sign="account-switch-outline")
        if self.box.scenarios[chapter].questions:
            self.add_button("questions", texts("journal-questions"), self._ask, sign="help-circle-outline")
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self._begin_button = self.add_button("begin", texts("journal-play"), self._begin, "primary")
        self._fill()
        self._begin_button.setFocus()

    # -- what is chosen ---------------------------------------------------------------------------------------------

    def problem(self) -> BadTable | None:
        """What keeps the chapter from being played like this."""
        try:
            refuse_bad_chapter(self._campaign, self.set_up, self.box, self._texts.language)
        except BadTable as error:
            return error
        return None

    def _change_seat(self, at: int, **values: str) -> None:
        seats = list(self.set_up.seats)
        seats[at] = seats[at].model_copy(update=values)
        self._change(seats=tuple(seats))

    def _change(self, **values: object) -> None:
        self.set_up = self.set_up.model_copy(update=values)
        self._show()

    def _deal(self, deal: Deal, player: str) -> None:
        self._change(dealt={**self.set_up.dealt, deal.at: player})

    def _heal(self, line: Line) -> None:
        found = self._rules.heal(self._campaign.mode, self._standing, line.player, Piece(line.name, line.card))
        if not isinstance(found, Refused):
            self.accept()
            self.written.emit(Entry(id=1, kind="change", date=self._now(), changes=found))

    def _swap(self) -> None:
        self.accept()
        self.swap_wanted.emit()

    def _read(self, rule: str) -> None:
        """The words of a rule, in the place of the form."""
        self.reject()
        self.rule_wanted.emit(rule)

    def _ask(self) -> None:
        """What players ask about the scenario of the chapter."""
        dialog = QuestionsDialog(self._desk, self, self.box.game, self.box.scenarios[self.set_up.scenario])
        dialog.rule_wanted.connect(self._read)
        dialog.open()

    def _begin(self) -> None:
        if self.problem() is None:
            self.accept()
            self.begun.emit(self.set_up)

    # -- the form ---------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        texts = self._texts
        for at in range(len(self.set_up.seats)):
            self._add_seat(at)
        deals = self._rules.deals(self._standing, self._campaign.players)
        if deals:
            self._heading(texts("journal-earned-cards"))
        for deal in deals[:MOST_DEALS]:
            self._add_deal(deal)
        if len(deals) > MOST_DEALS:
            left = self._texts("journal-more-deals", count=len(deals) - MOST_DEALS)
            self._left.addWidget(words(self.look, left, "hint"))
        hurt = [line for line in self._standing.of(self._rules.hurt) if line.amount] if self._rules.hurt else []
        if hurt:
            self._heading(texts("journal-damage"))
        for line in hurt:
            self._add_hurt(line)
        for option in self.box.form.options:
            self._add_option(option)
        self._left.addStretch(1)
        self._show()

    def _heading(self, text: str) -> None:
        self._left.addWidget(self.look.label(text, "title"))

    def _add_seat(self, at: int) -> None:
        texts, seat = self._texts, self.set_up.seats[at]
        deck = ChoiceBox(self.look, texts("journal-deck-of", player=seat.name))
        deck.setObjectName(f"deck-{seat.name}")
        for id, each in self.box.decks_for(seat.side).items():
            deck.addItem(each.names[texts.language], id)
        deck.setCurrentIndex(deck.findData(seat.deck))
        deck.activated.connect(lambda _: self._change_seat(at, deck=deck.currentData()))
        who = ChoiceBox(self.look, texts("newgame-decides", letter=seat.name))
        who.setObjectName(f"who-{seat.name}")
        for player in self.box.players:
            who.addItem(player_name(player, self.box, texts), player)
        who.setCurrentIndex(who.findData(seat.player))
        who.activated.connect(lambda _: self._change_seat(at, player=who.currentData()))
        self.row(seat.name, deck, who, into=self._left).setStretch(1, 3)
        listed = [line.card for line in self._standing.of(self._rules.owned, seat.name)]
        if listed:
            heroes = ", ".join(self._called(line) for line in self._standing.of(self._rules.owned, seat.name))
            self._left.addWidget(words(self.look, texts("journal-leads", pieces=heroes), "hint"))

    def _add_deal(self, deal: Deal) -> None:
        texts = self._texts
        goes = ChoiceBox(self.look, texts("journal-goes-with"))
        goes.setObjectName(f"deal-{deal.at}")
        for player in self._campaign.players:
            goes.addItem(texts("journal-into-deck", player=player), player)
        if not deal.must:
            goes.addItem(texts("journal-left-out"), "")
        goes.setCurrentIndex(goes.findData(self.set_up.dealt.get(deal.at, "")))
        goes.activated.connect(lambda _: self._deal(deal, goes.currentData()))
        self.row(self._called(deal.line), goes, into=self._left)

    def _add_hurt(self, line: Line) -> None:
        texts = self._texts
        told = words(self.look, texts("journal-still-hurt", name=self._called(line), count=line.amount), "body")
        heal = self.look.button(texts("journal-heal"), "button", "heart-plus-outline")
        heal.setObjectName(f"heal-{line.card or line.name}")
        heal.clicked.connect(lambda: self._heal(line))
        row = QHBoxLayout()
        row.addWidget(told, 1)
        row.addWidget(heal)
        self._left.addLayout(row)

    def _add_option(self, option: TableOption) -> None:
        texts = self._texts
        values = ChoiceBox(self.look, texts(option.name))
        values.setObjectName(f"option-{option.id}")
        for choice in option.choices:
            values.addItem(texts(choice.name), choice.id)
        values.setCurrentIndex(values.findData(self.set_up.options.get(option.id, option.usual)))
        values.activated.connect(
            lambda _: self._change(options={**self.set_up.options, option.id: values.currentData()})
        )
        self.row(texts(option.name), values, into=self._left)

    def _called(self, line: Line) -> str:
        return called(self._campaign.game, line.name, line.card, self._texts.language)

    # -- what it comes to -------------------------------------------------------------------------------------------

    def _told(self) -> GameTold:
        """Who sits down with which pieces."""
        language, leaders = self._texts.language, DECKS[self._campaign.game].leaders
        titles = CARDS[self._campaign.game].title_of
        table = new_table(self.set_up, self.box, campaign=campaign_table(self._campaign, self.set_up.dealt))
        seats = tuple(
            SeatTold(seat.name, tuple(Piece(titles(code)[language], code) for code in seat.cards.codes(leaders)))
            for seat in table.seats
        )
        return GameTold(self.set_up.scenario, False, seats)

    def _overlap(self) -> list[str]:
        """What the decks of the players want together that nobody owns."""
        seats, game, profile = self.set_up.seats, self._campaign.game, self._desk.profile
        if not says_what_is_owned(profile.folder_of("library"), game):
            return []
        brought = [Brought(seat.name, self.box.decks[seat.deck].cards) for seat in seats if seat.deck]
        return catalogue_of(self._desk, profile).together(game, brought, self._texts)

    def _show(self) -> None:
        """The list as it stands with these choices, and what keeps the table from being laid."""
        emptied(self._right)
        self._right.addWidget(self.look.label(self._texts("journal-list"), "title"))
        checks = self._rules.checklist(self._campaign.mode, self._standing, self._told())
        self._right.addWidget(Checks(self.look, self._texts, self._campaign, checks, self._read))
        for told in self._overlap():
            self._right.addWidget(words(self.look, told, "hint", colour=self.look.theme.danger))
        self._right.addStretch(1)
        problem = self.problem()
        self._begin_button.setEnabled(problem is None)
        rule = f" {problem.rule}" if problem is not None and problem.rule else ""
        self._problem.setText("" if problem is None else notice_of(problem).text(self._texts) + rule)
