import { runWithTimeout } from "./run-with-timeout.ts";

/** Milliseconds until a read without a response fails; the body may take longer. */
const READ_TIMEOUT_MS = 4_000;

/** Milliseconds before each retry: a lost connection is often back by then. */
const RETRY_DELAYS_MS = [1_000, 1_500];

/**
 * Retries a read without a response, and rejects after all attempts' timeout; returns a
 * response with an error status. `fetchOnce` may also refresh a token first.
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
      // The backend's client treats an error of this name as an aborted request.
      reject(new DOMException("No response within the timeout", "AbortError")),
    ),
  );
}
