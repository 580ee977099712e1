import { fetchRead } from "./fetch-read.ts";

/**
 * Milliseconds until a file without an answer is given up: on a slow line it waits behind
 * the page's own files. What needs it tells the reader earlier (`useLoaded`).
 */
const TIMEOUT_MS = 15_000;

/** A JSON file of this site, in the shape that its server sends. Rejects without an answer, and for an error's status. */
export async function fetchFile<Value>(
  address: string,
  outer?: AbortSignal,
): Promise<Value> {
  const answer = await fetchRead(
    (signal) => fetch(address, { signal }),
    outer,
    TIMEOUT_MS,
  );
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
