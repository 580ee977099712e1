/** Outcome of an operation that may fail for expected reasons. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function ok<Value>(value: Value) {
  return { ok: true, value } as const;
}

export function fail<Failure>(error: Failure) {
  return { ok: false, error } as const;
}
