# SPDX-License-Identifier: MIT
"""Runs the program under test: its path is in the environment variable QUEENS."""
import os
import subprocess
from dataclasses import dataclass

PROGRAM = os.environ["QUEENS"]
IS_LONG = bool(os.environ.get("QUEENS_LONG"))
IS_SANITIZED = bool(os.environ.get("QUEENS_SANITIZE"))
# Not optimised, with sanitizers or to see what is covered: smaller counts, and more patience.
IS_SLOW = bool(os.environ.get("QUEENS_SLOW"))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


@dataclass
class Answer:
    out: str
    err: str
    code: int


def environment(**changes):
    """The plain environment of a test: UTF-8, English, no terminal."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    clean.update({"LC_ALL": "C.UTF-8", "TERM": "xterm"})
    clean.update(changes)
    return {name: value for name, value in clean.items() if value is not None}


def run(*words, stdin="", timeout=60, **changes):
    """queens WORDS: what it prints, and its exit code."""
    done = subprocess.run([PROGRAM, *map(str, words)], input=stdin.encode(), capture_output=True, timeout=timeout,
                          env=environment(**changes), check=False)
    return Answer(done.stdout.decode(), done.stderr.decode(), done.returncode)


def shell(script, timeout=120, **changes):
    """A line of bash in which `queens` is the program."""
    done = subprocess.run(["bash", "-c", f'queens() {{ "{PROGRAM}" "$@"; }}\n{script}'], capture_output=True,
                          timeout=timeout, env=environment(**changes), check=False)
    return Answer(done.stdout.decode(), done.stderr.decode(), done.returncode)
