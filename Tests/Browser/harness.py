"""A site under test: its files, a server under a base path, and browsers to look at it."""

import functools
import http.server
import os
import pathlib
import re
import shutil
import threading
import time

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
BASE = "/some/base/"
ROOT = pathlib.Path(__file__).resolve().parents[2]
# The program under test.
PROGRAM = pathlib.Path(os.environ.get("BODYCHECK", ROOT / ".build/debug/bodycheck")).resolve()
# The gate runs a short form of what takes long; `make test` by itself, and so GitHub, runs all of it.
IS_SHORT = "BODYCHECK_SHORT" in os.environ


class Skip(Exception):
    """The site has nothing that the test is about."""


class Missing(Exception):
    """The machine lacks a tool that the test needs."""


def missing_parts():
    """What has to be installed first, or None."""
    if not CHROMIUM:
        return "there is no chromium"
    if not DRIVER:
        return "there is no chromedriver (package chromium-driver)"
    try:
        import selenium  # noqa: F401
    except ImportError:
        return "there is no selenium (package python3-selenium)"
    return None


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site under BASE and nothing elsewhere, so that root-relative links break."""

    # Connections are kept, as servers of sites keep them; small answers go out at once.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    # How long a script takes to arrive, in seconds.
    script_delay = 0

    # A pattern of the paths of which only the first half is sent, or None.
    halved = None

    def do_GET(self):
        if self.path.endswith(".js"):
            time.sleep(self.script_delay)
        if self.halved and re.search(self.halved, self.path):
            self.send_half()
        else:
            super().do_GET()

    def send_half(self):
        """Sends what a server has of a file that was cut short."""
        whole = pathlib.Path(self.translate_path(self.path)).read_bytes()
        half = whole[: len(whole) // 2]
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(half)))
        self.end_headers()
        self.wfile.write(half)

    def translate_path(self, path):
        clean = path.split("?")[0].split("#")[0]
        if not clean.startswith(BASE):
            return self.directory + "/no-such-file"
        return super().translate_path("/" + clean[len(BASE):])

    def send_error(self, code, *_, **__):
        """Shows the site's own page for an address that leads nowhere, as servers do."""
        page = (pathlib.Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


class Site:
    """The built site and the browsers opened on it."""

    handler = Handler

    def __init__(self, folder, has_one_of_each=False):
        self.folder = folder
        self.files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.html"))
        # Pages that only lead on to another one are gone before a browser can be asked.
        self.pages = [
            page for page in self.files if 'http-equiv="refresh"' not in self.text(page)
        ]
        if has_one_of_each:
            self.pages = kinds(self)
        self.browsers = {}

    def __enter__(self):
        handler = functools.partial(self.handler, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        for browser in self.browsers.values():
            browser.quit()
        self.server.shutdown()

    def file(self, page):
        return (self.folder / page).as_uri()

    def served(self, page):
        return f"http://127.0.0.1:{self.server.server_port}{BASE}{page}"

    def guideline(self):
        """A guideline with a scenario, or else any page of that folder."""
        pages = [
            page
            for page in self.pages
            if page.startswith("guidelines/") and (self.folder / page).with_suffix(".md").is_file()
        ]
        with_scenario = [
            page for page in pages if 'class="scenario"' in self.text(page)
        ]
        if not pages:
            raise Skip("the site has no guideline")
        return (with_scenario or pages)[0]

    def text(self, page):
        return (self.folder / page).read_text(encoding="utf-8")

    def browser(self, scripts=True, width=1280, height=900):
        """A browser of that kind, kept for the tests that follow."""
        key = scripts
        if key not in self.browsers:
            self.browsers[key] = start(scripts)
        browser = self.browsers[key]
        browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )
        emulate(browser)
        return browser

    def clear_consoles(self):
        """Discards what earlier tests left in the consoles of the browsers."""
        for browser in self.browsers.values():
            complaints(browser)


def kinds(site):
    """One page of each kind, and of each that has a player, a field for a printed line, or is a part of a list."""
    chosen = {}
    for page in site.pages:
        text = site.text(page)
        kind = re.search(r'data-kind="([^"]+)"', text)
        parts = tuple(part in text for part in ("data-player", "data-printed-line", 'class="paging"'))
        chosen.setdefault((kind and kind.group(1), parts), page)
    return sorted(chosen.values())


def sample(items):
    """All items; in the short form every sixteenth."""
    return items[:: 16 if IS_SHORT else 1]


def start(scripts, traced=None):
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service

    options = Options()
    options.binary_location = CHROMIUM
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    logs = {"browser": "ALL"}
    if traced:
        logs["performance"] = "ALL"
        options.add_experimental_option("perfLoggingPrefs", {"traceCategories": traced})
    options.set_capability("goog:loggingPrefs", logs)
    if not scripts:
        options.add_experimental_option(
            "prefs", {"profile.managed_default_content_settings.javascript": 2}
        )
    return webdriver.Chrome(service=Service(DRIVER), options=options)


def emulate(browser, **features):
    """Sets media features, such as prefers_color_scheme="dark"; nothing moves by itself."""
    features.setdefault("prefers_reduced_motion", "reduce")
    values = [
        {"name": name.replace("_", "-"), "value": value} for name, value in features.items()
    ]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": values})


def lay_out(browser):
    """Has the whole page laid out, also what browsers leave until it is scrolled to."""
    browser.execute_script(
        'for (const one of document.querySelectorAll(".scenario")) one.style.contentVisibility = "visible"'
    )


def wait(condition, what, seconds=5):
    """Waits until the condition holds; no fixed pauses."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(f"{what}: not within {seconds} s")


def same(actual, expected, what):
    assert actual == expected, f"{what}: {actual!r}, expected {expected!r}"


def complaints(browser):
    """What the browser's console says since the last call, CSP violations included."""
    return [entry["message"] for entry in browser.get_log("browser")]
