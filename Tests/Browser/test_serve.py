"""`bodycheck serve`: an open page follows its file while somebody writes it."""

import contextlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

from harness import PROGRAM, ROOT, Missing, complaints, same, wait

PAGE = "content/guidelines/counter.md"


@contextlib.contextmanager
def previewed():
    """The fixture's site under the program, as its address and the folder of its pages."""
    if not PROGRAM.exists():
        raise Missing(f"there is no {PROGRAM}")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "Tests/Fixtures/Sites/counter", folder, dirs_exist_ok=True)
        process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--theme", ROOT / "themes/default"],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            address = re.search(r"http://\S+", process.stdout.readline()).group()
            # The first verification is over with the line that tells how many scenarios hold.
            while "verified" not in process.stdout.readline():
                pass
            yield address, pathlib.Path(folder)
        finally:
            process.send_signal(signal.SIGINT)
            same(process.wait(timeout=5), -signal.SIGINT, "the end of the program")


def replace(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in {path}"
    # As editors save: the whole file takes the place of the old one.
    fresh = path.with_name(".saving")
    fresh.write_text(text.replace(old, new), encoding="utf-8")
    os.replace(fresh, path)


def follows(site):
    """An open page shows a save by itself, under its strict policy"""
    with previewed() as (address, folder):
        browser = site.browser()
        browser.get(address + "guidelines/counter.html")
        complaints(browser)
        start = time.monotonic()
        replace(folder / PAGE, "summary: ", "summary: Saved just now. ")
        wait(lambda: "Saved just now." in browser.page_source, "the saved page")
        print(f"      seen after {1000 * (time.monotonic() - start):.0f} ms")
        same(complaints(browser), [], "complaints")
        browser.get("about:blank")


def tells(site):
    """A wrong count is told at the top of its page, and is gone when it is fixed"""
    right, wrong = "| present     |      1 |      1 |", "| present     |      1 |      2 |"
    with previewed() as (address, folder):
        browser = site.browser()
        browser.get(address + "guidelines/counter.html")

        def notices():
            # In one go, since the page may be replaced between two questions.
            return browser.execute_script(
                "return [...document.querySelectorAll('[role=alert]')].map((n) => n.innerText);"
            )

        same(notices(), [], "notices at first")
        replace(folder / PAGE, right, wrong)
        wait(lambda: any("page states 2" in text for text in notices()), "the notice", seconds=20)
        replace(folder / PAGE, wrong, right)
        wait(lambda: notices() == [], "no notice", seconds=20)
        browser.get("about:blank")


TESTS = [follows, tells]
