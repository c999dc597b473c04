"""What the last page tells, in a view that scrolls only where the page is too long for its room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QWidget

STEPS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""The keys that scroll."""


class ScrolledStory(QScrollArea):
    """The keys belong to the page, which hands on those that scroll."""

    def __init__(self, told: QWidget) -> None:
        super().__init__()
        told.setObjectName("end-told")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The sheet gives every scrolled view the ground of the window; here the boards of the table are the ground.
        self.setStyleSheet("QScrollArea, QWidget#end-told { background: transparent; }")
        self.setWidget(told)

    def step(self, key: int) -> bool:
        """Scrolls by a key; False for a key that does not scroll."""
        action = STEPS.get(Qt.Key(key))
        if action is None:
            return False
        self.verticalScrollBar().triggerAction(action)
        return True
