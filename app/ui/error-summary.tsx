import { CircleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names.ts";

export type FieldErrorLink = {
  fieldId: string;
  message: string;
  /** The field's name, where the message does not say it. */
  label?: string;
};

/**
 * Errors of a form, each a link to its field. Takes the focus when it appears, so give
 * it a new `key` for each attempt.
 */
export function ErrorSummary({
  title,
  errors,
  className,
}: {
  title: string;
  errors: ReadonlyArray<FieldErrorLink>;
  className?: string;
}) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) ref.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(
        "bg-card border-destructive rounded-control border-2 border-l-8 p-4",
        className,
      )}
    >
      <h2 id={id} className="flex items-center gap-2 text-subtitle">
        <CircleAlert aria-hidden className="text-destructive size-6 shrink-0" />
        {title}
      </h2>
      <ul className="mt-1">
        {errors.map(({ fieldId, message, label }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={focusField}
              className="text-destructive inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 hover:decoration-4"
            >
              {label ? `${label}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the field without a change of the URL, which the router would treat as navigation. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
