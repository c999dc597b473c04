"""The pages of the rules screen as rich text: rules found, a rule among its neighbours, the words of a game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Any, Self

from desktop_app.app.atlas import PREFIXES, Rule, Term, find_rule, game_of_rule, load_atlas, search_rules
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games import TENANTS
from desktop_app.games.contract.tenant import Tenant
from desktop_app.ui.widgets.look import Look

MOST_SHOWN = 120
NEIGHBOURS = 3


class Wanted(Frozen):
    """What the reader looks for. An empty `game` means all of them, an empty `topic` every topic."""

    game: str = ""
    text: str = ""
    topic: str = ""
    rule: str = ""
    both: bool = False
    glossary: bool = False

    def changed(self, **values: Any) -> Self:
        """The same with some parts replaced."""
        return replace(self, **values)


def topics_of(game: str, language: str) -> tuple[tuple[str, str, int], ...]:
    """The topics of a game by title, each with how many rules it has; of all games when it is empty."""
    return _topics_of(game, language, TENANTS.all())


@cache
def _topics_of(game: str, language: str, house: tuple[Tenant, ...]) -> tuple[tuple[str, str, int], ...]:
    texts = Texts("es" if language == "es" else "en")
    counts: dict[str, int] = {}
    titles: dict[str, str] = {}
    for each in [game] if game else PREFIXES:
        terms = {term.id: term for term in load_atlas(each).terms}
        for rule in load_atlas(each).rules:
            counts[rule.topic] = counts.get(rule.topic, 0) + 1
            titles.setdefault(rule.topic, _topic_title(rule.topic, terms, TENANTS[each].domain, texts))
    return tuple(
        sorted(((topic, titles[topic], count) for topic, count in counts.items()), key=lambda row: fold(row[1]))
    )


def _topic_title(topic: str, terms: dict[str, Term], domain: str, texts: Texts) -> str:
    """The term of that name, else the title that its game or the house gives it."""
    for term_id in (topic, topic.removesuffix("s"), topic.removesuffix("es"), topic.removesuffix("_cards")):
        if term_id in terms:
            title = terms[term_id].text(texts.language)
            return title[:1].upper() + title[1:]
    own = f"{domain}-topic-{topic.replace('_', '-')}"
    return texts(own if texts.has(own) else f"topics-{topic.replace('_', '-')}")


def rules_page(wanted: Wanted, texts: Texts, look: Look) -> tuple[str, int]:
    """The rules that are wanted as rich text, and how many were found."""
    found = _around(wanted.rule) if wanted.rule else _found(wanted, texts.language)
    parts = [_rule(rule, wanted, texts, look) for rule in found[:MOST_SHOWN]]
    if not found:
        parts.append(f"<p>{escape(texts('rules-none', text=wanted.text))}</p>")
    elif len(found) > MOST_SHOWN:
        parts.append(f"<p>{escape(texts('rules-more', count=len(found) - MOST_SHOWN))}</p>")
    return _page(parts, look), len(found)


def glossary_page(wanted: Wanted, texts: Texts, look: Look) -> tuple[str, int]:
    """The words of the games that fit, in both languages side by side, and how many there are."""
    fitting = [
        (game, term)
        for game in ([wanted.game] if wanted.game else PREFIXES)
        for term in load_atlas(game).terms
        if not wanted.text or fold(wanted.text) in f"{fold(term.en)} {fold(term.es)} {fold(term.note or '')}"
    ]
    own = texts.language
    other = next(language for language in LANGUAGES if language != own)
    fitting.sort(key=lambda row: fold(row[1].text(own)))
    rows = "".join(_term_row(game, term, own, other, look, named=not wanted.game) for game, term in fitting)
    names = [escape(texts(f"common-language-{language}")) for language in (own, other)]
    head = "".join(f'<td width="34%"><span style="color:{look.theme.ink3}">{name}</span></td>' for name in names)
    table = f'<table width="100%" cellpadding="6" cellspacing="0"><tr>{head}<td></td></tr>{rows}</table>'
    return _page([table], look), len(fitting)


def _term_row(game: str, term: Term, own: str, other: str, look: Look, *, named: bool) -> str:
    note = " · ".join(part for part in (PREFIXES[game] if named else "", term.note or "") if part)
    return (
        f"<tr><td><b>{escape(term.text(own))}</b></td><td>{escape(term.text(other))}</td>"
        f'<td><span style="color:{look.theme.ink3}">{escape(note)}</span></td></tr>'
    )


def _found(wanted: Wanted, language: str) -> list[Rule]:
    rules = search_rules(wanted.text, language, wanted.game or None)
    return [rule for rule in rules if not wanted.topic or rule.topic == wanted.topic]


def _around(rule_id: str) -> list[Rule]:
    """A rule first, then those it points at, then those of its topic and beside it in the book."""
    rule = find_rule(rule_id)
    rules = load_atlas(game_of_rule(rule_id)).rules
    at = rules.index(rule)
    kindred = [find_rule(other) for other in rule.see]
    kindred += [each for each in rules if each.topic == rule.topic]
    kindred += rules[max(0, at - NEIGHBOURS) : at + NEIGHBOURS + 1]
    return [rule, *dict.fromkeys(each for each in kindred if each is not rule)]


def _rule(rule: Rule, wanted: Wanted, texts: Texts, look: Look) -> str:
    theme, own = look.theme, texts.language
    terms = {term.id: term for term in load_atlas(game_of_rule(rule.id)).terms}
    topic = _topic_title(rule.topic, terms, TENANTS[game_of_rule(rule.id)].domain, texts)
    small = look.font("hint").pixelSize()
    ground = theme.panel2 if rule.id == wanted.rule else theme.panel
    number = _link(f"rule:{rule.id}", f"<b>{rule.id}</b>", theme.gold)
    about = _link(f"topic:{rule.topic}", escape(topic), theme.ink3)
    head = f'<a name="{rule.id}"></a>{number}&nbsp;&nbsp;{about}'
    lines = [f'<p style="margin:2px 0">{escape(rule.text(own))}</p>']
    if wanted.both:
        other = next(language for language in LANGUAGES if language != own)
        lines.append(f'<p style="margin:2px 0; color:{theme.ink2}"><i>{escape(rule.text(other))}</i></p>')
    if rule.see:
        links = ", ".join(_link(f"rule:{other}", other, theme.accent) for other in rule.see)
        lines.append(f'<p style="margin:2px 0; font-size:{small}px">{escape(texts("rules-see"))} {links}</p>')
    return (
        f'<table width="100%" cellpadding="10" cellspacing="0" bgcolor="{ground}"><tr><td>'
        f'<span style="font-family:Cabin; font-size:{small}px">{head}</span>{"".join(lines)}</td></tr></table>'
    )


def _link(to: str, shown: str, colour: str) -> str:
    return f'<a href="{to}" style="color:{colour}; text-decoration:none">{shown}</a>'


def _page(parts: Iterable[str], look: Look) -> str:
    size = look.font("prose").pixelSize()
    body = '<div style="font-size:4px">&nbsp;</div>'.join(parts)
    return f'<div style="font-size:{size}px; color:{look.theme.ink}">{body}</div>'
