import type { FormEventHandler, ReactNode } from "react";
import { Button } from "./button.tsx";

/** Fields and a send button; all disabled while sending. */
export function MessageForm({
  onSubmit,
  onInput,
  isSubmitting,
  failure,
  submitLabel,
  submittingLabel,
  children,
}: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onInput?: FormEventHandler<HTMLFormElement>;
  isSubmitting: boolean;
  /** Text of the last failure. */
  failure?: string | null;
  submitLabel: string;
  submittingLabel: string;
  children: ReactNode;
}) {
  return (
    // POST: if sent before hydration, no input ends up in the URL.
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="flex flex-col items-start gap-4"
    >
      {/* The fieldset only disables its controls: for screen readers it is no group. */}
      <fieldset
        role="presentation"
        disabled={isSubmitting}
        className="flex w-full min-w-0 flex-col gap-4"
      >
        {children}
      </fieldset>
      {failure && (
        <p role="alert" className="font-semibold text-destructive">
          {failure}
        </p>
      )}
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={submittingLabel}
        className="max-sm:w-full"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
