import { type FormEvent, useEffect, useRef, useState } from "react";

/** Text of each field, as typed; empty without a control of that name. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

type TextForm<Name extends string, Fault> = {
  /** Names of the form's controls. */
  readonly fields: ReadonlyArray<Name>;
  readonly check: (texts: Texts<Name>) => ReadonlyArray<Fault>;
  /** Called with the faults of an input that is not sent. */
  readonly onFaults?: (
    faults: ReadonlyArray<Fault>,
    form: HTMLFormElement,
  ) => void;
  readonly send: (texts: Texts<Name>, form: HTMLFormElement) => Promise<void>;
};

/** Submits a form of texts: checks them and sends them once. Input stays. */
export function useTextForm<Name extends string, Fault>({
  fields,
  check,
  onFaults,
  send,
}: TextForm<Name, Fault>) {
  const [faults, setFaults] = useState<ReadonlyArray<Fault>>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const keepFocus = useFocusKeeper(isSubmitting);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const texts = readTexts(form, fields);
    const found = check(texts);
    setFaults(found);
    setAttempt((count) => count + 1);
    if (found.length > 0) {
      onFaults?.(found, form);
      return;
    }
    keepFocus();
    setIsSubmitting(true);
    await send(texts, form).finally(() => setIsSubmitting(false));
  }

  return { faults, attempt, isSubmitting, submit };
}

export function focusField(form: HTMLFormElement, name: string) {
  findControl(form, name)?.focus();
}

/** Controls that are disabled during the request drop the focus: restores it. */
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
  // Only inputs and text areas have the names of a form of texts.
  return form.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLTextAreaElement
    | null;
}
