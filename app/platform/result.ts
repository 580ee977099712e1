/** Outcome of an operation that may fail for expected reasons. */
export type Result<Data, Reason extends string> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly reason: Reason; readonly message: string };

export function success<Data>(data: Data) {
  return { ok: true, data } as const;
}

/** `message` is the server's own text; empty without one. */
export function failure<Reason extends string>(reason: Reason, message = "") {
  return { ok: false, reason, message } as const;
}
