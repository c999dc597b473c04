"""Makes `.venv` ready to run Longtable: exact versions, the project itself, Qt's system libraries.

Standard library only. Nothing is done when nothing changed since the last time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from desktop_app.app.machine.system_libraries import QT_LIBRARIES, SystemLibrary, install_command  # noqa: E402

FOLDER = ROOT / ".venv"
PROGRAMS = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "packaging" / "requirements.lock"
STAMP = FOLDER / "longtable-ready"
OLDEST_PYTHON = (3, 11)


def prepare() -> None:
    """Makes the environment and installs what is missing; leaves with a message when that cannot be done."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Longtable needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    _prepare_python()
    _prepare_system()


def run(command: Sequence[str | Path], **variables: str) -> int:
    """Runs a command in the project's folder, with the variables added to the environment; its exit code."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, check=False).returncode


def _prepare_python() -> None:
    wanted = _fingerprint()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    STAMP.unlink(missing_ok=True)
    if not _runs():
        _say(f"Making the environment {FOLDER.relative_to(ROOT)} ...")
        _make_environment()
    _say("Installing the locked packages ...")
    _pip("install", "--require-hashes", "--requirement", str(LOCK))
    _pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text(wanted, encoding="utf-8")


def _fingerprint() -> str:
    """Changes with the locked versions, the project's own metadata, its place and the Python in use."""
    content = b"".join(path.read_bytes() for path in (LOCK, ROOT / "pyproject.toml"))
    return hashlib.sha256(content + f"{ROOT} {sys.version}".encode()).hexdigest()


def _runs() -> bool:
    """Whether the environment is there, whole, and of the Python in use."""
    if not PYTHON.exists():
        return False
    question = "import pip, sys; print(sys.version)"
    answer = subprocess.run([PYTHON, "-c", question], capture_output=True, text=True, check=False)
    return answer.returncode == 0 and answer.stdout.strip() == sys.version.strip()


def _make_environment() -> None:
    try:
        venv.create(FOLDER, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        sys.exit(
            f"The environment could not be made ({error}).\n"
            f"On Debian its parts are installed by: apt-get install -y python{version}-venv python3-pip"
        )


def _pip(*arguments: str) -> None:
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input")
    if run([PYTHON, "-m", "pip", *arguments, *quiet]):
        sys.exit("The packages could not be installed; what pip says about it stands above.")


def _prepare_system() -> None:
    missing = _missing_libraries()
    if not missing:
        return
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        _say("Installing the system libraries that Qt needs ...")
        _apt("apt-get update")
        _apt(install_command(missing))
        missing = _missing_libraries()
    if missing:
        _say(f"Qt needs system libraries that are not here: {' '.join(library.name for library in missing)}")
        _say(f"On Debian this line installs them:\n  sudo apt-get update && sudo {install_command(missing)}")
    if any(library.always for library in missing):
        sys.exit(1)


def _apt(line: str) -> None:
    """Runs apt without its questions and its chatter; what it complains of is shown."""
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*line.split(), "-qq"], env=variables, stdout=subprocess.DEVNULL, check=False)


def _missing_libraries() -> list[SystemLibrary]:
    """Asked in a process of its own: a running one may not find what was installed after its start."""
    command = [sys.executable, "-m", "desktop_app.app.machine.system_libraries"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = answer.stdout.split()
    return [library for library in QT_LIBRARIES if library.name in names]


def _say(text: str) -> None:
    print(text, flush=True)
