import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStudentCountry } from "#app/platform/student/use-student-country.ts";
import type { GateView } from "#catalogue/views/item-view.ts";

type OwnGatesProps = {
  gates: ReadonlyArray<GateView>;
  /** Renders gates as a list; nothing for none. */
  list: (gates: ReadonlyArray<GateView>) => ReactNode;
};

/** Shows the gates for the student's country as a note, or that it has none; lists the others. */
export function OwnGates(props: OwnGatesProps) {
  return <GatesForCountry country={useStudentCountry()} {...props} />;
}

export function GatesForCountry({
  country: code,
  gates,
  list,
}: OwnGatesProps & { country: string | null }) {
  const { t } = useTranslation("item");
  const countryGates = gates.flatMap(({ text, countries }) =>
    countries
      .filter((country) => country.code === code)
      .map(({ name }) => ({ text, name })),
  );
  const [firstGate] = countryGates;
  const ownTexts = countryGates.map(({ text }) => text);
  return (
    <>
      {firstGate && (
        <div className="border-rosa mt-2 mb-2 border-l-4 pl-3" role="note">
          <p>{t("ownGate", { country: firstGate.name })}</p>
          {ownTexts.map((text) => (
            <p key={text} className="font-semibold">
              {text}
            </p>
          ))}
        </div>
      )}
      {code && !firstGate && (
        <p className="text-barro-ink mt-1">{t("noOwnGate")}</p>
      )}
      {list(gates.filter(({ text }) => !ownTexts.includes(text)))}
    </>
  );
}
