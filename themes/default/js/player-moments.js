// @ts-check
// Reads a run's list of steps once for the player: moments, identities, printed lines.
(function () {
  "use strict";

  /** @param {Element} root @param {string} selector */
  function all(root, selector) {
    return [...root.querySelectorAll(selector)].flatMap((element) =>
      element instanceof HTMLElement ? [element] : []
    );
  }

  /** The identities from `2-5` or `7`. @param {string} range */
  function identities(range) {
    const [first, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  }

  /** @param {HTMLElement} root @returns {Moment[]} */
  function moments(root) {
    return all(root, ".player-steps > li").flatMap((step) =>
      all(step, "li").map((item) => ({
        item,
        step,
        kind: item.dataset.kind ?? "",
        ids: (item.dataset.ids ?? "").split(" ").filter(Boolean).flatMap(identities),
      }))
    );
  }

  /** The lines that the run printed: the last console before the player.
   * @param {HTMLElement} root */
  function printedLines(root) {
    const output = root.parentElement?.querySelectorAll(".console samp") ?? [];
    const near = [...output].filter(
      (samp) => samp.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING
    );
    return near.at(-1)?.textContent?.split("\n") ?? [];
  }

  /**
   * How often each identity's body has run in the step so far, and its last event.
   * @param {Moment[]} moments
   * @param {number} current
   */
  function soFar(moments, current) {
    const { step } = moments[current];
    const first = moments.findIndex((moment) => moment.step === step);
    /** @type {Map<string, { ran: number, last: string }>} */
    const identities = new Map();
    /** @type {Map<string, number>} */
    const views = new Map();
    for (const { item, kind, ids } of moments.slice(first, current + 1)) {
      for (const id of ids) {
        const known = identities.get(id) ?? { ran: 0, last: "" };
        identities.set(id, { ran: known.ran + (kind === "ran" ? 1 : 0), last: kind });
      }
      if (kind !== "ran") continue;
      const view = item.querySelector("code")?.textContent ?? "";
      views.set(view, (views.get(view) ?? 0) + ids.length);
    }
    return { identities, views };
  }

  Object.assign(window, { bodycheckMoments: { all, moments, printedLines, soFar } });
})();
