"""The draft, the chain of effects, agents, events and what cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.table.set_up_form import FORM
from desktop_app.games.meccg.table.sitting_down import new_table
from tests.games.meccg.table import Table, at, bearing

RIVENDELL = {"locations": ["Rivendell", "Lórien", "Bree", "Moria"]}


@pytest.mark.rule("MEC-302")
def test_the_short_game_is_the_usual_one() -> None:
    assert FORM.usual_options()["length"] == "short"


@pytest.mark.rule("MEC-380", "MEC-382", "MEC-384", "MEC-389", "MEC-391", "MEC-393", "MEC-398", "MEC-348", "MEC-073")
def test_characters_are_drafted_in_secret_and_start_at_their_sites() -> None:
    session = Session(GAME, new_table(usual_table("meccg", 2, 5)))
    g: Any = session.state
    question = session.question
    assert question is not None
    assert question.secret
    while session.question is not None and session.question.step == "draft":
        drafts = [option.key for option in session.question.options if option.verb == "draft"]
        session.answer(drafts[:1] or ["stop"])
        g = session.state
        for seat in g.seats:
            assert sum(_mind(g, card) for card in g.starting[seat]) <= 20
    while session.question is not None and session.question.step != "organization":
        quiet = [option for option in session.question.options if option.verb in ("done", "decline", "stop")]
        keys = [] if session.question.kind == "some" else [(quiet or session.question.options)[0].key]
        session.answer(keys)
    g = session.state
    assert [len(g.zones[f"hand:{seat}"]) for seat in g.seats] == [8, 8]
    places = {company.seat: g.codes[company.site] for company in g.companies}
    assert places == {"A": "TW-421", "B": "LE-367"}


def _mind(g: Any, card: str) -> int:
    return facts(g, card).mind or 0


@pytest.mark.rule("MEC-710", "MEC-711", "MEC-712", "MEC-714", "MEC-702", "MEC-717", "MEC-647")
def test_actions_are_answered_in_turn_and_resolved_from_the_last() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "hand": ["Gates of Morning", "Twilight"], **RIVENDELL}
    table = Table(ana, {"hand": ["Twilight"]})
    table.choose("play", "Gates of Morning")
    assert (table.asked, table.who) == ("answer", "Bor")
    table.choose("play", "Twilight 2").pick("Gates of Morning")
    assert (table.asked, table.who) == ("answer", "Ana")
    assert table.zone("Gates of Morning") == "resolving"
    table.choose("pass").choose("pass")
    assert table.zone("Gates of Morning") == "discard:A"


@pytest.mark.rule("MEC-648", "MEC-651", "MEC-519", "MEC-304", "MEC-305", "MEC-306", "MEC-307")
def test_resources_are_for_ones_own_turn_and_hazards_for_the_others_movement() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "hand": ["Doors of Night", "Smoke Rings"], "sideboard": ["Cram"]}
    table = Table({**ana, **RIVENDELL}, {"hand": ["Doors of Night", "Smoke Rings"]})
    assert table.offers("play", "Smoke Rings")
    assert table.refusal("Doors of Night", "play").rule == "MEC-305"
    table.choose("done").until("hazards")
    assert table.offers("play", "Doors of Night")
    assert table.refusal("Smoke Rings", "play").rule == "MEC-307"
    table.choose("play", "Doors of Night").until("hazards")
    assert table.zone("Doors of Night") == "discard:B" or "Doors of Night" in table


@pytest.mark.rule("MEC-485", "MEC-486", "MEC-487", "MEC-650")
def test_long_events_are_discarded_in_the_long_event_phases() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], **RIVENDELL}
    table = Table(ana, {"events": ["Minions Stir"]}, step="long_event_begins")
    assert "Minions Stir" in table
    table.until("hazards")
    assert table.zone("Minions Stir") == "discard:B"


@pytest.mark.rule("MEC-340")
def test_what_cannot_be_duplicated_is_played_once() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], **RIVENDELL}
    table = Table(ana, {"events": ["Minions Stir"], "hand": ["Minions Stir"]}, step="company").until("hazards")
    assert table.refusal("Minions Stir 2", "play").rule == "MEC-340"


@pytest.mark.rule("MEC-571", "MEC-573", "MEC-606", "MEC-590")
def test_an_attack_is_canceled_before_its_strikes_are_assigned() -> None:
    company = at("Moria", "Adrazar", "Elrond", limit=2)
    ana = {"companies": [company], "hand": ["Concealment", "Dodge"]}
    attack = {"race": "orc", "strikes": 2, "prowess": 8, "card": "Orc-watch"}
    table = Table(ana, step="attack_begins", attack=attack)
    assert table.asked == "attack"
    assert table.refusal("Dodge", "play").rule == "MEC-304"
    table.choose("play", "Concealment").until("hazards")
    assert table.stands("Adrazar") == "tapped"
    assert table.zone("Orc-watch") == "discard:B"
    assert table.company("Elrond").faced == ["orc"]


@pytest.mark.rule("MEC-589", "MEC-585")
def test_in_the_strike_sequence_the_defender_plays_resources_last() -> None:
    ana = {"companies": [at("Moria", "Elrond", limit=2)], "hand": ["Dodge", "Risky Blow"]}
    table = Table(ana, step="assign", attack={"race": "orc", "strikes": 1, "prowess": 8})
    table.pick("Elrond").until("hold").choose("full").until_step("strike_resources")
    assert table.offers("play", "Dodge")
    assert table.offers("play", "Risky Blow")
    table.choose("play", "Risky Blow").until("strike")
    assert table.met_strike.bonus == 3


@pytest.mark.rule("MEC-675", "MEC-676", "MEC-677", "MEC-678", "MEC-679", "MEC-125", "MEC-126")
def test_a_corruption_card_is_played_once_a_turn_on_a_character() -> None:
    company = at("Moria", "Elrond", limit=4, moved=True, path=["wilderness"])
    bor = {"hand": ["Lure of Nature", "Lure of Expedience"]}
    table = Table({"companies": [company]}, bor, step="hazards").until("hazards")
    table.choose("play", "Lure of Nature")
    table.until("hazards")
    assert table["Lure of Nature"].host == table.id("Elrond")
    assert not table.find("play", "Lure of Expedience")
    again = Table({"companies": [at("Rivendell", bearing("Elrond", "Lure of Nature"))], **RIVENDELL})
    assert len(again.find("use", "Lure of Nature")) == 2


@pytest.mark.rule("MEC-627", "MEC-628", "MEC-629", "MEC-631", "MEC-633", "MEC-634", "MEC-635", "MEC-636", "MEC-638")
def test_an_agent_takes_one_action_a_turn_for_one_of_the_hazard_limit() -> None:
    agent = {"card": "Mîonid", "hidden": True, "at": "Bandit Lair"}
    bor = {"kind": "ringwraith", "agents": [agent], "locations": ["Bandit Lair", "Raider-hold"], "hand": ["Ambusher"]}
    ana = {"kind": "ringwraith", "companies": [at("Bandit Lair", "Layos", limit=3)]}
    table = Table(ana, bor, step="hazards").until("hazards")
    assert table.offers("agent_reveal", "Mîonid")
    assert not table.find("creature")
    table.choose("agent_key", "Mîonid")
    assert table.company("Layos").hazards == 1
    assert not table.find("agent_move")
    table.until("hazards").choose("creature", "Ambusher")
    assert not table["Mîonid"].hidden
    assert table.until_step("assign_rest").g.attacks[-1].key == "site"


@pytest.mark.rule("MEC-548", "MEC-549", "MEC-641", "MEC-642", "MEC-638")
def test_an_agent_at_the_site_may_attack_once() -> None:
    agent = {"card": "Mîonid", "hidden": True, "at": "Bandit Lair"}
    bor = {"kind": "ringwraith", "agents": [agent]}
    table = Table(_at_bandits(), bor, step="ambush")
    table.until("agent-attack")
    assert table.who == "Bor"
    table.pick("Mîonid")
    it = table.g.attacks[-1]
    assert (it.agent, it.strikes, it.prowess_more) == (table.id("Mîonid"), 1, 2)
    assert not table["Mîonid"].hidden


def _at_bandits() -> dict[str, Any]:
    return {"kind": "ringwraith", "companies": [at("Bandit Lair", "Layos", went=True, entered=True)]}


@pytest.mark.rule("MEC-081", "MEC-645")
def test_an_agents_attack_on_minions_is_detainment() -> None:
    agent = {"card": "Mîonid", "at": "Bandit Lair"}
    table = Table(_at_bandits(), {"kind": "ringwraith", "agents": [agent]}, step="ambush").until("agent-attack")
    assert table.pick("Mîonid").g.attacks[-1].detainment


@pytest.mark.rule("MEC-425", "MEC-372")
def test_nothing_hidden_is_seen() -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "hand": ["Glamdring"], "discard": ["Cram"], **RIVENDELL}
    table = Table(ana)
    seen = table.session.game.view(table.g, "B")
    for zone in ("hand:A", "deck:A", "discard:A", "locations:A", "sideboard:A"):
        assert seen.zones[zone].cards == []
    mine = table.session.game.view(table.g, "A")
    assert [card.code for card in mine.zones["hand:A"].cards] == ["TW-244"]
