"""What the scripts beside it share: running one measurement, and saying where it ran. As a program it says where it is."""

import datetime
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*command, timeout=None):
    """Runs a program that prints measurements as JSON, and returns them; None if it takes longer than `timeout`."""
    try:
        done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, timeout=timeout, check=True)
    except subprocess.TimeoutExpired:
        return None
    return json.loads(done.stdout)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout.strip()


def median(numbers):
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def time(seconds):
    """A time with three digits that count."""
    for factor, unit in ((1e9, "ns"), (1e6, "µs"), (1e3, "ms"), (1, "s")):
        number = seconds * factor
        if number < 1000 or unit == "s":
            return f"{number:.{0 if number >= 100 else 1 if number >= 10 else 2}f} {unit}"


def ratio(number):
    """A ratio with three digits that count."""
    return f"{number:,.{0 if number >= 100 else 1 if number >= 10 else 2}f}"


def progress(text):
    """Says on a terminal what is going on; nothing elsewhere."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def uncommitted():
    """The files that make the tree another one than the commit says; results are no part of it."""
    lines = output("git", "status", "--porcelain", "--", "Package.swift", "Sources", "Benchmarks").splitlines()
    return [line for line in lines if "Benchmarks/Results" not in line]


def where():
    """Date, commit, machine and Swift, as lines of Markdown."""
    names = [line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")]
    commit = output("git", "rev-parse", "--short", "HEAD") + (" with uncommitted changes" if uncommitted() else "")
    swift = next(line for line in output("swift", "--version").splitlines() if "Swift version" in line)
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    return [
        f"- {datetime.datetime.now():%Y-%m-%d %H:%M}, commit {commit}",
        f"- {names[0] if names else 'unknown processor'}, {os.cpu_count()} cores, load {load}",
        f"- {swift}",
    ]


if __name__ == "__main__":
    print("\n".join(where()))
