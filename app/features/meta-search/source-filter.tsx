import { useTranslation } from "react-i18next";
import { Chip } from "#app/ui/chip.tsx";
import type { OutsideResult } from "./outside-result.ts";

/** Filters the results by source, in one row of constant height. */
export function SourceFilter({
  results,
  chosen,
  onChoose,
}: {
  results: ReadonlyArray<OutsideResult>;
  /** Key of a source; null for all. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}) {
  const { t, i18n } = useTranslation("metaSearch");
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <fieldset className="scroll-row flex min-w-0 gap-2">
      <legend className="sr-only">{t("filter")}</legend>
      {countBySource(results).map(({ key, name, count }) => (
        <Chip
          key={key}
          className="shrink-0 whitespace-nowrap"
          active={key === chosen}
          onClick={() => onChoose(key === chosen ? null : key)}
        >
          {t("filterBy", { name, number: number.format(count) })}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Sources with results, in order of their first result. */
function countBySource(results: ReadonlyArray<OutsideResult>) {
  const names = new Map(
    results.map(({ source, sourceName }) => [source, sourceName]),
  );
  return [...names].map(([key, name]) => ({
    key,
    name,
    count: results.filter(({ source }) => source === key).length,
  }));
}
