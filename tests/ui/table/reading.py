"""Reads what stands on the screen as a person does: it must be words, and nothing of the program's own."""

from __future__ import annotations

import re

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.table.play.looking import why_not
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import Table

CARD_ID = re.compile(r"@?[a-z]{1,8}\d+(/\w+)?|~\S+")
"""What the ids of cards look like: c12, i3, ~staging.1, c7/shadow1."""
DASHED = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
OF_THE_PROGRAM = re.compile(r"[{}$_@\u2063\u2068\u2069]|  |\b(None|True|False)\b|\bseat:|\bzone:")


def faults(text: str, texts: Texts, ids: set[str]) -> list[str]:
    """What is wrong with a text that somebody reads; ``ids`` are those of the cards of the game."""
    found = []
    words = re.findall(r"[\w~@/.]+", text)
    if not re.search(r"[^\W\d_]", text):
        found.append("has no words")
    found += [f"names the card {word} by its id" for word in words if word in ids or CARD_ID.fullmatch(word)]
    found += [f"has the message id {id}" for id in DASHED.findall(text) if texts.has(id)]
    if OF_THE_PROGRAM.search(text):
        found.append("has signs of the program")
    return [f"{text!r} {fault}" for fault in found]


def sentence_faults(text: str) -> list[str]:
    """What keeps a text from being a sentence: it begins like one and ends like one."""
    begins = re.match(r"[¿¡“«\"]?[A-ZÁÉÍÓÚÑ0-9]", text) is not None
    return [] if begins and re.search(r"[.?!:)…]$", text) else [f"{text!r} is no sentence"]


class Reader:
    """Reads one table again and again; every line of the log once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: Texts = table.screen.texts
        self.wording: Wording = table.screen.wording
        self.read = 0
        self.lines = 0
        self.faults: list[str] = []

    def read_on(self) -> None:
        """Reads the prompt, its reason, its buttons and menus, every option, and what the log says anew."""
        screen, ids = self.table.screen, set(self.table.session.state.codes)
        question = screen.controller.question
        shown = [screen.prompt.question.text(), _plain(screen.prompt.why.text())]
        shown += [button.text() for button in screen.prompt.findChildren(KeyButton) if button.isVisible()]
        if question is not None:
            shown += [self.wording.option(option) for option in question.options]
            self.faults += sentence_faults(shown[0])
        for line in self.table.session.log[self.lines :]:
            text = self.wording.plain(line.message)
            shown.append(text)
        self.lines = len(self.table.session.log)
        for text in filter(None, shown):
            self.read += 1
            self.faults += faults(text, self.texts, ids)

    def read_refusals(self) -> None:
        """Reads why the cards in sight that cannot be chosen cannot."""
        screen, session = self.table.screen, self.table.session
        question = screen.controller.question
        if question is None:
            return
        for zone in screen.controller.view.zones.values():
            for card in zone.cards[:2]:
                refusal = why_not(session, screen.controller.view, question, card.id)
                if refusal is not None:
                    self.faults += faults(self.wording.plain(refusal.message), self.texts, set(session.state.codes))
                    self.read += 1


def _plain(html: str) -> str:
    return re.sub(r"<[^>]*>", "", html)
