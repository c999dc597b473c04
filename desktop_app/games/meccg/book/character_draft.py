"""The character draft: in rounds each player reveals a character of the pool, until both stop (MEC-378 to MEC-385)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_all
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.meccg.reading.influence import mind_drafted
from desktop_app.games.meccg.reading.queries import facts, is_wizard
from desktop_app.games.meccg.state import RINGWRAITH, WIZARD, MecState

MOST_MIND = 20
MOST_CHARACTERS = {WIZARD: 5, RINGWRAITH: 6}
WHY_NOT_DRAFT = {
    "not_starting": ("MEC-309", "mec-no-start"),
    "agent": ("MEC-020", "mec-no-start"),
    "set_aside": ("MEC-381", "mec-no-set-aside"),
    "unique": ("MEC-336", "mec-no-unique"),
    "number": ("MEC-383", "mec-no-more-to-start"),
    "mind": ("MEC-384", "mec-no-mind-to-start"),
}
STOP = Option("stop")


def why_not_draft(g: MecState, seat: str, card: str) -> str:
    """Why a pool character may not be revealed in the draft (MEC-020, MEC-336)."""
    printed = facts(g, card)
    if printed.type != "character" or printed.avatar or card in g.starting[seat]:
        return "type"
    if printed.not_starting:
        return "not_starting"
    if printed.agent:
        return "agent"
    if card in g.drafted:
        return "set_aside"
    return "unique" if is_taken(g, card) else why_no_room(g, seat, card)


def is_taken(g: MecState, card: str) -> bool:
    """Whether a manifestation of a unique character has joined a starting company already: it is in play, and no other
    can be (MEC-336, MEC-382)."""
    printed = facts(g, card)
    joined = [facts(g, each) for seat in g.seats for each in g.starting[seat]]
    return printed.unique and any(each.unique and each.entity == printed.entity for each in joined)


def why_no_room(g: MecState, seat: str, card: str) -> str:
    """Why the starting companies have no room for one more (MEC-071, MEC-383, MEC-384)."""
    printed = facts(g, card)
    if len(g.starting[seat]) >= MOST_CHARACTERS[WIZARD if is_wizard(g, seat) else RINGWRAITH]:
        return "number"
    return "mind" if mind_drafted(g, seat) + (printed.mind or 0) > MOST_MIND else ""


async def draft(g: MecState) -> Next:
    """In rounds each player picks a character in secret, and both reveal together (MEC-380, MEC-385)."""
    drafting = [seat for seat in g.seats if seat not in g.drafted]
    able = {seat: _draftable(g, seat) for seat in drafting}
    for seat in drafting:
        if not able[seat]:
            g.drafted.append(seat)
    drafting = [seat for seat in drafting if able[seat]]
    if not drafting:
        return None
    answers = await ask_all([_draft_question(g, seat, able[seat]) for seat in drafting])
    picked = {seat: chosen[0].source for seat, chosen in answers.items() if chosen[0].verb != STOP.verb}
    g.drafted += [seat for seat in drafting if seat not in picked]
    _reveal(g, picked)
    return STAY


def _draftable(g: MecState, seat: str) -> list[str]:
    return [card for card in g.zones[f"pool:{seat}"] if not why_not_draft(g, seat, card)]


def _draft_question(g: MecState, seat: str, able: list[str]) -> Question:
    return Question(
        seat,
        "one",
        message("mec-ask-draft", rule="MEC-380", seat=seat_ref(seat)),
        lambda: [*(Option("draft", card) for card in able), STOP],
        step=g.step,
        refusals=lambda: _not_drafted(g, seat),
    )


def _not_drafted(g: MecState, seat: str) -> list[Refusal]:
    """Why each other character of the pool is not revealed."""
    found = []
    for card in g.zones[f"pool:{seat}"]:
        why = why_not_draft(g, seat, card)
        if why in WHY_NOT_DRAFT:
            rule, text = WHY_NOT_DRAFT[why]
            if why == "number" and not is_wizard(g, seat):
                rule = "MEC-071"
            found.append(refuse(g, rule, text, "draft", card))
    return found


def _reveal(g: MecState, picked: dict[str, str]) -> None:
    """The same unique character is set aside by both; any other joins a starting company (MEC-381, MEC-382)."""
    shown = [facts(g, card).entity for card in picked.values() if facts(g, card).unique]
    for seat, card in picked.items():
        if shown.count(facts(g, card).entity) > 1:
            g.drafted.append(card)
            g.say("mec-log-set-aside", seat=seat_ref(seat), card=g.ref(card), rule="MEC-381")
        else:
            g.starting[seat].append(card)
            g.say("mec-log-drafts", seat=seat_ref(seat), card=g.ref(card))
