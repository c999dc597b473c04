"""What the steps of a turn that are still to come will do to this table, from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.engine.messages import message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Foretold
from desktop_app.games.kit.numerals import numeral, signed
from desktop_app.games.meccg.reading.queries import FACTS
from desktop_app.games.meccg.table.odds import ALL_WAYS, beaten


def foretell(view: View, row: str) -> Sequence[Foretold]:
    """What a row will do; nothing for rows of which nothing is known."""
    known = _KNOWN.get(row)
    return known(view) if known is not None and f"general:{view.facts.get('active', '')}" in view.numbers else ()


def _mine(view: View) -> bool:
    return view.seat == view.facts["active"]


def _organizes(view: View) -> Sequence[Foretold]:
    """The general influence that is free for new characters."""
    active = view.facts["active"]
    used, limit = view.numbers[f"general:{active}"], view.numbers[f"general_limit:{active}"]
    free = view.numbers[f"unused:{active}"]
    told = message("mectable-ahead-influence", used=used, limit=limit)
    return [Foretold(told, numeral(free), good=False if free < 0 else None)]


def _hazards(view: View) -> Sequence[Foretold]:
    """How many hazards the company may still meet."""
    company = view.facts.get("company", "")
    if f"limit:{company}" not in view.numbers:
        return ()
    limit, used = view.numbers[f"limit:{company}"], view.numbers[f"hazards:{company}"]
    told = message("mectable-ahead-hazards", used=used, limit=limit)
    return [Foretold(told, str(max(0, limit - used)), good=not _mine(view))]


def _automatic(view: View) -> Sequence[Foretold]:
    """The automatic-attacks that are printed on the site of the company."""
    company = view.facts.get("company", "")
    code = view.facts.get(f"place:{company}", "")
    attacks = len(FACTS[code].attacks) if code in FACTS else 0
    told = message("mectable-ahead-automatic", count=attacks)
    return [Foretold(told, str(attacks), code, good=not _mine(view))] if attacks else ()


def _strikes(view: View) -> Sequence[Foretold]:
    """With how many strikes of which prowess an attack comes."""
    if "strikes" not in view.numbers:
        return ()
    count, prowess = view.numbers["strikes"], view.numbers["attack_prowess"]
    told = message("mectable-ahead-strikes", count=count, prowess=prowess)
    return [Foretold(told, f"{count} × {prowess}", good=not _mine(view))]


def _rolls(view: View) -> Sequence[Foretold]:
    """How likely the strike that is resolved fails as things stand."""
    if "target_prowess" not in view.numbers:
        return ()
    ways, needed = beaten(view), view.numbers["strike_prowess"] - view.numbers["target_prowess"] + 1
    told = message("mectable-ahead-roll", needed=needed, ways=ways)
    return [Foretold(told, "", good=(2 * ways >= ALL_WAYS) == _mine(view), chance=ways / ALL_WAYS)]


def _resets(view: View) -> Sequence[Foretold]:
    """One's own hand goes to its size (MEC-567)."""
    held, wanted = view.zones[f"hand:{view.seat}"].count, view.numbers[f"hand_size:{view.seat}"]
    change = wanted - held
    told = message("mectable-ahead-hand", hand=held, size=wanted)
    return [Foretold(told, signed(change), good=None if not change else change > 0)]


_KNOWN: Mapping[str, Callable[[View], Sequence[Foretold]]] = {
    "organization": _organizes,
    "hazards": _hazards,
    "movement_ends": _resets,
    "automatic": _automatic,
    "assign": _strikes,
    "strikes": _strikes,
    "strike_roll": _rolls,
    "discard_one": _resets,
}
