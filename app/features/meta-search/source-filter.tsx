import { useTranslation } from "react-i18next";
import { Chip } from "#app/ui/chip.tsx";

/** Narrows the results to one source. One row, whose height does not change when more sources come. */
export function SourceFilter({
  sources,
  chosen,
  onChoose,
}: {
  sources: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
    readonly count: number;
  }>;
  /** Key of a source; null for all of them. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}) {
  const { t, i18n } = useTranslation("metaSearch");
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <fieldset className="scroll-row flex min-w-0 gap-2">
      <legend className="sr-only">{t("filter")}</legend>
      {sources.map(({ key, name, count }) => (
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
