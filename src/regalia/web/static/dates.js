// Days in the reader's own calendar and words.
import { all } from "./dom.js";

const format = new Intl.DateTimeFormat(document.documentElement.lang, { day: "numeric", month: "short" });

for (const time of all("time[data-at]")) {
  const day = new Date(Number(time.dataset.at) * 1000);
  time.dateTime = day.toISOString();
  time.textContent = format.format(day);
  time.title = day.toLocaleString(document.documentElement.lang);
}
