"""What becomes of the card of an attack: a trophy, marshalling points, or out of play (MEC-605 to MEC-609)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.kit.limits import forget_card
from desktop_app.games.meccg.book.assigning_strikes import attacked_company
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.cards import ItemGained
from desktop_app.games.meccg.reading.attacks import may_hold_trophy
from desktop_app.games.meccg.reading.queries import facts, has_manifestations, is_wizard, opponent
from desktop_app.games.meccg.state import Attack, Company, MecState, Piece
from desktop_app.games.meccg.verbs.dragons import slay
from desktop_app.games.meccg.verbs.entering import is_dragon
from desktop_app.games.meccg.verbs.leaving import take_off


async def put_card_away(g: MecState, it: Attack, company: Company | None, defeated: bool) -> None:
    """A creature that was defeated goes to the marshalling point pile, another is discarded (MEC-605 to MEC-609); one
    of several manifestations is out of the game whatever the attack was (MEC-008). Of what its text let somebody do
    nothing is remembered should it come again (MEC-724)."""
    card = it.card
    if card not in g.pieces:
        forget_card(g, card)
    seat = company.seat if company is not None else opponent(g, it.by)
    if it.agent in g.pieces and it.beaten and not it.detainment:
        take_off(g, it.agent, f"marshalling:{seat}")
        return
    if defeated and card in g.codes and is_dragon(g, card):
        await slay(g, card, seat)
    if not card or g.home[card] != "attacking":
        return
    if defeated and not it.site:
        await take_kill(g, it, seat)
    else:
        g.move(card, f"discard:{g.owners[card]}")


async def take_kill(g: MecState, it: Attack, seat: str) -> None:
    """The card of a defeated creature becomes a trophy (MEC-090, MEC-091), which is gained as an item is (MEC-092), or
    goes where it belongs (MEC-609)."""
    card = it.card
    g.say("mec-log-defeated", card=g.ref(card), seat=seat_ref(seat))
    able = _trophy_takers(g, it, seat)
    holder = ""
    if able:
        holder = await choose_card(
            g, seat, "mec-ask-trophy", able, source=card, may=True, refusals=lambda: _no_takers(g, it, able)
        )
    if not holder:
        g.move(card, _pile_of_defeated(g, it, seat))
        return
    g.move(card, "attached")
    g.pieces[card] = Piece(controller=seat, host=holder, since=g.round, pointless=it.detainment)
    g.pieces[holder].attachments.append(card)
    g.say("mec-log-trophy", card=g.ref(card), host=g.ref(holder))
    await resolve(g, ItemGained(card=card, who=holder))


def _trophy_takers(g: MecState, it: Attack, seat: str) -> list[str]:
    """The Orcs and Trolls that have faced a strike; nobody takes a card of its own player (MEC-104)."""
    if is_wizard(g, seat) or g.owners[it.card] == seat or facts(g, it.card).type != "hazard":
        return []
    return [each for each in dict.fromkeys(it.fought + it.struck) if each in g.pieces and may_hold_trophy(g, each)]


def _no_takers(g: MecState, it: Attack, able: list[str]) -> list[Refusal]:
    """Why the others of the company take no trophy: they are no Orcs or Trolls (MEC-090) or Half-orcs (MEC-622), or
    have faced no strike (MEC-091)."""
    company, found = attacked_company(g), list[Refusal]()
    for card in [each for each in company.members if each not in able] if company is not None else []:
        half = "half_orc" in facts(g, card).keywords
        rule = "MEC-622" if half else "MEC-091" if may_hold_trophy(g, card) else "MEC-090"
        text = "mec-no-trophy-unstruck" if rule == "MEC-091" else "mec-no-trophy-taker"
        found.append(refuse(g, rule, text, "choose", card))
    return found


def _pile_of_defeated(g: MecState, it: Attack, seat: str) -> str:
    """Where a defeated creature goes that is no trophy: to the marshalling point pile if it gives points (MEC-082 to
    MEC-088), else out of play (MEC-084); of a detainment attack it is discarded (MEC-617), if it is not one of several
    manifestations (MEC-008)."""
    owner, printed = g.owners[it.card], facts(g, it.card)
    if it.detainment and not has_manifestations(printed):
        return f"discard:{owner}"
    scores = owner != seat and not it.detainment and printed.starred != is_wizard(g, seat)
    return f"marshalling:{seat}" if scores else f"removed:{owner}"
