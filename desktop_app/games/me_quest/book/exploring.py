"""Explore: favor, characters, the dark path, Quests, Plots, trade, what cards in play offer (MEQ-284 to MEQ-293).

What of that may be done now is in ``offering``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import quests, trading
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.book.offering import moment, options, refusals
from desktop_app.games.me_quest.events.turns import CharacterConsulted
from desktop_app.games.me_quest.reading.queries import FACTS, facts, figure, hero_at
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.favor import gain_favor, lose_favor, place_favor, take_favor_from
from desktop_app.games.me_quest.verbs.following import carry_out, follow
from desktop_app.games.me_quest.verbs.plots import discard_event, discard_plot
from desktop_app.games.me_quest.verbs.rewards import gain_corruption, take_back_character
from desktop_app.games.me_quest.vocabulary.texts import CARDS


async def explore_once(g: QuestState, seat: str) -> bool:
    """Asks for one of the options and does it; answers whether the hero goes on exploring."""
    chosen = await ask_one(_question(g, seat))
    if chosen.verb == "done":
        return False
    await _DOES[chosen.verb](g, seat, chosen)
    return True


def _question(g: QuestState, seat: str) -> Question:
    return Question(
        seat,
        "one",
        message("meq-ask-explore", rule="MEQ-284", seat=seat_ref(seat), place=f"zone:{g.home[figure(seat)]}"),
        lambda: [*options(g, seat), Option("done")],
        step=g.step,
        refusals=lambda: refusals(g, seat),
        primary="done",
    )


# -- doing it ----------------------------------------------------------------------------------------------------------


async def retrieve_favor(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-285: the favor of the location; what he may not take stays."""
    place = hero_at(g, seat)
    there = take_favor_from(g, place)
    left = there - await gain_favor(g, seat, there)
    if left:
        place_favor(g, place, left)


async def consult(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-286, MEQ-297: favor or the ability of a character, who then goes back to the area."""
    card, place = chosen.source, hero_at(g, seat)
    g.say("meq-log-consults", rule="MEQ-286", seat=seat_ref(seat), card=g.ref(card))
    if chosen.verb == "consult_favor":
        await gain_favor(g, seat, facts(g, card).favor)
    else:
        await follow(moment(g, seat, card), "consult")
    if g.home[card] != "characters":
        take_back_character(g, card)
    name = g.codes[card].removeprefix("character.")
    await resolve(g, CharacterConsulted(seat=seat, card=card, character=name, location=place), lambda: None)


async def dark_path(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-287: 1 favor and 1 Corruption card."""
    g.turn.dark_path = True
    g.say("meq-log-dark-path", rule="MEQ-287", seat=seat_ref(seat))
    await gain_favor(g, seat, 1)
    await gain_corruption(g, seat)


async def complete(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-289: one of the Quests whose requirements are met."""
    await quests.complete(g, seat, chosen.source)


async def discard(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-129: for the favor of its discard cost."""
    card = chosen.source
    await lose_favor(g, seat, facts(g, card).favor)
    await discard_plot(g, card, seat)


async def use(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-155, MEQ-158: an ability of a card in play; an Event whose ability was used is discarded."""
    card = chosen.source
    act = next(act for act in CARDS.of(Action, g.codes[card]) if act.name == chosen.detail)
    g.say("meq-log-uses", seat=seat_ref(seat), card=g.ref(card))
    if act.text.limit is not None:
        act.text.limit.count(g, act.name, card, seat)
    await carry_out(moment(g, seat, card), act.text)
    if FACTS[g.codes[card]].type == "event" and g.home[card] == "event":
        discard_event(g, card)


async def trade(g: QuestState, seat: str, chosen: Option) -> None:
    """MEQ-291: something changes hands."""
    await trading.trade(g, seat, chosen)


_DOES: dict[str, Callable[[QuestState, str, Option], Awaitable[object]]] = {
    "retrieve_favor": retrieve_favor,
    "consult_favor": consult,
    "consult": consult,
    "dark_path": dark_path,
    "complete": complete,
    "discard_plot": discard,
    "use": use,
    "give": trade,
    "ask_for": trade,
}
