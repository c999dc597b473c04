"""The draft of characters: two players with pools, decks and sites before its first question."""

from __future__ import annotations

from typing import Any

from desktop_app.engine.session import Session
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.meccg.book.set_up import empty_table
from desktop_app.games.meccg.reading.facts import NAMES, load_cards
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.state import RINGWRAITH, MecState

SITES = {"wizard": ["Rivendell"], RINGWRAITH: ["Dol Guldur", "Minas Morgul"]}


class Draft:
    """Two players with pools, decks and sites before the first question of the draft."""

    def __init__(self, *pools: list[str], kind: str = "wizard", deck: list[str] | None = None) -> None:
        g = empty_table(("Ana", "Bor"), 1)
        for seat, pool in zip(g.seats, pools, strict=True):
            g.kinds[seat] = kind
            for name in pool:
                add_card(g, code_of(name, kind), seat, f"pool:{seat}")
            for name in [*(deck or []), *["Dodge"] * 20]:
                add_card(g, code_of(name, kind), seat, f"deck:{seat}")
            for name in SITES[kind]:
                add_card(g, code_of(name, kind), seat, f"locations:{seat}")
        self.session = Session(GAME, g, every_question=True)

    @property
    def g(self) -> MecState:
        state = self.session.state
        assert isinstance(state, MecState)
        return state

    def id(self, name: str, seat: str) -> str:
        return next(card for card, code in self.g.codes.items() if _is(code, name) and self.g.owners[card] == seat)

    def options(self, verb: str) -> list[Any]:
        assert self.session.question is not None
        return [option for option in self.session.question.options if option.verb == verb]

    def drafts(self, **names: str) -> Draft:
        """A round of the draft: each seat that is asked reveals somebody, or stops."""
        for _ in names:
            question = self.session.question
            assert question is not None
            name = names[question.seat]
            self.session.answer([f"draft:{self.id(name, question.seat)}" if name else "stop"])
        return self

    def game_is_sound(self) -> bool:
        """Whether no unique card is there twice once all have come to their sites."""
        return not GAME.broken(self.until("organization").g)

    def until(self, step: str) -> Draft:
        """Takes the quiet way until a step asks."""
        for _ in range(60):
            question = self.session.question
            assert question is not None
            if question.step == step:
                return self
            quiet = [option for option in question.options if option.verb in ("stop", "done", "decline")]
            self.session.answer([] if question.kind == "some" else [(quiet or question.options)[0].key])
        raise AssertionError(f"{step} never came")


def _is(code: str, name: str) -> bool:
    return load_cards()[code].title == name


def code_of(name: str, kind: str) -> str:
    """The code of a card of this title, of the side that plays."""
    side = "minion" if kind == RINGWRAITH else "hero"
    codes = NAMES.codes(name)
    return next((code for code in codes if load_cards()[code].alignment in (side, "neutral")), codes[0])
