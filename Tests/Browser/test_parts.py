"""Lists of a large site: parts that lead to each other, and a filter over all of them."""

from urllib.parse import urljoin

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import test_output
from harness import Skip, same, wait

LISTS = ["guidelines/index.html", "a-z.html"]


def parts(site, page, parsed):
    """The addresses of a list's parts, its first one first, by following its links."""
    stem = page.removesuffix(".html") + "/"
    found = [page]
    for part in found:
        for link in parsed[part].links:
            target = urljoin("/" + part, link).lstrip("/")
            if target.startswith(stem) and target in parsed and target not in found:
                found.append(target)
    return found


def large(site):
    if 'class="paging"' not in site.text(LISTS[0]):
        raise Skip("the site is small")


def reached(site):
    """The parts of the index and of the letters lead to every page, without script"""
    large(site)
    parsed = test_output.parsed(site)
    for page in LISTS:
        found = parts(site, page, parsed)
        assert len(found) > 2, f"{page} has {len(found)} parts"
        links = {urljoin("/" + part, link).lstrip("/") for part in found for link in parsed[part].links}
        twins = [one for one in site.pages if (site.folder / one).with_suffix(".md").is_file()]
        missing = [one for one in twins if one not in links and one != "index.html"]
        same(missing, [], f"pages that {page} and its parts lack")


def topics(site):
    """A page lists what is around it in its topic, and leads to the rest"""
    large(site)
    browser = site.browser()
    browser.get(site.served(site.guideline()))
    listed = browser.find_elements(By.CSS_SELECTOR, ".topics ul ul li")
    assert 2 <= len(listed) <= 14, f"{len(listed)} pages beside the text"
    assert browser.find_elements(By.CSS_SELECTOR, ".topics [aria-current=page]"), "no mark"
    listed[-1].find_element(By.TAG_NAME, "a").click()
    wait(lambda: "/topics/" in browser.current_url, "the topic")


def filtered(site):
    """The index is filtered beyond the part that is shown, by keyboard, and its address keeps the choice"""
    large(site)
    browser = site.browser()
    browser.get(site.served(LISTS[0]))
    field = browser.find_element(By.CSS_SELECTOR, "[data-browse] select[name=topic]")
    topic = field.find_elements(By.TAG_NAME, "option")[1].text
    field.send_keys(Keys.ARROW_DOWN)
    status = browser.find_element(By.CSS_SELECTOR, "[data-filter-status]")
    wait(lambda: status.text.endswith("pages"), "a number of pages")
    count = int(status.text.split()[0])
    entries = lambda: browser.find_elements(By.CSS_SELECTOR, "[data-browse-found] li")
    same({entry.find_element(By.TAG_NAME, "p").text for entry in entries()}, {topic}, "topics")
    assert not browser.find_element(By.CSS_SELECTOR, "[data-browse-all]").is_displayed(), "all pages"
    others = browser.execute_script("return [...document.querySelectorAll('.paging a')].map((link) => link.search)")
    same(set(others), {browser.execute_script("return location.search")}, "the choice in addresses of other parts")
    while len(entries()) < count:
        before = len(entries())
        browser.find_element(By.CSS_SELECTOR, "[data-browse-found] button").send_keys(Keys.ENTER)
        wait(lambda: len(entries()) > before, "more pages")
        focused = browser.switch_to.active_element.get_attribute("href")
        same(focused, entries()[before].find_element(By.TAG_NAME, "a").get_attribute("href"), "focus")
    address = browser.current_url
    assert "topic=" in address, "the address lacks the choice"
    browser.get(address)
    wait(entries, "the same pages after a reload")


TESTS = [reached, topics, filtered]
