import { useLocation } from "react-router";

/** The current screen, as the return path of a form: after signing in, after a saved profile. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
