import { type FormEvent, useState } from "react";
import type { FieldFault } from "#app/ui/error-summary.tsx";

/**
 * Submits an account form: validates it, shows faults, else sends it once with the
 * button busy. `check` returns the form's faults.
 */
export function useSubmit(
  check: (form: HTMLFormElement) => ReadonlyArray<FieldFault>,
  send: (form: HTMLFormElement) => Promise<void>,
) {
  const [faults, setFaults] = useState<ReadonlyArray<FieldFault>>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSubmitting, setIsSubmitting] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const found = check(form);
    setFaults(found);
    setAttempt((count) => count + 1);
    if (found.length > 0) return;
    setIsSubmitting(true);
    await send(form).finally(() => setIsSubmitting(false));
  }

  const findError = (fieldId: string) =>
    faults.find((fault) => fault.fieldId === fieldId)?.message;

  return { faults, attempt, isSubmitting, submit, findError };
}
