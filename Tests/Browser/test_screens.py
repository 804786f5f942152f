"""The schematic screens of a page: drawn near the viewport, stepped by clicks and keys, linked to code and tables."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import Skip, same, wait


def opened(site, step="", has="", **options):
    """The schematic of a page that compares two programs, has a step that begins so, and has that text."""
    for page in site.pages:
        text = site.text(page)
        change = text.partition("change-part")[2].partition("</table>")[0]
        if "data-screens" in text and has in text and f'<th scope="row">{step}' in change:
            browser = site.browser(**options)
            browser.get(site.served(page))
            stage = browser.find_element(By.CSS_SELECTOR, ".screens-stage")
            return browser, stage
    raise Skip("no page has a schematic screen")


def near(browser, stage):
    """Scrolls to the schematic and waits until it is drawn."""
    browser.execute_script("arguments[0].scrollIntoView()", stage)
    wait(lambda: stage.find_elements(By.CSS_SELECTOR, ".s-device .s-view"), "the schematic")


def chosen(stage):
    return stage.find_element(By.CSS_SELECTOR, ".s-step[aria-current] .s-text").text


def lazy(site):
    """A schematic is loaded when a reader comes near it, and moves nothing then"""
    browser, stage = opened(site)
    loaded = """return performance.getEntriesByType("resource").filter((e) => /screen/.test(e.name)).length"""
    browser.execute_script("window.scrollTo(0, 0)")
    same(browser.execute_script(loaded), 0, "files before it is near")
    height = "return document.querySelector('.screens').offsetHeight"
    before = browser.execute_script(height)
    near(browser, stage)
    same(browser.execute_script(loaded), 4, "files afterwards")
    same(browser.execute_script(height), before, "height of its part of the page")


def lockstep(site):
    """Both programs go step by step together, and the lit views add up to the counts of the table"""
    browser, stage = opened(site)
    near(browser, stage)
    same(len(stage.find_elements(By.CSS_SELECTOR, ".s-pane")), 2, "panes")
    rows = browser.execute_script(
        """const table = document.querySelector(".change-part table.counts");
        const names = [...table.tHead.rows[0].cells].map((cell) => cell.textContent);
        return [...table.tBodies[0].rows].map((row) => [row.cells[0].textContent, [...row.cells].slice(1).flatMap(
          (cell, at) => names[at + 1].includes(".") ? [] : [[names[at + 1],
            // A view that only the second program has is inserted, and replaces nothing.
            parseInt((cell.querySelector("del") ?? (cell.querySelector("ins") ? null : cell))?.textContent) || 0]])]);"""
    )
    for step in stage.find_elements(By.CSS_SELECTOR, ".s-step .s-text"):
        browser.execute_script("arguments[0].click()", step)
        same(chosen(stage), step.text, "the step")
        shown = browser.execute_script(
            """return Object.fromEntries([...arguments[0].querySelector(".s-pane").querySelectorAll(".s-ran [data-ran]")]
              .map((e) => [e.dataset.view, parseInt(e.querySelector("b").textContent.slice(1))]))""",
            stage,
        )
        for name, count in dict(rows).get(step.text, []):
            same(shown.get(name, 0), count, f"'{name}' in '{step.text}'")


def headline(site):
    """The screens begin at the headline's step, tell both causes and its counts, and draw a cell for each body that ran"""
    browser, stage = opened(site, has="\" data-view=\"")
    near(browser, stage)
    same(chosen(stage), stage.find_element(By.XPATH, "..").get_attribute("data-step"), "the first step")
    causes = [cause.text for cause in stage.find_elements(By.CSS_SELECTOR, ".s-cause")]
    same(len(causes), 2, "causes")
    view = stage.find_element(By.XPATH, "..").get_attribute("data-view")
    assert view and all(view in cause for cause in causes), f"{causes} do not tell of {view}"
    totals = [total.text for total in stage.find_elements(By.CSS_SELECTOR, ".s-total")]
    assert all(total.endswith(f" of {view}") for total in totals), totals
    # Each step shows how often that view's body ran.
    counts = stage.find_element(By.CSS_SELECTOR, "[aria-current] .s-counts").text.split(" → ")
    same(counts, [total.split(", ")[1].split(" of ")[0] for total in totals], "counts of the step")
    same(stage.find_element(By.CSS_SELECTOR, ".s-named").text, view, "what the steps count")
    drawn = browser.execute_script(
        """return [...arguments[0].querySelectorAll(".s-ran [data-ran]:has(.s-cells)")].map((e) =>
          [parseInt(e.querySelector("b").textContent.slice(1)), e.querySelector(".s-lit").getAttribute("d").split("M").length - 1])""",
        stage,
    )
    assert drawn and all(count == cells for count, cells in drawn), drawn


def play(site):
    """Play begins with the first step, although the headline's step is shown before"""
    browser, stage = opened(site, has="\" data-view=\"")
    near(browser, stage)
    steps = [step.get_attribute("textContent") for step in stage.find_elements(By.CSS_SELECTOR, ".s-step .s-text")]
    assert chosen(stage) != steps[0], "the headline's step is the first"
    # One script, so that the timer cannot move on between.
    shown = browser.execute_script(
        """const [stage] = arguments; const play = [...stage.querySelectorAll("button")].find((e) => e.textContent === "Play");
        play.click(); const first = stage.querySelector(".s-step[aria-current] .s-text").textContent; play.click(); return first""",
        stage,
    )
    same(shown, steps[0], "the first step of Play")


def absent(site):
    """A program without the chosen step lights no view, and a view that ran is within the frame"""
    has_absent = False
    for page in site.pages:
        if has_absent or "data-screens" not in site.text(page):
            continue
        browser = site.browser()
        browser.get(site.served(page))
        stage = browser.find_element(By.CSS_SELECTOR, ".screens-stage")
        near(browser, stage)
        for chip in stage.find_elements(By.CSS_SELECTOR, ".s-step"):
            browser.execute_script("arguments[0].click()", chip)
            for pane in stage.find_elements(By.CSS_SELECTOR, ".s-pane"):
                lit = pane.find_elements(By.CSS_SELECTOR, ".s-device [data-ran]")
                if pane.get_attribute("data-absent") is not None:
                    has_absent = True
                    assert not lit, f"{page}: a view of a program without the step is lit"
                elif lit:
                    inside = browser.execute_script(
                        """const [frame, box] = Array.from(arguments, (e) => e.getBoundingClientRect());
                        return box.top >= frame.top - 1 && box.top < frame.bottom""",
                        pane.find_element(By.CSS_SELECTOR, ".s-device"),
                        lit[0],
                    )
                    assert inside, f"{page}: the first view that ran is outside of the frame"
    assert has_absent, "no program lacks a step"


def home(site):
    """The home page shows a guideline's change beside its running screens"""
    browser = site.browser()
    browser.get(site.served("index.html"))
    stage = browser.find_element(By.CSS_SELECTOR, ".example .screens-stage")
    near(browser, stage)
    counts = browser.find_element(By.CSS_SELECTOR, ".example .s-step[aria-current] .s-counts").text.split(" → ")
    assert int(counts[0]) > int(counts[1]), counts
    assert browser.find_elements(By.CSS_SELECTOR, ".example .difference-lines del"), "no change"


def whole_chain(site):
    """On the home page no step's chain is cut off, however wide the window is"""
    cut = []
    for width in (1440, 1024, 768, 375, 320):
        browser = site.browser(width=width)
        browser.get(site.served("index.html"))
        stage = browser.find_element(By.CSS_SELECTOR, ".example .screens-stage")
        near(browser, stage)
        hidden = browser.execute_script(
            """return [...arguments[0].querySelectorAll(".s-step")].map((step) => {
              step.click();
              const chain = arguments[0].querySelector(".player-graph");
              return [chain.scrollHeight - chain.clientHeight, chain.scrollWidth - chain.clientWidth];
            })""",
            stage,
        )
        assert len(hidden) > 1, hidden
        cut += [f"{width} pixels wide: {one}" for one in hidden if max(one) > 0]
    assert not cut, cut


def performing(site):
    """The control of the next step is clicked, or pressed by keyboard, to perform it"""
    browser, stage = opened(site, step="tap ")
    near(browser, stage)
    steps = [step.get_attribute("textContent") for step in stage.find_elements(By.CSS_SELECTOR, ".s-step .s-text")]
    at = next(at for at, text in enumerate(steps) if text.startswith("tap "))
    browser.execute_script("arguments[0].click()", stage.find_elements(By.CSS_SELECTOR, ".s-step")[at - 1])
    control = stage.find_element(By.CSS_SELECTOR, ".s-perform")
    name = control.get_attribute("aria-label")
    assert name.startswith("Perform in ") and name.endswith(f": {steps[at]}"), name
    control.send_keys(Keys.ENTER)
    same(chosen(stage), steps[at], "the step after it")


def linked(site):
    """A view's box, its line of code and its column in the table are marked together, from each side"""
    browser, stage = opened(site)
    near(browser, stage)
    name = browser.execute_script(
        """const tag = arguments[0].querySelector(".s-device .s-tag");
        tag.focus();
        return tag.parentElement.dataset.view;""",
        stage,
    )
    marks = """return {
      code: [...(CSS.highlights.get("bodycheck-view") ?? [])].map(String),
      columns: [...document.querySelectorAll(".change-part th[data-marked]")].map((cell) => cell.textContent),
      boxes: [...document.querySelectorAll(".s-device [data-marked]")].map((box) => box.dataset.view) }"""
    found = browser.execute_script(marks)
    assert found["code"] and all(f"struct {name}" in line for line in found["code"]), found["code"]
    same(set(found["boxes"]), {name}, "boxes")
    column = browser.execute_script(
        """const cell = [...document.querySelectorAll(".change-part thead th")].at(-1);
        cell.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        return cell.textContent.split(".")[0];"""
    )
    found = browser.execute_script(marks)
    assert column in found["columns"], found["columns"]
    assert set(found["boxes"]) <= {column}, found["boxes"]


def arrows(site):
    """Arrow keys move from view to view and from step to step, and the focus stays in the screen"""
    browser, stage = opened(site)
    near(browser, stage)
    device = stage.find_element(By.CSS_SELECTOR, ".s-device")
    is_inside = "return arguments[0].contains(document.activeElement)"
    browser.execute_script("arguments[0].focus()", device)
    count = len(device.find_elements(By.TAG_NAME, "button"))
    for _ in range(count + 2):
        browser.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        assert browser.execute_script(is_inside, device), "the focus is lost on the way down"
    before = chosen(stage)
    for key in (Keys.END, Keys.HOME, Keys.ARROW_RIGHT):
        browser.execute_script("(arguments[0].querySelector('button') ?? arguments[0]).focus()", device)
        browser.switch_to.active_element.send_keys(key)
        assert browser.execute_script(is_inside, device), "the focus is lost with another step"
    assert chosen(stage) != stage.find_element(By.CSS_SELECTOR, ".s-step .s-text").text, before


def without_script(site):
    """Without script, what is on screen is a list to read"""
    browser, stage = opened(site, scripts=False)
    assert not stage.is_displayed(), "an empty stage"
    browser.find_element(By.CSS_SELECTOR, ".screens-list summary").click()
    items = browser.find_elements(By.CSS_SELECTOR, ".screens-list li")
    assert items and all(item.is_displayed() and ": " in item.text for item in items), "no list"


TESTS = [lazy, lockstep, headline, play, absent, home, whole_chain, performing, linked, arrows, without_script]
