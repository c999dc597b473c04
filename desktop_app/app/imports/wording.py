"""The community's card texts as Longtable writes them: bold and italics in asterisks, icons in brackets."""

from __future__ import annotations

import html
import re

_BREAK = re.compile(r"<\s*(?:br|/p|/li)\s*/?\s*>", re.IGNORECASE)
_BOLD = re.compile(r"<\s*/?\s*(?:b|strong)\s*>", re.IGNORECASE)
_ITALIC = re.compile(r"<\s*/?\s*(?:i|em)\s*>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]{0,200}>")
_SPACES = re.compile(r"[ \t]{2,}")
_HEAD = re.compile(
    r"(?:^|(?<=[.!?)\"”’'])\s+)"
    r"((?:(?:Combat|Encounter|Planning|Quest|Refresh|Resource|Travel|Valour) )?(?:Action|Response)"
    r"|When Revealed|Forced|Setup|Travel|Condition|Resolution|Bonus):\s*",
    re.MULTILINE,
)
LONGEST = 8000


def plain_text(text: str) -> str:
    """A text with HTML tags as one with asterisks; paragraphs are lines."""
    found = _BREAK.sub("\n", text.replace("\r", "")[: 2 * LONGEST])
    found = _ITALIC.sub("*", _BOLD.sub("**", found))
    found = html.unescape(_TAG.sub("", found))
    found = _SPACES.sub(" ", found.replace("****", "").replace(" / ", "\n"))
    return "\n".join(line.strip() for line in found.splitlines() if line.strip())[:LONGEST]


def with_heads(text: str) -> str:
    """A text without any looks, in which the words that open an ability begin a line of their own, in bold."""
    return text if "**" in text else _HEAD.sub(r"\n**\1:** ", text).strip()


def whole_number(text: str, most: int) -> int | None:
    """The number that a text of plain digits spells, None for anything else and for more than `most`.

    `str.isdigit` also takes "²" and "٣", which `int` refuses or no list means.
    """
    if not re.fullmatch(r"[0-9]{1,9}", text):
        return None
    return int(text) if int(text) <= most else None


def number_or_word(value: object) -> int | str | None:
    """A printed value: a number where it is one, its signs where not, None where there is nothing."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    text = str(value or "").strip()
    if not text:
        return None
    plain = text.replace("−", "-")
    return int(plain) if re.fullmatch(r"-?[0-9]{1,3}", plain) else text


def split_traits(text: str) -> list[str]:
    """ "Noble. Gondor." as its traits."""
    return [part.strip() for part in re.split(r"\.(?:\s+|$)", text) if part.strip()]
