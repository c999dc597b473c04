"""What a face says, as words to be read beside it: its bold and slanted parts kept, its signs named."""

from __future__ import annotations

import re
from html import escape

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.art.model import FaceModel

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_SLANTED = re.compile(r"\*(.+?)\*")
_SIGN = re.compile(r"\[([\w-]+)\]")


def written(face: FaceModel, texts: Texts) -> str:
    """The words of a face as rich text, "" for one without any."""
    lines = [f"<b><i>{escape(face.traits)}</i></b>"] if face.traits else []
    lines += [_line(line, texts) for line in face.text]
    if face.shadow:
        lines.append(f"<b>{escape(face.shadow_word)}:</b> {_line(face.shadow, texts)}")
    if not (face.text or face.shadow):
        return ""
    return "".join(f"<p style='margin: 0 0 6px 0'>{line}</p>" for line in (f"<b>{escape(face.title)}</b>", *lines))


def _line(line: str, texts: Texts) -> str:
    bold = _BOLD.sub(r"<b>\1</b>", escape(line, quote=False))
    return _SIGN.sub(lambda found: _sign(found.group(1), texts), _SLANTED.sub(r"<i>\1</i>", bold))


def _sign(key: str, texts: Texts) -> str:
    """The name of a sign: that of the number it stands for, else the sign's own."""
    plain = key.replace("_", "-")
    message_id = f"browser-field-{plain}"
    return texts(message_id).casefold() if texts.has(message_id) else f"[{plain.replace('-', ' ')}]"
