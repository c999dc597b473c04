"""The Starting Plot and what it gives Sauron (MEQ-074)."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_cards, put_in_order
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.reading.board import STRONGHOLDS
from desktop_app.games.me_quest.reading.queries import facts
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import at
from desktop_app.games.me_quest.verbs.decks import top_cards
from desktop_app.games.me_quest.verbs.influence import add_to_pool, place_at, place_in_extension
from desktop_app.games.me_quest.verbs.sauron import draw_plot_cards


async def starting_plot(g: QuestState, card: str) -> None:
    """MEQ-074: it lies on space 1, its token on its location; then its influence and its cards.

    From now on it is a Plot like the others: those that are left in the box are out of the game.
    """
    printed, space = facts(g, card), PLOT_SPACES[0]
    g.move(card, space)
    g.owners[card] = "plot"
    g.pieces[card] = Piece(controller=SAURON)
    g.plot_at[space] = printed.places[0]
    g.say("meq-log-starting-plot", rule="MEQ-074", card=g.ref(card), place=at(printed.places[0]))
    gives = printed.set_up
    if gives is None:
        return
    for stronghold in STRONGHOLDS:
        await place_at(g, stronghold, gives.each_stronghold)
    await add_to_pool(g, gives.shadow_pool)
    await place_in_extension(g, gives.in_extension, source=card)
    await _shadow_cards(g, gives.shadow_draw, gives.shadow_keep)
    await draw_plot_cards(g, gives.plot_draw, gives.plot_keep)


async def _shadow_cards(g: QuestState, count: int, keep: int) -> None:
    """Sauron draws Shadow cards and keeps some; the others go under the deck as the Plots do."""
    drawn = await top_cards(g, "shadow_deck", count)
    kept = await choose_cards(g, SAURON, "meq-ask-keep-shadow", drawn, keep)
    for each in kept:
        g.move(each, f"hand:{SAURON}")
    rest = [each for each in drawn if each not in kept]
    for each in await put_in_order(g, SAURON, "meq-ask-under-deck", rest):
        g.move(each, "shadow_deck")
