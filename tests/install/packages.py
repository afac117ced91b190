# SPDX-License-Identifier: MIT
"""The Debian packages, built by cpack into a folder of the test's own."""
import os
import tempfile
import unittest
from pathlib import Path

from installed import BUILD, CMAKE, run

CPACK = str(Path(CMAKE).parent / "cpack") if os.sep in CMAKE else "cpack"


class Packages(unittest.TestCase):
    """`self.packages`: name → file."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.scratch = Path(cls.folder.name)
        run(CPACK, "--config", BUILD / "CPackConfig.cmake", "-B", cls.scratch)
        cls.packages = {file.name.split("_")[0]: file for file in cls.scratch.glob("*.deb")}
