import { useLocation } from "react-router";
import { safeReturnPath } from "#domain/accounts/return-path.ts";

/** Where to go after signing in: handed over by the screen before, or in the address; always a path of ours. */
export function useReturnPath(): string {
  const { state, search } = useLocation();
  const handedOver = (state as { from?: unknown } | null)?.from;
  return safeReturnPath(handedOver ?? new URLSearchParams(search).get("from"));
}
