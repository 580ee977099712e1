import { ChevronDown } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";

export type SectionLink = {
  readonly text: string;
  readonly to: string;
  readonly isCurrent: boolean;
};

/**
 * The sections of the screen (specification §2): links in a `details` element, so that
 * they work without scripts.
 */
export function SectionDropdown({
  label,
  sections,
}: {
  label: string;
  sections: ReadonlyArray<SectionLink>;
}) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  useAutoClose(dropdown);
  const current = sections.find(({ isCurrent }) => isCurrent);
  return (
    <details
      ref={dropdown}
      className="group relative max-w-[60%] shrink-0 sm:max-w-md"
    >
      <summary className="bg-card border-edge flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control border px-3 hover:border-ink [&::-webkit-details-marker]:hidden">
        <span className="truncate">
          <span className="text-ink-soft">{label}: </span>
          <strong>{current?.text}</strong>
        </span>
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="bg-card border-ink absolute top-full left-0 z-20 w-[min(22rem,100vw-2rem)] mt-1 max-h-[70vh] overflow-y-auto rounded-control border p-1 shadow-[3px_3px_0_var(--color-ink)]">
        {sections.map(({ text, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent || undefined}
              onClick={() =>
                dropdown.current && closeAndReturn(dropdown.current)
              }
              className={classNames(
                "flex min-h-11 items-center rounded-control px-3 hover:bg-ink hover:text-paper",
                isCurrent && "font-bold",
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const CLOSING_EVENTS = ["keydown", "pointerdown", "focusin"] as const;

/**
 * Closes on Escape, on a press outside, and when the focus leaves. The browser opens
 * and closes the list itself, so the state is the element's `open`.
 */
function useAutoClose(dropdown: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent | FocusEvent) => {
      const details = dropdown.current;
      if (!details?.open) return;
      if ("key" in event && event.key === "Escape") closeAndReturn(details);
      // Targets of document events are nodes.
      else if (!details.contains(event.target as Node)) details.open = false;
    };
    for (const type of CLOSING_EVENTS) document.addEventListener(type, close);
    return () => {
      for (const type of CLOSING_EVENTS)
        document.removeEventListener(type, close);
    };
  }, [dropdown]);
}

function closeAndReturn(details: HTMLDetailsElement) {
  details.open = false;
  details.querySelector("summary")?.focus();
}
