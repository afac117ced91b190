# SPDX-License-Identifier: MIT
"""Bad requests: exit code 2, nothing on stdout, and a message that names the value and what is allowed."""
import tempfile
import unittest

from run import run


class Requests(unittest.TestCase):
    def refused(self, *words, says=(), stdin="", code=2):
        answer = run(*words, stdin=stdin)
        self.assertEqual((answer.code, answer.out), (code, ""), (words, answer.err))
        self.assertTrue(answer.err.startswith("queens: "))
        self.assertNotIn("{", answer.err.replace("{“", ""))
        self.assertNotIn("problem.", answer.err)
        for part in says:
            self.assertIn(part, answer.err)

    def test_sizes_must_be_whole_numbers_in_range(self):
        for verb in ("solve", "enumerate", "count", "trace"):
            for word in ("-1", "1e3", "4.5", "99999999999999999999", "8x", "", "eight"):
                self.refused(verb, word, says=[word])
        for word in ("-1", "1e3", "4.5", "99999999999999999999", "8x"):
            self.refused(word, says=[word])
        self.refused("count", "-1", says=["0", "1000000000"])

    def test_count_says_how_far_it_goes(self):
        for n in (33, 64, 65):
            self.refused("count", n, says=["32", str(n)])

    def test_a_size_is_needed_and_one_is_enough(self):
        for verb in ("solve", "enumerate", "count", "trace"):
            self.refused(verb)
            self.refused(verb, 8, 9, says=["9"])

    def test_unknown_words_are_named_with_the_known_ones(self):
        self.refused("slove", 8, says=["slove", "solve"])
        self.refused("count", 8, "--engine", "abacus", says=["abacus", "bitmask", "plain"])
        self.refused("solve", 8, "--method", "magic", says=["magic", "formula", "rows"])
        self.refused("enumerate", 8, "--method", "formula", says=["rows", "columns"])
        self.refused("trace", 8, "--algorithm", "x", says=["generate-and-test"])
        self.refused("trace", 8, "--format", "fen", says=["variables"])
        self.refused("enumerate", 8, "--format", "x", says=["numbers"])
        self.refused("check", 2, 4, 1, 3, "--format", "x", says=["numbers"])
        self.refused("count", 8, "--format", "x", says=["json"])
        self.refused("solve", 8, "--rule", "sphere", says=["torus"])
        self.refused("solve", 8, "--lang", "xx", says=["ja"])
        self.refused("check", 1, "--coordinates", "x", says=["zero"])
        self.refused("draw", 1, "--color", "x", says=["never"])
        self.refused("help", "x", says=["solve"])

    def test_unknown_and_misplaced_options_are_named(self):
        self.refused("count", 8, "--engin", "plain", says=["--engin"])
        self.refused("solve", 8, "--threads", 2, says=["--threads"])
        self.refused("solve", 8, "-x", says=["-x"])
        self.refused("encode", 8, "--color", "never", says=["--color"])
        self.refused("count", 8, "--engine", says=["--engine"])
        self.refused("count", 8, "--threads", 1, "--threads", 2, says=["--threads"])

    def test_an_option_without_its_value_is_named(self):
        for option in ("--given", "--blocked", "--exclude", "--rule", "--time-limit", "--node-limit", "--format",
                       "--lang"):
            for verb in ("solve", "enumerate", "count", "trace", "check", "draw"):
                if verb in ("check", "draw") and option.endswith("-limit"):
                    continue
                self.refused(verb, 1, option, says=[option])
        for verb, option in (("solve", "--method"), ("solve", "--seed"), ("enumerate", "--first"),
                             ("enumerate", "--method"), ("count", "--threads"), ("trace", "--algorithm"),
                             ("trace", "--until"), ("check", "--size"), ("check", "--square"), ("draw", "--size"),
                             ("draw", "--color")):
            self.refused(verb, 1, option, says=[option])

    def test_a_doubled_option_is_named(self):
        for option, one, other in (("--given", "b4", "d5"), ("--rule", "chess", "torus"), ("--format", "fen", "fen"),
                                   ("--time-limit", "1", "2"), ("--lang", "en", "ja")):
            self.refused("solve", 8, option, one, option, other, says=[option])
            self.refused("solve", 8, option + "=" + one, option, other, says=[option])

    def test_an_algorithm_with_a_long_name_keeps_it(self):
        self.refused("trace", 2000, "--algorithm", "generate-and-test", says=["generate-and-test", "2000"])
        self.refused("trace", 2000, "--algorithm", "columns-recursive", says=["columns-recursive", "2000"])

    def test_numbers_of_options_are_checked(self):
        for option, word in (("--threads", "0"), ("--threads", "-2"), ("--threads", "99999"), ("--threads", "two"),
                             ("--node-limit", "-1"), ("--node-limit", "many"), ("--time-limit", "soon"),
                             ("--time-limit", "-1"), ("--time-limit", "inf"), ("--time-limit", "nan"),
                             ("--time-limit", "5 parsecs")):
            self.refused("count", 8, option, word, says=[option, word])
        self.refused("enumerate", 8, "--first", "-1", says=["--first"])
        self.refused("solve", 8, "--random", "--seed", "x", says=["--seed"])
        self.refused("trace", 8, "--until", "last", says=["last", "first", "all"])

    def test_squares_and_diagonals_must_be_on_the_board(self):
        self.refused("solve", 8, "--given", "i1", says=["--given", "i1"])
        self.refused("solve", 8, "--given", "a9", says=["--given", "a9"])
        self.refused("solve", 8, "--blocked", "(8,0)", says=["--blocked"])
        self.refused("solve", 8, "--given", "foo!", says=["--given"])
        self.refused("solve", 8, "--exclude", "r+c=15", says=["--exclude: r+c=15", "14"])
        self.refused("solve", 8, "--exclude", "r*c=1", says=["r*c=1", "r+c"])
        self.refused("check", "b4", "--size", 4, "--square", "z9", says=["z9"])

    def test_an_empty_list_is_refused(self):
        for option in ("--given", "--blocked", "--exclude"):
            for word in ("", " ", ","):
                self.refused("solve", 8, option, word, says=[option])

    def test_diagonals_are_named_as_they_were_written(self):
        self.refused("solve", 8, "--exclude", "r+c=x", says=["r+c=x", "r-c=-2"])
        self.refused("solve", 8, "--exclude", "r-c=99999999999999999999", says=["r-c=99999999999999999999", "-7", "7"])
        self.refused("solve", 8, "--exclude", "r+c=-1", says=["r+c=-1", "0", "14"])
        self.refused("solve", 0, "--exclude", "r+c=0", says=["size 0"])
        self.assertNotIn("to -2", run("solve", 0, "--exclude", "r+c=0").err)

    def test_squares_of_options_have_no_lines(self):
        for words in (("check", "2 4 1 3", "--square", "z9"), ("check", "2 4 1 3", "--square", "x!"),
                      ("solve", 8, "--given", "b4,i9"), ("solve", 8, "--blocked", "b4;7"), ("solve", 8, "--given", "(8,0)")):
            self.refused(*words, says=["--"])
            self.assertNotIn("Line 1", run(*words).err)

    def test_two_formats_are_refused(self):
        for verb, name in (("solve", "fen"), ("enumerate", "board"), ("trace", "text"), ("count", "text")):
            self.refused(verb, 4, "--json", "--format", name, says=["--json", name])
            self.assertEqual(run(verb, 4, "--json", "--format", "json").code, 0)
        self.assertEqual(run("check", "2413", "--format", "ranks", "--json").code, 0)  # the one read, the other written

    def test_times_have_an_end(self):
        for word in ("99999999999", "1e400", "1e300h"):
            self.refused("count", 8, "--time-limit", word, says=[word, "1000000000"])

    def test_a_doubled_option_is_told_what_helps(self):
        self.assertIn("commas", run("solve", 8, "--given", "b4", "--given", "d5").err)
        self.assertNotIn("commas", run("solve", 8, "--format", "fen", "--format", "fen").err)

    def test_an_unknown_first_option_is_called_one(self):
        self.refused("-v", says=["option -v", "--version"])

    def test_methods_say_what_they_cannot_take(self):
        self.refused("solve", 8, "--method", "formula", "--given", "a1", says=["formula"])
        self.refused("solve", 2000, "--random", "--method", "rows", says=["1000", "2000"])
        self.refused("solve", 12, "--format", "ranks", says=["9", "12"])
        self.refused("solve", 1000, "--format", "board", says=["200", "1000"])

        self.refused("trace", 8, "--seed", 3, says=["rows", "min-conflicts"])

    def test_what_a_terminal_could_obey_is_not_repeated(self):
        for word, said in (("a\x1b[31mb", "a\\x1B[31mb"), ("a\x9bb", "a\\xC2\\x9Bb"), ("a\nb", "a\\x0Ab")):
            self.refused(word, says=[said])
            self.refused("solve", 8, "--method", word, says=[said])

    def test_placements_that_do_not_fit_are_refused(self):
        self.refused("check", 0, 1, 2, 3, says=["0", "1", "4"])
        self.refused("check", 2, 4, 1, 5, says=["5"])
        self.refused("check", *range(1, 8), "--size", 8, says=["7", "8"])
        self.refused("check", *range(1, 10), "--size", 8, says=["8"])
        self.refused("check", "99999999999999999999", says=["99999999999999999999"])
        self.refused("check", says=["check"])
        self.refused("check", "-")
        self.refused("draw", "-", stdin="\n\n")

    def test_a_word_that_is_nothing_says_what_was_tried(self):
        self.refused("check", "no/such/file.txt", says=["no/such/file.txt", "file"])
        self.refused("check", "-", stdin="hello world\n", says=["hello world", "1"])

    def test_a_file_s_name_and_line_are_told(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("2 4 1 3\n2 4 1 9\n")
            file.flush()
            answer = run("check", file.name)
            self.assertEqual(answer.code, 2)
            self.assertIn(file.name, answer.err)
            self.assertIn("2", answer.err)
            self.assertIn("Legal", answer.out)

    def test_what_cannot_be_read_is_the_environment_s_fault(self):
        self.refused("check", "/", says=["/"], code=4)


if __name__ == "__main__":
    unittest.main()
