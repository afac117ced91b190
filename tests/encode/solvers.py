# SPDX-License-Identifier: MIT
"""Other people's solvers. Each takes an encoding's text and its size, and yields models: the set of squares with a queen."""
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
    """`programs` must be there; `finds_all`: every model, else one."""
    encoding: str
    programs: tuple
    models: Callable
    finds_all: bool = True
    smallest: int = 0
    largest: int = 8


def output(*command, text="", suffix=""):
    """What the command prints; the last word is a file of this text."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "puzzle" + suffix)
        with open(path, "w", encoding="ascii") as file:
            file.write(text)
        done = subprocess.run([*command, path], capture_output=True, timeout=120, check=False, text=True, cwd=folder)
        return done.stdout + done.stderr


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


def of_clasp(text, size):
    return models_of_values(output("clasp", "0", text=text, suffix=".cnf"), size)


def of_clasp_opb(text, size):
    # In its own words it would print the last model only.
    answer = json.loads(output("clasp", "0", "--outf=2", "--quiet=0", text=text, suffix=".opb"))
    return [squares_of_numbers(witness["Value"], size)
            for witness in answer["Call"][0].get("Witnesses", [])]


def of_cadical(text, size):
    return models_of_values(output("cadical", "-q", text=text, suffix=".cnf"), size)


def of_cryptominisat(text, size):
    printed = output("cryptominisat5", "--verb", "0", "--maxsol", "1000", text=text, suffix=".cnf")
    # One "s SATISFIABLE" for each model, and at the end "s UNSATISFIABLE": no more.
    return models_of_values(printed.replace("s UNSATISFIABLE", "") if "s SATISFIABLE" in printed else printed, size)


def of_clingo(text, _size):
    lines = output("clingo", "0", text=text, suffix=".lp").splitlines()
    for heading, model in zip(lines, lines[1:]):
        if heading.startswith("Answer: "):
            yield {(int(row), int(column)) for row, column in re.findall(r"queen\((\d+),(\d+)\)", model)}


def of_glpsol(*options):
    def models(text, _size):
        printed = output("glpsol", "--write", "/dev/null", "--output", "/dev/stderr", *options, text=text)
        if "INTEGER OPTIMAL" in printed:
            yield {(int(row), int(column)) for row, column in re.findall(r" x_(\d+)_(\d+)\s+\* +1 ", printed)}
    return models


def of_cbc(suffix):
    def models(text, _size):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "puzzle" + suffix)
            with open(path, "w", encoding="ascii") as file:
                file.write(text)
            subprocess.run(["cbc", path, "solve", "solution", "answer"], capture_output=True, timeout=120, check=True,
                           cwd=folder)
            with open(os.path.join(folder, "answer"), encoding="ascii") as file:
                printed = file.read()
        if printed.startswith("Optimal"):
            yield {(int(row), int(column)) for row, column in re.findall(r" x_(\d+)_(\d+) +1 ", printed)}
    return models


def of_minizinc(text, _size):
    printed = output("minizinc", "--solver", "gecode", "--all-solutions", text=text, suffix=".mzn")
    for line, separator in zip(printed.splitlines(), printed.splitlines()[1:]):
        if separator == "-" * 10:
            yield {(row, int(word) - 1) for row, word in enumerate(line.split())}


def of_z3(text, _size):
    """One model after another: each is forbidden before the next is asked for."""
    problem, _, question = text.partition("(check-sat)\n")
    with subprocess.Popen(["z3", "-in"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        process.stdin.write(problem)
        while True:
            process.stdin.write(f'(check-sat)\n{question}(echo "end")\n')
            process.stdin.flush()
            answer = "".join(iter(process.stdout.readline, "end\n"))
            if not answer.startswith("sat"):
                process.stdin.close()
                break
            queens = {(int(row), int(column)) for row, column in re.findall(r"\(q(\d+) (\d+)\)", answer)}
            yield queens
            process.stdin.write("(assert (not (and true " + " ".join(f"(= q{r} {c})" for r, c in queens) + ")))\n")


OPERATIONS = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mod": lambda a, b: a % b, "eq": lambda a, b: a == b,
              "ne": lambda a, b: a != b}


def of_xcsp3(text, size):
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
    "cadical": Solver("dimacs", ("cadical",), of_cadical, finds_all=False),
    "cbc_lp": Solver("lp", ("cbc",), of_cbc(".lp"), finds_all=False, smallest=1),
    "cbc_mps": Solver("mps", ("cbc",), of_cbc(".mps"), finds_all=False, smallest=1),
    "clasp": Solver("dimacs", ("clasp",), of_clasp),
    "clasp_opb": Solver("opb", ("clasp",), of_clasp_opb),
    "clingo": Solver("asp", ("clingo",), of_clingo),
    "cryptominisat": Solver("dimacs", ("cryptominisat5",), of_cryptominisat),
    "glpsol_lp": Solver("lp", ("glpsol",), of_glpsol("--lp"), finds_all=False, smallest=1),
    "glpsol_mps": Solver("mps", ("glpsol",), of_glpsol("--freemps"), finds_all=False, smallest=1),
    "minizinc": Solver("minizinc", ("minizinc", "fzn-gecode"), of_minizinc),
    "xcsp3": Solver("xcsp3", (), of_xcsp3, smallest=2, largest=5),
    "z3": Solver("smtlib", ("z3",), of_z3),
}
