"""What readers come for, done from the first page with the clicks counted; typing is free.

The questions were written before the site was arranged; those marked "asked" are from public threads.
"""

import statistics
import urllib.parse

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import wait

MOST_CLICKS = 3
MEDIAN = 2


class Reader:
    """Someone at the first page, whose clicks are counted."""

    def __init__(self, site):
        self.site = site
        self.browser = site.browser(width=1440, height=900)
        self.browser.get(site.served("index.html"))
        self.browser.execute_script(
            """window.copies = []; navigator.clipboard.writeText = async (text) => void window.copies.push(text);"""
        )
        self.clicks = 0

    def click(self, selector, text=""):
        """Clicks the first element that is shown and has that text."""
        found = [
            one
            for one in self.browser.find_elements(By.CSS_SELECTOR, selector)
            if one.is_displayed() and text in one.text
        ]
        assert found, f"nothing to click: {selector} {text!r}"
        self.browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", found[0])
        found[0].click()
        self.clicks += 1

    def search(self, query):
        self.click("[data-search-form] button")
        field = self.browser.find_element(By.CSS_SELECTOR, "[data-search] input")
        field.send_keys(query)
        said = lambda: self.browser.find_element(By.CSS_SELECTOR, "[data-search-status]").text
        wait(lambda: "page" in said(), f"results for {query!r}", 20)
        field.send_keys(Keys.ENTER)
        self.clicks += 1
        wait(lambda: "index.html" not in self.browser.current_url, "a page")

    def paste(self, text):
        self.browser.find_element(By.CSS_SELECTOR, "[data-printed-line] textarea").send_keys(text)

    def is_at(self, *pages):
        address = self.browser.current_url.split("#")[0].split("?")[0]
        assert address in [self.site.served(page + ".html") for page in pages], address

    def sees(self, selector, text):
        shown = [one.text for one in self.browser.find_elements(By.CSS_SELECTOR, selector) if one.is_displayed()]
        assert any(text in one for one in shown), f"{text!r} is not in {selector}: {shown[:3]}"

    def copied(self):
        return wait(lambda: self.browser.execute_script("return window.copies?.[0]"), "a copy")


def found(query, *pages):
    """A task that search solves."""

    def do(reader):
        reader.search(query)
        reader.is_at(*pages)

    return do


def printed_line(reader):
    reader.paste("Row: @self changed.")
    reader.sees("[data-printed-answer]", "a closure")


def query_property(reader):
    reader.paste("@Query private var items: [Item]")
    reader.sees("[data-printed-answer]", "A property wrapper of the view reported a change")


def closure_property(reader):
    reader.paste("let onTap: () -> Void")
    reader.click("[data-printed-answer] li a")
    reader.is_at("guidelines/closure-properties")


def own_app(reader):
    reader.click(".site-header a", "Your app")
    reader.is_at("reference/your-own-app")


def install(reader):
    reader.click(".site-header a", "Install")
    reader.is_at("reference/install")
    top = reader.browser.execute_script("return document.querySelector('pre').getBoundingClientRect().top")
    assert top < 400, f"the first command is at {top:.0f} pixels"


def wrong_count_of_a_scenario(reader):
    reader.click(".first a")
    reader.click(".scenario summary", "Run it yourself")
    link = reader.browser.find_element(By.CSS_SELECTOR, ".reproduce a[href*='issues/new']")
    text = urllib.parse.unquote_plus(link.get_attribute("href"))
    for part in ("| Interaction |", "| present |", ".md#", "What you counted instead", "Device and system"):
        assert part in text, f"the report lacks {part!r}: {text}"
    reader.clicks += 1


def wrong_number(reader):
    reader.click(".first a")
    link = reader.browser.find_element(By.CSS_SELECTOR, ".page-actions a[href*='issues/new']")
    assert "content/guidelines/" in link.get_attribute("href").replace("%2F", "/"), link.get_attribute("href")
    reader.clicks += 1


def basics(reader):
    reader.click(".doors a", "Learn")
    reader.is_at("reference/start-here")


def most_important(reader):
    reader.sees(".first li", "High")


def accuracy(reader):
    first = reader.browser.find_element(By.CSS_SELECTOR, ".figures dl > div").text
    assert "logs of devices and tests of Apple’s SwiftUI agree" in first, f"the strongest evidence is not first: {first}"
    reader.sees(".figures", "observations are contested")
    reader.click(".site-header a", "Evidence")
    reader.is_at("observations/index")


def high_impact_lists(reader):
    reader.click(".doors a", "Browse")
    reader.browser.find_element(By.CSS_SELECTOR, "input[name=q]").send_keys("list")
    reader.click("[name=impact][value=high]")
    reader.sees("[data-filter-status]", "guidelines")
    assert "impact=high" in reader.browser.current_url, reader.browser.current_url


def preferred_code(reader):
    address = reader.browser.find_element(By.CSS_SELECTOR, ".first li:has(.change-short) a").get_attribute("href")
    reader.click(f".first a[href='{address.removeprefix(reader.site.served(''))}']")
    reader.browser.execute_script(
        """window.copies = []; navigator.clipboard.writeText = async (text) => void window.copies.push(text);"""
    )
    reader.browser.find_elements(By.CSS_SELECTOR, ".difference [data-copy]")[1].click()
    reader.clicks += 1
    assert reader.copied().startswith("import SwiftUI")


def what_it_costs(reader):
    reader.click(".first a")
    reader.sees(".glance", "Impact")
    top = reader.browser.execute_script("return document.querySelector('.glance').getBoundingClientRect().bottom")
    assert top < 900, f"what decides ends at {top:.0f} pixels"


def versions(reader):
    reader.click(".figures .prose a", "differs between")
    reader.is_at("reference/generations")


def contribute(reader):
    reader.click(".site-footer a", "Contribute")
    reader.is_at("reference/contribute-an-observation")


def who_makes_it(reader):
    reader.click(".hero-facts a", "Who makes this")
    reader.is_at("reference/about")
    reader.sees("main", "MIT license")


def license_of_code(reader):
    reader.click(".site-footer a", "License")


TASKS = [
    ("asked: Why does a child view with a closure update each time?", closure_property),
    ("asked: The console says 'Row: @self changed'. What now?", printed_line),
    ("asked: Why is my @State object created again?",
     found("State object created again", "guidelines/model-defaults", "guidelines/object-ownership")),
    ("asked: Does AnyView cost anything?", found("AnyView performance", "guidelines/hidden-types")),
    ("asked: My view loses its state after an if", found("if else transition loses state", "guidelines/branches-and-values")),
    ("asked: Does LazyVStack build all rows?", found("LazyVStack", "guidelines/rows-that-count", "guidelines/lazy-containers")),
    ("asked: My timer updates the whole screen", found("timer", "guidelines/ticks-in-a-leaf", "guidelines/choose-a-clock")),
    ("asked: Is my Equatable view ignored?",
     found("Equatable view", "guidelines/custom-equality", "guidelines/plain-data-views")),
    ("asked: @Query updates my view too often", query_property),
    ("asked: Every NavigationLink creates its destination",
     found("NavigationLink destination init", "guidelines/lazy-destinations")),
    ("Check my own app", own_app),
    ("Install it", install),
    ("Run it on a Mac", found("install on mac", "reference/install")),
    ("Run it with Docker", found("docker", "reference/install")),
    ("Open a guideline that a review cites", found("split-views", "guidelines/split-views")),
    ("Report a wrong number", wrong_number),
    ("Report a wrong number with its table", wrong_count_of_a_scenario),
    ("Learn the basics", basics),
    ("What matters most?", most_important),
    ("How accurate is it?", accuracy),
    ("What of high impact is there about lists?", high_impact_lists),
    ("Copy the better code", preferred_code),
    ("What does a mistake cost, and on which systems?", what_it_costs),
    ("What differs between iOS versions?", versions),
    ("How do I contribute?", contribute),
    ("Which license?", license_of_code),
    ("Who makes this, and is it Apple's?", who_makes_it),
    ("Whom do I ask?", found("who is behind this site", "reference/about")),
    ("What does EACH-10 say?", found("EACH-10", "rules/for-each")),
]


def tasks(site):
    """Readers do what they came for, in two clicks by the median"""
    clicks, failed = {}, []
    for task, do in TASKS:
        reader = Reader(site)
        try:
            do(reader)
            clicks[task] = reader.clicks
        except AssertionError as problem:
            failed.append(f"{task}: {problem}")
    assert not failed, "\n".join(failed)
    slow = [task for task, count in clicks.items() if count > MOST_CLICKS]
    assert not slow, f"more than {MOST_CLICKS} clicks: {slow}"
    assert statistics.median(clicks.values()) <= MEDIAN, clicks
    return "\n".join(f"\n  {count}  {task}" for task, count in clicks.items()).replace("\n\n", "\n")


TESTS = [tasks]
