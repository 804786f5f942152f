// @ts-check
// On the page for dead addresses: puts the pages first that share words with the address.
(function () {
  "use strict";

  const list = document.querySelector("[data-nearest]");
  if (!list) return;

  /** @param {string} text */
  function words(text) {
    const parts = text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return parts.filter((word) => word.length > 2 && word !== "html" && word !== "the");
  }

  /** How much two words have in common: 1 where they are the same, less where only their starts are.
   * @param {string} one @param {string} other */
  function likeness(one, other) {
    let same = 0;
    while (same < one.length && one[same] === other[same]) same += 1;
    return same < 3 ? 0 : same / Math.max(one.length, other.length);
  }

  let address = location.pathname.split("/").filter(Boolean).slice(-2).join(" ");
  try {
    address = decodeURIComponent(address);
  } catch {
    // An address that cannot be decoded is taken as it is.
  }
  const asked = words(address);
  const nearest = [...list.children]
    .map((item) => {
      const link = item.querySelector("a");
      const own = words(`${link?.textContent} ${link?.getAttribute("href")?.split("/").at(-1)}`);
      const score = asked.reduce((sum, word) => sum + Math.max(0, ...own.map((one) => likeness(word, one))), 0);
      return { item, score };
    })
    .filter(({ score }) => score >= 0.6)
    .sort((one, other) => other.score - one.score)
    .slice(0, 5);
  if (nearest.length === 0) return;

  const heading = document.createElement("h2");
  heading.textContent = "Nearest to this address";
  const found = document.createElement("ul");
  found.className = "nearest";
  found.append(...nearest.map(({ item }) => item.cloneNode(true)));
  const rest = document.createElement("h2");
  rest.textContent = "Every page";
  list.before(heading, found, rest);
})();
