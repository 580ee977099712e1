import { type RefObject, useCallback, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { changedFields, pickFields } from "#domain/profile/changes.ts";
import {
  type EntryField,
  type ProfileEntries,
  toProfileEntries,
} from "#domain/profile/entries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** A reset keeps faults and touched fields. */
const RESET_OPTIONS = {
  keepErrors: true,
  keepIsSubmitted: true,
  keepTouched: true,
};

/**
 * Resets the form to new stored values (merged from a device, or saved by another tab or
 * this form) but keeps unsaved input. The returned function marks input as saved; its
 * result is true when no newer input is left.
 */
export function useStoredEntries(
  form: UseFormReturn<ProfileEntries>,
  storedEntries: RefObject<ProfileEntries>,
  saved: Partial<StudentProfile>,
) {
  const resetForm = useCallback(
    (stored: ProfileEntries) => {
      const entries = structuredClone(form.getValues());
      const typed = changedFields(storedEntries.current, entries);
      storedEntries.current = stored;
      form.reset(stored, RESET_OPTIONS);
      if (typed.length === 0) return true;
      form.reset(
        { ...stored, ...pickFields(entries, typed) },
        { ...RESET_OPTIONS, keepDefaultValues: true },
      );
      return false;
    },
    [form, storedEntries],
  );
  // A refreshed session brings the same profile as another object.
  const content = JSON.stringify(toProfileEntries(saved));
  useEffect(() => {
    if (content !== JSON.stringify(storedEntries.current))
      resetForm(JSON.parse(content));
  }, [content, storedEntries, resetForm]);
  return (typed: ProfileEntries, changed: ReadonlyArray<EntryField>) => {
    // Changed fields only: the stored values may already have another tab's changes.
    storedEntries.current = {
      ...storedEntries.current,
      ...pickFields(typed, changed),
    };
    return resetForm(storedEntries.current);
  };
}
