# SPDX-License-Identifier: MIT
"""Completion in fish, by its own question: complete --do-complete."""
import shlex
import unittest

from completion import Completion
from installed import Installed, run


class Fish(Completion, Installed):
    def offers(self, line):
        script = f"source {shlex.quote(str(self.find('vendor_completions.d/queens.fish')))}; complete -C {shlex.quote(line)}"
        offered = run("fish", "--no-config", "-c", script, cwd=self.scratch,
                      env={"PATH": "/usr/bin:/bin", "HOME": str(self.scratch), "LC_ALL": "C.UTF-8"})
        return {word.split("\t")[0] for word in offered.splitlines()}


if __name__ == "__main__":
    unittest.main()
