"""Carrying out what a card says: paid, aimed, done as far as it can be (TCG-389)."""

from __future__ import annotations

from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.book.noticing import BEFORE, notice
from desktop_app.games.lotr_tcg.book.reasons import REASONS
from desktop_app.games.lotr_tcg.book.state_checks import settle_and_answer
from desktop_app.games.lotr_tcg.book.targets import pick_target
from desktop_app.games.lotr_tcg.events.cards import AbilityUsed
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Says


async def carry_out(m: Now, text: Says, *, special: bool = False) -> None:
    """Pays, chooses a target, and does what the text says as far as it can be done (TCG-389).

    A ``special`` ability can be cancelled by what answers that it is used; what it cost stays paid (TCG-388).
    """
    used = AbilityUsed(card=m.me, seat=m.seat)
    if special:
        notice(m.g, used, BEFORE)
    paid = await text.pay(m)
    if special and not await resolve(m.g, used):
        return
    await take_effect(paid, text)


async def take_effect(paid: Now, text: Says) -> None:
    """What a text says, unless something has kept a part of its cost from being paid (TCG-384)."""
    if paid.unpaid:
        paid.g.say("tcg-log-unpaid", card=paid.g.ref(paid.me), rule="TCG-384")
        return
    chosen = await text.choose(paid, pick_target)
    why = NO_TARGET if chosen is None else text.do.why_not(chosen)
    if chosen is not None and not why:
        await text.do.perform(chosen)
    else:
        rule = "TCG-391" if why in (NO_TARGET, NO_CHANGE) else REASONS[why][0]
        paid.g.say("tcg-log-no-effect", rule=rule, card=paid.g.ref(paid.me))
    await settle_and_answer(paid.g)  # a lasting effect is no event
