import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { CHOICE_PARAMETERS } from "./filter-address.ts";
import { type Country, FilterFields } from "./filter-fields.tsx";
import { useFilter } from "./use-filter.ts";

const TYPING_PAUSE_MS = 250;

/** Search and choices. A plain GET form; with scripts it answers while the reader types and chooses. */
export function FilterBar({
  countries,
}: {
  countries: ReadonlyArray<Country>;
}) {
  const { t } = useTranslation("scholarships");
  const { query, change } = useFilter();
  return (
    <Form
      action="/becas"
      role="search"
      preventScrollReset
      onSubmit={(event) => {
        // The address stays short: only what is set stands in it.
        event.preventDefault();
        const q = new FormData(event.currentTarget).get("q");
        change({ q: String(q ?? "") });
      }}
      // No box of its own: the search stays in sight along the whole list.
      className="contents"
    >
      <input type="hidden" name="lista" value={query.get("lista") ?? ""} />
      <div className="sticky top-16 z-30 -mx-2 flex flex-wrap gap-3 bg-paper px-2 pt-2 pb-3">
        <SearchBox
          value={query.get("q") ?? ""}
          onSearch={(q) => change({ q })}
        />
        <PhoneFilters countries={countries} />
      </div>
      <div className="without-sheet grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-5">
        <FilterFields
          query={query}
          countries={countries}
          idPrefix="bar"
          onChange={(name, value) => change({ [name]: value })}
        />
      </div>
      <noscript>
        <p className="text-ink-soft text-sm">{t("search.noScript")}</p>
      </noscript>
    </Form>
  );
}

/** Waits for a pause in the typing before it searches. */
function SearchBox({
  value,
  onSearch,
}: {
  value: string;
  onSearch: (query: string) => void;
}) {
  const { t } = useTranslation("scholarships");
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address may change by itself: a cleared filter, the back button.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement)
      input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <SearchField
      ref={input}
      name="q"
      label={t("search.label")}
      buttonText={t("search.submit")}
      placeholder={t("search.label")}
      defaultValue={value}
      maxLength={200}
      className="min-w-[min(100%,12rem)] grow basis-0"
      onChange={(event) => {
        const { value: typed } = event.target;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS);
      }}
    />
  );
}

/** On phones the choices open in a sheet. */
function PhoneFilters({ countries }: { countries: ReadonlyArray<Country> }) {
  const { t } = useTranslation("scholarships");
  const { t: common } = useTranslation("common");
  const { query, change } = useFilter();
  const [isOpen, setIsOpen] = useState(false);
  const count = CHOICE_PARAMETERS.filter((name) => query.get(name)).length;
  return (
    <div className="needs-script md:hidden">
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className="h-full px-3"
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className="sr-only sm:not-sr-only">{t("search.filters")}</span>
        {count > 0 && <span>{count}</span>}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("search.filters")}
        closeLabel={common("close")}
        footer={
          <Button flat onClick={() => setIsOpen(false)}>
            {t("search.apply")}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <FilterFields
            query={query}
            countries={countries}
            idPrefix="sheet"
            onChange={(name, value) => change({ [name]: value })}
          />
        </div>
      </Sheet>
    </div>
  );
}
