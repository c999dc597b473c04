"""The mats of a scene where a placement has them: made, moved to another place, taken away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from desktop_app.ui.table.board import z
from desktop_app.ui.table.board.mat_item import MatItem
from desktop_app.ui.table.board.mover import Mover
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import Placement


def mats_now(
    scene: QGraphicsScene,
    skin: Skin,
    mover: Mover,
    before: Sequence[MatItem],
    placement: Placement,
    milliseconds: float,
) -> list[MatItem]:
    """The mats of a placement: of those that stood ``before`` each moves to its new place, others come and go."""
    standing = {item.mat.key: item for item in before}
    found: list[MatItem] = []
    for mat in placement.mats:
        item = standing.pop(mat.key, None)
        if item is None:
            item = MatItem(skin, mat, placement.scale)
            item.setZValue(z.MATS)
            scene.addItem(item)
        else:
            mover.move_mat(item, mat, milliseconds)
        found.append(item)
    for left in standing.values():
        scene.removeItem(left)
    return found
