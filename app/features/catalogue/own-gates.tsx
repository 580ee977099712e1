import { useTranslation } from "react-i18next";
import { useStudentCountry } from "#app/platform/student/use-student-country.ts";
import type { GateView } from "#catalogue/views/item-view.ts";
import { GateList } from "./gate-list.tsx";

/** All gates; before them a note with those for the student's country, or that it has none. */
export function OwnGates({ gates }: { gates: ReadonlyArray<GateView> }) {
  return <GatesFrom country={useStudentCountry()} gates={gates} />;
}

export function GatesFrom({
  country: code,
  gates,
}: {
  country: string | null;
  gates: ReadonlyArray<GateView>;
}) {
  const { t } = useTranslation("item");
  const countryGates = gates.flatMap(({ text, countries }) =>
    countries
      .filter((country) => country.code === code)
      .map(({ name }) => ({ text, name })),
  );
  const [firstGate] = countryGates;
  if (!firstGate)
    return (
      <>
        {code && <p className="text-barro-ink mt-1">{t("noOwnGate")}</p>}
        <GateList gates={gates} />
      </>
    );
  const ownTexts = countryGates.map(({ text }) => text);
  return (
    <>
      <div className="border-rosa mt-2 mb-2 border-l-4 pl-3" role="note">
        <p>{t("ownGate", { country: firstGate.name })}</p>
        {ownTexts.map((text) => (
          <p key={text} className="font-semibold">
            {text}
          </p>
        ))}
      </div>
      <GateList gates={gates.filter(({ text }) => !ownTexts.includes(text))} />
    </>
  );
}
