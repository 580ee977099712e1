import { useSyncExternalStore } from "react";
import { countryEntry } from "./country-entry.ts";
import { useStudent } from "./use-student.ts";

/**
 * ISO 3166-1 alpha-2 code of the profile's country, else of the one chosen last on this
 * device; null without either, and while loading.
 */
export function useStudentCountry(): string | null {
  const student = useStudent();
  const chosen = useSyncExternalStore(
    countryEntry.onChange,
    countryEntry.read,
    () => null,
  );
  if (student.status === "loading") return null;
  return student.profile?.country || chosen;
}
