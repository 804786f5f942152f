"""The search index damaged in many ways: what reads it refuses or survives, and says so."""

import json
import re

import harness
from harness import same, wait
from test_letters import TYPE

# Writes the index anew with faults in it, asks, and looks at what is said; then mends it.
BREAK = """
const [parts, queries, count, seed, done] = arguments;
const field = document.querySelector("[data-search] input");
const status = document.querySelector("[data-search-status]");
const uncaught = [];
for (const type of ["error", "unhandledrejection"]) {
  addEventListener(type, (event) => { uncaught.push(String(event.message ?? event.reason)); });
}
let state = seed;
const below = (bound) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
};
const others = [null, "", 0, -1, 1e9, {}, [], "__proto__", "_".repeat(40), "9".repeat(1000)];
function changed(value) {
  if (below(12) === 0) return others[below(others.length)];
  if (Array.isArray(value)) {
    const items = value.map((item) => (below(4) === 0 ? changed(item) : item));
    return below(6) === 0 ? items.slice(0, below(items.length + 1)) : items;
  }
  if (typeof value === "string") return changedText(value);
  if (typeof value === "number") return [0, -1, 0.5, 1e6, NaN, value + 1][below(6)];
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, item]) => [key, changed(item)]));
}
function changedText(text) {
  const [start, length] = [below(text.length + 1), below(40)];
  const [head, piece, tail] = [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)];
  switch (below(6)) {
  case 0: return head;
  case 1: return head + tail;
  case 2: return head + piece.repeat(50) + tail;
  case 3: return head + "_".repeat(below(9)) + tail;
  case 4: return head + [" ", "\\n", "*", "\\u{1F600}", "\\u0000"][below(5)] + piece + tail;
  default: return text.repeat(1 + below(20));
  }
}
async function ask(query) {
  const start = performance.now();
  status.textContent = "Searching";
  field.value = query;
  field.dispatchEvent(new Event("input"));
  while (status.textContent === "Searching" && performance.now() - start < 10000) {
    await new Promise((resolve) => { setTimeout(resolve, 0); });
  }
  return { said: status.textContent, time: performance.now() - start };
}
function take(change) {
  let refused = 0;
  for (const [name, values] of parts) {
    try { bodycheckSearch[name](...change(values)); } catch { refused += 1; }
  }
  return refused;
}
(async () => {
  const before = (await ask(queries[0])).said;
  const found = { answered: 0, missing: 0, refused: 0, slowest: 0, odd: [] };
  for (let turn = 0; turn < count; turn += 1) {
    take((values) => values);
    const [all, one] = [below(3) === 0, parts[below(parts.length)][1]];
    found.refused += take((values) => {
      const made = all || values === one ? changed(values) : values;
      return Array.isArray(made) ? made : [made];
    });
    const { said, time } = await ask(queries[below(queries.length)]);
    found.slowest = Math.max(found.slowest, time);
    if (/missing/.test(said)) found.missing += 1;
    else if (/result|found/i.test(said)) found.answered += 1;
    else found.odd.push(said);
  }
  take((all) => all);
  done({ ...found, uncaught, before, after: (await ask(queries[0])).said });
})();
"""


def parts(site):
    """What the scripts of the index say: the function that each calls, and with which values."""
    files = [site.folder / "search-index.js", *sorted((site.folder / "search").glob("*.js"))]
    calls = [re.fullmatch(r"bodycheckSearch\.(\w+)\((.*)\);\n", file.read_text("utf-8"), re.S) for file in files]
    of_kind = {}
    for call in calls:
        of_kind.setdefault(call[1], []).append([call[1], json.loads("[" + call[2] + "]")])
    # More would only make each turn slower.
    return [part for kind in ("site", "words", "texts", "vocabulary") for part in of_kind[kind][:8]]


def damaged(site):
    """A damaged search index ends in results or in a word that it is missing, and never hangs"""
    browser = site.browser()
    browser.get(site.served("index.html"))
    browser.set_script_timeout(300)
    browser.execute_script('document.querySelector("[data-search-form] button").click()')
    wait(lambda: browser.execute_script("return !!globalThis.bodycheckIndex"), "search is loaded", 20)
    queries = ["view", "closure", "s", "vewi", "state count", "_printChanges()"]
    count = 100 if harness.IS_SHORT else 400
    found = browser.execute_async_script(BREAK, parts(site), queries, count, 7)
    harness.complaints(browser)
    same((found["uncaught"], found["odd"]), ([], []), "exceptions, and what else was said")
    same(found["after"], found["before"], "what is found once the index is whole again")
    assert found["missing"] and found["answered"], found
    return (
        f"{count} damaged indexes: {found['answered']} answered, {found['missing']} said to be missing, "
        f"{found['refused']} parts refused, the slowest answer after {found['slowest']:.0f} ms"
    )


def halved(site):
    """Files of the search index that a server cuts short end in a word that they are missing, or in results"""
    said = {}
    kinds = ["none", "search-index", r"search/words-\d+", r"search/texts-\d+", r"search/vocabulary-\d+"]
    try:
        for kind in kinds:
            site.handler.halved = rf"/{kind}\.js$"
            browser = site.browser()
            browser.execute_cdp_cmd("Network.enable", {})
            browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
            browser.get(site.served("index.html"))
            browser.find_element("css selector", "[data-search-form] button").click()
            wait(lambda: browser.find_elements("css selector", "[data-search] input"), "the dialog")
            for query in ("closures compared", "closrue"):
                browser.execute_script(TYPE, query)
                said.setdefault(kind, []).append(
                    wait(lambda: answer(browser), f"an answer to {query} without {kind}")
                )
            harness.complaints(browser)
    finally:
        site.handler.halved = None
        browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})
    missing = "The search index is missing"
    whole = said["none"]
    assert all(re.search("result", one) for one in whole), whole
    same(said["search-index"], [missing, missing], "without the list of pages")
    same(said[r"search/words-\d+"], [missing, missing], "without words")
    same(said[r"search/texts-\d+"], whole, "without texts")
    same(said[r"search/vocabulary-\d+"][0], whole[0], "without the list of all words")


def answer(browser):
    """What the dialog says of a query once it is through with it."""
    text = browser.find_element("css selector", "[data-search-status]").text
    return None if text == "Searching" else text


TESTS = [damaged, halved]
