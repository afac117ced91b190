# SPDX-License-Identifier: MIT
"""lintian has nothing to say about the packages, but for what is listed here with its reason."""
import unittest

from installed import run
from packages import Packages

SUPPRESSED = {
    "bogus-mail-host": "the project has no address for mail",
    "bogus-mail-host-in-debian-changelog": "the same",
    "initial-upload-closes-no-bugs": "these packages are not uploaded to Debian",
    "maintscript-calls-ldconfig": "cpack writes these scripts by itself",
    "pkg-config-unavailable-for-cross-compilation": "the folder is CMAKE_INSTALL_LIBDIR, lib if nothing else is said",
}


class Lintian(Packages):
    def test_it_is_content(self):
        run("lintian", "--fail-on", "error,warning", "--allow-root", "--suppress-tags", ",".join(SUPPRESSED),
            *self.packages.values())


if __name__ == "__main__":
    unittest.main()
