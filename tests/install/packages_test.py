# SPDX-License-Identifier: MIT
"""Debian packages: what is in them; and, as root, that they can be installed and leave nothing when they go."""
import os
import unittest

from installed import run
from packages import Packages


class Contents(Packages):
    def list_of(self, name):
        return {line.split(None, 5)[5].split(" -> ")[0].removeprefix(".") for line in
                run("dpkg-deb", "--contents", self.packages[name]).splitlines()}

    def test_there_are_three(self):
        self.assertEqual(set(self.packages), {"queens", "libqueens0.1", "libqueens-dev"})

    def test_each_has_its_files(self):
        for name, files in (("queens", ("/usr/bin/queens", "/usr/share/man/man1/queens-solve.1.gz",
                                        "/usr/share/bash-completion/completions/queens")),
                            ("libqueens0.1", ("/usr/lib/libqueens.so.0.1",)),
                            ("libqueens-dev", ("/usr/lib/libqueens.so", "/usr/lib/libqueens.a", "/usr/include/queens/solve.hpp",
                                               "/usr/lib/pkgconfig/queens.pc"))):
            for file in files:
                self.assertIn(file, self.list_of(name))
            self.assertIn(f"/usr/share/doc/{name}/copyright", self.list_of(name))

    def test_no_file_is_in_two(self):
        files = [file for name in self.packages for file in self.list_of(name) if not file.endswith("/")]
        self.assertEqual(len(files), len(set(files)))

    def test_they_say_what_they_need(self):
        self.assertIn("libc6", run("dpkg-deb", "--field", self.packages["queens"], "Depends"))
        self.assertIn("libqueens0.1 (= 0.1.0-1)", run("dpkg-deb", "--field", self.packages["libqueens-dev"], "Depends"))

    @unittest.skipIf(os.geteuid() != 0, "only root may install packages")
    def test_they_are_installed_and_removed(self):
        root = self.scratch / "root"
        for folder in ("updates", "info"):
            (root / "var/lib/dpkg" / folder).mkdir(parents=True)
        for file in ("status", "available"):
            (root / "var/lib/dpkg" / file).touch()
        before = set(root.rglob("*"))
        # There is no shell and no C library below that root: no scripts, and dependencies are taken on trust.
        options = (f"--root={root}", "--force-depends", "--force-script-chrootless", "--no-triggers")
        run("dpkg", *options, "--install", *self.packages.values())
        self.assertEqual(run(root / "usr/bin/queens", "count", 8), "92\n")
        self.assertIn("libqueens-dev", run("dpkg", f"--root={root}", "--list"))
        run("dpkg", *options, "--purge", *self.packages)
        left = {file for file in root.rglob("*") if file.is_file() and root / "var" not in file.parents} - before
        self.assertEqual(left, set())


if __name__ == "__main__":
    unittest.main()
