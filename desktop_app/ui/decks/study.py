"""What there is to know about the deck at hand: broken rules with their mending, charts, chances."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.decks.check import Group, grouped, part_title
from desktop_app.app.decks.model import Entry
from desktop_app.app.decks.overlap import Brought, groups
from desktop_app.app.decks.statistics import GROUPS, HAND_SIZES, Known, chances, known_entries, odds_of, statistics
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import list_of
from desktop_app.games import DECKS
from desktop_app.games.kit.deck_list import Fix
from desktop_app.games.kit.numerals import percent
from desktop_app.ui.decks.charts import ChanceRow, CostCurve, Share, Shares, curve_of
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.kinds import kinds_title
from desktop_app.ui.decks.tree import cost_of
from desktop_app.ui.faces.wording import named
from desktop_app.ui.shell.parts import emptied, link, words
from desktop_app.ui.widgets.look import Look

CHEAP = 2
ROUNDS = 5
MOST_GROUPS = 12
COSTLESS = 3
"""A deck of which no more than one card in so many has a cost is not studied by costs."""


class Study(QWidget):
    """Signals: a rule to read, a card to look at."""

    rule_requested = Signal(str)
    current_card = Signal(object)

    def __init__(self, editing: Editing, look: Look, texts: Texts) -> None:
        super().__init__()
        self._editing, self._look, self._texts = editing, look, texts
        self._card: CardRecord | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(8))
        self._judgement = self._room()
        self._group_room = self._room()
        self._charts = self._room()
        self._chances = self._room()
        self._column.addStretch(1)
        editing.changed.connect(self.fill)
        self.fill()

    def show_card(self, card: CardRecord) -> None:
        """Say the chances of this card if it is in the deck."""
        self._card = card
        self._fill_chances()

    def fill(self) -> None:
        """Everything about the deck as it is."""
        self._fill_judgement()
        self._fill_groups()
        self._fill_charts()
        self._fill_chances()

    def _room(self) -> QVBoxLayout:
        room = QVBoxLayout()
        room.setSpacing(self._look.px(6))
        self._column.addLayout(room)
        return room

    # -- rules ------------------------------------------------------------------------------------------------------

    def _fill_judgement(self) -> None:
        emptied(self._judgement)
        look, texts, checked = self._look, self._texts, self._editing.checked
        head = QHBoxLayout()
        head.addWidget(look.label(texts(f"deckbuilder-{checked.state}"), "title"))
        head.addStretch(1)
        head.addWidget(look.label(texts("deckbuilder-cards", count=self._editing.deck.size("deck")), "hint"))
        self._judgement.addLayout(head)
        groups = grouped(checked.violations)
        for group in groups[:MOST_GROUPS]:
            self._judgement.addWidget(self._group(group))
        left = len(groups) - MOST_GROUPS
        if left > 0:
            self._judgement.addWidget(words(look, texts("deckbuilder-more-violations", count=left), "hint"))
        if checked.unknown:
            titles = ", ".join(entry.title or entry.code for entry in checked.unknown[:6])
            text = texts("deckbuilder-unknown-cards", count=len(checked.unknown), titles=titles)
            self._judgement.addWidget(words(look, text, "hint"))
        if checked.unmatched:
            self._judgement.addWidget(words(look, self._unpaid(checked.unmatched), "hint"))

    def _unpaid(self, codes: tuple[str, ...]) -> str:
        cards = [card for code in codes if (card := self._editing.record(code)) is not None]
        titles = ", ".join(card.title_in(self._texts.language) for card in cards[:4])
        return self._texts("deckbuilder-no-sphere", count=len(codes), titles=titles)

    def _group(self, group: Group) -> QWidget:
        look, texts = self._look, self._texts
        panel = QFrame()
        panel.setObjectName("refusalNote")
        row = QVBoxLayout(panel)
        row.setContentsMargins(look.px(12), look.px(8), look.px(10), look.px(6))
        row.setSpacing(look.px(2))
        row.addWidget(words(look, group.sentence(texts, self._title), "body"))
        line = QHBoxLayout()
        line.addStrut(look.px(36))  # the same distance from the words with a way to mend and without
        rule = QPushButton(group.rule)
        look.dress(rule, "rule")
        rule.setMinimumHeight(look.px(32))
        rule.setAccessibleName(texts("browser-rule", rule=group.rule))
        rule.clicked.connect(lambda: self.rule_requested.emit(group.rule))
        line.addWidget(rule)
        line.addStretch(1)
        fix = group.fix
        if fix is not None:
            mend = link(look, self._mending(fix), lambda: self._editing.mend(fix))
            mend.setObjectName("fix")
            line.addWidget(mend)
        row.addLayout(line)
        return panel

    def _mending(self, fix: Fix) -> str:
        """What the button of a fix says: how many cards, and where they go."""
        texts = self._texts
        targets = {step.target for step in fix.steps()}
        if fix.verb != "move" or len(targets) > 1:
            return texts(f"deckbuilder-fix-{fix.verb}", count=fix.size())
        part = part_title(self._editing.deck.game, fix.target, texts)
        return texts("deckbuilder-fix-move-to", count=fix.size(), part=part)

    def _title(self, english: str) -> str:
        """A title of a card of the deck in the language of the screen."""
        entries = (entry for entry in self._editing.deck.entries if entry.title == english)
        cards = (self._editing.record(entry.code) for entry in entries)
        return next((card.title_in(self._texts.language) for card in cards if card is not None), english)

    def _fill_groups(self) -> None:
        """For each mark that other decks bear too: whether they can be played together from what is owned."""
        emptied(self._group_room)
        look, texts, deck, catalogue = self._look, self._texts, self._editing.deck, self._editing.catalogue
        if not deck.tags:
            return
        heads = ((each.id, each.document) for each in catalogue.shelved if each.id != self._editing.id)
        others = {id: head.deck() for id, head in heads if head is not None and head.game == deck.game and head.tags}
        for tag, alike in groups(deck, others):
            self._group_room.addWidget(look.label(texts("decks-group", tag=tag), "button"))
            said = catalogue.together(deck.game, [Brought.of_deck(each) for each in (deck, *alike)], texts)
            names = list_of(texts, [each.name for each in alike])
            for line in said:
                self._group_room.addWidget(words(look, line, "hint", colour=look.theme.danger))
            if not said:
                self._group_room.addWidget(words(look, texts("decks-group-well", decks=names), "hint"))

    # -- charts -----------------------------------------------------------------------------------------------------

    def _fill_charts(self) -> None:
        emptied(self._charts)
        look, texts, deck = self._look, self._texts, self._editing.deck
        index = self._editing.catalogue.library.index
        known = known_entries(deck.part("deck"), deck.game, index)
        if not known:
            return
        made = statistics(deck, index)
        if costs := self._costs(known):
            self._fill_costs(known, costs)
        for field in GROUPS[deck.game]:
            self._charts.addWidget(Shares(look, self._shares(known[0][1], field, made.groups[field])))
        cards = {card.type: card for _, card in known}
        types = [Share(kinds_title(cards[name], texts), "", number) for name, number in made.types.items()]
        self._charts.addWidget(
            words(look, ", ".join(f"{share.name}\N{NO-BREAK SPACE}{share.count}" for share in types), "hint")
        )
        leader_sum = DECKS[deck.game].leader_sum
        if made.leader_sum and leader_sum is not None:
            self._charts.addWidget(words(look, texts(leader_sum.message, value=made.leader_sum), "hint"))

    def _costs(self, known: Known) -> list[tuple[int, int]]:
        """What the cards cost, and how many copies of each; nothing where a cost is the exception in this deck."""
        costs = [(cost, entry.copies) for entry, card in known if (cost := cost_of(card)) is not None]
        having, all_of_them = sum(copies for _, copies in costs), sum(entry.copies for entry, _ in known)
        return costs if having * COSTLESS > all_of_them else []

    def _fill_costs(self, known: Known, costs: list[tuple[int, int]]) -> None:
        look, texts = self._look, self._texts
        average = sum(cost * copies for cost, copies in costs) / sum(copies for _, copies in costs)
        head = QHBoxLayout()
        head.addWidget(look.label(texts("deckbuilder-costs"), "button"))
        head.addStretch(1)
        head.addWidget(look.label(texts("deckbuilder-average", average=round(average, 1)), "hint"))
        self._charts.addLayout(head)
        curve = curve_of(known)
        spoken = ", ".join(
            texts("deckbuilder-cost-bar", cost=cost, count=sum(bar.values())) for cost, bar in curve.items()
        )
        self._charts.addWidget(CostCurve(look, curve, spoken))

    def _shares(self, card: CardRecord, field: str, counts: object) -> list[Share]:
        assert isinstance(counts, dict)
        language = self._texts.language
        return [Share(named(card, field, name, language), _key(name), count) for name, count in counts.items()]

    # -- chances ----------------------------------------------------------------------------------------------------

    def _fill_chances(self) -> None:
        emptied(self._chances)
        look, texts, deck = self._look, self._texts, self._editing.deck
        size, hand = deck.size("deck"), HAND_SIZES[deck.game]
        known = known_entries(deck.part("deck"), deck.game, self._editing.catalogue.library.index)
        if not known:
            return
        self._chances.addWidget(look.label(texts("deckbuilder-chances"), "button"))
        if costs := self._costs(known):
            cheap = sum(copies for cost, copies in costs if cost <= CHEAP)
            text = texts("deckbuilder-chance-cheap", cost=CHEAP)
            self._add_chance(text, odds_of(cheap, size, hand))
        entry, card = self._looked_at(known)
        self._chances.addWidget(words(look, card.title_in(texts.language), "label"))
        for each in chances(deck.game, entry.copies, size, ROUNDS):
            mulligan = "yes" if each.mulligan else "no"
            text = texts(f"deckbuilder-chance-{each.name}", rounds=each.rounds, cards=each.cards, mulligan=mulligan)
            self._add_chance(text, each.chance)

    def _add_chance(self, text: str, chance: float) -> None:
        said = self._texts("common-percent", share=percent(chance))
        self._chances.addWidget(ChanceRow(self._look, text, chance, said))

    def _looked_at(self, known: Known) -> tuple[Entry, CardRecord]:
        """The card of the deck that is looked at, else the one with most copies."""
        for entry, card in known:
            if self._card is not None and card.key == self._card.key:
                return entry, card
        return max(known, key=lambda each: each[0].copies)


def _key(name: str) -> str:
    return name.casefold().replace(" ", "_").replace("-", "_")
