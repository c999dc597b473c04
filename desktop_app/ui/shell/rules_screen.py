"""The rules of the five games: search as you type, topics, the words of the games, any rule by its number."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.atlas import PREFIXES, UnknownRule, find_rule, game_of_rule
from desktop_app.games import TENANTS
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import ChoiceBox, words
from desktop_app.ui.shell.rules_pages import Wanted, glossary_page, rules_page, topics_of
from desktop_app.ui.shell.screen import BesideTable
from desktop_app.ui.widgets.true_bold import RichText

TOPIC_ROLE = Qt.ItemDataRole.UserRole
BESIDE_TOPIC = 53
"""What stands beside the words of a topic: paddings and the scroll bar."""
BEFORE_COUNT = 2 * "\N{NO-BREAK SPACE}"
"""How many rules a topic has never stands alone in a second line."""
SOON = 40
"""Milliseconds after the last key until the page is made: quick fingers make one page and not ten."""


class RulesScreen(BesideTable):
    """What is looked for lives in `wanted`; a change of it makes the page again."""

    back_wanted = Signal()
    first_focus = "rules-search"

    def __init__(self, looks: Looks, game: str = "") -> None:
        super().__init__(looks)
        self.wanted = Wanted(game=game or next(iter(PREFIXES)))
        self.page: RichText | None = None
        self._count: QLabel | None = None
        self._field: QLineEdit | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._show_page)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._to_search)
        QShortcut(QKeySequence("Escape"), self).activated.connect(self._leave_rule)

    # -- what is looked for ---------------------------------------------------------------------------------------

    def search(self, text: str) -> None:
        """Look for words or a number."""
        self.wanted = self.wanted.changed(text=text, rule="")
        self._soon.start()

    def open_rule(self, rule_id: str) -> None:
        """Show one rule with its neighbours, whatever was looked for; an unknown id shows all of them."""
        try:
            find_rule(rule_id)
        except UnknownRule:
            return
        self.wanted = self.wanted.changed(game=game_of_rule(rule_id), rule=rule_id, text="", topic="", glossary=False)
        self.show_again()

    def choose_game(self, game: str) -> None:
        """Show another game's rules, or all games' with an empty id."""
        self.wanted = self.wanted.changed(game=game, topic="", rule="")
        self.show_again()

    def choose_topic(self, topic: str) -> None:
        """Show the rules of one topic, or all with an empty one."""
        self.wanted = self.wanted.changed(topic=topic, rule="")
        self._show_page()

    def show_glossary(self, shown: bool) -> None:
        """Words instead of rules, or back."""
        self.wanted = self.wanted.changed(glossary=shown, rule="")
        self.show_again()

    def show_both(self, shown: bool) -> None:
        """The other language beside it, or not."""
        self.wanted = self.wanted.changed(both=shown)
        self._show_page()

    def _leave_rule(self) -> None:
        if not self.to_table and (self.wanted.rule or self.wanted.text):
            self.wanted = self.wanted.changed(rule="", text="")
            self.show_again()
        else:
            self.back_wanted.emit()

    def _to_search(self) -> None:
        if self._field is not None:
            self._field.setFocus()
            self._field.selectAll()

    # -- showing --------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """Search and topics at the left, the page at the right."""
        content = QWidget()
        look = self.looks.look
        row = QHBoxLayout(content)
        edge = look.px(48 if self.width() > 1500 * look.scale else 24)
        row.setContentsMargins(edge, look.px(16), edge, look.px(16))
        row.setSpacing(look.px(24))
        side = QWidget()
        side.setFixedWidth(self._side_wide)
        side.setLayout(self._side())
        row.addWidget(side)
        row.addLayout(self._main(), 1)
        self._show_page()
        return content

    @property
    def _side_wide(self) -> int:
        """How wide search and topics stand."""
        look = self.looks.look
        return look.px((340 if self.width() > 1500 * look.scale else 290) * look.theme.print_scale)

    def _side(self) -> QVBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(10))
        field = QLineEdit(self.wanted.text)
        field.setObjectName("rules-search")
        field.setFont(look.font("body"))
        field.setMinimumHeight(look.px(42))
        look.clearable(field, texts("browser-clear"))
        field.setPlaceholderText(texts("rules-search"))
        field.setAccessibleName(texts("rules-search"))
        field.textEdited.connect(self.search)
        field.textChanged.connect(lambda text: self.search(text) if not text else None)
        self._field = field
        column.addWidget(field)
        games = ChoiceBox(look, texts("rules-game"))
        games.setObjectName("rules-game")
        games.addItem(texts("rules-all-games"), "")
        for game in PREFIXES:
            games.addItem(texts(TENANTS[game].names.short), game)
        games.setCurrentIndex(games.findData(self.wanted.game))
        games.activated.connect(lambda at: self.choose_game(games.itemData(at)))
        column.addWidget(games)
        column.addWidget(self._topics(), 1)
        return column

    def _topics(self) -> QListWidget:
        look, texts = self.looks.look, self.looks.texts
        topics = QListWidget()
        topics.setObjectName("rules-topics")
        topics.setFont(look.font("body"))
        topics.setStyleSheet(f"QListWidget {{ padding-left: {look.px(10)}px; }}")
        topics.setAccessibleName(texts("rules-topics"))
        topics.setWordWrap(True)
        topics.setResizeMode(QListWidget.ResizeMode.Adjust)
        topics.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        topics.addItem(texts("rules-all-topics"))
        metrics, room = QFontMetrics(topics.font()), QRect(0, 0, self._side_wide - look.px(BESIDE_TOPIC), look.px(400))
        for topic, title, count in topics_of(self.wanted.game, texts.language):
            item = QListWidgetItem(f"{title}{BEFORE_COUNT}({count})")
            item.setData(TOPIC_ROLE, topic)
            lines = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(lines.width(), max(look.px(31), lines.height() + look.px(8))))
            topics.addItem(item)
            if topic == self.wanted.topic:
                topics.setCurrentItem(item)
        topics.currentItemChanged.connect(lambda item: self.choose_topic(item.data(TOPIC_ROLE) or "") if item else None)
        topics.setEnabled(not self.wanted.glossary)
        return topics

    def _main(self) -> QVBoxLayout:
        look, texts = self.looks.look, self.looks.texts
        column = QVBoxLayout()
        column.setSpacing(look.px(10))
        head = QHBoxLayout()
        head.setSpacing(look.px(10))
        if self.to_table:
            back = look.button(texts("shell-back-to-table"), "button", "arrow-left")
            back.setObjectName("back-to-table")
            back.clicked.connect(self.back_wanted)
            head.addWidget(back)
        head.addWidget(look.label(texts("rules-title"), "question"))
        self._count = words(look, "", "hint", wrap=False)
        head.addWidget(self._count, 0, Qt.AlignmentFlag.AlignBottom)
        head.addStretch(1)
        both = self._chip("rules-both", self.wanted.both)
        both.toggled.connect(self.show_both)
        head.addWidget(both)
        glossary = self._chip("rules-glossary", self.wanted.glossary)
        glossary.toggled.connect(self.show_glossary)
        head.addWidget(glossary)
        column.addLayout(head)
        self.page = RichText()
        self.page.setObjectName("rules-page")
        self.page.setOpenLinks(False)
        self.page.setAccessibleName(texts("rules-title"))
        self.page.setFont(look.font("prose"))
        self.page.anchorClicked.connect(self._follow)
        column.addWidget(self.page, 1)
        return column

    def _chip(self, message: str, checked: bool) -> QPushButton:
        chip = self.looks.look.button(self.looks.texts(message), "chip")
        chip.setObjectName(message)
        chip.setCheckable(True)
        chip.setChecked(checked)
        return chip

    def _follow(self, link: QUrl) -> None:
        kind, _, what = link.toString().partition(":")
        if kind == "rule":
            self.open_rule(what)
        elif kind == "topic":
            self.wanted = self.wanted.changed(topic=what, rule="", text="", glossary=False)
            self.show_again()

    def _show_page(self) -> None:
        if self.page is None or self._count is None:
            return
        looks = self.looks
        make = glossary_page if self.wanted.glossary else rules_page
        html, count = make(self.wanted, looks.texts, looks.look)
        self.page.setHtml(html)
        self._count.setText(looks.texts("rules-words" if self.wanted.glossary else "rules-found", count=count))
        if self.wanted.rule:
            self.page.scrollToAnchor(self.wanted.rule)
