"""What there is to know about the deck at hand: broken rules with their mending, charts, chances."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.decks.check import sentence
from desktop_app.app.decks.statistics import GROUPS, HAND_SIZES, known_entries, odds_by_turn, odds_of, statistics
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS
from desktop_app.games.kit.deck_list import Violation
from desktop_app.ui.decks.charts import ChanceRow, CostCurve, Share, Shares, curve_of
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.tree import cost_of
from desktop_app.ui.faces.wording import named, type_name
from desktop_app.ui.shell.parts import emptied, link, words
from desktop_app.ui.widgets.look import Look

CHEAP = 2
TURNS = 5
MOST_VIOLATIONS = 12


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
        head.addWidget(look.label(texts("deckbuilder-legal" if checked.is_legal else "deckbuilder-not-legal"), "title"))
        head.addStretch(1)
        head.addWidget(look.label(texts("deckbuilder-cards", count=self._editing.deck.size("deck")), "hint"))
        self._judgement.addLayout(head)
        for violation in checked.violations[:MOST_VIOLATIONS]:
            self._judgement.addWidget(self._violation(violation))
        left = len(checked.violations) - MOST_VIOLATIONS
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

    def _violation(self, violation: Violation) -> QWidget:
        look, texts = self._look, self._texts
        panel = QFrame()
        panel.setObjectName("refusalNote")
        row = QVBoxLayout(panel)
        row.setContentsMargins(look.px(12), look.px(8), look.px(10), look.px(6))
        row.setSpacing(look.px(2))
        row.addWidget(words(look, sentence(violation, texts), "body"))
        line = QHBoxLayout()
        rule = QPushButton(violation.rule)
        look.dress(rule, "rule")
        rule.setMinimumHeight(look.px(32))
        rule.setAccessibleName(texts("browser-rule", rule=violation.rule))
        rule.clicked.connect(lambda: self.rule_requested.emit(violation.rule))
        line.addWidget(rule)
        line.addStretch(1)
        fix = violation.fix
        if fix is not None:
            mend = link(look, texts(f"deckbuilder-fix-{fix.verb}", count=fix.copies), lambda: self._editing.mend(fix))
            mend.setObjectName("fix")
            line.addWidget(mend)
        row.addLayout(line)
        return panel

    # -- charts -----------------------------------------------------------------------------------------------------

    def _fill_charts(self) -> None:
        emptied(self._charts)
        look, texts, deck = self._look, self._texts, self._editing.deck
        index = self._editing.catalogue.library.index
        known = known_entries(deck.part("deck"), deck.game, index)
        if not known:
            return
        made = statistics(deck, index)
        costs = [(cost, entry.copies) for entry, card in known if (cost := cost_of(card)) is not None]
        count = sum(copies for _, copies in costs)
        average = sum(cost * copies for cost, copies in costs) / count if count else 0.0
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
        for field in GROUPS[deck.game]:
            self._charts.addWidget(Shares(look, self._shares(known[0][1], field, made.groups[field])))
        cards = {card.type: card for _, card in known}
        types = [Share(type_name(cards[name], texts.language), "", number) for name, number in made.types.items()]
        self._charts.addWidget(words(look, ", ".join(f"{share.name} {share.count}" for share in types), "hint"))
        leader_sum = DECKS[deck.game].leader_sum
        if made.leader_sum and leader_sum is not None:
            self._charts.addWidget(words(look, texts(leader_sum.message, value=made.leader_sum), "hint"))

    def _shares(self, card: CardRecord, field: str, counts: object) -> list[Share]:
        assert isinstance(counts, dict)
        language = self._texts.language
        return [Share(named(card, field, name, language), _key(name), count) for name, count in counts.items()]

    # -- chances ----------------------------------------------------------------------------------------------------

    def _fill_chances(self) -> None:
        emptied(self._chances)
        look, texts, deck = self._look, self._texts, self._editing.deck
        size, hand = deck.size("deck"), HAND_SIZES[deck.game]
        if not size:
            return
        self._chances.addWidget(look.label(texts("deckbuilder-chances"), "button"))
        known = known_entries(deck.part("deck"), deck.game, self._editing.catalogue.library.index)
        cheap = sum(entry.copies for entry, card in known if (cost := cost_of(card)) is not None and cost <= CHEAP)
        text = texts("deckbuilder-chance-cheap", cost=CHEAP)
        self._chances.addWidget(ChanceRow(look, text, odds_of(cheap, size, hand)))
        entry = next((entry for entry, card in known if self._card is not None and card.key == self._card.key), None)
        if entry is None:
            entry = max((entry for entry, _ in known), key=lambda each: each.copies, default=None)
        if entry is None:
            return
        card = self._editing.record(entry.code)
        title = card.title_in(texts.language) if card is not None else entry.title
        plain = odds_by_turn(entry.copies, size, hand, TURNS)
        again = odds_by_turn(entry.copies, size, hand, TURNS, mulligan=True)
        for message_id, chance in (("hand", plain[0]), ("mulligan", again[0]), ("turns", again[TURNS])):
            text = texts(f"deckbuilder-chance-{message_id}", title=title, turns=TURNS)
            self._chances.addWidget(ChanceRow(look, text, chance))


def _key(name: str) -> str:
    return name.casefold().replace(" ", "_").replace("-", "_")
