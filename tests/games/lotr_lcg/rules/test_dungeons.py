"""What Escape from Dol Guldur brings to the table beyond its cards: prisoners, stand-ins, and how they are seen."""

from __future__ import annotations

import json

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import dump
from desktop_app.engine.saving import restore, save
from desktop_app.games import PLAYS
from desktop_app.games.lotr_lcg.reading.queries import copies_in_play
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.captivity import capture
from desktop_app.games.lotr_lcg.verbs.moving import take_control
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, own, shadow
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, at_once
from tests.games.playing import played
from tests.games.secrecy import look_for_hidden_cards

NAZGUL, ORC_GUARD, KEY, MAP = "Nazgûl of Dol Guldur", "Orc Guard", "Shadow Key", "Gandalf’s Map"
DECK = ["Gandalf", "Beorn", "Faramir", "Feint", "Grim Resolve", "Snowbourn Scout", "Dwarven Axe", "Sneak Attack"]
ENCOUNTERS = ["Forest Spider", "Iron Shackles", "Cavern Guardian", "Tower Gate", "Under the Shadow", "Endless Caverns"]
CHAINS = "Clinking Chains"
make_up("T-880", "treachery", CHAINS)


@own()
async def into_chains(m: Now) -> None:
    """The defending character is captured."""
    await capture(m.g, m.g.attacks[-1].characters[0], m.me)


shadow("T-880", into_chains)


def deep(quest: str, seed: int = 0, step: str = "1.1") -> Table:
    """Two players well into the scenario, with everything on the table that it has of its own."""
    ana = {
        "heroes": [{"card": "Aragorn", "attachments": ["Dungeon Torch"]}, "Legolas"],
        "captive": ["Gimli"] if quest != "Out of the Dungeons" else [],
        "engaged": [{"card": ORC_GUARD, "beneath": "Gandalf"}],
        "deck": DECK,
        "hand": ["Feint", TUNE],
        "threat": 30,
    }
    bor = {
        "heroes": ["Éowyn", "Beravor"],
        "on_deck": ["Iron Shackles"],
        "deck": DECK,
        "hand": ["Gandalf"],
        "threat": 28,
    }
    return Table(
        players={"Ana": ana, "Bor": bor},
        scenario="escape_from_dol_guldur",
        quest={"card": quest, "progress": 5},
        quest_deck=["Through the Caverns", "Out of the Dungeons"] if quest == "The Necromancer’s Tower" else [],
        staging=[{"card": KEY, "attachments": [{"card": "King Spider", "in": "Bor"}]}, MAP],
        set_aside=[NAZGUL],
        encounter_deck=ENCOUNTERS * 3,
        step=step,
        seed=seed,
    )


STAGES = ("The Necromancer’s Tower", "Through the Caverns", "Out of the Dungeons")


@pytest.mark.parametrize("quest", STAGES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_every_stage_to_an_end(quest: str, bot: str) -> None:
    for seed in range(3):
        session = deep(quest, seed).session
        for moment in played(session, bot, seed):
            assert GAME.broken(moment.state) == []
        assert session.state.outcome is not None


@pytest.mark.parametrize("quest", STAGES[1:])
def test_what_lies_under_a_guard_is_told_by_no_view(quest: str) -> None:
    changed = look_for_hidden_cards(PLAYS["lotr_lcg"], played(deep(quest).session, "greedy", 3))
    assert changed["beneath"] > 0


def test_a_fork_of_a_seat_deals_what_lies_under_a_guard_anew() -> None:
    session = deep("Out of the Dungeons").session
    state = session.state
    assert isinstance(state, LcgState)
    (under,) = state.zones["beneath"]
    found = set()
    for seed in range(8):
        fork = session.fork("A", Chance(seed))
        found.add(fork.state.codes[under])
    assert len(found) > 1


def test_a_save_comes_back_to_the_same_guards() -> None:
    session = deep("Out of the Dungeons").session
    for count, moment in enumerate(played(session, "random", 4)):
        if count % 10 == 0:
            again = restore(GAME, json.loads(json.dumps(save(moment))))
            assert not again.dropped
            assert dump(again.state) == dump(moment.state)


def test_taking_everything_back_takes_the_guards_back() -> None:
    session = deep("Out of the Dungeons").session
    start = dump(session.state)
    for _ in played(session, "random", 5):
        pass
    while session.undo():
        pass
    assert dump(session.state) == start


# -- how it is seen ------------------------------------------------------------------------------------------------


def test_a_prisoner_is_seen_among_the_heroes_behind_bars() -> None:
    t = deep("Through the Caverns")
    seen = t.session.look("B")
    gimli = seen.card(t.id("Gimli"))
    assert gimli is not None
    assert (gimli.zone, gimli.marks) == ("heroes:A", ["unique", "captive"])
    assert seen.zones["heroes:A"].count == 3


def test_a_guarded_objective_is_seen_with_its_guard() -> None:
    t = deep("Through the Caverns")
    seen = t.session.look("A")
    key, spider = seen.card(t.id(KEY)), seen.card(t.id("King Spider"))
    assert key is not None
    assert spider is not None
    assert (key.host, key.zone, spider.host) == (spider.id, "engaged:B", "")
    assert [card.id for card in seen.zones["staging"].cards] == [t.id(MAP)]


def test_what_is_attached_to_a_deck_is_seen() -> None:
    t = deep("Through the Caverns", step="3.1w")
    shackles = t.session.look("A").card(t.id("Iron Shackles"))
    assert shackles is not None
    assert (shackles.zone, "on_deck" in shackles.marks) == ("allies:B", True)


# -- prisoners and the other rules ---------------------------------------------------------------------------------


@pytest.mark.rule("LCG-083")
def test_a_prisoner_is_still_one_of_a_kind() -> None:
    t = Table(players={"Ana": {"heroes": ["Gimli"], "captive": ["Aragorn"]}}, step="4.2w")
    assert list(copies_in_play(t.g, "01001")) == [t.id("Aragorn")]


@pytest.mark.rule("LCG-473")
def test_a_defender_who_is_captured_defends_no_more() -> None:
    spider = {"card": "King Spider", "shadows": [CHAINS]}
    t = Table(heroes=["Gimli", "Aragorn", "Legolas"], hand=[TUNE], engaged=[spider], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(asked="lcg-ask-undefended")
    assert t.zone("Gimli") == "captive:A"
    assert {option.source for option in t.question.options} == {t.id("Aragorn"), t.id("Legolas")}


def test_an_effect_on_every_character_passes_a_prisoner_by() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Gimli"], "captive": ["Aragorn"], "hand": [TUNE]}},
        effects=[{"kind": "willpower", "amount": 1, "group": "character", "until": "phase"}],
        step="3.1w",
    )
    assert (t.number("Gimli", "willpower"), t.number("Aragorn", "willpower")) == (3, 2)


@pytest.mark.rule("LCG-316")
def test_an_objective_goes_to_whoever_takes_control_of_its_bearer() -> None:
    bearer = {"card": "Wandering Took", "attachments": [KEY]}
    t = Table(players={"Ana": {"heroes": ["Gimli"], "allies": [bearer]}, "Bor": {"heroes": ["Legolas"]}}, step="4.2w")
    t.prepare(lambda g: at_once(take_control(g, t.id("Wandering Took"), "B")))
    assert t[KEY].controller == "B"
