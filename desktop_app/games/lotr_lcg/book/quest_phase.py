"""Phase 3, Quest."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_some
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.windows import round_the_table as next_in_turn
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.book.phases import begins, ends, round_the_table
from desktop_app.games.lotr_lcg.book.quest_stages import is_skipped, more_cards
from desktop_app.games.lotr_lcg.book.revealing import reveal
from desktop_app.games.lotr_lcg.events import CharactersCommitted, LeavesQuest, QuestResolved
from desktop_app.games.lotr_lcg.reading.numbers import (
    combined,
    committed_willpower,
    staging_terms,
    staging_threat,
    willpower_terms,
)
from desktop_app.games.lotr_lcg.reading.queries import characters, current_quest, forbidden, players, seats_in_order
from desktop_app.games.lotr_lcg.reading.refusing import refuse_forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import exhaust_cards, place_progress, raise_threat

PHASE = "quest"


def why_not_commit(g: LcgState, card: str) -> str:
    """Why a character cannot commit: "exhausted", what forbids it, or "" (LCG-414, LCG-249)."""
    if g.pieces[card].exhausted:
        return "exhausted"
    return forbidden(g, "commit", card) or forbidden(g, "exhaust", card)


def _refusals(g: LcgState, seat: str) -> list[Refusal]:
    found = []
    for card in characters(g, seat):
        why = why_not_commit(g, card)
        if why == "exhausted":
            found.append(refuse(g, "LCG-414", "lcg-no-commit-exhausted", "commit", card, current_quest(g)))
        elif why:
            found.append(refuse_forbidden(g, "commit", card, current_quest(g), why))
    return found


async def step_3_2_commit_characters(g: LcgState) -> Next:
    """3.2 In player order, each player commits any number of characters, exhausting them (LCG-413)."""
    seat = round_the_table(g)
    if not seat:
        return None
    able = [card for card in characters(g, seat) if not why_not_commit(g, card)]
    question = Question(
        seat,
        "some",
        message("lcg-ask-commit", rule="LCG-413", seat=seat_ref(seat), threat=staging_threat(g)),
        lambda: [Option("commit", card, current_quest(g)) for card in able],
        step=g.step,
        minimum=0,
        maximum=len(able),
        refusals=lambda: _refusals(g, seat),
    )
    chosen = [option.source for option in await ask_some(question)]
    g.place.done.append(seat)
    if chosen:
        await commit(g, seat, chosen)
    return STAY


async def commit(g: LcgState, seat: str, cards: list[str]) -> None:
    """Commits characters to the quest, all at once; whoever something keeps from exhausting stays (LCG-414)."""

    def apply() -> None:
        there = event.keep(g.pieces)
        for card in there:
            g.pieces[card].committed = True
        if there:
            g.say(
                "lcg-log-commits", seat=seat_ref(seat), cards=list(map(g.ref, there)), willpower=committed_willpower(g)
            )

    event = CharactersCommitted(cards=await exhaust_cards(g, cards, told=False), seat=seat)
    if event.cards:
        await resolve(g, event, apply)


async def uncommit(g: LcgState, card: str) -> bool:
    """Removes a character from the quest; it does not ready. Answers whether it is out of it."""

    def remove() -> None:
        g.pieces[card].committed = False
        g.say("lcg-log-uncommits", card=g.ref(card))

    return await resolve(g, LeavesQuest(card=card), remove)


async def step_3_3_staging(g: LcgState) -> Next:
    """3.3 One encounter card is revealed for each player, one at a time (LCG-415, LCG-416).

    For whom is settled as the step begins: the card of a player who is eliminated in it is revealed all the same
    (LCG-160, note).
    """
    if is_skipped(g, "3.3"):
        g.place.done = []  # of a step that the stage cut short
        return None
    g.place.done = g.place.done or list(g.eliminated)
    seat = next_in_turn(g, seats_in_order(g))
    if not seat:
        for _ in range(more_cards(g)):
            await reveal(g, players(g)[0])
        return None
    g.place.done.append(seat)
    await reveal(g, seat if seat not in g.eliminated else players(g)[0])
    return STAY


async def step_3_4_resolve_quest(g: LcgState) -> None:
    """3.4 Compare committed willpower with threat in staging; place progress or raise threat (LCG-418 to LCG-422).

    What answers to how the quest went comes before either (LCG-418, note).
    """
    sent, met = willpower_terms(g), staging_terms(g)
    willpower, threat = combined(sent), combined(met)
    margin = willpower - threat
    g.say(
        "lcg-log-quest",
        willpower=willpower,
        threat=threat,
        margin=margin,
        committed=[card_ref(term.source, term.code) for term in sent],
        willpowers=[str(term.amount) for term in sent],
        staged=[card_ref(term.source, term.code) for term in met],
        threats=[str(term.amount) for term in met],
    )
    await resolve(g, QuestResolved(margin=margin))
    if margin > 0:
        await place_progress(g, margin)
    elif margin < 0:
        await raise_threat(g, players(g), -margin)


async def leave_the_quest(g: LcgState) -> None:
    """3.5 Characters stay committed until the quest phase ends (LCG-423)."""
    for piece in g.pieces.values():
        piece.committed = False


ROWS = [
    begins("3.1", PHASE),
    Row("3.1w", action_window, PHASE, shown=False),
    Row("3.2", step_3_2_commit_characters, PHASE),
    Row("3.2w", action_window, PHASE, shown=False),
    Row("3.3", step_3_3_staging, PHASE),
    Row("3.3w", action_window, PHASE, shown=False),
    Row("3.4", step_3_4_resolve_quest, PHASE),
    Row("3.4w", action_window, PHASE, shown=False),
    ends("3.5", PHASE, leave_the_quest),
]
