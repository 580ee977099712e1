import type { Site } from "./sites.ts";

/** Asks the backend behind the page's back, as another device would: a body is posted. */
export function askBackend(
  { backendUrl, publishableKey }: Site,
  path: string,
  {
    accessToken,
    body,
    prefer,
  }: { accessToken?: string; body?: object; prefer?: string },
): Promise<Response> {
  return fetch(backendUrl + path, {
    method: body ? "POST" : "GET",
    headers: {
      apikey: publishableKey,
      // A connection kept open may be closed by the server just as it is used again.
      connection: "close",
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(body && { "content-type": "application/json" }),
      ...(prefer && { prefer }),
    },
    body: body && JSON.stringify(body),
  });
}
