"""Why an attachment does not go where somebody would lay it."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.abilities import AttachesTo
from desktop_app.games.kit.asking import refuse
from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.entering import NO_ATTACHMENTS, why_not_on
from desktop_app.games.thrones.vocabulary.texts import CARDS

REASONS: Mapping[str, tuple[str, str]] = {
    "immune": ("GOT-212", "got-no-host-immune"),
    NO_ATTACHMENTS: ("GOT-421", "got-no-host-bare"),
    "no_such_attachments": ("GOT-423", "got-no-host-choosy"),
    "enough": ("GOT-261", "got-no-host-full"),
    "text": ("GOT-499", "got-no-host-by-text"),
    "kind": ("GOT-012", "got-no-host-kind"),
}


def why_not_on_it(g: ThronesState, seat: str, card: str, host: str) -> Refusal | None:
    """Why an attachment does not go on something in play; None for another card, or where it does."""
    if facts(g, card).type != "attachment" or host not in g.pieces:
        return None
    reason = why_not_on(g, seat, card, host)
    if reason == "text" and not CARDS.of(AttachesTo, g.codes[card]):
        reason = "kind"
    if not reason:
        return None
    rule, text = REASONS[reason]
    return refuse(g, rule, text, "", card, host, host=g.ref(host))
