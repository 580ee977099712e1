import type { Result } from "#domain/result.ts";
import { focusField, type Texts, useTextForm } from "../forms/use-text-form.ts";

type MessageInput<Field extends string, Failure> = {
  /** Names of the form's controls. */
  readonly fields: ReadonlyArray<Field>;
  /** Invalid fields, in the order of the form. */
  readonly listFormFaults: (texts: Texts<Field>) => ReadonlyArray<Field>;
  readonly send: (texts: Texts<Field>) => Promise<Result<null, Failure>>;
  readonly onSent: (form: HTMLFormElement) => void;
  readonly onFailed: (failure: Failure) => void;
};

/**
 * A form of trimmed texts that focuses its first fault. Sending keeps the input;
 * `onSent` may clear it.
 */
export function useMessageForm<Field extends string, Failure>({
  fields,
  listFormFaults,
  send,
  onSent,
  onFailed,
}: MessageInput<Field, Failure>) {
  const { faults, isSubmitting, submit } = useTextForm({
    fields,
    check: (texts: Texts<Field>) => listFormFaults(trimTexts(texts)),
    onFaults([firstFault = ""], form) {
      focusField(form, firstFault);
    },
    async send(texts, form) {
      const result = await send(trimTexts(texts));
      if (result.ok) onSent(form);
      else onFailed(result.error);
    },
  });
  return {
    isSubmitting,
    submit,
    hasFault: (field: Field) => faults.includes(field),
  };
}

function trimTexts<Field extends string>(texts: Texts<Field>): Texts<Field> {
  const entries = Object.entries<string>(texts);
  return Object.fromEntries(
    entries.map(([field, text]) => [field, text.trim()]),
  ) as Texts<Field>;
}
