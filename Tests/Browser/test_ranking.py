"""The ranking by itself, on sections made for it."""

from harness import same

SECTIONS = [
    ("lazy", "Lay out lazily", "LazyVStack", "Use LazyVStack and LazyHStack for long lists."),
    ("task", "Start work with a view", "", "The modifier .task(id:) restarts when the id changes."),
    ("state", "Keep state private", "", "Declare @State private; @StateObject owns a model."),
    ("log", "See why a body ran", "", "Call Self._printChanges() at the top of the body."),
    ("closures", "Closures in the environment", "", "A closure in the environment is a cost."),
    ("envless", "Handlers", "", "An environment closure. The environment again."),
    ("phases", "React to the scene", "", "Use .onChange(of:initial:) with scenePhase."),
]

CASES = [
    ("LazyVStack", "lazy"),
    ("lazyvstack", "lazy"),
    ("VStack", "lazy"),
    ("lazy stack", "lazy"),
    (".task(id:)", "task"),
    ("task(id:)", "task"),
    ("task", "task"),
    ("@State", "state"),
    ("StateObject", "state"),
    ("_printChanges", "log"),
    ("printChanges", "log"),
    ("_printChanges()", "log"),
    ("print chan", "log"),
    ("closures environment", "closures"),
    ("enviroment closures", "closures"),
    ("closrue", "closures"),
    ("onChange(of:initial:)", "phases"),
    (".onChange", "phases"),
    ("scene phase", "phases"),
    ("closure environment", "closures"),
    ("environments closure", "closures"),
]


def rank(site, query):
    browser = site.browser()
    browser.get(site.file("index.html"))
    sections = [
        {"url": url, "page": page, "heading": heading, "topic": "", "text": text}
        for url, page, heading, text in SECTIONS
    ]
    return browser.execute_script(
        """const ranking = globalThis.bodycheckRanking;
        const index = ranking.index(arguments[0]);
        return arguments[1].map((query) =>
          ranking.search(index, query).map((result) => result.section.url));""",
        sections,
        query,
    )


def first_hits(site):
    """Names, parts of names, signatures, prefixes and one typo find their section first"""
    results = rank(site, [query for query, _ in CASES])
    wrong = [
        f"'{query}' gives {found[:3]}, expected '{expected}' first"
        for (query, expected), found in zip(CASES, results)
        if not found or found[0] != expected
    ]
    assert not wrong, "\n".join(wrong)


def no_hits(site):
    """Words that no section has find nothing"""
    same(rank(site, ["zzzyx", "", "  ", "(", "***"]), [[], [], [], [], []], "found")


def excerpts(site):
    """An excerpt holds the match, marked, and the text as it was"""
    browser = site.browser()
    pieces = browser.execute_script(
        """return globalThis.bodycheckWords.excerpt(arguments[0], ["task"], 60);""",
        "Many words come first, so many that the start is cut away; .task(id:) restarts <b>.",
    )
    marked = [piece["text"] for piece in pieces if piece["isMatch"]]
    same(marked, [".task(id:)"], "marked")


TESTS = [first_hits, no_hits, excerpts]
