import { failure } from "#app/platform/result.ts";

/** Reason of a request that the backend did not fulfil. */
export function requestFailure(
  { message }: { readonly message: string },
  status: number,
) {
  // The client does not throw when offline: it answers with status 0.
  return status === 0
    ? failure("unreachable" as const)
    : failure("rejected" as const, message);
}
