# SPDX-License-Identifier: MIT
"""Every line of JSON is what docs/schemas promises, and the schemas promise nothing that never comes."""
import copy
import hashlib
import json
import re
import tempfile
import unittest
from pathlib import Path

from run import ROOT, run
from schema import Schemas

DOCS = Path(ROOT) / "docs"
# Schema → requests whose answers, together, show all of it.
REQUESTS = {
    "overview": (("8",), ("3",), ("40",), ("27",), ("30", "--blocked", "a1", "--time-limit", "1ms")),
    "solve": (("solve", 4), ("solve", 3), ("solve", 60, "--method", "rows", "--node-limit", 10), ("solve", 0)),
    "enumerate": (("enumerate", 6), ("enumerate", 6, "--unique"), ("enumerate", 3), ("enumerate", 8, "--first", 2),
                  ("enumerate", 12, "--node-limit", 100)),
    "count": (("count", 8), ("count", 6, "--unique"), ("count", 2), ("count", 20, "--node-limit", 100),
              ("count", 8, "--symmetric", "half-turn"), ("count", 8, "--at-most", 5), ("count", 8, "--bench"),
              ("count", 8, "--engine", "plain"), ("count", "--engine", "list")),
    "trace": (("trace", 4), ("trace", 3), ("trace", 4, "--until", "all", "--given", "c3"), ("trace", 0), ("trace", 1),
              ("trace", 4, "--algorithm", "generate-and-test"), ("trace", 4, "--algorithm", "columns", "--rule", "torus"),
              ("trace", 5, "--blocked", "a5", "--exclude", "r+c=1,r-c=-2"), ("trace", 5, "--node-limit", 2)),
    "check": (("check", 2, 4, 1, 3), ("check", 1, 2, 3), ("check", "b4", "b4", "--size", 5, "--blocked", "b4", "--given", "a1"),
              ("check", "b4", "--size", 4, "--square", "a1"), ("check", 2, 4, 1, 3, "--square", "c3", "--rule", "torus"),
              ("check", "a1", "--size", 8, "--completable", "--count"), ("check", "a1 b3", "--size", 8, "--completable"),
              ("check", "a1 c2 e3", "--size", 8, "--hint"), ("check", 2, 4, 1, 3, "--hint"),
              ("check", "s UNSATISFIABLE", "--from", "dimacs", "--size", 3), ("check", "s UNKNOWN", "--from", "opb", "--size", 3),
              ("check", "v x1", "--from", "opb", "--size", 1)),
    "draw": (("draw", 2, 4, 1, 3), ("draw", "b4", "--size", 4)),
    "generate": (("generate", 8, "--seed", 1), ("generate", 8, "--kind", "diagonals", "--seed", 1),
                 ("generate", 8, "--kind", "blocked", "--seed", 1)),
    "campaign": (),
    "version": (("--version",),),
}

def changed(value):
    """The value with one thing wrong, in all ways that a reader would trip over."""
    if isinstance(value, dict):
        yield {**value, "surprise": 1}
        for key in value:
            yield {other: value[other] for other in value if other != key}
            yield {**value, key: {"a": "b"}}


class Json(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.schemas = Schemas(DOCS / "schemas")
        cls.lines = {name: [json.loads(line) for request in requests for line in run(*request, "--json").out.splitlines()]
                     for name, requests in REQUESTS.items()}
        cls.lines["check"] += cls.lines_on_a_proof()
        cls.lines["campaign"] += cls.lines_of_a_campaign()

    @staticmethod
    def lines_on_a_proof():
        with tempfile.TemporaryDirectory() as folder:
            proof, puzzle = Path(folder, "proof"), Path(folder, "puzzle.json")
            puzzle.write_text('{"size": 3}', encoding="utf-8")
            run("solve", puzzle, "--proof", proof)
            return [json.loads(run("check", "--proof", proof, *words, "--json").out) for words in ((), ("--puzzle", puzzle))]

    @staticmethod
    def lines_of_a_campaign():
        with tempfile.TemporaryDirectory() as folder:
            requests = [("plan", 10, "--shards", 4), ("run", "--only", "0-2"), ("status",), ("merge", "--allow-partial"), ("run",),
                        ("merge",), ("verify", "--fraction", 1)]
            lines = [json.loads(run("campaign", *words, "--folder", folder, "--json").out) for words in requests]
            # Another worker, still at it; and a result that cannot be.
            ledger = max(Path(folder).glob("ledger-*"), key=lambda file: file.stat().st_size)
            text = ledger.read_text(encoding="ascii")
            ledger.write_text(text[:text.index("claim", text.index("done"))], encoding="ascii")
            claim = next(line for line in text.splitlines(keepends=True) if line.startswith("claim"))
            Path(folder, "ledger-b").write_text(claim, encoding="ascii")
            lines.append(json.loads(run("campaign", "status", "--folder", folder, "--json").out))
            done = next(line for line in text.splitlines() if line.startswith("done")).split()
            solutions = int(done[3]) + 8
            words = " ".join([*done[:3], str(solutions), done[4], str(solutions % 13), str(solutions % 15), *done[7:-1]])
            check = hashlib.sha256(words.encode()).hexdigest()[:16]
            ledger.write_text(text.replace(" ".join(done), f"{words} {check}"), encoding="ascii")
            lines.append(json.loads(run("campaign", "verify", "--folder", folder, "--fraction", 1, "--json").out))
            lines.append(json.loads(run("campaign", "estimate", 10, "--time-limit", 2, "--json").out))
            return lines

    def test_every_line_is_as_its_schema_says(self):
        for name, lines in self.lines.items():
            self.assertTrue(lines)
            for line in lines:
                self.assertEqual(self.schemas.faults(line, name), [], (name, line))

    def test_the_schemas_have_nothing_that_never_comes(self):
        for name, lines in self.lines.items():
            for line in lines:
                self.schemas.faults(line, name)
            self.assertEqual(self.schemas.places(name) - self.schemas.used, set())

    def test_the_schemas_refuse_what_is_wrong(self):
        optional = {"size", "class_size", "given", "blocked", "excluded", "row", "column", "line", "next_line", "refusal",
                    "attackers", "classes", "class_sizes", "nodes", "source", "engine", "target", "symmetric", "cycles_per_node", "columns", "reason", "square",
                    "formula_of_puzzle", "left_s", "identity"}
        for name, lines in self.lines.items():
            for line in lines[:3] + lines[-2:]:
                for wrong in changed(copy.deepcopy(line)):
                    if line.keys() - wrong.keys() & optional and set(line) - set(wrong) <= optional:
                        continue
                    self.assertNotEqual(self.schemas.faults(wrong, name), [], (name, wrong))

    def test_every_verb_has_a_schema_and_a_line_in_the_docs(self):
        listed = run("help").out.split("Verbs (queens help VERB tells more):\n")[1].split("\n\n")[0]
        verbs = {line.split()[0] for line in listed.splitlines()}
        self.assertEqual(set(REQUESTS), verbs - {"encode"} | {"version"})
        self.assertEqual({file.stem for file in (DOCS / "schemas").iterdir()}, set(REQUESTS) | {"parts"})
        named = re.findall(r"\(schemas/(\w+)\.json\)", (DOCS / "json.md").read_text(encoding="utf-8"))
        self.assertEqual(sorted(named), sorted([*REQUESTS, "parts"]))

    def test_no_classes_are_still_classes(self):
        for words in ((3, "--unique"), (8, "--unique", "--first", 0)):
            self.assertIn('"classes":"0"', run("enumerate", *words, "--json").out, words)

    def test_numbers_of_128_bits_are_strings(self):
        for name in ("count", "enumerate", "overview"):
            for line in self.lines[name]:
                for key in ("solutions", "classes", "nodes"):
                    self.assertIsInstance(line.get(key, ""), (str, type(None)))


class Validator(unittest.TestCase):
    """The validator itself: what is wrong is seen."""

    def test_each_keyword_is_minded(self):
        schemas = Schemas(DOCS / "schemas")
        for schema, right, wrong in (({"type": "integer"}, 1, True), ({"type": "integer"}, 1, "1"), ({"type": "number"}, 0.5, "x"),
                                     ({"type": ["boolean", "null"]}, None, 0), ({"enum": [1, 2]}, 2, 3),
                                     ({"enum": [1]}, 1, True), ({"pattern": "^a$"}, "a", "ab"), ({"minimum": 0}, 0, -1),
                                     ({"required": ["a"]}, {"a": 1}, {}),
                                     ({"properties": {"a": {"type": "null"}}, "additionalProperties": False}, {"a": None}, {"b": None}),
                                     ({"properties": {"a": {"type": "null"}}}, {"a": None}, {"a": 1}),
                                     ({"items": {"type": "null"}}, [None], [None, 1]),
                                     ({"oneOf": [{"type": "null"}, {"enum": [None, 1]}]}, 1, None),
                                     ({"$ref": "parts.json#/$defs/total"}, "12", "012")):
            schemas.files["it.json"] = schema
            self.assertEqual(schemas.faults(right, "it"), [], schema)
            self.assertNotEqual(schemas.faults(wrong, "it"), [], schema)
        schemas.files["it.json"] = {"maxLength": 3}
        with self.assertRaises(AttributeError):
            schemas.faults("a", "it")


if __name__ == "__main__":
    unittest.main()
