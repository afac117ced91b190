# SPDX-License-Identifier: MIT
"""Somebody else's program, built on the installed library in every way there is. It is the example of README.md."""
import os
import re
import subprocess
import unittest

from installed import BUILD, CMAKE, CXX, ROOT, Installed, run

SAYS = "8 solutions, such as 1 7 5 8 2 4 6 3\n"
FINDING = "find_package(queens {components})\ntarget_link_libraries(mine PRIVATE queens::queens)"
IS_LONG = bool(os.environ.get("QUEENS_LONG"))
ADDING = 'add_subdirectory("{root}" queens)\ntarget_link_libraries(mine PRIVATE queens::queens)'


def readme_block(language):
    """The one block of this language in README.md."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    assert len(blocks) == 1, (language, len(blocks))
    return blocks[0]


class Consumers(Installed):
    def setUp(self):
        self.project = self.scratch / self.id().rsplit(".", 1)[-1]
        self.project.mkdir()
        (self.project / "main.cpp").write_text(readme_block("cpp"), encoding="utf-8")

    def says_what_it_should(self, program, **options):
        self.assertEqual(run(program, **options), SAYS)

    def build_by_cmake(self, lines, *options):
        (self.project / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.25)\nproject(mine CXX)\nadd_executable(mine main.cpp)\n" + lines + "\n",
            encoding="utf-8")
        run(CMAKE, "-S", self.project, "-B", self.project / "build", f"-DCMAKE_CXX_COMPILER={CXX}",
            "-DCMAKE_BUILD_TYPE=Debug", f"-DCMAKE_PREFIX_PATH={self.prefix}", *options)
        run(CMAKE, "--build", self.project / "build")
        return self.project / "build/mine"

    def build_by_pkg_config(self, *options):
        where = self.find("queens.pc").parent
        flags = run("pkg-config", "--cflags", "--libs", *options, "queens", env={"PATH": "/usr/bin:/bin", "PKG_CONFIG_PATH": str(where)})
        if "--static" in options:  # the linker takes a shared library first, if it is not told the file
            flags = flags.replace("-lqueens", "-l:libqueens.a")
        run(CXX, "-std=c++20", self.project / "main.cpp", "-o", self.project / "mine", *flags.split())
        return self.project / "mine"

    def needs(self, program):
        """The shared libraries that the program names."""
        return re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-d", program))

    def test_the_shared_library_is_found_by_cmake(self):
        program = self.build_by_cmake(FINDING.format(components="0.1 REQUIRED"))
        self.says_what_it_should(program)
        self.assertIn("libqueens.so.0.1", self.needs(program))

    def test_the_static_library_is_found_by_cmake(self):
        program = self.build_by_cmake(FINDING.format(components="REQUIRED COMPONENTS static"))
        self.says_what_it_should(program)
        self.assertNotIn("libqueens.so.0.1", self.needs(program))

    def test_readme_tells_how_it_is_found(self):
        program = self.build_by_cmake(readme_block("cmake").replace("my_program", "mine"))
        self.says_what_it_should(program)

    def test_an_unknown_component_is_not_found(self):
        with self.assertRaisesRegex(AssertionError, "queens_FOUND to FALSE"):
            self.build_by_cmake(FINDING.format(components="REQUIRED COMPONENTS nonsense"))

    def test_another_version_is_not_found(self):
        with self.assertRaisesRegex(AssertionError, "0.1.0"):
            self.build_by_cmake(FINDING.format(components="0.2 REQUIRED"))

    @unittest.skipUnless(IS_LONG, "builds the whole library anew")
    def test_the_sources_can_be_part_of_a_project(self):
        self.says_what_it_should(self.build_by_cmake(ADDING.format(root=ROOT.as_posix())))

    def test_pkg_config_finds_the_shared_library(self):
        program = self.build_by_pkg_config()
        self.says_what_it_should(program, env={"LD_LIBRARY_PATH": str(self.find("libqueens.so").parent)})
        self.assertIn("libqueens.so.0.1", self.needs(program))

    def test_pkg_config_finds_the_static_library(self):
        program = self.build_by_pkg_config("--static")
        self.says_what_it_should(program)
        self.assertNotIn("libqueens.so.0.1", self.needs(program))

    def test_an_installed_tree_can_be_moved(self):
        moved = self.scratch / "moved"
        self.prefix.rename(moved)
        try:
            run(moved / "bin/queens", "count", 8)
            flags = run("pkg-config", "--libs", "queens",
                        env={"PATH": "/usr/bin:/bin", "PKG_CONFIG_PATH": str(next(moved.rglob("queens.pc")).parent)})
            self.assertIn("/moved/", flags)
        finally:
            moved.rename(self.prefix)

    def test_every_header_compiles_alone(self):
        headers = sorted((self.prefix / "include").rglob("*.hpp"))
        self.assertGreater(len(headers), 20)
        for header in headers:
            run(CXX, "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-I", self.prefix / "include",
                "-x", "c++", "-include", header, "/dev/null")

    def test_the_shared_library_shows_only_what_headers_declare(self):
        names = run("nm", "-DC", "--defined-only", self.find("libqueens.so"))
        sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "queens").rglob("*.?pp"))
        namespaces = set(re.findall(r"^namespace queens::(\w+)", sources, re.M))
        self.assertGreater(len(namespaces), 4)
        inside = re.findall(rf"\bqueens::(?:{'|'.join(namespaces)})::[^\s(]*", re.sub(r"\(.*", "", names))
        self.assertEqual(inside, [])
        for name in ("solve", "enumerate", "count", "check", "draw", "Trace::next", "engines"):
            self.assertRegex(names, rf" T queens::{name}\b")

    def test_the_shared_library_has_its_version_in_its_name(self):
        self.assertIn("libqueens.so.0.1]", run("readelf", "-d", self.find("libqueens.so")))

    def test_what_is_installed_is_what_was_built(self):
        version = run(self.prefix / "bin/queens", "--version")
        self.assertEqual(version, run(BUILD / "apps/cli/queens", "--version"))
        self.assertEqual(subprocess.run([self.prefix / "bin/queens", "solve", "3"], check=False, capture_output=True).returncode, 1)


if __name__ == "__main__":
    unittest.main()
