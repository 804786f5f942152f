// @ts-check
// On the page for missing addresses: suggests pages that share words with the address.
(function () {
  "use strict";

  const place = document.querySelector("[data-nearest]");
  const list = place?.querySelector("ul");
  const status = place?.querySelector("[role=status]");
  if (!list || !status) return;
  const mostWords = 6;
  const candidatesOfQuery = 10;
  const mostPages = 5;
  // Search finds a word in a text, or one with a typo, with less.
  const leastScore = 20;

  /** @param {string} text */
  function words(text) {
    const parts = text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return parts.filter((word) => word.length > 2 && word !== "html" && word !== "the");
  }

  /** The similarity of two words: 1 if they are equal, less if only their beginnings are.
   * @param {string} one @param {string} other */
  function likeness(one, other) {
    let same = 0;
    while (same < one.length && one[same] === other[same]) same += 1;
    return same < 3 ? 0 : same / Math.max(one.length, other.length);
  }

  /** The last two parts of the address, without an ending. */
  function asked() {
    const parts = location.pathname.split("/").filter(Boolean).slice(-2);
    try {
      return parts.map((part) => decodeURIComponent(part).replace(/\.\w+$/, ""));
    } catch {
      return parts;
    }
  }

  /** The pages that best match the parts of an address. @param {string[]} parts */
  async function nearest(parts) {
    // The other scripts of this file run first.
    const index = await /** @type {any} */ (globalThis).bodycheckIndex;
    const anywhere = { topic: "", verdict: "" };
    const all = await index.pages(anywhere);
    const folders = new Set(all.map((/** @type {any} */ { url }) => url.split("/")[0]));
    const wanted = words(parts.join(" ")).filter((word) => !folders.has(word));
    const name = parts.at(-1) ?? "";
    const queries = [name, wanted.join(" "), ...wanted.slice(0, mostWords)];
    const found = await Promise.all(queries.map((query) => index.find(query, anywhere)));
    // A search for the name knows other words for it, such as those of a rule or an API.
    const meant = found[0].results
      .filter((/** @type {any} */ { score }) => score >= leastScore)
      .map((/** @type {any} */ result) => result.page);
    const pages = new Set(
      found.flatMap(({ results }) =>
        results.slice(0, candidatesOfQuery).map((/** @type {any} */ result) => result.page)
      )
    );
    return [...pages]
      .map((page) => {
        const own = words(`${page.title} ${page.url.split("/").at(-1)}`);
        const likest = (/** @type {string} */ word) =>
          Math.max(0, ...own.map((one) => likeness(word, one)));
        const rank = meant.indexOf(page);
        const known = rank < 0 ? 0 : 1 / (1 + rank);
        return { page, score: wanted.reduce((sum, word) => sum + likest(word), known) };
      })
      .filter(({ score }) => score >= 0.6)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostPages);
  }

  nearest(asked()).then(
    (pages) => {
      list.append(
        ...pages.map(({ page }) => {
          const entry = document.createElement("li");
          const link = document.createElement("a");
          link.href = (document.body.dataset.root ?? "") + page.url;
          link.textContent = page.title;
          entry.append(link);
          return entry;
        })
      );
      status.textContent = pages.length > 0 ? "" : "No page has a name like this address.";
    },
    () => {
      status.textContent = "The search index is missing.";
    }
  );
})();
