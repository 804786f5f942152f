"""What the benchmarks share: running a program, and the table of all figures.

Benchmarks/measuring.py prints the figures in the file that BODYCHECK_FIGURES names, as a Markdown table.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / ".build/release/bodycheck"


class Usage:
    """What a program took: seconds on the wall's clock and of all cores, MiB of its largest process."""

    def __init__(self, wall, processor, memory):
        self.wall, self.processor, self.memory = wall, processor, memory

    @staticmethod
    def median(runs):
        return Usage(*(statistics.median(values) for values in zip(*((r.wall, r.processor, r.memory) for r in runs))))


def measure(command, folder, environment=None, code=0, watch=None):
    """Runs a program to its end, which is to be `code`; `watch` is called with its number again and again."""
    start = time.monotonic()
    with open(os.devnull, "w") as nowhere, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=nowhere, stderr=errors)
        over = threading.Event()
        watcher = threading.Thread(target=repeat, args=(watch, process.pid, over))
        if watch:
            watcher.start()
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        over.set()
        if watch:
            watcher.join()
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != code:
            errors.seek(0)
            sys.exit(f"{command[0]} ended with {process.returncode}: {errors.read().decode()[-400:]}")
    return Usage(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def repeat(watch, process, over):
    while not over.wait(0.1):
        try:
            watch(process)
        except OSError:
            # The process has ended, or a file that was just listed is gone.
            continue


def note(what, figure, unit, at_most=None, at_least=None):
    """Keeps a figure and its limit for the table that `run` prints at the end."""
    path = os.environ.get("BODYCHECK_FIGURES")
    if not path:
        return
    limit = verdict = ""
    if at_most is not None:
        limit, verdict = f"at most {at_most:,}{unit}", "yes" if figure <= at_most else "**no**"
    if at_least is not None:
        limit, verdict = f"at least {at_least:,}{unit}", "yes" if figure >= at_least else "**no**"
    digits = 2 if figure < 1 else 1 if figure < 20 else 0
    with open(path, "a", encoding="utf-8") as figures:
        figures.write(f"| {what} | {figure:,.{digits}f}{unit} | {limit} | {verdict} |\n")


def table():
    """The figures that were noted, as Markdown."""
    print("| | measured | budget | holds |\n| --- | ---: | ---: | --- |")
    print(pathlib.Path(os.environ["BODYCHECK_FIGURES"]).read_text(encoding="utf-8"), end="")


def require_program():
    if not PROGRAM.exists():
        sys.exit("there is no .build/release/bodycheck; run 'make build'")


if __name__ == "__main__":
    table()
