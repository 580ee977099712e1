/** Reasons for which the backend did not fulfil a request. */
export type BackendReason =
  // No response.
  | "unreachable"
  // The access token is invalid or expired.
  | "sessionRefused"
  | "tooMany"
  // The values are invalid or too large: repeating the request is useless.
  | "rejected"
  // Any other status: not found, not authorized, or a server error.
  | "unavailable";

export type BackendFailure<Reason extends string = BackendReason> = {
  readonly reason: Reason;
  /** The server's own text; empty without one. */
  readonly message: string;
};

const REASONS: ReadonlyMap<number, BackendReason> = new Map([
  // The official clients do not throw when offline: they answer with status 0.
  [0, "unreachable"],
  [400, "rejected"],
  [401, "sessionRefused"],
  [409, "rejected"],
  [413, "rejected"],
  [422, "rejected"],
  [429, "tooMany"],
]);

export function backendReason(status: number): BackendReason {
  return REASONS.get(status) ?? "unavailable";
}

/** Failure of a response with an error status; status 0 has no server message. */
export function backendFailure(status: number, message = ""): BackendFailure {
  return {
    reason: backendReason(status),
    message: status === 0 ? "" : message,
  };
}
