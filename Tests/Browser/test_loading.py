"""What happens while a page loads, as Lighthouse asks: main thread, layout, scripts."""

import re

from harness import kinds, same
from tracing import events, is_within, loading, traced

SCRIPTS = {"EvaluateScript", "FunctionCall", "FireAnimationFrame", "TimerFire"}

# The layout shifts since the first script arrived, each with what moved. Earlier ones are those of a page
# that is drawn before all of it is read, as on a busy machine.
SHIFTS = """
const [done] = arguments;
const scripts = performance.getEntriesByType("resource").filter((entry) => entry.initiatorType === "script");
const arrived = Math.min(...scripts.map((entry) => entry.responseEnd));
const shifts = [];
new PerformanceObserver((list) => {
  for (const { startTime, value, sources } of list.getEntries()) {
    if (startTime < arrived) continue;
    shifts.push(`${value}, ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(", ")}`);
  }
}).observe({ type: "layout-shift", buffered: true });
requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() => done(shifts))));
"""


def unforced(site):
    """No script has a page of any kind laid out while it loads, since the browser does so afterwards"""
    browser = traced()
    try:
        forced, laid_out = [], 0
        pages = kinds(site)
        for page in pages:
            events(browser)
            seen = loading(browser, site.served(page))
            scripts = [event for event in seen if event["name"] in SCRIPTS]
            layouts = [event for event in seen if event["name"] == "Layout"]
            assert scripts, f"{page}: no script seen"
            laid_out += len(layouts)
            forced += [
                f"{page}: {script['args']['data'].get('url', script['name'])}"
                for script in scripts
                if any(is_within(layout, script) for layout in layouts)
            ]
        same(forced, [], "scripts that wait for a layout")
        assert laid_out > 0, "no layout seen"
        return f"{laid_out} layouts of {len(pages)} pages"
    finally:
        browser.quit()


def steady(site):
    """Nothing moves while a page of any kind loads, though its scripts arrive after it is drawn"""
    moved = []
    site.handler.script_delay = 0.3
    try:
        for width in (1280, 390):
            browser = site.browser(width=width)
            browser.execute_cdp_cmd("Network.enable", {})
            browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
            for page in kinds(site):
                browser.get(site.served(page))
                shifts = browser.execute_async_script(SHIFTS)
                moved += [f"{page} ({width} pixels): {shift}" for shift in shifts]
            browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
    finally:
        site.handler.script_delay = 0
    assert not moved, "\n".join(moved)


def unblocked(site):
    """No script stands before the first paint of any kind of page"""
    browser = site.browser()
    for page in kinds(site):
        browser.get(site.served(page))
        blocking = browser.execute_script(
            """return performance.getEntriesByType("resource")
              .filter((entry) => entry.renderBlockingStatus === "blocking").map((entry) => entry.name)"""
        )
        # The page for missing addresses asks for its sheet in each folder above, too.
        blocking = blocking[:1] if page == "404.html" else blocking
        same(blocking, [site.served("assets/site.css")], f"what {page} waits for")
        waited = re.findall(r"<script (?!async |defer |type=)[^>]*>", site.text(page))
        same(waited, [], f"scripts that {page} waits for")


TESTS = [unforced, steady, unblocked]
