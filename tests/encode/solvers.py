# SPDX-License-Identifier: MIT
"""Other people's solvers: what each prints for an encoding's text, and the models in that, each the set of squares with a
queen."""
import itertools
import json
import re
import subprocess
import tempfile
import xml.etree.ElementTree as xml
from dataclasses import dataclass
from pathlib import Path
from typing import Callable


@dataclass
class Solver:
    """`programs` must be there; `answer` makes of an encoding what is printed, and `models` finds the models in it; with
    `finds_all` every one, else one. `told(text, models, size)` is what a person would see, where that is something else, or
    nothing."""
    encoding: str
    programs: tuple
    answer: Callable
    models: Callable
    finds_all: bool = True
    told: Callable = None
    smallest: int = 0
    largest: int = 8


def output(*command, text="", suffix="", file="-"):
    """What the command prints on its standard output, or writes to a file of this name; PUZZLE is a file of the text."""
    with tempfile.TemporaryDirectory() as folder:
        puzzle = Path(folder, "puzzle" + suffix)
        puzzle.write_text(text, encoding="ascii")
        words = [word.replace("PUZZLE", str(puzzle)) for word in command]
        done = subprocess.run(words, capture_output=True, timeout=120, check=False, text=True, cwd=folder)
        return done.stdout if file == "-" else Path(folder, file).read_text(encoding="ascii")


def squares_of_numbers(numbers, size):
    return {divmod(number - 1, size) for number in numbers if 0 < number <= size * size}


def models_of_values(text, size):
    """`v` lines of SAT and pseudo-Boolean solvers, a line that begins with c or o between two models."""
    if "UNSATISFIABLE" in text:
        return
    if size == 0:
        yield set()  # there is no variable to tell
        return
    for _, lines in itertools.groupby(text.splitlines(), key=lambda line: line.startswith("v")):
        words = [word for line in lines if line.startswith("v") for word in line.split()[1:]]
        if words:
            yield squares_of_numbers([int(word.replace("x", "")) for word in words if word != "0"], size)


def printing(*command, suffix=""):
    return lambda text: output(*command, "PUZZLE", text=text, suffix=suffix)


def by_glpsol(*options):
    # A file, not a device: glpsol, as root, removes what it is to write to.
    return lambda text: output("glpsol", "--output", "answer", *options, "PUZZLE", text=text, file="answer")


def by_cbc(suffix):
    return lambda text: output("cbc", "PUZZLE", "solve", "solution", "answer", text=text, suffix=suffix, file="answer")


def models_of_json(printed, size):
    answer = json.loads(printed)
    return [squares_of_numbers(witness["Value"], size)
            for witness in answer["Call"][0].get("Witnesses", [])]


def models_of_cryptominisat(printed, size):
    # One "s SATISFIABLE" for each model, and at the end "s UNSATISFIABLE": no more.
    return models_of_values(printed.replace("s UNSATISFIABLE", "") if "s SATISFIABLE" in printed else printed, size)


def models_of_clingo(printed, _size):
    lines = printed.splitlines()
    for heading, model in zip(lines, lines[1:]):
        if heading.startswith("Answer: "):
            yield {(int(row), int(column)) for row, column in re.findall(r"queen\((\d+),(\d+)\)", model)}


def models_of_glpsol(printed, _size):
    if "INTEGER OPTIMAL" in printed:
        yield {(int(row), int(column)) for row, column in re.findall(r" x_(\d+)_(\d+)\s+\* +1 ", printed)}


def models_of_cbc(printed, _size):
    if printed.startswith("Optimal"):
        yield {(int(row), int(column)) for row, column in re.findall(r" x_(\d+)_(\d+) +1 ", printed)}


def models_of_minizinc(printed, _size):
    for line, separator in zip(printed.splitlines(), printed.splitlines()[1:]):
        if separator == "-" * 10:
            yield {(row, int(word) - 1) for row, word in enumerate(line.split())}


def queens_of_pairs(answer):
    return {(int(row), int(column)) for row, column in re.findall(r"\(q(\d+) (\d+)\)", answer)}


def by_z3(text):
    """One model after another: each is forbidden before the next is asked for."""
    problem, _, question = text.partition("(check-sat)\n")
    printed = ""
    with subprocess.Popen(["z3", "-in"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        process.stdin.write(problem)
        while True:
            process.stdin.write(f'(check-sat)\n{question}(echo "end")\n')
            process.stdin.flush()
            answer = "".join(iter(process.stdout.readline, "end\n"))
            printed += answer
            if not answer.startswith("sat"):
                process.stdin.close()
                return printed
            equal = " ".join(f"(= q{row} {column})" for row, column in queens_of_pairs(answer))
            process.stdin.write(f"(assert (not (and true {equal})))\n")


def models_of_z3(printed, _size):
    return [queens_of_pairs(answer) for answer in printed.split("unsat")[0].split("sat")[1:]]


OPERATIONS = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mod": lambda a, b: a % b, "eq": lambda a, b: a == b,
              "ne": lambda a, b: a != b}


def models_of_xcsp3(text, size):
    """The definition of the format, as plainly as possible: every assignment is tried."""
    instance = xml.fromstring(text)
    array = instance.find("variables/array")
    low, high = map(int, array.text.split(".."))
    assert array.attrib == {"id": "q", "size": f"[{size}]"}
    assert {constraint.tag for constraint in instance.find("constraints")} <= {"allDifferent", "intension"}
    constraints = [(constraint.tag == "allDifferent", [compile(term, term, "eval") for term in terms])
                   for constraint in instance.find("constraints")
                   for terms in [constraint.text.replace("q[]", " ".join(f"q[{i}]" for i in range(size))).split()]]
    for q in itertools.product(range(low, high + 1), repeat=size):
        def value(term, q=q):
            return eval(term, {"q": q, **OPERATIONS})  # pylint: disable=eval-used  # a term of add, sub, mod, eq, ne
        if all(len(set(map(value, terms))) == len(terms) if is_all_different else all(map(value, terms))
               for is_all_different, terms in constraints):
            yield set(enumerate(q))


def shown_by_xcsp3(_text, models, size):
    """The first model, as ACE prints it."""
    columns = " ".join(str(column) for model in models[:1] for _, column in sorted(model))
    return (f"s SATISFIABLE\nv <instantiation> <list> q[] </list> <values> {columns} </values> </instantiation>\n"
            if models and size > 0 else "")


def models_of_qubo(text, size):
    """Where the function is as low as it can be, by trying every argument; each differs from the one before in one place."""
    offset = int(re.search(r"^c Offset (\d+)", text, re.M)[1])
    weights = [[0] * size ** 2 for _ in range(size ** 2)]
    for i, j, weight in re.findall(r"^(\d+) (\d+) (-?\d+)$", text, re.M):
        weights[int(i)][int(j)] = weights[int(j)][int(i)] = int(weight)
    ones, value = set(), offset
    for step in range(1, 2 ** size ** 2 + 1):
        assert value >= 0
        if value == 0:
            yield {divmod(number, size) for number in ones}
        flipped = (step & -step).bit_length() - 1
        if flipped < size ** 2:
            change = weights[flipped][flipped] + sum(weights[flipped][other] for other in ones if other != flipped)
            value += -change if flipped in ones else change
            ones ^= {flipped}


def shown_by_qubo(_text, models, size):
    """The first model, as qbsolv prints it."""
    return "".join("01"[divmod(number, size) in models[0]] for number in range(size ** 2)) + "\n" if models and size > 0 else ""


SOLVERS = {
    "cadical": Solver("dimacs", ("cadical",), printing("cadical", "-q", suffix=".cnf"), models_of_values, finds_all=False),
    "cbc_lp": Solver("lp", ("cbc",), by_cbc(".lp"), models_of_cbc, finds_all=False, smallest=1),
    "cbc_mps": Solver("mps", ("cbc",), by_cbc(".mps"), models_of_cbc, finds_all=False, smallest=1),
    "clasp": Solver("dimacs", ("clasp",), printing("clasp", "0", suffix=".cnf"), models_of_values),
    # In its own words it prints the last model only.
    "clasp_opb": Solver("opb", ("clasp",), printing("clasp", "0", "--outf=2", "--quiet=0", suffix=".opb"), models_of_json,
                        told=lambda text, models, size: printing("clasp", suffix=".opb")(text)),
    "clingo": Solver("asp", ("clingo",), printing("clingo", "0", suffix=".lp"), models_of_clingo),
    "cryptominisat": Solver("dimacs", ("cryptominisat5",),
                            printing("cryptominisat5", "--verb", "0", "--maxsol", "1000", suffix=".cnf"), models_of_cryptominisat),
    "glpsol_lp": Solver("lp", ("glpsol",), by_glpsol("--lp"), models_of_glpsol, finds_all=False, smallest=1),
    "glpsol_mps": Solver("mps", ("glpsol",), by_glpsol("--freemps"), models_of_glpsol, finds_all=False, smallest=1),
    "minizinc": Solver("minizinc", ("minizinc", "fzn-gecode"),
                       printing("minizinc", "--solver", "gecode", "--all-solutions", suffix=".mzn"), models_of_minizinc),
    # No program: the text itself is evaluated.
    "qubo": Solver("qubo", (), lambda text: text, models_of_qubo, largest=4, told=shown_by_qubo),
    "xcsp3": Solver("xcsp3", (), lambda text: text, models_of_xcsp3, smallest=2, largest=5, told=shown_by_xcsp3),
    "z3": Solver("smtlib", ("z3",), by_z3, models_of_z3),
}
