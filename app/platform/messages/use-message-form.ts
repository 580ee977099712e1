import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Result } from "#domain/result.ts";

type Round<Field extends string, Failure> = {
  /** Names of the form's controls. */
  readonly fields: ReadonlyArray<Field>;
  /** Invalid fields, in their order. */
  readonly listFormFaults: (
    texts: Readonly<Record<Field, string>>,
  ) => ReadonlyArray<Field>;
  readonly send: (
    texts: Readonly<Record<Field, string>>,
  ) => Promise<Result<null, Failure>>;
  readonly onSent: (form: HTMLFormElement) => void;
  readonly onFailed: (failure: Failure) => void;
};

/**
 * Handles a message form: validates it, focuses the first fault, or sends it once.
 * Input stays; `onSent` may clear it.
 */
export function useMessageForm<Field extends string, Failure>({
  fields,
  listFormFaults,
  send,
  onSent,
  onFailed,
}: Round<Field, Failure>) {
  const [faults, setFaults] = useState<ReadonlyArray<Field>>([]);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const keepFocus = useFocusKeeper(isSubmitting);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const texts = readTexts(form, fields);
    const found = listFormFaults(texts);
    setFaults(found);
    if (found[0]) {
      findControl(form, found[0])?.focus();
      return;
    }
    keepFocus();
    setIsSubmitting(true);
    const result = await send(texts).finally(() => setIsSubmitting(false));
    if (result.ok) onSent(form);
    else onFailed(result.error);
  }

  return {
    isSubmitting,
    submit,
    hasFault: (field: Field) => faults.includes(field),
  };
}

/** Controls are disabled during the request and drop the focus: restores it. */
function useFocusKeeper(isSubmitting: boolean) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (isSubmitting) return;
    if (
      focused.current instanceof HTMLElement &&
      document.activeElement === document.body
    )
      focused.current.focus();
    focused.current = null;
  }, [isSubmitting]);
  return () => {
    focused.current = document.activeElement;
  };
}

/** Trimmed text of each control. */
function readTexts<Field extends string>(
  form: HTMLFormElement,
  fields: ReadonlyArray<Field>,
) {
  const entries = fields.map((field) => [
    field,
    findControl(form, field)?.value.trim() ?? "",
  ]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

function findControl(form: HTMLFormElement, name: string) {
  // Only inputs and text areas have a message form's names.
  return form.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLTextAreaElement
    | null;
}
