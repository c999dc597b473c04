"""Why something cannot be done now: each reason with its rule and its words."""

from __future__ import annotations

from desktop_app.games.kit.answering import ANSWERED
from desktop_app.games.kit.texts import NO_CONDITION
from desktop_app.games.lotr_tcg.verbs.skirmishing import RING_BEARERS_FIGHT

REASONS: dict[str, tuple[str, str]] = {
    "inactive": ("TCG-287", "tcg-no-inactive"),
    "elsewhere": ("TCG-293", "tcg-no-elsewhere"),
    "controlled": ("TCG-464", "tcg-no-controlled"),
    "fellowship": ("TCG-146", "tcg-no-fellowship"),
    "shadow": ("TCG-177", "tcg-no-shadow"),
    "response_only": ("TCG-305", "tcg-no-response-only"),
    ANSWERED: ("TCG-305", "tcg-no-answered"),
    "wrong_phase": ("TCG-098", "tcg-no-wrong-phase"),
    "no_script": ("TCG-097", "tcg-no-script"),
    "unique": ("TCG-291", "tcg-no-unique"),
    "dead": ("TCG-063", "tcg-no-dead"),
    "nine": ("TCG-424", "tcg-no-nine"),
    "spot": ("TCG-342", "tcg-no-spot"),
    NO_CONDITION: ("TCG-342", "tcg-no-spot"),
    "no_bearer": ("TCG-161", "tcg-no-bearer"),
    "twilight": ("TCG-084", "tcg-no-twilight"),
    "too_dear": ("TCG-084", "tcg-no-tokens"),
    "tokens": ("TCG-384", "tcg-no-tokens"),
    "starting_cost": ("TCG-372", "tcg-no-starting-cost"),
    "cost": ("TCG-384", "tcg-no-cost"),
    "exhausted": ("TCG-072", "tcg-no-exhausted"),
    "weary": ("TCG-386", "tcg-no-weary"),
    "no_cost": ("TCG-384", "tcg-no-cost"),
    "not_there": ("TCG-391", "tcg-no-card-there"),
    "no_target": ("TCG-389", "tcg-no-target"),
    "no_change": ("TCG-389", "tcg-no-change"),
    "limit": ("TCG-392", "tcg-no-limit"),
    "not_yours": ("TCG-101", "tcg-no-not-yours"),
    "forbidden": ("TCG-104", "tcg-no-forbidden"),
    RING_BEARERS_FIGHT: ("TCG-472", "tcg-no-cancel-of-the-ring-bearer"),
}
OF_THE_SHADOW = {"TCG-291": "TCG-300", "TCG-161": "TCG-180"}
"""The rules of Shadow cards beside those of Free Peoples cards: one of a kind among all of them, and who bears one."""
