import { useTranslation } from "react-i18next";
import { useStudent } from "#app/platform/student/use-student.ts";
import type { GateView } from "#catalogue/views/item-view.ts";

/** Stages by country, with the one of the student's country named first. */
export function Gates({ gates }: { gates: ReadonlyArray<GateView> }) {
  const { t } = useTranslation("item");
  return (
    <div className="mt-4 text-[0.9375rem]">
      <h3 className="font-semibold">{t("gates")}</h3>
      <OwnGates gates={gates} />
      <ul className="mt-1 list-disc pl-5 marker:text-rosa">
        {gates.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Nothing for a student whose country is unknown. */
function OwnGates({ gates }: { gates: ReadonlyArray<GateView> }) {
  const { t } = useTranslation("item");
  const student = useStudent();
  const code = "profile" in student ? student.profile.country : null;
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
