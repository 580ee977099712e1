import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { deviceEntry } from "#app/platform/student/device-entry.ts";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { FieldView } from "#catalogue/views/view.ts";

const PARAMETER = "pais";

const entry = deviceEntry("trampolin-country");

/**
 * Offers the filter of the student's country first: the one chosen last on this device,
 * else the profile's. A country that is taken off the filter is forgotten.
 */
export function ChosenCountry({
  fields,
  query,
}: {
  fields: ReadonlyArray<FieldView>;
  query: URLSearchParams;
}) {
  const { t } = useTranslation("catalogue");
  const student = useStudent();
  const stored = useSyncExternalStore(entry.onChange, entry.read, () => null);
  const chosen = query.get(PARAMETER);
  useEffect(() => {
    if (chosen) entry.store(chosen);
  }, [chosen]);
  const country =
    stored ?? ("profile" in student ? student.profile?.country : null);
  const choice = fields
    .find(({ name }) => name === PARAMETER)
    ?.choices.find(([value]) => value === country);
  if (chosen || !choice) return null;
  const [value, name] = choice;
  return (
    <ChipLink replace to={addressWith(query, { [PARAMETER]: value })}>
      {t("onlyCountry", { name })}
    </ChipLink>
  );
}

/** Clears the country chosen last on this device. */
export function forgetCountry(): void {
  entry.store(null);
}
