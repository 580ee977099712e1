import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldContext } from "./field-context.ts";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Error with its remedy; an empty text counts as no error. */
  error?: string | null | undefined;
  required?: boolean;
  /**
   * Makes the field required, with this text beside its label; screen readers get
   * `aria-required` instead.
   */
  requiredMark?: string;
  /** The control's id, for links from an ErrorSummary; generated when missing. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label, hint and error around one control, which takes its ids from `FieldContext`. */
export function Field({
  label,
  hint,
  error,
  requiredMark,
  required = requiredMark !== undefined,
  id: givenId,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  // An error with the hint's words replaces it.
  const hintId = hint && hint !== error ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const ids = {
    id,
    labelId: `${id}-label`,
    describedBy: classNames(errorId, hintId) || undefined,
    invalid: Boolean(error),
    required,
  };
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label
          id={ids.labelId}
          htmlFor={id}
          className="font-semibold [overflow-wrap:anywhere]"
        >
          {label}
        </label>
        {required && (
          <span aria-hidden className="text-ink-soft text-sm">
            {requiredMark ?? "*"}
          </span>
        )}
      </div>
      {hintId && (
        <p
          id={hintId}
          className="text-ink-soft measure text-[0.9375rem] leading-snug"
        >
          {hint}
        </p>
      )}
      <FieldContext value={ids}>{children}</FieldContext>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({
  id,
  children,
}: {
  id: string;
  children: ReactNode;
}) {
  return (
    <p
      id={id}
      className="text-destructive flex items-start gap-1.5 text-[0.9375rem] leading-snug font-semibold"
    >
      <CircleAlert aria-hidden className="mt-px size-[1.2em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}
