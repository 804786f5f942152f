"""What the main threads of a browser's pages did, from Chromium's trace."""

import json

from harness import start

CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline"


def traced():
    """A browser of its own that keeps a trace."""
    return start(True, traced=CATEGORIES)


def events(browser):
    """What has happened on the main threads of pages since the last call."""
    seen = []
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Tracing.dataCollected":
            seen.append(message["params"])
    threads = {
        (event["pid"], event["tid"])
        for event in seen
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [event for event in seen if (event["pid"], event["tid"]) in threads]


def loading(browser, address):
    """What happens while a page loads, until it is idle."""
    browser.get(address)
    browser.execute_async_script("requestIdleCallback(() => requestIdleCallback(arguments[0]))")
    seen = events(browser)
    assert any(event["name"] == "RunTask" for event in seen), f"{address}: no task seen"
    return seen


def is_within(event, outer):
    """Whether an event happened in the time of another one on the same thread."""
    end = outer["ts"] + outer.get("dur", 0)
    return event["tid"] == outer["tid"] and outer["ts"] <= event["ts"] < end
