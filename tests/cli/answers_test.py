# SPDX-License-Identifier: MIT
"""Right answers, first of all where other programs were wrong (public bug reports)."""
import json
import shlex
import time
import unittest

from run import run, shell


def lines(*words, **changes):
    return run(*words, **changes).out.splitlines()


class Answers(unittest.TestCase):
    def test_odd_boards_have_no_solution_twice(self):
        for n, count in ((5, 10), (7, 40), (9, 352)):
            listed = lines("enumerate", n)
            self.assertEqual(len(listed), count)
            self.assertEqual(len(set(listed)), count)

    def test_count_prints_the_number_alone(self):
        for n, count in ((0, 1), (1, 1), (2, 0), (3, 0), (8, 92), (12, 14200), (13, 73712)):
            answer = run("count", n)
            self.assertEqual((answer.out, answer.err, answer.code), (f"{count}\n", "", 0))

    def test_count_is_the_same_with_any_number_of_threads(self):
        for threads in (1, 2, 3, 7, 64):
            self.assertEqual(run("count", 10, "--threads", threads).out, "724\n")

    def test_eight_queens_have_twelve_classes(self):
        self.assertEqual(run("count", 8, "--unique").out, "12 classes: 11 × 8 + 1 × 4 = 92\n")
        counted = json.loads(run("count", 8, "--unique", "--json").out)
        self.assertEqual((counted["solutions"], counted["classes"], counted["complete"]), ("92", "12", True))
        self.assertEqual(counted["class_sizes"], {"1": "0", "2": "0", "4": "1", "8": "11"})
        self.assertEqual(len(lines("enumerate", 8, "--unique")), 12)

    def test_two_and_three_have_no_solution(self):
        for verb in ("solve", "enumerate", "trace"):
            for n in (2, 3):
                answer = run(verb, n)
                self.assertEqual(answer.code, 1)
                self.assertIn("No solution.", answer.out + answer.err)

    def test_the_empty_board_has_one_solution(self):
        self.assertEqual(run("count", 0).out, "1\n")
        self.assertEqual((run("solve", 0).out, run("solve", 0).code), ("\n", 0))
        self.assertEqual((run("enumerate", 0).out, run("enumerate", 0).code), ("\n", 0))
        self.assertEqual(run("trace", 0).code, 0)
        self.assertEqual(run(0).code, 0)

    def test_solutions_around_machine_words_are_legal(self):
        for n in (31, 32, 33, 63, 64, 65, 100, 1000):
            placement = run("solve", n).out
            self.assertIn("Legal, and a solution", run("check", "-", stdin=placement).out)

    def test_given_queens_leave_all_their_completions(self):
        self.assertEqual(lines("enumerate", 8, "--given", "(1,1),(3,0),(7,5)", "--format", "indices"),
                         [" ".join(word) for word in ("41703625", "61307425", "71306425")])
        self.assertEqual(lines("enumerate", 8, "--given", "a8"),
                         [" ".join(word) for word in ("15863724", "16837425", "17468253", "17582463")])

    def test_nauck_s_puzzle_has_two_completions(self):
        self.assertEqual(set(lines("enumerate", 8, "--given", "b4,d5", "--format", "ranks")), {"64158273", "74258136"})
        self.assertEqual(set(lines("enumerate", 8, "--given", "b4,d5")), {"5 7 1 4 2 8 6 3", "5 1 8 4 2 7 3 6"})
        self.assertIn(run("solve", 8, "--given", "b4,d5").out.strip(), {"5 7 1 4 2 8 6 3", "5 1 8 4 2 7 3 6"})

    def test_all_squares_blocked_leave_nothing(self):
        squares = ",".join(f"{file}{rank}" for file in "abcdefgh" for rank in range(1, 9))
        self.assertEqual(run("count", 8, "--blocked", squares).out, "0\n")
        self.assertEqual(run("solve", 8, "--blocked", squares).code, 1)
        self.assertEqual(run("count", 8).out, "92\n")

    def test_squares_are_named_from_the_bottom_left(self):
        self.assertEqual(run("check", "c6", "--size", 8, "--json").code, 0)
        named = run("check", "(2,2)", "(2,3)", "--size", 8).out
        self.assertIn("c6 and d6, along the row", named)

    def test_the_torus_is_another_board(self):
        self.assertEqual(run("count", 5, "--rule", "torus").out, "10\n")
        self.assertEqual(run("solve", 6, "--rule", "torus").code, 1)
        self.assertEqual(run("solve", 7, "--rule", "torus").code, 0)

    def test_excluded_diagonals_are_kept_free(self):
        listed = lines("enumerate", 6, "--exclude", "r+c=5,r-c=-1")
        for line in listed:
            for row, column in enumerate(int(word) - 1 for word in line.split()):
                self.assertNotEqual(row + column, 5)
                self.assertNotEqual(row - column, -1)

    def test_first_says_whether_there_are_more(self):
        self.assertIn("more", run("enumerate", 6, "--first", 3).err)
        self.assertNotIn("more", run("enumerate", 6, "--first", 4).err)
        self.assertEqual(run("enumerate", 6, "--first", 3).code, 0)

    def test_a_seed_repeats_a_random_solution(self):
        told = run("solve", 10, "--random")
        seed = "".join(c for c in told.err.split(":")[0] if c.isdigit())
        self.assertEqual(run("solve", 10, "--random", "--seed", seed).out, told.out)

    def test_listing_can_be_counted_in_a_pipe(self):
        self.assertEqual(shell("queens enumerate 12 2>/dev/null | wc -l").out.strip(), "14200")

    def test_all_is_another_name_of_enumerate(self):
        self.assertEqual(run("all", 6).out, run("enumerate", 6).out)

    def test_trace_totals_are_its_last_line(self):
        self.assertEqual(lines("trace", 4)[-1],
                         "placed 8, removed 4, tried 26, dead ends 2, solutions 1, events 35")
        self.assertEqual(lines("trace", 4, "--until", "all")[-1],
                         "placed 16, removed 16, tried 60, dead ends 4, solutions 2, events 93")

    def test_json_of_every_verb_is_json_with_totals_as_strings(self):
        for words in (("8",), ("solve", "8"), ("enumerate", "6"), ("count", "8"), ("trace", "4"),
                      ("check", "2", "4", "1", "3"), ("draw", "2", "4", "1", "3")):
            with self.subTest(words=words):
                answer = run(*words, "--json")
                values = [json.loads(line) for line in answer.out.splitlines()]
                self.assertTrue(values)
                if "solutions" in values[-1]:
                    self.assertIsInstance(values[-1]["solutions"], str)
                if words[0] != "check" and words[0] != "draw":
                    self.assertEqual(run(*words, "--format", "json").out.split('"elapsed_s"')[0],
                                     answer.out.split('"elapsed_s"')[0])

    def test_every_algorithm_is_found_by_its_name(self):
        for name in ("rows", "columns", "columns-recursive", "bitmask", "generate-and-test"):
            with self.subTest(algorithm=name):
                first = json.loads(lines("trace", 4, "--algorithm", name, "--json")[0])
                self.assertEqual((first["algorithm"], first["size"]), (name, 4))
                self.assertIn(", solutions 2, events", lines("trace", 4, "--algorithm", name, "--until", "all")[-1])

    def test_a_trace_until_nothing_is_no_no(self):
        self.assertEqual(run("trace", 8, "--until", 0).code, 0)

    def test_a_contradiction_is_named_by_its_squares(self):
        for verb in ("solve", "enumerate", "trace"):
            attacking = run(verb, 8, "--given", "b4,e4")
            self.assertEqual(attacking.code, 1)
            self.assertIn("b4", attacking.err)
            self.assertIn("e4", attacking.err)
            self.assertEqual((attacking.out + attacking.err).count("No solution."), 1)
            blocked = run(verb, 8, "--given", "b4", "--blocked", "b4")
            self.assertEqual(blocked.code, 1)
            self.assertIn("b4", blocked.err)
        self.assertEqual(run("count", 8, "--given", "b4,e4").out, "0\n")

    def test_estimates_of_large_boards_keep_their_digits(self):
        self.assertIn("≈ 4.8 · 10^169", run(50).out)
        self.assertIn("≈ 6.1 · 10^17999999999\n", run(1_000_000_000).out)

    def test_the_overview_counts_every_idea(self):
        out = run(8).out
        for number in ("178,462,987,637,760", "4,426,165,368", "16,777,216", "40,320", "2,057", "92", "12"):
            self.assertIn(number, out)
        self.assertIn("A000170", run(20).out)

    def test_the_overview_ends_as_solve_does(self):
        for words, code in (((8,), 0), ((2,), 1), ((8, "--given", "a1,b2"), 1), ((6, "--rule", "torus"), 1),
                            ((40, "--given", "a1,b2"), 1),
                            ((121, "--rule", "torus", "--given", "a1,b5", "--node-limit", 1000), 3),
                            ((121, "--rule", "torus", "--given", "a1,b5", "--time-limit", "10ms"), 3)):
            for form in ((), ("--json",)):
                self.assertEqual(run(*words, *form).code, code, (words, form))
        # The count was cut short, but its published value is shown.
        self.assertEqual((run(14, "--node-limit", 10).code, "published" in run(14, "--node-limit", 10).out), (0, True))

    def test_the_overview_of_an_impossible_puzzle_says_no_once_and_why(self):
        for words in ((2,), (8, "--given", "a1,b2"), (40, "--given", "a1,b2"), (6, "--rule", "torus"),
                      (6, "--given", "a1")):
            told = run(*words)
            self.assertEqual((told.out + told.err).count("No solution"), 1, words)
            self.assertNotIn("not known", told.out)
            self.assertNotIn("counted", told.out)
        self.assertNotIn("6 queens", run(6, "--given", "a1").out)
        self.assertIn("a1", run(8, "--given", "a1,b2").out)
        self.assertIn("torus", run(6, "--rule", "torus").out)
        self.assertEqual(json.loads(run(40, "--given", "a1,b2", "--json").out)["solutions"], "0")

    def test_the_overview_takes_about_a_second_or_says_how_to_go_on(self):
        start = time.monotonic()
        told = run(121, "--rule", "torus", "--given", "a1,b5")
        self.assertLess(time.monotonic() - start, 5)
        self.assertEqual(told.code, 3)
        self.assertIn("queens solve 121 --given a1,b5 --rule torus", told.out)
        self.assertIn("--time-limit", told.err)
        self.assertNotIn("No solution", told.out + told.err)

    def test_the_overview_has_one_budget_for_all_its_searches(self):
        found = next(limit for limit in range(1, 2000)
                     if run(9, "--blocked", "a1", "--node-limit", limit).code != 3 or "a b c" in
                     run(9, "--blocked", "a1", "--node-limit", limit).out)
        as_the_overview = ("count", 9, "--blocked", "a1", "--unique", "--engine", "bitmask")
        nodes = int(json.loads(run(*as_the_overview, "--json").out)["nodes"])
        self.assertEqual(run(9, "--blocked", "a1", "--node-limit", nodes + found - 1).code, 3)
        self.assertEqual(run(9, "--blocked", "a1", "--node-limit", nodes + found).code, 0)

    def test_what_the_overview_suggests_keeps_the_puzzle_and_can_be_run(self):
        for words in (("8", "--given", "b4,d5"), ("8", "--given", "(4,1)", "--blocked", "a1", "--exclude", "r-c=-2"),
                      ("7", "--rule", "torus"), ("6", "--given", "a1"), ("0",), ("1",), ("20",)):
            suggested = [line.strip() for line in run(*words).out.split("Next:\n")[1].splitlines()]
            for line in suggested:
                command = line.split("  ")[0]
                self.assertIn(shell(command).code, (0, 1), command)
                if len(words) > 1 and command != "queens help":
                    self.assertEqual(shlex.split(command)[2:2 + len(words)], list(words))

    def test_sentences_count_properly(self):
        for words in ((0,), (1,), (8,), ("count", 0, "--unique"), ("count", 1, "--unique"), ("count", 3, "--unique"),
                      ("trace", 0), ("trace", 1), ("trace", 1, "--blocked", "a1"), ("trace", 2, "--given", "a1"),
                      ("check", 1, 1, "-", "-"), ("check", "1", "--size", 2), ("check", "1 2", "--size", 1),
                      ("check", "Q\n", "--size", 2), ("trace", 4, "--given", "b4,d3,a2,c1")):
            told = run(*words)
            self.assertNotRegex(told.out + told.err, r"\b1 (solutions|classes|pairs|entries|squares|rows|queens)\b|\b[Aa]ll 0 ",
                                words)
        self.assertIn("1 solution in 1 class: 1 × 1.", run(1).out)
        self.assertIn("1 pair of queens attacks", run("check", 1, 1, "-", "-").out)
        self.assertNotIn("0 = 0", run("count", 3, "--unique").out)
        for words in (("trace", 0), ("trace", 4, "--given", "b4,d3,a2,c1")):
            self.assertNotIn("lift", run(*words).out)

    def test_no_output_begins_with_an_empty_line(self):
        for n in (0, 1, 2, 8, 30):
            self.assertFalse(run(n).out.startswith("\n"), n)

    def test_first_may_be_nothing(self):
        self.assertEqual((run("enumerate", 8, "--first", 0).out, run("enumerate", 8, "--first", 0).code), ("", 0))
        self.assertNotIn("first 0", run("enumerate", 8, "--first", 0).err)
        self.assertEqual(run("enumerate", 3, "--first", 0).code, 1)

    def test_classes_are_not_called_solutions(self):
        for name in ("board", "discs", "json", "numbers"):
            listed = run("enumerate", 6, "--unique", "--format", name)
            self.assertIn("1 class of solutions", listed.err)
            self.assertNotIn("1 solution.", listed.out)
        self.assertIn('{"classes":"1"', run("enumerate", 6, "--unique", "--json").out)

    def test_a_seed_alone_asks_for_a_random_order(self):
        self.assertEqual(run("solve", 10, "--seed", 3).out, run("solve", 10, "--random", "--seed", 3).out)
        self.assertNotEqual(run("solve", 10, "--seed", 3).out, run("solve", 10).out)

    def test_diagonals_may_be_written_with_blanks_and_capitals(self):
        for word in ("R+C=5,R-C=-1", " r + c = 5 , r - c = -1", "r+c=5,\tr-c=-1"):
            self.assertEqual(run("count", 6, "--exclude", word).out, run("count", 6, "--exclude", "r+c=5,r-c=-1").out)
        torus = [run("count", 7, "--rule", "torus", "--exclude", word, "--given", "a1").out
                 for word in ("r+c=-1", "r+c=6", "r+c=13")]
        self.assertEqual(len(set(torus)), 1)

    def test_help_lists_what_there_is(self):
        for words in ((), ("--help",), ("help",), ("-h",)):
            self.assertIn("enumerate", run(*words).out)
        self.assertIn("bitmask", run("help", "count").out)
        self.assertEqual(run("help", "count").out, run("count", "--help").out)
        self.assertEqual(run("help", "all").out, run("help", "enumerate").out)
        self.assertEqual(run("help", "--ascii", "count").out, run("count", "--help", "--ascii").out)
        self.assertIn("queens 0", run("--version").out)
        self.assertEqual(run("help", "help").out, run("help").out)


if __name__ == "__main__":
    unittest.main()
