"""Rest: the first step of a hero's turn (MEQ-232 to MEQ-241)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Jump, Next
from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.turns import Rests, StepBegins
from desktop_app.games.me_quest.reading.board import is_haven, is_stronghold
from desktop_app.games.me_quest.reading.hindering import refuse_for
from desktop_app.games.me_quest.reading.numbers import forbidden
from desktop_app.games.me_quest.reading.queries import corruption, enemies_at, facts, figure, hero_at
from desktop_app.games.me_quest.state import TURN_ENDS, QuestState
from desktop_app.games.me_quest.verbs.favor import lose_favor
from desktop_app.games.me_quest.verbs.heroes import advance_by_hero, shuffle_back
from desktop_app.games.me_quest.verbs.rewards import discard_corruption
from desktop_app.games.me_quest.verbs.story import advance_leftmost
from desktop_app.games.me_quest.vocabulary.texts import CARDS

REST_REASONS = {
    "enemy": ("MEQ-236", "meq-no-rest-enemy"),
    "stronghold": ("MEQ-237", "meq-no-rest-stronghold"),
}


def why_not_rest(g: QuestState, seat: str) -> str:
    """MEQ-236, MEQ-237: why a hero cannot rest: a reason id, or ""."""
    place = hero_at(g, seat)
    if enemies_at(g, place):
        return "enemy"
    if is_stronghold(place):
        return "stronghold"
    return "forbidden" if forbidden(g, "rest", seat) else ""


def idle(g: QuestState, question: Question, option: Option) -> Refusal | None:
    """Why a rest that may be taken would bring its hero nothing; None of all other answers."""
    if option.verb != "rest" or _brings_something(g, question.seat):
        return None
    return refuse(g, "MEQ-233", "meq-no-gain-of-rest", "rest", figure(question.seat))


def _brings_something(g: QuestState, seat: str) -> bool:
    """Whether a rest has cards to bring back, a Corruption card to be rid of, or a card that answers it."""
    return bool(g.zones[f"rest:{seat}"] or _could_heal(g, seat) or _payable(g, seat) or _is_answered(g, seat))


def _could_heal(g: QuestState, seat: str) -> bool:
    return is_haven(hero_at(g, seat)) and bool(g.zones[f"damage:{seat}"]) and not forbidden(g, "heal", seat)


def _payable(g: QuestState, seat: str) -> list[str]:
    """MEQ-238: the Corruption cards that the favor of a hero is enough for."""
    return [card for card in corruption(g, seat) if facts(g, card).favor <= g.favor[seat]]


def _is_answered(g: QuestState, seat: str) -> bool:
    """Whether anything of the hero's in play could be used after he has rested."""
    for card in [card for card, piece in g.pieces.items() if piece.controller == seat]:
        for part in CARDS.parts(g.codes[card]):
            if isinstance(part, Triggered) and part.trigger.event is Rests:
                m = Moment(g, seat, card, g.codes[card], event=Rests(seat=seat))
                if part.trigger.holds(m) and not part.text.why_not(m):
                    return True
    return False


async def rest(g: QuestState) -> Next:
    """MEQ-232 to MEQ-241: the active hero may rest; in a Haven he may heal as well."""
    seat = g.active
    await resolve(g, StepBegins(step="rest", seat=seat), lambda: None)
    if g.turn.over:
        return Jump(TURN_ENDS)

    def refusals() -> list[Refusal]:
        reason = why_not_rest(g, seat)
        if not reason:
            hurt = bool(g.zones[f"damage:{seat}"]) and not is_haven(hero_at(g, seat))
            return [refuse(g, "MEQ-240", "meq-no-heal", "heal", figure(seat))] if hurt else []
        if reason == "forbidden":
            return [refuse_for(g, forbidden(g, "rest", seat), "rest", figure(seat))]
        rule, text = REST_REASONS[reason]
        return [refuse(g, rule, text, "rest", figure(seat))]

    def options() -> list[Option]:
        return [*([] if why_not_rest(g, seat) else [Option("rest", figure(seat))]), Option("no_rest")]

    prompt = message("meq-ask-rest", rule="MEQ-232", seat=seat_ref(seat))
    asked = Question(seat, "one", prompt, options, step=g.step, refusals=refusals, primary="no_rest")
    if (await ask_one(asked)).verb == "rest":
        await _rest(g, seat)
    return Jump(TURN_ENDS) if g.turn.over else None


async def _rest(g: QuestState, seat: str) -> None:
    """MEQ-233, MEQ-234, MEQ-238, MEQ-240: rest pool, healing in a Haven, the story, one Corruption card."""
    g.say("meq-log-rests", rule="MEQ-233", seat=seat_ref(seat))
    heals = _could_heal(g, seat) and await ask_whether(g, seat, "meq-ask-heal")
    await shuffle_back(g, seat, *(("rest", "damage") if heals else ("rest",)))
    await advance_leftmost(g, seat, "rest", advance_by_hero(g, seat), rule="MEQ-235")
    await _discard_one_corruption(g, seat)
    await resolve(g, Rests(seat=seat), lambda: None)


async def _discard_one_corruption(g: QuestState, seat: str) -> None:
    """MEQ-238, MEQ-239: for its favor one Corruption card may be discarded."""
    able = _payable(g, seat)
    if not able and not (g.every_question and corruption(g, seat)):
        return

    def refusals() -> list[Refusal]:
        dear = [card for card in corruption(g, seat) if card not in able]
        return [refuse(g, "MEQ-238", "meq-no-favor", "pay_off", card, favor=facts(g, card).favor) for card in dear]

    prompt = message("meq-ask-rest-corruption", rule="MEQ-238", seat=seat_ref(seat), favor=g.favor[seat])
    asked = Question(
        seat,
        "one",
        prompt,
        lambda: [*(Option("pay_off", card) for card in able), Option("decline")],
        step=g.step,
        refusals=refusals,
        primary="decline",
    )
    chosen = await ask_one(asked)
    if chosen.verb == "pay_off":
        await lose_favor(g, seat, facts(g, chosen.source).favor)
        discard_corruption(g, seat, chosen.source)
