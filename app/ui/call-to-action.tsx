import type { ReactNode } from "react";

/** A prominent block with one or two next steps. */
export function CallToAction({
  id,
  heading,
  text,
  actions,
}: {
  id: string;
  heading: string;
  text: string;
  actions: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="column py-10">
      <div className="notch bg-maiz text-on-maiz rounded-card p-6 sm:p-10">
        <h2 id={id}>{heading}</h2>
        <p className="measure mt-2">{text}</p>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  );
}
