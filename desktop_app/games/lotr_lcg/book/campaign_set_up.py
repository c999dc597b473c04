"""The eight points of the list before a scenario of a campaign, done one after the other once the heroes are there.

Points 1 to 3 are what the log must say before anybody sits down: a table that breaks them is never laid
(`campaign.table_check`). Here the table tells that they hold, and does the rest.
"""

from __future__ import annotations

from desktop_app.engine.rows import Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.campaign_card import campaign_of
from desktop_app.games.lotr_lcg.campaign.log import EXPERT, place_of
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.moving import attach, enter_play, shuffle_zone

TABLE, PHASE = "campaign", "setup"


async def point_1_heroes_of_the_log(g: LcgState) -> None:
    """1. Each player uses the heroes that the log lists for them (LCG-555)."""
    for seat in g.seats:
        heroes = [g.ref(hero) for hero in g.heroes[seat]]
        g.say("lcg-log-campaign-heroes", seat=seat_ref(seat), cards=heroes, rule="LCG-555")


async def point_2_nobody_has_fallen(g: LcgState) -> None:
    """2. None of them is on the list of fallen heroes (LCG-557)."""
    g.say("lcg-log-campaign-none-fallen", rule="LCG-557")


async def point_3_changed_heroes(g: LcgState) -> None:
    """3. Who wanted to change a hero has written it in the log before, and the penalty with it (LCG-560, LCG-561)."""
    g.say("lcg-log-campaign-changes", rule="LCG-560")


async def point_4_threat_penalty(g: LcgState) -> None:
    """4. Each player adds the threat penalty of the log to their starting threat (LCG-562)."""
    for seat, penalty in campaign_of(g).penalty.items():
        g.threat[seat] += penalty
        g.say("lcg-log-campaign-penalty", seat=seat_ref(seat), count=penalty, level=g.threat[seat], rule="LCG-562")


async def point_5_permanent_cards(g: LcgState) -> None:
    """5. Permanent cards of the pool are attached to the heroes that the log names (LCG-547, LCG-563).

    In expert mode each hero then has the damage that the log says (LCG-553).
    """
    campaign = campaign_of(g)
    for card, bearer in campaign.bearers.items():
        for hero in [hero for hero in g.pieces if g.codes[hero] == bearer]:
            await attach(g, card, hero)
            g.say("lcg-log-campaign-permanent", card=g.ref(card), host=g.ref(hero), rule="LCG-563")
    if campaign.mode == EXPERT:
        for hero, damage in campaign.damage.items():
            g.pieces[hero].damage = damage
            g.say("lcg-log-campaign-damage", card=g.ref(hero), count=damage, rule="LCG-553")


async def point_6_cards_with_setup(g: LcgState) -> None:
    """6. Cards of the pool with Setup are put in the play area (LCG-564); allies to the first player."""
    for card in _of_the_pool(g, "setup"):
        await enter_play(g, card, f"play:{g.first_player}", g.first_player)
        g.say("lcg-log-campaign-setup", card=g.ref(card), rule="LCG-564")


async def point_7_player_decks(g: LcgState) -> None:
    """7. Player cards of the pool are shuffled into the decks they go with (LCG-543, LCG-545, LCG-565)."""
    decks = campaign_of(g).decks
    for card, seat in decks.items():
        g.move(card, f"deck:{seat}")
        g.say("lcg-log-campaign-deck", card=g.ref(card), seat=seat_ref(seat), rule="LCG-565")
    for seat in [seat for seat in g.seats if seat in decks.values()]:
        await shuffle_zone(g, f"deck:{seat}")


async def point_8_encounter_deck(g: LcgState) -> None:
    """8. Encounter cards of the pool are shuffled into the encounter deck (LCG-548, LCG-566)."""
    cards = _of_the_pool(g, "encounter")
    for card in cards:
        g.move(card, "encounter_deck")
        g.say("lcg-log-campaign-encounter", card=g.ref(card), rule="LCG-566")
    if cards:
        await shuffle_zone(g, "encounter_deck")


def _of_the_pool(g: LcgState, place: str) -> list[str]:
    """The cards of the campaign pool that go to a place; not what the campaign card brings along."""
    return [card for card in campaign_of(g).pool if place_of(g.codes[card]) == place]


ROWS = [
    Row("C1", point_1_heroes_of_the_log, PHASE),
    Row("C2", point_2_nobody_has_fallen, PHASE),
    Row("C3", point_3_changed_heroes, PHASE),
    Row("C4", point_4_threat_penalty, PHASE),
    Row("C5", point_5_permanent_cards, PHASE),
    Row("C6", point_6_cards_with_setup, PHASE),
    Row("C7", point_7_player_decks, PHASE),
    Row("C8", point_8_encounter_deck, PHASE),
]
