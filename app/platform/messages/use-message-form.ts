import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Result } from "../result.ts";

type Round<Field extends string, Reason extends string> = {
  /** Names of the form's controls. */
  readonly fields: ReadonlyArray<Field>;
  /** The fields that are not right, in their order. */
  readonly faultsIn: (
    texts: Readonly<Record<Field, string>>,
  ) => ReadonlyArray<Field>;
  readonly send: (
    texts: Readonly<Record<Field, string>>,
  ) => Promise<Result<null, Reason>>;
  readonly onSent: (form: HTMLFormElement) => void;
  readonly onFailed: (reason: Reason) => void;
};

/**
 * The round of a form that leaves a message: check it, with the focus on the first
 * fault, or send it once. What was typed stays; `onSent` may clear it.
 */
export function useMessageForm<Field extends string, Reason extends string>({
  fields,
  faultsIn,
  send,
  onSent,
  onFailed,
}: Round<Field, Reason>) {
  const [faults, setFaults] = useState<ReadonlyArray<Field>>([]);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const keepFocus = useFocusKeeper(isSubmitting);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const texts = readTexts(form, fields);
    const found = faultsIn(texts);
    setFaults(found);
    if (found[0]) {
      findControl(form, found[0])?.focus();
      return;
    }
    keepFocus();
    setIsSubmitting(true);
    const result = await send(texts).finally(() => setIsSubmitting(false));
    if (result.ok) onSent(form);
    else onFailed(result.reason);
  }

  return {
    isSubmitting,
    submit,
    hasFault: (field: Field) => faults.includes(field),
  };
}

/** Controls are disabled while the message travels and lose the focus with it: it is given back. */
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

/** What stands in each control, without the blanks around it. */
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
  // Only inputs and text areas bear the names that a message form gives.
  return form.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLTextAreaElement
    | null;
}
