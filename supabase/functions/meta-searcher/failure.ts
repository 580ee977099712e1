import type { HttpErrorReason } from "../_shared/http-client.ts";

export type Failure = {
  readonly reason:
    | HttpErrorReason
    | "status"
    | "challenge"
    | "content_type"
    | "shape"
    | "exception"
    // No request was sent.
    | "quota"
    | "paused";
  readonly status?: number;
  readonly retryAfterMs?: number;
  /** For the log only: never shown, and without the query. */
  readonly detail?: string;
};

const MAX_DETAIL = 80;

/** Cuts the detail to one short line, as it may quote the source. */
export function failure(
  reason: Failure["reason"],
  more: Omit<Failure, "reason"> = {},
): Failure {
  const detail = more.detail?.replace(/\p{Cc}/gu, " ").slice(0, MAX_DETAIL);
  return { reason, ...more, ...(detail ? { detail } : {}) };
}
