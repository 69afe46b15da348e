// The table page: everything starts here.
import { startActing } from "./acting.js";
import { startChat } from "./chat.js";
import { startClocks } from "./clocks.js";
import { startHotSeat } from "./hotseat.js";
import { startLesson } from "./lesson.js";
import { startLessons } from "./lessons.js";
import { startLooking } from "./looking.js";
import { startNotices } from "./notice.js";
import { startPeople } from "./people.js";
import { startRefusals } from "./refusals.js";
import { startPlayback } from "./playback.js";
import { startReplay } from "./replay.js";
import { startResult } from "./result.js";
import { startRules } from "./rules.js";
import { startSharing } from "./share.js";
import { table } from "./state.js";
import { listen } from "./sync.js";
import { startTips } from "./tips.js";
import { startTold } from "./told.js";
import { startTouching } from "./touch.js";
import { startViews } from "./views.js";

startTouching();
startTips();
startRules();
startViews();
startSharing();
startResult();
startLessons();
if (table.replay) {
  startReplay();
} else {
  startActing();
  startRefusals();
  startLooking();
  startTold();
  startPlayback();
  startChat();
  startClocks();
  startPeople();
  startHotSeat();
  startNotices();
  listen();
}
startLesson();
document.body.dataset.step = String(table.step);
document.body.dataset.ready = "1";
