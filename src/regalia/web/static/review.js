// The review: the board before a decision as a window on its pieces, progress while turns are looked at, forks, journals.
import { complain, get, post } from "./api.js";
import { all, byId, h, toast } from "./dom.js";
import { t } from "./words.js";

const POLL = 2500;
const id = document.body.dataset.table;

/** Show the part of the board that the decision is about, with a ring round what was played and what was better. */
function windows() {
  for (const crop of all(".crop")) {
    for (const old of all(".cring", crop)) old.remove();
    const drawing = crop.querySelector("svg");
    const box = drawing?.viewBox?.baseVal;
    if (drawing && box?.width && crop.clientWidth < box.width) { drawing.style.width = `${box.width}px`; drawing.style.height = `${box.height}px`; }
    const better = piece(crop, crop.dataset.better);
    const played = piece(crop, crop.dataset.played);
    const seen = crop.getBoundingClientRect();
    const first = (better ?? played)?.getBoundingClientRect();
    if (first) crop.scrollTo(crop.scrollLeft + first.left + first.width / 2 - seen.left - seen.width / 2, crop.scrollTop + first.top + first.height / 2 - seen.top - seen.height / 2);
    if (played) ring(crop, played, "cring played");
    if (better && better !== played) ring(crop, better, "cring");
  }
}

/** @param {HTMLElement} crop @param {string | undefined} name @returns {Element | null} */
const piece = (crop, name) => (name ? crop.querySelector(`[data-piece="${CSS.escape(name)}"]`) : null);

/** @param {HTMLElement} crop @param {Element} found @param {string} kind */
function ring(crop, found, kind) {
  const seen = crop.getBoundingClientRect();
  const box = found.getBoundingClientRect();
  const drawn = h("span", { class: kind, "aria-hidden": "true" });
  drawn.style.left = `${box.left - seen.left + crop.scrollLeft - 5}px`;
  drawn.style.top = `${box.top - seen.top + crop.scrollTop - 5}px`;
  drawn.style.width = `${box.width + 10}px`;
  drawn.style.height = `${box.height + 10}px`;
  crop.append(drawn);
}

/** While turns are looked at, the page follows. */
async function follow() {
  const before = Number(document.body.dataset.done);
  const now = await get(`/review/${id}/state${location.search}`).catch(() => null);
  if (now && (now.done !== before || !now.running)) {
    const answer = await fetch(location.href, { credentials: "same-origin" });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const main = fresh.querySelector("main");
    if (main) document.querySelector("main")?.replaceWith(main);
    document.body.dataset.done = fresh.body.dataset.done;
    document.body.dataset.running = fresh.body.dataset.running;
    windows();
  }
  if (document.body.dataset.running === "1") setTimeout(follow, POLL);
}

/** @param {HTMLElement} target */
async function act(target) {
  const wish = target.dataset.review;
  if (wish) {
    await post(`/review/${id}/state${location.search}`, { go: wish === "start" });
    location.reload();
  }
  if (target.dataset.fork) location.href = `/tables/${(await post(`/api/tables/${id}/fork`, { step: Number(target.dataset.fork) })).id}`;
}

document.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest?.("[data-review], [data-fork]"));
  if (target) act(target).catch(complain);
});
document.addEventListener("change", (event) => {
  const target = /** @type {HTMLSelectElement} */ (event.target);
  if (target.id === "whose") location.href = target.value;
});
byId("journal")?.addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
  event.preventDefault();
  const file = /** @type {HTMLFormElement} */ (event.target).file.files[0];
  try {
    const made = await post("/review", JSON.parse(await file.text()));
    location.href = `/review/${made.id}`;
  } catch (problem) {
    if (problem instanceof SyntaxError) toast(t("review-unreadable"));
    else complain(problem);
  }
});
addEventListener("resize", windows);
windows();
if (document.body.dataset.running === "1") setTimeout(follow, POLL);
document.body.dataset.ready = "1";
