import { fetchRead } from "./fetch-read.ts";
import { loadOnce } from "./load-once.ts";

/**
 * Milliseconds without a response after which a request fails: on a slow connection it
 * waits behind the page's own files. `useLoaded` reports a slow load earlier.
 */
const TIMEOUT_MS = 15_000;

/** Pending and successful requests of this visit, by address. */
const requests = new Map<string, Promise<unknown>>();

/**
 * Fetches a JSON file of this site once per visit; its shape is not validated. Rejects
 * without a response and for an error status; the next call fetches it again.
 */
export function fetchFile<Value>(address: string): Promise<Value> {
  const request = loadOnce(requests, address, () => fetchJson(address));
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
