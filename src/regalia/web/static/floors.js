// No text of a drawing is smaller on the screen than can be read: what the scale of a board would make smaller is drawn larger.
import { all } from "./dom.js";
import { hear } from "./state.js";

const DRAWN = ".board text, .pb text, .left text, .lanes text";
let timer = 0;

/** The smallest text in pixels of the screen, by its size: large screens, laptops and tablets, phones. */
function floor() {
  if (innerHeight < 560 || innerWidth <= 700) return 10;
  return innerWidth >= 1440 && innerHeight >= 860 ? 12 : 11;
}

/** Draw the texts that would be too small in the size they need. */
function raise() {
  const least = floor();
  const texts = all(DRAWN);
  for (const text of texts) if (text.style.fontSize) text.style.removeProperty("font-size");
  const needed = texts.map((text) => {
    const matrix = text.getScreenCTM();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 0;
    return scale && parseFloat(getComputedStyle(text).fontSize) * scale < least ? least / scale : 0;
  });
  texts.forEach((text, number) => { if (needed[number]) text.style.setProperty("font-size", `${needed[number].toFixed(2)}px`, "important"); });
}

export function startFloors() {
  hear("changed", raise);
  hear("parts", raise);
  window.addEventListener("resize", () => { clearTimeout(timer); timer = window.setTimeout(raise, 30); });
  raise();
}
