import { useTranslation } from "react-i18next";
import { useStudentCountry } from "#app/platform/student/use-student-country.ts";
import type { GateView } from "#catalogue/views/item-view.ts";

/** Gates for the student's country, or a note that it has none; nothing without a country. */
export function OwnGates({ gates }: { gates: ReadonlyArray<GateView> }) {
  const { t } = useTranslation("item");
  const code = useStudentCountry();
  if (!code) return null;
  const countryGates = gates.flatMap(({ text, countries }) =>
    countries
      .filter((country) => country.code === code)
      .map(({ name }) => ({ text, name })),
  );
  const [firstGate] = countryGates;
  if (!firstGate)
    return <p className="text-barro-ink mt-1">{t("noOwnGate")}</p>;
  return (
    <div className="border-rosa mt-2 mb-2 border-l-4 pl-3" role="note">
      <p>{t("ownGate", { country: firstGate.name })}</p>
      {countryGates.map(({ text }) => (
        <p key={text} className="font-semibold">
          {text}
        </p>
      ))}
    </div>
  );
}
