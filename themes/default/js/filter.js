// @ts-check
// Filters and orders a list; the choice is part of the address, so that it can be shared.
(function () {
  "use strict";

  const form = document.querySelector("[data-filter]");
  if (!(form instanceof HTMLFormElement)) return;
  const choices = /** @type {any} */ (globalThis).bodycheckChoices(form);
  const noun = form.dataset.filter;
  const status = form.querySelector("[data-filter-status]");
  const clear = form.querySelector("[type=reset]");
  const sorted = document.querySelector("[data-filter-sorted]");
  const entries = [...document.querySelectorAll("[data-filter-entry]")].flatMap((entry) =>
    entry instanceof HTMLElement
      ? [{ entry, place: entry.parentElement, text: (entry.textContent ?? "").toLowerCase() }]
      : []
  );

  /** @param {HTMLElement} entry @param {HTMLElement | null} place @param {string} name @param {string} value */
  function matches(entry, place, name, value) {
    // What all entries of a group have in common stands at the group, which an order takes them out of.
    const own = entry.dataset[name] ?? place?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
    if (!value) return true;
    const chosen = value.split("\n");
    return (own ?? "").split("\n").some((one) => chosen.includes(one));
  }

  /** Puts the entries in this order: that of the page if it is empty. @param {string} name */
  function order(name) {
    const key = (/** @type {HTMLElement} */ entry) => Number(entry.getAttribute(`data-by-${name}`));
    const inOrder = name ? entries.toSorted((a, b) => key(a.entry) - key(b.entry)) : entries;
    for (const { entry, place } of inOrder) (name && sorted ? sorted : place)?.append(entry);
  }

  function apply() {
    const { q = "", sort = "", ...facets } = choices.values();
    const words = q.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const { entry, place, text } of entries) {
      entry.hidden =
        !Object.entries(facets).every(([name, value]) => matches(entry, place, name, String(value))) ||
        !words.every((/** @type {string} */ word) => text.includes(word));
      if (!entry.hidden) shown += 1;
    }
    order(sort);
    for (const group of document.querySelectorAll("[data-filter-group]")) {
      if (group instanceof HTMLElement) {
        group.hidden = !group.querySelector("[data-filter-entry]:not([hidden])");
      }
    }
    if (status) status.textContent = `${shown} of ${entries.length} ${noun}`;
    clear?.toggleAttribute("hidden", !q && !Object.values(facets).some(Boolean));
  }

  const more = form.querySelector("[data-filter-more]");
  if (more instanceof HTMLDetailsElement) more.open = more.querySelector(":checked") !== null;
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const event of ["input", "change"]) {
    form.addEventListener(event, () => {
      apply();
      choices.write();
    });
  }
  form.addEventListener("reset", () => {
    // The fields are empty after the event. The button leaves, so the focus goes to the first of them.
    setTimeout(() => {
      apply();
      choices.write();
      form.querySelector("input")?.focus();
    });
  });
  apply();
})();
