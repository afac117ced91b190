# SPDX-License-Identifier: MIT
"""Runs the program under test on a terminal of its own."""
import os
import pty
import subprocess

from run import PROGRAM, environment


def on_terminal(*words, columns=80, **changes):
    """What the program prints on a terminal (stdout and stderr), and its exit code."""
    here, there = pty.openpty()
    subprocess.run(["stty", "cols", str(columns), "rows", "40", "-opost"], stdin=there, check=True)
    with subprocess.Popen([PROGRAM, *map(str, words)], stdout=there, stderr=there, env=environment(**changes)) as program:
        os.close(there)
        shown = b""
        while True:
            try:
                piece = os.read(here, 65536)
            except OSError:
                break
            if not piece:
                break
            shown += piece
    os.close(here)
    return shown.decode(), program.returncode
