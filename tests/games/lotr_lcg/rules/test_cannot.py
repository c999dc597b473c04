""" "Cannot" is absolute: whatever forbids something forbids it in every way it could come about, and as a cost."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.book.offering import aims
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import Does, action
from desktop_app.games.lotr_lcg.vocabulary.costs import discards, exhausts, exhausts_one, lowers_threat, pays
from desktop_app.games.lotr_lcg.vocabulary.fighting import attack_you, engage_you, remove_from_quest
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    Those,
    character,
    committed,
    enemy,
    hero,
    location,
    player,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.looking import deal_shadow_card, search_top_of_deck
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.verbs import (
    deal_damage,
    exhaust,
    gain,
    heal,
    lower_threat,
    place_progress,
    raise_threat,
    ready,
)
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, refused

PAIR = "Yoke Bearer"
make_up("T-960", "ally", PAIR)
"""Action: exhaust this and another of your characters to draw 1 card."""
action("T-960", cost=(exhausts, exhausts_one(character(yours))), do=draw(1).on(you))
TOLLS = {"discards": discards(1), "resources": pays(1), "threat": lowers_threat(2)}
for _place, (_toll, _cost) in enumerate(TOLLS.items()):
    make_up(f"T-96{_place + 1}", "attachment", f"Twice {_toll}")
    action(f"T-96{_place + 1}", cost=(_cost, _cost), do=draw(1).on(you))


def cannot(t: Table, what: str, *things: str, until: str = "round") -> Table:
    def lay(g: LcgState) -> None:
        g.effects.append(Effect(f"cannot:{what}", 0, list(things), "", until))

    return t.prepare(lay)


def table(**setup: Any) -> Table:
    t = Table(**{"heroes": ["Aragorn", "Gimli"], "hand": [TUNE], **setup})
    return t


@pytest.mark.rule("LCG-249", "LCG-413")
def test_who_cannot_exhaust_cannot_commit() -> None:
    t = table(step="3.2")
    cannot(t, "exhaust", t.id("Aragorn"))
    assert not t.offers("commit", "Aragorn")
    assert t.offers("commit", "Gimli")
    assert [r.rule for r in t.question.refusals() if r.source == t.id("Aragorn")] == ["LCG-249"]


@pytest.mark.rule("LCG-249", "LCG-465")
def test_who_cannot_exhaust_cannot_defend() -> None:
    t = table(engaged=["King Spider"], attack={"by": "King Spider", "on": "Ana"}, step="6.4.1")
    cannot(t, "exhaust", t.id("Aragorn"))
    assert not t.offers("defend", "Aragorn")
    assert t.offers("defend", "Gimli")
    assert [r.rule for r in t.question.refusals() if r.source == t.id("Aragorn")] == ["LCG-249"]


@pytest.mark.rule("LCG-249", "LCG-477")
def test_who_cannot_exhaust_cannot_attack() -> None:
    t = table(engaged=[{"card": "King Spider", "attacked": True}], step="6.8a")
    cannot(t, "exhaust", t.id("Aragorn"))
    assert not t.offers("attack", "Aragorn")
    assert t.offers("attack", "Gimli")


@pytest.mark.rule("LCG-249", "LCG-059")
def test_who_cannot_play_events_plays_none_as_an_action_or_as_a_response() -> None:
    t = table(allies=["Bell Ringer"], step="4.2w")
    cannot(t, "play:event", "A")
    refused(t, TUNE, "LCG-249")
    t = table(
        heroes=[{"card": "Éowyn", "resources": 3}],
        hand=["A Test of Will"],
        encounter_deck=["Black Forest Bats", "Enchanted Stream"],
        step="3.3",
    )
    cannot(t, "play:event", "A")
    assert t.said("lcg-log-cancelled") == 0
    assert "respond" not in {option.verb for option in t.question.options}


@pytest.mark.rule("LCG-249", "LCG-433")
def test_an_enemy_that_cannot_engage_is_not_engaged_in_any_way() -> None:
    t = table(threat=40, staging=["King Spider"], step="5.2", allies=["Bell Ringer"])
    cannot(t, "engage", t.id("King Spider"))
    t.until(step="5.3w")
    assert t.zone("King Spider") == "staging"


@pytest.mark.rule("LCG-249", "LCG-427")
def test_where_nobody_can_travel_it_is_not_offered() -> None:
    t = table(staging=["Enchanted Stream", "Old Forest Road"], step="4.2")
    cannot(t, "travel", t.id("Enchanted Stream"))
    assert not t.offers("travel", "Enchanted Stream")
    assert t.offers("travel", "Old Forest Road")
    assert [r.rule for r in t.question.refusals() if r.source == t.id("Enchanted Stream")] == ["LCG-249"]


@pytest.mark.rule("LCG-249", "LCG-402")
def test_a_pool_that_cannot_gain_gains_nothing_at_all() -> None:
    t = table(
        step="1.2", heroes=["Aragorn", {"card": "Gimli", "attachments": ["Steward of Gondor"]}], allies=["Bell Ringer"]
    )
    cannot(t, "gain_resources", t.id("Gimli"))
    assert t.step == "1.3w"
    assert (t["Aragorn"].resources, t["Gimli"].resources) == (1, 0)
    assert not t.offers("use", "Steward of Gondor")


@pytest.mark.rule("LCG-249", "LCG-419")
def test_where_no_progress_can_be_placed_none_is() -> None:
    t = table(
        step="3.4", heroes=[{"card": "Éowyn", "committed": True, "exhausted": True}], active_location="Old Forest Road"
    )
    cannot(t, "progress", t.id("Old Forest Road"))
    t.until(step="3.4w")
    assert t["Old Forest Road"].progress == 0


@pytest.mark.rule("LCG-252", "LCG-471")
def test_an_undefended_attack_hits_a_hero_that_can_be_damaged() -> None:
    t = table(engaged=["King Spider"], attack={"by": "King Spider", "on": "Ana", "undefended": True}, step="6.4.3")
    cannot(t, "damage", t.id("Aragorn"))
    t.until(step="6.4.3w")
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (0, 3)


@pytest.mark.rule("LCG-116")
def test_one_character_cannot_pay_two_costs_at_once() -> None:
    t = Table(heroes=[{"card": "Aragorn", "exhausted": True}], allies=[PAIR], hand=[TUNE], step="4.2w")
    refused(t, PAIR, "LCG-116")
    t = Table(heroes=["Aragorn"], allies=[PAIR], hand=[TUNE], step="4.2w")
    t.choose("use", PAIR)
    assert (t[PAIR].exhausted, t["Aragorn"].exhausted) == (True, True)


@pytest.mark.rule("LCG-116")
@pytest.mark.parametrize("toll", TOLLS)
def test_two_costs_on_one_stock_are_paid_together_or_not_at_all(toll: str) -> None:
    """A hand, a pool, a dial that holds enough for each of them does not hold enough for both."""
    for short in (True, False):
        hero = {"card": "Aragorn", "attachments": [f"Twice {toll}"], "resources": 1 if short else 2}
        hand = [TUNE] if short else [TUNE, "Gandalf"]
        t = Table(heroes=[hero], hand=hand, threat=3 if short else 4, step="4.2w")
        if short:
            refused(t, f"Twice {toll}", "LCG-116")
        else:
            assert t.offers("use", f"Twice {toll}")


@pytest.mark.rule("LCG-162")
def test_a_blank_attachment_gives_its_host_nothing() -> None:
    snared = {"card": "King Spider", "attachments": ["Forest Snare"]}
    t = table(engaged=[snared], step="6.4a")
    t.prepare(lambda g: g.effects.append(Effect("blank", 0, [t.id("Forest Snare")], "", "round")))
    t.until(asked="lcg-ask-defender")
    assert t.g.attacks[-1].enemy == t.id("King Spider")


@pytest.mark.rule("LCG-200")
def test_what_is_attached_to_an_immune_enemy_does_nothing_to_it() -> None:
    snared = {"card": "King Spider", "attachments": ["Forest Snare"]}
    t = table(engaged=[snared], step="6.4a")
    t.prepare(lambda g: g.effects.append(Effect("immune:player", 0, [t.id("King Spider")], "", "round")))
    t.until(asked="lcg-ask-defender")
    assert t.g.attacks[-1].enemy == t.id("King Spider")


@pytest.mark.rule("LCG-162")
def test_a_blank_location_asks_for_no_travel_cost() -> None:
    t = table(hand=[], staging=["Necromancer’s Pass"], step="4.2", allies=["Bell Ringer"])
    assert not t.offers("travel", "Necromancer’s Pass")
    t = table(hand=[], staging=["Necromancer’s Pass"], step="4.2", allies=["Bell Ringer"])
    t.prepare(lambda g: g.effects.append(Effect("blank", 0, [t.id("Necromancer’s Pass")], "", "round")))
    assert t.offers("travel", "Necromancer’s Pass")


@pytest.mark.rule("LCG-249")
def test_what_cannot_leave_play_is_not_sent_away() -> None:
    t = table(hand=["Send Away", "Call Home", TUNE], allies=["Beorn"], step="4.2w")
    cannot(t, "leave_play", t.id("Beorn"))
    refused(t, "Send Away", "LCG-249")
    refused(t, "Call Home", "LCG-249")


@pytest.mark.rule("LCG-249")
def test_what_cannot_leave_play_is_neither_destroyed_nor_explored_until_it_can() -> None:
    road = {"card": "Old Forest Road", "progress": 3}
    t = table(heroes=[{"card": "Gimli", "damage": 5}, "Aragorn"], staging=[road], allies=["Bell Ringer"], step="4.2")
    cannot(t, "leave_play", t.id("Gimli"), t.id("Old Forest Road"), until="phase")
    t.until(step="4.2w").choose("use", "Bell Ringer")
    assert (t.zone("Gimli"), t.zone("Old Forest Road")) == ("play:A", "staging")
    t.until(step="5.2w")
    assert (t.zone("Gimli"), t.zone("Old Forest Road")) == ("discard:A", "encounter_discard")


@pytest.mark.rule("LCG-249", "LCG-439")
def test_an_enemy_that_cannot_have_shadow_cards_is_dealt_none() -> None:
    t = table(engaged=["Dol Guldur Beastmaster"], step="6.2")
    cannot(t, "shadow_cards", t.id("Dol Guldur Beastmaster"))
    t.until(asked="lcg-ask-defender")
    assert t["Dol Guldur Beastmaster"].shadows == []


# -- every deed ----------------------------------------------------------------------------------------------------

EVENTS: dict[str, tuple[Those, Does]] = {
    "exhaust": (character, exhaust),
    "heal": (character, heal(1)),
    "gain_resources": (hero, gain(1)),
    "progress": (location, place_progress(1)),
    "raise_threat": (player, raise_threat(1)),
    "lower_threat": (player, lower_threat(1)),
    "draw": (player, draw(1)),
    "search": (player, search_top_of_deck(5)),
    "engage": (enemy, engage_you),
    "leave_the_quest": (character(committed), remove_from_quest),
    "shadow_cards": (enemy, deal_shadow_card),
    "damage": (character, deal_damage(1)),
    "ready": (character, ready),
    "attack": (enemy, attack_you),
}
"""What an event has happen to one thing that it chooses, by what may be forbidden."""
for _place, (_what, (_whom, _deed)) in enumerate(EVENTS.items()):
    make_up(f"T-89{_place:02}", "event", f"They {_what}")
    action(f"T-89{_place:02}", target=_whom, do=_deed)


@pytest.mark.parametrize(
    "rule",
    [
        pytest.param("LCG-249", marks=pytest.mark.rule("LCG-249")),
        pytest.param("LCG-200", marks=pytest.mark.rule("LCG-200")),
    ],
)
@pytest.mark.parametrize("what", EVENTS)
def test_no_deed_is_offered_on_what_cannot_or_is_immune(what: str, rule: str) -> None:
    """Of two it could happen to one cannot: the other alone is lit. When neither can, the event is refused."""
    hurt = {"damage": 1, "committed": what == "leave_the_quest", "exhausted": what in ("ready", "leave_the_quest")}
    setup: dict[str, Any] = {
        "players": {
            "Ana": {"heroes": [{"card": "Gimli", **hurt}], "hand": [f"They {what}", TUNE], "threat": 20},
            "Bor": {"heroes": [{"card": "Aragorn", **hurt}], "threat": 20},
        },
        "staging": ["Wargs", "King Spider", "Old Forest Road", "Forest Gate"],
        "step": "3.1w" if what == "leave_the_quest" else "4.2w",
    }
    kinds = {location: ("Old Forest Road", "Forest Gate"), enemy: ("Wargs", "King Spider"), player: ("A", "B")}
    one, other = kinds.get(EVENTS[what][0], ("Gimli", "Aragorn"))

    def barred(*names: str) -> Table:
        t = Table(**setup)
        things = [name if name in "AB" else t.id(name) for name in names]
        if rule == "LCG-249":
            return cannot(t, what, *things)
        return t.prepare(lambda g: g.effects.append(Effect("immune:player", 0, things, "", "round")))

    t = barred(one)
    assert aims(t.g, "A", t.find("play", f"They {what}")[0]) == [other if other in "AB" else t.id(other)]
    refused(barred(one, other), f"They {what}", rule)


@pytest.mark.rule("LCG-249")
@pytest.mark.parametrize(
    ("what", "whom", "card"),
    [
        ("progress", "Old Forest Road", "Great Stride"),
        ("progress", "Flies and Spiders", "Great Stride"),
        ("lower_threat", "A", "Wandering Took"),
        ("raise_threat", "A", "Gandalf’s Map"),
        ("attachments", "Gimli", "Gandalf’s Map"),
    ],
)
def test_what_a_card_would_do_or_cost_that_cannot_be_keeps_it_from_being_used(what: str, whom: str, card: str) -> None:
    before: dict[str, Any] = {"active_location": whom} if whom == "Old Forest Road" else {}
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "allies": ["Wandering Took"], "hand": ["Great Stride", TUNE], "threat": 20},
            "Bor": {"heroes": ["Aragorn"], "threat": 20},
        },
        staging=["Gandalf’s Map"],
        step="4.2w",
        **before,
    )
    refused(cannot(t, what, whom if whom == "A" else t.id(whom)), card, "LCG-249")


@pytest.mark.rule("LCG-249", "LCG-131")
def test_who_cannot_change_hands_stays_and_the_rest_is_done() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "allies": ["Wandering Took"], "hand": [TUNE], "threat": 20},
            "Bor": {"heroes": ["Aragorn"], "threat": 20},
        },
        step="4.2w",
    )
    cannot(t, "change_control", t.id("Wandering Took")).choose("use", "Wandering Took")
    assert (t["Wandering Took"].controller, t.threat("Ana"), t.threat("Bor")) == ("A", 17, 23)


@pytest.mark.rule("LCG-249", "LCG-165")
def test_whom_nobody_can_engage_no_enemy_engages_by_entering_play_either() -> None:
    t = table(
        heroes=[{"card": "Gimli", "exhausted": True}],
        engaged=[{"card": "Wargs", "shadows": ["Ungoliant's Swarm"]}],
        attack={"by": "Wargs", "on": "Ana", "defenders": ["Gimli"]},
        step="6.4.2",
    )
    cannot(t, "engage", "A")
    t.until("6.4.2w")
    assert t.zone("Ungoliant's Swarm") == "shadows"
    gate = table(staging=["Tower Gate"], deck=["Faramir"], threat=20, step="4.2")
    cannot(gate, "engage", "A")
    gate.choose("travel", "Tower Gate").until("4.2w")
    assert (gate.titles("engaged:A"), gate.titles("deck:A")) == ([], ["Faramir"])


@pytest.mark.rule("LCG-249", "LCG-317")
def test_who_cannot_change_hands_does_not_go_with_the_token() -> None:
    players = {"Ana": {"hand": [TUNE], "allies": ["Mendor"]}, "Bor": {"heroes": ["Gimli"]}}
    t = Table(players=players, campaign={}, step="7.4")
    cannot(t, "change_control", t.id("Mendor"))
    t.until("7.4w")
    assert (t.g.first_player, t.zone("Mendor")) == ("B", "play:A")
