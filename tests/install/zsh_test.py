# SPDX-License-Identifier: MIT
"""Completion in zsh, on a terminal of its own: what Tab offers is read from a list that compadd is told to write."""
import os
import pty
import select
import shlex
import subprocess
import time
import unittest

from completion import Completion
from installed import Installed

# A function in the place of the builtin compadd, which writes the words that would match.
SCRIPT = r"""
PS1= ; PROMPT=
fpath=({folder} $fpath)
autoload -U compinit; compinit -u -d {scratch}/dump
compadd() {{
    local -a offered
    if [[ ${{@[1,(i)(-|--)]}} == *-(O|A|D)* ]]; then builtin compadd "$@"; return; fi
    builtin compadd -A offered "$@"
    print -rl -- $offered >> {scratch}/offered
    builtin compadd "$@"
}}
zle -C whole complete-word _main_complete
offer() {{ zle whole; print done >> {scratch}/done; }}
zle -N offer; bindkey '^I' offer
cd {scratch}
print ready > {scratch}/ready
"""


class Zsh(Completion, Installed):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        (cls.scratch / "script").write_text(SCRIPT.format(folder=shlex.quote(str(cls.find("vendor-completions/_queens").parent)),
                                                          scratch=cls.scratch), encoding="utf-8")
        cls.here, there = pty.openpty()
        cls.shell = subprocess.Popen(["zsh", "-f", "-i"], stdin=there, stdout=there, stderr=there, start_new_session=True,
                                     env={"PATH": f"{cls.prefix}/bin:/usr/bin:/bin", "HOME": str(cls.scratch),
                                          "LC_ALL": "C.UTF-8", "TERM": "dumb"})
        os.close(there)
        cls.addClassCleanup(os.close, cls.here)
        cls.addClassCleanup(cls.shell.wait)
        cls.addClassCleanup(cls.shell.kill)
        cls.send(f"source {cls.scratch}/script\n")
        cls.wait_for("ready")

    @classmethod
    def send(cls, text):
        os.write(cls.here, text.encode())

    @classmethod
    def wait_for(cls, name):
        """Until the shell has written this file; what it shows meanwhile is read and forgotten."""
        end = time.monotonic() + 60
        while not (cls.scratch / name).exists():
            if select.select([cls.here], [], [], 0.05)[0]:
                cls.shown = os.read(cls.here, 65536)
            assert time.monotonic() < end, cls.shown
        (cls.scratch / name).unlink()

    def offers(self, line):
        (self.scratch / "offered").unlink(missing_ok=True)
        self.send(line + "\t")
        self.wait_for("done")
        self.send("\x15")  # the line is forgotten
        offered = self.scratch / "offered"
        words = offered.read_text(encoding="utf-8").splitlines() if offered.exists() else []
        return {word.removesuffix("=") for word in words if word}


if __name__ == "__main__":
    unittest.main()
