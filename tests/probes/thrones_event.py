"""A Game of Thrones in small: events that kill, and everything that may interrupt or react to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass, field
from functools import partial

from desktop_app.engine.ask import Option, Question, ask_one, ask_some
from desktop_app.engine.chance import Chance
from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.engine.events import Ability, Event, Source, Use
from desktop_app.engine.ladder import Ladder
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row, Steps
from desktop_app.engine.state import Outcome, Place, Window
from desktop_app.engine.view import View
from desktop_app.games.kit.hidden import HiddenZones
from desktop_app.games.kit.laying_out import add_card, lay_zones
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.seeing import Seeing, plain_face
from desktop_app.games.kit.state import TableState
from tests.rules_only import rules_only

COST = {"cull": 2, "countermand": 1}
EVENTS = tuple(COST)
UNIQUE = ("champion",)


@dataclass(slots=True)
class Realm(TableState[Piece]):
    """``hosts`` says which card a duplicate lies under; the first of ``seats`` is the first player."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    gold: dict[str, int] = field(default_factory=dict)
    power: dict[str, int] = field(default_factory=dict)
    knelt: list[str] = field(default_factory=list)
    hosts: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Initiated(Event):
    """The effects of a card are about to initiate; only a cancel refers to that."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Killed(Event):
    """A character is killed. Several killed at once share the windows, and each death is answered apart."""

    card: str

    @property
    def about(self) -> str:
        """The dying character."""
        return self.card


# -- cards ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Text(Ability):
    """An ability of this table: when it applies, and what it does."""

    effect: Callable[[Realm, Use], Awaitable[None]] = field(kw_only=True)
    applies: Callable[[Realm, Use], bool] = field(kw_only=True)


def _is_foreign_event(g: Realm, use: Use) -> bool:
    played, source = use.event, use.source
    return isinstance(played, Initiated) and played.seat != source.seat and g.gold[source.seat] >= COST["countermand"]


async def _countermand(g: Realm, use: Use) -> None:
    use.event.cancelled = True


def _host_would_die(g: Realm, use: Use) -> bool:
    return g.hosts[use.source.card] == use.event.about


async def _save_host(g: Realm, use: Use) -> None:
    """A saved character stays in play: its death does not happen, those of the others go on."""
    del g.hosts[use.source.card]
    g.move(use.source.card, f"discard:{use.source.seat}")
    use.event.cancelled = True


def _dies_itself(g: Realm, use: Use) -> bool:
    return use.source.card == use.event.about


async def _bequeath(g: Realm, use: Use) -> None:
    g.gold[use.source.seat] += 2


def _own_died(g: Realm, use: Use) -> bool:
    return g.owners[use.event.about] == use.source.seat


def _somebody_died(g: Realm, use: Use) -> bool:
    return True


async def _mourn(g: Realm, use: Use) -> None:
    g.power[use.source.seat] -= 1


def _may_avenge(g: Realm, use: Use) -> bool:
    able = use.source.card not in g.knelt and bool(_characters(g, _other(g, use.source.seat)))
    return able and _own_died(g, use)


async def _avenge(g: Realm, use: Use) -> None:
    avenger, seat = use.source.card, use.source.seat
    g.knelt.append(avenger)
    options = [Option("kill", avenger, card) for card in _characters(g, _other(g, seat))]
    chosen = await ask_one(Question(seat, "one", message("thrones-avenge"), lambda: options, step=g.step))
    await kill(g, [chosen.target])


async def _dig(g: Realm, use: Use) -> None:
    g.gold[use.source.seat] += 1
    g.say("thrones-dug", card=g.ref(use.event.about))


ABILITIES = [
    Text(
        "countermand/1",
        "countermand",
        Initiated,
        "when",
        would=True,
        zone="hand",
        effect=_countermand,
        applies=_is_foreign_event,
    ),
    Text(
        "duplicate/1",
        "duplicate",
        Killed,
        "when",
        would=True,
        zone="under",
        effect=_save_host,
        applies=_host_would_die,
    ),
    Text("heir/1", "heir", Killed, "when", effect=_bequeath, applies=_dies_itself),
    Text("champion/1", "champion", Killed, "when", effect=_bequeath, applies=_dies_itself),
    Text("mourner/1", "mourner", Killed, "after", forced=True, effect=_mourn, applies=_own_died),
    Text("avenger/1", "avenger", Killed, "after", effect=_avenge, applies=_may_avenge),
    Text("digger/1", "digger", Killed, "after", effect=_dig, applies=_somebody_died),
]


# -- the ladder -------------------------------------------------------------------------------------------------------


def _other(g: Realm, seat: str) -> str:
    return next(other for other in g.seats if other != seat)


def _characters(g: Realm, seat: str) -> list[str]:
    return list(g.zones[f"play:{seat}"])


def _sources(g: Realm, codes: Container[str], event: Event) -> Iterable[Source]:
    for seat in g.seats:
        for card in list(g.zones[f"play:{seat}"]):
            if g.codes[card] in codes:
                yield Source(card, g.codes[card], seat, "play")
        for card in list(g.zones[f"hand:{seat}"]):
            if g.codes[card] in codes and g.codes[card] in EVENTS:
                yield Source(card, g.codes[card], seat, "hand")
        for card in list(g.zones[f"under:{seat}"]):
            if "duplicate" in codes:
                yield Source(card, "duplicate", seat, "under")


def _usable(g: Realm, use: Use) -> bool:
    return bool(use.ability.applies(g, use))


async def _perform(g: Realm, use: Use) -> None:
    g.say("thrones-used", name=use.ability.name, seat=use.source.seat)
    if use.source.zone == "hand":
        if await _initiate(g, use.source.seat, use.source.card):
            await use.ability.effect(g, use)
        g.move(use.source.card, f"discard:{use.source.seat}")
    else:
        await use.ability.effect(g, use)


async def _initiate(g: Realm, seat: str, card: str) -> bool:
    """Pays for an event card and lets its effects try to initiate; the card belongs to no hand any more."""
    g.gold[seat] -= COST[g.codes[card]]
    g.move(card, "being played")
    g.say("thrones-played", seat=seat, card=g.ref(card))
    return await LADDER.resolve(g, Initiated(card=card, seat=seat))


async def _settle(g: Realm, happened: list[Event]) -> None:
    return None


LADDER: Ladder[Realm] = Ladder()
LADDER.connect(
    order=lambda g: g.seats,
    sources=_sources,
    usable=_usable,
    perform=_perform,
    settle=_settle,
    respond=lambda g, seat, events, timing: message(f"thrones-{'interrupt' if timing == 'when' else 'react'}"),
    arrange=lambda g, seat: message("thrones-arrange"),
    orders=lambda g, uses: g.seats[0],
)
for _ability in ABILITIES:
    LADDER.add(_ability, of_the_rules=_ability.code == "duplicate")


async def kill(g: Realm, cards: list[str]) -> None:
    """Kills characters at once, through the whole ladder."""
    await LADDER.resolve_together(g, [(Killed(card=card), partial(_dies, g, card)) for card in cards])


def _dies(g: Realm, card: str) -> None:
    g.move(card, f"dead:{g.owners[card]}")
    for duplicate in [under for under, host in g.hosts.items() if host == card]:
        del g.hosts[duplicate]
        g.move(duplicate, f"discard:{g.owners[duplicate]}")
    g.say("thrones-killed", card=g.ref(card))


# -- the action window ------------------------------------------------------------------------------------------------


async def _action_window(g: Realm) -> Next:
    window = g.place.window = g.place.window or Window()
    seat = _other(g, window.turn) if window.turn else g.seats[0]
    playable = [card for card in g.zones[f"hand:{seat}"] if g.codes[card] == "cull" and g.gold[seat] >= COST["cull"]]
    options = [Option("play", card) for card in playable if _characters(g, _other(g, seat))]
    options.append(Option("pass"))
    chosen = await ask_one(Question(seat, "one", message("thrones-action"), lambda: options, step=g.step))
    window.turn = seat
    window.passed = [*window.passed, seat] if chosen.verb == "pass" else []
    if chosen.verb == "play":
        await _cull(g, seat, chosen.source)
    if len(window.passed) < len(g.seats):
        return STAY
    g.outcome = Outcome("over", "thrones-window-closed")
    return None


async def _cull(g: Realm, seat: str, card: str) -> None:
    """An event: choose up to two characters of the opponent and kill them."""
    options = [Option("kill", card, target) for target in _characters(g, _other(g, seat))]
    question = Question(seat, "some", message("thrones-targets"), lambda: options, step=g.step, maximum=2)
    targets = [option.target for option in await ask_some(question)]
    if await _initiate(g, seat, card):
        await kill(g, targets)
    g.move(card, f"discard:{seat}")


STEPS = Steps({"phase": [Row("actions", _action_window, "challenges")]})


# -- set-up and view --------------------------------------------------------------------------------------------------


def table(cards: dict[str, list[str]], gold: int = 4) -> Realm:
    """Cards by zone ("play:A", "hand:B", "under:B"); a duplicate lies under the first champion of its seat."""
    g = Realm("thrones", ["A", "B"], {"A": "Ana", "B": "Bor"}, Chance(1), [Place("phase", "actions")])
    g.gold, g.power = {"A": gold, "B": gold}, {"A": 3, "B": 3}
    lay_zones(g, ("being played",), ("play", "hand", "under", "dead", "discard"))
    for zone, codes in cards.items():
        for code in codes:
            add_card(g, code, zone[-1], zone, f"{code}{list(g.codes.values()).count(code) + 1}")
    for seat in "AB":
        champions = [card for card in g.zones[f"play:{seat}"] if g.codes[card] in UNIQUE]
        for duplicate in g.zones[f"under:{seat}"]:
            g.hosts[duplicate] = champions[0]
    return g


SEEING: Seeing[Realm] = Seeing(HiddenZones({"hand": "owner"}), plain_face, piles=())


def view(g: Realm, seat: str) -> View:
    """Everything but the other hand."""
    seen = SEEING.begin(g, seat, 0)
    SEEING.look(g, seen, *g.zones)
    seen.numbers = {f"{what}.{s}": n for what, of in (("gold", g.gold), ("power", g.power)) for s, n in of.items()}
    return seen


def broken(g: Realm) -> list[str]:
    """Plain data, every card in one place, nobody in debt, and duplicates only under cards in play."""
    debts = [f"{seat} owes gold" for seat, gold in g.gold.items() if gold < 0]
    lost = [f"{card} lies under nothing" for card, host in g.hosts.items() if not g.home[host].startswith("play")]
    return not_plain(g) + misplaced(g) + debts + lost


THRONES = rules_only("thrones", Realm, STEPS, view, broken)
