import { type FormEvent, useEffect, useRef, useState } from "react";

/** Text of each field, as typed; "" when the form has no such control. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

type TextForm<Name extends string, Fault> = {
  /** Names of the form's controls. */
  readonly fields: ReadonlyArray<Name>;
  readonly check: (texts: Texts<Name>) => ReadonlyArray<Fault>;
  /** Called instead of `send` when `check` finds faults. */
  readonly onFaults?: (
    faults: ReadonlyArray<Fault>,
    form: HTMLFormElement,
  ) => void;
  readonly send: (texts: Texts<Name>, form: HTMLFormElement) => Promise<void>;
};

/** Checks a form and sends it if valid; ignores submits meanwhile. Does not clear the fields. */
export function useTextForm<Name extends string, Fault>({
  fields,
  check,
  onFaults,
  send,
}: TextForm<Name, Fault>) {
  const [faults, setFaults] = useState<ReadonlyArray<Fault>>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const storeFocus = useFocusRestore(isSubmitting);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const texts = readTexts(form, fields);
    const newFaults = check(texts);
    setFaults(newFaults);
    setAttempt((count) => count + 1);
    if (newFaults.length > 0) {
      onFaults?.(newFaults, form);
      return;
    }
    storeFocus();
    setIsSubmitting(true);
    await send(texts, form).finally(() => setIsSubmitting(false));
  }

  return { faults, attempt, isSubmitting, submit };
}

export function focusField(form: HTMLFormElement, name: string) {
  findControl(form, name)?.focus();
}

/** Returns a function that stores the focus; a control disabled during the request gets it back. */
function useFocusRestore(isSubmitting: boolean) {
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

function readTexts<Name extends string>(
  form: HTMLFormElement,
  fields: ReadonlyArray<Name>,
): Texts<Name> {
  const entries = fields.map((field) => [
    field,
    findControl(form, field)?.value ?? "",
  ]);
  return Object.fromEntries(entries) as Texts<Name>;
}

function findControl(form: HTMLFormElement, name: string) {
  // Callers name only inputs and text areas.
  return form.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLTextAreaElement
    | null;
}
