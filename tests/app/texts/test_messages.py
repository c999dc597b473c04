"""What the rules say is told in both languages: every sentence of whole games, with cards that can be hovered."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import desktop_app
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.texts.messages import Narrator, Span
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.session import Session
from desktop_app.games import DECKS, TENANTS
from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.table.presets import load_presets

RULES = Path(desktop_app.__file__).parent / "games" / "lotr_lcg"
ARAGORN, EOWYN, OLD_FOREST_ROAD, TO_THE_RIVER, FOR_GONDOR = "01001", "01007", "01099", "01126", "01022"


def _narrator(language: Language) -> Narrator:
    cards = load_cards()
    names = {"A": "Ana", "B": "Bor", "C": "Cid"}
    return Narrator(Texts(language), lambda code: cards[code].titles[language], names.__getitem__, "lcg")


def _source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))


def test_a_message_names_cards_and_players() -> None:
    travels = message("lcg-log-travels", card=card_ref("c7", OLD_FOREST_ROAD))
    assert _narrator("en").plain(travels) == "The players travel to Old Forest Road."
    engages = message("lcg-log-engages", card=card_ref("c9", "01096"), seat="seat:B", level=31)
    assert _narrator("en").plain(engages) == "Forest Spider engages Bor, whose threat is 31."


def test_the_cards_of_a_line_are_pieces_of_their_own() -> None:
    line = message("lcg-log-draws-these", cards=[card_ref("c1", ARAGORN), card_ref("c2", EOWYN)])
    assert _narrator("en").spans(line) == [
        Span("Drawn: "),
        Span("Aragorn", "c1", ARAGORN),
        Span(" and "),
        Span("Éowyn", "c2", EOWYN),
        Span("."),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_ends_in_dots_ends_its_sentence_too(language: Language) -> None:
    """The second stage of the way down the river is called "To the River…"."""
    title = load_cards()[TO_THE_RIVER].titles[language]
    assert title.endswith("…")
    told = message("lcg-log-travels", card=card_ref("c7", TO_THE_RIVER))
    assert _narrator(language).plain(told).endswith(title)
    assert _narrator(language).spans(told)[-1] == Span(title, "c7", TO_THE_RIVER)
    joined = Texts(language)("table-asked-by", card=title)
    assert not joined.endswith("….")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_an_exclamation_ends_its_sentence_too(language: Language) -> None:
    title = load_cards()[FOR_GONDOR].titles[language]
    assert title.endswith("!")
    told = message("lcg-log-plays", seat="seat:A", card=card_ref("c7", FOR_GONDOR))
    assert _narrator(language).plain(told).endswith(title)
    assert _narrator(language).spans(told)[-1] == Span(title, "c7", FOR_GONDOR)


@pytest.mark.parametrize(
    ("language", "id", "what", "told"),
    [
        ("es", "lcgtable-line-attackers", "", "Al ataque: Aragorn y Éowyn"),
        ("es", "tcg-log-wins", "", "Escaramuza ganada por Aragorn y Éowyn, 9\u00a0a\u00a05."),
        ("es", "got-log-gains", "renown", "Aragorn y Éowyn: ahora con Renombre."),
        ("es", "got-log-loses", "military", "Aragorn y Éowyn: ahora sin icono Militar."),
        ("en", "got-log-gains", "military", "Aragorn and Éowyn: now with a military icon."),
        ("en", "got-log-loses", "military", "Aragorn and Éowyn: now without a military icon."),
    ],
)
def test_a_line_about_one_card_or_several_is_right_of_both(language: Language, id: str, what: str, told: str) -> None:
    """One attacked and two attacks: what a sentence says of its cards does not hang on how many they are."""
    both = [card_ref("c1", ARAGORN), card_ref("c2", EOWYN)]
    line = message(id, cards=both, what=what, strength=9, against=5)
    assert _narrator(language).plain(line) == told
    alone = message(id, cards=both[:1], what=what, strength=9, against=5)
    assert _narrator(language).plain(alone) == told.replace(" y Éowyn", "").replace(" and Éowyn", "")


def test_a_line_that_is_only_a_card_is_one_piece() -> None:
    assert _narrator("es").spans(message("lcg-part-card", card=card_ref("", EOWYN))) == [Span("Éowyn", "", EOWYN)]


def test_spanish_joins_cards_by_their_sound() -> None:
    titles = {"1": "Aragorn", "2": "Imrahil"}
    narrator = Narrator(Texts("es"), titles.__getitem__, str, "lcg")
    line = message("lcg-log-draws-these", cards=[card_ref("c1", "1"), card_ref("c2", "2")])
    assert narrator.plain(line) == "Robado: Aragorn e Imrahil."


def test_zones_are_named_with_their_player() -> None:
    assert _narrator("en").plain(message("lcg-log-shuffles", zone="zone:deck:A")) == "Shuffled: deck of Ana."
    assert (
        _narrator("es").plain(message("lcg-log-shuffles", zone="zone:encounter_deck"))
        == "Se baraja: mazo de Encuentros."
    )


@pytest.mark.parametrize("game", TENANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_the_rules_of_a_game_write_out_has_its_sentence(game: str, language: Language) -> None:
    texts, domain = Texts(language), TENANTS[game].domain
    id = re.compile(rf"{domain}(cards)?-[a-z0-9-]+[a-z0-9]")
    code = [ast.parse(path.read_text(encoding="utf-8")) for path in (RULES.parent / game).rglob("*.py")]
    strings = {node.value for tree in code for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    written = [each for each in strings if isinstance(each, str) and id.fullmatch(each)]
    assert len(written) > 100
    assert sorted(each for each in written if not texts.has(each)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_phase_and_verb_has_its_words(language: Language) -> None:
    texts = Texts(language)
    rows = [row for table in GAME.steps.tables.values() for row in table]
    wanted = {f"lcg-{kind}-{re.sub('[._]', '-', row.id)}" for row in rows for kind in ("step", "steplong")}
    wanted |= {f"lcg-phase-{row.phase}" for row in rows if row.phase}
    verbs = re.findall(r'Option\("([a-z_]+)"', _source())
    wanted |= {f"lcg-verb-{verb.replace('_', '-')}" for verb in [*verbs, "respond", "resolve"]}
    assert sorted(id for id in wanted if not texts.has(id)) == []


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_everything_said_in_a_game_can_be_told_in_both_languages(decks: int) -> None:
    narrators = [_narrator(language) for language in LANGUAGES]
    for seed in range(4):
        for told in _said_in_a_game(decks, seed):
            for narrator in narrators:
                sentence = narrator.plain(told)
                assert sentence
                assert not re.search(r"[{}@\u2063]|lcg-|zone:|seat:", sentence), (told, sentence)


def _said_in_a_game(seats: int, seed: int) -> list[Message]:
    """Every prompt, refusal and line of the log of one game between random players; a game of many rounds is cut."""
    presets = [deck for deck in load_presets().values() if not deck.id.startswith("starter_")][:seats]
    decks = [{"heroes": deck.heroes, "cards": deck.cards} for deck in presets]
    state = new_game("passage_through_mirkwood", decks, names=["Ana", "Bor", "Cid"][:seats], seed=seed)
    session = Session(GAME, state, keep=False)
    dice = Chance(seed)
    said: list[Message] = []
    for _ in range(400):
        question = session.question
        if question is None:
            break
        said.append(question.prompt)
        said += [refusal.message for refusal in question.refusals()]
        session.answer(random_answer(lambda: GAME.view(session.state, "A"), question, dice))
    return said + [line.message for line in session.log]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", DECKS)
def test_what_the_leaders_bring_together_is_named_in_both_languages(game: str, language: Language) -> None:
    texts = Texts(language)
    for name in DECKS[game].numbers:
        assert texts.has(f"{open_box(game).domain}-number-{name.replace('_', '-')}"), name


@pytest.mark.parametrize(("language", "said"), [("en", "61%"), ("es", "61\N{NO-BREAK SPACE}%")])
def test_a_share_of_a_hundred_is_written_as_its_language_writes_it(language: Language, said: str) -> None:
    assert Texts(language)("common-percent", share=61) == said
    assert said in Texts(language)("mectable-turn-stake", chance=61)
    assert said in Texts(language)("table-coach-chance", count=3, chance=61, other=2, less=40)
