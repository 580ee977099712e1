import type { Site } from "./sites.ts";

/** Requests the backend outside the page, like another device: POST with a body, else GET. */
export function requestBackend(
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
      // The server may close a keep-alive connection just as it is reused.
      connection: "close",
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(body && { "content-type": "application/json" }),
      ...(prefer && { prefer }),
    },
    body: body && JSON.stringify(body),
  });
}
