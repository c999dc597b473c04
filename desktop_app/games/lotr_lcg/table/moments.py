"""What of this game is staged: cards that are revealed, the quest, attacks, falls, threat, stages, the first player."""

from __future__ import annotations

from desktop_app.games.contract.moments import Beat, MomentKind, Moments
from desktop_app.games.lotr_lcg.table.comparisons import (
    _SUMS,
    enemy_attack_compared,
    player_attack_compared,
    quest_compared,
)

_HARM = ("lcg-log-damage", "lcg-log-destroyed", "lcg-log-heals", "lcg-log-discarded")
_DIALS = ("lcg-log-threat-up", "lcg-log-threat-down")
_ANSWERS = ("lcg-log-plays", "lcg-log-plays-on", "lcg-log-uses", "lcg-log-forced", "lcg-log-cancelled")
_NUMBERS = ("lcg-log-raised", "lcg-log-lowered", "lcg-log-exhausts", "lcg-log-readies", "lcg-log-resources")
_PROGRESS = ("lcg-log-progress", "lcg-log-explored")
_EFFECTS = (*_HARM, *_DIALS, *_ANSWERS, *_NUMBERS, *_PROGRESS)
_HEADINGS = ("lcg-log-phase", "lcg-log-round")
_WINDOWS = ("lcg-ask-action", "lcg-ask-planning")
_CHOICES = ("lcg-ask-enemy-attack", "lcg-ask-attack", "lcg-ask-commit", "lcg-ask-travel", "lcg-ask-engage")


MOMENTS = Moments(
    kinds=(
        MomentKind(
            "reveal",
            "lcgtable-moment-reveal",
            "card",
            opens=("lcg-log-revealed",),
            tells=(
                *_EFFECTS,
                "lcg-log-doomed",
                "lcg-log-surge",
                "lcg-log-added-to-staging",
                "lcg-log-found",
                "lcg-log-guards",
                "lcg-log-attached",
                "lcg-log-uncommits",
                "lcg-log-discards-hand",
                "lcg-log-engages",
                "lcg-log-moves-tokens",
                "lcg-log-returned",
            ),
            closes=(*_HEADINGS, *_WINDOWS, *_CHOICES, "lcg-log-quest"),
            again="lcg-log-surge",
            more="lcgtable-line-surge",
        ),
        MomentKind(
            "quest",
            "lcgtable-moment-quest",
            "sum",
            opens=("lcg-log-quest",),
            tells=(*_PROGRESS, *_DIALS, *_HARM),
            closes=(*_HEADINGS, *_WINDOWS, *_CHOICES),
            compare=quest_compared,
        ),
        MomentKind(
            "attack",
            "lcgtable-moment-attack",
            "duel",
            opens=("lcg-log-enemy-attacks",),
            tells=(
                *_EFFECTS,
                "lcg-log-defends",
                "lcg-log-undefended",
                "lcg-log-shadow-turned",
                "lcg-log-attack-damage",
                "lcg-log-undefended-damage",
                "lcg-log-shadow-dealt",
                "lcg-log-attached",
                "lcg-log-discards-hand",
                "lcg-log-moves-tokens",
            ),
            closes=(*_HEADINGS, *_CHOICES),
            last=_SUMS,
            after=(*_HARM, *_DIALS, *_PROGRESS),
            compare=enemy_attack_compared,
        ),
        MomentKind(
            "assault",
            "lcgtable-moment-assault",
            "duel",
            opens=("lcg-log-attacks",),
            tells=(*_EFFECTS, "lcg-log-attack-damage"),
            closes=(*_HEADINGS, *_CHOICES),
            last=("lcg-log-attack-damage",),
            after=(*_HARM, *_DIALS, *_PROGRESS),
            compare=player_attack_compared,
        ),
        MomentKind(
            "stage",
            "lcgtable-moment-stage",
            "card",
            opens=("lcg-log-stage-defeated",),
            tells=("lcg-log-stage", "lcg-log-won"),
            closes=_HEADINGS,
        ),
        MomentKind(
            "harm",
            "lcgtable-moment-harm",
            "note",
            opens=("lcg-log-damage", "lcg-log-destroyed"),
            tells=_HARM,
            closes=(*_HEADINGS, *_WINDOWS, *_CHOICES),
        ),
        MomentKind(
            "threat",
            "lcgtable-moment-threat",
            "note",
            opens=("lcg-log-threat-up",),
            tells=("lcg-log-threat-up", "lcg-log-eliminated"),
            closes=(*_HEADINGS, *_WINDOWS, *_CHOICES),
        ),
        MomentKind(
            "first_player",
            "lcgtable-moment-first-player",
            "note",
            opens=("lcg-log-first-player",),
            closes=_HEADINGS,
        ),
    ),
    beats=(
        Beat("lcg-log-revealed", "lcgtable-line-revealed", "turns", note="lcgtable-line-revealed-note"),
        Beat("lcg-log-doomed", way="tells", part="doomed"),
        Beat("lcg-log-surge", "lcgtable-line-surge", part="surge"),
        Beat(
            "lcg-log-damage",
            "lcgtable-line-damage",
            "hits",
            counts="damage",
            limit="hit_points",
            part="text",
            loss=True,
        ),
        Beat("lcg-log-heals", "lcgtable-line-heals", "heals", counts="damage", limit="hit_points", part="text"),
        Beat("lcg-log-destroyed", "lcgtable-line-destroyed", "falls", loss=True),
        Beat("lcg-log-discarded", way="leaves"),
        Beat("lcg-log-progress", "lcgtable-line-progress", "gains", counts="progress", limit="quest_points"),
        Beat("lcg-log-explored", "lcgtable-line-explored", "leaves"),
        Beat("lcg-log-stage-defeated", "lcgtable-line-completed", "leaves"),
        Beat("lcg-log-stage", "lcgtable-line-stage", "turns"),
        Beat(
            "lcg-log-threat-up",
            "lcgtable-line-threat-up",
            "dial",
            on="seat",
            counts="threat:{seat}",
            limit="elimination:{seat}",
            part="text",
        ),
        Beat(
            "lcg-log-threat-down",
            "lcgtable-line-threat-down",
            "dial",
            on="seat",
            counts="threat:{seat}",
            limit="elimination:{seat}",
            down=True,
        ),
        Beat("lcg-log-shadow-turned", "lcgtable-line-shadow", "turns"),
        Beat("lcg-log-defends", "lcgtable-line-defends", on="cards"),
        Beat("lcg-log-undefended", "lcgtable-line-undefended", loss=True),
        Beat("lcg-log-enemy-attacks", "lcgtable-line-attacker"),
        Beat("lcg-log-attack-damage", "lcgtable-line-sum"),
        Beat("lcg-log-undefended-damage", "lcgtable-line-undefended-sum", loss=True),
        Beat("lcg-log-attacks", "lcgtable-line-attackers", on="cards"),
        Beat("lcg-log-quest", "lcgtable-line-quest"),
        Beat("lcg-log-discards-hand", part="text", loss=True, on="cards"),
        Beat("lcg-log-eliminated", loss=True),
        Beat("lcg-log-first-player", "lcgtable-line-first-player"),
    ),
    goes="lcgtable-line-goes",
)
