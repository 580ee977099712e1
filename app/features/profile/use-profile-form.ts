import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { dropDraft, readDraft, storeDraft } from "#app/platform/drafts.ts";
import { useSite } from "#app/platform/site.ts";
import { changedFields, pickFields } from "#domain/profile/changes.ts";
import {
  type EntryField,
  type ProfileEntries,
  toProfileEntries,
} from "#domain/profile/entries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { profileSchema } from "./profile.schema.ts";
import { useStoredEntries } from "./use-stored-entries.ts";

export type ProfileFormSettings = {
  /** The stored values. */
  readonly saved: Partial<StudentProfile>;
  /** Name of the draft, which survives a reload and an expired session, but not signing out. */
  readonly draftName: string;
  /** Resolves to true once saved. */
  readonly onSave: (
    entries: ProfileEntries,
    changed: ReadonlyArray<EntryField>,
  ) => Promise<boolean>;
  /** Called after a save while mounted; leaving stays blocked if newer input is unsaved. */
  readonly onSaved: () => void;
  /** Called instead of a save when the input has faults. */
  readonly onFault: (errors: FieldErrors<ProfileEntries>) => void;
};

/** State of the profile form: input, drafts, validation and one save at a time. */
export function useProfileForm({
  saved,
  draftName,
  onSave,
  onSaved,
  onFault,
}: ProfileFormSettings) {
  const resolver = useResolver();
  const storedEntries = useRef(toProfileEntries(saved));
  const form = useForm<ProfileEntries>({
    defaultValues: storedEntries.current,
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const draft = useDraft(form, draftName, storedEntries);
  const markSaved = useStoredEntries(form, storedEntries, saved);
  const [attempt, setAttempt] = useState(0);
  const isLeavingAllowed = useRef(false);
  const isMounted = useIsMounted();

  async function save(entries: ProfileEntries) {
    // The form mutates the lines of a list in place.
    const typed = structuredClone(form.getValues());
    const changed = changedFields(storedEntries.current, typed);
    if (!(await onSave(entries, changed))) return;
    // Input during the request is still unsaved.
    const isAllSaved = markSaved(typed, changed);
    if (isAllSaved) draft.forget();
    // A user who has left stays on the new screen.
    if (!isMounted.current) return;
    isLeavingAllowed.current = isAllSaved;
    onSaved();
    isLeavingAllowed.current = false;
  }

  return {
    form,
    draft,
    attempt,
    isLeavingAllowed,
    submit: form.handleSubmit(save, (errors) => {
      setAttempt((count) => count + 1);
      onFault(errors);
    }),
  };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

function useResolver() {
  const { t } = useTranslation("profile");
  const today = useSite()?.today ?? "";
  return useMemo(
    () =>
      zodResolver(
        profileSchema(
          {
            tooLong: (max) => t("errors.tooLong", { max }),
            birthDate: t("errors.birthDate"),
            country: t("errors.country"),
            tooMany: (max) => t("notices.limitText", { max }),
            namelessCertificate: t("errors.namelessCertificate"),
          },
          today,
        ),
      ),
    [t, today],
  );
}

/**
 * Restores a draft over the stored values. Drafts, stored in this tab, hold only changed
 * fields, so that an old draft does not undo a later save.
 */
function useDraft(
  form: ReturnType<typeof useForm<ProfileEntries>>,
  name: string,
  storedEntries: RefObject<ProfileEntries>,
) {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const draft = readDraft<Partial<ProfileEntries>>(name);
    if (draft) {
      form.reset(
        { ...form.getValues(), ...draft },
        { keepDefaultValues: true },
      );
      setIsRestored(true);
    }
    const { unsubscribe } = form.watch(() => {
      const entries = form.getValues();
      const changed = changedFields(storedEntries.current, entries);
      if (changed.length === 0) dropDraft(name);
      else storeDraft(name, pickFields(entries, changed));
    });
    return unsubscribe;
  }, [form, name, storedEntries]);
  const forget = () => {
    dropDraft(name);
    setIsRestored(false);
  };
  return {
    isRestored,
    forget,
    discard() {
      form.reset();
      forget();
    },
  };
}
