import { useTranslation } from "react-i18next";
import { useStudent } from "#app/platform/student/use-student.ts";
import type { GateView } from "#catalogue/views/item-view.ts";
import { includesCountry } from "#domain/eligibility/countries.ts";
import { countryName } from "#domain/profile/countries.ts";

/** The stage of the student's country; nothing for an unknown country. */
export function OwnGates({ gates }: { gates: ReadonlyArray<GateView> }) {
  const { t, i18n } = useTranslation("item");
  const student = useStudent();
  const code = "profile" in student ? student.profile.country : null;
  if (!code) return null;
  const country = countryName(code, i18n.language);
  const own = gates.filter(({ countries }) => includesCountry(countries, code));
  if (own.length === 0)
    return <p className="text-barro-ink mt-1">{t("noOwnGate", { country })}</p>;
  return (
    <div className="border-rosa mt-2 mb-2 border-l-4 pl-3" role="note">
      <p>{t("ownGate", { country })}</p>
      {own.map(({ text }) => (
        <p key={text} className="font-semibold">
          {text}
        </p>
      ))}
    </div>
  );
}
