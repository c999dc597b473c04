"""What a table on the screen is made of. The helpers of the screen work on these parts; none knows the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.ask import Option
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games.contract.table import Counter, TableWords, Token
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.around import Around
from desktop_app.ui.table.bars.app_bar import AppBar
from desktop_app.ui.table.bars.phase_track import PhaseTrack
from desktop_app.ui.table.bars.prompt import PromptBar
from desktop_app.ui.table.bars.refusal_note import RefusalNote
from desktop_app.ui.table.board.board import Board
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.keys import Keys
from desktop_app.ui.table.play.breath import Breath
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.play.wishes import Wishes
from desktop_app.ui.table.side.floating_card import FloatingCard
from desktop_app.ui.table.side.reading_tree import ReadingTree
from desktop_app.ui.table.side.side_column import SideColumn
from desktop_app.ui.table.side.window_stage import WindowStage
from desktop_app.ui.table.words.describe import Descriptions
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look


class Ways(Frozen):
    """Where a table can lead; the window around it goes there: to a rule by its number, all rules, settings, home, the
    same table anew, a new table with another deck, the journal with this game, or the next scenario."""

    rule: Callable[[str], object]
    rules: Callable[[], object]
    settings: Callable[[], object]
    home: Callable[[], object]
    again: Callable[[], object]
    another_deck: Callable[[], object]
    journal: Callable[[], object]
    onward: Callable[[], object]


@dataclass(eq=False)
class Parts:
    """One table: its game, its words, its widgets. ``theme``, ``look`` and ``keys`` change with settings and window."""

    window: QWidget
    session: Session
    game: GameTable
    texts: Texts
    wording: Wording
    theme: Theme
    look: Look
    controller: Controller
    wishes: Wishes
    motion: Clock
    scene: TableScene
    board: Board
    bar: AppBar
    track: PhaseTrack
    prompt: PromptBar
    note: RefusalNote
    side: SideColumn
    middle: WindowStage
    floating: FloatingCard
    reading: ReadingTree
    keys: Keys
    breath: Breath
    opening: Breath
    """While it takes, the tray has opened just now: a click on its strip was meant for what lay there before."""
    describe: Descriptions
    ways: Ways
    around: Around
    pointed: str = ""
    """The card somebody pointed at last, by mouse, keys or its name; "" while nobody has."""

    @property
    def view(self) -> View:
        """What the seat at the screen sees."""
        return self.controller.view

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.wishes.settings

    @property
    def words(self) -> TableWords:
        """What the game's dials, tokens, marks and sums mean."""
        return self.game.words

    @property
    def counted(self) -> list[Token | Counter]:
        """What can be set by hand with a key: the kinds of tokens in the game's order, then its counters."""
        kinds: list[Token | Counter] = [*self.words.tokens, *self.words.counters]
        return [kind for kind in kinds if kind.verb]

    def waiting(self) -> list[Option]:
        """Optional triggers and unused actions: what could be done now besides going on."""
        choices = self.controller.choices
        if choices is None or choices.question.kind != "one":
            return []
        return [option for option in choices.question.options if option.verb in choices.free]

    # -- showing cards and rules ----------------------------------------------------------------------------------

    def show_large(self, thing: str) -> None:
        """The large card of what is under the pointer or the focus; a hanging hand rises with its cards."""
        card = self.view.card(thing)
        self.raise_hand(self.chooses_from_hand() or (card is not None and self.scene.hand.holds(card.zone)))
        self.scene.open_company(thing)
        self.scene.tell_place(thing)
        if card is not None:
            self.pointed = thing
            self.side.shown.show(card)
        if self.side.drawer:
            place = self.board.mapFromScene(self.scene.rect_of(thing)).boundingRect()
            self.floating.show_beside(self.side.shown.face_of(card) if card is not None else None, place, self.look)

    def show_named(self, card: str, code: str) -> None:
        """The large card of a name in the log."""
        seen = self.view.card(card)
        if seen is not None:
            self.pointed = card
        self.side.shown.show_named(seen, code)

    def raise_hand(self, up: bool) -> None:
        """Where the hand hangs half below the edge, lifts it (and the prompt with it)."""
        by = self.scene.hand.lift(up)
        placement = self.scene.placement
        if placement is not None:
            self.prompt.move(round(placement.prompt.x), round(placement.prompt.y - by))

    def chooses_from_hand(self) -> bool:
        """Whether one must look at the hand now: the hand is dealt, or only its cards are answers."""
        question = self.controller.question
        if question is None:
            return False
        if self.view.round == 0:
            return True
        on_cards = [card for option in question.options if (card := self.view.card(option.source or option.target))]
        picking = question.kind != "one" or not any(option.verb in self.words.free_verbs for option in question.options)
        hand = self.game.layout.hand.zone.format(seat=self.controller.seat)
        return picking and bool(on_cards) and all(card.zone == hand for card in on_cards)

    def plays_from_hand(self) -> bool:
        """Whether any card of the hand can be played now, or is asked about."""
        question = self.controller.question
        if question is None:
            return False
        hand = self.view.zones.get(self.game.layout.hand.zone.format(seat=self.controller.seat))
        held = {card.id for card in hand.cards} if hand is not None else set()
        return any(thing in held for option in question.options for thing in (option.source, option.target))

    def give_way(self, held: str) -> None:
        """The prompt and the hand make room for a card in the air."""
        self.scene.tell_place("")
        put_back = self.texts("table-put-back", key=self.texts("table-keyname-esc"))
        self.scene.give_way(self.prompt.question.text(), put_back)
        self.prompt.hide()

    def come_back(self) -> None:
        """The prompt and the hand are there again."""
        self.prompt.show()
        self.scene.come_back()

    def show_rules(self, *more: str) -> None:
        """The rules that bear on the open question stand in the side column, those just broken first."""
        question = self.controller.question
        asked = [question.prompt.rule, question.why.rule if question.why is not None else ""] if question else []
        self.side.rules.show_rules([*more, *asked], self.texts)
