import { fetchRead } from "./fetch-read.ts";

/**
 * Milliseconds without a response after which a request fails. On a slow connection it
 * waits behind the page's own files; `useLoaded` shows a slow load earlier.
 */
const TIMEOUT_MS = 15_000;

/** Requests by address, until the visit ends. */
const requests = new Map<string, Promise<unknown>>();

/**
 * A JSON file of this site, in the shape that its server sends: fetched once per visit.
 * Rejects without a response, and for an error status; the next call fetches it again.
 */
export function fetchFile<Value>(address: string): Promise<Value> {
  const request = requests.get(address) ?? fetchJson(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request as Promise<Value>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetchRead(
    (signal) => fetch(address, { signal }),
    undefined,
    TIMEOUT_MS,
  );
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
