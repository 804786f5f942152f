// @ts-check
// On narrow screens, two related programs become tabs; the choice is remembered.
(function () {
  "use strict";

  const KEY = "bodycheck-pair";
  const isNarrow = matchMedia("(width < 60rem)");

  function remembered() {
    try {
      return Number(localStorage.getItem(KEY) ?? 0);
    } catch {
      return 0;
    }
  }

  /** @param {number} index */
  function remember(index) {
    try {
      localStorage.setItem(KEY, String(index));
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  }

  for (const [number, pair] of [...document.querySelectorAll("[data-pair]")].entries()) {
    const bar = pair.querySelector("[data-pair-tabs]");
    const panels = [...pair.querySelectorAll("[data-pair-code]")];
    if (!bar || panels.length < 2) continue;
    bar.setAttribute("role", "tablist");
    bar.setAttribute("aria-label", "Code to show");
    const tabs = panels.map((panel, index) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.className = "icon-button";
      tab.textContent = panel.getAttribute("data-pair-code");
      tab.id = `pair-tab-${number}-${index}`;
      tab.setAttribute("role", "tab");
      panel.id = `pair-code-${number}-${index}`;
      tab.setAttribute("aria-controls", panel.id);
      bar.append(tab);
      return tab;
    });

    /** @param {number} chosen */
    function select(chosen) {
      for (const [index, tab] of tabs.entries()) {
        tab.setAttribute("aria-selected", String(index === chosen));
        tab.tabIndex = index === chosen ? 0 : -1;
        panels[index].toggleAttribute("data-unselected", index !== chosen);
      }
    }

    // Side by side, the programs are not tab panels.
    function name() {
      for (const [index, panel] of panels.entries()) {
        if (isNarrow.matches) {
          panel.setAttribute("role", "tabpanel");
          panel.setAttribute("aria-labelledby", tabs[index].id);
        } else {
          panel.removeAttribute("role");
          panel.removeAttribute("aria-labelledby");
        }
      }
    }

    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener("click", () => (select(index), remember(index)));
      tab.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        const step = event.key === "ArrowRight" ? 1 : -1;
        const next = (index + step + tabs.length) % tabs.length;
        event.preventDefault();
        select(next);
        remember(next);
        tabs[next].focus();
      });
    }
    select(remembered() === 1 ? 1 : 0);
    name();
    isNarrow.addEventListener("change", name);
  }
})();
