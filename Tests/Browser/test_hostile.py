"""Hostile content: nothing of it may run. Needs no browser."""

import functools
import html.parser
import json
import pathlib
import tempfile
import urllib.parse
import xml.etree.ElementTree

import harness
import hostile

ELEMENTS_THAT_RUN = {
    "applet", "base", "embed", "fencedframe", "frame", "frameset", "iframe", "image", "math",
    "object", "plaintext", "portal", "style", "template", "xmp",
}
ADDRESSES = {"href", "src", "action", "formaction", "xlink:href", "data", "srcset", "poster"}
SCRATCH = tempfile.TemporaryDirectory(prefix="bodycheck-hostile-")


class Finder(html.parser.HTMLParser):
    """Collects what could run."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag in ELEMENTS_THAT_RUN:
            self.found.append(f"<{tag}>")
        if tag == "script" and values.get("type") != "application/ld+json":
            if not values.get("src", "").lstrip("./").startswith("assets/"):
                self.found.append(f"<script src={values.get('src')}>")
        if values.get("http-equiv", "Content-Security-Policy") != "Content-Security-Policy":
            self.found.append(f"<meta http-equiv={values['http-equiv']}>")
        for name, value in attributes:
            if name.startswith("on") or name in ("style", "srcdoc"):
                self.found.append(f"<{tag} {name}>")
            if name in ADDRESSES and leads_astray(value or ""):
                self.found.append(f"<{tag} {name}={value!r}>")


def leads_astray(address):
    """Whether a link is neither relative nor one of the web's."""
    plain = "".join(c for c in address if c > " ").replace("\\", "/")
    return plain.startswith("//") or urllib.parse.urlsplit(plain).scheme not in (
        "", "http", "https", "mailto",
    )


def files_hold_nothing_that_runs(site):
    """A site of hostile texts has no element, attribute or address that runs"""
    finder = Finder()
    finder.feed('<img src="x" onerror="x"><a href="java\nscript:x">')
    assert len(finder.found) == 2, "the finder finds nothing in what does run"
    faults = []
    for page in hostile_site().files:
        finder = Finder()
        finder.feed(hostile_site().text(page))
        faults += [f"{page}: {fault}" for fault in finder.found]
    assert not faults, "\n".join(faults[:40])


def machines_read_it(site):
    """A site of hostile texts keeps its feed, its map and its data well-formed"""
    folder = hostile_site().folder
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".xml":
            xml.etree.ElementTree.fromstring(path.read_bytes())
        elif path.suffix == ".json":
            json.loads(path.read_text("utf-8"))


@functools.cache
def hostile_folder():
    """The built site, which stays until the tests end."""
    return hostile.built(pathlib.Path(SCRATCH.name))


def hostile_site():
    """The site's files, built when they are first asked for."""
    return harness.Site(hostile_folder())
