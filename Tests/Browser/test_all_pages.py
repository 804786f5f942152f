"""Every page in the browser, loaded once for all tests: nothing complains, is too wide, too pale or out of reach.

The short form loads a sixteenth of them, and one of each kind.
"""

import functools
import re

from harness import IS_SHORT, complaints, emulate, kinds, lay_out, sample

TOO_WIDE = """
const width = document.documentElement.scrollWidth;
return width <= innerWidth ? [] : [`${width} pixels`, ...[...document.querySelectorAll("body *")]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest("pre, .scroll"))
  .slice(0, 3).map((e) => e.outerHTML.slice(0, 90))];
"""

OUT_OF_REACH = """
return [...document.querySelectorAll("main *")]
  .filter((e) => e.scrollWidth > e.clientWidth + 1)
  .filter((e) => ["auto", "scroll"].includes(getComputedStyle(e).overflowX))
  .filter((e) => e.tabIndex < 0 || !e.getAttribute("aria-label"))
  .map((e) => e.outerHTML.slice(0, 100));
"""

CONTRAST = """
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const known = new Map();
function rgba(color) {
  if (!known.has(color)) known.set(color, painted(color));
  return known.get(color);
}
function painted(color) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
function luminance([r, g, b]) {
  const [x, y, z] = [r, g, b].map((v) => {
    v /= 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}
function paper(element) {
  for (let e = element; e; e = e.parentElement) {
    const color = rgba(getComputedStyle(e).backgroundColor);
    if (color[3] > 0.99) return color;
  }
  return [255, 255, 255, 1];
}
const faults = new Map();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
  if (element.closest("svg, .visually-hidden, script")) continue;
  const style = getComputedStyle(element);
  const [a, b] = [luminance(rgba(style.color)), luminance(paper(element))];
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const large = parseFloat(style.fontSize) >= 24;
  if (ratio < (large ? 3 : 4.5)) {
    faults.set(element.className + " " + element.tagName, ratio.toFixed(2));
  }
}
return [...faults].map(([name, ratio]) => `${name}: ${ratio}`);
"""


def is_expected(page, fault):
    """Whether the page for missing addresses asked for its files in a folder above the site."""
    return page.endswith("404.html") and re.search(r"assets/(site\.css|root\.js) - Failed to load", fault)


@functools.cache
def faults(site):
    """What each test finds on the pages, by the test."""
    found = {test: [] for test in TESTS}

    def note(test, page, faults):
        found[test] += [f"{page}: {fault}" for fault in faults if not is_expected(page, fault)]

    complaints(site.browser())
    for page in sorted({*sample(site.pages), *kinds(site)}):
        browser = site.browser(width=320, height=640)
        browser.get(site.file(page))
        note(silent, site.file(page), complaints(browser))
        lay_out(browser)
        note(narrow, page, browser.execute_script(TOO_WIDE))
        site.browser(width=390, height=800)
        note(code_by_keyboard, page, browser.execute_script(OUT_OF_REACH))
        site.browser()
        for scheme in ("light", "dark"):
            emulate(browser, prefers_color_scheme=scheme)
            note(contrast, f"{page} ({scheme})", browser.execute_script(CONTRAST))
    # A server changes what is asked of the network and nothing else, which pages of a kind have in common.
    for page in kinds(site) if IS_SHORT else site.pages:
        browser = site.browser()
        browser.get(site.served(page))
        note(silent, site.served(page), complaints(browser))
    return found


def none(site, test):
    found = faults(site)[test]
    assert not found, "\n".join(found)


def silent(site):
    """No page logs an error or violates its own policy, from file:// and served"""
    none(site, silent)


def narrow(site):
    """At 320 pixels no page scrolls sideways"""
    none(site, narrow)


def code_by_keyboard(site):
    """Every block that scrolls sideways can be focused and has a label"""
    none(site, code_by_keyboard)


def contrast(site):
    """All text has a contrast of 4.5 to 1 in both schemes"""
    none(site, contrast)


TESTS = [silent, narrow, code_by_keyboard, contrast]
