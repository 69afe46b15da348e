// The player's own settings, kept in this browser.

const NAME = "regalia";
const DEFAULTS = { theme: "auto", motion: true, steps: true, sound: true, notify: false, keys: true, warn: true, forced: true, costly: false, hints: true, path: true };

/** @returns {typeof DEFAULTS} */
export function settings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(NAME) || "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Partial<typeof DEFAULTS>} changes */
export function change(changes) {
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...settings(), ...changes }));
  } catch {
    // A browser without storage forgets at the end of the page.
  }
}

/** Whether pieces may travel: the switch, and the system's wish for less motion. */
export function moving() {
  return settings().motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
