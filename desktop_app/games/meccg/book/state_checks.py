"""What follows every event at once: cards that discard themselves, a Dragon that is gone, companies without members."""

from __future__ import annotations

from desktop_app.engine.events import Event
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.meccg.book.ladder import LADDER
from desktop_app.games.meccg.events.cards import Discarded
from desktop_app.games.meccg.reading.companies import company_by_id, company_of
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import controller
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.entering import is_same_card, why_not_twice
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.vocabulary.texts import CARDS, DiscardedWhen, Unlike

_ALONE = CARDS.about(Unlike, "scope")


async def settle(g: MecState, happened: list[Event]) -> None:
    """Runs the checks, until nothing more follows."""
    while g.outcome is None and (
        await _departed(g, happened) or await _follows(g, happened) or await _is_twice(g, happened)
    ):
        pass


async def settle_and_answer(g: MecState) -> None:
    """The same where no event has brought it about: it is answered as any other."""
    happened: list[Event] = []
    await settle(g, happened)
    await LADDER.react(g, happened)


async def _departed(g: MecState, happened: list[Event]) -> bool:
    """What was discarded with its company or its site is an event for each (MEC-452, MEC-534); answers whether anything
    was."""
    if not g.departed:
        return False
    gone, g.departed = g.departed, []
    left = [Discarded(card=it.card, code=g.codes[it.card], seat=it.seat, company=it.company) for it in gone]
    await LADDER.resolve_together(g, [(event, None) for event in left], happened)
    return True


async def _follows(g: MecState, happened: list[Event]) -> bool:
    """One thing that cannot stay as it is (MEC-721); answers whether there was one."""
    written = CARDS.by_code(DiscardedWhen)
    if not written or g.phase == "setup":
        return False
    for card in READING.sources(g, written):
        m = READING.moment(g, card)
        if not READING.is_blank(g, card) and any(part.condition(m) for part in written[g.codes[card]]):
            await discard(g, [card], card, happened)
            return True
    return False


async def _is_twice(g: MecState, happened: list[Event]) -> bool:
    """Where companies that have met bring together two copies of what cannot be duplicated in one, its player discards
    one of them (MEC-340); answers whether there were any."""
    lying = READING.sources(g, _ALONE["company"])
    for card in lying:
        company = _company_with(g, card)
        if company is not None and why_not_twice(g, card, company=company):
            alike = [each for each in lying if is_same_card(g, each, card) and _company_with(g, each) is company]
            gone = await choose_card(g, controller(g, card), "mec-ask-which-copy", alike)
            await discard(g, [gone], "", happened)
            return True
    return False


def _company_with(g: MecState, card: str) -> Company | None:
    """The company that a card in play is in or on."""
    return company_of(g, card) or company_by_id(g, g.pieces[card].company)
