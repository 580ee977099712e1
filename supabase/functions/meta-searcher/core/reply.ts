/** Why a source has given nothing. */
export type Failure = {
  readonly reason:
    | "timeout"
    | "network"
    | "status"
    | "challenge"
    | "contentType"
    | "tooLarge"
    | "redirect"
    | "shape"
    // Nobody was asked: we had asked often enough.
    | "allowance";
  readonly status?: number;
  /** How long the source asks to be left alone. */
  readonly retryAfterMs?: number;
  /** For the log: never shown to a reader. */
  readonly detail?: string;
};

/** What came of asking somebody over the network, where failing is expected. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function answered<Value>(value: Value): Reply<Value> {
  return { ok: true, value };
}

/** It may quote what a source has sent. */
const MAX_DETAIL = 80;

export function failed(
  reason: Failure["reason"],
  more: Omit<Failure, "reason"> = {},
): { readonly ok: false; readonly failure: Failure } {
  const detail = more.detail?.replace(/\p{Cc}/gu, " ").slice(0, MAX_DETAIL);
  return {
    ok: false,
    failure: { reason, ...more, ...(detail ? { detail } : {}) },
  };
}
