"""What of the log is staged large: journeys, attacks with their strikes, influence and corruption, who falls."""

from __future__ import annotations

from desktop_app.games.contract import Beat, MomentKind, Moments

MOMENTS = Moments(
    kinds=(
        MomentKind(
            "journey",
            "mec-moment-journey",
            "note",
            opens=("mec-log-moves",),
            tells=("mec-log-limit",),
            closes=("mec-log-attack", "mec-ask-hazards", "mec-ask-movement"),
        ),
        MomentKind(
            "strike",
            "mec-moment-strike",
            "note",
            opens=("mec-log-strike",),
            tells=("mec-log-wounded", "mec-log-body", "mec-log-taps", "mec-log-eliminated", "mec-log-discarded"),
            closes=("mec-log-strike", "mec-log-attack-ends"),
        ),
        MomentKind(
            "corruption", "mec-moment-corruption", "note", opens=("mec-log-corruption",), closes=("mec-log-phase",)
        ),
        MomentKind("fall", "mec-moment-fall", "note", opens=("mec-log-eliminated",), closes=("mec-log-phase",)),
    ),
    beats=(
        Beat("mec-log-moves", way="turns"),
        Beat("mec-log-wounded", way="hits", loss=True),
        Beat("mec-log-eliminated", way="falls", loss=True),
        Beat("mec-log-discarded", way="leaves"),
        Beat("mec-log-healed", way="heals"),
    ),
)
