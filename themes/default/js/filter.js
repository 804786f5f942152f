// @ts-check
// Filters a list by facets; the choice is part of the address, so that it can be shared.
(function () {
  "use strict";

  const form = document.querySelector("[data-filter]");
  if (!(form instanceof HTMLFormElement)) return;
  const choices = /** @type {any} */ (globalThis).bodycheckChoices(form);
  const noun = form.dataset.filter;
  const status = form.querySelector("[data-filter-status]");
  /** @type {HTMLElement[]} */
  const entries = [...document.querySelectorAll("[data-filter-entry]")].flatMap((entry) =>
    entry instanceof HTMLElement ? [entry] : []
  );

  /** @param {HTMLElement} entry @param {string} name @param {string} value */
  function matches(entry, name, value) {
    return !value || (entry.dataset[name] ?? "").split("|").includes(value);
  }

  function apply() {
    /** @type {[string, string][]} */
    const chosen = Object.entries(choices.values());
    let shown = 0;
    for (const entry of entries) {
      entry.hidden = !chosen.every(([name, value]) => matches(entry, name, value));
      if (!entry.hidden) shown += 1;
    }
    for (const group of document.querySelectorAll("[data-filter-group]")) {
      if (group instanceof HTMLElement) {
        group.hidden = !group.querySelector("[data-filter-entry]:not([hidden])");
      }
    }
    if (status) status.textContent = `${shown} of ${entries.length} ${noun}`;
  }

  form.addEventListener("change", () => {
    apply();
    choices.write();
  });
  apply();
})();
