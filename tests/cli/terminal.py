# SPDX-License-Identifier: MIT
"""Runs the program under test on a terminal of its own."""
import fcntl
import os
import pty
import re
import select
import subprocess
import termios
import time

from run import PROGRAM, environment


def open_terminal(columns, rows, *modes):
    here, there = pty.openpty()
    subprocess.run(["stty", "cols", str(columns), "rows", str(rows), *modes], stdin=there, check=True)
    return here, there


def on_terminal(*words, columns=80, **changes):
    """What the program prints on a terminal (stdout and stderr), and its exit code."""
    moments, code = moments_on_terminal(*words, columns=columns, **changes)
    return b"".join(shown for _, shown in moments).decode(), code


def moments_on_terminal(*words, columns=80, **changes):
    """What it prints, in pieces, each with the seconds since the start; and its exit code."""
    here, there = open_terminal(columns, 40, "-opost")
    start = time.monotonic()
    with subprocess.Popen([PROGRAM, *map(str, words)], stdout=there, stderr=there, env=environment(**changes)) as program:
        os.close(there)
        moments = []
        while True:
            try:
                shown = os.read(here, 65536)
            except OSError:
                break
            if not shown:
                break
            moments.append((time.monotonic() - start, shown))
    os.close(here)
    return moments, program.returncode


class Session:
    """The program with a terminal as its stdin, stdout and stderr, while it runs."""

    def __init__(self, *words, columns=80, rows=40, **changes):
        self.here, self.there = open_terminal(columns, rows)
        self.modes = termios.tcgetattr(self.there)
        self.bytes = b""

        def take_terminal():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.program = subprocess.Popen([PROGRAM, *map(str, words)], stdin=self.there, stdout=self.there, stderr=self.there,
                                        env=environment(**changes), preexec_fn=take_terminal)

    @property
    def shown(self):
        """All that was sent to the terminal."""
        return self.bytes.decode(errors="replace")

    def modes_now(self):
        return termios.tcgetattr(self.there)

    def read(self, patience):
        if self.here is not None and select.select([self.here], [], [], patience)[0]:
            try:
                self.bytes += os.read(self.here, 65536)
            except OSError:
                pass

    def frames(self):
        """The lines of each picture of the screen, without colours."""
        plain = re.sub(r"\x1b\[[\d;]*m|\x1b\[[KJ]", "", self.shown.split("\x1b[?25h")[0])
        return [re.split("\r*\n", frame) for frame in plain.split("\x1b[H")[1:]]

    def wait_for(self, words, without=None, raw=False, patience=20):
        """The screen once it shows the words."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            shown = self.shown if raw else "\n".join((self.frames() or [[""]])[-1])
            if words in shown and (without is None or without not in shown):
                return shown
            self.read(0.1)
        raise AssertionError(f"not seen: {words}\n{self.shown[-2000:]}")

    def press(self, keys):
        os.write(self.here, keys.encode())

    def signal(self, number):
        self.program.send_signal(number)

    def hang_up(self):
        os.close(self.there)
        os.close(self.here)
        self.here = self.there = None

    def code(self, patience=20):
        """Its exit code, when it has ended."""
        end = time.monotonic() + patience
        while self.program.poll() is None and time.monotonic() < end:
            self.read(0.05)
        while self.here is not None and select.select([self.here], [], [], 0)[0]:
            before = len(self.bytes)
            self.read(0)
            if len(self.bytes) == before:
                break
        return self.program.poll()

    def end(self):
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        for descriptor in (self.here, self.there):
            if descriptor is not None:
                os.close(descriptor)
        self.here = self.there = None
