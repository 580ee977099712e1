import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * On a change of screen: to the top, the focus on the main heading, and in with the
 * new page (specification §2). A link to a part of a screen then leads to that part.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, hash, key } = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  const shown = useRef(pathname);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo({ top: 0, behavior: "instant" });
    const heading = area.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be asked for again
  useEffect(() => {
    if (isBackOrForward || !hash) return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [key, hash, isBackOrForward]);
  return (
    <div key={pathname} ref={area} className="page-enter">
      {children}
    </div>
  );
}
