"""The programs topocert and topocheck, and how they are run."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any, Mapping, Sequence

from ._errors import Error, Note


def find(name: str) -> str:
    """The path of a program: what $TOPOCERT or $TOPOCHECK says, the one in this package, or the one on the PATH."""
    said = os.environ.get(name.upper())
    if said:
        return said
    for file in (name, name + ".exe"):
        beside = Path(__file__).parent / "bin" / file
        if beside.is_file():
            return str(beside)
    found = shutil.which(name)
    if found is None:
        raise Error(f"no program {name}: want it in this package, as wheels have it, on the PATH, or named by ${name.upper()}", 2)
    return found


def run(name: str, arguments: Sequence[str], folder: Path | None = None, names: Mapping[str, str] = {}) -> str:
    """What a program prints. ``names`` has what stands for the names of files in its messages.

    A verdict that is left open and a certificate that is rejected are answers; all else that ends
    with another exit status than 0 is an :class:`Error`.
    """
    program = find(name)
    try:
        done = subprocess.run([program, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace")
    except OSError as e:
        raise Error(f"{program}: {e.strerror}", 2) from e
    lines = [renamed(line, names) for line in done.stderr.splitlines()]
    if done.returncode not in (0, 1, 3) or not done.stdout.strip():
        message = "\n".join(lines).strip() or f"{name} ended with exit status {done.returncode}"
        raise Error(message.removeprefix(f"{name}: "), done.returncode)
    for line in lines:
        if any(line.startswith(f"{name}: {of}: ") for of in names.values()):
            warnings.warn(line.removeprefix(f"{name}: "), Note, stacklevel=4)
    return done.stdout


def answers(name: str, arguments: Sequence[str], folder: Path | None = None, names: Mapping[str, str] = {}) -> list[dict[str, Any]]:
    """What a program prints as JSON."""
    text = run(name, [arguments[0], "--json", *arguments[1:]] if name == "topocert" else ["--json", *arguments], folder, names)
    try:
        found = json.loads(text)
    except ValueError as e:
        raise Error(f"{name} printed what is no JSON: {text[:80]!r}", 2) from e
    return list(found)


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A text with users' names for files in place of the files'."""
    for file, name in names.items():
        text = text.replace(f'"{file}"', name).replace(file, name)
    return text


def topocert() -> None:
    """The command topocert of a wheel."""
    _replace("topocert")


def topocheck() -> None:
    """The command topocheck of a wheel."""
    _replace("topocheck")


def _replace(name: str) -> None:
    program = find(name)
    if os.name == "posix":
        os.execv(program, [name, *sys.argv[1:]])
    raise SystemExit(subprocess.run([program, *sys.argv[1:]]).returncode)
