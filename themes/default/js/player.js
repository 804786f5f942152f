// @ts-check
// Turns the list of what a run did into a player: one moment at a time, the view tree beside it.
(function () {
  "use strict";

  /** @typedef {{ item: HTMLElement, step: HTMLElement, kind: string, ids: string[] }} Moment */

  /** @param {string} name @param {string} className @param {string} [text] */
  function make(name, className, text) {
    const element = document.createElement(name);
    element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  }

  /** @param {Element} root @param {string} selector */
  function all(root, selector) {
    return [...root.querySelectorAll(selector)].flatMap((element) =>
      element instanceof HTMLElement ? [element] : []
    );
  }

  /** @param {HTMLElement} root */
  function start(root) {
    const stage = root.querySelector(".player-stage");
    const scene = root.querySelector(".player-scene");
    if (!stage || !scene) return;

    /** @type {Moment[]} */
    const moments = all(root, ".player-steps > li").flatMap((step) =>
      all(step, "li").map((item) => ({
        item,
        step,
        kind: item.dataset.kind ?? "",
        ids: (item.dataset.ids ?? "").split(" ").filter(Boolean),
      }))
    );
    const nodes = all(root, "[data-node]").map((element) => {
      const count = make("b", "player-count");
      const remark = make("span", "player-remark");
      element.firstElementChild?.append(count, remark);
      return { element, id: element.dataset.node ?? "", count, remark };
    });
    const output = root.parentElement?.querySelectorAll(".console samp") ?? [];
    const near = [...output].filter(
      (samp) => samp.compareDocumentPosition(root) & Node.DOCUMENT_POSITION_FOLLOWING
    );
    const lines = near.at(-1)?.textContent?.split("\n") ?? [];

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
    range.setAttribute("aria-label", "Moment of the run");
    const place = make("span", "player-place");
    bar.append(back, play, next, range, place);
    const words = make("p", "player-words");
    words.setAttribute("role", "status");
    const chain = make("ol", "player-chain");
    chain.setAttribute("aria-label", "From the cause to the body");
    const counts = make("dl", "player-counts");
    const printed = make("pre", "console player-printed");
    printed.tabIndex = 0;
    printed.setAttribute("role", "group");
    printed.setAttribute("aria-label", "Printed so far");
    stage.before(bar, words, chain);
    scene.append(counts, printed);
    root.dataset.playing = "";

    let current = 0;
    let timer = 0;

    /** @param {Moment} moment */
    function title(moment) {
      return moment.item.querySelector("code")?.textContent ?? "";
    }

    /** The moments that led to this one, the first cause first. @param {number} index */
    function causes(index) {
      const path = [index];
      let at = index;
      for (;;) {
        const from = moments[at].item.dataset.from;
        if (!from || moments[at].ids.includes(from)) return path;
        let before = at - 1;
        while (
          before >= 0 &&
          moments[before].step === moments[at].step &&
          !(moments[before].kind === "ran" && moments[before].ids.includes(from))
        ) {
          before -= 1;
        }
        if (before < 0 || moments[before].step !== moments[at].step) return path;
        path.unshift(before);
        at = before;
      }
    }

    function drawChain() {
      const moment = moments[current];
      chain.replaceChildren();
      chain.hidden = moment.kind !== "ran";
      if (chain.hidden) return;
      chain.append(make("li", "", moment.step.querySelector(".player-step")?.textContent ?? ""));
      for (const index of causes(current)) {
        const { item } = moments[index];
        if (item.dataset.item) {
          const what = make("li", "player-item");
          what.append(make("code", "", item.dataset.item));
          chain.append(what);
        }
        const body = make("li", "player-body");
        body.append(make("code", "", title(moments[index])), " body");
        chain.append(body);
      }
    }

    function drawTree() {
      const moment = moments[current];
      const first = moments.findIndex(({ step }) => step === moment.step);
      const before = moments.slice(first, current + 1);
      /** @type {Map<string, number>} */
      const totals = new Map();
      for (const { element, id, count, remark } of nodes) {
        const ran = before.reduce(
          (sum, { kind, ids }) => sum + (kind === "ran" ? ids.filter((one) => one === id).length : 0),
          0
        );
        const last = before.findLast(({ ids }) => ids.includes(id));
        const born = Number(element.dataset.born);
        const gone = Number(element.dataset.gone ?? Infinity);
        const isNow = moment.ids.includes(id);
        element.dataset.state = last ? last.kind : "idle";
        element.toggleAttribute("data-now", isNow);
        element.toggleAttribute("data-cause", moment.item.dataset.from === id && !isNow);
        element.hidden = born > current || gone <= current;
        count.textContent = ran ? `×${ran}` : "";
        remark.textContent =
          last?.kind === "stopped" ? "= same value, stopped" : element.hasAttribute("data-cause") ? "cause" : "";
        const view = element.querySelector("code")?.textContent ?? "";
        totals.set(view, totals.get(view) ?? 0);
      }
      for (const one of before) {
        if (one.kind !== "ran") continue;
        totals.set(title(one), (totals.get(title(one)) ?? 0) + one.ids.length);
      }
      counts.replaceChildren();
      for (const [view, count] of totals) {
        const pair = make("div", "");
        pair.append(make("dt", "", view), make("dd", "", String(count)));
        counts.append(pair);
      }
    }

    function draw() {
      const moment = moments[current];
      const isLast = moments[current + 1]?.step !== moment.step;
      for (const { item, step } of moments) {
        item.toggleAttribute("data-now", item === moment.item);
        step.toggleAttribute("data-now", step === moment.step);
      }
      // The lines of a step are known at its end.
      const earlier = moment.step.previousElementSibling;
      const shown = isLast ? moment.step : earlier instanceof HTMLElement ? earlier : null;
      const count = Number(shown?.dataset.printed ?? 0);
      printed.textContent = lines.slice(0, count).join("\n");
      printed.hidden = lines.length === 0 || count === 0;
      printed.scrollTop = printed.scrollHeight;
      words.replaceChildren(...[...moment.item.childNodes].map((node) => node.cloneNode(true)));
      place.textContent = `${current + 1} of ${moments.length}`;
      range.value = String(current);
      range.setAttribute("aria-valuetext", `${place.textContent}: ${moment.item.textContent}`);
      back.toggleAttribute("disabled", current === 0);
      next.toggleAttribute("disabled", current === moments.length - 1);
      drawChain();
      drawTree();
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
    root.addEventListener("toggle", () => pause());
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

  all(document.documentElement, "[data-player]").forEach(start);
})();
