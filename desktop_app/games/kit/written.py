"""What a game's cards are written as, and what they say: their abilities, their choices, the questions they put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.abilities import CardTexts
from desktop_app.games.kit.combining import Choosing
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.phrases import Asking, Phrase, Saying
from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.kit.purposes import asked_for
from desktop_app.games.kit.telling import Telling, Unsaid
from desktop_app.games.kit.texts import Purpose

if TYPE_CHECKING:
    from desktop_app.engine.ask import Question


class Written(Frozen, eq=False):
    """What a game's cards are written as, how that is told, and how their printed text announces it."""

    texts: CardTexts
    telling: Telling
    words: AbilityWords

    def tells(self, code: str, ability: str = "") -> list[Saying]:
        """A sentence for each part of a card's text that has words, or for the ability of that name alone."""
        return list(self._sayings(code, ability))

    def _sayings(self, code: str, ability: str) -> Iterator[Saying]:
        for part in self.texts.parts(code):
            if ability and getattr(part, "name", "") != ability:
                continue
            try:
                yield Saying(code, self.telling.part(part))
            except Unsaid:
                continue

    def asks(self, question: Question) -> Asking | None:
        """What a question asks that is put for a purpose; None of all others."""
        return asked_for(question.purpose, self.telling) if isinstance(question.purpose, Purpose) else None

    def tells_of_choices(self, code: str) -> list[Saying]:
        """What comes of each choice that a card's texts ask for as they resolve: the part about what is chosen alone.
        None where a cost asks too: then nobody knows which is meant."""
        written = [getattr(part, "text", part) for part in self.texts.parts(code)]
        if any(getattr(each, "cost", ()) for each in written):
            return []
        return [Saying(code, phrase) for each in written for phrase in self._choices(each)]

    def _choices(self, written: object) -> Iterator[Phrase]:
        """The choices of one text, up to the first that has no words."""
        deed, target = getattr(written, "do", None), getattr(written, "target", None)
        if not isinstance(deed, Deed):
            return
        choices = [found for found in deed.parts() if isinstance(found, Choosing)]
        try:
            if target is not None:
                yield self.telling.on_what_is_chosen(target, deed)
            for choice in choices:
                yield self.telling.choosing(choice)
        except Unsaid:
            return
