"""In which order abilities answer one event, and how long a response stays open."""

from __future__ import annotations

import pytest

from desktop_app.engine.messages import split_card_ref
from desktop_app.games.lotr_lcg.events import CharactersCommitted, Destroyed
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import FACTS, engaged_with
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, constant, forced
from desktop_app.games.lotr_lcg.vocabulary.groups import me, player, you
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, before, round_ends, this_engages_you
from desktop_app.games.lotr_lcg.vocabulary.verbs import gain, raise_threat
from tests.games.lotr_lcg.props import DOORWARDEN, TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

make_up("T-560", "enemy", "Watcher on the Road", hit_points=9)
make_up("T-561", "enemy", "Beast of the Deep", hit_points=9, attack=2)
make_up("T-562", "ally", "Keeper of the Gate")
make_up("T-563", "ally", "Weeping Elder")
make_up("T-564", "enemy", "Owl of Ill Omen", hit_points=9)
make_up("T-565", "enemy", "Crow of Ill Omen", hit_points=9)
WATCHER, BEAST, GATEKEEPER, MOURNER = "Watcher on the Road", "Beast of the Deep", "Keeper of the Gate", "Weeping Elder"
OWL, CROW = "Owl of Ill Omen", "Crow of Ill Omen"


def _it_is_engaged(m: Now) -> bool:
    return bool(engaged_with(m.g, m.me))


def _attack_of_this(m: Now) -> int:
    return number(m.g, m.me, "attack")


def _another(m: Now) -> bool:
    return bool(m.event.card != m.me)


forced("T-560", after(CharactersCommitted, you=lambda m: m.event.seat), do=raise_threat(1).on(you))
constant("T-561", on=me, applies=_it_is_engaged, attack=3)
forced("T-561", this_engages_you, do=gain(_attack_of_this).on(me))
forced("T-562", before(Destroyed, _another), do=gain(1).on(me))
forced("T-563", after(Destroyed, _another), do=gain(1).on(me))
forced("T-564", round_ends, do=raise_threat(1).on(player))
forced("T-565", round_ends, do=raise_threat(2).on(player))


def forced_in_order(t: Table) -> list[str]:
    """The cards whose forced abilities happened, in order."""
    told = [line.message for line in t.session.log if line.message.id == "lcg-log-forced"]
    return [FACTS[split_card_ref(str(message.params["card"]))[1]].titles["en"] for message in told]


# Forced abilities


@pytest.mark.rule("LCG-261")
def test_a_forced_ability_misses_what_happened_before_it_came_into_play() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Gimli"], "threat": 20}, "Bor": {"heroes": ["Éowyn"], "threat": 20}},
        encounter_deck=[WATCHER, "Enchanted Stream"],
        step="3.2",
    )
    t.choose_all("commit", "Gimli").choose_all("commit", "Éowyn").until(step="4.2")
    assert t.zone(WATCHER) == "staging"
    assert t.said("lcg-log-forced") == 0
    assert (t.threat("Ana"), t.threat("Bor")) == (20, 20)


@pytest.mark.rule("LCG-261")
def test_a_forced_ability_in_play_sees_it() -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE], threat=20, staging=[WATCHER], step="3.2")
    t.choose_all("commit", "Gimli")
    assert t.threat() == 21


@pytest.mark.rule("LCG-266")
def test_constant_then_forced_then_response() -> None:
    t = Table(allies=[DOORWARDEN], threat=10, staging=[BEAST], step="5.2")
    t.choose("engage", BEAST)
    assert t[BEAST].resources == 5  # its forced ability saw the constant one: 2 and 3
    assert t.asked("Ana") == "lcg-ask-respond"  # and was over before the response is offered


@pytest.mark.rule("LCG-267")
def test_when_comes_before_after() -> None:
    t = Table(
        heroes=["Gimli"],
        allies=[MOURNER, GATEKEEPER, {"card": "Snowbourn Scout", "damage": 0}],
        engaged=["King Spider"],
        step="6.4a",
    )
    t.choose("defend", "Snowbourn Scout")
    assert t.titles("discard:A") == ["Snowbourn Scout"]
    assert forced_in_order(t) == [GATEKEEPER, MOURNER]


@pytest.mark.parametrize("chosen", [OWL, CROW])
@pytest.mark.rule("LCG-306")
def test_the_first_player_orders_simultaneous_forced_abilities(chosen: str) -> None:
    t = Table(
        players={"Ana": {"heroes": ["Gimli"]}, "Bor": {"heroes": ["Éowyn"], "hand": [TUNE]}},
        first_player="Bor",
        staging=[OWL, CROW],
        step="0.1",
    )
    assert t.asked("Bor") == "lcg-ask-which-first"
    t.choose("resolve", chosen)
    assert forced_in_order(t) == ([OWL, CROW] if chosen == OWL else [CROW, OWL])


# Cancelling


@pytest.mark.rule("LCG-268")
def test_a_cancel_comes_at_once_or_not_at_all() -> None:
    rich = {"card": "Éowyn", "resources": 1}
    t = Table(
        heroes=[rich, "Aragorn"],
        hand=["A Test of Will", TUNE],
        encounter_deck=["King Spider"],
        step="3.3",
    )
    assert t.offers("respond", "A Test of Will")
    t.passes().choose_all("choose", "Aragorn")
    assert t["Aragorn"].exhausted
    assert t.step == "3.3w"
    assert not t.offers("play", "A Test of Will")
    refusal = t.refusal("A Test of Will")
    assert refusal is not None
    assert refusal.rule == "LCG-064"


@pytest.mark.rule("LCG-268")
def test_a_cancel_used_in_time_stops_the_effect() -> None:
    rich = {"card": "Éowyn", "resources": 1}
    t = Table(heroes=[rich], hand=["A Test of Will", TUNE], encounter_deck=["King Spider"], step="3.3")
    t.choose("respond", "A Test of Will")
    assert t.step == "3.3w"
    assert not t["Éowyn"].exhausted
    assert t.zone("King Spider") == "staging"


# Responses

SACRIFICE = "Valiant Sacrifice"


def an_ally_dies(first_player: str = "Ana", hand_of_ana: tuple[str, ...] = (SACRIFICE, TUNE)) -> Table:
    """Bor's scout is about to die; both players hold the event that answers it."""
    players = {
        "Ana": {"heroes": [{"card": "Aragorn", "resources": 2}], "hand": list(hand_of_ana)},
        "Bor": {
            "heroes": [{"card": "Théodred", "resources": 1}],
            "allies": ["Snowbourn Scout"],
            "hand": [SACRIFICE],
            "engaged": ["King Spider"],
        },
    }
    t = Table(players=players, first_player=first_player, step="6.4a")
    return t.until(asked="lcg-ask-defender").choose("defend", "Snowbourn Scout").until(asked="lcg-ask-respond")


@pytest.mark.rule("LCG-342")
def test_a_response_is_no_action() -> None:
    t = Table(heroes=[{"card": "Aragorn", "resources": 5}], hand=[SACRIFICE, TUNE], step="4.2w")
    assert t.offers("play", TUNE)
    assert not t.offers("play", SACRIFICE)
    refusal = t.refusal(SACRIFICE)
    assert refusal is not None
    assert refusal.rule == "LCG-064"


@pytest.mark.rule("LCG-343")
def test_two_players_respond_to_one_event() -> None:
    t = an_ally_dies()
    t.asked("Ana")
    t.choose("respond", SACRIFICE)
    t.asked("Bor")
    t.choose("respond", SACRIFICE)
    assert len(t.titles("hand:B")) == 4  # the controller of the ally drew 2 and 2
    assert t["Aragorn"].resources == 1
    assert t["Théodred"].resources == 0


@pytest.mark.rule("LCG-345")
def test_who_passed_is_asked_again_after_another_player_responded() -> None:
    t = an_ally_dies()
    t.asked("Ana")
    t.passes().asked("Bor")
    t.choose("respond", SACRIFICE)
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.offers("respond", SACRIFICE)


@pytest.mark.rule("LCG-345")
def test_the_first_player_may_respond_first() -> None:
    t = an_ally_dies(first_player="Bor")
    assert t.asked("Bor") == "lcg-ask-respond"
    assert t.passes().asked("Ana") == "lcg-ask-respond"


@pytest.mark.rule("LCG-346")
def test_once_all_have_passed_the_moment_is_over() -> None:
    t = an_ally_dies()
    t.passes().passes()
    t.until(asked="lcg-ask-action")
    assert t.asked("Ana") == "lcg-ask-action"
    assert not t.offers("respond", SACRIFICE)
    assert not t.offers("play", SACRIFICE)


@pytest.mark.rule("LCG-344")
def test_a_response_waits_for_no_later_step() -> None:
    t = Table(heroes=[{"card": "Aragorn", "resources": 1}], hand=[TUNE], step="3.2")
    t.choose_all("commit", "Aragorn")
    assert t.step == "3.2"
    assert t.offers("respond", "Aragorn")
    t.passes()
    assert t.step == "3.2w"
    assert not any(option.source == t.id("Aragorn") for option in t.question.options)
    assert t["Aragorn"].exhausted
