// @ts-check
// Finds a view in the rest of the page: its declaration in the code, its column in the tables.
(function (/** @type {any} */ global) {
  "use strict";

  /** @typedef {{ name: string, start: number, end: number }} Declaration */

  /** The declarations of views in a piece of code. @param {string} text @returns {Declaration[]} */
  function declarations(text) {
    const pattern = /^[^\n]*\b(?:struct|class|enum)\s+(\w+)[^\n]*/gm;
    return [...text.matchAll(pattern)].map((match) => {
      const close = text.indexOf("\n}", match.index);
      return { name: match[1], start: match.index, end: close < 0 ? text.length : close + 2 };
    });
  }

  /** A range of the text inside an element. @param {Element} element @param {number} start @param {number} end */
  function rangeOf(element, start, end) {
    const range = new Range();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let position = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (start >= position && start <= position + length) range.setStart(node, start - position);
      if (end <= position + length) {
        range.setEnd(node, end - position);
        break;
      }
      position += length;
    }
    return range;
  }

  /** @param {string} name */
  const simple = (name) => name.replace(/<.*/, "").split(".").pop() ?? name;

  /**
   * Marks views in code and tables, and reports which view the pointer is over there.
   * @param {string[]} anchors The scenarios' anchors.
   * @param {{ onView: (name: string | null) => void, onStep: (text: string) => void }} listener
   */
  function links(anchors, { onView, onStep }) {
    const places = [document.querySelector(".change-part"), ...anchors.map((id) => document.getElementById(id))];
    const codes = places.flatMap((place) => [...(place?.querySelectorAll("pre > code") ?? [])]);
    const tables = places.flatMap((place) => [...(place?.querySelectorAll("table.counts") ?? [])]);
    const canHighlight = typeof Highlight === "function" && "highlights" in CSS;

    /** @param {string | null} name */
    function markCode(name) {
      if (!canHighlight) return;
      const ranges = codes.flatMap((code) =>
        declarations(code.textContent ?? "")
          .filter((one) => name !== null && one.name === simple(name))
          .map(({ start }) => {
            const end = (code.textContent ?? "").indexOf("\n", start);
            return rangeOf(code, start, end < 0 ? start : end);
          })
      );
      CSS.highlights.set("bodycheck-view", new Highlight(...ranges));
    }

    /** @param {string | null} name @param {string} step */
    function mark(name, step) {
      markCode(name);
      for (const table of tables) {
        if (!(table instanceof HTMLTableElement)) continue;
        const columns = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent ?? "");
        for (const row of table.rows) {
          row.toggleAttribute("data-now", row.cells[0]?.textContent === step);
          for (const [index, cell] of [...row.cells].entries()) {
            cell.toggleAttribute("data-marked", index > 0 && name !== null && columns[index].split(".")[0] === simple(name));
          }
        }
      }
    }

    for (const table of tables) {
      table.addEventListener("pointerover", ({ target }) => {
        const cell = target instanceof Element ? target.closest("td, th") : null;
        if (!(cell instanceof HTMLTableCellElement) || !(table instanceof HTMLTableElement)) return;
        const name = cell.cellIndex > 0 ? table.tHead?.rows[0].cells[cell.cellIndex]?.textContent : null;
        onView(name?.split(".")[0] ?? null);
      });
      table.addEventListener("pointerleave", () => onView(null));
      table.addEventListener("click", ({ target }) => {
        const row = target instanceof Element ? target.closest("tbody tr") : null;
        if (row instanceof HTMLTableRowElement) onStep(row.cells[0].textContent ?? "");
      });
    }
    for (const code of codes) {
      const known = declarations(code.textContent ?? "");
      code.addEventListener("pointermove", (event) => {
        if (!(event instanceof PointerEvent) || !document.caretPositionFromPoint) return;
        const caret = document.caretPositionFromPoint(event.clientX, event.clientY);
        if (!caret || !code.contains(caret.offsetNode)) return;
        const before = new Range();
        before.selectNodeContents(code);
        before.setEnd(caret.offsetNode, caret.offset);
        const offset = before.toString().length;
        onView(known.find(({ start, end }) => offset >= start && offset <= end)?.name ?? null);
      });
      code.addEventListener("pointerleave", () => onView(null));
    }
    return { mark };
  }

  global.bodycheckLinks = { links, simple };
})(globalThis);
