# SPDX-License-Identifier: MIT
"""Where only what must be there is there, the tool is built all the same, and does without the rest."""
import os
import re
import tempfile
import unittest
from pathlib import Path

from installed import BUILD, CMAKE, CXX, ROOT, run

IS_LONG = bool(os.environ.get("QUEENS_LONG"))
NEEDED = "CLI11_DIR|fmt_DIR|hwy_DIR|nlohmann_json_DIR|GZIP|CMAKE_MAKE_PROGRAM|CMAKE_GENERATOR"


class Bare(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.build = Path(cls.folder.name)
        cache = (BUILD / "CMakeCache.txt").read_text(encoding="utf-8")
        needed = dict(re.findall(f"^({NEEDED}):[A-Z]+=(.*)$", cache, re.M))
        # CMake looks for nothing by itself: neither libraries nor programs.
        cls.said = run(CMAKE, "-S", ROOT, "-B", cls.build, "-G", needed.pop("CMAKE_GENERATOR"), f"-DCMAKE_CXX_COMPILER={CXX}",
                       "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF",
                       "-DCMAKE_FIND_USE_SYSTEM_ENVIRONMENT_PATH=OFF", "-DPython3_EXECUTABLE=/usr/bin/python3",
                       *(f"-D{name}={value}" for name, value in needed.items()))

    def test_what_is_missing_is_named_and_left_out(self):
        self.assertNotIn("CMake Warning", self.said)
        for part in ("solve --method sat", "pictures in PNG, PDF, GIF and WebP", "queens-mpi", "tests", "benchmarks",
                     *(f"install.{name}" for name in ("consumers", "manual", "zsh", "packages", "lintian"))):
            self.assertRegex(self.said, f"queens: {part} (is|are) left out \\(.*tools/setup .* installs (it|them)\\)")

    @unittest.skipUnless(IS_LONG, "builds the whole tool anew")
    def test_the_tool_does_without(self):
        run(CMAKE, "--build", self.build, "--target", "queens_cli")
        queens = self.build / "apps/cli/queens"
        self.assertIn("92 solutions", run(queens, "8"))
        self.assertIn("<svg", run(queens, "solve", "6", "--format", "svg"))
        self.assertIn("png", run(queens, "solve", "6", "--format", "png", "-o", self.build / "six.png", code=2))
        self.assertIn("sat", run(queens, "solve", "6", "--method", "sat", code=2))


if __name__ == "__main__":
    unittest.main()
