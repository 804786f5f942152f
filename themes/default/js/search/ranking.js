// @ts-check
// Ranks the sections with the words of a query. Pure: values in, values out, no document.
(function (/** @type {any} */ global) {
  "use strict";

  /**
   * @typedef {{sections: number[], levels: number[], certainty: number}} List
   *   The sections of one word, each with its level in the index, and how likely the word is meant.
   * @typedef {{lists: List[], count: number, isCut: boolean, isExtra?: boolean}} Term
   *   The index entries for a word of the query. Its lists may be cut to the best of `count` sections. A page does not
   *   lack an extra term.
   * @typedef {{first: Int32Array, pageOf: Int32Array, weights: number[], answers: number[]}} Pages
   *   The first section of each page, plus the end of the last page; the page of each section; how much the matches
   *   of each page count; and how many of its last sections only say what it answers.
   * @typedef {{page: number, sections: number[], score: number}} Result
   *   A page with its best sections, the best first.
   */

  // A section also matches the words of its page's title and first lines.
  const lentShare = 0.3;
  // The level of a section for a word whose list is cut, so that it is unknown whether the section has it.
  const cutLevel = 1;
  // How much a term counts that a page need not have.
  const extraShare = 0.25;
  // The level of a word in a title. One that no title and no heading has says little about what a page is about.
  const titleLevel = 20;
  // How much the best section counts beside the best of each word on the page.
  const topShare = 2;
  // How much all other sections count, so that of two equal titles the page that says more comes first.
  const mentionShare = 0.01;
  const mostSections = 3;
  // Pages and sections below these shares of the best are left out.
  const leastCoverage = 0.5;
  const leastScore = 0.35;

  /**
   * The pages for a query, best first. What a page lacks of the query counts against it.
   * @param {Term[]} terms
   * @param {Pages} pages
   * @param {(page: number) => boolean} accepts Which pages to include.
   * @returns {{results: Result[], sections: number}} All pages, and their total number of sections.
   */
  function rank(terms, pages, accepts) {
    const known = terms.map((term) => levels(term, pages.pageOf.length));
    const touched = new Set(known.flatMap(({ sections }) => sections.map((section) => pages.pageOf[section] ?? 0)));
    const rated = [...touched].filter(accepts).map((page) => rate(known, pages, page));
    const most = Math.max(0, ...rated.map(({ coverage }) => coverage));
    const results = rated.filter(({ coverage }) => coverage >= leastCoverage * most);
    results.sort((a, b) => b.score - a.score || a.page - b.page);
    const sections = results.reduce((sum, { count }) => sum + count, 0);
    return { results: results.map(({ page, sections, score }) => ({ page, sections, score })), sections };
  }

  /**
   * The best level of each section for a term, and how rare the term is, as in BM25, and how telling.
   * @param {Term} term
   * @param {number} size
   */
  function levels(term, size) {
    const best = new Float32Array(size);
    const sections = [];
    let top = 0;
    for (const list of term.lists) {
      for (const [place, section] of list.sections.entries()) {
        const level = (list.levels[place] ?? 0) * list.certainty;
        if (best[section] === 0) sections.push(section);
        if (level > (best[section] ?? 0)) best[section] = level;
        if (level > top) top = level;
      }
    }
    const count = Math.min(term.count, size);
    const telling = Math.min(1, top / titleLevel) ** 2 * (term.isExtra ? extraShare : 1);
    const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5)) * telling;
    return { best, sections, rarity, floor: term.isCut ? cutLevel : 0, isExtra: term.isExtra };
  }

  /**
   * Rates a page by its best section and by all that it has of the query.
   * @param {ReturnType<typeof levels>[]} known
   * @param {Pages} pages
   * @param {number} page
   */
  function rate(known, pages, page) {
    let mentions = 0;
    const [start, end] = [pages.first[page] ?? 0, pages.first[page + 1] ?? 0];
    const answers = end - (pages.answers[page] ?? 0);
    /** @type {{section: number, score: number}[]} */
    const own = [];
    const best = known.map(({ floor }) => floor);
    for (let section = start; section < end; section += 1) {
      let score = 0;
      for (const [number, term] of known.entries()) {
        const level = Math.max(term.best[section] ?? 0, term.floor);
        best[number] = Math.max(best[number] ?? 0, level);
        score += term.rarity * Math.max(level, (term.best[start] ?? 0) * lentShare);
      }
      mentions += score;
      own.push({ section: section < answers ? section : start, score });
    }
    own.sort((a, b) => b.score - a.score || a.section - b.section);
    const top = own[0]?.score ?? 0;
    const likely = own.filter(({ score }) => score >= leastScore * top);
    const shown = [...new Set(likely.map(({ section }) => section))];
    const sum = (/** @type {(level: number, isExtra?: boolean) => number} */ value) =>
      known.reduce((sum, { rarity, isExtra }, number) => sum + rarity * value(best[number] ?? 0, isExtra), 0);
    const needed = sum((_, isExtra) => (isExtra ? 0 : 1));
    const coverage = needed > 0 ? sum((level, isExtra) => (level > 0 && !isExtra ? 1 : 0)) / needed : 1;
    return {
      page,
      sections: shown.slice(0, mostSections),
      count: shown.length,
      coverage,
      score: (topShare * top + sum((level) => level) + mentionShare * mentions) * coverage * (pages.weights[page] ?? 1),
    };
  }

  global.bodycheckRanking = { rank };
})(globalThis);
