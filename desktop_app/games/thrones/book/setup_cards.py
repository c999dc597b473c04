"""Setup cards: what each player places face down in the setup, and when it is revealed."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next
from desktop_app.games.kit.abilities import AttachesTo
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.thrones.reading.queries import facts, has_keyword, players
from desktop_app.games.thrones.state import Piece, ThronesState
from desktop_app.games.thrones.verbs.entering import HOME, can_attach, duplicate_host, hang_on, hosts, lay_under
from desktop_app.games.thrones.vocabulary.texts import CARDS, MostOnHost

STARTING_GOLD = 8
DONE = Option("placed")


async def place_cards(g: ThronesState) -> Next:
    """8: in player order everybody places cards of up to 8 gold facedown, one after the other (GOT-346 to GOT-351)."""
    seat = round_the_table(g, players(g))
    if not seat:
        return None
    question = Question(
        seat,
        "one",
        message("got-ask-place", rule="GOT-347", seat=seat_ref(seat), gold=STARTING_GOLD - placed_cost(g, seat)),
        lambda: [
            *(Option("place", card) for card in g.zones[f"hand:{seat}"] if not why_not_place(g, seat, card)),
            DONE,
        ],
        step=g.step,
        refusals=lambda: _refusals(g, seat),
        primary=DONE.verb,
    )
    chosen = await ask_one(question)
    if chosen.verb == DONE.verb:
        g.place.done.append(seat)
        g.say("got-log-placed", seat=seat_ref(seat), count=len(g.zones[f"placed:{seat}"]))
    else:
        g.move(chosen.source, f"placed:{seat}")
    return STAY


def placed_cost(g: ThronesState, seat: str) -> int:
    """What the cards placed so far cost; further copies of a unique card cost nothing (GOT-351)."""
    costs = [facts(g, card).cost for card in _first_copies(g, seat)]
    return sum(cost for cost in costs if isinstance(cost, int))


def _first_copies(g: ThronesState, seat: str) -> list[str]:
    """The placed cards without those that will be duplicates of others."""
    found: list[str] = []
    for card in g.zones[f"placed:{seat}"]:
        if not _is_twin(g, card, found):
            found.append(card)
    return found


def _is_twin(g: ThronesState, card: str, placed: Sequence[str]) -> bool:
    """Whether a card would be a duplicate of one that is placed."""
    printed = facts(g, card)
    return printed.unique and any(facts(g, each).titles["en"] == printed.titles["en"] for each in placed)


def why_not_place(g: ThronesState, seat: str, card: str) -> str:
    """Why a card cannot be placed in set-up: a reason id, or ""."""
    printed, placed = facts(g, card), g.zones[f"placed:{seat}"]
    if printed.type not in HOME:
        return "type"
    if has_keyword(g, card, "limited") and any(has_keyword(g, each, "limited") for each in placed):
        return "limited"
    if _is_twin(g, card, placed):
        return ""
    cost = printed.cost if isinstance(printed.cost, int) else 0
    if placed_cost(g, seat) + cost > STARTING_GOLD:
        return "gold"
    return "host" if printed.type == "attachment" and not _has_place(g, seat, card) else ""


def _has_place(g: ThronesState, seat: str, attachment: str) -> bool:
    """Whether something of one's own will be there for an attachment to lie on (GOT-350), besides what its copies
    fill up (GOT-261)."""
    placed = _first_copies(g, seat)
    able = [card for card in placed if _could_hold(g, seat, attachment, card)] + _own_hosts(g, seat, attachment)
    copies = sum(facts(g, each).titles["en"] == facts(g, attachment).titles["en"] for each in placed)
    limits = CARDS.of(MostOnHost, g.codes[attachment])
    return len(able) > (copies // limits[0].count if limits else 0)


def _own_hosts(g: ThronesState, seat: str, attachment: str) -> list[str]:
    """What a seat has in play that could hold an attachment; before the placed cards are turned up its faction card."""
    return [host for host in hosts(g, seat, attachment) if g.pieces[host].controller == seat]


def _could_hold(g: ThronesState, seat: str, attachment: str, card: str) -> bool:
    """Whether an attachment could lie on a card that is placed facedown, once both are turned up (GOT-350)."""
    if not can_attach(g, attachment, card):
        return False
    m = Moment(g, seat, attachment, g.codes[attachment])
    groups = [text.group for text in CARDS.of(AttachesTo, m.code)]
    if not groups:
        return facts(g, card).type == "character"
    return any(
        facts(g, card).type == group.name.removeprefix("your ")
        and all(condition.holds(m, card) for condition in group.conditions)
        for group in groups
    )


_REASONS = {
    "type": ("GOT-349", "got-no-place-type"),
    "limited": ("GOT-348", "got-no-place-limited"),
    "gold": ("GOT-347", "got-no-place-gold"),
    "host": ("GOT-350", "got-no-place-host"),
}


def _refusals(g: ThronesState, seat: str) -> list[Refusal]:
    found = []
    for card in g.zones[f"hand:{seat}"]:
        reason = why_not_place(g, seat, card)
        if reason:
            rule, text = _REASONS[reason]
            found.append(refuse(g, rule, text, "place", card, gold=STARTING_GOLD - placed_cost(g, seat)))
    return found


async def reveal_placed(g: ThronesState) -> None:
    """9: the placed cards are turned up together, then in player order attached (GOT-352 to GOT-355).

    They are not marshaled, played or put into play, and do not enter it.
    """
    for seat in players(g):
        for card in list(g.zones[f"placed:{seat}"]):
            if facts(g, card).type != "attachment":
                _turn_up(g, seat, card)
    for seat in players(g):
        for card in list(g.zones[f"placed:{seat}"]):
            await _attach(g, seat, card)


def _turn_up(g: ThronesState, seat: str, card: str, host: str = "") -> None:
    twin = duplicate_host(g, seat, card)
    g.say("got-log-turns-up", seat=seat_ref(seat), card=g.ref(card))
    if twin:
        lay_under(g, card, twin)
        return
    g.move(card, HOME[facts(g, card).type].format(seat=seat))
    g.pieces[card] = Piece(controller=seat, host=host)
    if host:
        hang_on(g, card, host)


async def _attach(g: ThronesState, seat: str, card: str) -> None:
    if duplicate_host(g, seat, card):
        _turn_up(g, seat, card)
        return
    host = await choose_card(g, seat, "got-ask-host", _own_hosts(g, seat, card), source=card)
    if host:
        _turn_up(g, seat, card, host)
    else:
        g.move(card, f"hand:{seat}")
