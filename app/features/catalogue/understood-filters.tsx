import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChipLink } from "#app/ui/chip.tsx";
import type { UnderstoodView } from "#catalogue/views/understood.ts";

/** Filters parsed from the query, each with a link that removes it. Links work without scripts. */
export function UnderstoodFilters({
  understood,
  children,
}: {
  understood: ReadonlyArray<UnderstoodView>;
  /** Further chips of the row. */
  children: ReactNode;
}) {
  const { t } = useTranslation("search");
  return (
    <ul
      aria-label={t("understood")}
      className="no-print column flex items-center gap-2 overflow-x-auto pt-2 [scrollbar-width:none] empty:hidden"
    >
      {understood.map(({ text, to }) => (
        <li key={to} className="shrink-0">
          <ChipLink active to={to} removeHint={t("understoodRemove")}>
            {text}
          </ChipLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
