import { useTranslation } from "react-i18next";
import { SourcedList } from "#app/ui/sourced-list.tsx";
import type { ExclusionView } from "#catalogue/views/award-terms.ts";
import {
  type AwardRules,
  findAwardConflicts,
} from "#domain/awards/exclusions.ts";
import type { SavedItem } from "#domain/favourites/saved-items.ts";

/** Warns of saved awards that exclude each other, with the rules' sources. */
export function AwardConflicts({
  saved,
  awardRules,
}: {
  saved: ReadonlyArray<SavedItem>;
  awardRules: ReadonlyArray<AwardRules<ExclusionView>>;
}) {
  const { t } = useTranslation("myFavourites");
  const { t: common } = useTranslation("common");
  const items = saved.flatMap((one) => one.item ?? []);
  const conflicts = findAwardConflicts(
    items.map(({ path }) => path),
    awardRules,
  );
  if (conflicts.length === 0) return null;
  return (
    <section
      aria-labelledby="award-conflicts"
      className="border-barro measure mt-6 border-l-4 pl-4"
    >
      <h2 id="award-conflicts" className="text-[length:var(--text-subtitle)]">
        {t("conflicts.heading")}
      </h2>
      {conflicts.map(({ paths, rules }) => (
        <div key={paths.join(" ")} className="mt-2">
          <p className="font-semibold">
            {t("conflicts.pair", {
              one: titleAt(items, paths[0]),
              other: titleAt(items, paths[1]),
            })}
          </p>
          <SourcedList items={rules} newTabHint={common("newTab")} />
        </div>
      ))}
      <p className="text-ink-soft mt-1 text-[0.9375rem]">
        {t("conflicts.caution")}
      </p>
    </section>
  );
}

function titleAt(
  items: ReadonlyArray<{ readonly path: string; readonly title: string }>,
  path: string,
): string {
  return items.find((item) => item.path === path)?.title ?? "";
}
