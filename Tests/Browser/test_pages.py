"""What is pressed on a page and on the index, and whether sheets and scripts are there."""

from selenium.webdriver.common.by import By

from harness import Skip, same, wait


def styled(site):
    """Sheets and scripts are loaded from file:// and when served"""
    browser = site.browser()
    for address in (site.file(site.guideline()), site.served(site.guideline())):
        browser.get(address)
        display = browser.execute_script(
            "return getComputedStyle(document.querySelector('.frame')).display"
        )
        same(display, "grid", f"layout of {address}")
        shown = browser.find_element(By.CSS_SELECTOR, "[data-color-scheme-button]").is_displayed()
        same(shown, True, f"scripts of {address}")


def targets(site):
    """Controls are at least 24 pixels high and wide, and have a name"""
    browser = site.browser(width=390, height=800)
    small = []
    for page in ("index.html", site.guideline()):
        browser.get(site.file(page))
        small += browser.execute_script(
            """return [...document.querySelectorAll("button, select, summary, .brand")]
              .filter((e) => e.checkVisibility())
              .filter((e) => {
                const box = e.getBoundingClientRect();
                return box.width < 24 || box.height < 24 || !e.textContent.trim();
              })
              .map((e) => e.outerHTML.slice(0, 100))"""
        )
    same(small, [], "too small or nameless")


def copying(site):
    """The copy button says what it did"""
    browser = site.browser()
    browser.get(site.served(site.guideline()))
    buttons = browser.find_elements(By.CSS_SELECTOR, "[data-copy]")
    if not buttons:
        raise Skip("the first guideline has no scenario")
    buttons[0].click()
    label = buttons[0].find_element(By.TAG_NAME, "span")
    wait(lambda: label.text in ("Copied", "Press Ctrl+C"), "the label changes")


def filtering(site):
    """The index filters by topic and keeps the choice in its address"""
    browser = site.browser()
    address = site.served("guidelines/index.html")
    browser.get(address)
    options = browser.find_elements(By.CSS_SELECTOR, "select[name=topic] option")
    if len(options) < 2:
        raise Skip("the site has no topics")
    options[1].click()
    assert "topic=" in browser.current_url, "the address has no topic"
    shown = browser.execute_script(
        """return [...document.querySelectorAll("[data-filter-entry]:not([hidden])")]
          .map((entry) => entry.dataset.topic)"""
    )
    same(set(shown), {options[1].text}, "topics shown")
    browser.get(browser.current_url)
    again = browser.execute_script(
        "return document.querySelectorAll('[data-filter-entry]:not([hidden])').length"
    )
    same(again, len(shown), "entries after a reload")


TESTS = [styled, targets, copying, filtering]
