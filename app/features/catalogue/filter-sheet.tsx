import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { closeSheet, Sheet } from "#app/ui/sheet.tsx";
import type { FieldView } from "#catalogue/views/view.ts";
import type { SelectedFilters } from "#domain/catalogue/facets.ts";
import { CountryPageLink } from "./country-links.tsx";
import { FilterFields } from "./filter-fields.tsx";

/**
 * Filters as part of the surrounding form. Each choice applies at once; without scripts,
 * when the sheet's button submits the form.
 */
export function FilterSheet({
  id,
  fields,
  selected,
  onChange,
}: {
  id: string;
  fields: ReadonlyArray<FieldView>;
  selected: SelectedFilters;
  onChange: (name: string, value: string) => void;
}) {
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
          selected={selected}
          idPrefix="sheet"
          onChange={onChange}
        />
        {selected.pais !== undefined && (
          <p>
            <CountryPageLink fields={fields} selected={selected} />
          </p>
        )}
      </div>
    </Sheet>
  );
}
