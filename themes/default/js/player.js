// @ts-check
// Turns the list of a run's events, when opened, into a player: one moment at a time, next to the view tree.
/** @typedef {{ item: HTMLElement, step: HTMLElement, kind: string, ids: string[] }} Moment */
(function () {
  "use strict";

  const { all, moments: read, printedLines, soFar } = window.bodycheckMoments;
  const { graph, draw: drawGraph } = window.bodycheckGraph;

  /** @param {string} name @param {string} className @param {string} [text] */
  function make(name, className, text) {
    const element = document.createElement(name);
    element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  /** @param {HTMLElement} root */
  function start(root) {
    const stage = root.querySelector(".player-stage");
    const scene = root.querySelector(".player-scene");
    const list = root.querySelector(".player-steps");
    if (!stage || !scene || !list) return;
    const moments = read(root);
    const lines = printedLines(root);
    const nodes = all(root, "[data-node]").map((element) => {
      const count = make("b", "player-count");
      const remark = make("span", "player-remark");
      element.firstElementChild?.append(count, remark);
      return { element, id: element.dataset.node ?? "", count, remark };
    });
    const elements = new Map(nodes.map(({ element, id }) => [id, element]));
    const bar = make("div", "player-bar");
    const back = make("button", "icon-button", "Back");
    const play = make("button", "icon-button", "Play");
    const next = make("button", "icon-button", "Next");
    for (const button of [back, play, next]) button.setAttribute("type", "button");
    const range = document.createElement("input");
    range.type = "range";
    range.min = "0";
    range.max = String(moments.length - 1);
    range.value = "0";
    range.setAttribute("aria-label", "Moment in the run");
    const place = make("span", "player-place");
    bar.append(back, play, next, range, place);
    const words = make("p", "player-words");
    words.setAttribute("role", "status");
    const causes = make("div", "player-graph");
    causes.setAttribute("role", "group");
    causes.setAttribute("aria-label", "From the step to the body");
    const counts = make("dl", "player-counts");
    const printed = make("pre", "console player-printed");
    printed.tabIndex = 0;
    printed.setAttribute("role", "group");
    printed.setAttribute("aria-label", "Printed so far");
    const moment = make("div", "player-moment");
    moment.append(words, causes);
    stage.before(bar, moment);
    // It may scroll, so it must be reachable by keyboard.
    if (list instanceof HTMLElement) list.tabIndex = 0;
    scene.append(make("p", "player-label", "Evaluations in this step"), counts, printed);
    root.dataset.playing = "";
    let current = 0;
    let timer = 0;

    /** The parent of a moment's identity in the view tree. @param {Moment} moment */
    function parentOf(moment) {
      const above = elements.get(moment.ids[0])?.parentElement?.closest("[data-node]");
      return above?.getAttribute("data-node") ?? undefined;
    }

    function drawCauses() {
      const hasCauses = moments[current].ids.length > 0;
      causes.hidden = !hasCauses;
      if (hasCauses) drawGraph(causes, graph(moments, current, parentOf));
    }

    function drawTree() {
      const moment = moments[current];
      const { identities, views } = soFar(moments, current);
      const from = new Set(
        [moment.item.dataset.from, ...all(moment.item, "[data-cause]").map((cause) => cause.dataset.cause)]
      );
      for (const { element, id, count, remark } of nodes) {
        const known = identities.get(id);
        const isNow = moment.ids.includes(id);
        element.dataset.state = known?.last ?? "idle";
        element.toggleAttribute("data-now", isNow);
        element.toggleAttribute("data-cause-of-now", from.has(id) && !isNow);
        element.hidden =
          Number(element.dataset.born) > current || Number(element.dataset.gone ?? Infinity) <= current;
        count.textContent = known?.ran ? `×${known.ran}` : "";
        remark.textContent =
          known?.last === "stopped" ? "= same value, stopped" : from.has(id) && !isNow ? "cause" : "";
        const view = element.querySelector("code")?.textContent ?? "";
        views.set(view, views.get(view) ?? 0);
      }
      counts.replaceChildren();
      for (const [view, count] of views) {
        const pair = make("div", "");
        pair.append(make("dt", "", view), make("dd", "", String(count)));
        counts.append(pair);
      }
    }

    function drawPrinted() {
      const { step } = moments[current];
      // The lines of a step are known only at its end.
      const earlier = step.previousElementSibling;
      const isLast = moments[current + 1]?.step !== step;
      const shown = isLast ? step : earlier instanceof HTMLElement ? earlier : null;
      const count = Number(shown?.dataset.printed ?? 0);
      printed.textContent = lines.slice(0, count).join("\n");
      printed.hidden = lines.length === 0 || count === 0;
      printed.scrollTop = printed.scrollHeight;
    }

    function draw() {
      const moment = moments[current];
      for (const { item, step } of moments) {
        item.toggleAttribute("data-now", item === moment.item);
        step.toggleAttribute("data-now", step === moment.step);
      }
      // Only the list itself scrolls: the page stays where it is.
      if (list) list.scrollTop = moment.item.offsetTop - list.clientHeight / 2;
      words.replaceChildren(...[...moment.item.childNodes].map((node) => node.cloneNode(true)));
      place.textContent = `${current + 1} of ${moments.length}`;
      range.value = String(current);
      range.setAttribute("aria-valuetext", `${place.textContent}: ${moment.item.textContent}`);
      back.toggleAttribute("disabled", current === 0);
      next.toggleAttribute("disabled", current === moments.length - 1);
      drawTree();
      drawPrinted();
      drawCauses();
    }

    function pause() {
      clearInterval(timer);
      timer = 0;
      play.textContent = "Play";
    }

    /** @param {number} index */
    function show(index) {
      current = Math.max(0, Math.min(moments.length - 1, index));
      if (current === moments.length - 1) pause();
      draw();
    }

    back.addEventListener("click", () => (pause(), show(current - 1)));
    next.addEventListener("click", () => (pause(), show(current + 1)));
    range.addEventListener("input", () => (pause(), show(Number(range.value))));
    play.addEventListener("click", () => {
      if (timer) return pause();
      if (current === moments.length - 1) show(0);
      play.textContent = "Pause";
      timer = setInterval(() => show(current + 1), 1200);
    });
    moments.forEach(({ item }, index) => item.addEventListener("click", () => (pause(), show(index))));
    root.addEventListener("toggle", () => (pause(), draw()));
    new ResizeObserver(drawCauses).observe(stage);
    root.addEventListener("keydown", (event) => {
      if (!(event.target instanceof HTMLElement) || event.target === range) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const places = new Map([
        ["ArrowLeft", current - 1],
        ["ArrowRight", current + 1],
        ["Home", 0],
        ["End", moments.length - 1],
      ]);
      const index = places.get(event.key);
      if (index === undefined || event.target.matches("pre")) return;
      event.preventDefault();
      pause();
      show(index);
    });
    show(0);
  }

  for (const root of all(document.documentElement, "[data-player]")) {
    let isStarted = false;
    const startOnce = () => {
      if (!isStarted) start(root);
      isStarted = true;
    };
    // A click comes before the list opens; find-in-page opens the list without a click.
    root.querySelector("summary")?.addEventListener("click", startOnce);
    root.addEventListener("toggle", startOnce);
    if (root.hasAttribute("open")) startOnce();
  }
})();
