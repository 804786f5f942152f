"""Keyboard only: the fields of the lists and of the page for printed lines, and what they lead to."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import Skip, same, wait

LISTS = ["guidelines/index.html", "rules/index.html", "observations/index.html"]


def focused(browser):
    return browser.switch_to.active_element


def tab_to(browser, selector, most=80):
    """Presses Tab until something that matches has the focus, visibly; the element."""
    for _ in range(most):
        focused(browser).send_keys(Keys.TAB)
        if browser.execute_script("return document.activeElement.matches(arguments[0])", selector):
            break
    else:
        raise AssertionError(f"{selector} is not within {most} stops")
    covered = browser.execute_script(
        """const one = document.activeElement;
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !one.contains(top) && top?.outerHTML.slice(0, 80);"""
    )
    same(covered, False, f"what covers {selector}")
    outline = browser.execute_script("return getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none", f"{selector} has no visible focus"
    return focused(browser)


def lists(site):
    """Every list is narrowed down and followed by keyboard alone"""
    pages = [page for page in LISTS if page in site.pages]
    if not pages:
        raise Skip("the site has no such list")
    browser = site.browser()
    for page in pages:
        browser.get(site.served(page))
        everything = len(browser.find_elements(By.CSS_SELECTOR, "[data-filter-entry]"))
        tab_to(browser, "[data-filter] select").send_keys(Keys.ARROW_DOWN)
        status = browser.find_element(By.CSS_SELECTOR, "[data-filter-status]").text
        shown = int(status.split()[0])
        assert 0 < shown <= everything and "?" in browser.current_url, f"{page}: {status}"
        tab_to(browser, "[data-filter-entry]:not([hidden]) a").send_keys(Keys.ENTER)
        wait(lambda: site.served(page) not in browser.current_url, f"a link of {page}")


def printed_line(site):
    """A line is typed, and its answer followed, by keyboard alone"""
    page = "reference/which-page.html"
    if page not in site.pages:
        raise Skip(f"the site has no {page}")
    browser = site.browser()
    browser.get(site.served(page))
    tab_to(browser, "[data-printed-line] textarea").send_keys("Row: _count changed.")
    tab_to(browser, "[data-printed-answer] p a", most=1).send_keys(Keys.ENTER)
    wait(lambda: "#" in browser.current_url, "the section")
    top = browser.execute_script(
        """const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        return heading.getBoundingClientRect().top
          - document.querySelector(".site-header").getBoundingClientRect().bottom;"""
    )
    assert top >= 0, f"the heading is {-top} pixels below the header"
    tab_to(browser, "main a").send_keys(Keys.ENTER)


def letters(site):
    """A letter leads to its pages by keyboard alone"""
    browser = site.browser()
    browser.get(site.served("a-z.html"))
    tab_to(browser, ".letters a")
    letter = focused(browser).text
    focused(browser).send_keys(Keys.ENTER)
    link = tab_to(browser, ".alphabet a")
    first = next(sign for sign in link.text if sign.isalpha())
    same(first.upper(), letter, "the letter of the next page")


TESTS = [lists, printed_line, letters]
