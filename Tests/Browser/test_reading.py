"""Reading: without scripts, by keyboard, in light and dark, by address, on paper."""

import base64
import re
import statistics

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import Skip, emulate, kinds, lay_out, same, sample, wait


def without_scripts(site):
    """Without JavaScript the text, the tables and all navigation are there"""
    browser = site.browser(scripts=False)
    page = site.guideline()
    browser.get(site.file(page))
    main = browser.find_element(By.TAG_NAME, "main")
    assert len(main.text) > 400, "the text is missing"
    if 'class="counts"' in site.text(page):
        assert browser.find_element(By.CSS_SELECTOR, ".counts td").is_displayed(), "no counts"
    shown = [
        button.get_attribute("outerHTML")
        for button in browser.find_elements(By.CSS_SELECTOR, "[data-scripted]")
        if button.is_displayed()
    ]
    same(shown, [], "controls that would do nothing")
    browser.find_element(By.CSS_SELECTOR, "[data-search-form] button").click()
    wait(lambda: "guidelines/index.html" in browser.current_url, "search leads to the index")
    links = browser.find_elements(By.CSS_SELECTOR, "main a")
    targets = {(link.get_attribute("href") or "").split("#")[0] for link in links}
    missing = [
        page
        for page in site.pages
        if page.startswith("guidelines/")
        and not page.endswith("guidelines/index.html")
        and site.file(page) not in targets
    ]
    same(missing, [], "guidelines that the index lacks")


def skip_link(site):
    """The first Tab reaches a visible skip link that leads to the text"""
    browser = site.browser()
    browser.get(site.file(site.guideline()))
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.TAB)
    link = browser.switch_to.active_element
    same(link.get_attribute("href").split("#")[-1], "page-main", "first stop")
    assert link.location["y"] >= 0 and link.is_displayed(), "the skip link stays hidden"
    link.send_keys(Keys.ENTER)
    wait(lambda: browser.switch_to.active_element.tag_name == "main", "focus in the text")


def theme_kept(site):
    """The choice of light or dark is applied and kept from page to page"""
    browser = site.browser()
    emulate(browser, prefers_color_scheme="light")
    browser.get(site.served("index.html"))
    paper = "return getComputedStyle(document.documentElement).backgroundColor"
    light = browser.execute_script(paper)
    button = browser.find_element(By.CSS_SELECTOR, "[data-color-scheme-button]")
    button.click()
    same(browser.execute_script(paper), light, "light chosen")
    button.click()
    dark = browser.execute_script(paper)
    assert dark != light, "dark looks like light"
    browser.get(site.served(site.guideline()))
    same(browser.execute_script(paper), dark, "the next page")
    browser.find_element(By.CSS_SELECTOR, "[data-color-scheme-button]").click()
    same(browser.execute_script(paper), light, "system again")


def follows_system(site):
    """Without a choice the system's scheme is followed"""
    browser = site.browser()
    browser.get(site.served("index.html"))
    browser.execute_script("localStorage.clear()")
    papers = []
    for scheme in ("light", "dark"):
        emulate(browser, prefers_color_scheme=scheme)
        browser.get(site.served("index.html"))
        papers.append(
            browser.execute_script("return getComputedStyle(document.body).color")
        )
    assert papers[0] != papers[1], "both schemes look the same"


def addresses(site):
    """An address of a section leads to it, on a wide and on a narrow screen"""
    page = max((page for page in site.pages if "guidelines/" in page), key=lambda page: len(site.text(page)))
    astray = []
    for width in (1280, 390):
        browser = site.browser(width=width)
        browser.get(site.served(page))
        names = browser.execute_script(
            """return [...document.querySelectorAll("main :is(h2, h3, .scenario)[id]")].map((one) => one.id)"""
        )
        assert len(names) > 5, f"{page} has {len(names)} sections"
        for name in sample(names):
            browser.get("about:blank")
            browser.get(site.served(page) + "#" + name)
            top, left = browser.execute_async_script(
                """const [name, done] = arguments;
                requestIdleCallback(() => requestAnimationFrame(() => done([
                  document.getElementById(name).getBoundingClientRect().top,
                  document.documentElement.scrollHeight - innerHeight - scrollY])));""",
                name,
            )
            # Below the header, or as far up as the end of the page lets it come.
            if top < 0 or (top > 200 and left > 1):
                astray.append(f"{page}#{name} is {top:.0f} pixels down, {width} pixels wide")
    assert not astray, "\n".join(astray)


def arrives(site):
    """An address of a section opens there, without a ride through the page"""
    browser = site.browser(width=390)
    emulate(browser, prefers_reduced_motion="no-preference")
    moved = []
    for page in kinds(site):
        names = re.findall(r'<h[23][^>]* id="([^"]+)"', site.text(page))
        if not names:
            continue
        browser.get("about:blank")
        browser.get(site.served(page) + "#" + names[-1])
        tops = browser.execute_async_script(
            """const [name, done] = arguments;
            const tops = [];
            (function next() {
              tops.push(Math.round(document.getElementById(name).getBoundingClientRect().top));
              if (tops.length < 20) requestAnimationFrame(next); else done(tops);
            })();""",
            names[-1],
        )
        if max(tops) - min(tops) > 2:
            moved.append(f"{page}#{names[-1]}: {tops}")
    emulate(browser)
    assert not moved, "\n".join(moved)


def printed(site):
    """On paper the change, whole programs and what was folded are there, uncut, and nothing to press"""
    pages = [
        page
        for page in site.pages
        if "difference-lines" in site.text(page) and 'class="variations"' in site.text(page)
    ]
    if not pages:
        raise Skip("no page has two programs to compare")
    browser = site.browser(width=700)
    browser.get(site.served(pages[0]))
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    # The local site has no address.
    browser.execute_script(
        """document.head.append(Object.assign(document.createElement("link"), { rel: "canonical", href: "/a" }))"""
    )
    facts, address = browser.execute_script(
        """const seen = [...document.querySelectorAll(".facts dt")].filter((one) => one.checkVisibility());
        const link = document.querySelector("[rel=canonical]");
        return [seen.map((one) => one.textContent), link.checkVisibility() && getComputedStyle(link, "::after").content]"""
    )
    shown, programs, cut, pressed, ground = browser.execute_script(
        """const seen = (one) => one.checkVisibility({ contentVisibilityAuto: true }) && one.offsetHeight > 0;
        const count = (what) => [...document.querySelectorAll(what)].filter(seen).length;
        return [[count(".difference-lines ins, .difference-lines del") > 0, count(".variations .prose > p") > 0],
          [count(".scenario .code"), document.querySelectorAll(".scenario").length],
          [...document.querySelectorAll("main :is(pre, .difference-lines, .evidence-part)")].filter(seen)
            .filter((one) => one.scrollWidth > one.clientWidth || one.offsetWidth < 300).map((one) => one.outerHTML.slice(0, 80)),
          count("button, select, input"), getComputedStyle(document.documentElement).backgroundColor]"""
    )
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert shown == [True, True], shown
    assert "Engine rules shown" in facts and "Related" not in facts, facts
    assert address == '"/a"', f"the address is not printed: {address}"
    assert programs[0] == programs[1] > 1, f"{programs} programs"
    assert not cut, cut
    assert pressed == 0, f"{pressed} controls"
    assert ground == "rgb(255, 255, 255)", ground


def guidelines(site):
    """The guidelines of the site, or some of them where only one page of each kind is tested."""
    pages = [p for p in site.pages if p.startswith("guidelines/") and not p.endswith("index.html")]
    if not pages:
        raise Skip("no guideline")
    return pages


def short(site):
    """The median guideline takes at most six screens of a laptop"""
    browser = site.browser(width=1440, height=900)
    screens = []
    for page in sample(guidelines(site)):
        browser.get(site.served(page))
        lay_out(browser)
        screens.append(browser.execute_script("return document.documentElement.scrollHeight / innerHeight"))
    median = statistics.median(screens)
    assert median <= 6, f"{median:.1f} screens, the longest {max(screens):.1f}"
    return f"{median:.1f} screens"


def paper(site):
    """The median guideline is printed on at most six pages, the cheat sheet on one"""
    browser = site.browser(width=1440, height=900)

    def pages(page):
        browser.get(site.served(page))
        data = browser.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69})["data"]
        return len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(data)))

    median = statistics.median(pages(page) for page in guidelines(site)[::5])
    assert median <= 6, f"{median} pages"
    sheet = "reference/cheat-sheet.html"
    if sheet in site.pages:
        same(pages(sheet), 1, "pages of the cheat sheet")
    return f"{median:.0f} pages"


TESTS = [without_scripts, skip_link, theme_kept, follows_system, addresses, arrives, printed, short, paper]
