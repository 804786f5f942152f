"""Hostile content in a browser that would run it, under the site's own policy and a watch on all it does."""

import json
import re
import time
import urllib.parse

from selenium.webdriver.common.by import By

import harness
import hostile
from harness import same
from test_hostile import files_hold_nothing_that_runs, hostile_folder, machines_read_it

# Stands before any script of a page: what runs, asks or breaks the policy is written down.
WATCH = """
window.seen = [];
window.hostile = () => { window.seen.push("hostile() ran"); };
for (const name of ["alert", "confirm", "prompt", "print", "open"]) {
  window[name] = () => { window.seen.push(`${name}() ran`); };
}
document.addEventListener("securitypolicyviolation", (event) => {
  window.seen.push(`${event.disposition}: ${event.effectiveDirective} ${event.blockedURI}`);
}, true);
"""

# Plays the reader who touches everything, then looks at what the parser made of the page.
LOOK = """
for (const element of document.body.querySelectorAll("*")) {
  for (const type of ["focus", "mouseover", "pointerenter", "toggle", "copy", "error", "animationstart"]) {
    element.dispatchEvent(new Event(type));
  }
}
for (const button of document.querySelectorAll("button:not([type=submit])")) button.click();
const root = new URL(document.body.dataset.root || "./", location).href;
const forbidden = new Set(["applet", "base", "embed", "fencedframe", "frame", "frameset", "iframe",
  "math", "object", "plaintext", "portal", "style", "template", "xmp"]);
const addresses = new Set(["action", "background", "data", "formaction", "href", "poster", "src",
  "srcset", "xlink:href"]);
for (const element of document.querySelectorAll("*")) {
  const name = element.localName;
  const isData = element.type === "application/ld+json";
  if (forbidden.has(name)) seen.push(`<${name}>`);
  if (name === "script" && !isData && !element.src.startsWith(root)) seen.push(`<script src=${element.src}>`);
  for (const attribute of element.attributes) {
    if (/^on|^style$|^srcdoc$/i.test(attribute.name)) seen.push(`<${name} ${attribute.name}>`);
    if (!addresses.has(attribute.name)) continue;
    const url = URL.parse(attribute.value, document.baseURI);
    if (url && !["http:", "https:", "mailto:"].includes(url.protocol)) {
      seen.push(`<${name} ${attribute.name}=${attribute.value}>`);
    }
  }
}
return seen;
"""

# Asks the search for each text and reads what it shows.
SEARCH = """
const [texts, done] = arguments;
const field = document.querySelector("[data-search] input");
const status = document.querySelector("[data-search-status]");
const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
(async () => {
  document.querySelector("[data-search-form] button").click();
  let [found, excerpts] = [0, 0];
  for (const text of texts) {
    status.textContent = "Searching";
    field.value = text;
    field.dispatchEvent(new Event("input"));
    for (let turn = 0; turn < 200 && status.textContent === "Searching"; turn += 1) await pause(10);
    const options = document.querySelectorAll("[role=option]").length;
    if (options === 0) continue;
    found += 1;
    // Excerpts come to what can be seen.
    const first = document.querySelector(".search-excerpt");
    for (let turn = 0; turn < 80 && first.childNodes.length === 0; turn += 1) await pause(10);
    excerpts += document.querySelectorAll(".search-excerpt:not(:empty)").length;
  }
  done({ found, excerpts });
})();
"""

TRAP = """<!doctype html><html><head><meta charset="utf-8"></head><body>
<script>hostile()</script><img src="x" onerror="hostile()"><a href="javascript:hostile()">x</a>
<img src="http://127.0.0.2:1/outside.png">
</body></html>
"""


class Handler(harness.Handler):
    """Serves the site with its own policy once more, as one that reports."""

    policy = ""
    reports = []

    def end_headers(self):
        self.send_header(
            "Content-Security-Policy-Report-Only", f"{self.policy}; report-uri {harness.BASE}report"
        )
        super().end_headers()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.reports.append(json.loads(body)["csp-report"])
        self.send_response(204)
        super().end_headers()


class WatchedSite(harness.Site):
    """The site in a browser of its own that is watched."""

    handler = Handler

    def __enter__(self):
        Handler.policy = re.search(
            r'http-equiv="Content-Security-Policy" content="([^"]+)"', self.text("index.html")
        ).group(1)
        Handler.reports.clear()
        super().__enter__()
        self.watched = harness.start(True, traced="none")
        self.browsers["watched"] = self.watched
        self.watched.set_script_timeout(300)
        self.watched.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        return self

    def look(self, path, suffix=""):
        """What was seen at a path of the site, `?` and `#` behind it, that should not be."""
        address = self.served(urllib.parse.quote(path))
        self.watched.get(address + suffix)
        faults = self.watched.execute_script(LOOK)
        reached = re.split("[?#]", self.watched.current_url)[0]
        if urllib.parse.unquote(reached) != urllib.parse.unquote(address):
            faults.append(f"led to {reached}")
        return [f"{path}: {fault}" for fault in faults]

    @property
    def shows_dead_page(self):
        """Whether the browser shows the page for dead addresses."""
        return bool(self.watched.find_elements(By.CSS_SELECTOR, "[data-kind=not-found]"))

    def outside(self):
        """The requests since the last call that went elsewhere."""
        events = [json.loads(entry["message"])["message"] for entry in self.watched.get_log("performance")]
        urls = [
            event["params"]["request"]["url"]
            for event in events
            if event["method"] == "Network.requestWillBeSent"
        ]
        own = f"http://127.0.0.1:{self.server.server_port}/"
        return [url for url in urls if not url.startswith((own, "data:,"))]

    def settled_reports(self):
        """The reports so far; the browser sends them a moment later."""
        time.sleep(1)
        return list(Handler.reports)


def watch_sees(site):
    """The watch on hostile content sees a script, a handler, an address and a request elsewhere"""
    with WatchedSite(hostile_folder()) as watched:
        (watched.folder / "trap.html").write_text(TRAP, "utf-8")
        try:
            faults = "\n".join(watched.look("trap.html"))
        finally:
            (watched.folder / "trap.html").unlink()
        for sign in [
            "hostile() ran", "report: script-src-elem inline", "report: script-src-attr inline",
            "report: img-src http://127.0.0.2:1/", "<img onerror>", "<a href=javascript:hostile()>",
        ]:
            assert sign in faults, f"not seen: {sign}; seen:\n{faults}"
        assert watched.outside(), "the request elsewhere was not seen"
        reports = harness.wait(watched.settled_reports, "a report")
        assert any("img-src" in report["effective-directive"] for report in reports), reports


def nothing_runs(site):
    """No page of hostile texts runs, asks for or loads anything of theirs in Chromium"""
    with WatchedSite(hostile_folder()) as watched:
        faults, outside = [], []
        pages = harness.sample(watched.pages)
        for page in pages:
            faults += watched.look(page)
            outside += watched.outside()
            same(watched.shows_dead_page, page == "404.html", f"{page} is dead")
        reports = watched.settled_reports()
        complaints = [text for text in harness.complaints(watched.watched) if "Security Policy" in text]
        assert not faults, "\n".join(faults[:40])
        same((outside[:5], reports[:5], complaints[:5]), ([], [], []), "requests, reports, complaints")
        return f"{len(hostile.payloads())} payloads, {len(pages)} pages, 0 violations, 0 requests elsewhere"


def addresses_run_nothing(site):
    """No address of a dead page runs what it spells"""
    with WatchedSite(hostile_folder()) as watched:
        faults = []
        texts = [text.replace("\0", "").replace("/", "∕") for text in hostile.payloads()]
        texts = harness.sample(texts)
        for text in texts:
            quoted = urllib.parse.quote(text)
            faults += watched.look(text + ".html", f"?{quoted}#{quoted}")
            same(watched.shows_dead_page, True, f"{text} is dead")
        assert not faults, "\n".join(faults[:40])
        same((watched.outside(), watched.settled_reports()), ([], []), "requests elsewhere, reports")
        return f"{len(texts)} addresses"


def search_runs_nothing(site):
    """Search for hostile texts shows them and runs nothing"""
    with WatchedSite(hostile_folder()) as watched:
        browser = watched.watched
        browser.get(watched.served("guidelines/program.html"))
        texts = harness.sample(hostile.payloads())
        counts = browser.execute_async_script(SEARCH, texts)
        same(browser.execute_script("return seen"), [], "what ran")
        same((watched.outside(), watched.settled_reports()), ([], []), "requests elsewhere, reports")
        shown = browser.find_elements(By.CSS_SELECTOR, "[role=option]")
        assert shown and counts["found"] > len(texts) / 2, f"{counts} of {len(texts)}"
        return f"{len(texts)} queries, {counts['found']} with results, {counts['excerpts']} excerpts"


# In one list, so that one process builds the site for all.
TESTS = [files_hold_nothing_that_runs, machines_read_it, watch_sees, nothing_runs, addresses_run_nothing, search_runs_nothing]
