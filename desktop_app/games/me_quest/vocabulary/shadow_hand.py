"""What Sauron looks at and takes back, and how far the heroes' marker advances."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.me_quest.reading.queries import in_hand
from desktop_app.games.me_quest.state import SAURON
from desktop_app.games.me_quest.verbs.decks import renewed
from desktop_app.games.me_quest.vocabulary.board_words import Deed, deed
from desktop_app.games.me_quest.vocabulary.texts import Now
from desktop_app.games.me_quest.vocabulary.token_words import show


def heroes_advance_less(amount: int) -> Deed:
    """In the next Story step the heroes' marker advances so much less."""

    async def run(m: Now) -> None:
        m.g.slower += amount

    return deed("heroes advance less", run, amount=amount)


def looks_at_plots() -> Deed:
    """You look at the Plot cards in Sauron's hand."""
    return deed("looks at plots", lambda m: show(m, in_hand(m.g, "plot")), lambda m: bool(in_hand(m.g, "plot")))


def looks_at_the_next_plot() -> Deed:
    """Sauron looks at the top card of the Plot deck and leaves it there or puts it at the bottom."""

    async def run(m: Now) -> None:
        await renewed(m.g, "plot_deck", "plot_discard")
        card = m.g.zones["plot_deck"][0]
        prompt = message("meqcards-ask-top-plot", seat=seat_ref(m.seat), source=m.g.ref(m.me))
        chosen = await ask_one(
            Question(
                m.seat,
                "one",
                prompt,
                lambda: [Option("leave_on_top"), Option("put_at_bottom")],
                step=m.g.step,
                source=m.me,
                shows=[card],
            )
        )
        if chosen.verb == "put_at_bottom":
            m.g.move(card, "plot_deck")

    return deed("looks at the next plot", run, lambda m: bool(m.g.zones["plot_deck"] or m.g.zones["plot_discard"]))


def takes_from_discards() -> Deed:
    """Sauron takes a card of the Plot or Shadow discard pile into his hand, openly."""

    async def run(m: Now) -> None:
        cards = [*m.g.zones["plot_discard"], *m.g.zones["shadow_discard"]]
        card = await choose_card(m.g, SAURON, "meqcards-ask-take-back", cards, source=m.me)
        m.g.move(card, f"hand:{SAURON}")
        m.g.say("meqcards-log-taken-back", seat=seat_ref(SAURON), card=m.g.ref(card))

    return deed("takes from discards", run, lambda m: bool(m.g.zones["plot_discard"] or m.g.zones["shadow_discard"]))
