// @ts-check
// Search as you type over all pages. The index is a script, so that it loads from file:// too.
(function () {
  "use strict";

  const dialog = document.querySelector("[data-search]");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const input = dialog.querySelector("input");
  const list = dialog.querySelector("[role=listbox]");
  const status = dialog.querySelector("[data-search-status]");
  if (!input || !list || !status) return;
  const { bodycheckRanking: ranking, bodycheckWords } = /** @type {any} */ (globalThis);
  const root = document.body.dataset.root ?? "";

  /** @type {any} */
  let index;
  let selected = -1;
  /** @type {Element | null} */
  let opener = null;

  function load() {
    if (index || document.querySelector("script[data-index]")) return;
    const script = document.createElement("script");
    script.src = dialog instanceof HTMLElement ? (dialog.dataset.searchIndex ?? "") : "";
    script.dataset.index = "";
    script.addEventListener("load", () => {
      index = ranking.index(/** @type {any} */ (globalThis).bodycheckSearchIndex);
      show();
    });
    script.addEventListener("error", () => {
      script.remove();
      if (status) status.textContent = "The search index is missing";
    });
    document.head.append(script);
  }

  function open() {
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    opener = document.activeElement;
    dialog.showModal();
    input?.focus();
    input?.select();
    load();
    show();
  }

  /** @param {string} name @param {string} className @param {string} text */
  function element(name, className, text) {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  }

  /** @param {any} result @param {number} number */
  function item(result, number) {
    const option = document.createElement("li");
    option.id = `page-result-${number}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    const link = document.createElement("a");
    link.href = root + result.section.url;
    link.tabIndex = -1;
    const { page, heading, topic } = result.section;
    link.append(element("span", "search-title", heading || page));
    link.append(element("span", "search-place", heading ? `${page} · ${topic}` : topic));
    const excerpt = element("span", "search-excerpt", "");
    for (const piece of bodycheckWords.excerpt(result.section.text, result.terms)) {
      excerpt.append(piece.isMatch ? element("mark", "", piece.text) : piece.text);
    }
    link.append(excerpt);
    option.append(link);
    return option;
  }

  function show() {
    if (!input || !list || !status) return;
    const query = input.value.trim();
    const results = index && query ? ranking.search(index, query) : [];
    list.replaceChildren(...results.map(item));
    input.setAttribute("aria-expanded", String(results.length > 0));
    select(results.length > 0 ? 0 : -1);
    if (!query) status.textContent = "Type to search";
    else if (!index) status.textContent = "Loading the index";
    else if (results.length === 0) status.textContent = `Nothing found for “${query}”`;
    else status.textContent = `${results.length} ${results.length === 1 ? "result" : "results"}`;
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

  input.addEventListener("input", show);
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
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    if (opener instanceof HTMLElement) opener.focus();
  });
  dialog.querySelector("[data-search-close]")?.addEventListener("click", () => dialog.close());
  for (const form of document.querySelectorAll("[data-search-form]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      open();
    });
  }
  document.addEventListener("keydown", (event) => {
    const isChord = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!isChord && !isSlash(event)) return;
    event.preventDefault();
    open();
  });

  // A key without a modifier can be switched off: speech input may type it by accident.
  const KEY = "bodycheck-slash";
  const slash = dialog.querySelector("[data-search-slash]");
  if (slash instanceof HTMLInputElement) {
    try {
      slash.checked = localStorage.getItem(KEY) !== "off";
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    slash.addEventListener("change", () => {
      try {
        localStorage.setItem(KEY, slash.checked ? "on" : "off");
      } catch {
        // As above.
      }
    });
  }

  /** @param {KeyboardEvent} event */
  function isSlash(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!(slash instanceof HTMLInputElement) || !slash.checked) return false;
    const target = event.target;
    return !(target instanceof Element && target.closest("input, select, textarea, dialog"));
  }
})();
