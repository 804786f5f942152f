// @ts-check
// The page of `bodycheck play`: each click asks for a run with one more step, and shows it.
(function (/** @type {any} */ global) {
  "use strict";

  const main = document.querySelector("[data-play]");
  if (!(main instanceof HTMLElement)) return;
  const { apply, make } = global.bodycheckSchematic;
  const KEY = "bodycheck-play" + location.pathname;

  /** The steps so far, kept while the page reloads after a save. @type {string[]} */
  let steps = (sessionStorage.getItem(KEY) ?? main.dataset.steps ?? "present").split("\n");
  /** The last run that was shown. @type {{ run: ScreenRun, columns: string[], counts: number[][], problem: string } | null} */
  let shown = null;
  let asked = 0;

  const problem = make("pre", "console play-problem");
  problem.setAttribute("role", "alert");
  problem.hidden = true;
  const tools = make("form", "play-tools");
  const stage = make("div", "play-stage");
  const side = make("div", "play-side");
  const table = make("div", "scroll");
  table.id = "play-counts";
  const printed = make("pre", "console");
  printed.tabIndex = 0;
  const copied = document.createElement("textarea");
  copied.readOnly = true;
  copied.setAttribute("aria-label", "Copied");
  copied.hidden = true;
  const time = make("p", "screens-note play-time");
  time.setAttribute("role", "status");
  side.append(table, printed, copied, time);
  const body = make("div", "play-body");
  body.append(stage, side);
  main.append(problem, tools, body);

  /** @param {string} label @param {() => void} action */
  function button(label, action) {
    const element = make("button", "icon-button", label);
    element.setAttribute("type", "button");
    element.addEventListener("click", action);
    tools.append(element);
    return element;
  }

  const undo = button("Undo", () => ask(steps.slice(0, -1)));
  button("Start again", () => ask(steps.slice(0, 1)));
  button("Wait 1 s", () => ask([...steps, "wait 1 s"]));
  button("Dismiss", () => ask([...steps, "dismiss"]));
  button("Copy as scenario", copyScenario);
  button("Copy as steps", () => copy(commandLine()));
  const field = document.createElement("input");
  field.placeholder = 'another step, such as scroll to "Row 50"';
  field.setAttribute("aria-label", "Another step");
  field.spellcheck = false;
  const menu = document.createElement("select");
  menu.setAttribute("aria-label", "Steps to fill in");
  menu.addEventListener("change", () => {
    prepare(menu.value);
    menu.selectedIndex = 0;
  });
  const perform = make("button", "icon-button", "Perform");
  tools.append(menu, field, perform);
  tools.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) ask([...steps, field.value.trim()]);
  });

  /** @param {string} text */
  const quoted = (text) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;

  /** The steps that a click performs, and what the others need after the label. */
  const READY = ["tap", "open", "toggle", "select", "hold", "hover"];
  const AMOUNTS = /** @type {Record<string, string>} */ ({
    drag: " by 40, 0", pinch: " by 2", rotate: " by 45", drop: ' onto ""', delete: "", submit: "",
  });
  const GENERAL = [
    "host pass", "environment colorScheme = dark", 'scroll to ""', 'move "" to 1', "wait 0.5 s", "unhover", "run ", "repeat 3: ",
  ];

  /** Writes a step into the field, for the user to complete. @param {string} step */
  function prepare(step) {
    field.value = step;
    field.focus();
    const quotes = step.indexOf('""');
    const amount = step.search(/ by [^"]*$/);
    if (quotes >= 0) field.setSelectionRange(quotes + 1, quotes + 1);
    else if (amount >= 0) field.setSelectionRange(amount + 4, step.length);
  }

  /** All parts that can be operated, from the top. @param {ScreenNode} node @returns {ScreenNode[]} */
  function operable(node) {
    if (node.s?.includes("covered")) return [];
    return [...(node.l && node.a?.length ? [node] : []), ...(node.c ?? []).flatMap(operable)];
  }

  /** A step on a part, with its number if several parts have the label. @param {string} action @param {ScreenNode} node @param {ScreenNode} screen */
  function stepOn(action, node, screen) {
    const same = (/** @type {ScreenNode} */ one) =>
      operable(one).filter((other) => other.l === node.l && other.a?.includes(action));
    const all = same(screen).filter((one) => same(one).length === 1);
    const number = all.length > 1 && all.includes(node) ? ` #${all.indexOf(node) + 1}` : "";
    return `${action} ${quoted(node.l ?? "")}${number}${AMOUNTS[action] ?? ""}`;
  }

  /** What a click on a part does. @param {ScreenNode} node @param {string[]} before @param {ScreenNode} screen */
  function operation(node, before, screen) {
    if (!node.l || !node.a) return null;
    if (node.a.includes("type")) {
      return { title: `Type into ${quoted(node.l)}`, run: innermost((event) => type(node, before, event)) };
    }
    const action = [...READY, ...Object.keys(AMOUNTS)].find((name) => node.a?.includes(name));
    if (!action) return null;
    const step = stepOn(action, node, screen);
    return { title: step, run: innermost(() => (READY.includes(action) ? ask([...before, step]) : prepare(step))) };
  }

  /** The controls at a place, from the outside in. @param {MouseEvent} event @returns {HTMLElement[]} */
  function controls({ clientX, clientY }) {
    const found = document.elementsFromPoint(clientX, clientY).filter((one) => one.matches(".s-perform"));
    return /** @type {HTMLElement[]} */ (found).sort((a, b) => (a.parentElement?.contains(b) ? -1 : 1));
  }

  /** Lets the innermost control at the pointer act, because an outer one covers it. @param {(event: Event) => void} action */
  function innermost(action) {
    return (/** @type {Event} */ event) => {
      const inner = event instanceof MouseEvent && event.detail > 0 ? controls(event).at(-1) : undefined;
      if (inner && inner !== event.currentTarget) inner.click();
      else action(event);
    };
  }

  // A drag with the pointer is a step with the distance.
  stage.addEventListener("pointerdown", (down) => {
    const step = controls(down).findLast((one) => one.title.startsWith("drag "))?.title;
    if (!step) return;
    window.addEventListener(
      "pointerup",
      (up) => {
        const [x, y] = [Math.round(up.clientX - down.clientX), Math.round(up.clientY - down.clientY)];
        if (Math.hypot(x, y) < 8) return;
        // The click that follows is a part of the drag.
        const stop = (/** @type {Event} */ event) => event.stopPropagation();
        window.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", stop, { capture: true }));
        ask([...steps, step.replace(/ by [^"]*$/, ` by ${x}, ${y}`)]);
      },
      { once: true }
    );
  });

  /** Opens a field in place of the one that was clicked. @param {ScreenNode} node @param {string[]} before @param {Event} event */
  function type(node, before, event) {
    const place = event.currentTarget instanceof Element ? event.currentTarget.parentElement : null;
    const form = make("form", "play-typing");
    const input = document.createElement("input");
    input.setAttribute("aria-label", `Text for ${node.l}`);
    form.append(input);
    form.addEventListener("submit", (submission) => {
      submission.preventDefault();
      const label = quoted(node.l ?? "");
      if (input.value) ask([...before, `type ${quoted(input.value)} into ${label}`]);
      else if (node.a?.includes("submit")) ask([...before, `submit ${label}`]);
    });
    place?.append(form);
    input.focus();
  }

  /** @param {string[]} list */
  function hex(list) {
    return [...new TextEncoder().encode(list.join("\n"))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** Runs the program with these steps, and keeps them if all could be performed. @param {string[]} wanted */
  async function ask(wanted) {
    const order = (asked += 1);
    const start = performance.now();
    main?.setAttribute("aria-busy", "true");
    /** @type {any} */
    let answer;
    try {
      answer = await (await fetch(`run/${hex(wanted)}.json`)).json();
    } catch {
      answer = { problem: `'bodycheck play' does not understand these steps, or has ended: ${wanted.at(-1)}`, run: null };
    }
    if (order !== asked) return;
    main?.removeAttribute("aria-busy");
    problem.textContent = answer.problem;
    problem.hidden = !answer.problem;
    if (!answer.run) return;
    const isWhole = answer.run.steps.length === wanted.length && !answer.problem;
    if (!isWhole && shown) return;
    steps = isWhole ? wanted : wanted.slice(0, answer.run.steps.length);
    sessionStorage.setItem(KEY, steps.join("\n"));
    shown = answer;
    field.value = "";
    draw();
    time.textContent = `${Math.round(performance.now() - start)} ms from click to flash`;
  }

  function draw() {
    if (!shown) return;
    const { run, columns, counts } = shown;
    const rows = run.steps.map((step, index) => {
      const row = make("tr");
      const head = make("th", "", step.text);
      head.setAttribute("scope", "row");
      row.append(head, ...counts[index].map((count) => {
        const cell = make("td", "", String(count));
        if (count === 0) cell.dataset.zero = "";
        return cell;
      }));
      return row;
    });
    const heads = ["Interaction", ...columns].map((name) => {
      const head = make("th", "", name);
      head.setAttribute("scope", "col");
      return head;
    });
    const whole = make("table", "counts");
    for (const [part, content] of /** @type {[string, HTMLElement[]][]} */ ([["thead", heads], ["tbody", rows]])) {
      const element = make(part);
      const line = make("tr");
      if (part === "thead") line.append(...content);
      element.append(...(part === "thead" ? [line] : content));
      whole.append(element);
    }
    table.replaceChildren(whole);
    printed.textContent = run.steps.flatMap((step) => step.console).join("\n");
    printed.hidden = printed.textContent === "";
    printed.scrollTop = printed.scrollHeight;
    undo.toggleAttribute("disabled", steps.length < 2);
    drawMenu(run.steps.reduce((screen, step) => apply(screen, step.changes), { r: "screen" }));
    const fresh = make("div", "screens-stage");
    stage.replaceChildren(fresh);
    global.bodycheckStage(fresh, [run], {
      start: run.steps.length - 1,
      operate: (/** @type {ScreenNode} */ node, /** @type {number} */ index, /** @type {ScreenNode} */ screen) =>
        operation(node, steps.slice(0, index + 1), screen),
    });
  }

  /** Lists the steps that the screen takes besides clicks and typing, then those that any screen takes. @param {ScreenNode} screen */
  function drawMenu(screen) {
    const own = operable(screen).flatMap((node) =>
      (node.a ?? []).filter((name) => name in AMOUNTS).map((name) => stepOn(name, node, screen))
    );
    const options = [...new Set([...own, ...GENERAL])].map((step) => new Option(step));
    menu.replaceChildren(new Option("Other steps…", ""), ...options);
  }

  /** What a terminal would take for a key, or show in another order. */
  const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

  /** A word of a shell's command, which holds nothing but what can be seen. @param {string} text */
  function shell(text) {
    if (text.search(HIDDEN) < 0) return `'${text.replaceAll("'", "'\\''")}'`;
    const code = (/** @type {string} */ sign) => "\\u" + sign.charCodeAt(0).toString(16).padStart(4, "0");
    return `$'${text.replace(/[\\']/g, "\\$&").replace(HIDDEN, code)}'`;
  }

  function commandLine() {
    const path = main?.dataset.path ?? "";
    // A scenario of a page takes its steps from the page's table.
    if (path.includes(".md#")) {
      return steps.map((step) => `| ${step.replaceAll("|", "\\|").replace(HIDDEN, "\ufffd")} |`).join("\n");
    }
    return ["bodycheck run", shell(path), ...steps.slice(1).map((step) => `--step ${shell(step)}`)].join(" ");
  }

  async function copyScenario() {
    copy(await (await fetch(`scenario/${hex(steps)}.md`)).text());
  }

  /** @param {string} text */
  function copy(text) {
    copied.value = text;
    copied.hidden = false;
    navigator.clipboard?.writeText(text).then(
      () => (time.textContent = "Copied."),
      () => copied.select()
    );
  }

  ask(steps);
})(globalThis);
