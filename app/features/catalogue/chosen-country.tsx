import { X } from "lucide-react";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useNavigationType } from "react-router";
import { countryEntry } from "#app/platform/student/country-entry.ts";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { FieldView } from "#catalogue/views/view.ts";

/** `pais` is the student's country, `donde` the university's. */
const COUNTRY_PARAMETERS = ["pais", "donde"];

/**
 * Links to the list of the country last chosen on this device, else of the profile's. A
 * button forgets the chosen country. Stores the country chosen in the `pais` filter.
 */
export function ChosenCountry({
  fields,
  params,
  isPageLink = false,
}: {
  fields: ReadonlyArray<FieldView>;
  params: URLSearchParams;
  /** Links to the country's page instead of the filtered list. */
  isPageLink?: boolean;
}) {
  const { t } = useTranslation("catalogue");
  const student = useStudent();
  const stored = useSyncExternalStore(
    countryEntry.onChange,
    countryEntry.read,
    () => null,
  );
  const filterCountry = params.get("pais");
  const navigationType = useNavigationType();
  const storeChoice = useEffectEvent((chosen: string) => {
    // `POP` is a first load, Back or Forward: it counts only in a page that a link of ours
    // loaded, as one does before hydration. Others may come from another person's link.
    const isFromHere = document.referrer.startsWith(location.origin);
    if (navigationType !== "POP" || isFromHere) countryEntry.store(chosen);
  });
  useEffect(() => {
    if (filterCountry) storeChoice(filterCountry);
  }, [filterCountry]);
  const field = fields.find(({ name }) => COUNTRY_PARAMETERS.includes(name));
  const country = stored ?? student.profile?.country;
  const choice = field?.choices.find(([value]) => value === country);
  if (!field || !choice || params.has(field.name)) return null;
  const [value, name] = choice;
  const page = field.pages?.[value];
  return (
    <li className="flex shrink-0 items-center">
      {isPageLink && page ? (
        <ChipLink to={page} preventScrollReset={false}>
          {t("allForCountry", { name })}
        </ChipLink>
      ) : (
        <ChipLink replace to={addressWith(params, { [field.name]: value })}>
          {t("onlyCountry", { name })}
        </ChipLink>
      )}
      {stored === value && (
        <button
          type="button"
          aria-label={t("forgetCountry", { name })}
          className="hover:bg-ink/8 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
          onClick={forgetCountry}
        >
          <X aria-hidden className="size-4" strokeWidth={2.5} />
        </button>
      )}
    </li>
  );
}

/** Clears the stored country, and moves the focus from the disappearing button to the count. */
function forgetCountry() {
  countryEntry.store(null);
  document
    .querySelector<HTMLElement>("main [role=status][tabindex]")
    ?.focus({ preventScroll: true });
}
