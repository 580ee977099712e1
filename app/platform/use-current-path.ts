import { useLocation } from "react-router";

/** Path and query of the current screen: the return path after a sign-in or a saved profile. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
