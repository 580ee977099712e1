import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";

/** Card with a title and a lead, for account forms and their messages. */
export function FormCard({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className="column py-8 sm:py-12">
      <Card className="mx-auto w-full max-w-lg sm:p-8">
        <h1 className="text-[length:var(--text-title)]">{title}</h1>
        <p className="text-ink-soft mt-2 [overflow-wrap:anywhere]">{lead}</p>
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </Card>
    </div>
  );
}
