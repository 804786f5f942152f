"""Every page in the browser: nothing complains, everything can be reached and pressed."""

from selenium.webdriver.common.by import By

from harness import Skip, complaints, lay_out, same, wait


def silent(site):
    """No page logs an error or violates its own policy, from file:// and served"""
    browser = site.browser()
    complaints(browser)
    found = []
    for page in site.pages:
        for address in (site.file(page), site.served(page)):
            browser.get(address)
            found += [f"{address}: {message}" for message in complaints(browser)]
    assert not found, "\n".join(found)


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


def code_by_keyboard(site):
    """Every block that scrolls sideways can be focused and has a label"""
    browser = site.browser(width=390, height=800)
    for page in site.pages:
        browser.get(site.file(page))
        lay_out(browser)
        faults = browser.execute_script(
            """return [...document.querySelectorAll("main *")]
              .filter((e) => e.scrollWidth > e.clientWidth + 1)
              .filter((e) => ["auto", "scroll"].includes(getComputedStyle(e).overflowX))
              .filter((e) => e.tabIndex < 0 || !e.getAttribute("aria-label"))
              .map((e) => e.outerHTML.slice(0, 100))"""
        )
        same(faults, [], f"out of reach on {page}")


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


TESTS = [silent, styled, targets, code_by_keyboard, copying, filtering]
