import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

/** The native checkbox with our style and its own label: it needs no Field. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  id: givenId,
  ...rest
}: Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
}) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
        <span className="relative grid h-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            id={id}
            aria-describedby={classNames(errorId, hintId) || undefined}
            aria-invalid={errorId ? true : undefined}
            className={BOX}
            {...rest}
          />
          <Check
            aria-hidden
            strokeWidth={4}
            className="text-on-rosa pointer-events-none absolute size-4 opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-soft"
          />
        </span>
        <span className="min-w-0 grow py-2.5 leading-6">{label}</span>
      </label>
      {hintId && (
        <p
          id={hintId}
          className="text-ink-soft -mt-1.5 pb-1.5 pl-9 text-[0.9375rem] leading-snug"
        >
          {hint}
        </p>
      )}
      {errorId && (
        <div className="-mt-1 pb-1.5 pl-9">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

const BOX =
  "peer size-6 cursor-pointer appearance-none rounded-control border-2 border-ink bg-card hover:border-rosa checked:border-rosa checked:bg-rosa aria-invalid:border-destructive disabled:cursor-not-allowed disabled:border-line disabled:bg-paper forced-colors:appearance-auto";
