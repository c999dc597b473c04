"""What is done while nobody waits, so that no answer has to: the rules are read before one of them is named, words
understood before they are said, pictures painted before their cards are seen.

A card that is seen for the first time takes a few milliseconds, and an answer may turn up several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import product

from PySide6.QtCore import QObject, QTimer

from desktop_app.app.atlas import PREFIXES, AtlasDamaged, load_atlas
from desktop_app.app.machine.idle_memory import set_apart
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.session import Session
from desktop_app.ui.art.face import BUCKETS, SMALL_FROM
from desktop_app.ui.table.board.scene import TableScene

BREATH, PAUSE = 600, 20
"""Milliseconds from when the table is in sight to the first of these works, and from one to the next."""

BACKS = [width for width in BUCKETS if SMALL_FROM < width < 200]
"""The sizes of backs on a table at its usual scale."""


class Ahead(QObject):
    """Works ahead for one table, a little at a time; ``paint_large`` has the large face of a code ready, ``busy`` says
    whether somebody would feel it now."""

    def __init__(
        self,
        session: Session,
        scene: TableScene,
        texts: Texts,
        paint_large: Callable[[str], None],
        busy: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._scene, self._texts = session, scene, texts
        self._paint_large, self._busy = paint_large, busy
        self._works = self._all()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """The table is in sight: what is left is done from a breath from now on."""
        self._timer.start(BREATH)

    def pause(self) -> None:
        """Nothing is done for a table that nobody sees."""
        self._timer.stop()

    def finish(self) -> None:
        """Does all that is left at once."""
        for _ in self._works:
            pass

    def _go_on(self) -> None:
        if self._busy() or next(self._works, self) is not self:
            self._timer.start(PAUSE)

    def _all(self) -> Iterator[None]:
        scene = self._scene
        set_apart()
        yield
        if self._session.game.id in PREFIXES:
            with suppress(AtlasDamaged):  # whoever asks for a rule hears of it
                load_atlas(self._session.game.id)
            yield
        for kind, width in product(scene.skin.backs, BACKS):
            scene.skin.paint_back_ahead(kind, width)
            yield
        # Of all cards of the game, by their codes: what is at hand tells nothing of where a card lies.
        codes = sorted(set(self._session.state.codes.values()))
        for code in codes:
            scene.skin.paint_ahead(code)
            yield
        yield from self._texts.understand_ahead()
        for code in open_codes(scene):
            scene.skin.paint_ahead(code, lying=True)
            yield
        # What is asked about or pointed at next is often among the cards that lie open.
        for code in (*open_codes(scene), *codes):
            self._paint_large(code)
            yield


def open_codes(scene: TableScene) -> list[str]:
    """The codes of the cards that lie open in sight, in their order."""
    return sorted({item.card.code for item in scene.cards.values() if item.card.code})
