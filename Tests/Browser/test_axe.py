"""axe-core on one page of each kind: light and dark, wide and narrow, all parts opened.

The short form leaves contrast to the test of all pages. Contrast takes three quarters of axe's time, and nothing
else depends on the color scheme.

Needs axe.min.js: from the package axe-playwright-python (pip install --no-deps), or where
BODYCHECK_AXE points.
"""

import importlib.util
import json
import os
import pathlib

from harness import IS_SHORT, Missing, emulate, kinds, lay_out, wait

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


def check(site, prepare, pages=None, **options):
    script = axe()
    browser = site.browser(**options)
    # On a busy machine, axe takes long for a long page.
    browser.set_script_timeout(120)
    found = []
    for page in pages or kinds(site):
        browser.get(site.served(page))
        lay_out(browser)
        prepare(browser)
        browser.execute_script(script)
        for scheme in ("light",) if IS_SHORT else ("light", "dark"):
            emulate(browser, prefers_color_scheme=scheme)
            result = browser.execute_async_script(
                """const done = arguments[2];
                const rules = { "color-contrast": { enabled: arguments[1] } };
                axe.run(document, { runOnly: arguments[0], rules, resultTypes: ["violations"] }).then((result) =>
                  done(JSON.stringify(result.violations.map((one) => [
                    one.id, one.help, one.nodes.length, one.nodes[0].html.slice(0, 160),
                    one.nodes[0].any.map((check) => check.message).join(" ").slice(0, 200)]))));""",
                RULES,
                not IS_SHORT,
            )
            for violation in json.loads(result):
                found.append(f"{page} ({scheme}): " + " | ".join(map(str, violation)))
    assert not found, "\n".join(found)


def opening(browser):
    browser.execute_script(
        """for (const part of document.querySelectorAll("details")) part.open = true;
        document.querySelector(".screens")?.scrollIntoView()"""
    )
    drawn = "return !document.querySelector('.screens') || document.querySelector('.s-device .s-box') !== null"
    wait(lambda: browser.execute_script(drawn), "the schematic")


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
    # The dialog is the same on every page.
    check(site, finding, pages=[site.guideline()] if IS_SHORT else None)


TESTS = [wide, narrow, searching]
