"""Campaign cards, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.reading.queries import is_blank
from desktop_app.games.lotr_lcg.table.position_of_table import set_up_of
from desktop_app.games.lotr_lcg.table.positions import build, card_named
from desktop_app.games.lotr_lcg.verbs.captivity import free
from tests.games.lotr_lcg.cards.campaign_tables import (
    ANDUIN,
    BEORN,
    CARD,
    LEAVE_NOT,
    MENDOR,
    PASSAGE,
    SCARRED,
    SPAWN,
    SUPPORT,
    TROLL,
    VALOR,
    campaign,
    earned,
)
from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, at_once, committed

# -- Passage Through Mirkwood --------------------------------------------------------------------------------------


def spawn_dies() -> Table:
    """The spawn is killed on the right path by two players."""
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "engaged": [{"card": SPAWN, "damage": 8}], "allies": [MENDOR]},
            "Bor": {"heroes": ["Gimli"]},
        },
        quest=LEAVE_NOT,
        step="6.8a",
        **PASSAGE,
    )
    return t.choose("attack", "Aragorn", SPAWN).until_over()


@pytest.mark.rule("LCG-533")
def test_each_player_earns_mendors_support_and_the_right_path_the_venom() -> None:
    t = spawn_dies()
    assert t.result == "won"
    assert earned(t) == [("01132", "A"), ("01132", "B"), ("01137", "")]


@pytest.mark.rule("LCG-533")
def test_beorns_path_earns_the_swarm() -> None:
    t = Table(
        heroes=[committed("Aragorn")],
        allies=[MENDOR],
        quest={"card": BEORN, "progress": 9},
        removed=[LEAVE_NOT],
        step="3.4",
        **PASSAGE,
    ).until_over()
    assert t.result == "won"
    assert earned(t) == [("01132", "A"), ("01136", "")]


@pytest.mark.rule("LCG-533")
def test_after_a_victory_the_campaign_card_shows_its_back_and_after_a_defeat_its_front() -> None:
    won = spawn_dies()
    assert won.titles("campaign_back") == ["Passage Through Mirkwood"]
    lost = Table(heroes=["Aragorn"], threat=49, step="7.3", **PASSAGE).until_over()
    assert lost.result == "lost"
    assert lost.titles("campaign") == ["Passage Through Mirkwood"]
    assert earned(lost) == []


# -- Journey Along the Anduin --------------------------------------------------------------------------------------


def troll_dies(**more: Any) -> Table:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn", "Legolas"], "engaged": [{"card": TROLL, "damage": 8}]},
            "Bor": {"heroes": ["Gimli", {"card": "Éowyn", "attachments": [VALOR]}], "hand": [TUNE]},
        },
        set_aside=[VALOR, VALOR, SCARRED, SCARRED],
        step="6.8a",
        **{**ANDUIN, **more},
    )
    t.choose("attack", "Aragorn", TROLL).choose_all("attack", "Legolas")
    while not t.offers("respond", CARD):
        t.passes()
    return t


def test_after_a_hill_troll_is_defeated_each_player_may_give_a_hero_valor() -> None:
    t = troll_dies().choose("respond", CARD).choose("choose", "Legolas")
    bearers = {t.g.codes[piece.host] for card, piece in t.g.pieces.items() if t.g.codes[card] == "01133"}
    assert bearers == {"01005", "01004", "01007"}  # Legolas chosen, Gimli the only one of Bor without, Éowyn before
    assert t.titles("set_aside") == [SCARRED, SCARRED]


def test_valor_is_not_taken_when_nobody_wants_it() -> None:
    t = troll_dies().choose("pass")
    assert len(t.titles("set_aside")) == 4


def troll_kills(*, used: bool = False) -> Table:
    t = Table(
        players={
            "Ana": {
                "heroes": ["Aragorn"],
                "allies": [GUARD],
                "engaged": [{"card": TROLL, "shadows": [STREAM]}],
            },
            "Bor": {"heroes": ["Gimli", "Éowyn"], "hand": [TUNE]},
        },
        set_aside=[SCARRED, SCARRED, VALOR],
        step="6.4a",
        **ANDUIN,
    )
    if used:
        t.prepare(lambda g: g.used.__setitem__(f"game|01130/3|{g.zones['campaign'][0]}", 1))
    t.until(asked="lcg-ask-defender").choose("defend", GUARD)
    while t.asked() != "lcg-ask-host" and t.step != "6.4.3w":
        t.choose("resolve", CARD) if t.offers("resolve") else t.passes()
    return t


def test_a_character_that_a_hill_troll_destroys_leaves_a_scar_on_a_hero_of_each_player() -> None:
    t = troll_kills().choose("choose", "Éowyn")
    hosts = {t.g.codes[piece.host] for card, piece in t.g.pieces.items() if t.g.codes[card] == "01138"}
    assert hosts == {"01001", "01007"}


def test_it_does_so_once_a_game() -> None:
    t = troll_kills(used=True)
    assert t.titles("set_aside") == [SCARRED, SCARRED, VALOR]


def shore_is_won(**heroes: Any) -> Table:
    """The last enemy of the shore dies."""
    t = Table(
        players={"Ana": {"heroes": [{"card": name, **how} for name, how in heroes.items()], "allies": [MENDOR]}},
        quest="01128",
        staging=[],
        encounter_deck=[STREAM] * 8,
        step="3.3",
        **ANDUIN,
    )
    return t.until_over()


@pytest.mark.rule("LCG-533", "LCG-542")
def test_every_valor_and_scar_in_play_is_earned_with_its_hero_and_the_most_wounded_becomes_the_prisoner() -> None:
    t = shore_is_won(
        Aragorn={"damage": 1, "attachments": [VALOR, SCARRED]}, Gimli={"damage": 3}, Legolas={"attachments": [SCARRED]}
    )
    assert t.result == "won"
    assert sorted(earned(t)) == [("01133", "01001"), ("01138", "01001"), ("01138", "01005")]
    assert campaign(t).noted == {"prisoner": "01004"}


@pytest.mark.rule("LCG-533")
def test_equally_wounded_heroes_draw_lots_for_the_prison() -> None:
    taken = {campaign(shore_is_won_by_two(seed)).noted["prisoner"] for seed in range(12)}
    assert taken == {"01001", "01004"}


def shore_is_won_by_two(seed: int) -> Table:
    return Table(
        heroes=[{"card": "Aragorn", "damage": 2}, {"card": "Gimli", "damage": 2}, "Legolas"],
        quest="01128",
        step="3.3",
        seed=seed,
        **ANDUIN,
    ).until_over()


# -- Escape from Dol Guldur ----------------------------------------------------------------------------------------

MAP, TORCH, KEY, NAZGUL = "Gandalf’s Map", "Dungeon Torch", "Shadow Key", "Nazgûl of Dol Guldur"
TOWER, CAVERNS, DUNGEONS = "The Necromancer’s Tower", "Through the Caverns", "Out of the Dungeons"
DOL_GULDUR: dict[str, Any] = {"scenario": "escape_from_dol_guldur"}


def into_the_tower(prisoner: str = "Gimli", seed: int = 0) -> Table:
    """Set-up from its last step on; the log names a prisoner."""
    heroes = ["Aragorn", {"card": "Gimli", "attachments": ["Valor"]}, "Éowyn"]
    return Table(
        players={"Ana": {"heroes": heroes, "allies": [MENDOR], "threat": 20, "hand": [TUNE]}},
        step="S7",
        quest_deck=[TOWER, CAVERNS, DUNGEONS],
        encounter_deck=[NAZGUL, KEY, TORCH, MAP, *[STREAM] * 8],
        campaign={"prisoner": prisoner},
        seed=seed,
        **DOL_GULDUR,
    ).until(step="1.3w")


@pytest.mark.parametrize("seed", range(4))
def test_the_prisoner_is_the_hero_of_the_log_and_not_drawn(seed: int) -> None:
    assert into_the_tower(seed=seed).titles("captive:A") == [MENDOR, "Gimli"]


def test_a_log_that_names_nobody_here_leaves_it_to_chance() -> None:
    captured = {into_the_tower("Legolas", seed).titles("captive:A")[1] for seed in range(8)}
    assert len(captured) > 1


def test_what_is_attached_to_the_prisoner_is_face_down_until_the_rescue() -> None:
    t = into_the_tower()
    assert is_blank(t.g, t.id("Valor"))
    t = Table(
        players={"Ana": {"heroes": [committed("Éowyn")], "captive": ["Gimli"], "hand": [TUNE]}},
        quest=CAVERNS,
        step="3.4",
        campaign={"back": True},
        **DOL_GULDUR,
    )
    t.until(asked="lcg-ask-respond").choose("respond", CAVERNS).until(step="3.4w")
    assert t.g.effects == []


def test_what_is_attached_to_the_prisoner_is_face_down_on_a_table_laid_out_as_a_position_too() -> None:
    t = into_the_tower()
    laid = build(set_up_of(t.g), ["Ana"])
    assert is_blank(laid, card_named(laid, VALOR))
    assert set_up_of(laid) == set_up_of(t.g)
    at_once(free(laid, card_named(laid, "Gimli"), 1))
    assert not is_blank(laid, card_named(laid, VALOR))


def test_mendor_is_captured_without_leaving_play_and_the_card_is_turned_over() -> None:
    t = into_the_tower()
    assert (t.zone(MENDOR), t.said("lcg-log-discarded")) == ("captive:A", 0)
    assert len(t.g.zones["campaign_back"]) == 1
    assert not t.result


def first_claim(**setup: Any) -> Table:
    mine = {"heroes": ["Aragorn", "Éowyn"], "captive": ["Gimli", MENDOR], "hand": [TUNE], "threat": 20, **setup}
    t = Table(
        players={"Ana": mine},
        quest=TOWER,
        staging=[KEY, TORCH],
        set_aside=[NAZGUL],
        step="4.2w",
        campaign={"back": True},
        **DOL_GULDUR,
    )
    return t.choose("use", KEY).choose("choose", "Aragorn")


def test_the_first_objective_frees_mendor_with_one_damage_and_nobody_else() -> None:
    t = first_claim().choose("respond", "Escape from Dol Guldur")
    assert (t.zone(MENDOR), t[MENDOR].damage, t.zone("Gimli")) == ("play:A", 1, "captive:A")
    assert t.zone(NAZGUL) == "set_aside"


def test_only_the_first_objective_does() -> None:
    t = first_claim().choose("pass").choose("use", TORCH).choose("choose", "Éowyn")
    assert t.step == "4.2w"
    assert t.zone(MENDOR) == "captive:A"


def test_nobody_supports_a_captive_mendor() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "captive": ["Gimli", MENDOR], "hand": [SUPPORT, TUNE]}},
        quest=TOWER,
        step="4.2w",
        campaign={"back": True},
        **DOL_GULDUR,
    )
    assert not t.offers("play", SUPPORT)


def test_a_captive_mendor_goes_with_the_token_too() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "captive": ["Gimli", MENDOR]},
            "Bor": {"heroes": ["Legolas"], "hand": [TUNE]},
        },
        quest=TOWER,
        step="7.4",
        campaign={"back": True},
        **DOL_GULDUR,
    ).until(step="7.4w")
    assert (t.zone(MENDOR), t[MENDOR].controller, t.zone("Gimli")) == ("captive:B", "B", "captive:A")


@pytest.mark.parametrize(("allies", "kept"), [([MENDOR], [("01135", "")]), ([], [])])
def test_a_mendor_who_comes_out_of_dol_guldur_is_earned_for_the_next_campaign(
    allies: list[str], kept: list[tuple[str, str]]
) -> None:
    t = Table(
        heroes=[committed("Aragorn")],
        allies=allies,
        quest={"card": "01125", "progress": 6},
        step="3.4",
        scenario="escape_from_dol_guldur",
        campaign={},
    ).until_over()
    assert t.result == "won"
    assert earned(t) == kept
