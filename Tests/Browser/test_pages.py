"""What is pressed on a page and on the index, and whether sheets and scripts are there."""

import re

from selenium.webdriver.common.by import By

from harness import Skip, lay_out, same, sample, wait


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


def linking(site):
    """A program's link button copies the address of the program"""
    browser = site.browser()
    page = site.served(site.guideline())
    browser.get(page)
    browser.execute_script(
        """window.copies = []; navigator.clipboard.writeText = async (text) => void window.copies.push(text);"""
    )
    button = browser.find_element(By.CSS_SELECTOR, ".scenario [data-copy-link]")
    browser.execute_script("arguments[0].click()", button)
    address = wait(lambda: browser.execute_script("return window.copies[0]"), "a copy")
    same(address, page + "#" + button.get_attribute("data-copy-link"), "copied")


def citing(site):
    """A guideline's id leads to its address, and the button beside it copies that"""
    browser = site.browser()
    browser.get(site.served(site.guideline()))
    browser.execute_script(
        """window.copies = []; navigator.clipboard.writeText = async (text) => void window.copies.push(text);"""
    )
    cited = browser.find_element(By.CSS_SELECTOR, ".glance a[data-cite]")
    same(cited.text, site.guideline().split("/")[-1].removesuffix(".html"), "the id")
    same(cited.get_attribute("href"), site.served(site.guideline()), "its address")
    browser.find_element(By.CSS_SELECTOR, "[data-cite] + button").click()
    same(wait(lambda: browser.execute_script("return window.copies[0]"), "a copy"), cited.get_attribute("href"), "copied")


def reporting(site):
    """Without a place for reports, the text of a report can be copied"""
    browser = site.browser()
    # As a site without a repository has it, before the scripts of the page run.
    script = browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {
            "source": """document.addEventListener("readystatechange", () => {
              const place = document.querySelector(".page-actions [data-report]")?.closest("li");
              if (!place) return;
              place.dataset.report = "Page: a page";
              place.textContent = "No place.";
            }, { once: true })"""
        },
    )
    try:
        browser.get(site.served(site.guideline()))
        browser.execute_script(
            """window.copies = []; navigator.clipboard.writeText = async (text) => void window.copies.push(text);
            for (const one of document.querySelectorAll(".scenario details")) one.open = true;"""
        )
        report = browser.find_element(By.CSS_SELECTOR, ".reproduce + details")
        browser.execute_script("arguments[0].click()", report.find_element(By.TAG_NAME, "button"))
        text = wait(lambda: browser.execute_script("return window.copies[0]"), "a copy")
        assert text.startswith("Page: a page") and "What you counted instead" in text, text
    finally:
        browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def shaded(site):
    """On a phone, code that goes on beyond the edge is shaded there, as tables are"""
    browser = site.browser(width=375, height=812)
    browser.get(site.served(site.guideline()))
    grounds, lines = browser.execute_script(
        """for (const one of document.querySelectorAll("details")) one.open = true;
        const style = (what) => [...document.querySelectorAll(what)].map((one) => [one, getComputedStyle(one)]);
        return [style("main :is(pre.code, .scroll, .difference-lines)")
          .filter(([one]) => one.scrollWidth > one.clientWidth).map(([, { backgroundAttachment }]) => backgroundAttachment),
          style(".difference-lines :is(del, ins)").map(([, { backgroundColor }]) => backgroundColor)]"""
    )
    assert grounds, "nothing goes on beyond the edge"
    assert lines and all("/ 0." in line for line in lines), f"changed lines hide the shade: {lines[:1]}"
    same(set(grounds), {"local, scroll"}, "how far the shade moves")


def whole_code(site):
    """The change's copy buttons take whole programs, and what it folds opens"""
    pages = [page for page in site.pages if "difference-lines" in site.text(page)]
    if not pages:
        raise Skip("no page has two programs to compare")
    browser = site.browser()
    browser.get(site.served(pages[0]))
    browser.execute_script(
        """window.copies = []; navigator.clipboard.writeText = async (text) => void window.copies.push(text);"""
    )
    for button in browser.find_elements(By.CSS_SELECTOR, ".difference [data-copy]"):
        browser.execute_script("arguments[0].click()", button)
    copies = wait(lambda: browser.execute_script("return window.copies.length === 2 && window.copies"), "copies")
    assert copies[0] != copies[1] and all(one.startswith("import SwiftUI") for one in copies), copies
    texts = browser.execute_script(
        """return [...document.querySelectorAll(".difference-lines")].map((one) =>
          [...one.querySelectorAll("pre")].map((pre) => pre.textContent).join("\\n"))"""
    )
    missing = [line for one in copies for line in one.splitlines() if line.strip() and line.strip() not in texts[0]]
    same(missing, [], "lines that the change lacks")


def unclipped(site):
    """No table of counts is cut off on a screen of 1440 pixels"""
    browser = site.browser(width=1440, height=900)
    cut = []
    for page in sample([page for page in site.pages if 'class="counts"' in site.text(page)]):
        browser.get(site.served(page))
        browser.execute_script("for (const part of document.querySelectorAll('main details')) part.open = true")
        lay_out(browser)
        cut += browser.execute_script(
            """return [...document.querySelectorAll("main .scroll")]
              .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
              .map((one) => `${location.pathname}: ${one.getAttribute("aria-label")}`)"""
        )
    same(cut, [], "tables")


def filtering(site):
    """The index filters by each facet and by text, and keeps the choice in its address"""
    browser = site.browser()
    for name in ("topic", "impact", "evidence", "screen", "system", "run"):
        browser.get(site.served("guidelines/index.html"))
        browser.execute_script("document.querySelector('[data-filter-more]').open = true")
        boxes = browser.find_elements(By.CSS_SELECTOR, f"[type=checkbox][name={name}]")[:2]
        values = {box.get_attribute("value") for box in boxes}
        expected = [entry for entry in shown_entries(browser, name) if values & set(entry["values"])]
        assert expected, f"no guideline has {name} {values}"
        for box in boxes:
            box.click()
        same(shown_entries(browser, name), expected, f"{name} shown")
        kept(browser, f"{name}=")
        browser.find_element(By.CSS_SELECTOR, "[name=sort] [value=impact]").click()
        same(len(shown_entries(browser)), len(expected), f"{name} shown in order")
        browser.find_element(By.CSS_SELECTOR, "[type=reset]").click()
        wait(lambda: len(shown_entries(browser)) > len(expected), f"all are shown after {name}")
        same(browser.current_url.partition("?")[2], "", "choices in the address")
    browser.get(site.served("guidelines/index.html"))
    browser.find_element(By.CSS_SELECTOR, "input[name=q]").send_keys("textfield")
    found = shown_entries(browser)
    assert found and all("textfield" in entry["text"].lower() for entry in found), found
    kept(browser, "q=textfield")


def ordering(site):
    """The index is put in order by impact and by difference, and back by topic"""
    browser = site.browser()
    browser.get(site.served("guidelines/index.html"))
    by_topic = [entry["text"] for entry in shown_entries(browser)]
    for name in ("impact", "difference"):
        browser.find_element(By.CSS_SELECTOR, f"select[name=sort] option[value={name}]").click()
        keys = [int(entry[f"by{name.capitalize()}"]) for entry in shown_entries(browser)]
        assert keys == sorted(keys) and len(keys) == len(by_topic), keys
        assert len(set(keys)) > 1, f"all the same by {name}"
    browser.find_element(By.CSS_SELECTOR, "select[name=sort] option[value='']").click()
    same([entry["text"] for entry in shown_entries(browser)], by_topic, "by topic again")


def tagged(site):
    """A tag's page leads to its guidelines in the index, where more filters narrow them down"""
    links = re.compile(r'<a href="([^"]*\?tag=[^"]*)">Filter the (\d+) guidelines')
    tags = {page: links.search(site.text(page)) for page in site.pages if page.startswith("tags/")}
    if not any(tags.values()):
        raise Skip("no tag of several guidelines")
    page, link = max(tags.items(), key=lambda item: int(item[1][2]) if item[1] else 0)
    browser = site.browser()
    browser.get(site.served(page))
    browser.find_element(By.CSS_SELECTOR, "main a[href*='?tag=']").click()
    shown = shown_entries(browser, "tag")
    same(len(shown), int(link[2]), f"guidelines with the tag of {page}")
    tag = browser.find_element(By.CSS_SELECTOR, "select[name=tag]").get_attribute("value")
    assert tag and all(tag in entry["values"] for entry in shown), f"{tag}: {shown}"
    browser.find_element(By.CSS_SELECTOR, "[name=impact][value=high]").click()
    left = shown_entries(browser, "tag")
    assert 0 < len(left) < len(shown), f"{len(left)} of {len(shown)}"
    assert all(tag in entry["values"] and entry["impact"] == "high" for entry in left), left
    kept(browser, "impact=high")


def shown_entries(browser, name="topic"):
    """The entries that are not hidden, with the values that they or their group have for a facet."""
    return browser.execute_script(
        """const [name] = arguments;
        return [...document.querySelectorAll("[data-filter-entry]:not([hidden])")].map((entry) => ({
          ...entry.dataset,
          text: entry.textContent,
          values: entry.closest(`[data-${name}]`)?.getAttribute(`data-${name}`).split("\\n") ?? [],
        }))""",
        name,
    )


def kept(browser, part):
    """The same entries are shown at the address that now holds the choice."""
    assert part in browser.current_url, f"{browser.current_url} lacks {part}"
    before = len(shown_entries(browser))
    browser.get(browser.current_url)
    same(len(shown_entries(browser)), before, "entries after a reload")


TESTS = [styled, targets, copying, linking, citing, reporting, shaded, whole_code, unclipped, filtering, ordering, tagged]
