// @ts-check
// The schematic screens of a page: steps through the programs that it compares, in lockstep.
(function (/** @type {any} */ global) {
  "use strict";

  const { make, shortName } = global.bodycheckSchematic;
  const { pane, identities, total } = global.bodycheckPane;
  const { graph, draw: drawGraph } = global.bodycheckGraph;

  /** The moments of a step as the graph reads them. @param {ScreenStep} step */
  function graphMoments(step) {
    const element = make("li");
    element.append(make("p", "player-step", step.text));
    return step.moments.map((moment) => {
      const item = make("li");
      const words = document.createElement("template");
      // The words are markup that the engine made, with everything of the program escaped.
      words.innerHTML = moment.w;
      item.append(make("code", "", moment.v), " ", words.content);
      return { item, step: element, kind: moment.k, ids: identities(moment.i).map(String) };
    });
  }

  /**
   * @param {HTMLElement} stage
   * @param {ScreenRun[]} runs
   * @param {{ start?: number, view?: string, operate?: (node: ScreenNode, step: number, screen: ScreenNode) => any }} [options] The step to
   *   begin at, the view that the headline counts, and what operating a part after a step does, if not the next step.
   */
  function start(stage, runs, { start: first = 0, view, operate } = {}) {
    const longest = runs.reduce((best, run) => (run.steps.length > best.steps.length ? run : best), runs[0]);
    const count = longest.steps.length;
    let current = 0;
    let timer = 0;
    // Whether the reader chose a step; Play begins with the first one otherwise.
    let isMoved = false;
    /** @type {string | null} */
    let marked = null;

    const perform = (/** @type {number} */ step) => (pause(), show(step, true));
    const actions = operate
      ? { operate: (/** @type {ScreenNode} */ node, /** @type {ScreenNode} */ screen) => operate(node, current, screen) }
      : { perform };
    const named = view ? shortName(view) : null;
    const panes = runs.map((run) => pane(run, actions, named));

    /** A run's step beside that of the longest run; undefined if it has none. @param {number} at The run. @param {number} index The step. */
    const stepOf = (at, index) => runs[at].steps[panes[at].position(index, longest.steps[index].text)];

    /** How many bodies each program ran in a step, of the view that the headline counts if there is one. @param {number} index */
    function counts(index) {
      const all = make("span", "s-counts");
      for (const [at, run] of runs.entries()) {
        const step = stepOf(at, index);
        const count = make("b", "", step ? String(total(step, named)) : "–");
        count.dataset.verdict = run.verdict;
        all.append(...(at > 0 ? [" → "] : []), count);
      }
      return all;
    }

    const bar = make("div", "s-bar");
    const back = make("button", "icon-button", "Back");
    const play = make("button", "icon-button", "Play");
    const next = make("button", "icon-button", "Next");
    const steps = make("div", "s-steps");
    steps.setAttribute("role", "group");
    steps.setAttribute("aria-label", "Steps");
    steps.tabIndex = 0;
    const chips = longest.steps.map(({ text }, index) => {
      const chip = make("button", "s-step");
      chip.append(make("span", "s-text", text), " ", counts(index));
      chip.addEventListener("click", () => (pause(), show(index)));
      return chip;
    });
    for (const button of [back, play, next, ...chips]) button.setAttribute("type", "button");
    steps.append(...chips);
    bar.append(back, play, next, ...(named ? [make("code", "s-named", named)] : []), steps);

    const row = make("div", "s-panes");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", "Screens");
    row.tabIndex = 0;
    row.append(...panes.map(({ figure }) => figure));
    const why = make("div", "s-why");
    const words = make("p", "s-words");
    words.setAttribute("role", "status");
    const causes = make("div", "player-graph");
    causes.setAttribute("role", "group");
    causes.setAttribute("aria-label", "From the step to the body");
    causes.tabIndex = 0;
    why.append(words, causes);
    stage.replaceChildren(bar, row, why);

    const { mark: markPage } = global.bodycheckLinks.links(
      runs.map(({ anchor }) => anchor),
      {
        onView: (/** @type {string | null} */ name) => mark(name),
        onStep: (/** @type {string} */ text) => {
          const index = longest.steps.findIndex((step) => step.text === text);
          if (index >= 0) (pause(), show(index));
        },
      }
    );

    /**
     * What became of a view in this step of a run, or of the first view that ran.
     * @param {number} index
     * @param {string | null} name
     */
    function happening(index, name) {
      const step = stepOf(index, current);
      const isWanted = (/** @type {ScreenMoment} */ { v }) => name === null || shortName(v) === shortName(name);
      const ran = step?.moments.findIndex((moment) => moment.k === "ran" && isWanted(moment)) ?? -1;
      const at = ran < 0 ? (step?.moments.findIndex(isWanted) ?? -1) : ran;
      return at < 0 ? undefined : { all: graphMoments(step), at };
    }

    /** How many bodies ran in this step, in words. */
    function spokenCounts() {
      return runs.map((run, at) => {
        const step = stepOf(at, current);
        const bodies = step ? (total(step) === 1 ? "1 body" : `${total(step)} bodies`) : "no such step";
        return runs.length > 1 ? `${run.name}: ${bodies}` : bodies;
      });
    }

    /** Says why a view's body ran in this step, or did not, in each program. @param {string | null} name @param {number} [first] The run whose chain is drawn if it has one. */
    function explain(name, first = 0) {
      // Without a choice, that of the headline, where it did anything.
      const isKnown = name === null && named !== null && runs.some((_, index) => happening(index, named));
      if (isKnown) name = named;
      const found = runs.map((_, index) => happening(index, name));
      const { text } = longest.steps[current];
      words.replaceChildren(
        make("span", "visually-hidden", `Step ${current + 1} of ${count}, ${text}, ${spokenCounts().join(", ")}. `),
        ...found.map((one, index) => {
          const line = make("span", "s-cause");
          if (runs.length > 1) line.append(make("b", "", `${runs[index].name}: `));
          if (!one) {
            line.append(name === null ? "no body ran in this step. " : `${shortName(name)}: its body did not run in this step. `);
            return line;
          }
          const { item } = one.all[one.at];
          line.append(...[...item.childNodes].map((node) => node.cloneNode(true)));
          // Views in several places have a moment for each.
          const like = one.all.filter((other) => other.item.textContent === item.textContent);
          const times = like.reduce((sum, { ids }) => sum + ids.length, 0);
          if (times > 1) line.append("; ", make("b", "", `${times} bodies`));
          line.append(". ");
          return line;
        })
      );
      const drawn = found[first] ? first : found.findIndex(Boolean);
      const shown = found[drawn];
      causes.hidden = !shown;
      if (!shown) return;
      const parent = (/** @type {{ ids: string[] }} */ { ids }) => String(runs[drawn].views[ids[0]]?.[1] ?? "");
      drawGraph(causes, graph(shown.all, shown.at, parent));
    }

    /** @param {string | null} name @param {number} [run] */
    function mark(name, run) {
      if (name === marked) return;
      marked = name;
      for (const one of panes) one.mark(name);
      markPage(name, longest.steps[current].text);
      explain(name, run);
    }

    function pause() {
      isMoved = true;
      clearInterval(timer);
      timer = 0;
      play.textContent = "Play";
    }

    /** @param {number} index @param {boolean} [movesFocus] */
    function show(index, movesFocus = false) {
      current = Math.max(0, Math.min(count - 1, index));
      if (current === count - 1) pause();
      const { text } = longest.steps[current];
      const totals = runs.map((_, at) => stepOf(at, current)).map((step) => (step ? total(step) : 0));
      for (const one of panes) one.show(current, text, Math.max(...totals));
      for (const [at, chip] of chips.entries()) {
        if (at === current) chip.setAttribute("aria-current", "step");
        else chip.removeAttribute("aria-current");
        chip.tabIndex = at === current ? 0 : -1;
      }
      const chip = chips[current];
      steps.scrollLeft = chip.offsetLeft - (steps.clientWidth - chip.offsetWidth) / 2;
      for (const [button, isEnd] of /** @type {[HTMLElement, boolean][]} */ ([[back, current === 0], [next, current === count - 1]])) {
        // A button that has the focus would lose it to the top of the page.
        if (isEnd && document.activeElement === button) chip.focus({ preventScroll: true });
        button.toggleAttribute("disabled", isEnd);
      }
      for (const one of panes) one.mark(marked);
      markPage(marked, text);
      explain(marked);
      if (movesFocus) (stage.querySelector(".s-perform") ?? next).focus({ preventScroll: true });
    }

    back.addEventListener("click", () => (pause(), show(current - 1)));
    next.addEventListener("click", () => (pause(), show(current + 1)));
    play.addEventListener("click", () => {
      if (timer) return pause();
      show(!isMoved || current === count - 1 ? 0 : current + 1);
      if (current === count - 1) return;
      play.textContent = "Pause";
      timer = setInterval(() => show(current + 1), 1600);
    });
    stage.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const index = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key];
      if (index === undefined || causes.contains(document.activeElement)) return;
      event.preventDefault();
      pause();
      show(index);
      if (document.activeElement?.matches(".s-step")) chips[current].focus({ preventScroll: true });
    });
    for (const [index, { figure }] of panes.entries()) {
      for (const kind of ["pointerover", "focusin"]) {
        figure.addEventListener(kind, ({ target }) => {
          const view = target instanceof Element ? target.closest("[data-view]") : null;
          mark(view?.getAttribute("data-view") ?? null, index);
        });
      }
      figure.addEventListener("pointerleave", () => mark(null));
    }
    show(first);
  }

  global.bodycheckStage = start;
})(globalThis);
