import { type ReactNode, useId } from "react";
import { Card } from "#app/ui/card.tsx";

/** Card with a heading for a part of the screen. */
export function Section({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="max-w-3xl sm:p-8">
      <h2 id={id} className="text-[length:var(--text-subtitle)]">
        {title}
      </h2>
      <div className="mt-3 flex flex-col items-start gap-4 [overflow-wrap:anywhere]">
        {children}
      </div>
    </Card>
  );
}
