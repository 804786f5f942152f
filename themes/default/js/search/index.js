// @ts-check
// Answers queries from the parts of the search index, and loads those that a query needs. They are scripts
// that call `bodycheckSearch`, so that they load from file:// too. What scripts of this folder have of each
// other they take when they are called, since they are one file.
(function (/** @type {any} */ global) {
  "use strict";

  const load = global.bodycheckAssets.load;
  const verdictBits = new Map([["avoid", 1], ["acceptable", 2], ["prefer", 4]]);
  // So few pieces of titles are loaded before anything is asked for.
  const mostPiecesAhead = 8;

  /**
   * @typedef {{topic: number, verdict: number}} Filter
   *   The number of a topic or -1; verdicts as bits or 0.
   * @typedef {{word: string, sections: number[], levels: number[], count: number, isCut: boolean}} Entry
   * @typedef {{title: string, url: string}} Head
   * @typedef {{heading: string, anchor: string, text: string}} Section
   */

  /** @type {any} */
  let directory;
  /** @type {string | undefined} */
  let vocabulary;
  /** @type {Map<number, string[]>} The lines of the loaded pieces. */
  const shards = new Map();
  /** @type {Map<number, Head>} */
  const heads = new Map();
  /** @type {Map<number, Section[]>} */
  const texts = new Map();

  global.bodycheckSearch = {
    directory: (/** @type {any} */ text) => {
      directory = global.bodycheckPieces.directory(text);
    },
    words: (/** @type {number} */ number, /** @type {string} */ text) => {
      shards.set(number, global.bodycheckPieces.lines(text));
    },
    titles: (/** @type {number} */ number, /** @type {[string, string][]} */ group) => {
      for (const [place, [title, url]] of group.entries()) {
        heads.set(number * directory.pagesWithTitles + place, { title, url });
      }
    },
    texts: (/** @type {number} */ page, /** @type {[string, string, string][]} */ sections) => {
      texts.set(page, sections.map(([heading, anchor, text]) => ({ heading, anchor, text })));
    },
    vocabulary: (/** @type {string} */ text) => {
      vocabulary = text;
    },
  };

  /**
   * Loads a file of the index. One that was cut short comes, but says nothing.
   * @param {string} path
   * @param {() => boolean} isThere
   */
  async function need(path, isThere) {
    await load(path);
    if (!isThere()) throw new Error(`${path} is damaged`);
  }

  const needDirectory = () => need("search-index.js", () => directory !== undefined);
  /** The lines of a piece. @param {number} number */
  async function linesOf(number) {
    await need(`search/w${number}.js`, () => shards.has(number));
    return shards.get(number) ?? [];
  }

  /** The entry of a word, if the index has it. @param {string} word */
  async function exactly(word) {
    const { line, shardOf, entry } = global.bodycheckPieces;
    const found = line(await linesOf(shardOf(directory.shards, word)), word);
    return found ? entry(found) : undefined;
  }

  /**
   * What the index knows of a name: the word itself, those that begin with it, its singular.
   * @param {string} name
   */
  async function beginning(name) {
    const { line, linesFrom, shardOf, entry } = global.bodycheckPieces;
    const prefix = line(directory.prefixes, name);
    if (prefix) {
      const whole = name.length > 1 ? await exactly(name) : undefined;
      const best = { ...entry(prefix), certainty: 0.6 };
      return whole ? [{ ...whole, certainty: 1 }, best] : [best];
    }
    const start = shardOf(directory.shards, name);
    const end = shardOf(directory.shards, `${name}\uffff`);
    const numbers = Array.from({ length: end - start + 1 }, (_, place) => start + place);
    const [singular, ...pieces] = await Promise.all([
      name.endsWith("s") ? exactly(name.slice(0, -1)) : undefined,
      ...numbers.map(linesOf),
    ]);
    const found = pieces.flatMap((lines) =>
      linesFrom(lines, name).map((/** @type {string} */ line) => {
        const known = entry(line);
        return { ...known, certainty: global.bodycheckMeanings.certainty(name, known.word) };
      })
    );
    return singular ? [...found, { ...singular, certainty: 0.95 }] : found;
  }

  /** What the index knows of a name with one typo. @param {string} name */
  async function mistyped(name) {
    if (name.length < 4) return [];
    await need("search/words.js", () => vocabulary !== undefined);
    const meant = global.bodycheckMeanings.typos(name, (/** @type {any} */ visit) =>
      global.bodycheckPieces.visitWords(vocabulary, visit)
    );
    const entries = await Promise.all(
      meant.map(async (/** @type {{word: string, certainty: number}} */ { word, certainty }) => {
        const found = await exactly(word);
        return found ? [{ ...found, certainty }] : [];
      })
    );
    return entries.flat();
  }

  /** A term of the ranking. @param {(Entry & {certainty: number})[]} lists */
  function term(lists) {
    const count = Math.max(0, ...lists.map((list) => list.count));
    return { lists, count, isCut: lists.some((list) => list.isCut), words: lists.map((list) => list.word) };
  }

  /**
   * The terms that a name stands for: itself, or else its parts, or else what it may be a typo of.
   * @param {string} name
   */
  async function terms(name) {
    const { words, plain } = global.bodycheckWords;
    const whole = name.toLowerCase();
    const found = await beginning(whole);
    if (found.length > 0) return [term(found)];
    const parts = words(name).filter((/** @type {string} */ part) => part !== whole);
    const ofParts = await Promise.all(parts.map(beginning));
    if (parts.length > 0 && ofParts.every((lists) => lists.length > 0)) return ofParts.map(term);
    return [term(await mistyped(plain(whole)))];
  }

  /** Whether a filter leaves a page. @param {Filter} filter @param {number} page */
  function accepts({ topic, verdict }, page) {
    const { pages } = directory;
    return (
      (topic < 0 || pages.topic[page] === topic) &&
      (verdict === 0 || (pages.verdicts[page] & verdict) > 0)
    );
  }

  /** The filter for a topic and a verdict by their names. @param {string} topic @param {string} verdict */
  async function filter(topic, verdict) {
    await needDirectory();
    const number = directory.topics.indexOf(topic);
    return { topic: number, verdict: verdictBits.get(verdict) ?? 0 };
  }

  /** The numbers of the pages that a filter leaves. @param {Filter} filter */
  async function pages(filter) {
    await needDirectory();
    return [...directory.pages.topic.keys()].filter((page) => accepts(filter, page));
  }

  /**
   * Finds the pages for a query.
   * @param {string} query
   * @param {Filter} filter
   */
  async function find(query, filter) {
    await needDirectory();
    const names = global.bodycheckWords.terms(query);
    const all = (await Promise.all(names.map(terms))).flat();
    const ranked = global.bodycheckRanking.rank(all, directory.pages, (/** @type {number} */ page) =>
      accepts(filter, page)
    );
    const words = [...new Set(all.flatMap((term) => term.words))].sort();
    // In this order a word stands right before those that begin with it.
    /** @type {string[]} */
    const marked = [];
    for (const word of words) {
      const last = marked.at(-1);
      if (last === undefined || !word.startsWith(last)) marked.push(word);
    }
    return { ...ranked, marked };
  }

  /** The piece with the title of a page. @param {number} page */
  function loadTitles(page) {
    return need(`search/t${Math.floor(page / directory.pagesWithTitles)}.js`, () => heads.has(page));
  }

  /** The title and address of a page. @param {number} page @returns {Promise<Head>} */
  async function head(page) {
    await loadTitles(page);
    return heads.get(page) ?? { title: "", url: "" };
  }

  /** The sections of a page. @param {number} page @returns {Promise<Section[]>} */
  async function sectionsOf(page) {
    await need(`search/p${page}.js`, () => texts.has(page));
    return texts.get(page) ?? [];
  }

  /** Loads what nearly every query needs, if that is little. */
  async function loadAhead() {
    await needDirectory();
    const { pagesWithTitles, pages } = directory;
    const count = Math.ceil(pages.topic.length / pagesWithTitles);
    if (count > mostPiecesAhead) return;
    await Promise.all(Array.from({ length: count }, (_, piece) => loadTitles(piece * pagesWithTitles)));
  }

  /** The topics, once the index is there. @returns {Promise<string[]>} */
  async function topics() {
    await needDirectory();
    return directory.topics;
  }

  /** @param {number} page */
  const topicOf = (page) => directory.topics[directory.pages.topic[page]] ?? "";
  /** @param {number} page */
  const firstSection = (page) => directory.pages.first[page] ?? 0;

  /** A section if its page is loaded. @param {number} page @param {number} section */
  const knownSection = (page, section) => texts.get(page)?.[section - firstSection(page)];

  global.bodycheckIndex = {
    find, filter, pages, head, sectionsOf, loadAhead, topics, topicOf, firstSection, knownSection,
  };
})(globalThis);
