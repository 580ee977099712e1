import { ChevronDown } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";

export type SectionLink = {
  readonly value: string;
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
  useClosing(dropdown);
  const current = sections.find(({ isCurrent }) => isCurrent);
  return (
    <details
      ref={dropdown}
      className="group relative max-w-[60%] min-w-0 shrink-0 sm:max-w-md"
    >
      <summary className="bg-card border-edge flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control border px-3 hover:border-ink [&::-webkit-details-marker]:hidden">
        <span className="truncate">
          <span className="text-ink-soft">{label}: </span>
          <strong>{current?.text}</strong>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="bg-card border-ink absolute top-full left-0 z-20 w-[min(22rem,100vw-2rem)] mt-1 max-h-[70vh] overflow-y-auto rounded-control border p-1 shadow-[3px_3px_0_var(--color-ink)]">
        {sections.map(({ value, text, to, isCurrent }) => (
          <li key={value}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              onClick={() => closeAndReturn(dropdown.current)}
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

/**
 * Closes on Escape, on a press outside, and when the focus leaves. The browser opens
 * and closes the list itself, so the state is the element's `open`.
 */
function useClosing(dropdown: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && dropdown.current?.open)
        closeAndReturn(dropdown.current);
    };
    const closeOutside = ({ target }: Event) => {
      if (dropdown.current && !dropdown.current.contains(target as Node))
        dropdown.current.open = false;
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    return () => controller.abort();
  }, [dropdown]);
}

function closeAndReturn(details: HTMLDetailsElement | null) {
  if (!details) return;
  details.open = false;
  details.querySelector("summary")?.focus();
}
