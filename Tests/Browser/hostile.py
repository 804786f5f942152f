"""A site whose every text is hostile: each payload in each place that an author's text can reach."""

import pathlib
import subprocess

import harness

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent


def payloads():
    """The payloads of the list, with what their escapes stand for; in the short form every fourth."""
    lines = (FOLDER / "hostile-payloads.txt").read_text("utf-8").splitlines()
    return harness.sample([unescaped(line) for line in lines if line and not line.startswith("## ")])


def unescaped(line):
    result, rest = "", line
    while "\\" in rest:
        before, _, rest = rest.partition("\\")
        result += before
        if rest[:1] in ("n", "t", "r"):
            result += {"n": "\n", "t": "\t", "r": "\r"}[rest[0]]
            rest = rest[1:]
        elif rest[:1] == "x":
            result += chr(int(rest[1:3], 16))
            rest = rest[3:]
        elif rest[:1] == "\\":
            result += "\\"
            rest = rest[1:]
        else:
            result += "\\"
    return result + rest


def front_matter(payload, number):
    """Every key that takes a text, those of the first page included; line breaks cannot stand there."""
    quoted = "'" + " ".join(payload.split()).replace("'", "''") + "'"
    # A topic is named on every page, so only some have one of their own.
    topic = quoted[:-1] + f" {number}'" if number % 10 == 0 else "Hostile"
    lists = "".join(f"{key}:\n  - {quoted}\n" for key in ("tags", "sources", "rules", "related"))
    settings = "edit: 'javascript:hostile()//{path}'\nreport: 'javascript:hostile()//{path}'\n"
    return f"---\ntitle: {quoted}\nsummary: {quoted}\ntopic: {topic}\n{settings}{lists}---\n"


def page(payload, number):
    line = " ".join(payload.split())
    cell = line.replace("|", "\\|")
    return "\n\n".join([
        front_matter(payload, number),
        f"# {line}",
        f"## Words around {line} in a heading",
        f"Words around {line} in a paragraph, `{line}` in code, **{line}** and _{line}_.",
        f"[label]({line}) [label](<{line}>) [label][hostile-target] [{line}](https://example.org/)",
        f"![{line}](image.png) ![image]({line}) ![image](<{line}>) [label](a.md \"{line}\") <{line}>",
        f"[hostile-target]: <{line}> '{line}'",
        f"| {cell} | other |\n| --- | --- |\n| {cell} | `{cell}` |",
        f"Seen by its author (source={line}):",
        f"| Observed | {cell} |\n| --- | --- |\n| {cell} | {cell} |",
        f"```swift {line}\nlet first = 1\n```",
        f"```swift scenario={line}\nlet second = 2\n```",
        f"``````swift\nlet third = 3 // {payload}\n{payload}\n``````",
        f"``````html\n{payload}\n``````",
        f"``````text printed\n{payload}\n``````",
        f"``````console\n{payload}\n``````",
        f"[6](<count:{line}/{line}/{line}>) and [6](count:{line})",
        f"> {line}\n>\n> - {line}",
        # What is not closed reaches to the end, so this comes last.
        payload,
        "",
    ])


def running_page(texts):
    """A page whose program shows, prints and is tapped on every payload."""
    strings = ",\n  ".join('"' + "".join(f"\\u{{{ord(c):x}}}" for c in text) + '"' for text in texts)
    labels = [label for label in texts if label.isprintable() and label == label.strip()]
    rows = "\n".join(
        '| tap "' + label.replace("\\", "\\\\").replace('"', '\\"').replace("|", "\\|") + '" | 0 |'
        for label in labels
    )
    return f"""---
title: A program that shows and prints hostile texts
summary: Its labels and its output are the payloads.
topic: Hostile
---

# A program that shows and prints hostile texts

```swift scenario=hostile verdict=avoid
import SwiftUI

let texts: [String] = [
  {strings}
]

struct Screen: View {{
  var body: some View {{
    ForEach(texts, id: \\.self) {{ text in
      Button(text) {{ print(text) }}
    }}
  }}
}}
```

| Interaction | Screen |
| --- | --: |
| present | 1 |
{rows}
"""


def images(texts):
    """SVG files that run each payload when opened by themselves, by their names, and one that is shown."""
    shell = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" {}>{}</svg>'
    files = {"drawn.svg": shell.format("", "<title>a drawing</title>")}
    for number, text in enumerate(texts):
        files[f"image{number}.svg"] = shell.format('onload="hostile()"', text)
        files[f"markup{number}.svg"] = shell.format("", text)
    return files


def built(folder):
    """The site of all payloads, built into a folder by the program."""
    texts = payloads()
    content = folder / "content"
    (content / "guidelines").mkdir(parents=True)
    for name, text in images(texts).items():
        (content / "guidelines" / name).write_text(text, "utf-8")
    (content / "index.md").write_text(page(texts[0], 1), "utf-8")
    for number, text in enumerate(texts):
        (content / f"guidelines/p{number}.md").write_text(page(text, number), "utf-8")
        name = " ".join(text.split()).replace("/", "∕").replace("\0", "")[:60]
        (content / f"guidelines/{name}.md").write_text("# A hostile name\n", "utf-8")
    (content / "guidelines/program.md").write_text(running_page(texts), "utf-8")
    theme = ROOT / "themes/default"
    result = subprocess.run(
        [harness.PROGRAM, "build", "--allow-failures", "--theme", theme,
         "--base-url", "https://example.org/"],
        cwd=folder,
        capture_output=True,
        text=True,
        errors="replace",
    )
    assert result.returncode == 0, f"exit {result.returncode}: {result.stderr[-2000:]}"
    harness.same(
        sorted(path.name for path in folder.iterdir() if path.name != ".bodycheck"),
        ["content", "public"],
        "what lies beside the site",
    )
    return folder / "public"
