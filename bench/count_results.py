#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the engines and writes docs/results/count.md, with its picture.

usage: count_results.py COUNT_RATIOS [--from N] [--to N] [--rounds K] [--out FOLDER]

COUNT_RATIOS is the program of that name, for example build/release/bench/count_ratios. Takes some ten minutes.
"""
import argparse
import datetime
import math
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# The way from the yardstick to the fastest engine (docs/count.md): what each step adds, and who has all up to it.
STEPS = (("three masks, left and right told apart only for the first queen", "bitmask"),
         ("begin in the middle", "cross, step 2"),
         ("look before you set", "cross, steps 2 and 3"),
         ("the last five rows at a glance", "cross"),
         ("many boards at a time", "simd avx2"))
COLOURS = ("#888888", "#b35806", "#2166ac", "#5aae61", "#762a83", "#d6604d", "#111111", "#c2a5cf")


def measured(program, first, last, rounds):
    """Seconds by size and engine, in the order in which they were measured."""
    words = [program, first, last, rounds]
    table = subprocess.run([str(word) for word in words], stdout=subprocess.PIPE, check=True).stdout.decode()
    seconds = {}
    for line in table.splitlines()[1:]:
        size, engine, time = line.split("\t")
        seconds.setdefault(int(size), {})[engine] = float(time)
    return seconds


def command_line(words):
    return subprocess.run(words, stdout=subprocess.PIPE, check=True, cwd=ROOT).stdout.decode()


def machine():
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    name = next((line.split(": ", 1)[1] for line in lines if line.startswith("model name")), "unknown")
    return f"{name}, {os.cpu_count()} cores"


def head(arguments, load):
    commit = command_line(["git", "rev-parse", "--short", "HEAD"]).strip()
    return f"""# How fast the engines count

Written by `bench/count_results.py build/release/bench/count_ratios --from {arguments.first} --to {arguments.last} --rounds {arguments.rounds}`.

- commit: {commit}
- date: {datetime.date.today()}
- machine: {machine()}; on average {load:.1f} processes wanted to run meanwhile, the one measured included

Processor seconds of one core, best of {arguments.rounds}, all engines of one n in turn and in the same run. On a busy machine ratios are good to ten
per cent or so, and below n = 14 the times are too short to mean much.
"""


def table(rows):
    first, *others = rows
    lines = [first, ["---"] * len(first), *others]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def engines_table(seconds):
    """Times, and in parentheses how many times as fast as the yardstick."""
    names = list(dict.fromkeys(name for times in seconds.values() for name in times))
    rows = [["", *(f"n = {size}" for size in seconds)]]
    for name in names:
        row = [f"`{name}`"]
        for times in seconds.values():
            ratio = f" (× {times['yardstick'] / times[name]:.1f})" if name in times and "yardstick" in times and times[name] > 0 else ""
            row.append(f"{times[name]:.3f}{ratio}" if name in times else "")
        rows.append(row)
    return table(rows)


def steps_table(seconds):
    sizes = [size for size in seconds if size >= 14 and "yardstick" in seconds[size]] or list(seconds)[-1:]
    rows = [["step", "who has it", *(f"n = {size}" for size in sizes)]]
    before = "yardstick"
    for step, name in STEPS:
        gains = []
        for size in sizes:
            times = seconds[size]
            known = name in times and before in times and times[name] > 0
            gains.append(f"× {times[before] / times[name]:.2f}" if known else "")
        if any(gains):
            rows.append([step, f"`{name}`", *gains])
        before = name if all(name in seconds[size] for size in sizes) else before
    return table(rows)


class Picture:
    """Times as fast as the yardstick, on a logarithmic scale, by n."""
    WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 420, 60, 190, 40, 50

    def __init__(self, seconds):
        self.sizes = [size for size, times in seconds.items() if size >= 13 and "yardstick" in times]
        self.lines = {}
        for size in self.sizes:
            for name, time in seconds[size].items():
                if time > 0 and name != "plain":
                    self.lines.setdefault(name, []).append((size, seconds[size]["yardstick"] / time))
        ratios = [ratio for points in self.lines.values() for _, ratio in points]
        self.low, self.high = math.log10(min([0.8, *ratios])), math.log10(max([2, *ratios]) * 1.2)

    def x(self, size):
        span = max(self.sizes[-1] - self.sizes[0], 1)
        return self.LEFT + (size - self.sizes[0]) / span * (self.WIDTH - self.LEFT - self.RIGHT)

    def y(self, ratio):
        share = (math.log10(ratio) - self.low) / (self.high - self.low)
        return self.HEIGHT - self.BOTTOM - share * (self.HEIGHT - self.TOP - self.BOTTOM)

    def names_at(self):
        """Where each name stands beside the end of its line, none over another."""
        ends = sorted((self.y(points[-1][1]), name) for name, points in self.lines.items())
        place, places = -math.inf, {}
        for wanted, name in ends:
            place = max(wanted, place + 15)
            places[name] = place
        return places

    def text(self):
        end = self.WIDTH - self.RIGHT
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.WIDTH} {self.HEIGHT}" font-family="sans-serif" font-size="13">',
                 f'<rect width="{self.WIDTH}" height="{self.HEIGHT}" fill="white"/>',
                 f'<text x="{self.LEFT}" y="22" font-size="15">times as fast as the yardstick, one core</text>']
        for tick in (1, 2, 5, 10, 20, 50, 100):
            if self.low <= math.log10(tick) <= self.high:
                y = self.y(tick)
                parts.append(f'<path d="M{self.LEFT} {y:.1f}H{end}" stroke="#dddddd"/>'
                             f'<text x="{self.LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>')
        for size in self.sizes:
            parts.append(f'<text x="{self.x(size):.1f}" y="{self.HEIGHT - 26}" text-anchor="middle">n = {size}</text>')
        places = self.names_at()
        for colour, (name, points) in zip(COLOURS, self.lines.items()):
            path = " ".join(f"{self.x(size):.1f},{self.y(ratio):.1f}" for size, ratio in points)
            parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            parts.extend(f'<circle cx="{self.x(size):.1f}" cy="{self.y(ratio):.1f}" r="3" fill="{colour}"/>' for size, ratio in points)
            x = self.x(points[-1][0])
            parts.append(f'<text x="{x + 10:.1f}" y="{places[name] + 4:.1f}" fill="{colour}">{name}</text>')
        return "\n".join([*parts, "</svg>", ""])


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1])
    parser.add_argument("program")
    parser.add_argument("--from", dest="first", type=int, default=12)
    parser.add_argument("--to", dest="last", type=int, default=17)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=ROOT / "docs/results")
    arguments = parser.parse_args()
    seconds = measured(arguments.program, arguments.first, arguments.last, arguments.rounds)
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / "count.svg").write_text(Picture(seconds).text(), encoding="utf-8")
    (arguments.out / "count.md").write_text(
        head(arguments, os.getloadavg()[1]) + "\n" + engines_table(seconds)
        + "\nThe yardstick (`bench/yardstick.cpp`) is the mirror recursion that everybody writes, g++ -O3 -march=native. `cross, step 2` and\n"
        "`cross, steps 2 and 3` are `cross` without what comes after (`bench/cross_steps.cpp`).\n"
        "\n![times as fast as the yardstick, by n](count.svg)\n"
        "\n## What each step gains\n\nThe steps of [count.md](../count.md), each as a multiple of the speed before it:\n\n" + steps_table(seconds),
        encoding="utf-8")
    print(f"written: {arguments.out}/count.md and count.svg")


if __name__ == "__main__":
    main()
