"""What a face says, as words to be read beside it: its bold and slanted parts kept, its signs named."""

from __future__ import annotations

import re
from html import escape

from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.wording import group_name, number_name

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_SLANTED = re.compile(r"\*(.+?)\*")
_SIGN = re.compile(r"\[([\w-]+)\]")


def written(face: FaceModel, language: str, *, titled: bool = False) -> str:
    """The words of a face as rich text, "" for one without any; its title stands over them where it is `titled`."""
    lines = [f"<b><i>{escape(face.traits)}</i></b>"] if face.traits else []
    lines += [_line(line, face.game, language) for line in face.text]
    if face.shadow:
        lines.append(f"<b>{escape(face.shadow_word)}:</b> {_line(face.shadow, face.game, language)}")
    if not (face.text or face.shadow):
        return ""
    if titled:
        lines.insert(0, f"<b>{escape(face.title)}</b>")
    return "".join(f"<p style='margin: 0 0 6px 0'>{line}</p>" for line in lines)


def _line(line: str, game: str, language: str) -> str:
    bold = _BOLD.sub(r"<b>\1</b>", escape(line, quote=False))
    return _SIGN.sub(lambda found: _named(found, game, language), _SLANTED.sub(r"<i>\1</i>", bold))


def _named(found: re.Match[str], game: str, language: str) -> str:
    """A sign by its name, which is not said twice where the text has named it just before."""
    name = _sign(found.group(1), game, language)
    before = found.string[: found.start()].rstrip(" (").casefold()
    return "" if before.endswith(name.casefold()) else name


def _sign(key: str, game: str, language: str) -> str:
    """The name of what a sign stands for: a number, a kind of road, a house or culture; else the mark itself."""
    plain = key.replace("_", "-")
    return number_name(plain, language) or group_name(game, key, language) or f"[{plain.replace('-', ' ')}]"
