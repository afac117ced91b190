# SPDX-License-Identifier: MIT
"""What tests of clusters share: what they need, the processes of a cluster, and the pages that show how to use it."""
import os
import shutil
import signal
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests/cli"), str(ROOT / "tests/repository")]
from console import check_page  # noqa: E402  pylint: disable=wrong-import-position
from run import PROGRAM  # noqa: E402  pylint: disable=wrong-import-position

SKIPPED = 77


def skip_without(*programs):
    """Ends the test as skipped if one of the programs is missing."""
    if missing := [program for program in programs if not shutil.which(program)]:
        print(f"SKIPPED: {', '.join(missing)} not found (tools/setup cluster installs it)")
        sys.exit(SKIPPED)


def wait_until(is_so, seconds=60):
    """Looks until it is so, and returns what it is then."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := is_so():
            return found
        time.sleep(0.05)
    raise AssertionError(f"not so after {seconds} s: {is_so}")


def processes_with(*settings):
    """Numbers of the processes that have all of these in their environment, as NAME=VALUE."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            environment = process.joinpath("environ").read_bytes().decode(errors="replace").split("\0")
        except OSError:  # ended meanwhile
            continue
        if set(settings) <= set(environment):
            found.append(int(process.name))
    return found


def end_processes_with(*settings):
    """Kills them, and returns their numbers."""
    found = processes_with(*settings)
    for process in found:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:  # ended meanwhile
            pass
    return found


def faults_of_page(name, *folders):
    """Runs the page's commands; `folders`: where its programs are, besides queens."""
    path = os.pathsep.join([os.path.dirname(PROGRAM), *folders])
    count, faults = check_page(ROOT / "docs" / name, path, update=bool(os.environ.get("QUEENS_UPDATE_PAGES")))
    assert count > 0
    return "\n\n".join(faults)
