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
   * The index entries for a name: the word itself, its other forms, the words that begin with it.
   * @param {string} name
   */
  async function known(name) {
    const { exactly, beginning, best } = global.bodycheckParts;
    const { certainty, stem } = global.bodycheckMeanings;
    const spread = await best(name);
    const start = stem(name);
    // All forms begin alike, so that they are in the same files as the word itself or in the next ones.
    const others = spread || (await best(start)) ? [] : await beginning(start);
    const found = others.length > 0 || spread ? others : await beginning(name);
    const whole = spread && name.length > 1 ? await exactly(name) : undefined;
    const likely = [...found, ...(whole ? [whole] : [])].map((entry) => ({
      ...entry,
      certainty: certainty(name, entry.word),
    }));
    return [...likely, ...(spread ? [{ ...spread, certainty: 0.6 }] : [])].filter(({ certainty }) => certainty > 0);
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
    // A word is as rare as itself and its forms, whatever it means the same as.
    const own = lists.some((list) => !list.words) ? lists.filter((list) => !list.words) : lists;
    const found = new Set(own.flatMap((list) => list.sections)).size;
    const count = Math.max(found, ...own.map((list) => list.count));
    const words = lists.flatMap((list) => list.words ?? [list.word]);
    return { lists, count, isCut: lists.some((list) => list.isCut), words };
  }

  /** The index entries for the groups of synonyms that a name or another form of it is in. @param {string} name */
  async function alike(name) {
    const { site, exactly } = global.bodycheckParts;
    const { certainty } = global.bodycheckMeanings;
    const isMeant = (/** @type {string} */ word) => certainty(name, word) >= 0.85;
    const { synonyms } = await site();
    const found = await Promise.all(
      synonyms.map(async (/** @type {string[]} */ group, /** @type {number} */ number) => {
        const entry = group.some(isMeant) ? await exactly(`=${number}`) : undefined;
        return entry && { ...entry, words: group, certainty: 0.5 };
      })
    );
    return found.filter(Boolean);
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

  /**
   * The terms for names that two words of a query spell: `AnyView` for `any view`.
   * @param {string[]} names
   */
  async function joined(names) {
    const { folded, isEmpty } = global.bodycheckWords;
    const whole = names.map((name) => folded(name).toLowerCase());
    const pairs = whole.flatMap((name, place) => {
      const next = whole[place + 1] ?? "";
      return isLatin(name) && isLatin(next) && !isEmpty(next) ? [name + next] : [];
    });
    const found = await Promise.all(pairs.map(global.bodycheckParts.exactly));
    return found.flatMap((entry) => (entry ? [{ ...term([{ ...entry, certainty: 1 }]), isExtra: true }] : []));
  }

  /** @param {string} name */
  const isLatin = (name) => /^[a-z]+$/.test(name);

  /** Whether a page passes a filter. @param {Filter} filter @param {any} page */
  function accepts({ topic, verdict }, page) {
    return (!topic || page.topic === topic) && (!verdict || page.verdicts.includes(verdict));
  }

  /** The pages that pass a filter. @param {Filter} filter */
  async function pages(filter) {
    const site = await global.bodycheckParts.site();
    return site.pages.filter((/** @type {any} */ page) => accepts(filter, page));
  }

  // What _printChanges prints, and the page that explains such a line.
  const PRINTED = /^[\w.<>, ]+: +(?:(?:(?:@\w+|_\w+|\\[\w.<>]+),? +)+changed|unchanged)\.?$/;
  const DIAGNOSIS = "which-page";

  /**
   * Puts the page first whose id is the query, as `split-views`, or that explains the printed line that the query is.
   * @param {string} query
   * @param {any[]} results
   * @param {any[]} pages
   */
  function citedFirst(query, results, pages) {
    const id = PRINTED.test(query.trim()) ? DIAGNOSIS : query.trim().toLowerCase();
    if (!/^\w+(?:-\w+)+$/.test(id)) return results;
    const page = pages.find(({ url }) => url.endsWith(`/${id}.html`));
    if (!page) return results;
    const cited =
      results.find((result) => result.page === page.number) ?? { page: page.number, sections: [page.first], score: 0 };
    return [cited, ...results.filter((result) => result !== cited)];
  }

  /**
   * Finds the pages for a query, each with its best sections, and the words to highlight in them.
   * @param {string} query
   * @param {Filter} filter
   */
  async function find(query, filter) {
    const site = await global.bodycheckParts.site();
    const { names, terms: telling } = global.bodycheckWords;
    const all = (await Promise.all([...telling(query).map(terms), joined(names(query))])).flat();
    const isWanted = (/** @type {number} */ page) => accepts(filter, site.pages[page]);
    const { results: ranked, sections } = global.bodycheckRanking.rank(all, site, isWanted);
    const results = citedFirst(query, ranked, await pages(filter));
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
