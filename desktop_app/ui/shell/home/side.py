"""The lists at the right of the start screen: other tables, decks, and where everything lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop_app.app.saves.saves import SaveEntry
from desktop_app.app.tables.deck_facts import faces_of_deck
from desktop_app.app.tables.game_box import OWN, DeckChoice
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import time_ago
from desktop_app.games import GAMES
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.faces.pictures import game_icon, rounded
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.table_menu import table_menu
from desktop_app.ui.shell.home.told import game_beside, game_short_name, scenario_title, where_it_stands
from desktop_app.ui.shell.parts import Panel, Row, link, words


def other_tables(
    desk: Desk,
    entries: Sequence[SaveEntry],
    open_game: Callable[[str], object],
    to_trash: Callable[[SaveEntry], object],
    show_screen: Callable[[str], object],
    shown: int,
    every: int,
    *,
    short: bool,
) -> Panel:
    """The games besides the one left last, each with its way to the trash; a page has all there are, ``every`` one.
    In a ``short`` window the sign alone says which game it is."""
    look, texts = desk.looks.look, desk.looks.texts
    corner = link(look, texts("home-all", count=every), partial(show_screen, "games")) if every > 1 else None
    if corner is not None:
        corner.setObjectName("all-games")
    panel = Panel(look, texts("home-other-tables"), corner)
    if not entries:
        panel.say(texts("home-no-other-tables"))
    for entry in entries[:shown]:
        row = _table_row(desk, entry, short=short)
        row.clicked.connect(lambda _=False, chosen=entry.id: open_game(chosen))
        row.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        row.customContextMenuRequested.connect(
            lambda at, chosen=entry, by=row: table_menu(desk, chosen, by, at, open_game, to_trash)
        )
        panel.add(row)
    return panel


def _table_row(desk: Desk, entry: SaveEntry, *, short: bool) -> Row:
    look, texts, header = desk.looks.look, desk.looks.texts, entry.header
    title, below = scenario_title(header, texts), where_it_stands(header, texts, question=False)
    if not short and (game := game_beside(header, texts)):
        below = f"{game} · {below}"
    if header.branch:
        below = f"{texts('home-branch', name=header.branch)}. {below}"
    ago = time_ago(texts, header.saved, desk.tables.now())
    row = Row(look, title, below, ago, game_icon(header.game, look.px(34), look.theme))
    row.setObjectName(f"table-{entry.id}")
    row.setEnabled(header.game in GAMES)
    return row


def decks(desk: Desk, shown: int, games: Sequence[str], show_screen: Callable[[str], object], *, short: bool) -> Panel:
    """Decks that can be played, a person's own first, then those of these ``games``, with the colours of what
    stands for them; in a ``short`` window one line is said of each."""
    look, texts = desk.looks.look, desk.looks.texts
    panel = Panel(look, texts("home-decks"), link(look, texts("home-all-decks"), partial(show_screen, "decks")))
    for game, deck in desk.tables.decks_to_play(shown, games):
        aside = texts("home-deck-cards", count=deck.size)
        kind = _of_an_own_deck(deck, texts) if deck.id.startswith(OWN) else texts("home-deck-starter")
        told = [part for part in (game_short_name(game, texts), kind) if part]
        below = told[-1] if short else " · ".join(told)
        row = Row(look, deck.names[texts.language], below, aside, colours_of(game, deck, look.theme))
        row.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        panel.add(row)
    return panel


def _of_an_own_deck(deck: DeckChoice, texts: Texts) -> str:
    return texts("home-deck-by-hand", count=deck.by_hand) if deck.by_hand else ""


def colours_of(game: str, deck: DeckChoice, theme: Theme) -> QIcon:
    """The frames of the cards that stand for a deck, side by side."""
    frames = list(dict.fromkeys(face_of(game, code, "en").frame for code in faces_of_deck(game, deck.cards)))
    pixmap = QPixmap(QSize(68, 68))
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(1, 6, 32, 22)
    painter.setClipPath(rounded(box, 5))
    for index, frame in enumerate(frames):
        part = box.width() / len(frames)
        painter.fillRect(QRectF(box.x() + index * part, box.y(), part + 1, box.height()), QColor(theme.frames[frame]))
    painter.setClipping(False)
    painter.setPen(QPen(QColor(theme.metals["gold"]), 1))
    painter.drawRoundedRect(box, 5, 5)
    painter.end()
    return QIcon(pixmap)


def stays_here(desk: Desk) -> QWidget:
    """That nothing leaves this computer, and how old the last backup is."""
    look, texts = desk.looks.look, desk.looks.texts
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(look.px(4), 0, 0, 0)
    sign = QLabel()
    sign.setPixmap(look.icon("folder-check-outline", look.theme.accent).pixmap(look.px(18), look.px(18)))
    line.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
    newest = next(iter(desk.profile.backups.all()), None)
    if newest is None:
        backup = texts("home-no-backup")
    else:
        backup = texts("home-last-backup", ago=time_ago(texts, newest.taken, desk.tables.now()))
    line.addWidget(words(look, f"{texts('home-local')} {backup}", "hint"), 1)
    return row
