"""What happens while a page loads, as Lighthouse asks: main thread, layout, scripts."""

import json
import re

from harness import same, start
from test_axe import kinds

# What Lighthouse calls a long task, in microseconds of processor time, so that other work on the machine
# does not count.
LONG_TASK = 50_000
TRACED = "devtools.timeline,disabled-by-default-devtools.timeline"
# Other work takes the caches too, so the quickest of so many loads counts.
LOADS = 3

# The layout shifts since the page began, each with what moved.
SHIFTS = """
const [done] = arguments;
const shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    shifts.push(`${value}, ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(", ")}`);
  }
}).observe({ type: "layout-shift", buffered: true });
requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() => done(shifts))));
"""


def tasks(browser):
    """The durations of the tasks on the main threads of pages since the last call."""
    events = []
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Tracing.dataCollected":
            events.append(message["params"])
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"]
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads and "tdur" in event
    ]


def longest_task(browser, address):
    """The longest of the tasks that a page's load takes."""
    browser.get(address)
    browser.execute_async_script("requestIdleCallback(arguments[0])")
    seen = tasks(browser)
    assert seen, f"{address}: no task seen"
    return max(seen)


def short_tasks(site):
    """No task takes 50 ms of processor time while a page of any kind loads"""
    browser = start(True, traced=TRACED)
    try:
        long = []
        for page in kinds(site):
            browser.get(site.served(page))
            tasks(browser)
            longest = min(longest_task(browser, site.served(page)) for _ in range(LOADS))
            if longest > LONG_TASK:
                long.append(f"{page}: {longest / 1000:.0f} ms")
        same(long, [], "long tasks")
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
        same(blocking, [site.served("assets/site.css")], f"what {page} waits for")
        waited = re.findall(r"<script (?!async |defer |type=)[^>]*>", site.text(page))
        same(waited, [], f"scripts that {page} waits for")


TESTS = [short_tasks, steady, unblocked]
