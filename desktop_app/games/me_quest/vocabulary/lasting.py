"""What lasts, and what happens once only: until the turn or the combat is over."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.me_quest.vocabulary.texts import Now
from desktop_app.games.me_quest.vocabulary.word import Word

ONCE = "once"
"""The lasting effect of a card that remembers that it has happened."""


def once(until: str, word: Word) -> Word:
    """``once("combat", gain_corruption().on(opponent))``: only the first time until the "turn" or "combat" is over."""

    def can(m: Now, thing: str) -> bool:
        done = any(effect.kind == ONCE and effect.source == m.me for effect in m.g.effects)
        return not done and not word.why_not_on(m, thing)

    async def run(m: Now, thing: str) -> None:
        m.g.effects.append(Effect(ONCE, 0, [thing], "", until, m.me, m.code))
        await word.run(m, thing)

    return Word(f"once a {until} {word.told}", run, can, word.told_with, subject=word.subject)
