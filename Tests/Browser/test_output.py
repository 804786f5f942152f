"""The files themselves: links, anchors, sizes, structure. Needs no browser."""

import functools
import gzip
import html.parser
import json
import posixpath
import re
import struct
import urllib.parse

from harness import Missing, Skip, kinds, same, sample


VOID = {"br", "hr", "img", "input", "link", "meta", "wbr"}


class PageParser(html.parser.HTMLParser):
    """Collects what the tests ask about."""

    def __init__(self):
        super().__init__()
        self.ids = []
        self.links = []
        self.loaded = []
        self.headings = []
        self.inline = []
        self.language = None
        self.landmarks = set()
        self.open = []
        self.misnested = []

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.misnested.append(f"</{tag}> in line {self.getpos()[0]} closes {self.open[-1:]}")

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag in ("script", "img") and values.get("src"):
            self.loaded.append(values["src"])
        if tag == "link" and values.get("rel") in ("stylesheet", "icon"):
            self.loaded.append(values["href"])
        if tag == "form" and "action" in values:
            self.links.append(values["action"])
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self.headings.append(int(tag[1]))
        if tag == "html":
            self.language = values.get("lang")
        if tag in ("main", "header", "footer", "nav"):
            self.landmarks.add(tag)
        if tag == "style" or (
            tag == "script" and "src" not in values and values.get("type") != "application/ld+json"
        ):
            self.inline.append(tag)
        for name in values:
            if name == "style" or name.startswith("on"):
                self.inline.append(name)


@functools.cache
def parsed(site):
    """Every page of the site, read once for all tests."""
    result = {}
    for page in site.files:
        parser = PageParser()
        parser.feed(site.text(page))
        result[page] = parser
    return result


def no_dead_links(site):
    """Every link, script, sheet and anchor leads somewhere"""
    pages = parsed(site)
    dead = []
    for page, parser in pages.items():
        for link in parser.links + parser.loaded:
            url = urllib.parse.urlsplit(link)
            # The page for missing addresses asks for its files in each folder above.
            if page == "404.html" and link.startswith("../"):
                continue
            if url.scheme in ("http", "https", "mailto"):
                continue
            target = posixpath.normpath(
                posixpath.join(posixpath.dirname(page), urllib.parse.unquote(url.path))
            ) if url.path else page
            if url.scheme or url.path.startswith("/"):
                dead.append(f"{page}: '{link}' depends on where the site is served")
            elif not (site.folder / target).is_file():
                dead.append(f"{page}: '{link}' leads to no file")
            elif url.fragment and target in pages:
                if urllib.parse.unquote(url.fragment) not in pages[target].ids:
                    dead.append(f"{page}: '{link}' leads to no anchor")
    assert not dead, "\n".join(dead)


def structure(site):
    """Every page has a language, landmarks, one h1, no skipped level, no id twice"""
    faults = []
    for page, parser in parsed(site).items():
        if not parser.language:
            faults.append(f"{page}: no lang")
        for landmark in {"main", "header", "footer"} - parser.landmarks:
            faults.append(f"{page}: no <{landmark}>")
        if parser.headings.count(1) != 1:
            faults.append(f"{page}: {parser.headings.count(1)} h1")
        before = 0
        for level in parser.headings:
            if level > before + 1 and before:
                faults.append(f"{page}: h{level} after h{before}")
            before = level
        for name in sorted({name for name in parser.ids if parser.ids.count(name) > 1}):
            faults.append(f"{page}: id '{name}' twice")
    assert not faults, "\n".join(faults)


def nesting(site):
    """Every element is closed, and where it was opened"""
    faults = [
        f"{page}: {fault}"
        for page, parser in parsed(site).items()
        for fault in parser.misnested + [f"<{tag}> stays open" for tag in parser.open]
    ]
    assert not faults, "\n".join(faults)


def valid(site):
    """A parser of HTML 5 finds nothing to complain about"""
    try:
        import html5lib
    except ImportError:
        raise Missing("there is no html5lib (package python3-html5lib)") from None
    faults = []
    for page in sorted({*sample(list(site.files)), *kinds(site)}):
        parser = html5lib.HTMLParser()
        parser.parse(site.text(page))
        faults += [f"{page}:{line}:{column}: {what}" for (line, column), what, _ in parser.errors]
    assert not faults, "\n".join(faults)


def no_inline_code(site):
    """No page has inline scripts, styles or handlers, which the policy would block"""
    found = [f"{page}: {parser.inline}" for page, parser in parsed(site).items() if parser.inline]
    assert not found, "\n".join(found)


def budget(site):
    """A page is within 15.5 kB of HTML and 30 kB of style and script, compressed"""
    faults = []
    for page, parser in parsed(site).items():
        size = len(gzip.compress(site.text(page).encode(), 9, mtime=0))
        # Lists of every guideline, of every observation, and of every word that readers look for grow with them.
        lists = ("guidelines/index.html", "observations/index.html", "a-z.html")
        if size > (25_000 if page in lists else 15_500):
            faults.append(f"{page}: {size} bytes of HTML")
        # The page for missing addresses asks for the same files in several folders.
        paths = {
            posixpath.normpath(posixpath.join("/", posixpath.dirname(page), link)).lstrip("/")
            for link in parser.loaded
        }
        loaded = sum(len(gzip.compress((site.folder / path).read_bytes(), 9, mtime=0)) for path in paths)
        if loaded > 30_000:
            faults.append(f"{page}: {loaded} bytes of style and script")
    assert not faults, "\n".join(faults)


# Guidelines whose headline is of another pair than the first, and why.
OTHER_HEADLINES = {
    "durable-row-ids": "the first program loses state; its counts are those of the better one",
    "erased-in-debug": "the program to prefer stands first",
    "load-in-tasks": "the page names a line that the second pair prints",
    "preview-counts": "the first program updates too little",
}


def headlines(site):
    """A guideline's headline compares the program to prefer that its title is about"""
    guidelines = json.loads((site.folder / "guidelines.json").read_text("utf-8"))["guidelines"]
    others, compared = [], 0
    for page in guidelines:
        if not page.get("headline"):
            continue
        verdicts = [program["verdict"] for program in page["scenarios"]]
        names = [program["name"] for program in page["scenarios"]]
        first = names[: verdicts.index("prefer") + 1]
        sides = [page["headline"][side]["scenario"] for side in ("avoid", "prefer")]
        compared += 1
        if not set(sides) <= set(first):
            others.append(page["id"])
    if not OTHER_HEADLINES.keys() <= {page["id"] for page in guidelines}:
        raise Skip("these are not the guidelines of this repository")
    same(sorted(others), sorted(OTHER_HEADLINES), "headlines of other programs")
    return f"{compared} headlines"


def machine_files(site):
    """What programs read is there and well-formed, and every page's Markdown"""
    guidelines = json.loads((site.folder / "guidelines.json").read_text("utf-8"))["guidelines"]
    assert guidelines, "guidelines.json lists nothing"
    for guideline in guidelines:
        assert (site.folder / guideline["url"]).is_file(), guideline["url"]
        assert (site.folder / (guideline["slug"] + ".md")).is_file(), guideline["slug"]
    for rule in json.loads((site.folder / "guidelines.json").read_text("utf-8"))["rules"]:
        page, anchor = rule["url"].split("#")
        assert f'id="{anchor}"' in site.text(page), f"guidelines.json: {rule['url']}"
    links = re.findall(r"\]\(([^)]+)\)", (site.folder / "llms.txt").read_text("utf-8"))
    dead = [link for link in links if not (site.folder / urllib.parse.unquote(link)).is_file()]
    assert links and not dead, f"llms.txt: {dead}"
    for page in site.pages:
        block = re.search(r'<script type="application/ld\+json">(.*?)</script>', site.text(page))
        assert json.loads(block.group(1))["headline"], page


def card(site):
    """Each page names a picture for link previews, of the size that it states and of few bytes"""
    pattern = re.compile(
        r'<meta property="og:image" content="https?://[^/]+/([^"]+)">\s*'
        r'<meta property="og:image:width" content="(\d+)">\s*<meta property="og:image:height" content="(\d+)">'
    )
    pages = [page for page in site.pages if 'rel="canonical"' in site.text(page)]
    if not pages:
        raise Skip("the site does not know its address")
    for page in pages:
        name, width, height = pattern.search(site.text(page)).groups()
        data = (site.folder / name).read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) < 60_000, name
        assert struct.unpack(">II", data[16:24]) == (int(width), int(height)), name


def pagefind(site):
    """Pages with a text of their own are marked for Pagefind, with topics and verdicts as filters"""
    for page in site.pages:
        text = site.text(page)
        has_twin = (site.folder / page).with_suffix(".md").is_file() and page != "index.html"
        assert ("data-pagefind-body" in text) == has_twin, f"{page}: the mark of its text"
        verdicts = set(re.findall(r'class="scenario"[^>]* data-verdict="(\w+)"', text)) - {"none"}
        filters = {name.lower() for name in re.findall(r'data-pagefind-filter="verdict:(\w+)"', text)}
        assert verdicts == filters, f"{page}: {verdicts} shown, {filters} as filters"


TESTS = [
    headlines, no_dead_links, structure, nesting, valid, no_inline_code, budget, machine_files, card, pagefind,
]
