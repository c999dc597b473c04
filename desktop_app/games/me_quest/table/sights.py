"""What the table shows of Sauron's side beside the cards: his action tracks with what covers them, his minions."""

from __future__ import annotations

from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.sights import Box, Entry, Roster, Sights
from desktop_app.games.me_quest.reading.corrected import facts_in
from desktop_app.games.me_quest.reading.tracks import ACTION_TRACKS

ACTIONS, MINIONS = "roster:actions", "roster:minions"
TRACK_SIGNS = {"place_influence": "eye", "draw_cards": "cards-outline", "command": "flag-variant"}
MINION_SIGNS = {
    "minion.mouth_of_sauron": "bullhorn",
    "minion.black_serpent": "snake",
    "minion.ringwraiths": "ghost",
    "minion.gothmog": "hammer",
    "minion.witch_king": "crown",
}


def roster(view: View, zone: str) -> Roster | None:
    """The lines of one of the two rosters."""
    if zone == ACTIONS:
        return Roster(tuple(_track(view, track) for track in ACTION_TRACKS))
    if zone == MINIONS:
        return Roster(tuple(_minion(view, card) for card in minions(view)), message("meqtable-no-minions"))
    return None


def _track(view: View, track: str) -> Entry:
    """An action with its numbers; those that tokens cover are spent (MEQ-171)."""
    covered = view.facts["action_tokens"].split()
    boxes = tuple(Box(number, f"{track}/{space}" in covered) for space, number in enumerate(ACTION_TRACKS[track]))
    return Entry(TRACK_SIGNS[track], message(f"meqtable-action-{track.replace('_', '-')}"), boxes=boxes)


def minions(view: View) -> list[CardView]:
    """Sauron's minions on the map, wherever they stand."""
    return [
        card
        for zone in view.zones.values()
        if zone.id.startswith("at.")
        for card in zone.cards
        if card.code.startswith("minion.")
    ]


def _minion(view: View, card: CardView) -> Entry:
    """A minion with where it stands and the health that its damage leaves (MEQ-212)."""
    whole, name = facts_in(view, card.code).health, message("meqtable-minion", card=card_ref(card.id, card.code))
    place = message("meqtable-minion-at", place=f"zone:{card.zone}")
    left = max(0, whole - card.tokens.get("damage", 0))
    return Entry(MINION_SIGNS.get(card.code, "skull-crossbones"), name, place, left=left, whole=whole, card=card.id)


SIGHTS = Sights(roster=roster)
