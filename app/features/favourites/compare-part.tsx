import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { comparePath } from "#domain/catalogue/compare-path.ts";
import type { SavedItem } from "#domain/favourites/saved-items.ts";

const MIN_ITEMS = 2;
const MAX_ITEMS = 4;

/** Links to a comparison of two to four saved items of the catalogue. */
export function ComparePart({ saved }: { saved: ReadonlyArray<SavedItem> }) {
  const { t } = useTranslation("myFavourites");
  const [ticked, setTicked] = useState<ReadonlyArray<string>>([]);
  const items = saved.flatMap((one) => one.item ?? []);
  if (items.length < MIN_ITEMS) return null;
  const chosen = items
    .map(({ path }) => path)
    .filter((path) => ticked.includes(path));
  const canCompare = chosen.length >= MIN_ITEMS && chosen.length <= MAX_ITEMS;
  return (
    <section aria-labelledby="compare-part" className="mt-12">
      <h2 id="compare-part">{t("compare.heading")}</h2>
      <fieldset className="mt-2">
        <legend className="text-ink-soft measure">{t("compare.text")}</legend>
        <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {items.map(({ path, title }) => (
            <Checkbox
              key={path}
              label={title}
              checked={ticked.includes(path)}
              onChange={({ target }) =>
                setTicked(
                  target.checked
                    ? [...ticked, path]
                    : ticked.filter((each) => each !== path),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-2">
        {t("compare.ticked", { count: chosen.length })}
        {chosen.length > MAX_ITEMS && ` ${t("compare.tooMany")}`}
      </p>
      {canCompare && (
        <p className="mt-3">
          <ButtonLink to={comparePath(chosen)} viewTransition>
            {t("compare.open")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
