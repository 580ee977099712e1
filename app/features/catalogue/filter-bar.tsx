import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigationType } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";
import type { Filterable } from "./address.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { useFilter } from "./use-filter.ts";
import type { ScreenView } from "./view.ts";

const TYPING_PAUSE_MS = 250;

type Filter = ReturnType<typeof useFilter>;

/** Search and choices. A plain GET form; with scripts it answers while the reader types and chooses. */
export function FilterBar({
  screen,
  filter,
  onSearchStart,
}: {
  screen: Filterable & Pick<ScreenView, "path" | "searchLabel">;
  filter: Filter;
  /** The reader is about to type. */
  onSearchStart: () => void;
}) {
  const { t } = useTranslation("catalogue");
  const { query, wanted, change } = filter;
  const tabs = [
    screen.chooser,
    screen.tabs,
    ...screen.sections.map((section) => section.tabs),
  ];
  return (
    <Form
      action={screen.path}
      role="search"
      preventScrollReset
      onSubmit={(event) => {
        // The address stays short: only what is set stands in it.
        event.preventDefault();
        const q = new FormData(event.currentTarget).get("q");
        change({ q: String(q ?? "") });
      }}
      // No box of its own: the search stays in sight along all the lists.
      className="contents"
    >
      {tabs.map(
        (row) =>
          row &&
          wanted[row.name] && (
            <input
              key={row.name}
              type="hidden"
              name={row.name}
              value={wanted[row.name]}
            />
          ),
      )}
      <div className="column sticky top-16 z-30 flex flex-wrap gap-3 bg-paper pt-2 pb-3">
        <SearchBox
          label={screen.searchLabel}
          value={query.get("q") ?? ""}
          onStart={onSearchStart}
          onSearch={(q) => change({ q })}
        />
        <PhoneFilters fields={screen.fields} filter={filter} />
      </div>
      <div className="column without-sheet grid grid-cols-2 items-end gap-3 pt-1 md:grid-cols-3 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        <FilterFields
          fields={screen.fields}
          wanted={wanted}
          idPrefix="bar"
          onChange={(name, value) => change({ [name]: value })}
        />
      </div>
      <noscript>
        <p className="column text-ink-soft pt-3 text-sm">
          {t("search.noScript")}
        </p>
      </noscript>
    </Form>
  );
}

/** Waits for a pause in the typing before it searches. */
function SearchBox({
  label,
  value,
  onStart,
  onSearch,
}: {
  label: string;
  value: string;
  onStart: () => void;
  onSearch: (query: string) => void;
}) {
  const { t } = useTranslation("catalogue");
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(value);
  const isStep = useNavigationType() === "POP";
  // The address may change by itself: a cleared filter, the back button. What is
  // being typed stays, unless the reader goes back or forward.
  useEffect(() => {
    if (!input.current || known.current === value) return;
    known.current = value;
    if (!isStep && input.current === document.activeElement) return;
    clearTimeout(timer.current);
    input.current.value = value;
  }, [value, isStep]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <SearchField
      ref={input}
      name="q"
      label={label}
      buttonText={t("search.submit")}
      placeholder={label}
      onFocus={onStart}
      defaultValue={value}
      maxLength={MAX_QUERY_LENGTH}
      className="min-w-[min(100%,12rem)] grow basis-0"
      onChange={(event) => {
        const { value: typed } = event.target;
        // Once more, where the first try failed.
        onStart();
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS);
      }}
    />
  );
}

/** On phones the choices open in a sheet. */
function PhoneFilters({
  fields,
  filter: { wanted, change },
}: {
  fields: ScreenView["fields"];
  filter: Filter;
}) {
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation("common");
  const [isOpen, setIsOpen] = useState(false);
  const count = fields.filter(({ name }) => wanted[name]).length;
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
            fields={fields}
            wanted={wanted}
            idPrefix="sheet"
            onChange={(name, value) => change({ [name]: value })}
          />
        </div>
      </Sheet>
    </div>
  );
}
