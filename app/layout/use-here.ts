import { useLocation } from "react-router";

/** The screen that the reader is on, to return to after signing in. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
