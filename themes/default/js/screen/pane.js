// @ts-check
// One program's schematic screen, as it is after a step, with what ran in that step.
/** @typedef {{ k: string, v: string, i: string, w: string }} ScreenMoment */
/** @typedef {{ text: string, moments: ScreenMoment[], console: string[], changes: [number[], ScreenNode][] }} ScreenStep */
/** @typedef {{ name: string, verdict: string, anchor: string, views: Record<string, [string, number]>, steps: ScreenStep[] }} ScreenRun */
(function (/** @type {any} */ global) {
  "use strict";

  const { apply, draw, make, shortName, target } = global.bodycheckSchematic;
  const VERDICTS = /** @type {Record<string, string>} */ ({ avoid: "Avoid", prefer: "Prefer", acceptable: "Acceptable" });

  /** The identities from `2-5 7`. @param {string} ranges @returns {number[]} */
  function identities(ranges) {
    return ranges.split(" ").filter(Boolean).flatMap((range) => {
      const [first, last = first] = range.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
  }

  /** How often each identity's body ran in a step, and which were skipped. @param {ScreenStep} step */
  function happened(step) {
    /** @type {Map<number, number>} */
    const ran = new Map();
    /** @type {Set<number>} */
    const stopped = new Set();
    for (const moment of step.moments) {
      for (const id of identities(moment.i)) {
        if (moment.k === "ran") ran.set(id, (ran.get(id) ?? 0) + 1);
        else stopped.add(id);
      }
    }
    return { ran, stopped };
  }

  /** How many bodies ran in a step, or how many of one view. @param {ScreenStep} step @param {string | null} [name] */
  function total({ moments }, name = null) {
    const isCounted = (/** @type {ScreenMoment} */ { k, v }) => k === "ran" && (name === null || shortName(v) === name);
    return moments.reduce((sum, moment) => sum + (isCounted(moment) ? identities(moment.i).length : 0), 0);
  }

  /** How cells are drawn up to a number of bodies in a step, so that all of them are seen: their distance, and how many stand in a row. */
  const SCALES = [
    { most: 75, size: 6, perRow: 25 },
    { most: 400, size: 4, perRow: 50 },
    { most: 4000, size: 2, perRow: 150 },
  ];

  /**
   * A cell for each time that a body ran, then a hollow one for each view that was skipped.
   * @param {number} ran @param {number} skipped @param {number} largest The most bodies that a program ran in the step: both are drawn alike.
   */
  function cells(ran, skipped, largest) {
    const { most, size, perRow } = SCALES.find((scale) => largest <= scale.most) ?? SCALES[SCALES.length - 1];
    const count = Math.min(ran + skipped, most);
    const rows = Math.ceil(count / perRow);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "s-cells");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("width", String(Math.min(count, perRow) * size));
    svg.setAttribute("height", String(rows * size));
    for (const isLit of [true, false]) {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      const [first, end] = isLit ? [0, Math.min(ran, count)] : [ran, count];
      let outline = "";
      for (let at = first; at < end; at += 1) {
        const [x, y, side] = [(at % perRow) * size, Math.floor(at / perRow) * size, (size * 2) / 3];
        outline += `M${x + size / 12} ${y + size / 12}h${side}v${side}h-${side}z`;
      }
      path.setAttribute("d", outline);
      path.setAttribute("class", isLit ? "s-lit" : "s-dark");
      svg.append(path);
    }
    return svg;
  }

  /**
   * A pane for a run.
   * @param {ScreenRun} run
   * @param {{ perform?: (step: number) => void,
   *   operate?: (node: ScreenNode, screen: ScreenNode) => { title: string, run: (event: Event) => void } | null }} actions
   * @param {string | null} [named] The view that the page's headline counts, if it is one.
   */
  function pane(run, { perform, operate }, named = null) {
    const figure = make("figure", "s-pane");
    const caption = make("figcaption", "s-head");
    if (run.verdict) {
      const verdict = make("span", "verdict", VERDICTS[run.verdict] ?? run.verdict);
      verdict.dataset.verdict = run.verdict;
      caption.append(verdict);
    }
    const sum = make("span", "s-total");
    caption.append(make("code", "", run.name), sum);
    const device = make("div", "s-device");
    device.tabIndex = 0;
    device.setAttribute("role", "group");
    device.setAttribute("aria-label", `Schematic screen of ${run.name}: up and down move from view to view, left and right from step to step`);
    const list = make("ul", "s-ran");
    figure.append(caption, device, list);

    /** The screens after each step, as far as they were shown. @type {ScreenNode[]} */
    const screens = [];
    /** @param {number} index @returns {ScreenNode} */
    function screen(index) {
      for (let at = screens.length; at <= index; at += 1) {
        screens.push(apply(screens[at - 1] ?? { r: "screen" }, run.steps[at].changes));
      }
      return screens[index];
    }

    /** The step with an index, or with the same words if the program has other steps; -1 if none. @param {number} index @param {string} text */
    function position(index, text) {
      return run.steps[index]?.text === text ? index : run.steps.findIndex((step) => step.text === text);
    }

    /** Draws the screen, and scrolls to the first view that ran. @param {ScreenNode} shown @param {any} drawing */
    function redraw(shown, drawing) {
      const old = device.scrollTop;
      const hadFocus = device.contains(document.activeElement);
      device.replaceChildren(draw(shown, drawing));
      device.scrollTop = old;
      const lit = device.querySelector("[data-ran]");
      if (lit) {
        const [frame, box] = [device.getBoundingClientRect(), lit.getBoundingClientRect()];
        if (box.top < frame.top || box.top >= frame.bottom) device.scrollTop += box.top - frame.top;
      }
      // What had the focus is gone, and the focus would go to the top of the page.
      if (hadFocus) device.focus({ preventScroll: true });
    }

    /** The latest step that was drawn. */
    let last = 0;
    /** @param {number} index @param {string} text @param {number} largest The most bodies that a program ran in the step. */
    function show(index, text, largest) {
      const at = position(index, text);
      figure.toggleAttribute("data-absent", at < 0);
      if (at < 0) {
        sum.textContent = "has no such step";
        list.replaceChildren();
        redraw(screen(last), { views: run.views, ran: new Map(), stopped: new Set(), perform: () => null });
        return;
      }
      last = at;
      const step = run.steps[at];
      const { ran, stopped } = happened(step);
      const shown = screen(at);
      const next = run.steps[at + 1]?.text;
      const wanted = perform && next && at === index ? target(shown, next) : undefined;
      const drawing = {
        views: run.views,
        ran,
        stopped,
        perform: (/** @type {ScreenNode} */ node) => {
          if (operate) return operate(node, shown);
          if (!perform || !next || node !== wanted) return null;
          const verb = next.match(/^(?:repeat \d+: )?(\w+)/)?.[1];
          return { title: `Perform in ${run.name}: ${next}`, verb, run: () => perform(index + 1) };
        },
      };
      redraw(shown, drawing);
      const count = total(step);
      const views = counted(ran, stopped);
      const own = named === null ? "" : `, ${views.get(named)?.ran ?? 0} of ${named}`;
      sum.textContent = (count === 1 ? "1 body ran" : `${count} bodies ran`) + own;
      sum.toggleAttribute("data-none", count === 0);
      list.replaceChildren(...summary(views, largest));
    }

    /** What ran and what was skipped, by the short names of views. @param {Map<number, number>} ran @param {Set<number>} stopped */
    function counted(ran, stopped) {
      /** @type {Map<string, { name: string, ran: number, stopped: number }>} */
      const views = new Map();
      for (const [id, [name]] of Object.entries(run.views)) {
        const known = views.get(shortName(name)) ?? { name, ran: 0, stopped: 0 };
        known.ran += ran.get(Number(id)) ?? 0;
        known.stopped += stopped.has(Number(id)) && !ran.has(Number(id)) ? 1 : 0;
        views.set(shortName(name), known);
      }
      return views;
    }

    /** What happened, view by view, what happened most often first. @param {Map<string, { name: string, ran: number, stopped: number }>} views @param {number} largest */
    function summary(views, largest) {
      return [...views]
        .filter(([, known]) => known.ran + known.stopped > 0)
        .sort(([, a], [, b]) => b.ran + b.stopped - a.ran - a.stopped)
        .map(([short, { name, ran, stopped }]) => {
          const item = make("li", "", `${short} `);
          item.dataset.view = name;
          if (ran > 0) item.dataset.ran = "";
          item.append(make("b", "", ran > 0 ? `×${ran}` : "skipped"));
          if (ran + stopped > 1) item.append(cells(ran, stopped, largest));
          return item;
        });
    }

    /** Marks the views with a name. @param {string | null} name */
    function mark(name) {
      for (const element of figure.querySelectorAll("[data-view]")) {
        const own = element.getAttribute("data-view");
        element.toggleAttribute("data-marked", name !== null && own !== null && shortName(own) === shortName(name));
      }
    }

    device.addEventListener("keydown", (event) => {
      const tags = [...device.querySelectorAll("button")];
      const index = tags.findIndex((tag) => tag === document.activeElement);
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!move || tags.length === 0) return;
      event.preventDefault();
      tags[index < 0 ? (move > 0 ? 0 : tags.length - 1) : index + move]?.focus();
    });
    return { figure, show, mark, position };
  }

  global.bodycheckPane = { pane, happened, identities, total };
})(globalThis);
