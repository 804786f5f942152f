// @ts-check
// Loads what draws a page's schematic screens, and their data, when a reader comes near them.
(function (/** @type {any} */ global) {
  "use strict";

  const section = document.querySelector("[data-screens]");
  const stage = section?.querySelector(".screens-stage");
  if (!(section instanceof HTMLElement) || !(stage instanceof HTMLElement)) return;
  const { load } = global.bodycheckAssets;

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const sheets = ["stage", "schematic"].map((name) => `assets/css/screen/${name}.css`);
      const parts = [...sheets, "assets/screen.js", section.dataset.screens ?? ""];
      Promise.all(parts.map((path) => load(path))).then(
        () => {
          const steps = global.bodycheckScreens.map((/** @type {any} */ { steps }) => steps);
          const isHeadline = (/** @type {{ text: string }} */ { text }) => text === section.dataset.step;
          const start = Math.max(0, ...steps.map((/** @type {any[]} */ all) => all.findIndex(isHeadline)));
          global.bodycheckStage(stage, global.bodycheckScreens, { start, view: section.dataset.view });
        },
        () => (stage.textContent = "The schematic is not available: a part of it could not be loaded.")
      );
    },
    { rootMargin: "300px" }
  );
  observer.observe(section);
})(globalThis);
