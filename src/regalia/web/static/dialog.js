// Dialogs: a card over a veil, closed by Escape; focus returns to where it was.
import { byId, h, icon } from "./dom.js";
import { t } from "./words.js";

/**
 * @param {string} title
 * @param {(Node | string)[]} content
 * @param {{label: string, first?: boolean, act?: () => any}[]} [buttons]
 * @param {string} [kind]
 * @returns {HTMLDialogElement}
 */
export function open(title, content, buttons = [], kind = "") {
  const close = h("button", { type: "button", class: "close", "aria-label": t("close"), onclick: () => shown.close() }, icon("i-cancel", 20));
  const row = h("div", { class: "row" });
  for (const button of buttons) {
    const act = () => { if (button.act?.() !== false) shown.close(); };
    row.append(h("button", { type: "button", class: button.first ? "btn first" : "btn", onclick: act }, button.label));
  }
  const shown = /** @type {HTMLDialogElement} */ (h("dialog", { class: kind, "aria-labelledby": "dialog-title" },
    close, h("h2", { id: "dialog-title" }, title), h("div", { class: "dv" }), ...content, buttons.length ? row : null));
  byId("overlay").append(shown);
  shown.addEventListener("close", () => shown.remove());
  shown.showModal();
  /** @type {HTMLElement | null} */ (row.querySelector(".first"))?.focus();
  return shown;
}

/** A question with yes and no. @param {string} title @param {string} text @param {string} yes @param {Node | null} [more] @returns {Promise<boolean>} */
export function ask(title, text, yes, more = null) {
  return new Promise((resolve) => {
    const shown = open(title, [h("p", {}, text), ...(more ? [more] : [])], [
      { label: t("cancel") },
      { label: yes, first: true, act: () => resolve(true) },
    ]);
    shown.addEventListener("close", () => resolve(false));
  });
}
