import {
  type FormEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import {
  Form,
  useNavigate,
  useNavigation,
  useSearchParams,
} from "react-router";
import { notify } from "#app/platform/toasts.ts";
import { SearchField } from "#app/ui/search-field.tsx";
import { addressWith, parseSelectedFilters } from "#catalogue/views/address.ts";
import type { EverythingView } from "#catalogue/views/everything.ts";
import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";
import { FilterButton, LazyFilterSheet } from "./filter-button.tsx";

const SHEET = "search-filters";

/** Query and filters of a search through the whole catalogue. */
export function SearchForm({ fields }: Pick<EverythingView, "fields">) {
  const { t } = useTranslation("search");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const value = params.get("q") ?? "";
  const input = useRef<HTMLInputElement>(null);
  const { location: pending } = useNavigation();
  const lastQuery = useRef(value);
  // Shows a query from the back button or a link; one sent from here does not
  // overwrite later input.
  useEffect(() => {
    if (input.current && value !== lastQuery.current)
      input.current.value = value;
    lastQuery.current = value;
  }, [value]);
  /**
   * Starts from the pending address, with the box's current text, so that no choice or
   * input is dropped.
   */
  function change(changes: Parameters<typeof addressWith>[1]) {
    const q = input.current?.value.trim() ?? "";
    lastQuery.current = q;
    navigate(
      addressWith(new URLSearchParams((pending ?? location).search), {
        q,
        ver: null,
        ...changes,
      }),
      { preventScrollReset: true },
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (input.current?.value.trim()) return change({});
    notifyEmpty();
    input.current?.focus();
  }

  /** Specification §5: an empty query is not sent. */
  const notifyEmpty = useCallback(
    () =>
      notify({
        tone: "destructive",
        title: t("empty"),
        description: t("emptyText"),
      }),
    [t],
  );
  // A search box on another screen may send an empty query.
  const isEmpty = params.has("q") && value.trim() === "";
  useEffect(() => {
    if (isEmpty) notifyEmpty();
  }, [isEmpty, notifyEmpty]);

  const selected = parseSelectedFilters(params, {
    fields,
    chooser: null,
    tabs: null,
    sections: [],
  });

  return (
    <Form
      action="/buscar"
      role="search"
      onSubmit={submit}
      className="no-print column flex flex-wrap gap-2 pt-3 sm:gap-3 sm:pt-5"
    >
      <SearchField
        ref={input}
        name="q"
        label={t("label")}
        placeholder={t("hint")}
        buttonText={t("submit")}
        defaultValue={value}
        maxLength={MAX_QUERY_LENGTH}
        isCompact
        className="min-w-[min(100%,12rem)] grow basis-0"
      />
      {fields.length > 0 && (
        <>
          <FilterButton id={SHEET} fields={fields} selected={selected} />
          <Suspense>
            <LazyFilterSheet
              id={SHEET}
              fields={fields}
              selected={selected}
              onChange={(name, choice) => change({ [name]: choice })}
            />
          </Suspense>
        </>
      )}
    </Form>
  );
}
