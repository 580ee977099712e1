import { useSyncExternalStore } from "react";
import { countryEntry } from "#app/platform/student/country-entry.ts";
import { Chip } from "#app/ui/chip.tsx";
import type { CountryPageView } from "#catalogue/views/country-view.ts";

/** Button that stores or clears the country of the lists' filters: a visit alone stores nothing. */
export function RememberCountry({
  page: { code, remember },
}: {
  page: Pick<CountryPageView, "code" | "remember">;
}) {
  const stored = useSyncExternalStore(
    countryEntry.onChange,
    countryEntry.read,
    () => null,
  );
  const isStored = stored === code;
  return (
    <Chip
      active={isStored}
      className="needs-script"
      onClick={() => countryEntry.store(isStored ? null : code)}
    >
      {remember}
    </Chip>
  );
}
