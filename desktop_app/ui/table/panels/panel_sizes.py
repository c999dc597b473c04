"""How large a panel may be: as its words and its figure need it, and lower step by step where that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.panels.content import Content
from desktop_app.ui.table.panels.pictured_text import PicturedText
from desktop_app.ui.widgets.look import Look

FIGURE_GAP = 16
BESIDE_WORDS = 62
"""How much narrower than the panel its words stand, within their margins, frame and padding."""
IN_WORDS, AROUND_HALVES = 22, 50
"""How much of that is frame and padding of the words, and edges and gap of a panel whose words stand beside its figure.
"""
HEAD, ACTS = 92, 48
"""How high its title with its edges is, and its buttons."""
LEAST_WORDS, LEAST_READ, LEAST_FIELD = 72, 240, 56
"""How high the words beside a figure stay at least, those that stand alone, and a field to write in."""
FIELD = 160
"""How high a field to write in is where there is room."""
WIDER, NARROWER = 1.3, 0.94
"""How much wider a panel is whose text would be too high, and how much narrower it may be."""
WIDEST_IN_WORDS, NARROWEST_IN_WORDS, STEP_IN_WORDS = 480, 240, 20
"""How wide a panel is that is told in words alone, from the widest to the narrowest."""
STEPS_DOWN = 8
"""In so many steps a panel is made lower, until its words are as low as they may be."""
AROUND = 40
"""How much of the board's width and height it leaves at least."""


class Size(NamedTuple):
    """Width and height, and whether figure and words stand ``abreast`` in it; ``whole`` is the first of its kind, in
    which the words are not lowered to leave more in sight."""

    wide: int
    tall: int
    abreast: bool
    whole: bool


class _Form(Frozen):
    """How wide a panel is, how high its words need it then, and by how much that can be lower and still be read."""

    wide: int
    tall: int
    spare: int
    abreast: bool = False


class PanelSizes:
    """The sizes of one panel with its ``text`` over a ``board``."""

    def __init__(self, text: PicturedText, board: QWidget) -> None:
        self._text, self._board = text, board

    def of(self, content: Content, look: Look, above_prompt: int) -> Iterator[Size]:
        """How large it may be, the best first; no higher than there is room ``above_prompt`` where that is enough."""
        told: set[tuple[_Form, int]] = set()
        for step, form in product(range(STEPS_DOWN + 1), self._forms(content, look, above_prompt)):
            lowest = form.tall - form.spare
            highest = min(form.tall, above_prompt) if lowest <= above_prompt else form.tall
            high = highest - max(0, highest - lowest) * step // STEPS_DOWN
            if (form, high) in told:  # it can be no lower
                continue
            told.add((form, high))
            yield Size(form.wide, min(high, self._board.height() - AROUND), form.abreast, whole=not step)

    def in_words(self, look: Look, above_prompt: int, acts_high: Callable[[int], int]) -> Iterator[tuple[QSize, bool]]:
        """How large it may be where it is words alone, the widest first, and whether all of them are in sight then;
        ``acts_high`` says how high its buttons stand in a width."""
        for width in range(WIDEST_IN_WORDS, NARROWEST_IN_WORDS - 1, -STEP_IN_WORDS):
            wide = min(look.px(width), self._board.width() - AROUND)
            words = int(self._text.height_for(wide - look.px(BESIDE_WORDS)))
            wished = words + look.px(HEAD) + acts_high(wide)
            yield QSize(wide, min(wished, above_prompt)), wished <= above_prompt

    def _forms(self, content: Content, look: Look, above_prompt: int) -> Sequence[_Form]:
        """As wide as is wished, or wider before that where it would be too high so; and what else is tried: somewhat
        narrower where words and pictures have room in it, or words and figure abreast, each as wide as the figure
        wishes to be."""
        usual = form = self._form(content, look, look.px(content.width))
        if usual.tall > above_prompt:
            form = self._form(content, look, look.px(round(content.width * WIDER)))
        other = self._abreast(content, look) if content.figure is not None else self._narrower(content, look, form)
        return tuple(dict.fromkeys((form, *other, usual)))

    def _abreast(self, content: Content, look: Look) -> Sequence[_Form]:
        assert content.figure is not None
        wide = 2 * content.figure.sizeHint().width() + look.px(AROUND_HALVES)
        return (self._form(content, look, wide, abreast=True),)

    def _narrower(self, content: Content, look: Look, form: _Form) -> Sequence[_Form]:
        narrow = round(form.wide * NARROWER)
        fits = self._text.fits(narrow - look.px(BESIDE_WORDS))
        return (self._form(content, look, narrow),) if fits else ()

    def _form(self, content: Content, look: Look, width: int, *, abreast: bool = False) -> _Form:
        wide = min(width, self._board.width() - AROUND)
        around = look.px(HEAD) + (look.px(ACTS) if content.acts else 0)
        if content.edit:
            return _Form(wide, look.px(FIELD) + around, look.px(FIELD) - look.px(LEAST_FIELD))
        figure = content.figure.minimumHeight() if content.figure is not None else 0
        if abreast:
            half = (wide - look.px(AROUND_HALVES)) // 2
            words = int(self._text.height_for(half - look.px(IN_WORDS)))
            return _Form(wide, max(words, figure) + around, max(0, words - figure), abreast=True)
        words = int(self._text.height_for(wide - look.px(BESIDE_WORDS)))
        least = look.px(LEAST_READ if content.figure is None else LEAST_WORDS)
        return _Form(wide, words + around + (figure + look.px(FIGURE_GAP) if figure else 0), max(0, words - least))
