// @ts-check
// The options of the list of results: for each page its title and its best sections. Headings and excerpts are in the
// page's own piece of the index, so a row has room for them and is completed when that is there.
(function (/** @type {any} */ global) {
  "use strict";

  const root = document.body.dataset.root ?? "";

  /**
   * @typedef {{page: number, section: number, option: HTMLElement, link: HTMLAnchorElement,
   *   heading: HTMLElement | undefined, excerpt: HTMLElement, url: string}} Row
   */

  /** @param {string} className @param {string} [text] */
  function span(className, text = "") {
    const made = document.createElement("span");
    made.className = className;
    made.textContent = text;
    return made;
  }

  /** Shows a text with the words that a query found marked. @param {Element} place @param {string} text @param {string[]} marked */
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
   * The rows of a page that was found.
   * @param {{page: number, sections: number[]}} result
   * @param {{title: string, url: string}} head
   * @param {string[]} marked
   * @returns {Row[]}
   */
  function make(result, head, marked) {
    const index = global.bodycheckIndex;
    return result.sections.map((section, place) => {
      const option = document.createElement("li");
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      const link = document.createElement("a");
      link.href = root + head.url;
      link.tabIndex = -1;
      if (place === 0) {
        const title = span("search-title");
        fill(title, head.title, marked);
        link.append(title, span("search-place", index.topicOf(result.page)));
      } else {
        option.className = "search-further";
        link.append(span("visually-hidden", `${head.title}: `));
      }
      const heading = section === index.firstSection(result.page) ? undefined : span("search-heading");
      const excerpt = span("search-excerpt");
      link.append(...(heading ? [heading] : []), excerpt);
      option.append(link);
      const row = { page: result.page, section, option, link, heading, excerpt, url: head.url };
      complete(row, marked);
      return row;
    });
  }

  /** Gives a row its heading and excerpt if its page is loaded. @param {Row} row @param {string[]} marked */
  function complete(row, marked) {
    const known = global.bodycheckIndex.knownSection(row.page, row.section);
    if (!known) return;
    if (known.anchor) row.link.href = `${root}${row.url}#${encodeURIComponent(known.anchor)}`;
    if (row.heading) fill(row.heading, known.heading, marked);
    fill(row.excerpt, known.text, marked);
  }

  global.bodycheckOptions = { make, complete };
})(globalThis);
