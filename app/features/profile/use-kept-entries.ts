import { type RefObject, useCallback, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { changedFields, pickFields } from "#domain/profile/changes.ts";
import {
  type EntryField,
  type ProfileEntries,
  toProfileEntries,
} from "#domain/profile/entries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** What stays of the form's state: a fault that was named is still one. */
const STATE = { keepErrors: true, keepIsSubmitted: true, keepTouched: true };

/**
 * Lets the form follow what is kept: brought from a device, saved in another tab, or saved
 * by this form. What she has typed and not saved lies over it. Gives the way to tell a save
 * of what was typed by then; true when nothing typed since is left.
 */
export function useKeptEntries(
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
  // A session that is read again brings the same profile as another object.
  const content = JSON.stringify(toProfileEntries(saved));
  useEffect(() => {
    if (content !== JSON.stringify(kept.current)) show(JSON.parse(content));
  }, [content, kept, show]);
  return (typed: ProfileEntries, changed: ReadonlyArray<EntryField>) => {
    // What another tab had saved by then may have come with the answer.
    kept.current = { ...kept.current, ...pickFields(typed, changed) };
    return show(kept.current);
  };
}
