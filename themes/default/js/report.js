// @ts-check
// Beside the command of each scenario: reports a wrong count of it with the page's table and room for another one, as an
// issue where the site has a repository, or else as a text to send.
(function () {
  "use strict";

  const place = document.querySelector(".page-actions [data-report]");
  if (!place) return;
  const address = place.getAttribute("href");
  const isText = (/** @type {string} */ name) => /body|description/.test(name);
  const given = address ? [...new URL(address).searchParams].find(([name]) => isText(name))?.[1].split("\n\n")[0] : "";
  const head = given || place.getAttribute("data-report");
  const install = document.querySelector("[data-install]");
  const { bodycheckCopyButton } = /** @type {any} */ (globalThis);

  /** A table as Markdown. @param {HTMLTableElement} table @param {boolean} isEmpty */
  function markdown(table, isEmpty) {
    const rows = [...table.rows].map((row, number) =>
      [...row.cells].map((cell, column) =>
        isEmpty && number > 0 && column > 0 ? "" : (cell.textContent ?? "").trim().replaceAll("|", "\\|")
      )
    );
    const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
    const [head = [], ...rest] = rows;
    return [head, head.map(() => "---"), ...rest].map(line).join("\n");
  }

  /** @param {Element} scenario */
  function text(scenario) {
    const tables = [...scenario.querySelectorAll("table.counts")].filter(
      (table) => table instanceof HTMLTableElement
    );
    const stated = tables.map((table) => `${table.caption?.textContent ?? ""}:\n\n${markdown(table, false)}`);
    return [
      ...(head ? [head] : []),
      `Scenario: ${scenario.querySelector(".reproduce code")?.textContent ?? scenario.id}`,
      ...stated,
      "What you counted instead:",
      ...tables.slice(0, 1).map((table) => markdown(table, true)),
      "Device and system:\nXcode version, debug or release build:\nWhere you measured or read it:",
    ].join("\n\n");
  }

  /** Where an issue with this text begins. @param {string} address @param {Element} scenario */
  function issue(address, scenario) {
    const url = new URL(address);
    for (const [name, value] of url.searchParams) {
      if (/title/.test(name)) url.searchParams.set(name, `${value}, ${scenario.id}`);
      if (isText(name)) url.searchParams.set(name, text(scenario));
    }
    return url.href;
  }

  for (const scenario of document.querySelectorAll(".scenario")) {
    const command = scenario.querySelector(".reproduce");
    if (!command) continue;
    if (install) command.append(" · ", install.cloneNode(true));
    const link = document.createElement("a");
    link.textContent = "Report a wrong count";
    if (address) {
      link.href = issue(address, scenario);
      command.append(" · ", link);
      continue;
    }
    const report = document.createElement("details");
    const [summary, words] = [document.createElement("summary"), document.createElement("pre")];
    summary.textContent = "Report a wrong count";
    words.textContent = text(scenario);
    words.tabIndex = 0;
    report.append(summary, place.textContent ?? "", " ", bodycheckCopyButton(words), words);
    command.after(report);
  }
})();
