// @ts-check
// Filters a list that is too long for one page, using the search index; the choice is part of the address,
// so that it can be shared.
(function () {
  "use strict";

  const { bodycheckAssets, bodycheckChoices } = /** @type {any} */ (globalThis);
  const form = document.querySelector("[data-browse]");
  const found = document.querySelector("[data-browse-found]");
  const everything = document.querySelector("[data-browse-all]");
  const list = found?.querySelector("ul");
  const more = found?.querySelector("button");
  if (!(form instanceof HTMLFormElement) || !(found instanceof HTMLElement) || !list || !more) return;
  if (!(everything instanceof HTMLElement)) return;
  const status = form.querySelector("[data-filter-status]");
  const choices = bodycheckChoices(form);
  const pagesAtOnce = 60;
  /** @type {any[]} The pages that remain to be shown. */
  let pages = [];
  let turn = 0;

  /** Shows the next pages. */
  function add() {
    const start = list?.children.length ?? 0;
    const next = pages.slice(start, start + pagesAtOnce);
    list?.append(
      ...next.map((page) => {
        const entry = document.createElement("li");
        const link = document.createElement("a");
        link.href = (document.body.dataset.root ?? "") + page.url;
        link.textContent = page.title;
        const topic = document.createElement("p");
        topic.textContent = page.topic;
        entry.append(link, topic);
        return entry;
      })
    );
    if (more) more.hidden = start + next.length >= pages.length;
  }

  async function apply() {
    turn += 1;
    const own = turn;
    const chosen = choices.values();
    const isFiltered = Object.values(chosen).some(Boolean);
    if (everything instanceof HTMLElement) everything.hidden = isFiltered;
    if (found instanceof HTMLElement) found.hidden = !isFiltered;
    if (!isFiltered) {
      if (status) status.textContent = "";
      return;
    }
    if (status) status.textContent = "Loading";
    try {
      const index = await bodycheckAssets.loadIndex();
      const left = await index.pages(chosen);
      if (own !== turn) return;
      pages = left;
      list?.replaceChildren();
      add();
      if (status) status.textContent = `${pages.length} pages`;
    } catch {
      if (status) status.textContent = "The search index is missing";
    }
  }

  more.addEventListener("click", () => {
    const start = list.children.length;
    add();
    list.children[start]?.querySelector("a")?.focus();
  });
  form.addEventListener("change", () => {
    choices.write();
    apply();
  });
  apply();
})();
