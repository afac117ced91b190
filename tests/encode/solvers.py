# SPDX-License-Identifier: MIT
"""Other people's solvers: what each prints for an encoding's text, and the models in that, each the set of squares with a
queen."""
import itertools
import json
import os
import re
import subprocess
import tempfile
import xml.etree.ElementTree as xml
from dataclasses import dataclass
from typing import Callable


@dataclass
class Solver:
    """`programs` must be there; `answer` makes of an encoding what is printed, and `models` finds the models in it; with
    `finds_all` every one, else one. `told` is what a person would see, where that is something else, or nothing."""
    encoding: str
    programs: tuple
    answer: Callable
    models: Callable
    finds_all: bool = True
    told: Callable = None
    smallest: int = 0
    largest: int = 8


def output(*command, text="", suffix=""):
    """What the command prints on its standard output; the last word is a file of this text."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "puzzle" + suffix)
        with open(path, "w", encoding="ascii") as file:
            file.write(text)
        done = subprocess.run([*command, path], capture_output=True, timeout=120, check=False, text=True, cwd=folder)
        return done.stdout


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
    return lambda text: output(*command, text=text, suffix=suffix)


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


def by_glpsol(*options):
    return printing("glpsol", "--write", "/dev/null", "--output", "/dev/stdout", *options)


def models_of_glpsol(printed, _size):
    if "INTEGER OPTIMAL" in printed:
        yield {(int(row), int(column)) for row, column in re.findall(r" x_(\d+)_(\d+)\s+\* +1 ", printed)}


def by_cbc(suffix):
    def answer(text):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "puzzle" + suffix)
            with open(path, "w", encoding="ascii") as file:
                file.write(text)
            subprocess.run(["cbc", path, "solve", "solution", "answer"], capture_output=True, timeout=120, check=True,
                           cwd=folder)
            with open(os.path.join(folder, "answer"), encoding="ascii") as file:
                return file.read()
    return answer


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


SOLVERS = {
    "cadical": Solver("dimacs", ("cadical",), printing("cadical", "-q", suffix=".cnf"), models_of_values, finds_all=False),
    "cbc_lp": Solver("lp", ("cbc",), by_cbc(".lp"), models_of_cbc, finds_all=False, smallest=1),
    "cbc_mps": Solver("mps", ("cbc",), by_cbc(".mps"), models_of_cbc, finds_all=False, smallest=1),
    "clasp": Solver("dimacs", ("clasp",), printing("clasp", "0", suffix=".cnf"), models_of_values),
    # In its own words it prints the last model only.
    "clasp_opb": Solver("opb", ("clasp",), printing("clasp", "0", "--outf=2", "--quiet=0", suffix=".opb"), models_of_json,
                        told=printing("clasp", suffix=".opb")),
    "clingo": Solver("asp", ("clingo",), printing("clingo", "0", suffix=".lp"), models_of_clingo),
    "cryptominisat": Solver("dimacs", ("cryptominisat5",),
                            printing("cryptominisat5", "--verb", "0", "--maxsol", "1000", suffix=".cnf"), models_of_cryptominisat),
    "glpsol_lp": Solver("lp", ("glpsol",), by_glpsol("--lp"), models_of_glpsol, finds_all=False, smallest=1),
    "glpsol_mps": Solver("mps", ("glpsol",), by_glpsol("--freemps"), models_of_glpsol, finds_all=False, smallest=1),
    "minizinc": Solver("minizinc", ("minizinc", "fzn-gecode"),
                       printing("minizinc", "--solver", "gecode", "--all-solutions", suffix=".mzn"), models_of_minizinc),
    # No program: the text itself is evaluated, and nothing printed.
    "xcsp3": Solver("xcsp3", (), lambda text: text, models_of_xcsp3, smallest=2, largest=5, told=lambda text: ""),
    "z3": Solver("smtlib", ("z3",), by_z3, models_of_z3),
}
