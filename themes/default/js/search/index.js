// @ts-check
// Loads the parts of the search index that a query needs. They are scripts that call `bodycheckSearch`,
// so that they load from file:// too. Sources/SiteRenderer/Search/SearchIndex.swift writes them.
(function (/** @type {any} */ global) {
  "use strict";

  const { bodycheckWords, bodycheckMeanings, bodycheckRanking } = global;
  const load = global.bodycheckAssets.load;
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const values = new Map([...digits].map((digit, value) => [digit, value]));
  const verdictBits = new Map([["avoid", 1], ["acceptable", 2], ["prefer", 4]]);

  /**
   * @typedef {{topic: number, verdict: number}} Filter
   *   The number of a topic or -1; verdicts as bits or 0.
   * @typedef {{word: string, sections: number[], levels: number[], count: number, isCut: boolean}} Entry
   * @typedef {{title: string, url: string, headings: [string, string][]}} Head
   */

  /** @type {any} */
  let directory;
  /** @type {string[]} */
  let vocabulary = [];
  /** @type {Map<number, Map<string, string>>} The lines of the loaded pieces by their words. */
  const shards = new Map();
  /** @type {Map<number, Head>} */
  const heads = new Map();
  /** @type {Map<number, string[]>} */
  const texts = new Map();

  global.bodycheckSearch = {
    directory: (/** @type {any} */ text) => {
      directory = readDirectory(text);
    },
    words: (/** @type {number} */ number, /** @type {string} */ text) => {
      shards.set(number, lines(text));
    },
    heads: (/** @type {number} */ number, /** @type {[string, string, [string, string][]][]} */ group) => {
      for (const [place, [title, url, headings]] of group.entries()) {
        heads.set(number * directory.pagesWithHeads + place, { title, url, headings });
      }
    },
    texts: (/** @type {number} */ number, /** @type {string[]} */ sections) => {
      texts.set(number, sections);
    },
    vocabulary: (/** @type {string} */ text) => {
      vocabulary = readVocabulary(text);
    },
  };

  /** Reads numbers in digits of five bits, the lowest first, until a space. @param {string} text */
  function numbers(text) {
    const found = [];
    let [value, shift] = [0, 0];
    for (const letter of text) {
      const digit = values.get(letter) ?? 0;
      value |= (digit & 31) << shift;
      shift += 5;
      if (digit < 32) {
        found.push(value);
        [value, shift] = [0, 0];
      }
    }
    return found;
  }

  /** @param {any} text */
  function readDirectory(text) {
    const fields = numbers(text.pages);
    const count = fields.length / 3;
    const first = new Int32Array(count + 1);
    const topic = new Int32Array(count);
    const verdicts = new Int32Array(count);
    for (let page = 0; page < count; page += 1) {
      first[page + 1] = (first[page] ?? 0) + (fields[3 * page] ?? 0);
      topic[page] = fields[3 * page + 1] ?? 0;
      verdicts[page] = fields[3 * page + 2] ?? 0;
    }
    const pageOf = new Int32Array(first[count] ?? 0);
    for (let page = 0; page < count; page += 1) pageOf.fill(page, first[page], first[page + 1]);
    return {
      pages: { first, pageOf, topic, verdicts },
      topics: text.topics,
      pagesWithHeads: text.pagesWithHeads,
      shards: text.shards.split(" "),
      prefixes: lines(text.prefixes),
    };
  }

  /** @param {string} text @returns {Map<string, string>} */
  function lines(text) {
    return new Map(
      text.split("\n").filter(Boolean).map((line) => [line.split(/[ *]/, 1)[0] ?? "", line])
    );
  }

  /** @param {string} text */
  function readVocabulary(text) {
    let previous = "";
    return text.split(" ").filter(Boolean).map((entry) => {
      let end = 0;
      while ((values.get(entry[end] ?? "") ?? 0) > 31) end += 1;
      const shared = numbers(entry.slice(0, end + 1))[0] ?? 0;
      previous = previous.slice(0, shared) + entry.slice(end + 1);
      return previous;
    });
  }

  /** @param {string} line @returns {Entry} */
  function entry(line) {
    const [name = "", ...groups] = line.split(" ");
    const [word = "", all] = name.split("*");
    /** @type {number[]} */
    const sections = [];
    /** @type {number[]} */
    const levels = [];
    for (const group of groups) {
      const [level = 0, ...distances] = numbers(group);
      let section = -1;
      for (const distance of distances) {
        section += distance + 1;
        sections.push(section);
        levels.push(level);
      }
    }
    return { word, sections, levels, count: Number(all ?? sections.length), isCut: all !== undefined };
  }

  /** The piece that has a word, or would have it. @param {string} word */
  function shardOf(word) {
    let [low, high] = [0, directory.shards.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (directory.shards[middle] <= word) low = middle;
      else high = middle;
    }
    return low;
  }

  /** The entry of a word, if the index has it. @param {string} word */
  async function exactly(word) {
    const number = shardOf(word);
    await load(`search/w${number}.js`);
    const line = shards.get(number)?.get(word);
    return line ? entry(line) : undefined;
  }

  /**
   * What the index knows of a name: the word itself, those that begin with it, its singular.
   * @param {string} name
   */
  async function beginning(name) {
    const prefix = directory.prefixes.get(name);
    if (prefix) {
      const whole = name.length > 1 ? await exactly(name) : undefined;
      const best = { ...entry(prefix), certainty: 0.6 };
      return whole ? [{ ...whole, certainty: 1 }, best] : [best];
    }
    const [start, end] = [shardOf(name), shardOf(`${name}\uffff`)];
    const numbers = Array.from({ length: end - start + 1 }, (_, place) => start + place);
    await Promise.all(numbers.map((number) => load(`search/w${number}.js`)));
    const found = numbers.flatMap((number) =>
      [...(shards.get(number) ?? [])].flatMap(([word, line]) => {
        const certainty = bodycheckMeanings.certainty(name, word);
        return certainty > 0 ? [{ ...entry(line), certainty }] : [];
      })
    );
    if (!name.endsWith("s") || found.some(({ word }) => word === name.slice(0, -1))) return found;
    const singular = await exactly(name.slice(0, -1));
    return singular ? [...found, { ...singular, certainty: 0.95 }] : found;
  }

  /** What the index knows of a name with one typo. @param {string} name */
  async function mistyped(name) {
    if (name.length < 4) return [];
    await load("search/words.js");
    const meant = bodycheckMeanings.typos(name, vocabulary);
    const entries = await Promise.all(
      meant.map(async ({ word, certainty }) => {
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
    const whole = name.toLowerCase();
    const found = await beginning(whole);
    if (found.length > 0) return [term(found)];
    const parts = bodycheckWords.words(name).filter((part) => part !== whole);
    const ofParts = await Promise.all(parts.map(beginning));
    if (parts.length > 0 && ofParts.every((lists) => lists.length > 0)) return ofParts.map(term);
    return [term(await mistyped(bodycheckWords.plain(whole)))];
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
    await load("search-index.js");
    const number = directory.topics.indexOf(topic);
    return { topic: number, verdict: verdictBits.get(verdict) ?? 0 };
  }

  /** The numbers of the pages that a filter leaves. @param {Filter} filter */
  async function pages(filter) {
    await load("search-index.js");
    return [...directory.pages.topic.keys()].filter((page) => accepts(filter, page));
  }

  /**
   * Finds the pages for a query.
   * @param {string} query
   * @param {Filter} filter
   */
  async function find(query, filter) {
    await load("search-index.js");
    const names = bodycheckWords.terms(query);
    const all = (await Promise.all(names.map(terms))).flat();
    const ranked = bodycheckRanking.rank(all, directory.pages, (/** @type {number} */ page) =>
      accepts(filter, page)
    );
    const words = all.flatMap((term) => term.words);
    const marked = words.filter(
      (word, place) =>
        words.indexOf(word) === place &&
        !words.some((start) => start !== word && word.startsWith(start))
    );
    return { ...ranked, marked };
  }

  /** The title, address and headings of a page. @param {number} page @returns {Promise<Head>} */
  async function head(page) {
    await load(`search/h${Math.floor(page / directory.pagesWithHeads)}.js`);
    return heads.get(page) ?? { title: "", url: "", headings: [] };
  }

  /** The texts of a page's sections. @param {number} page */
  async function textsOf(page) {
    await load(`search/p${page}.js`);
    return texts.get(page) ?? [];
  }

  /** The topics, once the index is there. @returns {Promise<string[]>} */
  async function topics() {
    await load("search-index.js");
    return directory.topics;
  }

  /** @param {number} page */
  const topicOf = (page) => directory.topics[directory.pages.topic[page]] ?? "";
  /** @param {number} page */
  const firstSection = (page) => directory.pages.first[page] ?? 0;

  /** The text of a section if its page is loaded. @param {number} page @param {number} section */
  const knownText = (page, section) => texts.get(page)?.[section - firstSection(page)];

  global.bodycheckIndex = {
    find, filter, pages, head, textsOf, topics, topicOf, firstSection, knownText,
  };
})(globalThis);
