"""What position files may say of running effects and of used limits: whatever else is said there is a mistake."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.limits import Limit, LimitOfACopyAndPlayer
from desktop_app.games.kit.running import BY
from desktop_app.games.kit.set_ups import BadPosition, listed, mapping
from desktop_app.games.lotr_lcg.reading.queries import NUMBERS
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS
from desktop_app.games.lotr_lcg.vocabulary.lasting import STAGING_AREA

PROHIBITIONS = (
    *(
        "attack",
        "attacked",
        "attachments",
        "attachments_played",
        "change_control",
        "commit",
        "damage",
        "defend",
        "draw",
    ),
    *("engage", "engagement_check", "exhaust", "gain_resources", "heal", "leave_play", "leave_the_quest"),
    *("lower_threat", "optional_engagement", "play", "progress", "raise_threat", "ready", "search", "shadow_cards"),
    *("single_defender", "travel"),
)
"""What can be forbidden; an attack on a seat, attachments of a trait, playing a type say more behind a colon."""
KINDS = re.compile(
    rf"({'|'.join((*NUMBERS, 'ability_cost', 'staging_threat'))})[=*/]?"
    rf"|blank|no_threat|immune:(player|encounter)|cannot:({'|'.join(PROHIBITIONS)})(:\w+)?"
    r"|(keyword|trait):\w+|then:\w+"
)
"""What an effect may be: a change of a number, something that holds, or something that waits ("then:sneak_attack")."""
OF_A_PLAYER = re.compile(rf"cannot:({'|'.join(PROHIBITIONS)})(:\w+)?|immune:(player|encounter)|then:\w+")
"""What of these may last on a player."""
MOMENTS = re.compile(r"((end of )?(attack( \d+)?|phase|round))|game|free \w+")
"""When an effect may end, or what waits for it comes."""
COUNTED = ("round allies played", "game claimed")
"""What the rules count as used for each player."""
GROUPS = ("hero", "ally", "enemy", "location", "treachery", "objective", "attachment", "quest", "character")


def check_effect(g: LcgState, said: Any, thing: str, path: str) -> None:
    """An effect on a card or player, or with "" on a group, must be one that the rules know. Raises BadPosition."""
    said = mapping(said, path)
    group = str(said.get("group", ""))
    if not thing and not group:
        raise BadPosition(path, "mapping")
    kinds = OF_A_PLAYER if thing in g.seats else KINDS
    fitting = {
        "kind": kinds.fullmatch(str(said.get("kind", "blank"))),
        "until": MOMENTS.fullmatch(str(said.get("until", "phase"))),
        "group": group in ("", STAGING_AREA) or group.removeprefix("staged ") in GROUPS,
    }
    for key, fits in fitting.items():
        if key in said and not fits:
            raise BadPosition(f"{path}/{key}", "word", str(said[key]))


def check_uses(g: LcgState, entry: Mapping[str, Any], thing: str, path: str) -> None:
    """What was used is a period and an ability that has a limit of it, said where that limit is counted; or what the
    rules count for a player. Raises BadPosition."""
    for index, said in enumerate(listed(entry, "used", path)):
        period, _, rest = str(said).partition(" ")
        ability, by, _ = rest.partition(BY)
        counted = str(said) in COUNTED and thing in g.seats
        if not counted and not _is_counted(g, period, ability, thing, by=bool(by)):
            raise BadPosition(f"{path}/used/{index}".lstrip("/"), "word", str(said))


def _is_counted(g: LcgState, period: str, ability: str, thing: str, *, by: bool) -> bool:
    """Whether a use of an ability in this period counts for a card, for a player, or with "" for the table."""
    limit, code = limit_of(ability), ability.partition("/")[0]
    if limit is None or limit.period != period or (thing in g.codes and g.codes[thing] != code):
        return False
    if limit.shared:
        return thing == "" and not by
    if isinstance(limit, LimitOfACopyAndPlayer):
        return thing in g.seats or (thing in g.codes and by)
    return thing in (g.seats if limit.each_player else g.codes) and not by


def limit_of(ability: str) -> Limit | None:
    """The limit of an ability by its name; None where there is none, of it or of such an ability."""
    code = ability.partition("/")[0]
    limits = {act.name: act.text.limit for act in CARDS.of(Action, code)}
    limits |= {each.name: each.text.limit for each in CARDS.of(Triggered, code)}
    return limits.get(ability)
