#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The project speaks only of itself: no paths of a machine that built it, no hosts of package registries.

usage: itself.py [ROOT]
"""
import re
import sys

from repository import files, report, root_from_arguments

# Brackets keep these patterns from finding themselves.
FOREIGN = re.compile(rb"[/]work[/]|[/]root[/]|[/]tmp[/]bash_jobs|deb[.]debian[.]org|snapshot[.]debian[.]org|"
                     rb"registry[.]npmjs[.]org|proxy[.]golang[.]org|files[.]pythonhosted[.]org|static[.]crates[.]io|"
                     rb"[/]fresh-[a-z]*[/]")


def main() -> int:
    root, faults = root_from_arguments(), []
    for name in files(root):
        for number, line in enumerate((root / name).read_bytes().splitlines(), 1):
            if found := FOREIGN.search(line):
                faults.append(f"{name}:{number}: {found[0].decode()} is of a machine, not of the project; leave it out")
    return report(faults, "itself")


if __name__ == "__main__":
    sys.exit(main())
