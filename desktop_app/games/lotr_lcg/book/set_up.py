"""The seven steps of set-up, and putting the box on the table before them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from desktop_app.engine.ask import Option, Question, ask_all, chance
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Next, Row
from desktop_app.engine.state import Place
from desktop_app.games.contract.campaigns import CampaignTable
from desktop_app.games.kit.asking import choose_option, seat_ref
from desktop_app.games.kit.laying_out import add_card, add_copies, lay_zones, seats_for
from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.lotr_lcg.book.campaign_card import put_beside_the_quest_deck
from desktop_app.games.lotr_lcg.book.campaign_set_up import TABLE as CAMPAIGN_LIST
from desktop_app.games.lotr_lcg.book.phases import effects_end, round_the_table
from desktop_app.games.lotr_lcg.book.quest_stages import reveal_stage
from desktop_app.games.lotr_lcg.campaign.laying_out import lay_campaign
from desktop_app.games.lotr_lcg.reading.queries import ENCOUNTER, FACTS
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios
from desktop_app.games.lotr_lcg.verbs.moving import draw_cards, follow_the_first_player, shuffle_zone

STARTING_HAND = 6
PHASE = "setup"
SHARED_ZONES = (
    "quest",
    "quest_deck",
    "active_location",
    "staging",
    "encounter_deck",
    "encounter_discard",
    "victory",
    "removed",
    "set_aside",
    "resolving",
    "revealed",
    "attached",
    "shadows",
    "beneath",
    "box",
)
SEAT_ZONES = ("play", "engaged", "hand", "deck", "discard", "captive", "on_deck")


class BadSetUp(ValueError):
    """A game cannot be set up like this; the rule says why."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule


def new_game(
    scenario: str,
    decks: Sequence[Mapping[str, object]],
    *,
    names: Sequence[str] = (),
    seed: int = 0,
    easy: bool = False,
    quick: bool = False,
    campaign: CampaignTable | None = None,
) -> LcgState:
    """A state before set-up. A deck is a mapping with ``heroes`` (codes) and ``cards`` (code to copies).

    Raises:
        BadSetUp: for no or more than four decks, or 0 or more than 3 heroes (LCG-071), or a shared hero (LCG-083), or
            a scenario that has no part in the campaign (LCG-531).
    """
    facts = load_scenarios()[scenario]
    g = empty_table([*names, *(f"Player {ascii_uppercase[place]}" for place in range(len(names), len(decks)))], seed)
    g.scenario, g.easy, g.quick = scenario, easy, quick
    taken: list[str] = []
    for seat, deck in zip(g.seats, decks, strict=True):
        _lay_out_deck(g, seat, deck, taken)
    for stage in facts.stages:
        for code in stage:
            add_card(g, code, ENCOUNTER, "quest_deck")
    add_copies(g, facts.encounter_deck(easy=easy), ENCOUNTER, "encounter_deck")
    if campaign is not None:
        if facts.campaign is None:
            raise BadSetUp("LCG-531", f"{scenario} has no campaign card")
        lay_campaign(g, facts.campaign, campaign)
    return g


def empty_table(names: Sequence[str], seed: int) -> LcgState:
    """A table with its zones and nothing on it; ``names`` are the players' in clockwise order.

    Raises:
        BadSetUp: for nobody or more than four.
    """
    if not 1 <= len(names) <= 4:
        raise BadSetUp("LCG-022", f"{len(names)} players; one to four can play")
    called = seats_for(names)
    g = LcgState(game="lotr_lcg", seats=list(called), names=called, chance=Chance(seed), position=[])
    g.position = [Place("setup", "S1")]
    lay_zones(g, SHARED_ZONES, SEAT_ZONES)
    for seat in g.seats:
        g.threat[seat] = 0
        g.heroes[seat] = []
    g.first_player = g.seats[0]
    return g


def _lay_out_deck(g: LcgState, seat: str, deck: Mapping[str, object], taken: list[str]) -> None:
    heroes, cards = deck["heroes"], deck["cards"]
    assert isinstance(heroes, Sequence)
    assert isinstance(cards, Mapping)
    if not 1 <= len(heroes) <= 3:
        raise BadSetUp("LCG-071", f"{len(heroes)} heroes; one to three start in play")
    for code in heroes:
        title = FACTS[code].titles["en"]
        if title in taken:
            raise BadSetUp("LCG-083", f"{title} is chosen twice")
        taken.append(title)
        g.heroes[seat].append(add_card(g, code, seat, f"deck:{seat}"))
    add_copies(g, cards, seat, f"deck:{seat}")


async def setup_1_shuffle(g: LcgState) -> None:
    """1. Shuffle every player deck and the encounter deck, not the quest deck (LCG-283, LCG-284)."""
    g.phase = PHASE
    for seat in g.seats:
        for hero in g.heroes[seat]:
            g.move(hero, "set_aside")
        await shuffle_zone(g, f"deck:{seat}")
    await shuffle_zone(g, "encounter_deck")


async def setup_2_heroes_and_threat(g: LcgState) -> Next:
    """2. Heroes into play; the dial shows the sum of their threat costs (LCG-247, LCG-285, LCG-286).

    In campaign mode the list of the appendix follows.
    """
    for seat in g.seats:
        for hero in g.heroes[seat]:
            g.move(hero, f"play:{seat}")
            g.pieces[hero] = Piece(controller=seat, tokens={"resources": 1} if g.easy else {})
            g.threat[seat] += FACTS[g.codes[hero]].threat_cost or 0
        g.say("lcg-log-starting-threat", seat=seat_ref(seat), level=g.threat[seat])
    return Enter(CAMPAIGN_LIST) if g.campaign is not None else None


async def setup_3_tokens(g: LcgState) -> None:
    """3. The token pool is beside the encounter deck; on this table it is always there (LCG-287)."""


async def setup_4_first_player(g: LcgState) -> None:
    """4. The players vote for the first player; without a majority it is drawn at random (LCG-288, LCG-289).

    In a quick set-up nobody votes.
    """
    if len(g.seats) > 1:
        votes = {} if g.quick else await ask_all([_vote(g, seat) for seat in g.seats])
        chosen = [options[0].target for options in votes.values()]
        majority = [seat for seat in g.seats if chosen.count(seat) * 2 > len(g.seats)]
        if majority:
            g.first_player = majority[0]
        else:
            g.first_player = g.seats[await chance(g.chance, len(g.seats), message("lcg-chance-first-player"), g.step)]
    g.say("lcg-log-first-player", seat=seat_ref(g.first_player))
    await follow_the_first_player(g)


def _vote(g: LcgState, seat: str) -> Question:
    return Question(
        seat,
        "one",
        message("lcg-ask-first-player", rule="LCG-288", seat=seat_ref(seat)),
        lambda: [Option("choose_player", target=other) for other in g.seats],
        step=g.step,
    )


async def setup_5_starting_hand(g: LcgState) -> Next:
    """5. Each player draws 6 cards and may take one mulligan, of all of them (LCG-290, LCG-291, LCG-292).

    In a quick set-up everybody keeps the first hand.
    """
    seat = round_the_table(g)
    if not seat:
        return None
    g.place.done.append(seat)
    await draw_cards(g, [seat], STARTING_HAND, opening=True)
    if g.quick:
        return STAY
    verb = await choose_option(g, seat, "lcg-ask-mulligan", ("keep_hand", "mulligan"), primary="keep_hand")
    if verb == "mulligan":
        for card in list(g.zones[f"hand:{seat}"]):
            g.move(card, f"deck:{seat}")
        await shuffle_zone(g, f"deck:{seat}")
        g.say("lcg-log-mulligan", seat=seat_ref(seat), rule="LCG-358")
        await draw_cards(g, [seat], STARTING_HAND, opening=True)
    return STAY


async def setup_6_quest_deck(g: LcgState) -> None:
    """6. The quest cards are stacked in order, stage 1A on top (LCG-293), the campaign card beside them (LCG-531)."""
    g.zones["quest_deck"].sort(key=lambda card: FACTS[g.codes[card]].stage or 0)
    if g.campaign is not None:
        await put_beside_the_quest_deck(g)


async def setup_7_follow_the_scenario(g: LcgState) -> None:
    """7. The scenario's own set-up on side 1A, then the card is flipped (LCG-295, LCG-296).

    Raises BadPosition at a table that was laid out without a stage.
    """
    if not g.zones["quest_deck"]:
        raise BadPosition("quest_deck", "list")
    await reveal_stage(g, g.zones["quest_deck"][0])


async def game_begins(g: LcgState) -> Next:
    """Set-up is over; round 1 follows (LCG-297)."""
    await effects_end(g, "phase")
    g.phase = "round"
    return Enter("round")


ROWS = [
    Row("S1", setup_1_shuffle, PHASE),
    Row("S2", setup_2_heroes_and_threat, PHASE),
    Row("S3", setup_3_tokens, PHASE),
    Row("S4", setup_4_first_player, PHASE),
    Row("S5", setup_5_starting_hand, PHASE),
    Row("S6", setup_6_quest_deck, PHASE),
    Row("S7", setup_7_follow_the_scenario, PHASE),
    Row("S8", game_begins, PHASE, shown=False),
]
