import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useStudent } from "#app/platform/student/use-student.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { GateView } from "#catalogue/views/item-view.ts";

/** Loaded without a profile too: this device may have stored a country. */
const OwnGates = lazyPart(() =>
  import("./own-gates.tsx").then((module) => module.OwnGates),
);

/** Stages of a programme by country, with a note on those for the student's country. */
export function Gates({ gates }: { gates: ReadonlyArray<GateView> }) {
  const { t } = useTranslation("item");
  const { status } = useStudent();
  const list = gateList(gates);
  return (
    <div className="mt-4 text-[0.9375rem]">
      <h3 className="font-semibold">{t("gates")}</h3>
      {status === "loading" ? (
        list
      ) : (
        <Suspense fallback={list}>
          <OwnGates gates={gates} list={gateList} />
        </Suspense>
      )}
    </div>
  );
}

function gateList(gates: ReadonlyArray<GateView>) {
  if (gates.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-5 marker:text-rosa">
      {gates.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
