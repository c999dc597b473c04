"""What the steps that are still to come will do to this table, from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.play import Foretold
from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.happens import Happens
from desktop_app.games.kit.numerals import signed
from desktop_app.games.me_quest.reading.corrected import facts_in
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON
from desktop_app.games.me_quest.vocabulary.texts import CARDS

DRAWN = {"": 1, "heroes": 3, "sauron": 3}
"""How many Events are drawn, by the dominant side (MEQ-138 to MEQ-140)."""


def foretell(view: View, row: str) -> Sequence[Foretold]:
    """What a row will do; nothing for rows of which nothing is known."""
    known = _KNOWN.get(row)
    return known(view) if known is not None else ()


def _cards(view: View, zone: str) -> list[CardView]:
    return view.zones[zone].cards if zone in view.zones else []


def _heroes(view: View) -> list[str]:
    """The heroes that the seat plays, for Sauron all of them."""
    return [seat for seat in view.seats if f"hero:{seat}" in view.facts and view.seat in (seat, SAURON)]


def _story(view: View) -> Sequence[Foretold]:
    """The heroes' marker, then Sauron's by each active Plot and by an Event (MEQ-108, MEQ-109).

    None in the first turn (MEQ-088).
    """
    if view.round == 1:
        return ()
    for_sauron, spaces = view.seat == SAURON, view.numbers["heroes_advance"]
    told = [Foretold(message("meqtable-ahead-story", count=spaces), f"+{spaces}", good=not for_sauron)]
    plots = [card for space in PLOT_SPACES for card in _cards(view, space) if card.code and FACTS[card.code].marker]
    moving = [(card, *_as_printed(view, card)) for card in plots]
    moving += [(card, *each) for card in _cards(view, "event") for each in _moved_by(card.code)]
    for card, marker, spaces in moving:
        said = message("meqtable-ahead-plot", card=card_ref(card.id, card.code), marker=marker, count=spaces)
        told.append(Foretold(said, f"+{spaces}", card.code, good=for_sauron))
    return told


def _as_printed(view: View, plot: CardView) -> tuple[str, int]:
    """The marker that a Plot moves, and how far, as the players' own copy has it."""
    printed = facts_in(view, plot.code)
    return printed.marker, printed.advance


def _moved_by(event: str) -> Iterator[tuple[str, int]]:
    """The markers that an Event moves by itself, and how far."""
    for ability in CARDS.of(Triggered, event):
        deed = ability.text.do
        if isinstance(deed, Happens) and "marker" in deed.told_with:
            yield str(deed.told_with["marker"]), int(str(deed.told_with["amount"]))


def _event(view: View) -> Sequence[Foretold]:
    """How many Events the dominant side chooses from."""
    dominant = view.facts["dominant"]
    deck = f"event_deck_{view.numbers['stage']}"
    left = view.zones[deck].count if deck in view.zones else 0
    told = message("meqtable-ahead-event", side=dominant or "nobody", count=DRAWN[dominant])
    good = None if not dominant else (dominant == "sauron") == (view.seat == SAURON)
    return [Foretold(told, f"{DRAWN[dominant]} / {left}", good=good)]


def _action(view: View) -> Sequence[Foretold]:
    pool, limit = view.numbers["pool"], view.numbers["pool_limit"]
    return [Foretold(message("meqtable-ahead-pool", pool=pool, limit=limit), f"{pool} / {limit}")]


def _hero_draw(view: View) -> Sequence[Foretold]:
    """Each hero draws up to his fortitude from his life pool (MEQ-228)."""
    told = []
    for seat in _heroes(view):
        count = min(view.numbers[f"fortitude:{seat}"], view.numbers[f"life:{seat}"])
        said = message("meqtable-ahead-draw", seat=seat_ref(seat), count=count)
        told.append(Foretold(said, f"+{count}", good=view.seat == seat))
    return told


def _rest(view: View) -> Sequence[Foretold]:
    """What Rest would bring back into the life pool (MEQ-233)."""
    active = view.facts["active"]
    count = view.numbers.get(f"rest:{active}", 0)
    told = message("meqtable-ahead-rest", seat=seat_ref(active), count=count)
    return [Foretold(told, f"+{count}", good=view.seat == active)] if count else ()


def _ambush(view: View) -> Sequence[Foretold]:
    """The enemies that wait where the hero is (MEQ-254)."""
    active = view.facts["active"]
    here = _cards(view, zone_of(view.facts.get(f"at:{active}", "")))
    count = sum(_is_enemy(card) for card in here)
    told = message("meqtable-ahead-ambush", seat=seat_ref(active), count=count)
    return [Foretold(told, str(count), good=view.seat == SAURON)] if count else ()


def _explore(view: View) -> Sequence[Foretold]:
    """The favor that lies where the hero is."""
    active = view.facts["active"]
    count = view.numbers.get(f"favor_{view.facts.get(f'at:{active}', '')}", 0)
    told = message("meqtable-ahead-favor", seat=seat_ref(active), count=count)
    return [Foretold(told, f"+{count}", good=view.seat == active)] if count else ()


def _is_enemy(card: CardView) -> bool:
    return card.back.startswith("monster_") or (card.code in FACTS and FACTS[card.code].type == "minion")


def _strength(view: View) -> Sequence[Foretold]:
    """What both have left to play cards with; whose strength is spent is exhausted."""
    told = []
    for seat in _fighting(view):
        whole = view.numbers[f"combat_strength:{seat}"]
        left = max(0, whole - view.numbers[f"spent:{seat}"])
        said = message("meqtable-ahead-strength", seat=seat_ref(seat), left=left, whole=whole)
        told.append(Foretold(said, f"{left} / {whole}", good=view.seat == seat))
    return told


def _damage(view: View) -> Sequence[Foretold]:
    """Attack against defense, both ways, once both cards lie open."""
    both = _fighting(view)
    if not both or not all(view.facts.get(f"shown:{seat}") for seat in both):
        return ()
    told = []
    for seat, other in (both, both[::-1]):
        attack, defense = view.numbers[f"attack:{other}"], view.numbers[f"defense:{seat}"]
        through = max(0, attack - defense)
        said = message("meqtable-ahead-damage", seat=seat_ref(seat), attack=attack, defense=defense)
        told.append(Foretold(said, signed(-through), good=(view.seat != seat) == bool(through)))
    return told


def _fighting(view: View) -> list[str]:
    hero = view.facts.get("combat_hero", "")
    return [hero, SAURON] if hero else []


_KNOWN: Mapping[str, Callable[[View], Sequence[Foretold]]] = {
    "story": _story,
    "event": _event,
    "action": _action,
    "hero_draw": _hero_draw,
    "rest": _rest,
    "ambush": _ambush,
    "explore": _explore,
    "3c": _strength,
    "3f": _damage,
}
