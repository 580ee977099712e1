import type { ReactNode } from "react";

/** A section of a screen, with a heading and an optional lead. */
export function Part({
  id,
  heading,
  text,
  children,
}: {
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="column py-10">
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {text && <p className="text-ink-soft measure mt-2">{text}</p>}
      {children}
    </section>
  );
}
