# SPDX-License-Identifier: MIT
"""`queens generate` from outside: the same puzzles as the algorithms of CSPLib's generators make of Python's `random`."""
import json
import os
import random
import re
import shlex
import tempfile
import unittest

from run import run

INSTANCES = 100


def completion(size, amount, seed):
    """Rows and columns are drawn from those left, the last of which then moves into the gap; n² attempts."""
    draw, rows, columns, given = random.Random(seed), list(range(size)), list(range(size)), []
    for _ in range(size * size):
        i, j = draw.randrange(len(rows)), draw.randrange(len(columns))
        row, column = rows[i], columns[j]
        if any(row + column == r + c or row - column == r - c for r, c in given):
            continue
        given.append([row, column])
        for numbers, place in ((rows, i), (columns, j)):
            numbers[place] = numbers[-1]
            numbers.pop()
        if len(given) == amount:
            return f"letting n =  {size}\nletting init =  {given}\n"
    return ""


def blocked(size, amount, minimum, seed):
    """All squares are shuffled, and blocked where more than the minimum is left; a thousand attempts."""
    draw = random.Random(seed)
    for _ in range(1000):
        order = [(row, column) for row in range(size) for column in range(size)]
        draw.shuffle(order)
        in_row, in_column, blocks = [size] * size, [size] * size, []
        for row, column in order:
            if len(blocks) < amount and min(in_row[row], in_column[column]) > minimum:
                in_row[row] -= 1
                in_column[column] -= 1
                blocks.append([row + 1, column + 1])
        if len(blocks) == amount:
            return f"letting n =  {size}\nletting blocks =  {sorted(blocks)}\n"
    return ""


def diagonals(size, minimum, seed):
    """Two shuffled lists, taken from the end; which of them is next is drawn while neither is empty."""
    draw = random.Random(seed)
    orders = {kind: list(range(2 * size - 1)) for kind in (1, 0)}
    for order in orders.values():
        draw.shuffle(order)
    free = {(row, column) for row in range(size) for column in range(size)}
    excluded = []
    while any(orders.values()):
        kind = 1 if not orders[0] else 0 if not orders[1] else draw.randrange(-1, 2, 2) == 1
        number = orders[kind].pop()
        taken = {(row, column) for row, column in free
                 if number == (row + column if kind else row - column + size - 1)}
        if all(sum(r == row for r, _ in free) > minimum and sum(c == column for _, c in free) > minimum
               for row, column in taken):
            free -= taken
            excluded.append([number, int(kind)])
    return f"n =  {size}\nnumdiags =  {len(excluded)}\ndiags =  {excluded}\n"


def seeds(draw):
    """Small ones, 0, and those that take two words."""
    return draw.choice([0, draw.randrange(1000), draw.randrange(2**32), draw.randrange(2**64)])


class Generate(unittest.TestCase):
    def compare(self, expected, *words):
        answer = run("generate", *words)
        self.assertEqual((answer.out, answer.code), (expected, 0 if expected else 3), words)

    def test_completion_puzzles_equal_those_of_csplib(self):
        draw = random.Random(79)
        for _ in range(INSTANCES):
            size, seed = draw.randint(1, 60), seeds(draw)
            amount = draw.randint(1, size)
            self.compare(completion(size, amount, seed), size, "--amount", amount, "--seed", seed)

    def test_blocked_puzzles_equal_those_of_csplib(self):
        draw = random.Random(80)
        for _ in range(INSTANCES):
            size, seed = draw.randint(1, 25), seeds(draw)
            minimum = draw.randrange(size)
            amount = draw.randint(1, max(1, size * (size - minimum) * 4 // 5))
            self.compare(blocked(size, amount, minimum, seed), size, "--kind", "blocked", "--amount", amount,
                         "--minimum", minimum, "--seed", seed)

    def test_excluded_diagonals_equal_those_of_csplib(self):
        draw = random.Random(81)
        for _ in range(INSTANCES):
            size, seed = draw.randint(1, 25), seeds(draw)
            minimum = draw.randrange(size + 2)  # from the size on nothing is excluded
            self.compare(diagonals(size, minimum, seed), size, "--kind", "diagonals", "--minimum", minimum, "--seed", seed)

    def test_a_board_of_one_square_equals_those_of_csplib(self):
        for seed in range(5):
            self.compare(completion(1, 1, seed), 1, "--seed", seed)
            self.compare(blocked(1, 1, 0, seed), 1, "--kind", "blocked", "--minimum", 0, "--seed", seed)
            for minimum in range(3):
                self.compare(diagonals(1, minimum, seed), 1, "--kind", "diagonals", "--minimum", minimum, "--seed", seed)

    def test_a_seed_that_was_not_asked_for_is_told(self):
        answer = run("generate", 20)
        seed = answer.err.split()[1].rstrip(":")
        self.assertEqual(run("generate", 20, "--seed", seed).out, answer.out)

    def test_its_words_are_a_puzzle_with_one_solution(self):
        for seed in range(5):
            answer = run("generate", 8, "--unique", "--seed", seed, "--format", "words")
            self.assertRegex(answer.err, r"^Exactly one completion; grade: (easy|medium|hard)\.\n$")
            self.assertEqual(run("count", *shlex.split(answer.out)).out, "1\n")

    def test_its_words_name_what_is_blocked_and_excluded(self):
        for seed in range(5):
            words = run("generate", 9, "--kind", "blocked", "--seed", seed, "--format", "words").out
            puzzle = json.loads(run("generate", 9, "--kind", "blocked", "--seed", seed, "--json").out)
            squares = ",".join(f"{'abcdefghi'[column]}{9 - row}" for row, column in puzzle["blocked"])
            self.assertEqual(words, f"9 --blocked {squares}\n")
            words = run("generate", 9, "--kind", "diagonals", "--seed", seed, "--format", "words").out
            puzzle = json.loads(run("generate", 9, "--kind", "diagonals", "--seed", seed, "--json").out)
            names = ",".join(f"{'r+c' if diagonal['line'] == 'rising' else 'r-c'}={diagonal['value']}"
                             for diagonal in puzzle["excluded"])
            self.assertEqual(words, f"9 --exclude {names}\n")

    def test_a_number_out_of_range_is_refused_with_its_option(self):
        for words, expected in ((("--amount", 9), "--amount: "), (("--kind", "blocked", "--minimum", 8), "--minimum: ")):
            answer = run("generate", 8, *words)
            self.assertEqual((answer.out, answer.code), ("", 2))
            self.assertTrue(answer.err.startswith(f"queens: {expected}"), answer.err)

    def test_json_is_json(self):
        puzzle = json.loads(run("generate", 9, "--kind", "diagonals", "--seed", 1, "--json").out)
        self.assertEqual((puzzle["size"], puzzle["given"]), (9, []))
        self.assertGreater(len(puzzle["excluded"]), 0)

    def test_a_sheet_has_its_puzzles_and_their_answers(self):
        answer = run("generate", 8, "--sheet", 30, "--seed", 1)
        pictures, _, answers = answer.out.partition("Answers")
        self.assertEqual(answer.code, 0)
        self.assertLessEqual(max(map(len, answer.out.splitlines())), 80)
        for number, line in enumerate(answers.splitlines()[1:], 1):
            self.assertIn(f"{number}. ", pictures)
            self.assertIn("a solution", run("check", *line.split()[1:]).out)
        self.assertEqual(number, 30)
        self.assertEqual(run("generate", 8, "--sheet", 30, "--seed", 1).out, answer.out)

    def test_a_sheet_is_drawn_where_the_file_is_a_picture(self):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "sheet.svg")
            self.assertEqual(run("generate", 8, "--sheet", 3, "--seed", 1, "-o", name).code, 0)
            with open(name, encoding="utf-8") as file:
                svg = file.read()
        text = run("generate", 8, "--sheet", 3, "--seed", 1).out
        self.assertEqual(svg.count("<use "), text.count("Q") + 3 * 8)
        for caption in re.findall(r"\d\. [a-z]+", text) + ["1.", "2.", "3."]:
            self.assertIn(f">{caption}</text>", svg)

    def test_a_sheet_has_no_puzzle_twice(self):
        # On 6 x 6 there are four solutions that share no square: 24 puzzles with a single queen.
        sheet = run("generate", 6, "--sheet", 24, "--seed", 1).out.partition("Answers")[0]
        lines = sheet.splitlines()
        boards = {"".join(line[column:column + 11] for line in lines[top:top + 6]) for top in range(1, len(lines), 8)
                  for column in range(0, 72, 18) if lines[top][column:column + 11]}
        self.assertEqual(len(boards), 24)
        answer = run("generate", 6, "--sheet", 25, "--seed", 1)
        self.assertEqual((answer.out, answer.code), ("", 3))

    def test_the_grade_is_what_was_asked_for(self):
        for grade in ("easy", "medium", "hard"):
            self.assertEqual(run("generate", 9, "--unique", "--seed", 4, "--grade", grade).err,
                             f"Exactly one completion; grade: {grade}.\n")
        sheet = run("generate", 8, "--sheet", 9, "--seed", 4, "--grade", "easy").out
        self.assertEqual((sheet.count("easy"), sheet.count("hard")), (9, 0))

    def test_options_that_contradict_each_other_are_refused(self):
        for words in (("--unique", "--amount", 3), ("--sheet", 3, "--kind", "blocked"), ("--sheet", 3, "--json"),
                      ("--minimum", 2), ("--grade", "easy"), ("--unique", "--grade", "fun"), ("--given", "a1"), ("--kind", "sudoku"), ("--sheet", 0), ("--amount", 9)):
            answer = run("generate", 8, *words)
            self.assertEqual((answer.out, answer.code), ("", 2), words)
            self.assertNotEqual(answer.err, "")

    def test_what_no_seed_brings_about_is_said_so(self):
        for words, code, reason in (((3, "--unique"), 1, "no solution"), ((2, "--sheet", 3), 1, "no solution"),
                                    ((4, "--sheet", 30), 3, "Only 8 different puzzles"), ((4, "--unique", "--grade", "hard"), 3, "grade")):
            answer = run("generate", *words, "--seed", 1)
            self.assertEqual((answer.out, answer.code), ("", code), words)
            self.assertIn(reason, answer.err, words)

    def test_a_missing_size_is_asked_for_without_speaking_of_files(self):
        answer = run("generate")
        self.assertEqual(answer.code, 2)
        self.assertIn("queens generate 8", answer.err)
        self.assertNotIn("file", answer.err)


if __name__ == "__main__":
    unittest.main()
