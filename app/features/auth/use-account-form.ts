import { useState } from "react";
import { type Texts, useTextForm } from "#app/platform/forms/use-text-form.ts";
import { notify, type Toast } from "#app/platform/toasts.ts";
import type { FieldErrorLink } from "#app/ui/error-summary.tsx";

/**
 * State of an account form; `findError` returns the error of a field. The toast of a failed
 * `send` is shown, and its text is the `failure` until the next attempt.
 */
export function useAccountForm<Name extends string>(
  fields: ReadonlyArray<Name>,
  check: (texts: Texts<Name>) => ReadonlyArray<FieldErrorLink>,
  send: (texts: Texts<Name>) => Promise<Omit<Toast, "id"> | undefined>,
) {
  const [failure, setFailure] = useState("");
  const form = useTextForm({
    fields,
    check(texts) {
      setFailure("");
      return check(texts);
    },
    async send(texts) {
      const toast = await send(texts);
      if (!toast) return;
      notify(toast);
      setFailure(toast.description);
    },
  });
  const findError = (fieldId: string) =>
    form.faults.find((fault) => fault.fieldId === fieldId)?.message;
  return { ...form, failure, findError };
}
