"""What a letter costs that is typed into the search dialog: loads and results, and nothing that moves."""

from harness import complaints, same, wait
from test_search import opened, settled

QUERIES = ["closure", "closrue environment", "onTapGesture"]
# On both sides of a beginning, and where its singular is; or all words, and those that a typo may mean.
MOST_PARTS = 5
# The pages that are drawn at once, with three sections each.
MOST_OPTIONS = 18

TYPE = """
const input = document.querySelector("[data-search] input");
document.querySelector("[data-search-status]").textContent = "Searching";
input.value = arguments[0];
input.dispatchEvent(new Event("input"));
"""
PARTS = """
return performance.getEntriesByType("resource").map((entry) => entry.name)
  .filter((name) => /search\\/(words|vocabulary).*\\.js$/.test(name));
"""
PLACES = """
return [...document.querySelectorAll("[role=option]")].map((option) => {
  const { top, height } = option.getBoundingClientRect();
  return [top, height];
});
"""
EXCERPTS = "return document.querySelectorAll('.search-excerpt mark').length"
# Keeps what stands there once the results of a letter do, before anything else can happen.
KEEP = f"""
const observer = new MutationObserver(() => {{
  if (document.querySelector("[data-search-status]").textContent === "Searching") return;
  observer.disconnect();
  globalThis.kept = [(() => {{ {PLACES} }})(), (() => {{ {EXCERPTS} }})()];
}});
observer.observe(document.querySelector("[data-search-status]"), {{ childList: true }});
"""


def letters(browser, query):
    """Types a query, and pauses after each letter until its results stand there."""
    for length in range(1, len(query) + 1):
        browser.execute_script(TYPE, query[:length])
        settled(browser)
        yield query[:length]


def ready(site, browser):
    """A page with search open, and the list of pages loaded."""
    opened(site, site.served("index.html"), browser)
    browser.execute_async_script(
        """const [done] = arguments;
        const ask = () => globalThis.bodycheckIndex?.topics().then(() => done()) ?? setTimeout(ask, 5);
        ask();"""
    )
    return browser


def little(site):
    """A letter loads few parts of the index and draws few results, wherever in a query it stands"""
    most = drawn = 0
    for query in QUERIES:
        browser = ready(site, site.browser())
        known = set(browser.execute_script(PARTS))
        for text in letters(browser, query):
            parts = set(browser.execute_script(PARTS))
            new = sorted(name.rsplit("/", 1)[1] for name in parts - known)
            assert len(new) <= MOST_PARTS, f"'{text}' loads {new}"
            most = max(most, len(new))
            known = parts
            drawn = max(drawn, len(browser.execute_script(PLACES)))
    assert 0 < drawn <= MOST_OPTIONS, f"{drawn} results drawn at once"
    return f"at most {most} parts and {drawn} results"


def steady(site):
    """Results stay where they are when their headings and excerpts come"""
    for width in (1280, 320):
        browser = ready(site, site.browser(width=width))
        browser.execute_script(KEEP + TYPE, "view")
        wait(lambda: browser.execute_script(EXCERPTS), "excerpts")
        before, excerpts = browser.execute_script("return globalThis.kept")
        same(excerpts, 0, "excerpts at first")
        same(browser.execute_script(PLACES), before, f"places of results, {width} pixels wide")
        same(complaints(browser), [], "console")


TESTS = [little, steady]
