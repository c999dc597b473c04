"""Zones that come and go: where the zones of a view lie that the plan only knows by a pattern, and the tray."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from fnmatch import fnmatchcase

from desktop_app.engine.ask import Question
from desktop_app.engine.frozen import replace
from desktop_app.engine.view import SHOWN, CardView, View, ZoneView
from desktop_app.ui.table.layout.asides import beside, shown_with
from desktop_app.ui.table.layout.folding import folded_lines, folds, unfolded_of
from desktop_app.ui.table.layout.groups import groups_of, pair_width
from desktop_app.ui.table.layout.layout import GAP, PADDING, RATIO
from desktop_app.ui.table.layout.pairs import pair_across, width_above, width_across
from desktop_app.ui.table.layout.placed import PlacedSpot, Placement, Rect
from desktop_app.ui.table.layout.plan import CLOSEST_FAN
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layout.tray import place_of_tray

NOTHING: Mapping[str, str] = {}
PLACE = 40.0
"""The room of a place on a land."""
Where = Callable[[str], tuple[float, float] | None]
ON_MAP = 0.62
"""How large cards on a map are beside those of a row."""


def spots_now(
    placement: Placement,
    view: View,
    signs: Signs,
    where: Where | None = None,
    figure: float = 0.0,
    asides: Mapping[str, str] = NOTHING,
    unfolded: Sequence[str] = (),
    noted: bool = False,
) -> dict[str, PlacedSpot]:
    """Every zone of the plan and of this view with its place; the tray is called ``shown`` and lies last, and under
    each of its cards stands a note where they are ``noted``.

    ``where`` answers at which point of the table a place of the ground is seen now, None for one that there is not,
    ``figure`` is how wide a piece stands there.
    ``unfolded`` are the zones that were opened, the last one last, where groups fold.
    """
    found: dict[str, PlacedSpot] = {}
    for spot in placement.spots.values():
        if "*" not in spot.zone:
            found[spot.zone] = spot
            continue
        zones = [zone for zone in view.zones if fnmatchcase(zone, spot.zone) and zone not in placement.spots]
        filled = [zone for zone in zones if view.zones[zone].count]
        if spot.kind in ("row", "pair") and filled:
            zones = filled
        if spot.kind == "map" and where is not None:
            found |= places_now(spot, zones, where, figure, placement.scale)
        else:
            found |= (
                _on_map(placement, spot, zones)
                if spot.kind == "map"
                else _in_groups(spot, zones, view, signs, asides, unfolded)
            )
    looked_at = [card for zone in tray_zones(placement, view) for card in view.zones[zone].cards]
    if looked_at:
        found[SHOWN] = place_of_tray(placement, looked_at, signs, noted=noted)
    return found


def places_now(
    spot: PlacedSpot, zones: Sequence[str], where: Where, figure: float, scale: float = 1.0
) -> dict[str, PlacedSpot]:
    """The places of a ground where they are seen now, each with the room of its mark; what stands there is ``figure``
    wide. What the land does not know lies along its foot."""
    before, side = spot.zone.partition("*")[0], PLACE * scale
    nowhere = [zone for zone in zones if where(zone.removeprefix(before)) is None]
    found: dict[str, PlacedSpot] = {}
    for zone in zones:
        at = where(zone.removeprefix(before))
        if at is None:
            step = spot.rect.width / (len(nowhere) + 1)
            at = spot.rect.x + step * (nowhere.index(zone) + 1), spot.rect.bottom - side
        rect = Rect(at[0] - side / 2, at[1] - side / 2, side, side)
        found[zone] = replace(spot, zone=zone, kind="place", rect=rect, card=figure * scale)
    return found


def tray_zones(placement: Placement, view: View) -> list[str]:
    """The zones of a view whose cards lie in the tray."""
    return [zone for zone in view.zones if any(fnmatchcase(zone, pattern) for pattern in placement.tray)]


def laid_open(
    view: View,
    question: Question,
    spots: Mapping[str, PlacedSpot],
    asides: Mapping[str, str],
    on_land: Collection[str] = (),
) -> View:
    """The view with the cards in the tray that a question is about and that nobody could touch where they lie.

    Such are cards of zones without a place, and of piles of more than one card. A question that also names others
    leaves them there: it is no choice among them, and the table must stay in sight. So does one about cards that can be
    touched ``on_land``. They lie in the order in which they have their letters, zone by zone.
    """
    zones = dict.fromkeys((*(zone for zone in spots if zone in view.zones), *view.zones))
    cards = {card.id: card for zone in zones for card in view.zones[zone].cards}
    things = dict.fromkeys(thing for option in question.options for thing in (option.source, option.target) if thing)
    asked = [cards[thing] for thing in things if thing in cards and thing != question.source]
    if not asked or any(card.id in on_land or _in_reach(card, view, spots, asides) for card in asked):
        return view
    ids = {card.id for card in asked}
    asked = [card for id, card in cards.items() if id in ids]
    left = {
        name: dataclasses.replace(zone, cards=[card for card in zone.cards if card.id not in ids])
        for name, zone in view.zones.items()
    }
    shown = [*(left[SHOWN].cards if SHOWN in left else ()), *(dataclasses.replace(card, zone=SHOWN) for card in asked)]
    return dataclasses.replace(view, zones={**left, SHOWN: ZoneView(SHOWN, len(shown), shown)})


def from_several(view: View, looked_at: View) -> Mapping[str, str]:
    """From which zone of a view each card comes that was ``laid_open``; nothing where all come from one."""
    ids = {card.id for card in looked_at.zones[SHOWN].cards} if SHOWN in looked_at.zones else ()
    found = {card.id: card.zone for zone in view.zones.values() for card in zone.cards if card.id in ids}
    return found if len(set(found.values())) > 1 else NOTHING


def asks_elsewhere(question: Question | None, looked_at: Sequence[CardView]) -> bool:
    """Whether the only card in the tray is the one that asks, and its answers lie elsewhere on the table, which must
    stay in sight; the card itself stands large at the side."""
    if question is None or [card.id for card in looked_at] != [question.source]:
        return False
    things = (thing for option in question.options for thing in (option.source, option.target))
    return any(thing and thing != question.source for thing in things)


def is_read(question: Question | None, looked_at: Sequence[CardView]) -> bool:
    """Whether the cards in the tray have been read: no answer is about them, and nobody is shown them just now."""
    options = question.options if question is not None else ()
    things = {thing for option in options for thing in (option.source, option.target)}
    return not any(card.zone == SHOWN or card.id in things for card in looked_at)


def _in_reach(card: CardView, view: View, spots: Mapping[str, PlacedSpot], asides: Mapping[str, str]) -> bool:
    spot = spots.get(beside(asides, card.zone))
    if spot is None or spot.kind != "pile":
        return card.zone == SHOWN or spot is not None
    return spot.open and view.zones[card.zone].count == 1


def _on_map(placement: Placement, spot: PlacedSpot, zones: Sequence[str]) -> dict[str, PlacedSpot]:
    """Each place at its coordinates; those without any side by side along the foot of the map."""
    room, before = spot.rect.inset(PADDING / 2), spot.zone.partition("*")[0]
    wide = spot.card * ON_MAP * 2
    tall = spot.card * ON_MAP * RATIO + PADDING
    nowhere = [zone for zone in zones if zone.removeprefix(before) not in placement.places]
    found: dict[str, PlacedSpot] = {}
    for zone in zones:
        if zone in nowhere:
            x, y = (nowhere.index(zone) + 0.5) / len(nowhere), 1.0
        else:
            x, y = placement.places[zone.removeprefix(before)]
        left = min(max(room.x + room.width * x - wide / 2, room.x), room.right - wide)
        top = min(max(room.y + room.height * y - tall / 2, room.y), room.bottom - tall)
        found[zone] = replace(spot, zone=zone, rect=Rect(left, top, wide, tall), card=spot.card * ON_MAP)
    return found


def _in_groups(
    spot: PlacedSpot,
    zones: Sequence[str],
    view: View,
    signs: Signs,
    asides: Mapping[str, str],
    unfolded: Sequence[str],
) -> dict[str, PlacedSpot]:
    """Side by side, or where they fold one of them with the others as lines."""

    def lying(zone: str) -> list[CardView]:
        return [card for name in shown_with(asides, zone, view.zones) for card in view.zones[name].cards]

    if not spot.open or not folds(spot.folds, zones, lying, signs):
        return _side_by_side(spot, zones, view, signs, asides)
    opened = unfolded_of(zones, unfolded)
    open_wide = spot.card * sum(group.width for group in groups_of(lying(opened), signs))
    left, lines = folded_lines(spot, [zone for zone in zones if zone != opened], open_wide)
    return {**_side_by_side(left, [opened], view, signs, asides), **lines}


def _side_by_side(
    spot: PlacedSpot, zones: Sequence[str], view: View, signs: Signs, asides: Mapping[str, str]
) -> dict[str, PlacedSpot]:
    """Each zone as wide as what lies in it asks for, beside the others; where there is too little room the cards of all
    of them overlap equally far."""
    lying = [
        [card for name in shown_with(asides, zone, view.zones) for card in view.zones[name].cards] for zone in zones
    ]
    room = spot.rect.width - GAP * (len(zones) - 1)
    across = width_across(spot, lying, signs, room) if spot.kind == "pair" else 0.0
    apiece = width_above(spot, lying, signs, room) if spot.kind == "pair" else 0.0
    if across:
        groups = [[pair_across(spot, cards, signs, across)] for cards in lying]
    elif spot.kind == "pair":
        groups = [[pair_width(cards, signs) * spot.card] for cards in lying]
    else:
        groups = [[group.width * spot.card for group in groups_of(cards, signs)] or [spot.card] for cards in lying]
    whole, last = sum(sum(each) for each in groups), sum(each[-1] for each in groups)
    if spot.as_one and any(lying) and whole > room:
        return _as_one(spot, zones, groups)
    covered = min(1.0, max(0.0, (room - last) / max(whole - last, 1.0)))
    wanted = [each[-1] + covered * sum(each[:-1]) for each in groups]
    found, x = {}, spot.rect.x
    for zone, each in zip(zones, wanted, strict=True):
        wide = room * each / max(sum(wanted), 1.0)
        fan = min(spot.fan, max(covered, CLOSEST_FAN))
        rect = replace(spot.rect, x=x, width=wide)
        found[zone] = replace(spot, zone=zone, rect=rect, fan=fan, across=across, apiece=apiece, comes_and_goes=True)
        x += wide + GAP
    return found


def _as_one(spot: PlacedSpot, zones: Sequence[str], groups: Sequence[Sequence[float]]) -> dict[str, PlacedSpot]:
    """Zones whose cards, of these widths, overlap equally far, also those of one zone and of the next."""
    whole, last = sum(sum(each) for each in groups), groups[-1][-1]
    fan = min(1.0, max(CLOSEST_FAN, (spot.rect.width - last) / max(whole - last, 1.0)))
    found, x, before = {}, spot.rect.x, 0
    for zone, each in zip(zones, groups, strict=True):
        rect = replace(spot.rect, x=x, width=fan * sum(each[:-1]) + each[-1])
        end = 1.0 if zone == zones[-1] else fan
        found[zone] = replace(
            spot, zone=zone, rect=rect, fan=min(spot.fan, fan), comes_and_goes=True, before=before, end=end
        )
        x += fan * sum(each)
        before += len(each)
    return found


def brought_forward(view: View, forward: tuple[str, str, str]) -> View:
    """The view with the zone of what acts now under a name of its own, as `Layout.forward` says."""
    fact, begins, name = forward
    zone = begins + view.facts.get(fact, "") if fact else ""
    if not zone or zone == begins or zone not in view.zones:
        return view
    cards = [dataclasses.replace(card, zone=name) for card in view.zones[zone].cards]
    kept = {id: each for id, each in view.zones.items() if id != zone}
    return dataclasses.replace(view, zones={**kept, name: ZoneView(name, len(cards), cards)})
