"""Bold letters in rich text are those of the family; links and colours stay."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextDocument
from pytestqt.qtbot import QtBot

from desktop_app.ui.art.fonts import SANS, serif
from desktop_app.ui.widgets.true_bold import draw_bold

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
    assert (word.font().pixelSize(), rule.font().pixelSize()) == (17, 13)
    assert word.font().family() == "EB Garamond"
    assert rule.font().family() == SANS
    assert rule.anchorHref() == "rule:LCG-001"
    assert rule.foreground().color() == QColor("#ddb765")
