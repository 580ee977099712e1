import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { FieldView } from "#catalogue/views/view.ts";
import { countryEntry } from "./country-entry.ts";

const PARAMETER = "pais";

/**
 * Offers the filter of the student's country: the one chosen last on this device, else
 * the profile's. Stores the country that the filter is set to.
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
  const stored = useSyncExternalStore(
    countryEntry.onChange,
    countryEntry.read,
    () => null,
  );
  const chosen = query.get(PARAMETER);
  useEffect(() => {
    if (chosen) countryEntry.store(chosen);
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
