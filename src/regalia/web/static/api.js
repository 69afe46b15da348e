// Talking to the server. An error carries the server's sentence and, for a conflict, the step where the table stands.
import { toast } from "./dom.js";
import { t } from "./words.js";

export class ApiError extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.text || t("error"));
    this.status = status;
    this.code = body?.error || "";
    this.step = body?.step;
    this.clause = body?.clause || "";
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {any} [body]
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function call(method, path, body, signal) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: "same-origin", signal });
  const told = answer.status !== 204 && answer.headers.get("Content-Type")?.includes("json");
  const found = told ? await answer.json() : null;
  if (!answer.ok) throw new ApiError(answer.status, found);
  return found;
}

/** @param {string} path @param {AbortSignal} [signal] */
export const get = (path, signal) => call("GET", path, undefined, signal);

/** @param {string} path @param {any} [body] */
export const post = (path, body = {}) => call("POST", path, body);

/** Show what went wrong. @param {any} problem */
export function complain(problem) {
  toast(problem instanceof ApiError ? problem.message : t("offline"));
}
