// @ts-check
// The options in the list of results: each page's title and its best sections. Headings and excerpts are in
// another file of the index, so a row reserves space for them and is completed when that file is loaded.
(function (/** @type {any} */ global) {
  "use strict";

  const root = document.body.dataset.root ?? "";

  /**
   * @typedef {{number: number, title: string, url: string, topic: string, evidence: string, first: number}} Page
   * @typedef {{page: Page, section: number, item: HTMLElement, option: HTMLAnchorElement,
   *   heading: HTMLElement | undefined, excerpt: HTMLElement}} Row
   *   The option is itself the link, because an option must not contain interactive elements.
   */

  /** @param {string} className @param {string} [text] */
  function span(className, text = "") {
    const made = document.createElement("span");
    made.className = className;
    made.textContent = text;
    return made;
  }

  /** Shows a text with the words of a query highlighted. @param {Element} place @param {string} text @param {string[]} marked */
  function fill(place, text, marked) {
    place.replaceChildren(
      ...global.bodycheckWords
        .excerpt(text, marked)
        .map((/** @type {{text: string, isMatch: boolean}} */ piece) => {
          if (!piece.isMatch) return piece.text;
          const mark = document.createElement("mark");
          mark.textContent = piece.text;
          return mark;
        })
    );
  }

  /**
   * The rows of a result page.
   * @param {{page: Page, sections: number[]}} result
   * @param {string[]} marked
   * @returns {Row[]}
   */
  function make({ page, sections }, marked) {
    return sections.map((section, place) => {
      const item = document.createElement("li");
      item.setAttribute("role", "none");
      const option = document.createElement("a");
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.href = root + page.url;
      option.tabIndex = -1;
      if (place === 0) {
        const title = span("search-title");
        fill(title, page.title, marked);
        option.append(title, span("search-place", page.evidence ? `${page.topic} · ${page.evidence}` : page.topic));
      } else {
        item.className = "search-further";
        option.append(span("visually-hidden", `${page.title}: `));
      }
      const heading = section === page.first ? undefined : span("search-heading");
      const excerpt = span("search-excerpt");
      option.append(...(heading ? [heading] : []), excerpt);
      item.append(option);
      const row = { page, section, item, option, heading, excerpt };
      complete(row, marked);
      return row;
    });
  }

  /** Adds a row's heading and excerpt if its page is loaded. @param {Row} row @param {string[]} marked */
  function complete(row, marked) {
    const known = global.bodycheckParts.knownSections(row.page.number)?.[row.section - row.page.first];
    if (!known) return;
    if (known.anchor) row.option.href = `${root}${row.page.url}#${encodeURIComponent(known.anchor)}`;
    if (row.heading) fill(row.heading, known.heading, marked);
    fill(row.excerpt, known.text, marked);
  }

  global.bodycheckOptions = { make, complete };
})(globalThis);
