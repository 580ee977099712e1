import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { OfficialPageView } from "#catalogue/views/official-page.ts";
import { ReportList } from "./report-list.tsx";

/** Select of the student's country, and the authorities there that take reports. */
export function ReportChoice({
  page,
  country,
  onCountry,
}: {
  page: OfficialPageView;
  country: string | null;
  onCountry: (code: string) => void;
}) {
  const { t } = useTranslation("officialCheck");
  const { countries } = page.reports;
  const chosen = countries.find(({ code }) => code === country);
  return (
    <section className="flex flex-col gap-3">
      <h3>{t("report")}</h3>
      <Field label={t("country")} className="max-w-sm">
        <Select
          value={chosen?.code ?? ""}
          onChange={({ target }) => onCountry(target.value)}
        >
          <option value="" disabled>
            {t("countryNone")}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div aria-live="polite">
        {chosen &&
          (chosen.reports.length > 0 ? (
            <ReportList reports={chosen.reports} />
          ) : (
            <p>{t("noReport")}</p>
          ))}
      </div>
    </section>
  );
}
