// @ts-check
// Draws a schematic screen: labeled boxes for what a running program shows.
/** @typedef {{ r: string, l?: string, v?: string, s?: string[], a?: string[], i?: number, c?: ScreenNode[] }} ScreenNode */
/** @typedef {{ views: Record<string, [string, number]>, ran: Map<number, number>, stopped: Set<number>,
 *    perform: (node: ScreenNode) => { title: string, verb?: string, run: (event: Event) => void } | null }} Drawing
 *    What performs a part's step; a drawn verb says what one does to it. */
(function (/** @type {any} */ global) {
  "use strict";

  /** @param {string} name @param {string} [className] @param {string} [text] */
  function make(name, className, text) {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  /**
   * The screen after some parts are replaced.
   * @param {ScreenNode} screen
   * @param {[number[], ScreenNode][]} changes
   */
  function apply(screen, changes) {
    for (const [path, node] of changes) screen = replaced(screen, path, node);
    return screen;
  }

  /** @param {ScreenNode} screen @param {number[]} path @param {ScreenNode} node @returns {ScreenNode} */
  function replaced(screen, path, node) {
    if (path.length === 0) return node;
    const [first, ...rest] = path;
    const c = (screen.c ?? []).map((child, index) => (index === first ? replaced(child, rest, node) : child));
    return { ...screen, c };
  }

  /** All words inside a part. @param {ScreenNode} node @returns {string[]} */
  function texts(node) {
    const own = node.l && (node.r === "text" || node.r === "image") ? [node.l] : [];
    return [...own, ...(node.c ?? []).flatMap(texts)];
  }

  /** @param {string} name */
  function shortName(name) {
    return name.replace(/<.*/, "").split(".").pop() ?? name;
  }

  /** @param {ScreenNode} node @param {Drawing} drawing @param {HTMLElement} place */
  function inside(node, drawing, place) {
    for (const child of node.c ?? []) place.append(draw(child, drawing));
    return place;
  }

  /** What stands for a control besides its label. @type {Record<string, (node: ScreenNode, box: HTMLElement) => void>} */
  const marks = {
    toggle(node, box) {
      const knob = make("span", "s-switch");
      knob.dataset.value = node.v ?? "unknown";
      box.append(knob, make("span", "s-value", node.v ?? ""));
    },
    field(node, box) {
      box.append(make("span", "s-entry", node.v ?? ""));
    },
    picker(node, box) {
      if (node.v) box.append(make("span", "s-value", node.v));
    },
    progress(node, box) {
      const bar = document.createElement("progress");
      bar.setAttribute("aria-label", "Progress");
      bar.max = 100;
      if (node.v) bar.value = parseInt(node.v);
      box.append(bar);
    },
    slider(_, box) {
      box.append(make("span", "s-track"));
    },
  };

  /** The words for a part that is no view of its own. @type {Record<string, string>} */
  const captions = { sheet: "sheet", alert: "alert", popover: "popover" };

  /** @param {ScreenNode} node @param {Drawing} drawing @returns {HTMLElement} */
  function draw(node, drawing) {
    const box = make("div", `s-box s-${node.r}`);
    if (node.s?.includes("disabled")) box.dataset.disabled = "";
    if (node.s?.includes("selected")) box.dataset.selected = "";
    if (node.s?.includes("covered")) box.dataset.covered = "";
    if (node.v === "horizontal") box.dataset.horizontal = "";
    if (["text", "title", "more"].includes(node.r)) box.textContent = node.l ?? "";
    if (node.r === "image" || node.r === "shape") {
      box.append(make("span", "s-picture"), make("span", "s-name", node.l ?? ""));
      box.dataset.shape = (node.l ?? "").toLowerCase();
    }
    if (captions[node.r]) box.append(make("span", "s-caption", captions[node.r]));
    inside(node, drawing, box);
    marks[node.r]?.(node, box);
    if (node.r === "view") tag(node, drawing, box);
    const operation = drawing.perform(node);
    if (operation) {
      box.dataset.next = operation.verb ?? "";
      const button = make("button", "s-perform");
      button.setAttribute("type", "button");
      button.setAttribute("aria-label", operation.title);
      button.title = operation.title;
      button.addEventListener("click", operation.run);
      box.append(button);
    }
    return box;
  }

  /** Names the view, and says how often its body ran. @param {ScreenNode} node @param {Drawing} drawing @param {HTMLElement} box */
  function tag(node, drawing, box) {
    const id = node.i ?? 0;
    const name = drawing.views[id]?.[0] ?? "";
    const count = drawing.ran.get(id) ?? 0;
    box.dataset.id = String(id);
    box.dataset.view = name;
    if (count > 0) box.dataset.ran = "";
    else if (drawing.stopped.has(id)) box.dataset.stopped = "";
    const label = make("button", "s-tag");
    label.append(make("span", "", shortName(name)));
    label.setAttribute("type", "button");
    label.tabIndex = -1;
    if (count > 0) label.append(make("b", "", `×${count}`));
    const [first] = texts(node);
    const ran = count === 0 ? "body did not run" : count === 1 ? "body ran once" : `body ran ${count} times`;
    label.setAttribute("aria-label", `${shortName(name)}${first ? ` “${first}”` : ""}: ${ran}`);
    box.prepend(label);
  }

  /**
   * The part that a step operates, as the engine finds it: the innermost that shows the label.
   * @param {ScreenNode} screen
   * @param {string} step
   * @returns {ScreenNode | undefined}
   */
  function target(screen, step) {
    const [, action, label] =
      step.match(/^(?:repeat \d+: )?(tap|hold|drag|hover|toggle|select|delete|open|submit) "((?:[^"\\]|\\.)*)"/) ??
      step.match(/^(?:repeat \d+: )?(type) "(?:[^"\\]|\\.)*" into "((?:[^"\\]|\\.)*)"/) ??
      [];
    if (!action) return undefined;
    const wanted = label.replaceAll(/\\(.)/g, "$1");
    const actions = ["tap", "open", "select"].includes(action) ? [action, "tap", "open"] : [action];

    /** @param {ScreenNode} node @returns {ScreenNode | undefined} */
    function find(node) {
      if (node.s?.includes("covered")) return undefined;
      for (const child of node.c ?? []) {
        const found = find(child);
        if (found) return found;
      }
      const words = texts(node);
      const isNamed = node.l === wanted || words.includes(wanted) || words.join(", ") === wanted;
      return isNamed && actions.some((name) => node.a?.includes(name)) ? node : undefined;
    }
    return find(screen);
  }

  global.bodycheckSchematic = { apply, draw, make, shortName, target, texts };
})(globalThis);
