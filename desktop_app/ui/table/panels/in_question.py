"""What of the board has to be seen while somebody decides: what can be chosen, who asks, what is being fought out."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.parts import Parts

DECIDED = 4
"""The weight of a mat on which lies what is being decided."""


def in_question(table: Parts) -> list[QRectF]:
    """Where on the scene lies what the open question is about; nothing of it lies in a hand under the prompt."""
    floor = table.prompt.y()
    return [box for box in _boxes(table) if not box.isEmpty() and box.center().y() < floor]


def headings_in_question(table: Parts) -> list[QRectF]:
    """Where the names and sums stand over what is being decided."""
    decided = _decided(table.game.layout)
    return [mat.heading for mat in table.scene.mats if mat.mat.state == "open" and decided.intersection(mat.mat.zones)]


def lying_there(table: Parts) -> list[QRectF]:
    """Where cards, piles and dials lie, whatever is asked."""
    scene = table.scene
    cards = (scene.rect_of(thing) for thing, item in scene.cards.items() if item.isVisible())
    piles = (pile.mapRectToScene(pile.face_rect()) for pile in scene.fixtures.piles.values())
    dials = (dial.mapRectToScene(dial.face_rect()) for dial in scene.fixtures.dials.values())
    return [*cards, *piles, *dials]


def _boxes(table: Parts) -> Iterator[QRectF]:
    scene, choices, question = table.scene, table.controller.choices, table.controller.question
    if question is None:
        return
    staged = scene.land.staging.staged if scene.land is not None else None
    if staged is not None:
        stage = qrect(staged.room)
        on_it = (item.sceneBoundingRect() for item in scene.cards.values() if item.isVisible())
        yield from (box for box in on_it if stage.contains(box.center()))
        yield from (qrect(rect) for side in staged.sides for rect in (side.figure, side.bars))
        yield from (qrect(roll) for roll in [staged.roll] if roll is not None)
    lit = choices.lit if choices is not None else ()
    met = [option.target for option in question.options if option.target in scene.cards]
    for thing in dict.fromkeys([question.source, *lit, *met]):
        card = scene.cards.get(thing)
        key = card.mapRectToScene(card.key_rect()) if card is not None else QRectF()
        yield scene.rect_of(thing).united(key)
    yield from (item.sceneBoundingRect() for item in scene.items_of(_decided(table.game.layout)))


def _decided(layout: Layout) -> set[str]:
    rows = (row for arrangement in layout.arrangements for row in arrangement.rows)
    return {spot.zone for row in rows for mat in row if mat.weight == DECIDED for spot in mat.spots}
