// "Your turn": in the title, by a short sound, and as a notification of the browser.
import { settings } from "./settings.js";
import { asked, hear, table } from "./state.js";
import { t } from "./words.js";

const title = document.title;
/** @type {AudioContext | null} */
let audio = null;

/** Two soft notes, made here. */
function chime() {
  if (!settings().sound) return;
  try {
    audio ??= new AudioContext();
    [523.25, 783.99].forEach((pitch, number) => {
      const at = /** @type {AudioContext} */ (audio).currentTime + number * 0.16;
      const tone = /** @type {AudioContext} */ (audio).createOscillator();
      const loud = /** @type {AudioContext} */ (audio).createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, at);
      loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(loud).connect(/** @type {AudioContext} */ (audio).destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
  } catch {
    // Without sound the title still tells.
  }
}

/** @param {any} before */
function changed(before) {
  document.title = asked() ? `● ${t("your-turn")} · ${title}` : title;
  const was = before.status === "running" && before.actors.includes(before.seat);
  if (!asked() || was) return;
  chime();
  if (settings().notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { body: table.prompt, tag: table.id });
  }
}

export function startNotices() {
  hear("changed", changed);
  if (asked()) document.title = `● ${t("your-turn")} · ${title}`;
}
