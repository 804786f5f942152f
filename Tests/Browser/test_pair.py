"""What to avoid and what to prefer: side by side where there is room, else as tabs."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import Skip, same, wait


def opened(site, **options):
    for page in site.pages:
        if "data-pair-code" in site.text(page):
            browser = site.browser(**options)
            browser.get(site.served(page))
            return browser, browser.find_element(By.CSS_SELECTOR, "[data-pair]")
    raise Skip("no page has two programs to compare")


def shown(pair):
    codes = pair.find_elements(By.CSS_SELECTOR, "[data-pair-code]")
    return [code.get_attribute("data-pair-code") for code in codes if code.is_displayed()]


def wide(site):
    """Two programs stand side by side on a wide screen"""
    browser, pair = opened(site)
    same(shown(pair), ["Avoid", "Prefer"], "shown")
    tops = {code.rect["y"] for code in pair.find_elements(By.CSS_SELECTOR, "[data-pair-code]")}
    same(len(tops), 1, "rows")


def tabs(site):
    """On a narrow screen they are tabs, and the choice is remembered"""
    browser, pair = opened(site, width=390, height=800)
    same(shown(pair), ["Avoid"], "at first")
    tab = pair.find_element(By.CSS_SELECTOR, "[role=tab][aria-selected=true]")
    tab.send_keys(Keys.ARROW_RIGHT)
    same(shown(pair), ["Prefer"], "after an arrow")
    browser, pair = opened(site, width=390, height=800)
    same(shown(pair), ["Prefer"], "after a reload")
    browser.execute_script("localStorage.clear()")


def copying(site):
    """Its copy button takes the whole program, also where the page shows a part of it"""
    browser, pair = opened(site)
    button = pair.find_element(By.CSS_SELECTOR, "[data-copy]")
    whole = browser.execute_script(
        "return document.getElementById(arguments[0].dataset.copy).querySelector('pre code').textContent",
        button,
    )
    assert whole.startswith("import SwiftUI"), whole
    browser.execute_script(
        """const copies = []; window.copies = copies;
        navigator.clipboard.writeText = async (text) => void copies.push(text);"""
    )
    button.click()
    same(wait(lambda: browser.execute_script("return window.copies[0]"), "a copy"), whole, "copied")


def beside(site):
    """The figure with both counts stands beside the title on a wide screen"""
    browser, _ = opened(site, width=1440)
    tops = browser.execute_script(
        """return ["h1", ".comparison"].map((one) => document.querySelector(one).getBoundingClientRect().top)"""
    )
    assert abs(tops[0] - tops[1]) < 100, tops


def without_script(site):
    """Without script both programs are shown on a narrow screen"""
    browser, pair = opened(site, scripts=False, width=390, height=800)
    same(shown(pair), ["Avoid", "Prefer"], "shown")


TESTS = [wide, beside, tabs, copying, without_script]
