// @ts-check
// Leads from a line of _printChanges to the sections and guidelines for its items. Each section's example
// determines what the section is about: the page has the answers, this script only finds them.
(function () {
  "use strict";

  const form = document.querySelector("[data-printed-line]");
  const field = form?.querySelector("textarea");
  const answer = form?.querySelector("[data-printed-answer]");
  if (!field || !answer) return;

  /** The kind of thing that an item names. @param {string} item */
  function kind(item) {
    if (/^@\d+$/.test(item)) return "offset";
    if (item.startsWith("@") || item === "unchanged") return item;
    return item.startsWith("\\") ? "key path" : "property";
  }

  /** The items of all `_printChanges` lines in a text. @param {string} text @returns {string[]} */
  function items(text) {
    return text.split("\n").flatMap((line) => {
      const list = line.match(/^[^:]*:\s*(.+?)(?: changed)?\.?\s*$/)?.[1] ?? "";
      return list ? list.split(/,\s*(?![^<]*>)/).map((item) => item.trim()) : [];
    });
  }

  /** The property wrappers of declarations in a text. @param {string} text @returns {string[]} */
  const wrappers = (text) =>
    [...text.matchAll(/(@\w+)(?:\([^)]*\))?\s+(?:\w+\s+)*var\b/g)].map((match) => match[1] ?? "");

  /** @typedef {{heading: Element, entries: Element[]}} Section */

  /** @type {Map<string, Section>} */
  const sections = new Map();
  for (const example of document.querySelectorAll("[data-printed]")) {
    const section = sectionAround(example);
    if (!section) continue;
    // An item that a longer example repeats stays with the section that has it alone.
    for (const item of items(example.textContent ?? "")) {
      if (!sections.has(kind(item))) sections.set(kind(item), section);
    }
  }

  /** @param {Element} example @returns {Section | undefined} */
  function sectionAround(example) {
    let heading = example.closest(".prose > *");
    while (heading && heading.tagName !== "H2") heading = heading.previousElementSibling;
    if (!heading) return undefined;
    const entries = [];
    for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.tagName === "H2") break;
      if (next.tagName === "UL") entries.push(...next.children);
    }
    return { heading, entries };
  }

  /** The entries about a wrapper in any section. @param {string} wrapper */
  function about(wrapper) {
    const all = [...sections.values()].flatMap((section) => section.entries);
    return all.filter((entry) => entry.firstElementChild?.textContent === wrapper);
  }

  /** @param {Section} section @param {Element[]} entries */
  function block(section, entries) {
    const link = document.createElement("a");
    link.href = `#${section.heading.id}`;
    link.append(...[...(section.heading.querySelector("a") ?? section.heading).cloneNode(true).childNodes]);
    const title = document.createElement("p");
    title.append(link);
    const list = document.createElement("ul");
    list.append(...entries.map((entry) => entry.cloneNode(true)));
    return [title, list];
  }

  function show() {
    if (!field || !answer) return;
    const text = field.value;
    const named = wrappers(text).flatMap(about);
    const found = new Set(items(text).flatMap((item) => sections.get(kind(item)) ?? []));
    const blocks = [...found].flatMap((section) => {
      const chosen = section.entries.filter((entry) => named.includes(entry));
      return block(section, chosen.length > 0 ? chosen : section.entries);
    });
    if (found.size === 0 && named.length > 0) {
      const list = document.createElement("ul");
      list.append(...named.map((entry) => entry.cloneNode(true)));
      blocks.push(list);
    }
    if (blocks.length === 0 && text.trim()) {
      const none = document.createElement("p");
      none.textContent = "That is no line of _printChanges and no declaration with a property wrapper.";
      blocks.push(none);
    }
    answer.replaceChildren(...blocks);
  }

  field.addEventListener("input", show);
  if (field.value) show();
})();
