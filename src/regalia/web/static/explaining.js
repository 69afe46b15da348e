// Which tables are explained as we go, and for how many decisions yet; kept in this browser.

const NAME = "regalia-explain";

/** @returns {Record<string, number>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(NAME) || "{}");
  } catch {
    return {};
  }
}

/** How many decisions of a table are still explained. @param {string} id */
export const remaining = (id) => kept()[id] ?? 0;

/** @param {string} id @param {number} number */
export function remember(id, number) {
  const { [id]: _old, ...others } = kept();
  try {
    localStorage.setItem(NAME, JSON.stringify(number > 0 ? { ...others, [id]: number } : others));
  } catch {
    // A browser without storage explains nothing by itself; the lamp does.
  }
}
