// One way to talk to the API; what it refuses is shown as the sentence it gives.

export async function call(path, body) {
  const options = body === undefined ? {} : {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  };
  const response = await fetch(path, options);
  const data = response.status === 204 ? null : await response.json();
  notice(response.ok ? "" : [data.text, data.clause && `[${data.clause}]`].filter(Boolean).join(" "));
  return { ok: response.ok, status: response.status, data };
}

export function notice(text) {
  document.getElementById("notice").textContent = text;
}
