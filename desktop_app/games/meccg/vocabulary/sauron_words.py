"""What cards say that make a minion player Sauron (MEC-112, MEC-113)."""

from __future__ import annotations

from desktop_app.engine.ask import shuffle
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.meccg.reading import companies, minions, named, queries
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.vocabulary.abilities import adds, permanent, permits, requires
from desktop_app.games.meccg.vocabulary.card_conditions import type_of
from desktop_app.games.meccg.vocabulary.deeds import choosing, own
from desktop_app.games.meccg.vocabulary.groups import in_sideboard
from desktop_app.games.meccg.vocabulary.texts import Now, reasoned
from desktop_app.games.meccg.vocabulary.verbs import into_play_deck

BADE_TO_RULE = "Bade to Rule"
MOST_SHOWN = 5


def _why_not_sauron(m: Now) -> str:
    """The opponent must be a Wizard player (MEC-113), and the player stand for nobody and not be Sauron yet."""
    if not queries.is_wizard(m.g, queries.opponent(m.g, m.seat)):
        return "no_wizard_there"
    stands = m.seat in m.g.avatars or bool(companies.avatar(m.g, m.seat)) or queries.is_wizard(m.g, m.seat)
    return "stands_for_another" if stands or minions.is_sauron(m.g, m.seat) else ""


may_be_sauron = reasoned(_why_not_sauron, "against a Wizard, no Ringwraith revealed")


async def _ends_bade_to_rule(m: Now) -> None:
    bidden = [card for card in named.in_play_titled(m.g, BADE_TO_RULE) if queries.controller(m.g, card) == m.seat]
    await leaving.discard(m.g, bidden, m.me)


def plays_as_sauron(code: str, influence: int) -> None:
    """While the card is in play its player is Sauron, with more general influence: ``plays_as_sauron(LIDLESS_EYE, 7)``.

    Bade to Rule goes and is not played any more.
    """
    permanent(code, condition=may_be_sauron, then=own(_ends_bade_to_rule, told="discards Bade to Rule"))
    permits(code, minions.AS_SAURON)
    adds(code, "general_influence", influence)


def not_for_sauron(code: str) -> None:
    """A card that Sauron may not play: ``not_for_sauron(BADE_TO_RULE)``."""
    requires(code, lambda m: not minions.is_sauron(m.g, m.seat))


async def _look_at_hand(m: Now) -> None:
    """Some cards of the opponent's hand, drawn by lot, are shown."""
    drawn = list(m.g.zones[f"hand:{queries.opponent(m.g, m.seat)}"])
    await shuffle(m.g.chance, drawn, message("mec-chance-hand", seat=seat_ref(m.seat)), m.g.step)
    shown = [m.g.ref(card) for card in drawn[:MOST_SHOWN]]
    m.g.say("mec-log-looks", seat=seat_ref(m.seat), count=len(shown))
    m.g.say("mec-log-sees", only=m.seat, cards=shown)


def _can_look(m: Now) -> bool:
    return bool(m.g.zones[f"hand:{queries.opponent(m.g, m.seat)}"])


looks_at_hand: Happens[MecState] = happens(_look_at_hand, _can_look, told="looks at a hand")
"""Looks at up to five random cards of the opponent's hand."""
brings_from_sideboard = choosing(in_sideboard(type_of("resource", "character")), into_play_deck)
