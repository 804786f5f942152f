"""What happens while a page loads, as Lighthouse asks: main thread, layout, scripts."""

import json
import re

from harness import same, start
from test_axe import kinds

# What Lighthouse calls a long task, in microseconds of processor time, so that other work on the machine
# does not count.
LONG_TASK = 50_000
TRACED = "devtools.timeline,disabled-by-default-devtools.timeline"


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


def short_tasks(site):
    """No task takes 50 ms of processor time while a page of any kind loads"""
    browser = start(True, traced=TRACED)
    try:
        long = []
        for page in kinds(site):
            browser.get(site.served(page))
            tasks(browser)
            browser.get(site.served(page))
            browser.execute_async_script("requestIdleCallback(arguments[0])")
            seen = tasks(browser)
            assert seen, f"{page}: no task seen"
            if max(seen) > LONG_TASK:
                long.append(f"{page}: {max(seen) / 1000:.0f} ms")
        same(long, [], "long tasks")
    finally:
        browser.quit()


def steady(site):
    """Nothing moves while a page of any kind loads"""
    browser = site.browser()
    moved = []
    for page in kinds(site):
        browser.get(site.served(page))
        shift = browser.execute_async_script(
            """const done = arguments[0];
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));"""
        )
        if shift > 0:
            moved.append(f"{page}: {shift}")
    same(moved, [], "layout shifts")


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
