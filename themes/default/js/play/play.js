// @ts-check
// The page of `bodycheck play`: each click asks for a run with one more step, and shows it.
(function (/** @type {any} */ global) {
  "use strict";

  const main = document.querySelector("[data-play]");
  if (!(main instanceof HTMLElement)) return;
  const { make } = global.bodycheckSchematic;
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
  field.setAttribute("list", "play-examples");
  field.spellcheck = false;
  const examples = make("datalist");
  examples.id = "play-examples";
  for (const text of ["host pass", "environment colorScheme = dark", 'scroll to ""', "wait 0.5 s", "unhover", "repeat 3: "]) {
    const option = make("option");
    option.setAttribute("value", text);
    examples.append(option);
  }
  const perform = make("button", "icon-button", "Perform");
  tools.append(field, examples, perform);
  tools.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) ask([...steps, field.value.trim()]);
  });

  /** @param {string} text */
  const quoted = (text) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;

  /** The step that operates a part, without the text to type. @param {ScreenNode} node */
  function stepFor(node) {
    const action = node.a?.find((name) => ["tap", "open", "toggle", "select", "hold", "hover"].includes(name));
    if (!action || !node.l) return null;
    return `${action} ${quoted(node.l)}`;
  }

  /** @param {ScreenNode} node @param {string[]} before */
  function operation(node, before) {
    if (node.l && node.a?.includes("type")) {
      return { title: `Type into ${quoted(node.l)}`, run: (/** @type {Event} */ event) => type(node, before, event) };
    }
    const step = stepFor(node);
    return step && { title: step, run: () => ask([...before, step]) };
  }

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
    const fresh = make("div", "screens-stage");
    stage.replaceChildren(fresh);
    global.bodycheckStage(fresh, [run], {
      start: run.steps.length - 1,
      operate: (/** @type {ScreenNode} */ node, /** @type {number} */ index) => operation(node, steps.slice(0, index + 1)),
    });
  }

  function commandLine() {
    const path = main?.dataset.path ?? "";
    // A scenario of a page takes its steps from the page's table.
    if (path.includes(".md#")) return steps.map((step) => `| ${step} |`).join("\n");
    const shell = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
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
