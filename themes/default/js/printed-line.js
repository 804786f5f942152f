// @ts-check
// Leads from a line of _printChanges, or from a property declaration, to sections and guidelines.
// Each section's example determines what the section is about: a page has the answers, this script finds them.
(function () {
  "use strict";

  const form = document.querySelector("[data-printed-line]");
  const field = form?.querySelector("textarea");
  const answer = form?.querySelector("[data-printed-answer]");
  if (!field || !answer) return;
  // The first page has the text of the page that answers in a template.
  const template = document.querySelector("template[data-diagnosis]");
  const answers = template instanceof HTMLTemplateElement ? template.content : document;
  const base = template?.getAttribute("data-diagnosis") ?? "";

  const ITEM = /^(@(?:self|identity|dependencies|\d+)|_\w+|\\[\w.<>]+|unchanged)$/;
  const PROPERTY =
    /^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(set\))?\s+)*?(?:let|var)\s+\w+\s*(?::\s*([^={]+))?(=|\{|$)/;
  // What describes the type or the closure of a property, and not how it is stored.
  const NOT_WRAPPERS = ["@MainActor", "@ViewBuilder", "@Sendable", "@Observable", "@Model"];

  /** @typedef {{heading: Element, lead: Element[], entries: Element[], view: string, item: string}} Section
   *   `view` and `item` are the names in its example. */
  /** @typedef {{section: Section, entries: Element[], about: string, view?: string, items?: Set<string>}} Advice */

  /** The kind of thing that an item names. @param {string} item */
  function kind(item) {
    if (/^@\d+$/.test(item)) return "offset";
    if (item.startsWith("@") || item === "unchanged") return item;
    return item.startsWith("\\") ? "key path" : "property";
  }

  /** The items that a line of the console names, and the view. @param {string} line */
  function printed(line) {
    const [, view = "", list = ""] = line.match(/^\s*(?:.*?([\w.]+)(?:<.*>)?:\s+)?(.+?)\s*$/) ?? [];
    const words = list.replace(/\.$/, "").split(/[,\s]+/);
    const items = words.filter((word) => ITEM.test(word));
    const isWhole = words.every((word) => ITEM.test(word) || word === "changed");
    return isWhole ? { view, items } : { view: "", items: [] };
  }

  /** @type {Map<string, Section>} */
  const sections = new Map();
  for (const example of answers.querySelectorAll("[data-printed]")) {
    const section = sectionAround(example);
    if (!section) continue;
    // An item that a longer example repeats stays with the section that has it alone.
    for (const line of (example.textContent ?? "").split("\n")) {
      const { view, items } = printed(line);
      for (const item of items) {
        if (!sections.has(kind(item))) sections.set(kind(item), { ...section, view, item });
      }
    }
  }

  /** @param {Element} example @returns {Section | undefined} */
  function sectionAround(example) {
    const block = example.closest(".prose > *");
    let heading = block;
    while (heading && heading.tagName !== "H2") heading = heading.previousElementSibling;
    if (!heading || !block) return undefined;
    /** @type {Section} */
    const section = { heading, lead: [], entries: [], view: "", item: "" };
    for (let next = block.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.tagName === "H2") break;
      if (next.tagName === "UL") section.entries.push(...next.children);
      else if (next.tagName === "P" && section.entries.length === 0) section.lead.push(next);
    }
    return section;
  }

  /** What an entry is about. @param {Element} entry */
  const subject = (entry) => (entry.textContent ?? "").split(":")[0];

  /** @param {string} name @param {RegExp} [subjects] @param {string} [about] @returns {Advice[]} */
  function advice(name, subjects = /(?:)/, about = "") {
    const section = sections.get(name);
    if (!section) return [];
    const entries = section.entries.filter((entry) => subjects.test(subject(entry)));
    return [{ section, entries: entries.length > 0 ? entries : section.entries, about }];
  }

  /** What to read about a property that is declared like this. @param {string} line @returns {Advice[]} */
  function declared(line) {
    const wrappers = (line.match(/@[A-Z]\w*/g) ?? []).filter((name) => !NOT_WRAPPERS.includes(name));
    if (wrappers.length > 0) {
      if (/@Environment\([\w.]+\.self\)/.test(line)) return advice("key path", undefined, wrappers[0]);
      return wrappers.flatMap((wrapper) =>
        advice("property", new RegExp(`(^|, )${wrapper}(,|$)`), wrapper)
      );
    }
    const [match, type = "", end] = line.trim().match(PROPERTY) ?? [];
    if (!match || end === "{") return [];
    if (type.includes("->")) return advice("@self", /closure/, "a closure");
    if (/\b(UUID|Date)\b/.test(line)) return advice("@self", /UUID/, type.trim());
    if (/\bBinding</.test(type)) return advice("@self", /Binding/, "a binding");
    return advice("@self", /model|not use|anything/, type.trim() || "a plain property");
  }

  /** @param {string} text @returns {Advice[]} */
  function found(text) {
    const lines = text.split("\n").map((line) => ({ line, ...printed(line) }));
    const named = lines.filter(({ items }) => items.length === 0).flatMap(({ line }) => declared(line));
    /** @type {Map<string, {views: Set<string>, items: Set<string>, count: number}>} */
    const kinds = new Map();
    for (const { view, items } of lines) {
      // A view that appears has no value before, so that all its properties are named too.
      const telling = items.includes("@identity") ? ["@identity"] : items;
      for (const name of new Set(telling.map(kind))) {
        const tally = kinds.get(name) ?? { views: new Set(), items: new Set(), count: 0 };
        if (view) tally.views.add(view);
        for (const item of telling) if (kind(item) === name) tally.items.add(item);
        tally.count += 1;
        kinds.set(name, tally);
      }
    }
    const byCount = [...kinds].toSorted(([, a], [, b]) => b.count - a.count);
    const fromLines = byCount.flatMap(([name, { views, items, count }]) => {
      const about = [...views].join(", ") + (count > 1 ? `, ${count} lines` : "");
      // A declaration beside the lines says which of the entries it is.
      const own = named.filter(({ section }) => section === sections.get(name));
      const given = own.length > 0 ? own : advice(name, undefined, about);
      return given.map((one) => ({ ...one, view: [...views].join(" or "), items }));
    });
    const shown = new Set(fromLines.map(({ section }) => section));
    return [...fromLines, ...named.filter(({ section }) => !shown.has(section))];
  }

  /** A copy with the reader's own names in place of the example's. @param {Element} element @param {Advice} advice */
  function renamed(element, { section, view, items }) {
    const copy = /** @type {Element} */ (element.cloneNode(true));
    for (const code of copy.querySelectorAll("code")) {
      if (view && code.textContent === section.view) code.textContent = view;
      if (items && code.textContent === section.item) code.textContent = [...items].join(", ");
    }
    return copy;
  }

  /** @param {Advice} advice */
  function block(advice) {
    const { section, entries, about } = advice;
    const link = document.createElement("a");
    link.href = `${base}#${section.heading.id}`;
    link.append(...renamed(section.heading.querySelector("a") ?? section.heading, advice).childNodes);
    const title = document.createElement("p");
    title.className = "answer-title";
    title.append(link, about ? ` · ${about}` : "");
    const list = document.createElement("ul");
    list.append(...entries.map((entry) => renamed(entry, advice)));
    return [title, ...section.lead.map((paragraph) => renamed(paragraph, advice)), list];
  }

  function unknown() {
    const none = document.createElement("p");
    const line = document.createElement("code");
    line.textContent = "Row: @self, _count changed.";
    const property = document.createElement("code");
    property.textContent = "@State private var count = 0";
    none.append("This is neither a line of _printChanges nor a property declaration. Try ", line, " or ", property, ".");
    return [none];
  }

  function show() {
    if (!field || !answer) return;
    const blocks = found(field.value).flatMap(block);
    answer.replaceChildren(...(blocks.length === 0 && field.value.trim() ? unknown() : blocks));
  }

  field.addEventListener("input", show);
  if (field.value) show();
})();
