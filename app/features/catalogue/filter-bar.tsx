import { Suspense, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigationType } from "react-router";
import { SearchField } from "#app/ui/search-field.tsx";
import type { Filterable } from "#catalogue/views/address.ts";
import type { ScreenView } from "#catalogue/views/view.ts";
import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";
import { FilterButton, LazyFilterSheet } from "./filter-button.tsx";
import type { Filter } from "./use-filter.ts";

const TYPING_PAUSE_MS = 250;

/** Search and filters. A plain GET form; with scripts it updates on input. */
export function FilterBar({
  screen,
  filter,
  onSearchStart,
}: {
  screen: Filterable & Pick<ScreenView, "path" | "searchLabel">;
  filter: Filter;
  /** Called when the user focuses the search or types in it. */
  onSearchStart: () => void;
}) {
  const { params, selected, change } = filter;
  const id = useId();
  const tabRows = [
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
        // Keeps the address short: active values only.
        event.preventDefault();
        const q = new FormData(event.currentTarget).get("q");
        change({ q: String(q ?? "") });
      }}
      // `display: contents`: the search stays sticky along all lists.
      className="contents"
    >
      {tabRows.map(
        (row) =>
          row &&
          selected[row.name] && (
            <input
              key={row.name}
              type="hidden"
              name={row.name}
              value={selected[row.name]}
            />
          ),
      )}
      <div className="no-print column sticky top-16 z-30 flex flex-wrap gap-2 bg-paper pt-2 pb-1.5 sm:gap-3">
        <SearchBox
          label={screen.searchLabel}
          value={params.get("q") ?? ""}
          onStart={onSearchStart}
          onSearch={(q) => change({ q })}
        />
        <FilterButton id={id} fields={screen.fields} selected={selected} />
      </div>
      <Suspense>
        <LazyFilterSheet
          id={id}
          fields={screen.fields}
          selected={selected}
          onChange={(name, value) => change({ [name]: value })}
        />
      </Suspense>
    </Form>
  );
}

/** Debounces the search while the user types. */
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
  const lastValue = useRef(value);
  const isHistoryStep = useNavigationType() === "POP";
  // Shows a query that changed elsewhere. A focused field keeps its text, except after Back
  // or Forward.
  useEffect(() => {
    if (!input.current || lastValue.current === value) return;
    lastValue.current = value;
    if (!isHistoryStep && input.current === document.activeElement) return;
    clearTimeout(timer.current);
    input.current.value = value;
  }, [value, isHistoryStep]);
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
      className="min-w-[min(100%,10rem)] grow basis-0"
      isCompact
      onChange={(event) => {
        const { value: typed } = event.target;
        // Loads the index again if that failed on focus.
        onStart();
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS);
      }}
    />
  );
}
