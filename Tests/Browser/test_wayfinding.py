"""The ways to a page: rules, the observations, the page for printed lines, the lists."""

from selenium.webdriver.common.by import By

from harness import Skip, same, wait


def opened(site, page):
    if page not in site.pages:
        raise Skip(f"the site has no {page}")
    browser = site.browser()
    browser.get(site.served(page))
    return browser


def shown(browser, attribute):
    """What the entries that are left have in an attribute."""
    return browser.execute_script(
        """return [...document.querySelectorAll("[data-filter-entry]:not([hidden])")]
          .map((entry) => entry.closest(`[${arguments[0]}]`)?.getAttribute(arguments[0]))""",
        attribute,
    )


def narrow_down(browser, name):
    """Chooses the first value of a facet; what is left, and after a reload from the address."""
    option = browser.find_elements(By.CSS_SELECTOR, f"select[name={name}] option")[1]
    value = option.get_attribute("value")
    option.click()
    same(set(shown(browser, f"data-{name}")), {value}, f"{name} of what is left")
    before = len(shown(browser, f"data-{name}"))
    assert f"{name}=" in browser.current_url, "the address lacks the choice"
    browser.get(browser.current_url)
    same(len(shown(browser, f"data-{name}")), before, "entries after a reload")


def rules(site):
    """The rules are narrowed down by subject and confidence, and each leads to its statement"""
    browser = opened(site, "rules/index.html")
    for name in ("area", "confidence"):
        browser.get(site.served("rules/index.html"))
        narrow_down(browser, name)
    link = browser.find_element(By.CSS_SELECTOR, "[data-filter-entry]:not([hidden]) a")
    anchor = link.get_attribute("href").split("#")[1]
    link.click()
    wait(lambda: browser.current_url.endswith("#" + anchor), "the rule")
    heading = browser.find_element(By.ID, anchor)
    assert heading.text.lower().startswith(anchor + ":"), heading.text


def observations(site):
    """Observations are narrowed down by each of their facts, and each leads to its page"""
    page = "observations/index.html"
    browser = opened(site, page)
    for name in ("subject", "system", "kind", "outcome"):
        browser.get(site.served(page))
        narrow_down(browser, name)
    browser.find_element(By.CSS_SELECTOR, "[data-filter-entry]:not([hidden]) a").click()
    wait(lambda: browser.find_elements(By.CSS_SELECTOR, ".frame[data-kind=observation]"), "its page")


PAGE = "reference/which-page.html"
LINES = [
    ("Row: @self changed.", ["self-the-parent-passed-different-values"]),
    ("Row: @self, @identity, _draft changed.", ["identity-the-view"]),
    ("Outer.Row<Int>: \\Model.name changed.", ["a-key-path"]),
    ("Row: @dependencies changed.", ["dependencies-an"]),
    ("Row: @16 changed.", ["8-a-property"]),
    ("Row: unchanged.", ["unchanged-other"]),
    ("A: _a changed.\nB: @self changed.", ["_name-a-property", "self-the"]),
]


def answers(browser, text):
    field = browser.find_element(By.CSS_SELECTOR, "[data-printed-line] textarea")
    field.clear()
    field.send_keys(text)
    return browser.find_element(By.CSS_SELECTOR, "[data-printed-answer]")


def printed_lines(site):
    """A printed line leads to the section of each of its items, and to guidelines"""
    browser = opened(site, PAGE)
    for text, starts in LINES:
        answer = answers(browser, text)
        links = answer.find_elements(By.CSS_SELECTOR, ".answer-title a")
        anchors = [link.get_attribute("href").split("#")[1] for link in links]
        assert len(anchors) == len(starts) and all(
            anchor.startswith(start) for anchor, start in zip(anchors, starts)
        ), f"{text!r}: {anchors}"
        assert answer.find_elements(By.CSS_SELECTOR, "li a"), f"{text!r} leads to no guideline"


def declarations(site):
    """With the declaration only what concerns its wrapper is left"""
    browser = opened(site, PAGE)
    line = "Row: _count changed.\n"
    everything = len(answers(browser, line).find_elements(By.TAG_NAME, "li"))
    declared = answers(browser, line + "@State private var count = 0")
    entries = declared.find_elements(By.TAG_NAME, "li")
    assert [entry.text.startswith("@State:") for entry in entries] == [True], "entries for @State"
    assert everything > 1, "a line alone leaves the wrapper open"


# What is pasted, the sections that answer, and a guideline among the advice; a section alone where all of it is.
PASTED = [
    ("let onTap: () -> Void", ["self-the"], "closure-properties"),
    ("@ViewBuilder var content: () -> Content", ["self-the"], "closure-properties"),
    ("var items: [Item]", ["self-the"], "narrow-parameters"),
    ("let id = UUID()", ["self-the"], "unused-properties"),
    ("var isOn: Binding<Bool>", ["self-the"], "binding-closures"),
    ("@Query private var items: [Item]", ["_name"], None),
    ("@Query", ["_name"], None),
    ("@8 changed", ["8-a-property"], "custom-properties"),
    ("@self", ["self-the"], "closure-properties"),
    ("@Environment(Store.self) private var store", ["a-key-path"], "read-only-what-you-need"),
    ("@Environment(\\.locale) private var locale", ["_name"], "environment-by-key"),
    ("@StateObject", ["_name"], "object-ownership"),
    ("@ObservedObject var model: Model", ["_name"], "read-only-what-you-need"),
    ("let title: String\nlet onTap: () -> Void", ["self-the", "self-the"], "closure-properties"),
    (
        "2026-11-22 10:00:00 App[1:2] Row: @self changed.\nLoading…\nRow: @self changed.\nList: _items changed.\n",
        ["self-the", "_name"],
        "closure-properties",
    ),
]


def pasted(site):
    """Lines, declarations and whole consoles lead to advice, on that page and at home"""
    for page in (PAGE, "index.html"):
        browser = opened(site, page)
        for text, starts, guideline in PASTED:
            answer = answers(browser, text)
            links = answer.find_elements(By.CSS_SELECTOR, ".answer-title a")
            anchors = [link.get_attribute("href").split("#")[1] for link in links]
            assert len(anchors) == len(starts) and all(
                anchor.startswith(start) for anchor, start in zip(anchors, starts)
            ), f"{page}, {text!r}: {anchors}"
            targets = [one.get_attribute("href") for one in answer.find_elements(By.CSS_SELECTOR, "li a")]
            wanted = site.served(f"guidelines/{guideline}.html") if guideline else targets[0]
            assert wanted in [one.split("#")[0] for one in targets] + targets[:1], f"{page}, {text!r}: {targets}"
        assert "3 lines" not in answer.text and "2 lines" in answer.text, answer.text


def own_names(site):
    """The answer has the names of the pasted line in place of the example's"""
    browser = opened(site, PAGE)
    answer = answers(browser, "Inbox.MailRow: @self, _draft changed.")
    titles = [title.text for title in answer.find_elements(By.CSS_SELECTOR, ".answer-title")]
    assert any(title.startswith("_draft: a property wrapper changed") for title in titles), titles
    codes = [code.text for code in answer.find_elements(By.TAG_NAME, "code")]
    assert "Inbox.MailRow" in codes and not {"Row", "_name"} & set(codes), codes
    # What the page itself says stays.
    assert "_name" in browser.find_element(By.CSS_SELECTOR, "h2[id^=_name]").text


def no_line(site):
    """Other text is answered with what is expected and an example, and nothing with nothing"""
    browser = opened(site, PAGE)
    for text in ("hello there", "var body: some View {", "import SwiftUI"):
        said = answers(browser, text).text
        assert said.startswith("This is neither a line of _printChanges") and "_count changed." in said, said
    same(answers(browser, " ").text, "", "answer to nothing")


def two_clicks(site):
    """Without JavaScript each section of that page has links to guidelines"""
    if PAGE not in site.pages:
        raise Skip(f"the site has no {PAGE}")
    browser = site.browser(scripts=False)
    browser.get(site.file(PAGE))
    form = browser.find_element(By.CSS_SELECTOR, "[data-printed-line]")
    same(form.is_displayed(), False, "the field without JavaScript")
    bare = [
        section.split("</h2>")[0][-60:]
        for section in site.text(PAGE).split('class="prose"')[1].split("<h2 id=")[1:]
        if "data-printed" in section and "guidelines/" not in section
    ]
    same(bare, [], "sections that lead nowhere")


def listed(site):
    """Every page but the first and the observations, which have their own list, is in the list from A to Z"""
    browser = opened(site, "a-z.html")
    links = browser.find_elements(By.CSS_SELECTOR, ".alphabet a")
    targets = {link.get_attribute("href") for link in links}
    twins = [page for page in site.pages if (site.folder / page).with_suffix(".md").is_file()]
    missing = [p for p in twins if p != "index.html" and not p.startswith("observations/") and site.served(p) not in targets]
    same(missing, [], "pages that the list lacks")


TESTS = [rules, observations, printed_lines, declarations, pasted, own_names, no_line, two_clicks, listed]
