import { SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { invoker } from "#app/ui/invoker.ts";
import { closeSheet, Sheet } from "#app/ui/sheet.tsx";
import type { FieldView } from "#catalogue/views/view.ts";
import type { Wanted } from "#domain/catalogue/facets.ts";
import { FilterFields } from "./filter-fields.tsx";

type Filters = {
  /** Id of the sheet. */
  id: string;
  fields: ReadonlyArray<FieldView>;
  wanted: Wanted;
};

/** Opens the filter sheet and shows the number of active filters. */
export function FilterButton({ id, fields, wanted }: Filters) {
  const { t } = useTranslation("catalogue");
  const count = fields.filter(({ name }) => wanted[name]).length;
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

/**
 * Part of the surrounding form: each choice applies at once, and before hydration with
 * its button.
 */
export function FilterSheet({
  id,
  fields,
  wanted,
  onChange,
}: Filters & { onChange: (name: string, value: string) => void }) {
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation("common");
  return (
    <Sheet
      id={id}
      title={t("search.filters")}
      closeLabel={common("close")}
      className="filter-sheet"
      footer={
        <Button type="submit" flat onClick={closeSheet}>
          {t("search.apply")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FilterFields
          fields={fields}
          wanted={wanted}
          idPrefix="sheet"
          onChange={onChange}
        />
      </div>
    </Sheet>
  );
}
