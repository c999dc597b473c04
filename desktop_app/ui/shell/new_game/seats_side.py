"""The right of a new table: who sits where, what they bring together, the choices for the whole table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from desktop_app.app.decks.collection import says_what_is_owned
from desktop_app.app.decks.overlap import Brought
from desktop_app.app.tables.deck_facts import facts_of_deck
from desktop_app.app.tables.game_box import HERE, GameBox
from desktop_app.app.tables.set_up import SeatSetUp, SetUp
from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.set_up import TableOption
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.new_game.round_table import RoundTable, Sitter
from desktop_app.ui.shell.new_game.seat_card import SeatCard, player_name
from desktop_app.ui.shell.new_game.table_options import TableOptions
from desktop_app.ui.shell.new_game.together import Together
from desktop_app.ui.shell.parts import words
from desktop_app.ui.shell.settings.fields import switch
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.spelled import spelled

MOST_FRAMES = 3
ABREAST, LARGE_ABREAST = 3, 2
"""So many values of a choice for the table stand beside each other, and in large print."""
FEW = 2
"""So many seats leave room for the table from above in a low window."""

MOST_LACKING = 2
"""So many cards too few are named; all of them in the tip."""


class SeatsSide(QWidget):
    """``chosen`` names the seat that chooses, ``added`` who sits down, ``removed`` who leaves, ``moved`` who changes
    places with whom; ``changed`` carries the new parts of a seat, ``option`` a choice for the table: one of the
    ``options`` that stand here."""

    chosen = Signal(int)
    added = Signal(str)
    removed = Signal(int)
    moved = Signal(int, int)
    changed = Signal(int, dict)
    option = Signal(str, str)

    def __init__(
        self, desk: Desk, box: GameBox, set_up: SetUp, seat: int, options: Sequence[TableOption], *, short: bool
    ) -> None:
        super().__init__()
        self._desk, self._box, self._set_up, self._seat = desk, box, set_up, seat
        look, texts = desk.looks.look, desk.looks.texts
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6 if short else 10))
        column.addWidget(look.label(texts("newgame-who"), "title" if short else "question"))
        if not short or len(set_up.seats) <= FEW:
            column.addWidget(self._table(look, texts), 1)
        for index, each in enumerate(set_up.seats):
            column.addWidget(self._card(look, texts, index, each))
        if len(set_up.seats) < box.most_seats:
            more = look.button(texts("newgame-add-seat"), "quiet", "account-plus")
            more.setObjectName("add-seat")
            more.clicked.connect(lambda: self.added.emit(set_up.seats[-1].player))
            column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
        together = self._together(texts)
        if together and not short:
            column.addWidget(Together(look, texts("newgame-together"), together))
        overlap = self._overlap(texts, MOST_LACKING)
        if overlap:
            warned = words(look, "\n".join(overlap), "hint", colour=look.theme.danger)
            warned.setToolTip("\n".join(self._overlap(texts)))
            column.addWidget(warned)
        if options:
            beside = ABREAST if look.theme.print_scale == 1.0 else LARGE_ABREAST
            choices = TableOptions(look, texts, box.game, options, set_up.options, beside=beside, short=short)
            choices.chosen.connect(self.option)
            column.addWidget(choices)
        if sum(each.player == HERE for each in set_up.seats) > 1:
            told, on = texts("newgame-open-hands"), desk.looks.settings.open_hands
            column.addWidget(switch(look, "open-hands", told, on, lambda on: desk.change(open_hands=on)))
        if short and len(set_up.seats) > FEW:
            column.addStretch(1)

    def _table(self, look: Look, texts: Texts) -> RoundTable:
        sitters = [Sitter(each.name, each.player == HERE, self._frames(each)) for each in self._set_up.seats]
        table = RoundTable(look, sitters, self._box.most_seats, self._seat, texts("newgame-who"))
        table.setObjectName("round-table")
        table.setToolTip(texts("newgame-drag-seats"))
        table.seat_wanted.connect(self.chosen)
        table.moved.connect(self.moved)
        table.more_wanted.connect(lambda: self._ask_who(QCursor.pos()))
        return table

    def _frames(self, seat: SeatSetUp) -> tuple[str, ...]:
        """The colours of the leaders that a seat brings."""
        leaders = self._box.decks[seat.deck].leaders if seat.deck else ()
        return tuple(face_of(self._box.game, code, "en").frame for code in leaders[:MOST_FRAMES])

    def _ask_who(self, at: QPoint) -> None:
        """Who sits down on the chair that was pressed."""
        menu = QMenu(self)
        menu.setFont(self._desk.looks.look.font("body"))
        for player in self._box.players:
            menu.addAction(
                spelled(player_name(player, self._box, self._desk.looks.texts)), partial(self.added.emit, player)
            )
        menu.popup(at)

    def _card(self, look: Look, texts: Texts, index: int, seat: SeatSetUp) -> SeatCard:
        removable = len(self._set_up.seats) > min(self._box.form.seats)
        card = SeatCard(look, texts, self._box, seat, index, removable=removable, active=index == self._seat)
        card.changed.connect(lambda values: self.changed.emit(index, values))
        card.removed.connect(lambda: self.removed.emit(index))
        card.chosen.connect(lambda: self.chosen.emit(index))
        return card

    def _together(self, texts: Texts) -> list[tuple[str, str, int]]:
        """What the leaders of all seats bring against a scenario, number by number: rivals bring nothing together."""
        if not self._box.scenarios:
            return []
        decks = [self._box.decks[seat.deck] for seat in self._set_up.seats if seat.deck]
        sums = dict[str, int]()
        for deck in decks:
            for name, value in facts_of_deck(self._box.game, deck).numbers:
                sums[name] = sums.get(name, 0) + value
        return [(name, texts(self._message(name)), value) for name, value in sums.items() if value]

    def _overlap(self, texts: Texts, most: int | None = None) -> list[str]:
        """What the decks of the seats want together that nobody owns. The library is opened only for a person who has
        said what they own."""
        seats = [seat for seat in self._set_up.seats if seat.deck]
        profile = self._desk.profile
        if len(seats) < 2 or not says_what_is_owned(profile.folder_of("library"), self._box.game):
            return []
        from desktop_app.ui.library.catalogue import catalogue_of

        brought = [Brought(seat.name, self._box.decks[seat.deck].cards) for seat in seats]
        return catalogue_of(self._desk, profile).together(self._box.game, brought, texts, most)

    def _message(self, number: str) -> str:
        """The message that names a number of the game."""
        return f"{self._box.domain}-number-{number.replace('_', '-')}"
