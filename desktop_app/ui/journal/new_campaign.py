"""Beginning a campaign: its name, its game and mode, who plays and with what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.short_hand import pieces_of
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.writing import begun, followed, new_campaign, sections_by_hand
from desktop_app.games import CAMPAIGNS, TENANTS
from desktop_app.games.contract.campaigns import Campaigns, SeatTold
from desktop_app.ui.journal.form import Form
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox, emptied, words

SEATS = 4


class NewCampaignDialog(Form):
    """`begun` carries the campaign."""

    begun = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget, game: str = "", players: Sequence[str] = ()) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("journal-new"), parent, width=680, height=560)
        self._texts, self._now = texts, desk.tables.now
        self._before = [each.campaign for each in desk.campaigns.store.all().campaigns]
        self.title = self.field("title", texts("journal-title"))
        self.title.setPlaceholderText(texts("journal-title-usual"))
        self.games = ChoiceBox(self.look, texts("browser-game"))
        self.games.setObjectName("game")
        for id, tenant in TENANTS.items():
            self.games.addItem(texts(tenant.names.whole), id)
        self.games.addItem(texts("journal-other-game"), "")
        self.games.setCurrentIndex(max(0, self.games.findData(game or self.games.itemData(0))))
        self.games.activated.connect(lambda _: self._fill())
        self.modes = ChoiceBox(self.look, texts("journal-mode"))
        self.modes.setObjectName("mode")
        self.follows = ChoiceBox(self.look, texts("journal-follows"))
        self.follows.setObjectName("follows")
        self.players: list[tuple[QLineEdit, QLineEdit]] = []
        self._room = QVBoxLayout()
        self._room.setSpacing(self.look.px(8))
        self.row(texts("journal-title"), self.title)
        self.row(texts("browser-game"), self.games)
        self.body.addLayout(self._room)
        self.body.addStretch(1)
        self._told = words(self.look, "", "hint")
        self.body.addWidget(self._told)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self.add_button("begin", texts("journal-begin"), self._begin, "primary").setDefault(True)
        self._fill(players or [desk.profile.name])
        self.title.setFocus()

    def tell(self, words: str) -> None:
        """Says something beside the buttons: what the campaign is begun for."""
        self._told.setText(words)

    def campaign(self) -> Campaign:
        """The campaign as the form tells it now."""
        game, now = self.games.currentData(), self._now()
        rows = [(name.text().strip(), heroes.text()) for name, heroes in self.players if name.text().strip()]
        players = tuple(name for name, _ in rows)
        made = new_campaign(
            self.title.text().strip() or self._texts("journal-title-usual"),
            players,
            now,
            game=game,
            game_name=self.games.currentText(),
            mode=self.modes.currentData() or "",
        )
        if game in CAMPAIGNS:
            seats = tuple(SeatTold(name, pieces_of(game, heroes)) for name, heroes in rows)
            made = begun(made, CAMPAIGNS[game], seats, now)
            before = self.follows.currentData()
            return made if before is None else followed(made, CAMPAIGNS[game], before, now)
        return made.changed(sections=sections_by_hand(self._texts))

    def _begin(self) -> None:
        campaign = self.campaign()
        if not campaign.players:
            self.tell(self._texts("journal-no-player"))
            return
        self.accept()
        self.begun.emit(campaign)

    def _fill(self, first: Sequence[str] = ()) -> None:
        """The rows of another game; names that were typed stay."""
        names = [name.text() for name, _ in self.players] or first
        heroes = [heroes.text() for _, heroes in self.players]
        self.players = []
        emptied(self._room)
        game = self.games.currentData()
        rules = CAMPAIGNS.get(game)
        self.modes.hide()
        if rules is not None:
            self.modes = ChoiceBox(self.look, self._texts("journal-mode"))
            self.modes.setObjectName("mode")
            for id, message in rules.modes.items():
                self.modes.addItem(self._texts(message), id)
            self.row(self._texts("journal-mode"), self.modes, into=self._room)
            self._add_follows(rules, game)
        for at in range(SEATS if rules is None else rules.most):
            name = self.field(f"player-{at + 1}", self._texts("journal-player", number=at + 1))
            name.setText(names[at] if at < len(names) else "")
            pieces = self.field(f"heroes-{at + 1}", self._texts("journal-pieces"))
            pieces.setText(heroes[at] if at < len(heroes) else "")
            pieces.setPlaceholderText(self._example(at) if rules is not None else "")
            self.players.append((name, pieces))
            fields = (name, pieces) if rules is not None else (name,)
            self.row(self._texts("journal-player", number=at + 1), *fields, into=self._room)

    def _add_follows(self, rules: Campaigns, game: str) -> None:
        """After which campaign it comes, where one brings something along."""
        self.follows = ChoiceBox(self.look, self._texts("journal-follows"))
        self.follows.setObjectName("follows")
        self.follows.addItem(self._texts("journal-follows-none"), None)
        for before in self._before:
            if before.game == game and rules.carries(standing_of(before), before.players):
                self.follows.addItem(before.title, before)
        if self.follows.count() > 1:
            self.row(self._texts("journal-follows"), self.follows, into=self._room)

    def _example(self, at: int) -> str:
        """Three heroes of the box as an example of what one writes."""
        game = self.games.currentData()
        pieces = CAMPAIGNS[game].pieces()[3 * at : 3 * at + 3]
        return ", ".join(called(game, code, code, self._texts.language) for code in pieces)
