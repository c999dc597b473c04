"""Campaign mode in position files: the mode, the side of the campaign card, the penalty, what waits to be set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.games.contract.campaigns import CampaignTable, Line, Standing
from desktop_app.games.kit.laying_out import add_card, lay_zones
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, mapping, number, seat_of
from desktop_app.games.lotr_lcg.book.campaign_card import BACK, FRONT
from desktop_app.games.lotr_lcg.campaign.laying_out import ZONES, lay_campaign
from desktop_app.games.lotr_lcg.campaign.log import DAMAGE, EXPERT, MODES, PENALTY, POOL, PRISONER
from desktop_app.games.lotr_lcg.reading.facts import NAMES, load_cards
from desktop_app.games.lotr_lcg.reading.queries import CAMPAIGN
from desktop_app.games.lotr_lcg.state import CampaignGame, LcgState, Piece
from desktop_app.games.lotr_lcg.table.position_running import read_running, written_running
from desktop_app.games.lotr_lcg.table.scenarios import CampaignPart, load_scenarios

KEYS = ("mode", "back", "penalty", "damage", "prisoner", "pool", "effects", "used")
POOL_KEYS = ("card", "bearer", "deck")


def read_campaign(g: LcgState, said: Any, *, waits: bool) -> None:
    """The campaign of a position; while the campaign card ``waits`` so does all that it and the pool bring.

    Raises:
        BadPosition: for what is unknown, with the path to it.
    """
    said = mapping(said, "campaign", KEYS)
    scenario = load_scenarios().get(g.scenario)
    mode = str(said.get("mode", next(iter(MODES))))
    if scenario is None or scenario.campaign is None:
        raise BadPosition("scenario", "card", g.scenario)
    if mode not in MODES:
        raise BadPosition("campaign/mode", "word", mode)
    for key in () if waits else ("penalty", "damage", "pool"):
        if key in said:  # what set-up has seen to
            raise BadPosition(f"campaign/{key}", "key", key)
    if waits:
        lay_campaign(g, scenario.campaign, _as_from_a_log(g, said, mode))
    else:
        _in_play(g, scenario.campaign, said, mode)


def _in_play(g: LcgState, part: CampaignPart, said: Mapping[str, Any], mode: str) -> None:
    lay_zones(g, ZONES, ())
    prisoner = _hero(said["prisoner"], "campaign/prisoner") if "prisoner" in said else ""
    g.campaign = CampaignGame(mode, prisoner=prisoner)
    card = add_card(g, part.card, CAMPAIGN, BACK if flag(said, "back", False, "campaign") else FRONT)
    g.pieces[card] = Piece()
    read_running(g, card, said, "campaign")


def _as_from_a_log(g: LcgState, said: Mapping[str, Any], mode: str) -> CampaignTable:
    """What the position says, as a log would have it."""
    lines: dict[str, list[Line]] = {PENALTY: [], DAMAGE: [], PRISONER: [], POOL: []}
    dealt: dict[int, str] = {}
    for name in (penalty := mapping(said.get("penalty", {}), "campaign/penalty")):
        amount = number(penalty, name, 0, "campaign/penalty")
        lines[PENALTY].append(Line(name, player=g.names[seat_of(g, name, f"campaign/penalty/{name}")], amount=amount))
    for name in (damage := mapping(said.get("damage", {}), "campaign/damage")):
        hero = _hero(name, f"campaign/damage/{name}")
        lines[DAMAGE].append(Line(name, hero, amount=number(damage, name, 0, "campaign/damage")))
    if "prisoner" in said:
        lines[PRISONER].append(Line(str(said["prisoner"]), _hero(said["prisoner"], "campaign/prisoner")))
    for at, entry in enumerate(listed(said, "pool", "campaign")):
        path = f"campaign/pool/{at}"
        of_card = {"card": entry} if isinstance(entry, str) else mapping(entry, path, POOL_KEYS)
        code = _code(of_card.get("card", ""), path)
        if load_cards()[code].subtype is None:
            raise BadPosition(path, "place", NAMES.title(code))
        if "bearer" in of_card:
            _hero(of_card["bearer"], f"{path}/bearer")
        lines[POOL].append(Line(NAMES.title(code), code, bearer=str(of_card.get("bearer", ""))))
        if "deck" in of_card:
            dealt[at] = g.names[seat_of(g, of_card["deck"], f"{path}/deck")]
    return CampaignTable(mode, Standing({section: tuple(found) for section, found in lines.items()}), dealt)


def _code(name: Any, path: str) -> str:
    """The card of that title, of several a hero or one of a campaign. Raises BadPosition."""
    found = NAMES.codes(str(name))
    fitting = [code for code in found if load_cards()[code].type == "hero" or load_cards()[code].subtype is not None]
    if not found:
        raise BadPosition(path, "card", str(name))
    return (fitting or found)[0]


def _hero(name: Any, path: str) -> str:
    """The hero of that title. Raises BadPosition for any other card."""
    code = _code(name, path)
    if load_cards()[code].type != "hero":
        raise BadPosition(path, "place", str(name))
    return code


def written_campaign(g: LcgState) -> dict[str, Any]:
    """The same, as a set-up says it; nothing outside campaign mode."""
    campaign = g.campaign
    if campaign is None:
        return {}
    found: dict[str, Any] = {"mode": campaign.mode}
    if g.zones[BACK]:
        found["back"] = True
    if campaign.prisoner:
        found["prisoner"] = NAMES.name(campaign.prisoner)
    for card in (*g.zones[FRONT], *g.zones[BACK]):
        found |= written_running(g, card)
    if not g.zones[FRONT] and not g.zones[BACK]:
        penalty = {g.names[seat]: amount for seat, amount in campaign.penalty.items() if amount}
        damage = {NAMES.name(g.codes[hero]): amount for hero, amount in campaign.damage.items()}
        found |= {"penalty": penalty} if penalty else {}
        found |= {"damage": damage} if damage and campaign.mode == EXPERT else {}
        pool = [_of_the_pool(g, campaign, card) for card in campaign.pool if g.home[card] == "pool"]
        found |= {"pool": pool} if pool else {}
    return {"campaign": found}


def _of_the_pool(g: LcgState, campaign: CampaignGame, card: str) -> Any:
    name = NAMES.name(g.codes[card])
    if card in campaign.bearers:
        return {"card": name, "bearer": NAMES.name(campaign.bearers[card])}
    return {"card": name, "deck": g.names[campaign.decks[card]]} if card in campaign.decks else name
