"""axe-core on one page of each kind: light and dark, wide and narrow, all parts opened.

Needs axe.min.js: from the package axe-playwright-python (pip install --no-deps), or where
BODYCHECK_AXE points.
"""

import importlib.util
import json
import os
import pathlib
import re

from harness import Missing, emulate, lay_out, wait

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def axe():
    """The text of axe.min.js."""
    if "BODYCHECK_AXE" in os.environ:
        return pathlib.Path(os.environ["BODYCHECK_AXE"]).read_text("utf-8")
    spec = importlib.util.find_spec("axe_playwright_python")
    if spec is None:
        raise Missing("there is no axe (pip install --no-deps axe-playwright-python)")
    script = next(pathlib.Path(spec.origin).parent.rglob("axe.min.js"))
    return script.read_text("utf-8")


def kinds(site):
    """One page of each kind, and of each that has a player, a field for a printed line, or is a part of a list."""
    chosen = {}
    for page in site.pages:
        text = site.text(page)
        kind = re.search(r'data-kind="([^"]+)"', text)
        parts = tuple(part in text for part in ("data-player", "data-printed-line", 'class="paging"'))
        chosen.setdefault((kind and kind.group(1), parts), page)
    return sorted(chosen.values())


def check(site, prepare, **options):
    script = axe()
    browser = site.browser(**options)
    found = []
    for scheme in ("light", "dark"):
        emulate(browser, prefers_color_scheme=scheme)
        for page in kinds(site):
            browser.get(site.served(page))
            lay_out(browser)
            prepare(browser)
            browser.execute_script(script)
            result = browser.execute_async_script(
                """const done = arguments[1];
                axe.run(document, { runOnly: arguments[0] }).then((result) =>
                  done(JSON.stringify(result.violations.map((one) => [
                    one.id, one.help, one.nodes.length, one.nodes[0].html.slice(0, 160),
                    one.nodes[0].any.map((check) => check.message).join(" ").slice(0, 200)]))));""",
                RULES,
            )
            for violation in json.loads(result):
                found.append(f"{page} ({scheme}): " + " | ".join(map(str, violation)))
    assert not found, "\n".join(found)


def opening(browser):
    browser.execute_script("for (const part of document.querySelectorAll('details')) part.open = true;")


def finding(browser):
    """Opens search, and waits for the excerpts of some results."""
    browser.execute_script("document.querySelector('[data-search-form] button').click()")
    field = browser.find_element("css selector", "[data-search] input")
    field.send_keys("view")
    wait(lambda: browser.find_elements("css selector", ".search-excerpt mark"), "excerpts")


def wide(site):
    """axe finds nothing on any page kind, in both color schemes"""
    check(site, opening)


def narrow(site):
    """axe finds nothing on a narrow screen"""
    check(site, opening, width=390, height=800)


def searching(site):
    """axe finds nothing while search is open and shows results"""
    check(site, finding)


TESTS = [wide, narrow, searching]
