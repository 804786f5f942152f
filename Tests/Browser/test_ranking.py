"""The parts of search by themselves: words, meanings, ranking, excerpts."""

import json
import pathlib

from harness import same, wait

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Fixtures"
WORDS = FIXTURES / "search-words.json"
QUERIES = FIXTURES / "queries.tsv"
QUESTIONS = FIXTURES / "questions.tsv"
# The shares of all questions.
FIRST, FIRST_THREE = 0.85, 0.95


def loaded(site):
    """A page in which the modules of search are."""
    browser = site.browser()
    browser.get(site.file("index.html"))
    browser.execute_script("document.querySelector('[data-search-form] button').click()")
    wait(lambda: browser.execute_script("return !!globalThis.bodycheckIndex"), "search is loaded")
    return browser


def words(site):
    """A query is split into the words that the index was built with"""
    cases = json.loads(WORDS.read_text("utf-8"))
    found = loaded(site).execute_script(
        "return arguments[0].map((text) => globalThis.bodycheckWords.words(text))",
        [text for text, _ in cases],
    )
    for (text, expected), actual in zip(cases, found):
        same(actual, expected, text)


TERMS = [
    ("closures environment", ["closures", "environment"]),
    (".task(id:)", ["task(id:)"]),
    ("task(id", ["task(id"]),
    ("_printChanges()", ["_printChanges"]),
    ("@State,", ["@State"]),
    ("\"lazy\" 'stack'", ["lazy", "stack"]),
    (".onChange(of:initial:)", ["onChange(of:initial:)"]),
    ("why is the list slow?", ["list", "slow"]),
    ("how to", ["how", "to"]),
    ("EACH-10", ["EACH-10"]),
    ("C++, C# a+", ["C++", "C#"]),
    ("v1.2.3.", ["v1.2.3"]),
    ("== or !==", ["==", "!=="]),
    ("$name $", ["$name", "$"]),
    ("ForEach에서 @State가", ["ForEach", "에서", "@State", "가"]),
    ("SwiftUIのForEachが遅い", ["SwiftUI", "の", "ForEach", "が遅い"]),
    ("( *** )", []),
    ("", []),
]


def terms(site):
    """A name stays whole in a query, and punctuation around it goes"""
    found = loaded(site).execute_script(
        "return arguments[0].map((text) => globalThis.bodycheckWords.terms(text))",
        [query for query, _ in TERMS],
    )
    for (query, expected), actual in zip(TERMS, found):
        same(actual, expected, query)


MEANINGS = [
    ("closure", "closure", 1),
    ("closure", "closures", 0.95),
    ("closures", "closure", 0.95),
    ("clos", "closure", 0.35 + 0.45 * 4 / 7),
    ("closure", "clos", 0),
    ("state", "estate", 0),
    ("streaming", "streamed", 0.85),
    ("updates", "updating", 0.85),
    ("tapping", "tap", 0.85),
    ("navigation", "navigate", 0.85),
    ("string", "strong", 0),
]
VOCABULARY = ["closure", "closures", "clothes", "environment", "environments", "state", "view"]
TYPOS = [
    ("closrue", ["closure", "closures"]),
    ("enviroment", ["environment", "environments"]),
    ("environmant", ["environment", "environments"]),
    ("envirnom", ["environment", "environments"]),
    ("sstate", ["state"]),
    ("tsate", ["state"]),
    ("kiew", ["view"]),
    ("vie", []),
    ("window", []),
]


def meanings(site):
    """A word means itself, its plural, what it begins, and with one typo what it resembles"""
    browser = loaded(site)
    for term, word, expected in MEANINGS:
        actual = browser.execute_script(
            "return globalThis.bodycheckMeanings.certainty(...arguments)", term, word
        )
        assert abs(actual - expected) < 1e-9, f"{term} for {word}: {actual}, expected {expected}"
    for term, expected in TYPOS:
        actual = browser.execute_script(
            "return globalThis.bodycheckMeanings.typos(...arguments).map(({ word }) => word)",
            term,
            VOCABULARY,
        )
        same(actual, expected, term)


def entry(*postings, certainty=1, count=None):
    """A term of a query with one word in these sections."""
    return {
        "lists": [
            {
                "sections": [section for section, _ in postings],
                "levels": [level for _, level in postings],
                "certainty": certainty,
            }
        ],
        "count": count or len(postings),
        "isCut": count is not None,
    }


# Three pages, with sections 0–2, 3–4 and 5–9.
RANKINGS = [
    ("the higher level first", [entry((1, 4), (4, 8), (6, 2))], [[1, [4]], [0, [1]], [2, [6]]]),
    ("equal ones in reading order", [entry((4, 4), (0, 4))], [[0, [0]], [1, [4]]]),
    ("a page with all words before one with some", [entry((1, 22), (4, 20)), entry((4, 20))], [[1, [4]]]),
    ("a page with most words after one with all", [entry((1, 4), (4, 4)), entry((1, 4), (4, 4)), entry((0, 4))],
     [[0, [1, 0]], [1, [4]]]),
    ("a rare word before a frequent one", [entry(*((n, 4) for n in range(5, 10))), entry((1, 4))],
     [[0, [1]]]),
    ("the best three sections of a page", [entry((5, 2), (6, 8), (7, 4), (9, 3))], [[2, [6, 7, 9]]]),
    ("a section with the help of its page's title", [entry((3, 16), (1, 4)), entry((4, 10))],
     [[1, [3, 4]], [0, [1]]]),
    ("a word whose list is cut keeps nothing out", [entry((0, 8), count=9), entry((4, 4))], [[1, [4]]]),
    ("a page that counts more", [entry((4, 4), (6, 4))], [[2, [6]], [1, [4]]]),
    ("nothing for no word", [], []),
]


def ranking(site):
    """Sections are ranked by level, rarity, the words they have and the kind of their page"""
    browser = loaded(site)
    for what, query, expected in RANKINGS:
        actual = browser.execute_script(
            """const pages = { first: [0, 3, 5, 10], pageOf: [0, 0, 0, 1, 1, 2, 2, 2, 2, 2], weights: [1, 1, 1.2], answers: [0, 0, 0] };
            return globalThis.bodycheckRanking.rank(arguments[0], pages, () => true)
              .results.map(({ page, sections }) => [page, sections])""",
            query,
        )
        same(actual, expected, what)


def places(site, file):
    """The lines of a file, each with the place of the first expected page among the results, or None, and the first page."""
    lines = [line.split("\t") for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    found = loaded(site).execute_async_script(
        """const [queries, done] = arguments;
        const pages = async (query) =>
          (await globalThis.bodycheckIndex.find(query, { topic: "", verdict: "" })).results
            .slice(0, 10).map(({ page }) => page.url);
        Promise.all(queries.map(pages)).then(done);""",
        [query for query, _ in lines],
    )
    for (query, pages), addresses in zip(lines, found):
        names = [address.removesuffix(".html") for address in addresses]
        place = next((place for place, name in enumerate(names) if name in pages.split("|")), None)
        yield query, place, names[:1]


def queries(site):
    """What readers search for finds the page for it first"""
    missed = [f"{query}: {first}" for query, place, first in places(site, QUERIES) if place != 0]
    assert not missed, "\n".join(missed)


def questions(site):
    """Questions find a page that answers them: 95 of 100 in the first three, 85 first"""
    found = list(places(site, QUESTIONS))
    first = sum(place == 0 for _, place, _ in found) / len(found)
    three = sum(place is not None and place < 3 for _, place, _ in found) / len(found)
    missed = "\n".join(f"{query}: {place}, {names}" for query, place, names in found if place != 0)
    assert len(found) >= 140, f"{len(found)} questions"
    assert first >= FIRST and three >= FIRST_THREE, f"first {first:.1%}, in three {three:.1%}\n{missed}"
    return f"of {len(found)}, {first:.1%} first and {three:.1%} in the first three"


def excerpts(site):
    """An excerpt holds the match, marked, and the text as it was"""
    pieces = loaded(site).execute_script(
        """return globalThis.bodycheckWords.excerpt(arguments[0], ["task"], 60);""",
        "Many words come first, so many that the start is cut away; .task(id:) restarts <b>.",
    )
    marked = [piece["text"] for piece in pieces if piece["isMatch"]]
    same(marked, ["task(id:)"], "marked")
    assert pieces[0]["text"] == "… " and pieces[-1]["text"].endswith("<b>."), pieces
    title = "Keep hover and keyboard selection of a long List in an object per row"
    whole = loaded(site).execute_script("return bodycheckWords.excerpt(arguments[0], ['row']);", title)
    same("".join(piece["text"] for piece in whole), title, "a title is whole")
    pieces = loaded(site).execute_script(
        """return globalThis.bodycheckWords.excerpt(arguments[0], ["検索", "更新"], 40);""",
        "全文検索の機能です。更新が速いので、" * 9,
    )
    marked = [piece["text"] for piece in pieces if piece["isMatch"]]
    same(marked[:3], ["検索", "更新", "検索"], "marked in text without spaces")
    assert sum(len(piece["text"]) for piece in pieces) > 35, pieces


TESTS = [words, terms, meanings, ranking, queries, questions, excerpts]
