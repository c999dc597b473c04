"""The pages beside a card: the rules that speak of it, its versions, the decks that it is in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop_app.app.atlas import Rule
from desktop_app.app.library.details import other_versions
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.faces.wording import set_name_of, words_line
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.parts import Row, words
from desktop_app.ui.widgets.look import Look


def rules_page(look: Look, texts: Texts, rules: Sequence[Rule], ask: Callable[[str], object]) -> Sequence[QWidget]:
    """The rules, each with a button that asks for it by its id."""
    return [_rule(look, texts, rule, ask) for rule in rules]


def _rule(look: Look, texts: Texts, rule: Rule, ask: Callable[[str], object]) -> QWidget:
    row = QWidget()
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 0, 0, look.px(2))
    column.setSpacing(look.px(2))
    column.addWidget(words(look, rule.text(texts.language), "prose"))
    button = QPushButton(rule.id)
    look.dress(button, "rule")
    button.setMinimumHeight(look.px(32))
    button.setAccessibleName(texts("browser-rule", rule=rule.id))
    button.clicked.connect(lambda: ask(rule.id))
    column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
    return row


def versions_page(
    catalogue: Catalogue, look: Look, texts: Texts, card: CardRecord, ask: Callable[[CardRecord], object]
) -> Sequence[QWidget]:
    """The printings of a card, and the other cards of its title, each of which can be asked for."""
    index = catalogue.library.index
    printings, others = index.printings(*card.key), other_versions(card, index)
    rows: list[QWidget] = [look.label(texts("browser-printings", count=len(printings)), "label")]
    rows += [words(look, set_of(printing, texts), "body") for printing in printings]
    if others:
        rows.append(look.label(texts("browser-same-title"), "label"))
    for other in others:
        face = catalogue.face(other, texts.language)
        place = " ".join(part for part in (face.set_name, str(other.number or "")) if part)
        row = Row(look, face.title, words_line(face.type_line, place))
        row.clicked.connect(lambda _=False, chosen=other: ask(chosen))
        rows.append(row)
    return rows


def set_of(card: CardRecord, texts: Texts) -> str:
    """In which set a printing is, with its number, and how many of it are in the box."""
    number = str(card.number or "none")
    return texts("browser-set-of", name=set_name_of(card, texts.language), number=number, count=card.quantity)


def decks_page(
    catalogue: Catalogue, look: Look, texts: Texts, card: CardRecord, ask: Callable[[str], object]
) -> Sequence[QWidget]:
    """The decks that a card is in, each of which can be asked for by its id."""
    using = catalogue.decks_with(card)
    if not using:
        return [words(look, texts("browser-no-decks"), "hint")]
    rows = []
    for deck_id, name, copies in using:
        row = Row(look, name, "", texts("browser-copies", count=copies))
        row.clicked.connect(lambda _=False, chosen=deck_id: ask(chosen))
        rows.append(row)
    return rows
