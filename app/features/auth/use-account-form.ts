import { type Texts, useTextForm } from "#app/platform/forms/use-text-form.ts";
import type { FieldFault } from "#app/ui/error-summary.tsx";

/** An account form: its summary of faults takes the focus at each attempt. */
export function useAccountForm<Name extends string>(
  fields: ReadonlyArray<Name>,
  check: (texts: Texts<Name>) => ReadonlyArray<FieldFault>,
  send: (texts: Texts<Name>) => Promise<void>,
) {
  const form = useTextForm({ fields, check, send });
  const findError = (fieldId: string) =>
    form.faults.find((fault) => fault.fieldId === fieldId)?.message;
  return { ...form, findError };
}
