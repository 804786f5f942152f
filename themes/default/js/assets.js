// @ts-check
// Loads scripts and style sheets on demand: parts of the theme, of the search index and of a page.
(function (/** @type {any} */ global) {
  "use strict";

  const root = document.body.dataset.root ?? "";
  /** @type {Map<string, Promise<void>>} */
  const loading = new Map();

  /**
   * Loads a script or a style sheet once; a failed load may be retried.
   * @param {string} path The path from the root of the site.
   * @param {boolean} [isOrdered] Whether a script runs only after earlier scripts.
   * @returns {Promise<void>}
   */
  function load(path, isOrdered = false) {
    const known = loading.get(path);
    if (known) return known;
    const promise = new Promise((resolve, reject) => {
      const part = path.endsWith(".css")
        ? Object.assign(document.createElement("link"), { rel: "stylesheet", href: root + path })
        : Object.assign(document.createElement("script"), { src: root + path, async: !isOrdered });
      part.addEventListener("load", () => resolve(undefined));
      part.addEventListener("error", () => {
        loading.delete(path);
        part.remove();
        reject(new Error(`${path} is missing`));
      });
      document.head.append(part);
    });
    loading.set(path, promise);
    return promise;
  }

  /** Loads the code that reads the search index, and the index's first file. */
  async function loadIndex() {
    const first = load("assets/search.js", true);
    // Requested in parallel; code that waits for it reports failures.
    load("search-index.js", true).catch(() => {});
    await first;
    return global.bodycheckIndex;
  }

  global.bodycheckAssets = { load, loadIndex };
})(globalThis);
