"""The search dialog, from file:// and from a server under a base path."""

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


def opened(site, address):
    browser = site.browser()
    browser.get(address)
    button = browser.find_element(By.CSS_SELECTOR, "[data-search-form] button")
    button.click()
    wait(lambda: is_open(browser), "the dialog opens")
    same(active(browser), field(browser), "focus")
    return browser


def typed(browser, text):
    field(browser).clear()
    field(browser).send_keys(text)
    wait(lambda: "Loading" not in status(browser), "the index loads")


def any_word(site):
    """A word of the home page's first guideline title."""
    import re

    title = re.search(r"<h1>([^<]+)", site.text(site.guideline()))
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
    same(status(browser).split()[-1] in ("result", "results"), True, "number announced")
    same(found[0].get_attribute("aria-selected"), "true", "first selected")
    assert browser.find_elements(By.CSS_SELECTOR, "[role=option] mark") or word, "marks"
    if len(found) > 1:
        field(browser).send_keys(Keys.ARROW_DOWN)
        same(results(browser)[1].get_attribute("aria-selected"), "true", "second selected")
        field(browser).send_keys(Keys.ARROW_UP)
    field(browser).send_keys(Keys.ARROW_UP)
    same(results(browser)[-1].get_attribute("aria-selected"), "true", "last selected")
    field(browser).send_keys(Keys.ARROW_DOWN)
    target = results(browser)[0].find_element(By.TAG_NAME, "a").get_attribute("href")
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
    field(browser).send_keys(Keys.ENTER)
    same(browser.current_url, address, "address")
    typed(browser, "<b>&")
    same(len(browser.find_elements(By.CSS_SELECTOR, "[data-search-status] b")), 0, "markup")


def identifiers(site):
    """Identifiers of the pages are found whole: @State, _printChanges"""
    browser = opened(site, site.file("index.html"))
    text = (site.folder / "search-index.js").read_text(encoding="utf-8")
    known = [name for name in ("@State", "_printChanges", "@Entry", "@Observable") if name in text]
    if not known:
        raise Skip("no page speaks of such names")
    for name in known:
        typed(browser, name)
        assert results(browser), f"nothing found for '{name}'"
        marks = [mark.text for mark in browser.find_elements(By.CSS_SELECTOR, "[role=option] mark")]
        assert any(name.strip("@_").lower() in mark.lower() for mark in marks), f"{name}: {marks}"


def every_result_exists(site):
    """Every section of the index is a page and an anchor"""
    browser = opened(site, site.file("index.html"))
    typed(browser, "a")
    urls = browser.execute_script(
        "return globalThis.bodycheckSearchIndex.map((section) => section.url)"
    )
    assert urls, "the index is empty"
    for url in urls:
        page, _, anchor = url.partition("#")
        assert (site.folder / page).is_file(), f"{url}: no such page"
        if anchor:
            assert f'id="{anchor}"' in site.text(page), f"{url}: no such anchor"


TESTS = [from_file, from_base_path, keyboard, slash, nothing_found, identifiers, every_result_exists]
