# SPDX-License-Identifier: MIT
"""English, Japanese and Chinese: which one is spoken, and that tables stay tables where characters take two cells."""
import re
import unicodedata
import unittest

from run import run

LANGUAGES = ("en", "ja", "zh")
TOPICS = ((), ("overview",), ("solve",), ("enumerate",), ("count",), ("trace",), ("check",), ("draw",))
NO_SOLUTION = {"en": "No solution.", "ja": "解はありません。", "zh": "无解。"}
# Where the descriptions of help begin, and those of its examples.
SUMMARIES, REASONS = 26, 37


def width(text):
    """Cells on a terminal, by Unicode's own table; ambiguous characters take one."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def cut(line, at):
    """The line before and behind a cell; None if there is no such border."""
    for i in range(len(line) + 1):
        if width(line[:i]) == at:
            return line[:i], line[i:]
    return None


def has_ambiguous(text):
    return any(unicodedata.east_asian_width(sign) == "A" for sign in text)


class Languages(unittest.TestCase):
    def test_why_a_file_failed_is_said_in_the_language(self):
        reasons = {"en": "No such file or directory", "ja": "そのファイルまたはフォルダーがありません", "zh": "没有这个文件或文件夹"}
        for language, reason in reasons.items():
            answer = run("solve", 8, "-o", "/no/such/file", "--lang", language)
            self.assertEqual(answer.code, 4)
            self.assertIn(reason, answer.err)

    def assert_speaks(self, language, *words, **changes):
        answer = run("solve", 3, *words, **changes)
        self.assertEqual((answer.err, answer.code), (NO_SOLUTION[language] + "\n", 1), (words, changes))

    def speaks(self, language, **changes):
        """With nothing else set; the script is UTF-8, whatever the locale is called."""
        self.assert_speaks(language, **{"LC_ALL": None, "LC_CTYPE": "C.UTF-8", **changes})

    def test_the_option_decides(self):
        for language in LANGUAGES:
            self.assert_speaks(language, "--lang", language)
            self.assert_speaks(language, "--lang=" + language)
            self.assert_speaks(language, "--lang", language, LC_ALL="C")
            self.assert_speaks(language, "--lang", language, LC_ALL="ja_JP.UTF-8")
            self.assert_speaks(language, "--lang", language, LANGUAGE="zh_CN")

    def test_else_the_locale_does(self):
        for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
            for locale, language in (("ja_JP.UTF-8", "ja"), ("ja", "ja"), ("ja_JP.utf8@x", "ja"), ("zh_CN.UTF-8", "zh"),
                                     ("zh_SG", "zh"), ("en_GB.UTF-8", "en"), ("fr_FR.UTF-8", "en")):
                changes = {"LANG": "fr_FR.UTF-8"} if name == "LANGUAGE" else {}
                changes["LC_CTYPE" if name != "LC_ALL" else "LANG"] = "C.UTF-8"
                if name == "LC_ALL" and "." not in locale:
                    continue  # this says the script as well
                self.speaks(language, **{"LANG": "xx_XX.UTF-8", **changes, name: locale})

    def test_the_first_that_is_set_counts(self):
        self.speaks("ja", LC_ALL="ja_JP.UTF-8", LC_MESSAGES="zh_CN.UTF-8", LANG="en_GB.UTF-8")
        self.speaks("zh", LC_ALL="", LC_MESSAGES="zh_CN.UTF-8", LANG="ja_JP.UTF-8")
        self.speaks("ja", LC_ALL="", LC_MESSAGES="", LANG="ja_JP.UTF-8")
        self.speaks("en")

    def test_language_is_a_list_of_wishes(self):
        for wishes, language in (("zh_CN", "zh"), ("zh:ja", "zh"), ("fr:ja:zh", "ja"), ("en:ja", "en"), ("jam:ja", "ja"),
                                 ("fr:de", "en"), ("::ja", "ja"), ("", "zh")):
            self.speaks(language, LANG="zh_CN.UTF-8", LANGUAGE=wishes)

    def test_the_plain_locale_speaks_english(self):
        for plain in ("C", "POSIX"):
            self.assert_speaks("en", LC_ALL=plain, LANGUAGE="zh_CN")

    def test_a_name_that_only_begins_like_a_language_is_another(self):
        for locale in ("jam_JM.UTF-8", "zha_CN.UTF-8"):
            self.speaks("en", LANG=locale)

    def test_what_ascii_cannot_hold_is_said_in_english(self):
        self.assert_speaks("en", "--ascii", "--lang", "ja")
        self.assert_speaks("en", "--ascii", LC_ALL="zh_CN.UTF-8")
        self.assert_speaks("en", LC_ALL="ja_JP.eucJP")
        self.assertEqual(run("help", "trace", "--ascii", "--lang", "zh"), run("help", "trace", "--ascii"))

    def test_a_wrong_language_is_told_in_the_reader_s(self):
        answer = run("solve", 3, "--lang", "xx", LC_ALL="ja_JP.UTF-8")
        self.assertEqual(answer.code, 2)
        self.assertIn("「xx」", answer.err)

    def test_no_sentence_has_an_empty_hole_or_is_left_in_english(self):
        for language in ("ja", "zh"):
            for words in ((8,), (3,), (30,), (1000,), ("trace", 4, "--until", "all"), ("trace", 3), ("help",), ("slove",),
                          ("trace", 3, "--algorithm", "generate-and-test"), ("trace", 4, "--coordinates", "chess"),
                          ("trace", 4, "--format", "variables"), ("trace", 4, "--blocked", "b2", "--exclude", "r+c=1"),
                          ("check", 1, 2, 3, 4), ("check", 2, 4, 1, 3), ("check", "b4", "d3", "--square", "c3"),
                          ("enumerate", 6, "--first", 2), ("count", 8, "--unique"), ("count", 33), ("solve", 8, "--given", "i9"),
                          ("count", 8, "--engine", "x"), ("solve", 8, "--given", "a1,b2"), ("check", 2, 4, 1, 9)):
                answer = run(*words, "--lang", language, LC_ALL="ja_JP.UTF-8" if language == "ja" else "zh_CN.UTF-8")
                said = answer.out + answer.err
                self.assertNotRegex(said, r"（）|「」|“”|\{\w*\}", (language, words))
                self.assertNotRegex(said, r"(?i)\b(the|is|are|queen|row|of|no)\b", (language, words))


class Tables(unittest.TestCase):
    def help_lines(self, language, topic):
        return run("help", *topic, "--lang", language).out.splitlines()

    def test_help_fits_80_columns(self):
        for language in LANGUAGES:
            for topic in TOPICS:
                for line in self.help_lines(language, topic):
                    self.assertLessEqual(width(line), 80, (language, line))

    def test_help_has_the_same_names_and_commands_in_every_language(self):
        def left_sides(language, topic):
            sides = []
            for line in self.help_lines(language, topic):
                border = REASONS if line.startswith("  queens ") else SUMMARIES
                if not re.match(r"  [-a-z]", line):
                    continue
                sides.append(line if "| queens" in line else cut(line.ljust(border), border)[0])
            return sides

        for topic in TOPICS:
            english = left_sides("en", topic)
            self.assertTrue(english)
            for language in ("ja", "zh"):
                self.assertEqual(left_sides(language, topic), english, (language, topic))

    def test_descriptions_begin_in_one_column(self):
        for language in LANGUAGES:
            for topic in TOPICS:
                for line in self.help_lines(language, topic):
                    if not re.match(r"  [-a-z]", line) or "| queens" in line:
                        continue
                    border = REASONS if line.startswith("  queens ") else SUMMARIES
                    if width(line) < border:
                        continue  # a command without a reason
                    left, right = cut(line, border)
                    self.assertEqual((left[-1], right[0] != " "), (" ", True), (language, line))

    def test_exit_codes_stand_in_two_columns(self):
        for language in LANGUAGES:
            lines = self.help_lines(language, ())
            first, second = (next(line for line in lines if line.startswith(f"  {code}  ")) for code in "02")
            borders = {width(first[: first.index("1  ")]), width(second[: second.index("3  ")])}
            self.assertEqual(len(borders), 1, (language, first, second))

    def test_the_overview_s_numbers_end_in_one_column(self):
        for size in (3, 8, 11):
            ends = set()
            for language in LANGUAGES:
                lines = [line for line in run(size, "--lang", language).out.splitlines() if re.search(r"   [\d,]+$", line)]
                self.assertEqual(len(lines), 5, (language, size))
                ends |= {width(line) for line in lines}
            self.assertEqual(len(ends), 1, (size, ends))

    def test_a_trace_s_variables_stand_below_their_indices(self):
        for algorithm in ("rows", "columns", "bitmask"):
            for rule in ("chess", "torus"):
                words = ("trace", 5, "--format", "variables", "--algorithm", algorithm, "--rule", rule)
                def columns(language):
                    blocks = run(*words, "--lang", language).out.split("\n\n")[:-1]
                    lines = [line for block in blocks for line in block.split("\n")[1:]]
                    return [cut(line, 18)[1] for line in lines if re.search(r"[01.#]\W*$", line) and ":" not in line]
                english = columns("en")
                self.assertGreater(len(english), 20)
                for language in ("ja", "zh"):
                    self.assertEqual(columns(language), english, (language, algorithm, rule))

    def test_nothing_of_ambiguous_width_stands_before_a_column(self):
        for language in LANGUAGES:
            for line in run(8, "--lang", language).out.splitlines():
                if re.search(r"   [\d,]+$", line):
                    self.assertFalse(has_ambiguous(line), (language, line))
            for line in self.help_lines(language, ("solve",)):
                if line.startswith("  "):
                    self.assertFalse(has_ambiguous((cut(line.ljust(SUMMARIES), SUMMARIES) or ("", ""))[0]), (language, line))
            for line in run("trace", 5, "--format", "variables", "--lang", language).out.splitlines():
                if not re.match(r"\d", line):
                    self.assertFalse(has_ambiguous((cut(line.ljust(18), 18) or ("", ""))[0]), (language, line))

    def test_a_board_is_the_same_in_every_language(self):
        for words in (("draw", 2, 4, 1, 3), ("solve", 12, "--format", "board"), ("solve", 8, "--format", "bars")):
            self.assertEqual(len({run(*words, "--lang", language).out for language in LANGUAGES}), 1, words)


if __name__ == "__main__":
    unittest.main()
