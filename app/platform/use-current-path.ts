import { useLocation } from "react-router";

/** The current screen, as the return path after signing in. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
