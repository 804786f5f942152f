"""The scenario player: one moment at a time, by button, keyboard and touch, and as a list."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from harness import Skip, same, wait


def opened(site, **options):
    """The first player of the site, opened."""
    for page in site.pages:
        if "data-player" in site.text(page):
            browser = site.browser(**options)
            browser.get(site.file(page))
            player = browser.find_element(By.CSS_SELECTOR, "[data-player]")
            player.find_element(By.TAG_NAME, "summary").click()
            return browser, player
    raise Skip("no page has a run to walk through")


def now(player):
    """The position of the moment that is shown."""
    items = player.find_elements(By.CSS_SELECTOR, ".player-steps ul li")
    return [place for place, item in enumerate(items) if item.get_attribute("data-now") is not None]


def button(player, name):
    buttons = player.find_elements(By.CSS_SELECTOR, ".player-bar button")
    return next(one for one in buttons if one.text == name)


def buttons(site):
    """Next and Back walk through the run, and the ends are ends"""
    browser, player = opened(site)
    same(now(player), [0], "at first")
    same(button(player, "Back").is_enabled(), False, "Back at the start")
    button(player, "Next").click()
    same(now(player), [1], "after Next")
    button(player, "Back").click()
    same(now(player), [0], "after Back")


def keyboard(site):
    """Arrow keys, Home and End walk through the run"""
    browser, player = opened(site)
    summary = player.find_element(By.TAG_NAME, "summary")
    last = len(player.find_elements(By.CSS_SELECTOR, ".player-steps ul li")) - 1
    for key, place in [(Keys.ARROW_RIGHT, 1), (Keys.END, last), (Keys.HOME, 0)]:
        summary.send_keys(key)
        same(now(player), [place], f"after {key!r}")
    field = player.find_element(By.CSS_SELECTOR, "input[type=range]")
    field.send_keys(Keys.ARROW_RIGHT)
    same(now(player), [1], "after an arrow on the slider")


def pressing(site):
    """A press on a moment of the list shows it"""
    browser, player = opened(site, width=390, height=800)
    items = player.find_elements(By.CSS_SELECTOR, ".player-steps ul li")
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", items[-1])
    items[-1].click()
    same(now(player), [len(items) - 1], "after a press")


def counts(site):
    """At the end of each step the counts are those of the table"""
    browser, player = opened(site)
    table = browser.execute_script(
        """const part = arguments[0].closest(".evidence").querySelector("table.counts");
        const names = [...part.querySelectorAll("thead th")].slice(1).map((e) => e.textContent);
        return [...part.querySelectorAll("tbody tr")].map((row) => Object.fromEntries(
          [...row.cells].slice(1).map((cell, at) => [names[at], parseInt(cell.textContent)])));""",
        player,
    )
    steps = player.find_elements(By.CSS_SELECTOR, ".player-steps > li")
    same(len(steps), len(table), "steps")
    for step, row in zip(steps, table):
        step.find_elements(By.TAG_NAME, "li")[-1].click()
        shown = browser.execute_script(
            """return Object.fromEntries([...arguments[0].querySelectorAll(".player-counts div")]
              .map((e) => [e.firstChild.textContent, parseInt(e.lastChild.textContent)]));""",
            player,
        )
        common = {view: count for view, count in row.items() if view in shown}
        assert common, "the player and the table name no view together"
        same({view: shown[view] for view in common}, common, step.text.splitlines()[0])


def graph(site):
    """The causes of each body are drawn as a graph from the step to the body"""
    browser, player = opened(site)
    items = player.find_elements(By.CSS_SELECTOR, ".player-steps ul li[data-ids]:not([data-ids=''])")
    for item in items:
        browser.execute_script("arguments[0].click()", item)
        labels, edges = browser.execute_script(
            """const graph = arguments[0].querySelector(".player-graph");
            return [[...graph.querySelectorAll("[data-kind]")].map((e) => [e.dataset.kind, e.firstChild.textContent]),
              graph.querySelectorAll("path").length];""",
            player,
        )
        step = item.find_element(By.XPATH, "../..").find_element(By.CSS_SELECTOR, ".player-step").text
        same(labels[0], ["step", step], "the first node")
        same(labels[-1][1], item.find_element(By.TAG_NAME, "code").text, "the last node")
        causes = {cause.text for cause in item.find_elements(By.CSS_SELECTOR, "[data-cause]")}
        assert causes <= {label for _, label in labels}, f"{causes} of {labels}"
        assert edges >= len(labels) - 1, f"{edges} edges for {len(labels)} nodes"


# Shows each moment that says something else of a view than an earlier one of its step, and reads the view's node.
SECOND_STATES = """
const found = [];
for (const player of document.querySelectorAll("[data-player]")) {
  player.querySelector("summary").click();
  for (const step of player.querySelectorAll(".player-steps > li")) {
    const kinds = new Map();
    for (const item of step.querySelectorAll("li[data-ids]")) {
      for (const id of item.dataset.ids.split(" ").filter(Boolean)) {
        const earlier = kinds.get(id) ?? item.dataset.kind;
        kinds.set(id, item.dataset.kind);
        if (earlier === item.dataset.kind) continue;
        item.click();
        const node = player.querySelector(`[data-node="${id}"]`);
        found.push([item.dataset.kind, node.dataset.state,
          getComputedStyle(node.firstElementChild).backgroundColor, node.querySelector(".player-remark").textContent]);
      }
    }
  }
}
return found;
"""


def last_state(site):
    """What happened to a view last in a step decides its color and its label"""
    browser = site.browser()
    colors = {"ran": set(), "stopped": set()}
    for page in site.pages:
        if "data-player" not in site.text(page):
            continue
        browser.get(site.file(page))
        for kind, state, color, label in browser.execute_script(SECOND_STATES):
            same(state, kind, f"state on {page}")
            same(label.startswith("= same value"), kind == "stopped", f"label of '{kind}' on {page}")
            colors[kind].add(color)
        if all(colors.values()):
            break
    assert all(colors.values()), "no page has a view that stops and runs in one step"
    assert not colors["ran"] & colors["stopped"], f"both have the color {colors}"


def playing(site):
    """Play goes on by itself until Pause"""
    browser, player = opened(site)
    button(player, "Play").click()
    wait(lambda: now(player) == [1], "the second moment")
    button(player, "Pause").click()
    assert button(player, "Play"), "Pause becomes Play"


def list_without_script(site):
    """Without script the steps are a list to read"""
    browser, player = opened(site, scripts=False)
    items = player.find_elements(By.CSS_SELECTOR, ".player-steps ul li")
    assert items and all(item.is_displayed() and item.text for item in items), "no list"
    same(player.find_elements(By.CSS_SELECTOR, ".player-bar"), [], "buttons that do nothing")


TESTS = [buttons, keyboard, pressing, counts, graph, last_state, playing, list_without_script]
