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
const STATE = { keepErrors: true, keepIsSubmitted: true, keepTouched: true };

/**
 * Updates the form with stored values: merged from a device, saved in another tab, or
 * by this form. Unsaved input stays on top. Returns a function that marks input as
 * saved; true when no newer input is left.
 */
export function useStoredEntries(
  form: UseFormReturn<ProfileEntries>,
  kept: RefObject<ProfileEntries>,
  saved: Partial<StudentProfile>,
) {
  const show = useCallback(
    (now: ProfileEntries) => {
      const entries = structuredClone(form.getValues());
      const typed = changedFields(kept.current, entries);
      kept.current = now;
      form.reset(now, STATE);
      if (typed.length === 0) return true;
      form.reset(
        { ...now, ...pickFields(entries, typed) },
        { ...STATE, keepDefaultValues: true },
      );
      return false;
    },
    [form, kept],
  );
  // A refreshed session brings the same profile as another object.
  const content = JSON.stringify(toProfileEntries(saved));
  useEffect(() => {
    if (content !== JSON.stringify(kept.current)) show(JSON.parse(content));
  }, [content, kept, show]);
  return (typed: ProfileEntries, changed: ReadonlyArray<EntryField>) => {
    // The response may include another tab's changes.
    kept.current = { ...kept.current, ...pickFields(typed, changed) };
    return show(kept.current);
  };
}
