// @ts-check
// Answers queries. The scripts of this folder look up each other's functions when they call them, because
// they are one file.
(function (/** @type {any} */ global) {
  "use strict";

  /**
   * @typedef {{topic: string, verdict: string}} Filter
   *   Empty texts match every page.
   */

  /**
   * The index entries for a name: the word itself, the words that begin with it, its singular.
   * @param {string} name
   */
  async function known(name) {
    const { exactly, beginning, best } = global.bodycheckParts;
    const spread = await best(name);
    if (spread) {
      const whole = name.length > 1 ? await exactly(name) : undefined;
      return [...(whole ? [{ ...whole, certainty: 1 }] : []), { ...spread, certainty: 0.6 }];
    }
    const [found, singular] = await Promise.all([
      beginning(name),
      name.endsWith("s") ? exactly(name.slice(0, -1)) : undefined,
    ]);
    return [...found, ...(singular ? [singular] : [])].map((entry) => ({
      ...entry,
      certainty: global.bodycheckMeanings.certainty(name, entry.word),
    }));
  }

  /** The index entries for a name with one typo. @param {string} name */
  async function mistyped(name) {
    if (name.length < 4) return [];
    const { wordsNear, exactly } = global.bodycheckParts;
    const { typos } = global.bodycheckMeanings;
    // With most typos, the word begins with the first letter that was typed, or with the second.
    const near = await Promise.all([...name.slice(0, 2)].map(wordsNear));
    let meant = typos(name, [...new Set(near.flat())]);
    if (meant.length === 0) meant = typos(name, await wordsNear(""));
    return Promise.all(
      meant.map(async (/** @type {{word: string, certainty: number}} */ { word, certainty }) => ({
        ...(await exactly(word)),
        certainty,
      }))
    );
  }

  /** A term for the ranking. @param {any[]} lists */
  function term(lists) {
    const count = Math.max(0, ...lists.map((list) => list.count));
    return { lists, count, isCut: lists.some((list) => list.isCut), words: lists.map((list) => list.word) };
  }

  /** The index entries for the synonyms of a name. @param {string} name */
  async function alike(name) {
    const { site, exactly } = global.bodycheckParts;
    const { certainty } = global.bodycheckMeanings;
    const isMeant = (/** @type {string} */ word) => certainty(name, word) >= 0.95;
    const groups = (await site()).synonyms.filter((/** @type {string[]} */ group) => group.some(isMeant));
    const others = groups.flat().filter((/** @type {string} */ word) => !isMeant(word));
    const found = await Promise.all(others.map(exactly));
    return found.flatMap((entry) => (entry ? [{ ...entry, certainty: 0.5 }] : []));
  }

  /**
   * The terms for a name: itself and its synonyms, or else its parts, or else the names that it may be a typo of.
   * @param {string} name
   */
  async function terms(name) {
    const { words, plain, folded, isDense } = global.bodycheckWords;
    const whole = folded(name).toLowerCase();
    const found = (await Promise.all([known(whole), alike(whole)])).flat();
    if (found.length > 0) return [term(found)];
    const isAlone = (/** @type {string} */ part) => isDense.test(part) && [...part].length === 1;
    const parts = words(name).filter((/** @type {string} */ part) => part !== whole && !isAlone(part));
    const ofParts = (await Promise.all(parts.map(known))).filter((lists) => lists.length > 0);
    // Where no spaces divide words, a pair of characters can belong to two of them.
    const needed = parts.some((/** @type {string} */ part) => isDense.test(part)) ? 1 : parts.length;
    if (parts.length > 0 && ofParts.length >= needed) return ofParts.map(term);
    return [term(await mistyped(plain(whole)))];
  }

  /** Whether a page passes a filter. @param {Filter} filter @param {any} page */
  function accepts({ topic, verdict }, page) {
    return (!topic || page.topic === topic) && (!verdict || page.verdicts.includes(verdict));
  }

  /** The pages that pass a filter. @param {Filter} filter */
  async function pages(filter) {
    const site = await global.bodycheckParts.site();
    return site.pages.filter((/** @type {any} */ page) => accepts(filter, page));
  }

  /**
   * Finds the pages for a query, each with its best sections, and the words to highlight in them.
   * @param {string} query
   * @param {Filter} filter
   */
  async function find(query, filter) {
    const site = await global.bodycheckParts.site();
    const names = global.bodycheckWords.terms(query);
    const all = (await Promise.all(names.map(terms))).flat();
    const isWanted = (/** @type {number} */ page) => accepts(filter, site.pages[page]);
    const { results, sections } = global.bodycheckRanking.rank(all, site, isWanted);
    /** @type {string[]} */
    const marked = [];
    // In this order, a word directly precedes those that begin with it.
    for (const word of all.flatMap(({ words }) => words).sort()) {
      const last = marked.at(-1);
      if (last === undefined || !word.startsWith(last)) marked.push(word);
    }
    const found = results.map((/** @type {any} */ result) => ({ ...result, page: site.pages[result.page] }));
    return { results: found, sections, marked };
  }

  /** The topics of all pages. @returns {Promise<string[]>} */
  const topics = async () => (await global.bodycheckParts.site()).topics;

  global.bodycheckIndex = { find, pages, topics };
})(globalThis);
