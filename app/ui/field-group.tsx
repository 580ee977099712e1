import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

/** Several controls under one question, such as a list of checkboxes. */
export function FieldGroup({
  legend,
  hint,
  error,
  id: givenId,
  className,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={classNames(errorId, hintId) || undefined}
      className={classNames("flex min-w-0 flex-col gap-1.5", className)}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hintId && (
        <p
          id={hintId}
          className="text-ink-soft measure text-[0.9375rem] leading-snug"
        >
          {hint}
        </p>
      )}
      <div className="flex flex-col">{children}</div>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
