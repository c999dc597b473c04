"""What position files may say of running effects and of used limits: whatever else is said there is a mistake."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from desktop_app.games.kit.abilities import Action, Triggered
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
    """What was used is a period and an ability. Raises BadPosition."""
    for index, said in enumerate(listed(entry, "used", path)):
        period, _, ability = str(said).partition(" ")
        if period not in ("phase", "round", "game") or not _could_be_used(g, ability, thing):
            raise BadPosition(f"{path}/used/{index}".lstrip("/"), "word", str(said))


def _could_be_used(g: LcgState, ability: str, thing: str) -> bool:
    """Whether an ability is there, on the card of which it is said; what is counted besides has no place on a card."""
    code, of_a_card, _ = ability.partition("/")
    if not of_a_card:
        return bool(ability)
    there = [act.name for act in CARDS.of(Action, code)] + [each.name for each in CARDS.of(Triggered, code)]
    return ability in there and (thing not in g.codes or g.codes[thing] == code)
