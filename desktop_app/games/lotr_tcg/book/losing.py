"""Winning and losing (TCG-270 to TCG-285)."""

from __future__ import annotations

from desktop_app.engine.state import Outcome
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.reading.queries import facts, playing, ring_bearer, to_the_right
from desktop_app.games.lotr_tcg.reading.tokens import burdens
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import take_off, unstack
from desktop_app.games.lotr_tcg.verbs.path import lay_site, put_on_path

LAST_SITE_REACHED = "last_site"
"""Why whoever has won did who came through at the last site; any other reason is why another has lost."""
RULES = {"killed": "TCG-274", "corrupted": "TCG-276"}


def win(g: TcgState, seat: str, reason: str) -> None:
    """A seat has won."""
    if reason == LAST_SITE_REACHED:
        g.say("tcg-log-prevails", seat=seat_ref(seat), card=g.ref(ring_bearer(g, seat)), rule="TCG-270")
    g.outcome = Outcome("won", reason, [seat])


def corrupt(g: TcgState, seat: str) -> None:
    """The effect of a card corrupts a seat's Ring-bearer at once, whatever his burdens (TCG-281, TCG-320)."""
    if g.outcome is None and seat in playing(g):
        lose(g, seat, "corrupted")


def lose(g: TcgState, seat: str, reason: str) -> None:
    """A seat has lost; the last one left in the game wins (TCG-273), else his things are removed (TCG-282)."""
    if reason == "corrupted":
        g.say("tcg-log-corrupted", card=g.ref(ring_bearer(g, seat)), burdens=burdens(g, seat), rule=RULES[reason])
    g.say("tcg-log-loses", seat=seat_ref(seat), reason=reason, rule=RULES.get(reason, ""))
    heirs = [other for other in to_the_right(g, seat) if other != seat]
    g.lost.append(seat)
    left = playing(g)
    if len(left) == 1:
        win(g, left[0], reason)
        return
    if left:
        _remove_cards(g, seat)
        _replace_sites(g, seat, heirs)


def _remove_cards(g: TcgState, seat: str) -> None:
    """His cards are removed from the game, others' cards on them discarded (TCG-282, TCG-283); sites that he controlled
    return to the path (TCG-469)."""
    for site in list(g.zones[f"controlled:{seat}"]):
        put_on_path(g, site)
    g.ring_bearers.pop(seat, None)
    g.rings.pop(seat, None)
    his = [card for card, owner in g.owners.items() if owner == seat]
    for card in sorted(his, key=lambda card: card not in g.pieces or not g.pieces[card].host):  # what is borne first
        if facts(g, card).type == "site" and (g.home[card] == "path" or g.home[card].startswith("controlled:")):
            continue
        if card in g.pieces:
            take_off(g, card, "removed")
        elif g.home[card] != "removed":
            unstack(g, card)
            g.move(card, "removed")


def _replace_sites(g: TcgState, seat: str, heirs: list[str]) -> None:
    """His sites go in order of numbers, each for an opponent's of that number, from his right on (TCG-284, TCG-469)."""
    sites = [card for card in g.pieces if g.owners[card] == seat and facts(g, card).type == "site"]
    turn = 0
    for card in sorted(sites, key=lambda card: facts(g, card).site_number or 0):
        number, home = facts(g, card).site_number or 0, g.home[card]
        take_off(g, card, "removed")
        for _ in heirs:
            heir, turn = heirs[turn % len(heirs)], turn + 1
            if lay_site(g, heir, number):
                _keep_control(g, home, number)
                break


def _keep_control(g: TcgState, home: str, number: int) -> None:
    """A site that another controls is replaced where it lies."""
    if home.startswith("controlled:"):
        card = next(card for card in g.zones["path"] if facts(g, card).site_number == number)
        g.move(card, home)
        g.pieces[card].controller = home.partition(":")[2]
