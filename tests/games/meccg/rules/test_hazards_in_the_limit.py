"""Hazards within a limit that drops, on-guard cards that are revealed, regions and effects; with made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.book.going_back import send_back
from desktop_app.games.meccg.reading.board import region_named
from desktop_app.games.meccg.reading.numbers import hazard_limit
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.table import Table, at, bearing, tapped

SITES = ["Rivendell", "Lórien", "Bree", "Moria", "Edoras", "Minas Tirith", "Goblin-gate"]


def travelling(goal: str, *members: Any, site: str = "Rivendell", bor: dict[str, Any] | None = None) -> Table:
    """A company whose new site is about to be revealed."""
    return Table({"companies": [at(site, *members, goal=goal)], "locations": SITES}, bor, step="company")


def guarded(card: str, *members: Any, hand: list[str], site: Any = "Moria") -> Table:
    """A company at its site with a card on guard."""
    company = at(site, *members, went=True, entered=True, on_guard=[card])
    return Table({"companies": [company], "hand": hand}, {}, step="site_actions")


def change_limit(g: MecState, amount: int) -> None:
    """The hazard limit of Ana's company changes."""
    g.effects.append(Effect("hazard_limit", amount, [g.companies[0].id], "", "turn"))


# -- the limit ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-503")
def test_only_the_hazard_beyond_a_lowered_limit_has_no_effect() -> None:
    ana = {"companies": [at("Moria", "Elrond", "Balin", limit=3)], "hand": ["Marvels Told"]}
    bor = {"hand": ["Doors of Night", "The Moon Is Dead"]}
    table = Table(ana, bor, step="hazards").until("hazards")
    table.choose("play", "Doors of Night").until("hazards").choose("play", "The Moon Is Dead")
    change_limit(table.g, -2)
    table.until("hazards")
    assert "Doors of Night" in table
    assert table.zone("The Moon Is Dead") == "discard:B"


@pytest.mark.rule("MEC-503", "MEC-523")
def test_a_card_on_guard_beyond_a_lowered_limit_returns_to_the_hand() -> None:
    table = Table({"companies": [at("Moria", "Elrond", limit=1)]}, {"hand": ["Wargs"]}, step="hazards").until("hazards")
    table.choose("on_guard", "Wargs")
    assert (table.zone("Wargs"), table.asked) == ("on_guard:B", "answer-guard")
    change_limit(table.g, -1)
    table.choose("pass").until("movement")
    assert table.zone("Wargs") == "hand:B"


@pytest.mark.rule("MEC-504", "MEC-423")
def test_the_resource_player_orders_what_changes_the_limit() -> None:
    members = ["Elrond", "Balin", "Haldir", "Beretar", "Ioreth"]
    for halved_last, limit in (("3", 3), ("4", 4)):
        ana = {"companies": [at("Bree", *members)]}
        table = Table(ana, step="hazard_limit", halved=True, company=0, before=lambda g: change_limit(g, 1))
        assert (table.asked, table.who) == ("limit", "Ana")
        table.choose("limit", detail=halved_last)
        assert hazard_limit(table.g, table.company("Elrond")) == limit


@pytest.mark.rule("MEC-504")
def test_the_hazard_player_orders_what_applies_as_the_site_is_revealed() -> None:
    table = travelling("Bree", "Elrond", bor={"events": ["Omen", "Portent"]}).until("which-first")
    assert (table.who, len(table.question.options)) == ("Bor", 2)


# -- on guard ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-521")
def test_a_card_may_be_put_on_guard_in_answer() -> None:
    ana = {"companies": [at("Moria", "Elrond", limit=2)], "hand": ["Twilight"]}
    table = Table(ana, {"events": ["Doors of Night"], "hand": ["Wargs", "Lure of Nature"]}, step="hazards")
    table.until("movement").choose("play", "Twilight", detail="")
    table.until("answer")
    assert table.who == "Bor"
    table.choose("on_guard", "Wargs")
    assert table.zone("Wargs") == "on_guard:B"
    seen = table.session.game.view(table.g, "A")
    assert [card.code for card in seen.zones["guard:A1"].cards] == [""]
    assert table.id("Wargs") not in repr(seen.facts)


@pytest.mark.rule("MEC-523", "MEC-536", "MEC-494")
def test_a_card_on_guard_returns_when_the_company_is_sent_back() -> None:
    bor = {"hand": ["Wargs", "Driven Back"]}
    table = travelling("Bree", "Elrond", bor=bor).until("hazards").choose("on_guard", "Wargs").until("hazards")
    table.choose("play", "Driven Back").until("end")
    assert table.place("Elrond") == "Rivendell"
    assert table.zone("Wargs") == "hand:B"


@pytest.mark.rule("MEC-526", "MEC-527", "MEC-529")
def test_what_taps_or_sends_back_is_not_revealed_as_a_resource_is_played() -> None:
    for card in ("Snare in the Grass", "Driven Back"):
        table = guarded(card, "Elrond", "Balin", hand=["Glamdring"]).choose("acquire", "Glamdring", "Elrond")
        table.until("guard")
        assert not table.find("reveal")
    accepted = guarded("Lure of Expedience", "Elrond", hand=["Glamdring"]).choose("acquire", "Glamdring", "Elrond")
    accepted.until("guard").choose("reveal", "Lure of Expedience").pick("Elrond")
    assert (accepted.asked, accepted.who) == ("answer", "Ana")
    accepted.until("site")
    assert accepted["Lure of Expedience"].host == accepted.id("Elrond")


@pytest.mark.rule("MEC-529", "MEC-526")
def test_an_event_on_guard_resolves_before_the_resource() -> None:
    elrond = bearing("Elrond", "Goldberry")
    table = guarded("False Friend", elrond, "Balin", hand=["Glamdring"]).choose("acquire", "Glamdring", "Balin")
    table.until("guard").choose("reveal", "False Friend").until("answer")
    for _ in range(20):
        if table.zone("Goldberry") == "attached":
            table.passes()
    assert table.zone("Glamdring") == "resolving"
    table.until("site")
    assert table["Glamdring"].host == table.id("Balin")


@pytest.mark.rule("MEC-528")
def test_an_ally_that_has_just_come_is_no_target_of_a_card_on_guard() -> None:
    ana = {"companies": [at("Bree", "Elrond", "Balin", went=True, entered=True, on_guard=["False Friend"])]}
    table = Table({**ana, "hand": ["Shy Friend", "Rangers of the North"]}, {}, step="site_actions")
    table.choose("acquire", "Shy Friend", "Elrond").until("site")
    table.choose("acquire", "Rangers of the North", "Balin").until("guard")
    assert not table.find("reveal")


@pytest.mark.rule("MEC-530")
def test_a_card_on_guard_is_for_the_company_on_whose_site_it_lies() -> None:
    first = at("Bree", "Elrond", went=True, on_guard=["Foolish Words"])
    ana = {"companies": [first, at("Bree", "Beretar", went=True, entered=True)], "hand": ["Rangers of the North"]}
    table = Table(ana, {}, step="site_actions", company=1)
    table.choose("acquire", "Rangers of the North", "Beretar")
    assert table.asked == "answer"


@pytest.mark.rule("MEC-525", "MEC-542")
def test_an_event_on_guard_that_affects_the_automatic_attack_is_revealed_on_entry() -> None:
    company = at("Moria", "Elrond", went=True, on_guard=["Minions Stir"])
    table = Table({"companies": [company]}, step="site_company").until("enter").choose("enter")
    assert (table.asked, table.who) == ("guard", "Bor")
    table.choose("reveal", "Minions Stir").until_step("assign")
    assert table.session.game.view(table.g, "A").numbers["strikes"] == 5
    wolves = at("Moria", "Elrond", went=True, on_guard=["Wake of War"])
    other = Table({"companies": [wolves]}, step="site_company").until("enter").choose("enter")
    assert not other.find("reveal")


# -- regions, keys, attacks --------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-499")
def test_a_region_of_another_type_is_so_in_every_path() -> None:
    def darken(g: MecState) -> None:
        g.effects.append(Effect("region_type:shadow_land", 0, [region_named("Rhudaur")], "", "turn"))

    ana = {"companies": [at("Rivendell", "Elrond", goal="Goblin-gate")], "locations": SITES}
    table = Table(ana, step="company", before=darken).until("way").choose("way", detail="region").until("draw")
    assert table.company("Elrond").path[0] == "shadow_land"


@pytest.mark.rule("MEC-495", "MEC-499")
def test_a_region_that_starter_movement_does_not_name_is_of_its_new_type_too() -> None:
    """To Lossadan Cairn a company goes through Rhudaur, Arthedain and Forochel."""

    def darken(g: MecState) -> None:
        g.effects.append(Effect("region_type:shadow_land", 0, [region_named("Arthedain")], "", "turn"))

    ana = {"companies": [at("Rivendell", "Elrond", goal="Lossadan Cairn")], "locations": ["Lossadan Cairn"]}
    table = Table(ana, step="company", before=darken).until("hazards")
    assert table.company("Elrond").way == "starter"
    assert table.company("Elrond").path == ["wilderness", "shadow_land", "wilderness"]
    assert region_named("Arthedain") not in table.company("Elrond").regions


@pytest.mark.rule("MEC-499")
def test_a_path_that_fits_two_ways_on_the_map_keeps_what_it_does_not_tell() -> None:
    """To Dale minions go through the Heart of Mirkwood or through Southern Rhovanion: the symbols do not say which."""
    mirkwood, heart, rhovanion = map(region_named, ("Southern Mirkwood", "Heart of Mirkwood", "Northern Rhovanion"))

    def change(g: MecState) -> None:
        g.effects.append(Effect("region_type:border_land", 0, [mirkwood, heart, rhovanion], "", "turn"))

    ana = {"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos", goal="Dale")], "locations": ["Dale"]}
    table = Table(ana, step="company", before=change).until("way").choose("way", detail="starter").until("hazards")
    assert table.company("Layos").path == ["border_land", "wilderness", "border_land"]


@pytest.mark.rule("MEC-499", "MEC-517")
def test_a_key_that_is_no_longer_valid_ends_the_attacks_of_a_creature() -> None:
    dagorlad = region_named("Dagorlad")
    company = at("Minas Tirith", "Elrond", moved=True, way="region", limit=4, path=["shadow_land"], regions=[dagorlad])
    attack = {
        "race": "slayer",
        "strikes": 1,
        "prowess": 2,
        "card": "Slayer",
        "key": "region_type",
        "keyed": "shadow_land",
    }
    table = Table({"companies": [company]}, {"hand": ["Dawn over the Shadow"]}, step="assign", attack=attack)
    table.g.attacks[-1].left = 1
    table.pick("Elrond").until("hazards", limit=60)
    assert table.zone("Slayer") == "discard:B"
    assert table.said("attack") == 0
    before = Table({"companies": [company]}, {"hand": ["Dawn over the Shadow"]}, step="hazards").until("hazards")
    before.choose("play", "Dawn over the Shadow").until("hazards")
    assert before.company("Elrond").path == ["wilderness"]


@pytest.mark.rule("MEC-516")
def test_an_attack_keyed_by_name_is_not_keyed_to_a_type() -> None:
    elrond = bearing("Elrond", "Goldberry")
    for key, keyed, cancels in (("region_type", "wilderness", True), ("region", region_named("Rhudaur"), False)):
        attack = {"race": "wolf", "strikes": 1, "prowess": 8, "key": key, "keyed": keyed, "card": "Wolves"}
        table = Table({"companies": [at("Bree", elrond, limit=2)]}, step="attack_actions", attack=attack)
        assert bool(table.find("use", "Goldberry")) is cancels


@pytest.mark.rule("MEC-576", "MEC-536")
def test_a_company_is_not_sent_back_in_the_middle_of_an_attack() -> None:
    attack = {"race": "wolf", "strikes": 1, "prowess": 8, "card": "Wolves"}
    company = at("Bree", "Elrond", origin="Rivendell", limit=2)
    table = Table({"companies": [company]}, {"hand": ["Driven Back"]}, step="attack_actions", attack=attack)
    sending = send_back(table.g, table.company("Elrond"))
    with pytest.raises(StopIteration):
        sending.send(None)
    assert table.place("Elrond") == "Bree"
    for _ in range(10):
        if table.who != "Bor":
            table.passes()
    assert not table.find("play", "Driven Back")


@pytest.mark.rule("MEC-718", "MEC-510")
def test_an_attack_is_no_answer() -> None:
    ana = {"companies": [at("Rivendell", "Elrond", limit=3)], "hand": ["Twilight"]}
    bor = {"hand": ["Ambushed in the Hall", "Wargs", "Snare in the Grass"], "events": ["Doors of Night"]}
    table = Table(ana, bor, step="hazards").until("movement").choose("play", "Twilight").until("answer")
    assert table.who == "Bor"
    assert not table.find("play", "Ambushed in the Hall")
    assert not table.find("creature")
    assert table.offers("play", "Snare in the Grass")
    table.until("hazards")
    assert table.offers("play", "Ambushed in the Hall")


@pytest.mark.rule("MEC-574")
def test_in_the_opponents_turn_a_defender_does_nothing() -> None:
    bor = {"companies": [at("Moria", "Adrazar", "Ioreth")], "hand": ["Concealment", "Dodge"]}
    ana = {"companies": [at("Bree", "Elrond")], "hand": ["Sortie"]}
    table = Table(ana, bor).choose("play", "Sortie").until_step("assign")
    assert table.who == "Bor"
    assert table.said("wounded") == 0
    asked = []
    for _ in range(40):
        if table.g.attacks:
            asked += [option.verb for option in table.question.options if table.who == "Bor"]
            table.passes()
    assert table.g.attacks == []
    assert not {"play", "use", "support", "hold"} & set(asked)


@pytest.mark.rule("MEC-533")
def test_the_hazard_player_may_resume_after_an_action_of_the_other() -> None:
    ana = {"companies": [at("Moria", "Elrond", limit=2)], "hand": ["Twilight"]}
    table = Table(ana, {"events": ["Doors of Night"], "hand": ["Orc-watch"]}, step="hazards")
    table.until("movement").choose("pass").until("hazards").choose("pass")
    table2 = Table(
        ana, {"events": ["Doors of Night"], "hand": ["Orc-watch"]}, step="hazards", window={"passed": ["Bor"]}
    )
    table2.until("movement").choose("play", "Twilight").until("hazards")
    assert table2.offers("creature", "Orc-watch")


@pytest.mark.rule("MEC-532")
def test_a_nazgul_is_given_up_for_hazards_of_the_sideboard() -> None:
    bor = {"events": ["Herald of Fear"], "sideboard": ["Wargs", "Wolves"]}
    table = Table({"companies": [at("Bree", "Elrond", limit=2)]}, bor, step="hazards").until("hazards")
    table.choose("nazgul", "Herald of Fear").choose("to_discard").pick("Wargs", "Wolves").until("movement")
    assert table.zone("Herald of Fear") == "discard:B"
    assert table.zone("Wargs") == "discard:B"
    assert table.company("Elrond").hazards == 1
    spent = Table({"companies": [at("Bree", "Elrond", limit=0)]}, bor, step="hazards").until("hazards")
    assert not spent.find("nazgul")


@pytest.mark.rule("MEC-489", "MEC-505")
def test_nobody_acts_before_the_cards_are_drawn() -> None:
    table = travelling("Bree", "Elrond", bor={"hand": ["Twilight", "Wargs"]})
    verbs = []
    for _ in range(20):
        if table.asked not in ("movement", "hazards"):
            verbs += [option.verb for option in table.question.options]
            table.passes()
    assert set(verbs) <= {"company", "way", "draw", "walk"}


@pytest.mark.rule("MEC-492", "MEC-572")
def test_who_is_elsewhere_cancels_no_attack() -> None:
    attack = {"race": "wolf", "strikes": 1, "prowess": 8, "card": "Wolves", "key": "region_type", "keyed": "wilderness"}
    others = at("Rivendell", bearing("Adrazar", "Goldberry"))
    ana = {"companies": [at("Bree", "Elrond", limit=2), others], "hand": ["Concealment"]}
    table = Table(ana, step="attack_actions", attack=attack)
    assert not table.find("play", "Concealment")
    assert not table.find("use", "Goldberry")


@pytest.mark.rule("MEC-420")
def test_what_may_not_untap_is_untapped_by_nothing() -> None:
    sam = tapped("Sam Gamgee", attachments=["Sleepless Watch"])
    table = Table({"companies": [at("Rivendell", sam)], "hand": ["Halfling Strength"]}, step="turn")
    table.until("organization")
    assert table.stands("Sam Gamgee") == "tapped"
    assert not table.find("play", "Halfling Strength")


@pytest.mark.rule("MEC-526", "MEC-527", "MEC-528")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("Call of Home", "MEC-526"),
        ("Dragon-sickness", "MEC-528"),
        ("Snare in the Grass", "MEC-527"),
        ("Driven Back", "MEC-527"),
    ],
)
def test_what_stays_on_guard_as_a_resource_is_played_says_why(card: str, rule: str) -> None:
    company = at("Isengard", "Beretar", went=True, entered=True, on_guard=[card])
    table = Table({"companies": [company], "hand": ["Cram"]}, step="site_actions").choose("acquire", "Cram")
    assert table.asked == "guard"
    assert table.refusal(card, "reveal").rule == rule


@pytest.mark.rule("MEC-500")
@pytest.mark.parametrize(("more", "limit"), [({}, 3), ({"limit": 1}, 1), ({"limit": 0}, 0)])
def test_on_a_table_laid_out_by_hand_the_limit_is_the_usual_one_unless_another_is_said(more: Any, limit: int) -> None:
    table = Table({"companies": [at("Bree", "Elrond", "Balin", "Haldir", **more)]}, {"hand": ["Wargs"]}, step="hazards")
    assert table.until("hazards").company("Elrond").limit == limit
    assert table.offers("on_guard", "Wargs") is bool(limit)
