import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation } from "react-router";
import type { EntryField, ProfileEntries } from "#domain/profile/entries.ts";

/** A section of a step. Opens on a tap, for a URL with its id, or if a field has a fault. */
export function CollapsibleSection({
  id,
  title,
  fields,
  children,
}: {
  id: string;
  title: string;
  fields: ReadonlyArray<EntryField>;
  children: ReactNode;
}) {
  const { formState } = useFormContext<ProfileEntries>();
  const isLinked = useLocation().hash === `#${id}`;
  // Also true once a fault has opened the section, so that fixing it does not close it.
  const [isOpen, setIsOpen] = useState(false);
  const hasFault = fields.some((field) => formState.errors[field]);
  return (
    <details
      id={id}
      open={isOpen || hasFault || isLinked}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-control border-2 border-ink"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-semibold">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-5">{children}</div>
    </details>
  );
}
