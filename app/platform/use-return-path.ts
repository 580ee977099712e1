import { useLocation } from "react-router";
import { safeReturnPath } from "#domain/accounts/return-path.ts";

/**
 * Return path of a form, from the navigation state or the query; never another site, "/"
 * for none.
 */
export function useReturnPath(): string {
  const { state, search } = useLocation();
  const stateFrom = (state as { from?: unknown } | null)?.from;
  return safeReturnPath(stateFrom ?? new URLSearchParams(search).get("from"));
}
