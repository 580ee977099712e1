import { type Texts, useTextForm } from "#app/platform/forms/use-text-form.ts";
import type { FieldErrorLink } from "#app/ui/error-summary.tsx";

/** State of an account form; `findError` returns the error of a field. */
export function useAccountForm<Name extends string>(
  fields: ReadonlyArray<Name>,
  check: (texts: Texts<Name>) => ReadonlyArray<FieldErrorLink>,
  send: (texts: Texts<Name>) => Promise<void>,
) {
  const form = useTextForm({ fields, check, send });
  const findError = (fieldId: string) =>
    form.faults.find((fault) => fault.fieldId === fieldId)?.message;
  return { ...form, findError };
}
