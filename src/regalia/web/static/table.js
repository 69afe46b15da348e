// The table page: everything starts here.
import { startActing } from "./acting.js";
import { startChat } from "./chat.js";
import { startClocks } from "./clocks.js";
import { startCoach } from "./coach.js";
import { startFloors } from "./floors.js";
import { startGuide } from "./guide.js";
import { startHotSeat } from "./hotseat.js";
import { startLooking } from "./looking.js";
import { startNotices } from "./notice.js";
import { startParts } from "./parts.js";
import { startPeople } from "./people.js";
import { startRefusals } from "./refusals.js";
import { startPlayback } from "./playback.js";
import { startReplay } from "./replay.js";
import { startResult } from "./result.js";
import { startRules } from "./rules.js";
import { startShowing } from "./showing.js";
import { startSharing } from "./share.js";
import { table } from "./state.js";
import { startStops } from "./stops.js";
import { listen } from "./sync.js";
import { startTerms } from "./terms.js";
import { startTips } from "./tips.js";
import { startTold } from "./told.js";
import { startTouching } from "./touch.js";
import { startViews } from "./views.js";

startTouching();
startTips();
startRules();
startGuide();
startShowing();
startTerms();
startViews();
startParts();
startStops();
startFloors();
startSharing();
startResult();
if (table.replay) {
  startReplay();
} else {
  startActing();
  startCoach();
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
document.body.dataset.step = String(table.step);
document.body.dataset.ready = "1";
