"""The drawer of narrow screens, the contents that follow the reading, the page for dead addresses."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import Skip, same, wait


def focused(browser, selector):
    return browser.execute_script(
        "return Boolean(document.activeElement.closest(arguments[0]))", selector
    )


def drawer(site):
    """On a narrow screen the menu opens in a drawer that keeps focus and gives it back"""
    browser = site.browser(width=390, height=800)
    page = site.guideline()
    browser.get(site.served(page))
    link = browser.find_element(By.CSS_SELECTOR, "[data-drawer-link]")
    link.send_keys(Keys.ENTER)
    panel = browser.find_element(By.CSS_SELECTOR, "dialog.drawer")
    wait(panel.is_displayed, "an open drawer")
    links = [one for one in panel.find_elements(By.TAG_NAME, "a") if one.is_displayed()]
    assert links, "the drawer is empty"
    for _ in range(len(links) + 4):
        browser.switch_to.active_element.send_keys(Keys.TAB)
        at_page = browser.execute_script("return document.activeElement === document.body")
        assert at_page or focused(browser, "dialog.drawer"), "focus left the drawer"
    panel.send_keys(Keys.ESCAPE)
    wait(lambda: not panel.is_displayed(), "a closed drawer")
    assert focused(browser, "[data-drawer-link]"), "focus did not return"
    topics = browser.find_element(By.CSS_SELECTOR, ".frame > #page-topics")
    assert topics.is_displayed(), "the topics did not return to the page"


def menu_without_script(site):
    """Without script the menu leads to the topics at the end of the page"""
    browser = site.browser(scripts=False, width=390, height=800)
    browser.get(site.served(site.guideline()))
    browser.find_element(By.CSS_SELECTOR, "[data-drawer-link]").click()
    assert browser.current_url.endswith("#page-topics"), browser.current_url


def with_contents(site):
    """The first page that lists what is on it."""
    for page in site.pages:
        if "data-contents" in site.text(page):
            return page
    raise Skip("no page has contents")


def contents_everywhere(site):
    """What is on the page is listed at every width: beside the text, above it, or in the menu"""
    page = with_contents(site)
    for width in (1440, 1279, 1100, 961, 959, 390):
        browser = site.browser(width=width)
        browser.get(site.served(page))
        menu = browser.find_element(By.CSS_SELECTOR, "[data-drawer-link]")
        if menu.is_displayed():
            menu.send_keys(Keys.ENTER)
        links = browser.find_elements(By.CSS_SELECTOR, "[data-contents] a")
        assert links and links[0].is_displayed(), f"no contents at {width} pixels"
    browser = site.browser(scripts=False, width=390)
    browser.get(site.served(page))
    links = browser.find_elements(By.CSS_SELECTOR, "[data-contents] a")
    assert links[0].is_displayed(), "no contents at 390 pixels without script"


def contents(site):
    """What is on the page is marked where it is read"""
    page = with_contents(site)
    browser = site.browser(width=1440)
    browser.get(site.served(page))
    links = browser.find_elements(By.CSS_SELECTOR, "[data-contents] a")
    for link in (links[-1], links[0]):
        # Unlike scrolling, this opens what is folded around the heading.
        browser.execute_script("location.hash = arguments[0].hash", link)
        end = browser.execute_script(
            "return innerHeight + scrollY >= document.documentElement.scrollHeight - 2"
        )
        if not end:
            wait(lambda: link.get_attribute("aria-current") == "true", f"a mark at {link.text}")


def dead_address(site):
    """The page for dead addresses names those that share words with the address, and the topics"""
    page = site.guideline()
    name = page.removesuffix(".html").split("/")[-1]
    browser = site.browser()
    links = lambda: browser.find_elements(By.CSS_SELECTOR, ".nearest a")
    for folder in ("a/much/deeper/", ""):
        browser.get(site.served(folder + name + "s-of-old"))
        same(wait(links, "pages")[0].get_attribute("href"), site.served(page), "the nearest page")
        font = browser.find_element(By.TAG_NAME, "h1").value_of_css_property("font-size")
        assert float(font.removesuffix("px")) > 32, f"the page has no style: {font}"
        brand = browser.find_element(By.CSS_SELECTOR, ".brand").get_attribute("href")
        same(brand, site.served("index.html"), "the home page")
    browser.get(site.served("rules/state-1"))
    assert "/rules/" in wait(links, "pages")[0].get_attribute("href"), "the id of a rule does not lead to it"
    topics = browser.find_elements(By.CSS_SELECTOR, ".not-found .alphabet a")
    assert topics, "the page leads to no topic"
    browser.find_element(By.CSS_SELECTOR, ".search-wide").click()
    dialog = browser.find_element(By.CSS_SELECTOR, "[data-search]")
    wait(dialog.is_displayed, "an open search")
    for nonsense in ("zzz-qqq", "hello", "blah", "guidelines/qwertz"):
        browser.get(site.served(nonsense))
        status = browser.find_element(By.CSS_SELECTOR, ".nearest [role=status]")
        wait(lambda: status.text.startswith("No page"), f"an answer to {nonsense}")
        same(links(), [], "for words that no page has")


TESTS = [drawer, menu_without_script, contents_everywhere, contents, dead_address]
