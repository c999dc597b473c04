"""The rules that bear on this moment, as the atlas words them: what asked, and what forbade the last thing tried."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.app.atlas import UnknownRule, find_rule
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichText


class RulePanel(RichText):
    """A few rules in short; each number opens its page."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda link: self.rule_asked.emit(link.toString().removeprefix("rule:")))
        self.restyle(look)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self.setFont(look.font("body"))

    def show_rules(self, rules: Sequence[str], texts: Texts) -> None:
        """Shows the rules of these ids, and those the atlas names as kindred by their numbers."""
        parts = [self._rule(rule, texts) for rule in dict.fromkeys(rules) if rule]
        self.setHtml("".join(parts) or f"<p>{escape(texts('table-rules-none'))}</p>")

    def _rule(self, number: str, texts: Texts) -> str:
        try:
            rule = find_rule(number)
        except UnknownRule:
            return ""
        kindred = " ".join(self._link(other) for other in rule.see)
        more = f"<p>{escape(texts('table-rules-see'))} {kindred}</p>" if kindred else ""
        return f"<p>{self._link(number)}<br>{escape(rule.text(texts.language), quote=False)}</p>{more}"

    def _link(self, number: str) -> str:
        colour = self.look.theme.gold
        return f'<a href="rule:{number}" style="color:{colour};text-decoration:none"><b>{number}</b></a>'
