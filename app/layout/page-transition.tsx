import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** On a change of screen: to the top, the focus on the main heading, and in with the new page (specification §2). */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
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
  return (
    <div key={pathname} ref={area} className="page-enter">
      {children}
    </div>
  );
}
