import type { ReactNode } from "react";

export function ShowcaseSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-5">
      <h2 id={id} className="border-ink border-b-2 pb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function ShowcaseRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
