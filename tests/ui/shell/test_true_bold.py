"""Bold letters in rich text are those of the family; links, sizes and colours stay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QTextCharFormat, QTextDocument
from pytestqt.qtbot import QtBot

from desktop_app.ui.art.fonts import BOLD, SANS, SEMIBOLD, sans, serif
from desktop_app.ui.widgets.true_bold import RichLabel, RichText, draw_bold

WEIGHT = QFont.Tag("wght")


def _runs(document: QTextDocument) -> dict[str, QTextCharFormat]:
    """How each run of the first paragraph is shown."""
    runs, at = {}, document.begin().begin()
    while not at.atEnd():
        runs[at.fragment().text()] = at.fragment().charFormat()
        at += 1
    return runs


def test_bold_is_the_weight_of_the_family_and_not_a_smeared_regular(qtbot: QtBot) -> None:
    document = QTextDocument()
    document.setDefaultFont(serif(17))
    document.setHtml(
        f'plain <b>word</b> <a href="rule:LCG-001" style="color:#ddb765">'
        f'<span style="font-family:{SANS}; font-size:13px"><b>LCG-001</b></span></a>'
    )
    draw_bold(document)
    runs = _runs(document)
    word, rule = runs["word"], runs["LCG-001"]
    assert word.fontWeight() == rule.fontWeight() == QFont.Weight.Normal
    assert word.font().variableAxisValue(WEIGHT) == rule.font().variableAxisValue(WEIGHT) == 700
    assert rule.font().pixelSize() == 13
    assert rule.font().family() == SANS
    assert rule.anchorHref() == "rule:LCG-001"
    assert rule.foreground().color() == QColor("#ddb765")


@pytest.mark.parametrize(("style", "weight"), [("font-weight:600", SEMIBOLD), ("font-weight:700", BOLD)])
@pytest.mark.parametrize("family", [sans, serif])
def test_letters_are_as_wide_as_those_of_the_face_itself(
    qtbot: QtBot, family: Callable[..., QFont], style: str, weight: int
) -> None:
    document = QTextDocument()
    document.setDocumentMargin(0)
    for size in (17, 23):  # and they follow the letters around them
        document.setDefaultFont(family(size))
        if document.isEmpty():
            document.setHtml(f'<span style="{style}">Hamburgefonstiv</span>')
            draw_bold(document)
        wide = QFontMetricsF(family(size, weight)).horizontalAdvance("Hamburgefonstiv")
        assert document.idealWidth() == pytest.approx(wide, abs=2)


@pytest.mark.parametrize("make", [RichLabel, RichText])
def test_labels_and_pages_draw_it_so_whenever_they_are_told_something(
    qtbot: QtBot, make: type[RichLabel] | type[RichText]
) -> None:
    widget = make()
    qtbot.addWidget(widget)
    for words in ("Frodo", "Sam"):
        (widget.setText if isinstance(widget, RichLabel) else widget.setHtml)(f"<b>{words}</b> goes")
        document = widget.findChild(QTextDocument)
        assert document is not None
        assert _runs(document)[words].font().variableAxisValue(WEIGHT) == BOLD
        assert _runs(document)[words].fontWeight() == QFont.Weight.Normal
