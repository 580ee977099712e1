import { type ReactNode, useId } from "react";
import { Card } from "#app/ui/card.tsx";

/** A titled part of the form. */
export function FormSection({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="sm:p-8">
      <h2 id={id}>{title}</h2>
      <div className="mt-5 flex flex-col gap-6">{children}</div>
    </Card>
  );
}
