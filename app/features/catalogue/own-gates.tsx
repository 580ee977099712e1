import { useTranslation } from "react-i18next";
import { useStudent } from "#app/platform/student/use-student.ts";
import type { GateView } from "#catalogue/views/item-view.ts";

/** The stage of the student's country; nothing for an unknown country. */
export function OwnGates({ gates }: { gates: ReadonlyArray<GateView> }) {
  const { t } = useTranslation("item");
  const student = useStudent();
  const code = student.profile?.country;
  if (!code) return null;
  const own = gates.flatMap(({ text, countries }) =>
    countries
      .filter((country) => country.code === code)
      .map(({ name }) => ({ text, name })),
  );
  const [first] = own;
  if (!first) return <p className="text-barro-ink mt-1">{t("noOwnGate")}</p>;
  return (
    <div className="border-rosa mt-2 mb-2 border-l-4 pl-3" role="note">
      <p>{t("ownGate", { country: first.name })}</p>
      {own.map(({ text }) => (
        <p key={text} className="font-semibold">
          {text}
        </p>
      ))}
    </div>
  );
}
