import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChipLink } from "#app/ui/chip.tsx";
import { removalProps } from "#app/ui/removal-props.ts";
import type { UnderstoodView } from "#catalogue/views/understood.ts";

/**
 * Filters parsed from the query, each with a link that removes it. Links work without
 * scripts. A label separates those that only rank the results.
 */
export function UnderstoodFilters({
  understood,
  children,
}: {
  understood: ReadonlyArray<UnderstoodView>;
  /** Further chips of the row. */
  children: ReactNode;
}) {
  const { t } = useTranslation("search");
  const firstRanking = understood.findIndex(({ isStrict }) => !isStrict);
  return (
    <ul
      aria-label={t("understood")}
      className="no-print column relative flex items-center gap-2 overflow-x-auto pt-2 -mb-1.5 pb-1.5 [scrollbar-width:none] empty:hidden"
    >
      {/* `to` is no stable key: it changes when another filter is removed. */}
      {understood.map(({ text, to }, at) => (
        <Fragment key={text}>
          {at === firstRanking && (
            <li className="text-ink-soft shrink-0">{t("understoodFirst")}</li>
          )}
          <li className="shrink-0">
            <ChipLink
              {...removalProps}
              active
              to={to}
              removeHint={t("understoodRemove")}
            >
              {text}
            </ChipLink>
          </li>
        </Fragment>
      ))}
      {children}
    </ul>
  );
}
