// @ts-check
// Shows the results of a query as it is typed, and moves among them.
(function () {
  "use strict";

  const { bodycheckIndex: index, bodycheckWords: words } = /** @type {any} */ (globalThis);
  const dialog = document.querySelector("[data-search]");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const input = dialog.querySelector("input");
  const list = dialog.querySelector("[role=listbox]");
  const status = dialog.querySelector("[data-search-status]");
  const more = dialog.querySelector("[data-search-more]");
  const topic = dialog.querySelector("[data-search-topic]");
  const verdict = dialog.querySelector("[data-search-verdict]");
  if (!input || !list || !status || !(more instanceof HTMLElement)) return;
  if (!(topic instanceof HTMLSelectElement) || !(verdict instanceof HTMLSelectElement)) return;

  const pagesAtOnce = 6;
  // Texts are fetched for what stays, not for each letter.
  const pause = 100;
  const root = document.body.dataset.root ?? "";
  let shown = pagesAtOnce;
  let selected = -1;
  let turn = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} name @param {string} className @param {string} [text] */
  function element(name, className, text = "") {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  /** Marks the words that a query found. @param {Element} place @param {{text: string, isMatch: boolean}[]} pieces */
  function fill(place, pieces) {
    place.replaceChildren(
      ...pieces.map(({ text, isMatch }) => (isMatch ? element("mark", "", text) : text))
    );
  }

  /** @typedef {{page: number, section: number, option: Element}} Item */

  /**
   * @param {any} result
   * @param {any} head
   * @param {string[]} marked
   * @returns {Item[]}
   */
  function items(result, head, marked) {
    return result.sections.map((/** @type {number} */ section) => {
      const [heading, anchor] = head.headings[section - index.firstSection(result.page)];
      const option = element("li", "");
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      const link = document.createElement("a");
      link.href = root + head.url + (anchor ? `#${encodeURIComponent(anchor)}` : "");
      link.tabIndex = -1;
      const title = element("span", "search-title");
      fill(title, words.excerpt(heading || head.title, marked));
      const topic = index.topicOf(result.page);
      const place = element("span", "search-place", heading ? `${head.title} · ${topic}` : topic);
      const excerpt = element("span", "search-excerpt");
      const text = index.knownText(result.page, section);
      if (text !== undefined) fill(excerpt, words.excerpt(text, marked));
      link.append(title, place, excerpt);
      option.append(link);
      return { page: result.page, section, option };
    });
  }

  async function show() {
    if (!input || !list || !status || !(more instanceof HTMLElement)) return;
    turn += 1;
    const own = turn;
    clearTimeout(timer);
    const query = input.value.trim();
    if (!query) return present([], false, "Type to search");
    status.textContent = "Searching";
    try {
      const found = await index.find(query, filter());
      const pages = found.results.slice(0, shown);
      const heads = await Promise.all(pages.map((/** @type {any} */ page) => index.head(page.page)));
      if (own !== turn) return;
      const made = pages.flatMap((/** @type {any} */ page, /** @type {number} */ place) =>
        items(page, heads[place], found.marked)
      );
      present(made, found.results.length > shown, summary(found, query));
      timer = setTimeout(() => addTexts(made, found.marked, own), pause);
    } catch {
      present([], false, "The search index is missing");
    }
  }

  /** @param {any} found @param {string} query */
  function summary(found, query) {
    const pages = found.results.length;
    if (pages === 0) return `Nothing found for “${query}”`;
    const sections = `${found.sections} ${found.sections === 1 ? "result" : "results"}`;
    return `${sections} on ${pages} ${pages === 1 ? "page" : "pages"}`;
  }

  /** @param {Item[]} made @param {boolean} hasMore @param {string} text */
  function present(made, hasMore, text) {
    if (!input || !list || !status || !(more instanceof HTMLElement)) return;
    for (const [number, { option }] of made.entries()) option.id = `page-result-${number}`;
    list.replaceChildren(...made.map(({ option }) => option));
    input.setAttribute("aria-expanded", String(made.length > 0));
    more.hidden = !hasMore;
    status.textContent = text;
    select(made.length > 0 ? Math.max(0, Math.min(selected, made.length - 1)) : -1);
  }

  /** @param {Item[]} made @param {string[]} marked @param {number} own */
  async function addTexts(made, marked, own) {
    await Promise.all(
      made.map(async ({ page, section, option }) => {
        const excerpt = option.querySelector(".search-excerpt");
        if (!excerpt || excerpt.childNodes.length > 0) return;
        const texts = await index.textsOf(page);
        if (own !== turn) return;
        fill(excerpt, words.excerpt(texts[section - index.firstSection(page)] ?? "", marked));
      })
    ).catch(() => {
      // A result without its excerpt still leads to its page.
    });
  }

  function filter() {
    if (!(topic instanceof HTMLSelectElement) || !(verdict instanceof HTMLSelectElement)) {
      return { topic: -1, verdict: 0 };
    }
    return { topic: Number(topic.value), verdict: Number(verdict.value) };
  }

  /** @param {number} number */
  function select(number) {
    selected = number;
    for (const [place, option] of [...(list?.children ?? [])].entries()) {
      option.setAttribute("aria-selected", String(place === number));
      if (place === number) {
        input?.setAttribute("aria-activedescendant", option.id);
        option.scrollIntoView({ block: "nearest" });
      }
    }
    if (number < 0) input?.removeAttribute("aria-activedescendant");
  }

  function restart() {
    shown = pagesAtOnce;
    selected = 0;
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
    const count = list.children.length;
    if (event.key === "Enter") {
      event.preventDefault();
      const link = list.children[selected]?.querySelector("a");
      if (!link) return;
      dialog.close();
      link.click();
    } else if (count > 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      select((selected + (event.key === "ArrowDown" ? 1 : count - 1)) % count);
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
      for (const [number, name] of topics.entries()) topic.append(new Option(name, String(number)));
    },
    () => {
      status.textContent = "The search index is missing";
    }
  );
  if (input.value.trim()) show();
})();
