"""The search dialog, from file:// and from a server under a base path."""

import gzip
import json

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import Skip, complaints, same, wait


def active(browser):
    return browser.switch_to.active_element


def field(browser):
    return browser.find_element(By.CSS_SELECTOR, "[data-search] input")


def results(browser):
    return browser.find_elements(By.CSS_SELECTOR, "[role=option]")


def status(browser):
    return browser.find_element(By.CSS_SELECTOR, "[data-search-status]").text


def is_open(browser):
    return browser.execute_script("return document.querySelector('[data-search]').open")


def press(browser, *keys):
    from selenium.webdriver.common.action_chains import ActionChains

    chain = ActionChains(browser)
    for key in keys[:-1]:
        chain.key_down(key)
    chain.send_keys(keys[-1])
    for key in keys[:-1]:
        chain.key_up(key)
    chain.perform()


def opened(site, address, browser=None):
    browser = browser or site.browser()
    browser.get(address)
    button = browser.find_element(By.CSS_SELECTOR, "[data-search-form] button")
    button.click()
    wait(lambda: is_open(browser), "the dialog opens")
    same(active(browser), field(browser), "focus")
    return browser


def typed(browser, text):
    field(browser).clear()
    field(browser).send_keys(text)
    settled(browser)


def settled(browser):
    """Waits until the results of the last letter stand there."""
    wait(lambda: browser.execute_script("return !!globalThis.bodycheckIndex"), "search is loaded")
    wait(lambda: status(browser) not in ("Searching", "Type to search"), "results")


def any_word(site):
    """A word of the home page's first guideline title."""
    import re

    title = re.search(r"<h1[^>]*>([^<]+)", site.text(site.guideline()))
    words = [word for word in re.findall(r"[A-Za-z]{5,}", title.group(1))]
    if not words:
        raise Skip("the first guideline's title has no word to look for")
    return words[-1]


def typing_and_enter(site, address):
    browser = opened(site, address)
    word = any_word(site)
    typed(browser, word[:-1])
    found = results(browser)
    assert found, f"nothing found for '{word[:-1]}'"
    same(status(browser).split()[-1] in ("page", "pages"), True, "number announced")
    same(found[0].get_attribute("aria-selected"), "true", "first selected")
    wait(lambda: browser.find_elements(By.CSS_SELECTOR, ".search-excerpt mark"), "marked excerpts")
    if len(found) > 1:
        field(browser).send_keys(Keys.ARROW_DOWN)
        same(results(browser)[1].get_attribute("aria-selected"), "true", "second selected")
        field(browser).send_keys(Keys.ARROW_UP)
    field(browser).send_keys(Keys.ARROW_UP)
    same(results(browser)[-1].get_attribute("aria-selected"), "true", "last selected")
    field(browser).send_keys(Keys.ARROW_DOWN)
    target = results(browser)[0].get_attribute("href")
    selected = field(browser).get_attribute("aria-activedescendant")
    same(selected, results(browser)[0].get_attribute("id"), "active descendant")
    field(browser).send_keys(Keys.ENTER)
    wait(lambda: browser.current_url == target, f"Enter leads to {target}")
    same(complaints(browser), [], "console")


def from_file(site):
    """Search finds, moves and opens from file://"""
    typing_and_enter(site, site.file(site.guideline()))


def from_base_path(site):
    """Search finds, moves and opens when served under a base path"""
    typing_and_enter(site, site.served(site.guideline()))


def keyboard(site):
    """Ctrl-K opens, Escape closes, and focus returns to where it was"""
    browser = site.browser()
    browser.get(site.file("index.html"))
    link = browser.find_element(By.CSS_SELECTOR, ".brand")
    browser.execute_script("arguments[0].focus()", link)
    press(browser, Keys.CONTROL, "k")
    wait(lambda: is_open(browser), "the dialog opens")
    typed(browser, "a")
    field(browser).send_keys(Keys.ESCAPE)
    wait(lambda: not is_open(browser), "Escape closes")
    same(active(browser), link, "focus")
    press(browser, Keys.CONTROL, "k")
    wait(lambda: is_open(browser), "the dialog opens again")


def slash(site):
    """The / key opens search until it is switched off"""
    browser = site.browser()
    browser.get(site.served("index.html"))
    press(browser, "/")
    wait(lambda: is_open(browser), "the dialog opens")
    browser.find_element(By.CSS_SELECTOR, "[data-search-slash]").click()
    browser.get(site.served("index.html"))
    press(browser, "/")
    same(is_open(browser), False, "open after it was switched off")
    browser.execute_script("localStorage.clear()")


def nothing_found(site):
    """A query without a result says so and leads nowhere"""
    browser = opened(site, site.file("index.html"))
    address = browser.current_url
    typed(browser, "qqxzqq")
    same(status(browser), "Nothing found for “qqxzqq”", "status")
    same(results(browser), [], "results")
    ways = browser.find_elements(By.CSS_SELECTOR, ".search-ways a")
    assert "Diagnose" in [way.text for way in ways if way.is_displayed()], "no way on"
    field(browser).send_keys(Keys.ENTER)
    same(browser.current_url, address, "address")
    typed(browser, "<b>&")
    same(len(browser.find_elements(By.CSS_SELECTOR, "[data-search-status] b")), 0, "markup")


FINDS = [
    ("closures environment", "guidelines/closures-in-the-environment.html"),
    ("closure enviroment", "guidelines/closures-in-the-environment.html"),
    ("_printChanges", "guidelines/print-changes.html"),
    ("printchanges()", "guidelines/print-changes.html"),
    # Its other part, Lazy, is known, but is on other pages too.
    ("LazyVStakc", "guidelines/lazy-containers.html"),
]


def finds(site):
    """Title words, with a typo or in another number, and names, also with a typo in one part, find their page first"""
    browser = opened(site, site.file("index.html"))
    known = [(query, page) for query, page in FINDS if page in site.pages]
    if not known:
        raise Skip("the site has other pages")
    for query, page in known:
        typed(browser, query)
        first = results(browser)[0].get_attribute("href")
        same(first.split("#")[0], site.file(page), query)


def identifiers(site):
    """Names in code are found whole and by their parts: @State, onTapGesture, tap"""
    browser = opened(site, site.file("index.html"))
    names = ["@State", "onTapGesture", "tap", "_printChanges", "ForEach", "VStack"]
    text = "".join(site.text(page) for page in site.pages)
    known = [name for name in names if name.strip("@_") in text]
    if not known:
        raise Skip("no page has such names")
    for name in known:
        typed(browser, name)
        assert results(browser), f"nothing found for '{name}'"
        wait(lambda: browser.find_elements(By.CSS_SELECTOR, "[role=option] mark"), f"marks for {name}")
        marks = [mark.text for mark in browser.find_elements(By.CSS_SELECTOR, "[role=option] mark")]
        assert any(name.strip("@_").lower() in mark.lower() for mark in marks), f"{name}: {marks}"


def facets(site):
    """A topic and a verdict leave only pages that have them"""
    browser = opened(site, site.file("index.html"))
    typed(browser, "view")
    everything = status(browser)
    choose(browser, "[data-search-verdict]", 1)
    wait(lambda: status(browser) not in ("Searching", everything), "fewer results")
    left = addresses(browser)
    assert left, "nothing is left of what shows something to avoid"
    for address in left:
        assert 'data-verdict="avoid"' in site.text(address), f"{address} shows nothing to avoid"
    choose(browser, "[data-search-verdict]", 0)
    topic = choose(browser, "[data-search-topic]", 1)
    wait(lambda: status(browser) not in ("Searching", everything), "fewer results")
    places = [place.text for place in browser.find_elements(By.CSS_SELECTOR, ".search-place")]
    assert places and all(place.split(" · ")[0].endswith(topic) for place in places), f"{topic}: {places}"


def choose(browser, selector, number):
    option = browser.find_elements(By.CSS_SELECTOR, selector + " option")[number]
    option.click()
    return option.text


def addresses(browser):
    """The pages of the results, from the site's root."""
    return browser.execute_script(
        """const root = new URL(document.body.dataset.root || "./", location).href;
        return [...document.querySelectorAll("[role=option]")]
          .map((link) => link.href.slice(root.length).split("#")[0])"""
    )


def more(site):
    """More results are shown on demand, and the field keeps the focus"""
    browser = opened(site, site.file("index.html"))
    typed(browser, "view")
    button = browser.find_element(By.CSS_SELECTOR, "[data-search-more]")
    if not button.is_displayed():
        raise Skip("the site is too small")
    before = len(results(browser))
    button.click()
    wait(lambda: len(results(browser)) > before, "more results")
    same(active(browser), field(browser), "focus")


def early(site):
    """What is typed before search is loaded is found when it is"""
    browser = site.browser()
    browser.get(site.served("index.html"))
    browser.execute_script(
        """document.querySelector("[data-search-form] button").click();
        const input = document.querySelector("[data-search] input");
        input.value = "closure";
        input.dispatchEvent(new Event("input"));"""
    )
    wait(lambda: results(browser), "results")


def little(site):
    """The first query loads at most 120 kB, code included, as a server compresses it"""
    browser = opened(site, site.served("index.html"))
    for letter in "closure":
        field(browser).send_keys(letter)
        settled(browser)
    wait(lambda: browser.find_elements(By.CSS_SELECTOR, ".search-excerpt mark"), "excerpts")
    names = browser.execute_script(
        """return performance.getEntriesByType("resource").map((entry) => entry.name)
          .filter((name) => name.includes("search"))"""
    )
    root = site.served("")
    files = {site.folder / name[len(root):] for name in names}
    size = sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files)
    assert len(files) > 3 and size <= 120_000, f"{len(files)} files, {size} bytes"
    return f"{size / 1000:.0f} kB in {len(files)} files"


def every_result_exists(site):
    """Every section of the index is a page and an anchor"""
    index = call(site.folder / "search-index.js")[0]
    assert index["pages"], "the index is empty"
    texts = {}
    for file in (site.folder / "search").glob("texts-*.js"):
        number, pages = call(file)
        texts |= {index["texts"][number] + place: sections for place, sections in enumerate(pages)}
    same(sorted(texts), list(range(len(index["pages"]))), "pages with texts")
    for number, (_, page, _, _, count, _, _, answers) in enumerate(index["pages"]):
        assert (site.folder / page).is_file(), f"{page}: no such page"
        same(len(texts[number]), count - answers, f"sections of {page}")
        for _, anchor, _ in texts[number]:
            assert not anchor or f'id="{anchor}"' in site.text(page), f"{page}#{anchor}: no such anchor"


def call(file):
    """The arguments of the call that a script of the index is."""
    text = file.read_text("utf-8")
    return json.loads("[" + text[text.index("(") + 1 : text.rindex(")")] + "]")


TESTS = [
    from_file, from_base_path, keyboard, slash, nothing_found, finds, identifiers, facets, more, early,
    little, every_result_exists,
]
