"""How the fellowship moves (TCG-162 to TCG-174), in the fellowship phase and again in the regroup phase."""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.events.turn import FellowshipMoves, MovesFrom, MovesTo
from desktop_app.games.lotr_tcg.reading.numbers import move_terms
from desktop_app.games.lotr_tcg.reading.path import site
from desktop_app.games.lotr_tcg.reading.queries import companions, shadow_players
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.path import lay_site, who_lays
from desktop_app.games.lotr_tcg.verbs.twilight import add_twilight

TABLE = "move"


async def lay_next_site(g: TcgState) -> None:
    """The next site is laid by the Shadow player to whom the arrow points, if it is missing (TCG-165 to TCG-170).

    Where somebody's hand has taken it away another player lays his; without any the path goes on all the same.
    """
    number, first = g.at[g.active] + 1, who_lays(g)
    for seat in dict.fromkeys([first, *shadow_players(g), g.active]):
        if lay_site(g, seat, number):
            return


async def march(g: TcgState) -> None:
    """The marker moves; what leaving, moving and arriving trigger follows in that order (TCG-171, TCG-174)."""
    g.left = site(g)
    g.moves += 1

    def moves() -> None:
        g.at[g.active] += 1
        told = {"card": g.ref(site(g))} if site(g) else {}
        g.say("tcg-log-moves", seat=seat_ref(g.active), number=g.at[g.active], **told)

    def has_left() -> None:
        g.left = ""

    await resolve(g, MovesFrom(card=g.left), moves)
    await resolve(g, FellowshipMoves(seat=g.active), has_left)
    await resolve(g, MovesTo(card=site(g)))


async def twilight_falls(g: TcgState) -> None:
    """The Shadow number of the site is added to the pool, then one for each companion (TCG-172, TCG-173)."""
    shadow_number, of_companions = (term.amount for term in move_terms(g))
    add_twilight(g, shadow_number, by="sites", told=False)
    add_twilight(g, of_companions, by="companions", told=False)
    g.say(
        "tcg-log-dusk",
        shadow=shadow_number,
        companions=len(companions(g)),
        added=shadow_number + of_companions,
        total=g.twilight,
        rule="TCG-174",
    )


TABLE_ROWS = [
    Row("lay_site", lay_next_site, "fellowship", shown=False),
    Row("march", march, "fellowship", shown=False),
    Row("dusk", twilight_falls, "fellowship", shown=False),
]
