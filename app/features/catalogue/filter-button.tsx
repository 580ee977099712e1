import { SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { invoker } from "#app/ui/invoker.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import type { FieldView } from "#catalogue/views/view.ts";
import type { SelectedFilters } from "#domain/catalogue/facets.ts";

/** Lazy: it is closed at first, and its fields work as HTML before their code is loaded. */
export const LazyFilterSheet = lazyPart(() =>
  import("./filter-sheet.tsx").then((module) => module.FilterSheet),
);

/** Opens the filter sheet and shows the number of active filters. */
export function FilterButton({
  id,
  fields,
  selected,
}: {
  /** Id of the sheet. */
  id: string;
  fields: ReadonlyArray<FieldView>;
  selected: SelectedFilters;
}) {
  const { t } = useTranslation("catalogue");
  const count = fields.filter(({ name }) => selected[name]).length;
  return (
    <Button
      variant="outline"
      className="needs-script px-3"
      {...invoker("show-modal", id)}
    >
      <SlidersHorizontal aria-hidden className="size-5" />
      {t("search.filters")}
      {count > 0 && <span>{count}</span>}
    </Button>
  );
}
