// @ts-check
// Draws why a body ran or did not: a layered graph from the step on the left to the body on the right.
(function () {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";

  /** @typedef {{ label: string, kind: "step" | "cause" | "body" | "stopped", layer: number }} GraphNode */
  /** @typedef {{ nodes: GraphNode[], edges: [GraphNode, GraphNode][] }} Graph */

  /**
   * The moments and properties that led to a moment.
   * @param {Moment[]} moments
   * @param {number} index
   * @param {(moment: Moment) => string | undefined} parentOf The identity whose body made the view.
   * @returns {Graph}
   */
  function graph(moments, index, parentOf) {
    const step = moments[index].step;
    /** @type {GraphNode} */
    const root = { label: step.querySelector(".player-step")?.textContent ?? "", kind: "step", layer: 0 };
    /** @type {Graph} */
    const result = { nodes: [root], edges: [] };
    /** @type {Map<number, GraphNode>} */
    const bodies = new Map();

    /** @param {GraphNode} node @param {GraphNode} from */
    function add(node, from) {
      node.layer = Math.max(node.layer, from.layer + 1);
      if (!result.nodes.includes(node)) result.nodes.push(node);
      result.edges.push([from, node]);
    }

    /** The last time that this identity's body ran before a moment of the same step.
     * @param {string} identity @param {number} before */
    function earlier(identity, before) {
      for (let at = before - 1; at >= 0 && moments[at].step === step; at -= 1) {
        if (moments[at].kind === "ran" && moments[at].ids.includes(identity)) return at;
      }
      return -1;
    }

    /** @param {string | undefined} identity @param {number} before @returns {GraphNode} */
    function origin(identity, before) {
      const at = identity ? earlier(identity, before) : -1;
      return at < 0 ? root : body(at);
    }

    /** @param {number} at @returns {GraphNode} */
    function body(at) {
      const known = bodies.get(at);
      if (known) return known;
      const moment = moments[at];
      /** @type {GraphNode} */
      const node = {
        label: moment.item.querySelector("code")?.textContent ?? "",
        kind: moment.kind === "stopped" ? "stopped" : "body",
        layer: 0,
      };
      bodies.set(at, node);
      const causes = [...moment.item.querySelectorAll("[data-cause]")];
      for (const cause of causes) {
        /** @type {GraphNode} */
        const what = { label: cause.textContent ?? "", kind: "cause", layer: 0 };
        add(what, origin(cause.getAttribute("data-cause") || undefined, at));
        add(node, what);
      }
      if (causes.length === 0) add(node, origin(parentOf(moment), at));
      return node;
    }

    body(index);
    return result;
  }

  /**
   * Writes the graph as a list of layers and draws the edges below it.
   * @param {HTMLElement} place
   * @param {Graph} graph
   */
  function draw(place, graph) {
    /** @type {Map<GraphNode, HTMLElement>} */
    const elements = new Map();
    const list = document.createElement("ol");
    for (let layer = 0; layer <= Math.max(...graph.nodes.map((node) => node.layer)); layer += 1) {
      const column = document.createElement("li");
      const nodes = graph.nodes.filter((node) => node.layer === layer);
      if (nodes.length === 0) continue;
      for (const node of nodes) {
        const element = document.createElement("span");
        element.dataset.kind = node.kind;
        const label = document.createElement(node.kind === "step" ? "span" : "code");
        label.textContent = node.label;
        element.append(label);
        if (node.kind === "body") element.append(" body");
        if (node.kind === "stopped") element.append(" = same value");
        column.append(element);
        elements.set(node, element);
      }
      list.append(column);
    }
    const lines = document.createElementNS(SVG, "svg");
    lines.setAttribute("aria-hidden", "true");
    const canvas = document.createElement("div");
    canvas.append(lines, list);
    place.replaceChildren(canvas);
    connect(lines, graph, elements);
  }

  /**
   * @param {SVGElement} lines
   * @param {Graph} graph
   * @param {Map<GraphNode, HTMLElement>} elements
   */
  function connect(lines, graph, elements) {
    const frame = lines.getBoundingClientRect();
    for (const [from, to] of graph.edges) {
      const start = elements.get(from)?.getBoundingClientRect();
      const end = elements.get(to)?.getBoundingClientRect();
      if (!start || !end) continue;
      const line = document.createElementNS(SVG, "path");
      const isBelow = end.left < start.right;
      const x1 = (isBelow ? start.left + 12 : start.right) - frame.left;
      const y1 = (isBelow ? start.bottom : start.top + start.height / 2) - frame.top;
      const x2 = (isBelow ? end.left + 12 : end.left) - frame.left;
      const y2 = (isBelow ? end.top : end.top + end.height / 2) - frame.top;
      const [bendX, bendY] = isBelow ? [0, (y2 - y1) / 2] : [(x2 - x1) / 2, 0];
      const bend = `C${x1 + bendX} ${y1 + bendY} ${x2 - bendX} ${y2 - bendY} ${x2} ${y2}`;
      const head = isBelow ? "m-4-6 4 6 4-6" : "m-6-4 6 4-6 4";
      line.setAttribute("d", `M${x1} ${y1}${bend}${head}`);
      lines.append(line);
    }
  }

  Object.assign(window, { bodycheckGraph: { graph, draw } });
})();
