import { useMemo } from "react";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { useStudentCountry } from "#app/platform/student/use-student-country.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";
import { withCountryStages } from "#domain/catalogue/country-stage.ts";

/**
 * The catalogue in one language, with the dates that count for the student's country;
 * `items` is null until loaded. A slow load counts as failed.
 */
export function useIndexedItems(language: string) {
  const { status, value, reload } = useLoaded(language, async () => {
    const loaded = await loadIndexedItems(language);
    if (!loaded.ok) throw new Error(`The catalogue is ${loaded.error}`);
    return loaded.value;
  });
  const country = useStudentCountry();
  const items = useMemo(
    () => value && withCountryStages(value, country),
    [value, country],
  );
  return {
    items,
    hasFailed: status === "failed" || status === "slow",
    retry: reload,
  };
}
