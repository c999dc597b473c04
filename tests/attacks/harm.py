"""How files are harmed: by the disk, by other programs and by people; each harm is made by seeded dice."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

HOSTILE: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    10**12,
    -(10**30),
    1.5,
    float("inf"),
    float("nan"),
    "",
    "²",
    "\ud800",
    "\x00",
    "x" * 5_000,
    "../../../etc/passwd",
    "2026-13-45T99:99:99",
    [],
    [[[[[[]]]]]],
    {},
    {"": {"": []}},
    [None] * 2_000,
)
"""What no field holds, or holds and should not."""

TOKENS = (
    b"\x00",
    b"\xff\xfe",
    b"1e999",
    b"NaN",
    b"\r\n",
    b"\t" * 300,
    b'"',
    b"{",
    b"]" * 50,
    b"0x ",
    b"-1",
    b"9" * 400,
)


def flipped(content: bytes, dice: random.Random) -> bytes:
    """One to twenty bits the other way."""
    harmed = bytearray(content)
    for _ in range(dice.randint(1, 20)):
        if harmed:
            harmed[dice.randrange(len(harmed))] ^= 1 << dice.randrange(8)
    return bytes(harmed)


def cut(content: bytes, dice: random.Random) -> bytes:
    """Only the beginning, as after a power cut."""
    return content[: dice.randint(0, max(0, len(content) - 1))]


def blanked(content: bytes, dice: random.Random) -> bytes:
    """A block of zeros, as some file systems leave."""
    start = dice.randint(0, len(content))
    end = min(len(content), start + dice.choice((1, 16, 512, 4096)))
    return content[:start] + bytes(end - start) + content[end:]


def doubled(content: bytes, dice: random.Random) -> bytes:
    """A piece of it twice."""
    start, end = sorted(dice.randint(0, len(content)) for _ in range(2))
    return content[:end] + content[start:end][:4096] + content[end:]


def strewn(content: bytes, dice: random.Random) -> bytes:
    """Something hostile in the middle."""
    at = dice.randint(0, len(content))
    return content[:at] + dice.choice(TOKENS) + content[at:]


def misnumbered(content: bytes, dice: random.Random) -> bytes:
    """A number that is none, or is beyond all bounds, in place of another."""
    places = [at for at, byte in enumerate(content) if 48 <= byte <= 57]
    if not places:
        return strewn(content, dice)
    at = dice.choice(places)
    return content[:at] + dice.choice(("²", "٣", "9" * 30, "-", "1e999", "0", "⅓")).encode() + content[at + 1 :]


def mistaken(content: bytes, dice: random.Random) -> bytes:
    """In JSON some values of another kind, missing or added; other files are strewn."""
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return strewn(content, dice)
    for _ in range(dice.randint(1, 3)):
        _mistake(data, dice)
    return json.dumps(data).encode()


def _mistake(data: Any, dice: random.Random) -> None:
    """Change one place, wherever the dice lead."""
    while isinstance(data, dict | list) and data:
        key: Any = dice.choice(list(data)) if isinstance(data, dict) else dice.randrange(len(data))
        inner = data[key]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
            data = inner
            continue
        act = dice.random()
        if act < 0.7:
            data[key] = deepcopy(dice.choice(HOSTILE))
        elif act < 0.85:
            del data[key]
        elif isinstance(data, dict):
            data[str(dice.choice(HOSTILE))[:50]] = inner
        else:
            data.insert(key, deepcopy(dice.choice(HOSTILE)))
        return


HARMS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    flipped,
    cut,
    blanked,
    doubled,
    strewn,
    misnumbered,
    mistaken,
    mistaken,
)


def harm(path: Path, dice: random.Random) -> str:
    """Harm a file and say how. It is replaced, not changed: other links to it keep what they had."""
    act = dice.random()
    if act < 0.85:
        kind = dice.choice(HARMS)
        harmed = kind(path.read_bytes(), dice)
        path.unlink()
        path.write_bytes(harmed)
        return kind.__name__
    path.unlink()
    if act < 0.88:
        return "gone"
    if act < 0.91:
        path.mkdir()
        return "a folder"
    if act < 0.94:
        path.symlink_to(path.parent / "nowhere" / path.name)
        return "a link to nowhere"
    if act < 0.97:
        os.mkfifo(path)
        return "a pipe"
    path.symlink_to(path)
    return "a link to itself"


def linked_copy(source: Path, target: Path) -> None:
    """A copy of a folder whose files are links: quick, and safe since every write of ours makes a new file."""
    shutil.copytree(source, target, copy_function=os.link)
