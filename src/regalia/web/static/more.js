// Options that do not fit into the bar: how many there are out of sight is said, and a press brings them.
import { all, h } from "./dom.js";
import { hear } from "./state.js";
import { t } from "./words.js";

/** The first list of options that is cut, with the options beyond its edge. */
function cut() {
  for (const list of all(".bar .opts:not(.ends)")) {
    const box = list.getBoundingClientRect();
    const hidden = all(".opt", list).filter((option) => {
      const at = option.getBoundingClientRect();
      return at.width && (at.bottom > box.bottom + 12 || at.right > box.right + 12);
    });
    if (box.width && hidden.length) return { list, hidden };
  }
  return null;
}

function tellMore() {
  for (const old of all(".more-options")) old.remove();
  const found = cut();
  if (!found) return;
  const bring = () => found.hidden[0].scrollIntoView({ block: "start", inline: "start" });
  const words = t("more-options", { count: found.hidden.length });
  const pill = h("button", { type: "button", class: "more-options", title: words, "aria-label": words, onclick: bring }, `+${found.hidden.length}`);
  found.list.closest(".bar")?.append(pill);
  const box = found.list.getBoundingClientRect();
  const bar = found.list.closest(".bar").getBoundingClientRect();
  pill.style.left = `${box.right - bar.left - pill.offsetWidth - 4}px`;
  pill.style.top = `${box.bottom - bar.top - pill.offsetHeight + 4}px`;
}

export function startMore() {
  const soon = () => requestAnimationFrame(tellMore);
  hear("changed", soon);
  window.addEventListener("resize", soon);
  document.addEventListener("scroll", (event) => {
    if (/** @type {HTMLElement} */ (event.target).matches?.(".bar .opts")) soon();
  }, { capture: true, passive: true });
  soon();
}
