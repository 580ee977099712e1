import { useLocation } from "react-router";
import { safeReturnPath } from "#domain/accounts/return-path.ts";

/**
 * Path to open after an account form, from the navigation state or the query; "/" without
 * one, and instead of an address on another site.
 */
export function useReturnPath(): string {
  const { state, search } = useLocation();
  const stateFrom = (state as { from?: unknown } | null)?.from;
  return safeReturnPath(stateFrom ?? new URLSearchParams(search).get("from"));
}
