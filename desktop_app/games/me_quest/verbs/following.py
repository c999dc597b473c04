"""Doing what a card says on an occasion of the book."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, choose_player
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Instruction, Now, Occasion, Says


def instructions(code: str, occasion: Occasion) -> list[Says]:
    """What a card says on an occasion, in the order it is written."""
    return [part.text for part in CARDS.of(Instruction, code) if part.occasion == occasion]


async def follow(m: Now, occasion: Occasion) -> bool:
    """Does what a card says on an occasion; answers whether anything is written for it."""
    found = instructions(m.code, occasion)
    for text in found:
        await carry_out(m, text)
    return bool(found)


async def carry_out(m: Now, text: Says) -> bool:
    """Pays, chooses the target, and does it; answers whether something was done."""
    if text.why_not(m):
        return False
    chosen = await text.choose(await text.pay(m), pick)
    return chosen is not None and await text.do.perform(chosen)


async def pick(m: Now, found: list[str], purpose: Purpose[QuestState]) -> str:
    """Asks for one thing of a group: a location, a player, or a card."""
    if found[0] in m.g.seats:
        return await choose_player(m.g, m.seat, "meq-ask-player", found, source=m.me, purpose=purpose)
    if found[0] in BOARD.locations:
        return await choose_place(m.g, m.seat, "meq-ask-place", found, source=m.me, purpose=purpose)
    return await choose_card(m.g, m.seat, "meq-ask-target", found, source=m.me, purpose=purpose)
