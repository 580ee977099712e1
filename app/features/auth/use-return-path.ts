import { useLocation } from "react-router";
import { safeReturnPath } from "#domain/accounts/return-path.ts";

/** Return path after signing in: from the previous screen or the address; always a path of ours. */
export function useReturnPath(): string {
  const { state, search } = useLocation();
  const handedOver = (state as { from?: unknown } | null)?.from;
  return safeReturnPath(handedOver ?? new URLSearchParams(search).get("from"));
}
