import { useTranslation } from "react-i18next";
import type { Reason } from "#domain/recommendations/score.ts";

/** Each wording takes those that it names. */
const NO_FACTS = { term: "", language: "", name: "", count: 0 };

/** Why an item is recommended, in a few short lines. */
export function ReasonList({
  reasons,
}: {
  reasons: ReadonlyArray<Reason | { kind: "search"; term: string }>;
}) {
  const { t } = useTranslation("recommendations");
  return (
    <div className="leading-snug">
      <p className="text-ink-soft">{t("card.why")}</p>
      <ul className="mt-1 list-disc pl-5 marker:text-rosa [overflow-wrap:anywhere]">
        {reasons.map(({ kind, ...facts }) => {
          const text = t(`reasons.${kind}`, { ...NO_FACTS, ...facts });
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </div>
  );
}
