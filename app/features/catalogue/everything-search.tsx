import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import {
  Form,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from "react-router";
import { useToasts } from "#app/platform/toasts.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { ShowMore } from "#app/ui/show-more.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { MAX_QUERY_LENGTH } from "#domain/search/query-length.ts";
import { addressWith, wantedOf } from "./address.ts";
import { CardList } from "./card-list.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { NothingAnywhere } from "./nothing-anywhere.tsx";
import type { EverythingView } from "./screen-data/everything.ts";
import type { CardView } from "./view.ts";

/** The search box of the whole catalogue, its filters, and what was found. `below` leads past it, to what follows. */
export function EverythingSearch({
  view,
  card,
  below,
}: {
  view: EverythingView;
  card: (view: CardView) => ReactNode;
  below: ReactNode;
}) {
  const { t } = useTranslation("search");
  const { location } = useNavigation();
  const isLoading = location?.pathname === "/buscar";
  return (
    <>
      <SearchForm fields={view.fields} />
      <div className="column flex flex-wrap items-center justify-between gap-x-5">
        <div role="status" className="text-ink-soft pt-2 empty:hidden">
          {isLoading && (
            <span className="flex items-center gap-2">
              <Spinner size="sm" /> {t("loading")}
            </span>
          )}
          {!isLoading && view.isAsked && <Count view={view} />}
        </div>
        {view.found.length > 0 && below}
      </div>
      <Results view={view} card={card} />
    </>
  );
}

function Count({ view: { count, found } }: { view: EverythingView }) {
  const { t } = useTranslation("search");
  // The heading below says it to the eye.
  if (count === 0) return <span className="sr-only">{t("none")}</span>;
  return found.length < count
    ? t("countFirst", { count, shown: found.length })
    : t("count", { count });
}

function Results({
  view,
  card,
}: {
  view: EverythingView;
  card: (view: CardView) => ReactNode;
}) {
  const { t } = useTranslation("search");
  const { isAsked, found, count } = view;
  if (!isAsked) return null;
  if (found.length > 0)
    return (
      <section aria-labelledby="results" className="column py-6">
        <h2 id="results" className="sr-only">
          {t("results")}
        </h2>
        <CardList cards={found} card={card} />
        {found.length < count && <Rest view={view} />}
      </section>
    );
  return <NothingAnywhere view={view} card={card} />;
}

/** The way to all that was found. */
function Rest({ view: { found, count } }: { view: EverythingView }) {
  const { t } = useTranslation("search");
  const [query] = useSearchParams();
  return (
    <ShowMore
      to={addressWith(query, { ver: "todo" })}
      text={t("showAll")}
      countText={t("countFirst", { count, shown: found.length })}
    />
  );
}

/** In place of the results, where no answer came: told twice (specification §2 and §8), and asked again from here. */
export function FailedSearch() {
  const { t } = useTranslation("search");
  const { notify } = useToasts();
  const error = useRouteError();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told anew
  useEffect(() => {
    notify({
      tone: "destructive",
      title: t("failedTitle"),
      description: t("failedNotice"),
    });
  }, [error, notify, t]);
  return (
    <>
      <title>{t("pageTitle")}</title>
      <SearchForm fields={[]} />
      <EmptyState title={t("failed")} text={t("failedText")} />
    </>
  );
}

function SearchForm({ fields }: Pick<EverythingView, "fields">) {
  const { t } = useTranslation("search");
  const { notify } = useToasts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const value = query.get("q") ?? "";
  const input = useRef<HTMLInputElement>(null);
  const { location: next } = useNavigation();
  // The address may change by itself: the back button. What is being typed stays.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement)
      input.current.value = value;
  }, [value]);
  /** From the address that is on its way, with the words as they stand in the box: nothing chosen or typed is lost. */
  const change = (changes: Parameters<typeof addressWith>[1]) =>
    navigate(
      addressWith(new URLSearchParams((next ?? location).search), {
        q: input.current?.value.trim() ?? null,
        ver: null,
        ...changes,
      }),
      { preventScrollReset: true },
    );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sought = (input.current?.value ?? "").trim();
    if (sought) return change({ q: sought });
    refuseEmpty();
    input.current?.focus();
  }

  /** Specification §5: an empty search asks nobody. */
  const refuseEmpty = useCallback(
    () =>
      notify({
        tone: "destructive",
        title: t("empty"),
        description: t("emptyText"),
      }),
    [notify, t],
  );
  // It may come from a search box on another screen.
  const isEmpty = query.has("q") && value.trim() === "";
  useEffect(() => {
    if (isEmpty) refuseEmpty();
  }, [isEmpty, refuseEmpty]);

  return (
    <Form
      action="/buscar"
      role="search"
      onSubmit={submit}
      className="column flex flex-col gap-4 pt-6"
    >
      <SearchField
        ref={input}
        name="q"
        label={t("label")}
        placeholder={t("hint")}
        buttonText={t("submit")}
        defaultValue={value}
        maxLength={MAX_QUERY_LENGTH}
      />
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-6">
        <FilterFields
          fields={fields}
          wanted={wantedOf(query, {
            fields,
            chooser: null,
            tabs: null,
            sections: [],
          })}
          idPrefix="search"
          onChange={(name, choice) => change({ [name]: choice })}
        />
      </div>
    </Form>
  );
}
