# SPDX-License-Identifier: MIT
"""Completion in bash, as bash itself would call it."""
import re
import shlex
import unittest

from completion import Completion
from installed import Installed, run


class Bash(Completion, Installed):
    def offers(self, line):
        # bash takes words apart at = signs too.
        words = re.findall(r"=|[^\s=]+", line) + ([""] if line.endswith(" ") else [])
        script = (f"source {shlex.quote(str(self.find('bash-completion/completions/queens')))}\n"
                  f"COMP_WORDS=({' '.join(map(shlex.quote, words))}); COMP_CWORD={len(words) - 1}\n"
                  '_queens queens; printf "%s\\n" "${COMPREPLY[@]}"')
        return set(run("bash", "--norc", "-uc", script, cwd=self.scratch).split("\n")) - {""}

    def test_it_is_registered(self):
        file = shlex.quote(str(self.find("bash-completion/completions/queens")))
        self.assertIn("-F _queens queens", run("bash", "--norc", "-c", f"source {file}; complete -p queens"))


if __name__ == "__main__":
    unittest.main()
