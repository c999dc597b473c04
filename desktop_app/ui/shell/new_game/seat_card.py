"""One seat of a new table: its name, who decides for it, its side, its deck."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout

from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.set_up import SeatSetUp
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.parts import ChoiceBox, words
from desktop_app.ui.widgets.look import Look

NAME_LIMIT = 40
BADGE = 34
"""The width of a seat's letter in its circle."""


class SeatCard(QFrame):
    """`changed` carries the parts of the seat that are new; `removed` asks to take the seat away, `chosen` to give it
    the next deck that is pressed."""

    changed = Signal(dict)
    removed = Signal()
    chosen = Signal()

    def __init__(
        self,
        look: Look,
        texts: Texts,
        box: GameBox,
        seat: SeatSetUp,
        index: int,
        *,
        removable: bool,
        active: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._look, self._texts, self._box, self._seat, self._index = look, texts, box, seat, index
        self._decks, self._active = box.decks_for(seat.side), active
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        across = QHBoxLayout(self)
        across.setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8))
        across.setSpacing(look.px(16))
        column = QVBoxLayout()
        column.setSpacing(look.px(8))
        player = self._player()
        who = self._who(removable)
        column.addLayout(who)
        # In large print a name and who decides for it need a line each.
        if look.theme.print_scale == 1.0:
            who.insertWidget(2, player, 4)
        else:
            column.addWidget(player)
        if len(box.form.sides) > 1:
            column.addWidget(self._side())
        if self._decks:
            column.addWidget(self._deck())
        if seat.deck and self._box.decks[seat.deck].by_hand:
            column.addWidget(self._about_deck())
        across.addLayout(column, 1)

    def _who(self, removable: bool) -> QHBoxLayout:
        look, texts = self._look, self._texts
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        letter = chr(ord("A") + self._index)
        badge = look.button(letter, "chip")
        badge.setObjectName(f"seat-{self._index}")
        badge.setCheckable(True)
        badge.setChecked(self._active)
        badge.setAccessibleName(texts("newgame-deck-for", letter=letter, name=self._seat.name))
        badge.clicked.connect(lambda: self.chosen.emit())
        badge.setFixedSize(look.px(BADGE), look.px(BADGE))
        row.addWidget(badge)
        name = QLineEdit(self._seat.name)
        name.setObjectName(f"name-{self._index}")
        name.setFont(look.font("body"))
        name.setMaxLength(NAME_LIMIT)
        name.setCursorPosition(0)  # of a long name its beginning is read
        name.setMinimumHeight(look.px(36))
        name.setAccessibleName(texts("newgame-name-of-seat", letter=letter))
        name.textEdited.connect(self._named)
        row.addWidget(name, 3)
        if removable:
            away = look.tool("close", texts("newgame-remove-seat", letter=letter))
            away.clicked.connect(self.removed)
            row.addWidget(away)
        return row

    def _player(self) -> QComboBox:
        texts, letter = self._texts, chr(ord("A") + self._index)
        player = self._combo(f"player-{self._index}", texts("newgame-decides", letter=letter))
        kinds = self._box.players
        for kind in kinds:
            player.addItem(player_name(kind, self._box, texts), kind)
        player.setCurrentIndex(kinds.index(self._seat.player))
        player.activated.connect(lambda at: self.changed.emit({"player": kinds[at]}))
        return player

    def _side(self) -> QComboBox:
        """The sides of the table."""
        texts, form = self._texts, self._box.form
        side = self._combo(f"side-{self._index}", texts("newgame-side", letter=chr(ord("A") + self._index)))
        for each in form.sides:
            side.addItem(texts(each.name), each.id)
        side.setCurrentIndex(side.findData(self._seat.side))
        side.activated.connect(lambda at: self.changed.emit({"side": side.itemData(at)}))
        return side

    def _deck(self) -> QComboBox:
        texts = self._texts
        deck = self._combo(f"deck-{self._index}", texts("home-choose-deck"))
        for each in self._decks.values():
            deck.addItem(each.names[texts.language], each.id)
        deck.setCurrentIndex(deck.findData(self._seat.deck))
        deck.activated.connect(lambda at: self.changed.emit({"deck": deck.itemData(at)}))
        return deck

    def _combo(self, name: str, accessible: str) -> QComboBox:
        combo = ChoiceBox(self._look, accessible)
        combo.setObjectName(name)
        return combo

    def _about_deck(self) -> QLabel:
        count = self._box.decks[self._seat.deck].by_hand
        return words(self._look, self._texts("newgame-by-hand", count=count), "hint")

    def _named(self, name: str) -> None:
        if name.strip():
            self.changed.emit({"name": name.strip()})


def player_name(kind: str, box: GameBox, texts: Texts) -> str:
    """Who decides for a seat: somebody here, or a bot by what it does, in its game's words where it has some."""
    for message in (f"{box.domain}-player-{kind}", f"newgame-player-{kind}"):
        if texts.has(message):
            return texts(message)
    return texts("newgame-player-bot", name=kind)
