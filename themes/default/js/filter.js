// @ts-check
// Filters a list by facets; the choice is part of the address, so that it can be shared.
(function () {
  "use strict";

  const form = document.querySelector("[data-filter]");
  if (!(form instanceof HTMLFormElement)) return;
  const noun = form.dataset.filter;
  const status = form.querySelector("[data-filter-status]");
  const selects = [...form.querySelectorAll("select")];
  /** @type {HTMLElement[]} */
  const entries = [...document.querySelectorAll("[data-filter-entry]")].flatMap((entry) =>
    entry instanceof HTMLElement ? [entry] : []
  );

  /** @param {HTMLElement} entry @param {string} name @param {string} value */
  function matches(entry, name, value) {
    return !value || (entry.dataset[name] ?? "").split("|").includes(value);
  }

  function apply() {
    let shown = 0;
    for (const entry of entries) {
      entry.hidden = !selects.every((select) => matches(entry, select.name, select.value));
      if (!entry.hidden) shown += 1;
    }
    for (const group of document.querySelectorAll("[data-filter-group]")) {
      if (group instanceof HTMLElement) {
        group.hidden = !group.querySelector("[data-filter-entry]:not([hidden])");
      }
    }
    if (status) status.textContent = `${shown} of ${entries.length} ${noun}`;
  }

  function write() {
    const query = new URLSearchParams();
    for (const { name, value } of selects) if (value) query.set(name, value);
    const text = query.toString();
    try {
      history.replaceState(null, "", text ? `?${text}` : location.pathname);
    } catch {
      // Some browsers keep the address of a local file as it is.
    }
  }

  const query = new URLSearchParams(location.search);
  for (const select of selects) {
    const value = query.get(select.name) ?? "";
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
  form.addEventListener("change", () => {
    apply();
    write();
  });
  apply();
})();
