# SPDX-License-Identifier: MIT
"""Pictures, decoded by readers of other people: sizes, frames, and where the queens are."""
import json
import os
import re
import shutil
import stat
import subprocess
import tempfile
import threading
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

from decoded import READER, boards_in, converted, decoded, inside_queens, queens_seen, scale_of
from run import PROGRAM, environment, run, shell
from terminal import on_terminal

FORMATS = re.findall(r"^  (svg|png|pdf|gif|webp) ", run("help", "trace").out, re.M)


def binary(*words, **changes):
    """What the program prints, as bytes."""
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, stdin=subprocess.DEVNULL, env=environment(**changes), check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def needs(*names):
    missing = [name for name in names if name not in FORMATS]
    return unittest.skipIf(missing, f"built without {missing}")


needs_pillow = unittest.skipUnless(READER, "no Pillow")


def numbers(columns):
    """Squares of a placement that is told by the column of each row, from 1."""
    return [(row, column - 1) for row, column in enumerate(columns)]


class Svg(unittest.TestCase):
    def test_it_is_well_formed_and_names_the_queens(self):
        for words in (("draw", 2, 4, 1, 3), ("draw", 1, 2, 4, 3), ("enumerate", 5), ("trace", 4), ("draw", "--size", 4, "--given", "b4,a1", "--blocked", "d4"),
                      ("solve", 200), ("solve", 1), ("solve", 0)):
            root = xml.fromstring(run(*words, "--format", "svg").out)
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg", words)
        self.assertIn("<title>b4 d3 a2 c1</title>", run("draw", 2, 4, 1, 3, "--format", "svg").out)
        self.assertIn("<title>(0, 1) (1, 3)", run("draw", 2, 4, 1, 3, "--format", "svg", "--coordinates", "zero").out)

    def test_attacks_are_marked(self):
        legal, illegal = (run("draw", *columns, "--format", "svg").out for columns in ((2, 4, 1, 3), (1, 2, 4, 3)))
        self.assertEqual(legal.count("#f4c0a0"), 0)
        self.assertEqual(illegal.count("#f4c0a0"), 4)

    def test_a_sheet_has_a_board_for_each_solution(self):
        sheet = run("enumerate", 5, "--format", "svg").out
        self.assertEqual(len(boards_in(sheet)), 10)
        self.assertEqual(sheet.count("<use "), 50)
        unique = run("enumerate", 5, "--unique", "--format", "svg").out
        self.assertEqual(len(boards_in(unique)), 2)
        self.assertEqual(re.findall(r">(\d+ .*)</text>", unique), ["1 (× 8)", "2 (× 2)"])

    @unittest.skipUnless(READER and shutil.which("rsvg-convert"), "no librsvg")
    def test_librsvg_shows_every_queen(self):
        sheet = run("enumerate", 5, "--format", "svg").out
        points = [point for board in boards_in(sheet) for point in inside_queens(board, 5)]
        shown = decoded(converted(sheet.encode(), "rsvg-convert", "FILE", "-o", "OUT.png"), points)
        colours = shown["frames"][0]["colours"]
        solutions = [numbers(map(int, line.split())) for line in run("enumerate", 5, "--format", "numbers").out.splitlines()]
        self.assertEqual([queens_seen(colours[25 * k: 25 * k + 25], 5) for k in range(10)], solutions)

    def test_large_boards_are_refused_with_a_reason(self):
        for words in (("solve", 201), ("draw", "--size", 201), ("trace", 201), ("enumerate", 201)):
            answer = run(*words, "--format", "svg")
            self.assertEqual((answer.code, answer.out), (2, ""), words)
            self.assertIn("200", answer.err)
        answer = run("enumerate", 11, "--format", "svg")
        self.assertEqual((answer.code, answer.out), (2, ""))
        self.assertIn("--first 1000", answer.err)
        self.assertEqual(run("enumerate", 11, "--format", "svg", "--first", 1000).code, 0)

    def test_what_is_drawn_can_be_told_in_any_format(self):
        expected = run("draw", 2, 4, 1, 3, "--format", "svg").out
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "board.svg")
            self.assertEqual(run("draw", "[1, 3, 0, 2]", "--format", "indices", "-o", file).code, 0)
            self.assertEqual(file.read_text(), expected)

    def test_no_solution_is_no_picture(self):
        answer = run("solve", 3, "--format", "svg")
        self.assertEqual((answer.code, answer.out), (1, ""))
        self.assertEqual(answer.err, "No solution.\n")


@needs("png", "pdf")
@needs_pillow
class Stills(unittest.TestCase):
    def setUp(self):
        self.svg = run("draw", 2, 4, 1, 3, "--format", "svg").out
        (self.board,) = boards_in(self.svg)

    def sees_the_queens(self, png):
        scale = scale_of(png, self.svg)
        shown = decoded(png, inside_queens(self.board, 4, scale))
        self.assertEqual(queens_seen(shown["frames"][0]["colours"], 4), numbers((2, 4, 1, 3)))
        return shown

    def test_png(self):
        shown = self.sees_the_queens(binary("draw", 2, 4, 1, 3, "--format", "png"))
        self.assertEqual((shown["format"], shown["width"], shown["height"]), ("PNG", 450, 450))

    def test_the_square_at_the_lower_left_is_dark(self):
        x, y, side = (2 * number for number in self.board)
        points = [[int(x + (column + 0.1) * side / 4), int(y + (row + 0.1) * side / 4)] for row in range(4) for column in range(4)]
        dark = [divmod(k, 4) for k, colour in enumerate(decoded(binary("draw", "--size", 4, "--format", "png", "--given", "a1"), points)["frames"][0]["colours"])
                if colour == [0xE3, 0xE9, 0xEF]]
        self.assertEqual(dark, [(row, column) for row in range(4) for column in range(4) if (3 - row + column) % 2 == 0])

    @unittest.skipUnless(shutil.which("pdftoppm"), "no poppler")
    def test_pdf(self):
        pdf = binary("draw", 2, 4, 1, 3, "--format", "pdf")
        self.assertTrue(pdf.startswith(b"%PDF-"))
        self.sees_the_queens(converted(pdf, "pdftoppm", "-png", "-r", "144", "-singlefile", "FILE", "OUT"))
        self.assertEqual(pdf, binary("draw", 2, 4, 1, 3, "--format", "pdf"))

    def test_a_board_of_200_rows_is_whole(self):
        svg = run("solve", 200, "--format", "svg").out
        png = binary("solve", 200, "--format", "png")
        scale = scale_of(png, svg)
        shown = decoded(png, inside_queens(boards_in(svg)[0], 200, scale))
        # So small are its queens that no dot is all ink.
        dark = [divmod(k, 200) for k, colour in enumerate(shown["frames"][0]["colours"]) if sum(colour) < 300]
        self.assertEqual(dark, numbers(map(int, run("solve", 200, "--format", "numbers").out.split())))

    def test_a_sheet(self):
        svg, png = run("enumerate", 5, "--format", "svg").out, binary("enumerate", 5, "--format", "png")
        scale = scale_of(png, svg)
        shown = decoded(png, [point for board in boards_in(svg) for point in inside_queens(board, 5, scale)])
        self.assertEqual(len(queens_seen(shown["frames"][0]["colours"], 5)), 50)


class Films(unittest.TestCase):
    def queens_after(self, size, *words):
        """By event: the squares with a queen, as the events in JSON tell."""
        queens, after = [], []
        for line in run("trace", size, "--format", "json", *words).out.splitlines():
            event = json.loads(line)
            if event.get("kind") == "place":
                queens = queens + [(event["row"], event["column"])]
            if event.get("kind") == "lift":
                queens = queens[:-1]
            if "event" in event:
                after.append((event["kind"], sorted(queens)))
        return after

    def check(self, name, size, width, *words):
        svg = run("trace", size, "--format", "svg", "--size", width).out
        film = binary("trace", size, "--format", name, "--size", width, *words)
        shown = decoded(film, inside_queens(boards_in(svg)[0], size))
        events = self.queens_after(size)
        self.assertEqual((shown["format"], shown["width"], shown["height"]),
                         (name.upper(), width, float(re.search(r' height="([\d.]+)"', svg)[1])))
        self.assertEqual(shown["loop"], 0)
        self.assertEqual([queens_seen(frame["colours"], size) for frame in shown["frames"]], [queens for _, queens in events])
        return film, shown, events

    @needs("gif")
    @needs_pillow
    def test_gif_has_a_frame_for_each_event(self):
        film, shown, events = self.check("gif", 6, 480)
        self.assertEqual([frame["milliseconds"] for frame in shown["frames"]],
                         [2000 if kind in ("stuck", "backtrack", "found") else 1000 for kind, _ in events])
        self.assertLess(len(film) / len(events), 6000)

    @needs("webp")
    @needs_pillow
    def test_webp_too(self):
        film, shown, _ = self.check("webp", 4, 320, "--delay", 500)
        self.assertEqual(len(shown["frames"]), 35)
        self.assertLess(len(film) / len(shown["frames"]), 4000)

    @needs("gif")
    @needs_pillow
    def test_a_range_has_the_frames_of_the_whole(self):
        part = decoded(binary("trace", 5, "--format", "gif", "--from", 10, "--to", 14, "--delay", 70), [[1, 1]])
        self.assertEqual(len(part["frames"]), 5)
        self.assertEqual({frame["milliseconds"] for frame in part["frames"]} - {140}, {70})

    def test_one_event_is_a_still(self):
        events = self.queens_after(4)
        svg = run("trace", 4, "--to", 25, "--format", "svg").out
        self.assertEqual(len(re.findall(r'<use [^>]*fill="#1b1f24"', svg)), len(events[24][1]))
        self.assertEqual(len(re.findall(r'<use [^>]*fill="#a6acb3"', svg)), 1)  # the queen just lifted
        self.assertIn(">25. ", svg)

    def test_a_search_without_a_solution_says_so(self):
        searched = run("trace", 3, "--format", "svg")
        self.assertEqual(searched.code, 1)
        self.assertIn("No solution.", searched.err)

    @needs("gif")
    def test_what_cannot_be_filmed_is_refused(self):
        for words, said in ((("trace", 8, "--until", "all", "--format", "gif"), "2000"),
                            (("trace", 4, "--format", "gif", "--from", 36), "35"),
                            (("trace", 4, "--format", "gif", "--from", 3, "--to", 2), "--to"),
                            (("trace", 4, "--format", "gif", "--delay", 1), "--delay"),
                            (("trace", 4, "--format", "gif", "--size", 10), "--size"),
                            (("trace", 4, "--format", "svg", "--delay", 100), "--delay"),
                            (("trace", 4, "--format", "text", "--size", 300), "--size"),
                            (("trace", 190, "--format", "gif", "--size", 160, "--to", 3), "160"),
                            (("solve", 4, "--format", "gif"), "trace")):
            answer = run(*words)
            self.assertEqual((answer.code, answer.out), (2, ""), words)
            self.assertIn(said, answer.err, words)

    @needs("gif")
    def test_a_film_of_nothing_is_none(self):
        answer = run("trace", 4, "--given", "a1,b2", "--format", "gif")
        self.assertEqual((answer.code, answer.out), (1, ""))

    def test_a_range_of_a_text(self):
        whole, part = (run("trace", 4, *words).out.splitlines() for words in ((), ("--from", 10, "--to", 12)))
        self.assertEqual(part[:-1], whole[9:12])
        self.assertIn("events 12", part[-1])
        self.assertEqual(run("trace", 3, "--to", 5).code, 0)
        self.assertNotIn("no solution", run("trace", 3, "--to", 5).out.lower())
        self.assertEqual(run("trace", 3).code, 1)


class Terminals(unittest.TestCase):
    @needs("png")
    def test_binary_pictures_are_not_for_terminals(self):
        for words in (("draw", 2, 4, 1, 3, "--format", "png"), ("solve", 8, "--format", "pdf")):
            shown, code = on_terminal(*words)
            self.assertEqual(code, 2)
            self.assertIn("-o FILE", shown)
        self.assertIn("<svg", on_terminal("solve", 8, "--format", "svg")[0])

    def test_formats_that_are_left_out_are_told_from_those_that_do_not_exist(self):
        for name in ("png", "pdf", "gif", "webp"):
            if name in FORMATS:
                self.assertGreater(len(binary("trace", 4, "--format", name, "--to", 1)), 100)
                continue
            answer = run("trace", 4, "--format", name, "--to", 1)
            self.assertEqual((answer.code, answer.out), (2, ""))
            self.assertIn("without the library", answer.err)
        self.assertIn("svg", run("trace", 4, "--format", "bmp").err)


class Files(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)
        self.file = self.folder / "answer"

    def names(self):
        return sorted(os.listdir(self.folder))

    def test_every_verb_writes_to_a_file(self):
        for words in (("solve", 8), ("count", 8), ("enumerate", 6), ("trace", 4), ("check", 2, 4, 1, 3), ("draw", 2, 4, 1, 3), ("encode", 4),
                      ("generate", 8, "--seed", 1), ("solve", 8, "--json")):
            for option in ("-o", "--output"):
                answer = run(*words, option, self.file)
                self.assertEqual((answer.code, answer.out), (0, ""), answer.err)
                self.assertEqual(self.file.read_text(), run(*words).out, words)
        self.assertEqual(self.names(), ["answer"])

    def test_the_name_tells_the_picture(self):
        for name in set(FORMATS) - {"gif", "webp"}:
            self.assertEqual(run("solve", 8, "-o", self.folder / f"a.{name}").code, 0)
            self.assertEqual((self.folder / f"a.{name}").read_bytes(), binary("solve", 8, "--format", name))
        self.assertEqual(run("solve", 8, "-o", self.folder / "A.SVG").code, 0)
        self.assertEqual((self.folder / "A.SVG").read_text(), (self.folder / "a.svg").read_text())
        self.assertEqual(run("solve", 8, "--format", "fen", "-o", self.folder / "a.svg").code, 0)
        self.assertEqual((self.folder / "a.svg").read_text(), run("solve", 8, "--format", "fen").out)
        self.assertEqual(run("count", 8, "-o", self.folder / "b.svg").code, 2)
        unknown = run("solve", 8, "-o", self.folder / "b.JPG")
        self.assertEqual(unknown.code, 2)
        self.assertIn("“jpg”", unknown.err)

    def test_a_file_stays_until_there_is_another(self):
        self.file.write_text("before")
        for words, code in ((("solve", 3, "--format", "svg"), 1), (("solve", "x"), 2), (("enumerate", 11, "--format", "svg"), 2)):
            self.assertEqual(run(*words, "-o", self.file).code, code)
            self.assertEqual(self.file.read_text(), "before")
        program = subprocess.Popen([PROGRAM, "enumerate", "20", "-o", self.file], env=environment(), stderr=subprocess.PIPE)
        while len(self.names()) < 2:
            pass
        program.terminate()
        program.communicate()
        self.assertEqual(program.returncode, 143)
        self.assertEqual((self.file.read_text(), self.names()), ("before", ["answer"]))

    def test_it_keeps_its_permissions_and_links(self):
        self.file.write_text("before")
        self.file.chmod(0o640)
        (self.folder / "link").symlink_to("answer")
        self.assertEqual(run("count", 8, "-o", self.folder / "link").code, 0)
        self.assertTrue((self.folder / "link").is_symlink())
        self.assertEqual((self.file.read_text(), stat.S_IMODE(self.file.stat().st_mode)), ("92\n", 0o640))
        (self.folder / "ahead").symlink_to("new")  # a link to what is not there yet
        self.assertEqual(run("count", 8, "-o", self.folder / "ahead").code, 0)
        self.assertEqual((self.folder / "new").read_text(), "92\n")
        (self.folder / "round").symlink_to("round")
        self.assertEqual(run("count", 8, "-o", self.folder / "round").code, 4)
        self.assertEqual(self.names(), ["ahead", "answer", "link", "new", "round"])

    def test_it_has_a_name(self):
        refused = shell(f"cd {self.folder}; queens count 8 -o ''")
        self.assertEqual((refused.code, self.names()), (2, []))
        self.assertIn("--output needs the name of a file", refused.err)

    def test_its_name_may_be_as_long_as_names_can_be(self):
        self.assertEqual(run("count", 8, "-o", self.folder / ("a" * 255)).code, 0)
        self.assertEqual(self.names(), ["a" * 255])

    def test_a_file_that_may_not_grow_is_told(self):
        answer = shell(f"ulimit -f 1; queens solve 100000 -o {self.file}")
        self.assertEqual((answer.code, self.names()), (4, []))
        self.assertIn("File too large", answer.err)

    def test_devices_and_pipes_stay_what_they_are(self):
        os.mkfifo(self.file)
        read = []
        reader = threading.Thread(target=lambda: read.append(self.file.read_text()))
        reader.start()
        self.assertEqual(run("count", 8, "-o", self.file).code, 0)
        reader.join()
        self.assertEqual((read, self.names()), (["92\n"], ["answer"]))
        self.assertTrue(stat.S_ISFIFO(self.file.stat().st_mode))
        self.assertEqual(run("count", 8, "-o", "-").out, "92\n")
        self.assertEqual(shell("queens count 8 -o /dev/stdout | cat").out, "92\n")
        self.assertEqual(run("count", 8, "-o", "/dev/null").code, 0)
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/null").st_mode))
        answer = run("count", 8, "-o", "/dev/full")
        self.assertEqual(answer.code, 4)
        self.assertIn("/dev/full", answer.err)

    def test_a_place_that_cannot_be_written_is_told_at_once(self):
        for place in (self.folder, self.folder / "no" / "file"):
            answer = run("solve", 1000, "-o", place)
            self.assertEqual(answer.code, 4)
            self.assertIn(str(place), answer.err)

    def test_it_may_be_the_file_that_is_read(self):
        self.file.write_text("2 4 1 3\n")
        self.assertEqual(run("draw", self.file, "-o", self.file).code, 0)
        self.assertEqual(self.file.read_text(), run("draw", 2, 4, 1, 3).out)


if __name__ == "__main__":
    unittest.main()
