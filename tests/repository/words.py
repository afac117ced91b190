#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the message ids of the sources with the catalogues in po/. usage: words.py [ROOT]

Every id in the sources has an English sentence, every sentence is used; each catalogue has each sentence, once, with the same
holes and in characters of its language; and gettext, where it is there, accepts the catalogue. An id is a
literal like "problem.no_size" whose first word begins an id of po/en.po; a literal that ends in a dot ("ended.") uses every
id that begins with it, one that ends in an underscore ("help.examples_") likewise. A literal that begins with an underscore
("_first") may end any id that is used.

The library does not know the command line: neither its sources nor the sentences that they use name an option ("--given").
"""
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from repository import files, report, root_from_arguments, text

# How the variants of a sentence end, where an id is put together: "enumerate.solutions" + "_first".
ENDING = re.compile(r'"(_[a-z_0-9]+)"')
ID = re.compile(r'"([a-z_]+(?:\.[a-z_0-9]+)+|[a-z_]+\.)"')
COMMENT = re.compile(r"^\s*//.*|\s//\s.*")
HOLE = re.compile(r"{\w+}")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
LITERAL_WITH_OPTION = re.compile(r'"[^"]*?(?<![\w-])(--[a-z][a-z-]*)[^"]*"')
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"\s*$')
# Character sets that hold what each language is written with, and no characters that are only the other's.
CHARACTERS = {"ja": ("cp932", "Japanese"), "zh": ("gb2312", "simplified Chinese")}


@dataclass
class Entry:
    line: int
    sentences: dict[str, str] = field(default_factory=dict)  # keyword → text

    @property
    def is_translated(self) -> bool:
        return any(sentence for keyword, sentence in self.sentences.items() if keyword.startswith("msgstr"))

    @property
    def holes(self) -> set[str]:
        return {hole for keyword, sentence in self.sentences.items() if keyword.startswith("msgstr")
                for hole in HOLE.findall(sentence)}


def entries_of(path: Path) -> list[Entry]:
    entries, entry, keyword = [], None, ""
    for number, line in enumerate(text(path).splitlines(), 1):
        found = QUOTED.search(line)
        if line.startswith("#") or not found:
            continue
        if line.startswith("msgid "):
            entry = Entry(number)
            entries.append(entry)
        if not line.startswith('"'):
            keyword = line.split()[0]
        entry.sentences[keyword] = entry.sentences.get(keyword, "") + found[1]
    return [entry for entry in entries if entry.sentences["msgid"]]


def catalogue(path: Path) -> dict[str, Entry]:
    return {entry.sentences["msgid"]: entry for entry in entries_of(path)}


def literals(root: Path, pattern: re.Pattern, folders: tuple[str, ...] = ("queens", "apps")) -> dict[str, str]:
    """What the pattern finds in the sources → the first place where it is."""
    places = {}
    for name in files(root):
        if name.suffix not in (".cpp", ".hpp", ".ts", ".svelte") or name.parts[0] not in folders:
            continue
        for number, line in enumerate(text(root / name).splitlines(), 1):
            for found in pattern.findall(COMMENT.sub("", line)):
                places.setdefault(found, f"{name}:{number}")
    return places


def ids_used(root: Path, prefixes: set[str]) -> dict[str, str]:
    """Id, or beginning of ids → the first place where it is used."""
    return {found: place for found, place in literals(root, ID).items() if found.split(".")[0] in prefixes}


def faults_of_use(english: dict[str, Entry], used: dict[str, str], endings: set[str]) -> list[str]:
    def is_beginning(literal):
        return literal.endswith((".", "_"))

    faults = [f"{place}: \"{literal}\" has no sentence; write it in po/en.po" for literal, place in used.items()
              if not (any(name.startswith(literal) for name in english) if is_beginning(literal) else literal in english)]
    beginnings = tuple(literal for literal in used if is_beginning(literal))
    variants = {name + ending for name in used for ending in endings}
    return faults + [f"po/en.po:{entry.line}: \"{name}\" is used nowhere; remove it from po/" for name, entry in english.items()
                     if name not in used and name not in variants and not name.startswith(beginnings)]


def faults_of_library(root: Path, english: dict[str, Entry]) -> list[str]:
    faults = [f"{place}: the library names {option}, which is the command line's"
              for option, place in literals(root, LITERAL_WITH_OPTION, ("queens",)).items()]
    used = literals(root, ID, ("queens",))
    for name, entry in english.items():
        options = {option for sentence in entry.sentences.values() for option in OPTION.findall(sentence)}
        place = used.get(name)
        if options and place:
            faults.append(f"po/en.po:{entry.line}: \"{name}\" names {' '.join(sorted(options))}, and the library uses it ({place})")
    return faults


def faults_of_translation(name: str, english: dict[str, Entry], translated: dict[str, Entry]) -> list[str]:
    faults = [f"{name}:1: \"{message}\" is missing; translate it" for message in english
              if message not in translated or not translated[message].is_translated]
    for message, entry in translated.items():
        if message not in english:
            faults.append(f"{name}:{entry.line}: \"{message}\" is not in po/en.po; remove it")
        elif entry.is_translated and entry.holes != english[message].holes:
            expected = " ".join(sorted(english[message].holes)) or "none"
            faults.append(f"{name}:{entry.line}: \"{message}\" has other holes than the English sentence, which has {expected}")
    return faults


def faults_of_repetition(name: str, entries: list[Entry]) -> list[str]:
    lines = {}
    return [f"{name}:{entry.line}: \"{entry.sentences['msgid']}\" is in line {first} already; remove one"
            for entry in entries if (first := lines.setdefault(entry.sentences["msgid"], entry.line)) != entry.line]


def faults_of_characters(name: str, entries: list[Entry]) -> list[str]:
    encoding, language = CHARACTERS.get(Path(name).stem, ("utf-8", ""))
    faults = []
    for entry in entries:
        written = "".join(sentence for keyword, sentence in entry.sentences.items() if keyword.startswith("msgstr"))
        foreign = "".join(dict.fromkeys(sign for sign in written if not sign.encode(encoding, "ignore")))
        if foreign:
            message = entry.sentences["msgid"]
            faults.append(f"{name}:{entry.line}: \"{message}\" has what {language} is not written with: {foreign}")
    return faults


def faults_of_gettext(root: Path, name: str) -> list[str]:
    if not shutil.which("msgfmt"):
        return []
    done = subprocess.run(["msgfmt", "-c", "-o", "/dev/null", name], cwd=root, capture_output=True, text=True, check=False)
    return [f"{name}:1: {done.stderr.strip()}"] if done.returncode != 0 else []


def faults_in(root: Path) -> list[str]:
    english = catalogue(root / "po/en.po")
    used = ids_used(root, {name.split(".")[0] for name in english})
    faults = faults_of_use(english, used, set(literals(root, ENDING)))
    faults += faults_of_library(root, english)
    for path in sorted((root / "po").glob("*.po")):
        name = path.relative_to(root).as_posix()
        faults += faults_of_translation(name, english, catalogue(path)) if path.name != "en.po" else []
        faults += faults_of_repetition(name, entries_of(path)) + faults_of_characters(name, entries_of(path))
        faults += faults_of_gettext(root, name)
    return faults


if __name__ == "__main__":
    sys.exit(report(faults_in(root_from_arguments()), "words"))
