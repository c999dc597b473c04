"""What goes on at a table, as position files say it: running effects, used limits, an open window. Both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.games.kit.limits import LimitOfACopyAndPlayer
from desktop_app.games.kit.running import effect_told, read_uses, told_effect, written_uses
from desktop_app.games.kit.set_ups import listed, names_of, read_window, seat_of, written_window
from desktop_app.games.lotr_lcg.reading.facts import NAMES
from desktop_app.games.lotr_lcg.reading.queries import SLAIN, in_play, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.position_effects import check_effect, check_uses, limit_of
from desktop_app.games.lotr_lcg.verbs.captivity import until_free

ATTACKED = "attacked"
SAID_ELSEWHERE = frozenset((ATTACKED, SLAIN.split("|")[1]))
"""What the rules count as used and a position says in words of its own."""
FIRST_ATTACK = "attack 1"
"""The moment that is meant by "attack": the end of the outermost one."""


# -- what is said of one card or player ----------------------------------------------------------------------------


def read_running(g: LcgState, thing: str, entry: Mapping[str, Any], path: str) -> None:
    """The ``effects`` that last on a card or player, and what was ``used``: "round 01012/1", once for each use."""
    for index, said in enumerate(listed(entry, "effects", path)):
        place = f"{path}/effects/{index}".lstrip("/")
        check_effect(g, said, thing, place)
        effect = effect_told(g, NAMES, said, [thing] if thing else [], place)
        effect.until = FIRST_ATTACK if effect.until == "attack" else effect.until
        g.effects.append(effect)
    check_uses(g, entry, thing, path)
    read_uses(g, thing, entry, path)
    for index, name in enumerate(listed(entry, "attacked_by", path)):
        g.used[f"round|{ATTACKED}|{seat_of(g, name, f'{path}/attacked_by/{index}')}|{thing}"] = 1


def uses_of_copies(g: LcgState) -> None:
    """What is said with a player of a limit that each player has for each copy, once all cards lie there: it counts for
    the first copy in play. Of others it is said with the card, and by whom."""
    for key in list(g.used):
        period, ability, *rest = key.split("|")
        if len(rest) == 1 and rest[0] in g.seats and isinstance(limit_of(ability), LimitOfACopyAndPlayer):
            times = g.used.pop(key)
            for card in in_play(g, ability.partition("/")[0])[:1]:
                g.used["|".join([period, ability, *rest, card])] = times


def written_running(g: LcgState, thing: str) -> dict[str, Any]:
    """The same, as an entry says it."""
    found: dict[str, Any] = {}
    held = until_free(g, thing) if thing in g.codes else ""  # whoever lies captive is held by that
    lasting = [effect for effect in g.effects if thing in effect.targets and effect.until != held]
    effects = [told_effect(NAMES, effect) for effect in lasting]
    used = [word for word in written_uses(g, thing) if SAID_ELSEWHERE.isdisjoint(word.split())]
    by = [key.split("|")[2] for key in g.used if ATTACKED in key.split("|") and key.endswith(f"|{thing}")]
    found |= {"effects": effects} if effects else {}
    found |= {"used": used} if used else {}
    return found | names_of(g, "attacked_by", by)


# -- what is said of the table -------------------------------------------------------------------------------------


def read_table(g: LcgState, setup: Mapping[str, Any]) -> None:
    """Effects on whole groups of cards, what was used once for all, and the window that is open in this step."""
    read_running(g, "", {key: listed(setup, key, "") for key in ("effects", "used")}, "")
    read_window(g, setup)


def written_table(g: LcgState) -> dict[str, Any]:
    """The same, as a set-up says it."""
    effects = [told_effect(NAMES, effect) for effect in g.effects if effect.group]
    found: dict[str, Any] = {"effects": effects} if effects else {}
    found |= {key: said for key, said in written_running(g, "").items() if key == "used"}
    return found | written_window(g, players(g))


def laid_again(g: LcgState, cards: Sequence[str]) -> dict[str, str]:
    """The name of each card in play on the table laid out again, where copies are counted as they are laid down."""
    names: dict[str, str] = {}
    for card in cards:
        copies = [other for other in cards if g.codes[other] == g.codes[card]]
        name = NAMES.name(g.codes[card])
        names[card] = name if len(copies) < 2 else f"{name} {copies.index(card) + 1}"
    return names
