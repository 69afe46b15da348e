// The page behind a link that signs in: one press, then home.
import { complain, post } from "./api.js";
import { byId } from "./dom.js";

byId("enter-form")?.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  post("/api/identity/enter", { token: byId("enter-form").dataset.token }).then(() => { location.href = "/"; }, complain);
});
