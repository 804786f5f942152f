// @ts-check
// Ranks the sections with the words of a query. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  /**
   * @typedef {{sections: number[], levels: number[], certainty: number}} List
   *   The sections of one word, each with its level in the index, and how likely the word is meant.
   * @typedef {{lists: List[], count: number, isCut: boolean}} Term
   *   The index entries for a word of the query. Its lists may be cut to the best of `count` sections.
   * @typedef {{first: Int32Array, pageOf: Int32Array}} Pages
   *   The first section of each page, plus the end of the last page; and the page of each section.
   * @typedef {{page: number, sections: number[], score: number}} Result
   *   A page with its best sections, the best first.
   */

  // A section also matches the words of its page's title and first lines.
  const lentShare = 0.3;
  // The level of a section for a word whose list is cut, so that it is unknown whether the section has it.
  const cutLevel = 1;
  const mostSections = 3;

  /**
   * The pages for a query, best first. A page with every word precedes one with only some.
   * @param {Term[]} terms
   * @param {Pages} pages
   * @param {(page: number) => boolean} accepts Which pages to include.
   * @returns {{results: Result[], sections: number}} All pages, and their total number of sections.
   */
  function rank(terms, pages, accepts) {
    const known = terms.map((term) => levels(term, pages.pageOf.length));
    const scores = new Float32Array(pages.pageOf.length);
    const matches = new Uint8Array(pages.pageOf.length);
    /** @type {Set<number>} */
    const touched = new Set();
    let most = 0;
    for (const { sections } of known) {
      for (const section of sections) {
        const page = pages.pageOf[section] ?? 0;
        if ((scores[section] ?? 0) > 0 || !accepts(page)) continue;
        const { score, matched } = rate(known, section, pages.first[page] ?? 0);
        scores[section] = score;
        matches[section] = matched;
        most = Math.max(most, matched);
        touched.add(page);
      }
    }
    let count = 0;
    const results = [...touched].flatMap((page) => {
      const [start, end] = [pages.first[page] ?? 0, pages.first[page + 1] ?? 0];
      const own = [];
      for (let section = start; section < end; section += 1) {
        if (matches[section] === most) own.push(section);
      }
      count += own.length;
      own.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      const best = own[0];
      if (best === undefined) return [];
      return [{ page, sections: own.slice(0, mostSections), score: scores[best] ?? 0 }];
    });
    results.sort((a, b) => b.score - a.score || a.page - b.page);
    return { results, sections: count };
  }

  /**
   * The best level of each section for a term, and how rare the term is, as in BM25.
   * @param {Term} term
   * @param {number} size
   */
  function levels(term, size) {
    const best = new Float32Array(size);
    const sections = [];
    for (const list of term.lists) {
      for (const [place, section] of list.sections.entries()) {
        const level = (list.levels[place] ?? 0) * list.certainty;
        if (best[section] === 0) sections.push(section);
        if (level > (best[section] ?? 0)) best[section] = level;
      }
    }
    const count = Math.min(Math.max(term.count, sections.length), size);
    const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
    return { best, sections, rarity, floor: term.isCut ? cutLevel : 0 };
  }

  /**
   * @param {ReturnType<typeof levels>[]} known
   * @param {number} section
   * @param {number} first
   */
  function rate(known, section, first) {
    let score = 0;
    let matched = 0;
    for (const { best, rarity, floor } of known) {
      const own = best[section] ?? 0;
      const level = Math.max(own, (best[first] ?? 0) * lentShare, floor);
      if (level > 0) matched += 1;
      score += rarity * level;
    }
    return { score, matched };
  }

  global.bodycheckRanking = { rank };
})(globalThis);
