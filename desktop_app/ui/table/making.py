"""Makes the parts of a table screen and introduces them to each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.session import Session
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.around import Around
from desktop_app.ui.table.bars.app_bar import AppBar
from desktop_app.ui.table.bars.phase_track import PhaseTrack
from desktop_app.ui.table.bars.prompt import PromptBar
from desktop_app.ui.table.bars.refusal_note import RefusalNote
from desktop_app.ui.table.board.board import Board
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.keys import Keys
from desktop_app.ui.table.parts import Parts, Ways
from desktop_app.ui.table.play.breath import Breath
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.play.wishes import Wishes
from desktop_app.ui.table.side.floating_card import FloatingCard
from desktop_app.ui.table.side.reading_tree import ReadingTree
from desktop_app.ui.table.side.side_column import SideColumn
from desktop_app.ui.table.side.window_stage import WindowStage
from desktop_app.ui.table.words.describe import Descriptions
from desktop_app.ui.table.words.gifts import Gifts
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.table.words.zone_words import ZoneWords
from desktop_app.ui.widgets.look import Look


def make_parts(
    screen: QWidget,
    session: Session,
    game: GameTable,
    texts: Texts,
    theme: Theme,
    settings: Settings,
    *,
    seats_here: Sequence[str],
    bots: Mapping[str, str],
    notes: Mapping[str, str],
    ways: Ways,
    around: Around,
) -> Parts:
    """The parts of ``screen``, which owns them all."""
    look, texts = Look(theme), texts.of(session.game.id)
    wording = Wording(texts, game.title_of, game.domain, game.words.zone_titles, game.play.written, game.place_of)
    describe = Descriptions(wording, game.words)
    controller = Controller(session, game.words, game.play.bot, seats_here, bots, screen)
    wording.idle = controller.idle
    motion = Clock(screen)
    words = ZoneWords(wording, game.words, game.layout.asides)
    scene = TableScene(skin_for(game, theme, texts), motion, words, game.layout, screen)
    board = Board(scene, screen)
    side = SideColumn(look, wording, describe, game, screen)
    scene.gifts_of = Gifts(controller, session).of
    side.large.sum_of = lambda card, number: session.game.sum_of(session.state, card, number)
    side.large.idle = controller.all_idle
    return Parts(
        window=screen,
        session=session,
        game=game,
        texts=texts,
        wording=wording,
        theme=theme,
        look=look,
        controller=controller,
        wishes=Wishes(controller, game.play, wording, settings, notes),
        motion=motion,
        scene=scene,
        board=board,
        bar=AppBar(look, texts, screen),
        track=PhaseTrack(look, screen),
        prompt=PromptBar(look, board),
        note=RefusalNote(look, board),
        side=side,
        middle=WindowStage(look, board),
        floating=FloatingCard(look, board),
        reading=ReadingTree(controller, wording, describe, screen),
        breath=Breath(screen),
        opening=Breath(screen),
        keys=Keys(settings.key_preset, settings.key_bindings),
        describe=describe,
        ways=ways,
        around=around,
    )


def skin_for(game: GameTable, theme: Theme, texts: Texts) -> Skin:
    """How things look in a theme and in the language of now."""
    return Skin(theme, game.face_of, texts.language, game.words, game.layout)
