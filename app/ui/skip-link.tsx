import type { ReactNode } from "react";

/** Visible on focus: skips repeated content to the part of the page with this id. */
export function SkipLink({
  to,
  children,
}: {
  to: string;
  children: ReactNode;
}) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:font-bold focus:text-paper"
    >
      {children}
    </a>
  );
}
