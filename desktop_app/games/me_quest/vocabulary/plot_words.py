"""Plots are searched for, discarded, and chase characters from where their tokens lie."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, choose_option, seat_ref
from desktop_app.games.me_quest.reading.board import is_haven
from desktop_app.games.me_quest.reading.plots import why_not_play
from desktop_app.games.me_quest.reading.queries import FACTS, active_plots, characters_at, facts, plot_place
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.verbs.decks import shuffle_zone
from desktop_app.games.me_quest.verbs.plots import discard_plot, play_plot
from desktop_app.games.me_quest.verbs.rewards import take_back_character
from desktop_app.games.me_quest.vocabulary.board_words import Deed, deed
from desktop_app.games.me_quest.vocabulary.texts import Now


def _searched(m: Now, wanted: Callable[[str], bool]) -> list[str]:
    return [card for zone in ("plot_deck", "plot_discard") for card in m.g.zones[zone] if wanted(m.g.codes[card])]


def searches_gollum_plot() -> Deed:
    """Sauron takes a Plot with Gollum in its title from the deck or its discards and shuffles the deck."""

    async def run(m: Now) -> None:
        found = _searched(m, lambda code: FACTS[code].gollum)
        if found:
            await _take(m, found)
        await shuffle_zone(m.g, "plot_deck")

    return deed("searches gollum plot", run)


def searches_plots(*codes: str) -> Deed:
    """Sauron takes one of these Plots from the deck or its discards, and may play it at once if he is able."""

    async def run(m: Now) -> None:
        card = await _take(m, _searched(m, lambda code: code in codes))
        await shuffle_zone(m.g, "plot_deck")
        if card and not why_not_play(m.g, card):
            ways = ("keep_plot", "play_plot_now")
            if (
                await choose_option(m.g, SAURON, "meqcards-ask-play-found", ways, source=m.me, card=m.g.ref(card))
                == ways[1]
            ):
                await play_plot(m.g, card)

    return deed("searches plots", run, lambda m: bool(_searched(m, lambda code: code in codes)))


async def _take(m: Now, found: list[str]) -> str:
    prompt = message("meqcards-ask-search", seat=seat_ref(SAURON), source=m.g.ref(m.me))
    cards = list(found)
    asked = Question(
        SAURON,
        "one",
        prompt,
        lambda: [Option("choose", card) for card in cards],
        step=m.g.step,
        source=m.me,
        shows=cards,
    )
    card = (await ask_one(asked)).source
    m.g.faceup = [each for each in m.g.faceup if each != card]
    m.g.move(card, f"hand:{SAURON}")
    m.g.say("meqcards-log-taken-back", seat=seat_ref(SAURON), card=m.g.ref(card))
    return card


def discards_other_gollum_plots() -> Deed:
    """Every other active Plot with Gollum in its title is discarded."""

    async def run(m: Now) -> None:
        for card in active_plots(m.g):
            if card != m.me and facts(m.g, card).gollum:
                await discard_plot(m.g, card, SAURON)

    return deed("discards gollum plots", run)


def discards_plot_of_a_haven() -> Deed:
    """You discard an active Plot that affects a Haven."""

    def find(m: Now) -> list[str]:
        return [card for card in active_plots(m.g) if is_haven(plot_place(m.g, card))]

    async def run(m: Now) -> None:
        card = await choose_card(m.g, m.seat, "meqcards-ask-discard-plot", find(m), source=m.me)
        await discard_plot(m.g, card, m.seat)

    return deed("discards plot of a haven", run, lambda m: bool(find(m)))


def characters_leave_its_place() -> Deed:
    """All characters where this Plot's token lies return to the Favor and Characters area."""

    async def run(m: Now) -> None:
        for card in list(characters_at(m.g, plot_place(m.g, m.me))):
            take_back_character(m.g, card)

    return deed("characters leave its place", run)
