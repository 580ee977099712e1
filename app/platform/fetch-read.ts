import { runWithTimeout } from "./run-with-timeout.ts";

/** Milliseconds until a read without an answer fails. Its body may take longer: slow connections need that. */
const READ_TIMEOUT_MS = 4_000;

/** A lost connection is often back after so many milliseconds. */
const RETRY_DELAYS_MS = [1_000, 1_500];

/**
 * Reads over the network: rejects when no attempt is answered within the timeout.
 * `fetchOnce` may do more than a fetch, for instance refresh a token first.
 */
export function fetchRead(
  fetchOnce: (signal: AbortSignal) => Promise<Response>,
  outer?: AbortSignal,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<Response> {
  return runWithTimeout(
    timeoutMs,
    (signal) =>
      Promise.race([rejectWhenAborted(signal), retryFetch(fetchOnce, signal)]),
    outer,
  );
}

async function retryFetch(
  fetchOnce: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  for (const delayMs of RETRY_DELAYS_MS)
    try {
      return await fetchOnce(signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (signal.aborted) throw error;
    }
  return fetchOnce(signal);
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () =>
      // The name that the backend's client reads as "no answer".
      reject(new DOMException("No answer in time", "AbortError")),
    ),
  );
}
