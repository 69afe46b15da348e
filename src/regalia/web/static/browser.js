// This browser among those that are told by push: no more when its person signs out, and again when only the others were.
import { call, post } from "./api.js";

/** @returns {Promise<any>} */
async function subscription() {
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Whoever signs in here next has nothing to do with these notices. */
export async function tellNoMore() {
  const found = await subscription().catch(() => null);
  if (found) await call("DELETE", "/api/notices/push", { endpoint: found.endpoint });
}

export async function tellAgain() {
  const found = await subscription().catch(() => null);
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  await post("/api/notices/push", { endpoint, keys });
}
