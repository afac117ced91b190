#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Sums up what the tests ran through, folder by folder. usage: coverage.py SUMMARY.json >PAGE, from gcovr --json-summary"""
import json
import sys
from collections import defaultdict
from pathlib import PurePosixPath


def folder_of(name: str) -> str:
    """`queens/count/`, `apps/cli/`; the doors are `queens/`."""
    return "/".join(PurePosixPath(name).parts[:-1][:2]) + "/"


def percent(covered: int, total: int) -> str:
    return f"{100 * covered / total:.1f} %" if total else "–"


def row(name: str, sums: list[int]) -> str:
    lines, all_lines, branches, all_branches = sums
    return f"| {name} | {lines} of {all_lines} | {percent(lines, all_lines)} | {branches} of {all_branches} | {percent(branches, all_branches)} |"


def page(summary: dict) -> str:
    folders = defaultdict(lambda: [0, 0, 0, 0])
    for file in summary["files"]:
        for sums in (folders[folder_of(file["filename"])], folders["all"]):
            for place, key in enumerate(("line_covered", "line_total", "branch_covered", "branch_total")):
                sums[place] += file[key]
    everything = folders.pop("all")
    least = sorted(summary["files"], key=lambda file: file["line_covered"] - file["line_total"])[:10]
    return "\n".join([
        "# What the tests run through", "",
        "Written by `tools/test --long`: lines and branches that the short tests reached, built by g++ without optimisation, counted by",
        "gcov and gcovr. Not counted: branches that the compiler adds for exceptions or knows to be unreachable. Everything else is,",
        "also what cannot happen (the `return` after a complete `switch`).", "",
        "| folder | lines | | branches | |", "|---|---|---|---|---|",
        *[row(name, sums) for name, sums in sorted(folders.items())], row("**all**", everything), "",
        "Files with the most lines that no test reached:", "",
        "| file | lines not reached |", "|---|---|",
        *[f"| {file['filename']} | {file['line_total'] - file['line_covered']} |" for file in least
          if file["line_covered"] < file["line_total"]], ""])


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as opened:
        print(page(json.load(opened)), end="")
