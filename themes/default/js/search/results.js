// @ts-check
// Shows the results of a query during typing, and moves the selection among them.
(function () {
  "use strict";

  const { bodycheckIndex: index, bodycheckOptions, bodycheckParts: parts } = /** @type {any} */ (globalThis);
  const dialog = document.querySelector("[data-search]");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const input = dialog.querySelector("input");
  const scrolled = dialog.querySelector(".search-results");
  const list = dialog.querySelector("[role=listbox]");
  const status = dialog.querySelector("[data-search-status]");
  const more = dialog.querySelector("[data-search-more]");
  const topic = dialog.querySelector("[data-search-topic]");
  const verdict = dialog.querySelector("[data-search-verdict]");
  if (!input || !scrolled || !list || !status || !(more instanceof HTMLElement)) return;
  if (!(topic instanceof HTMLSelectElement) || !(verdict instanceof HTMLSelectElement)) return;

  const NOTHING = "Nothing found";
  const pagesAtOnce = 6;
  // Texts are loaded when typing pauses, not for each letter.
  const pause = 250;
  let shown = pagesAtOnce;
  let selected = -1;
  let turn = 0;
  /** @type {any[]} */
  let rows = [];
  /** @type {string[]} */
  let marked = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  // Texts are loaded only for visible rows.
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const row = rows.find(({ option }) => option === target);
        if (row) addTexts(row.page);
      }
    },
    { root: scrolled }
  );

  async function show() {
    if (!input || !status) return;
    turn += 1;
    const own = turn;
    clearTimeout(timer);
    const query = input.value.trim();
    if (!query) return present([], false, "Type to search");
    status.textContent = "Searching";
    try {
      const found = await index.find(query, filter());
      if (own !== turn) return;
      marked = found.marked;
      const made = found.results.slice(0, shown).flatMap((/** @type {any} */ result) =>
        bodycheckOptions.make(result, marked)
      );
      present(made, found.results.length > shown, summary(found, query));
    } catch {
      if (own === turn) present([], false, "The search index is missing");
    }
  }

  /** @param {any} found @param {string} query */
  function summary(found, query) {
    const pages = found.results.length;
    if (pages === 0) return `${NOTHING} for “${query}”`;
    const sections = `${found.sections} ${found.sections === 1 ? "result" : "results"}`;
    return `${sections} on ${pages} ${pages === 1 ? "page" : "pages"}`;
  }

  /** Where to go on if nothing was found: the site's main pages, and the place for reports. */
  const ways = document.createElement("p");
  ways.className = "search-ways";
  ways.hidden = true;
  const links = document.querySelectorAll(".menu a, .site-footer a[href*='issues/new']");
  ways.append("Try fewer words, or the name of an API. Or go on with ");
  for (const [place, link] of [...links].entries()) {
    ways.append(...(place > 0 ? [" · "] : []), link.cloneNode(true));
  }
  scrolled.before(ways);

  /** @param {any[]} made @param {boolean} hasMore @param {string} text */
  function present(made, hasMore, text) {
    if (!input || !list || !status || !(more instanceof HTMLElement)) return;
    rows = made;
    for (const [number, { option }] of rows.entries()) option.id = `page-result-${number}`;
    list.replaceChildren(...rows.map(({ item }) => item));
    input.setAttribute("aria-expanded", String(rows.length > 0));
    more.hidden = !hasMore;
    ways.hidden = !text.startsWith(NOTHING);
    status.textContent = text;
    select(rows.length > 0 ? Math.max(0, Math.min(selected, rows.length - 1)) : -1);
    seen.disconnect();
    timer = setTimeout(() => {
      for (const { page, option } of rows) if (!parts.knownSections(page.number)) seen.observe(option);
    }, pause);
  }

  /** Completes the rows of a page. @param {any} page */
  async function addTexts(page) {
    try {
      await parts.sections(page.number);
      for (const row of rows) if (row.page === page) bodycheckOptions.complete(row, marked);
    } catch {
      // A result without an excerpt still links to its page.
    }
  }

  function filter() {
    const value = (/** @type {Element | null} */ field) => (field instanceof HTMLSelectElement ? field.value : "");
    return { topic: value(topic), verdict: value(verdict) };
  }

  /** @param {number} number */
  function select(number) {
    rows[selected]?.option.setAttribute("aria-selected", "false");
    selected = number;
    const option = rows[number]?.option;
    option?.setAttribute("aria-selected", "true");
    if (option) input?.setAttribute("aria-activedescendant", option.id);
    else input?.removeAttribute("aria-activedescendant");
  }

  function restart() {
    shown = pagesAtOnce;
    selected = 0;
    if (scrolled && scrolled.scrollTop > 0) scrolled.scrollTop = 0;
    show();
  }

  input.addEventListener("input", restart);
  topic.addEventListener("change", restart);
  verdict.addEventListener("change", restart);
  more.addEventListener("click", () => {
    shown += pagesAtOnce;
    show();
    input.focus();
  });
  input.addEventListener("keydown", (event) => {
    const count = rows.length;
    if (event.key === "Enter") {
      event.preventDefault();
      const option = rows[selected]?.option;
      if (!option) return;
      dialog.close();
      option.click();
    } else if (count > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      select((selected + (event.key === "ArrowDown" ? 1 : count - 1)) % count);
      rows[selected].option.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    }
  });
  list.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) dialog.close();
  });

  index.topics().then(
    (/** @type {string[]} */ topics) => {
      for (const name of topics) topic.append(new Option(name));
    }
  ).catch(() => {
    status.textContent = "The search index is missing";
  });
  if (input.value.trim()) show();
})();
