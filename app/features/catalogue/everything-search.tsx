import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation, useRouteError, useSearchParams } from "react-router";
import { notify } from "#app/platform/toasts.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { ShowMore } from "#app/ui/show-more.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { addressWith } from "#catalogue/views/address.ts";
import type { EverythingView } from "#catalogue/views/everything.ts";
import type { CardView } from "#catalogue/views/view.ts";
import { CardList } from "./card-list.tsx";
import { DeferredCountry } from "./deferred-country.tsx";
import {
  PersonalChip,
  type PersonalOrder,
  usePersonalOrder,
} from "./personal-order.tsx";
import { useStoreSearch } from "./recent-searches.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchStart } from "./search-start.tsx";
import { UnderstoodFilters } from "./understood-filters.tsx";

/** Lazy: its links and cards work as HTML before their code is loaded. */
const NoResultsAnywhere = lazyPart(() =>
  import("./no-results-anywhere.tsx").then(
    (module) => module.NoResultsAnywhere,
  ),
);

/** Search box and filters of the whole catalogue, and the results. */
export function EverythingSearch({
  view,
  card,
  skipLink,
}: {
  view: EverythingView;
  card: (view: CardView) => ReactNode;
  /** Leads to the content after the results. */
  skipLink: ReactNode;
}) {
  const { t } = useTranslation("search");
  const { location } = useNavigation();
  const [params] = useSearchParams();
  const isLoading = location?.pathname === "/buscar";
  const personal = usePersonalOrder(view.fields);
  useStoreSearch(view.queryText);
  return (
    <>
      <SearchForm fields={view.fields} />
      {view.isAsked ? (
        <UnderstoodFilters understood={view.understood}>
          <DeferredCountry fields={view.fields} params={params} />
          <PersonalChip personal={personal} />
        </UnderstoodFilters>
      ) : (
        <ul className="column pt-3 empty:hidden">
          <DeferredCountry fields={view.fields} params={params} />
        </ul>
      )}
      {/* On a phone the skip link follows a long count on its line, so that the first card is in view. */}
      <div
        className={`column flex flex-wrap items-center justify-between gap-x-5 ${view.unservedGroup ? "max-sm:block max-sm:pt-2 max-sm:text-sm" : ""}`}
      >
        <div
          role="status"
          className={`text-ink-soft empty:hidden ${view.unservedGroup ? "max-sm:inline sm:pt-2" : view.count > 0 || isLoading ? "pt-2" : ""}`}
        >
          {isLoading && (
            <span className="flex items-center gap-2">
              <Spinner size="sm" /> {t("loading")}
            </span>
          )}
          {!isLoading && view.isAsked && <Count view={view} />}
        </div>
        {(view.found.length > 0 || (view.isAsked && !view.nearest.length)) && (
          <> {skipLink}</>
        )}
      </div>
      {view.isAsked && (
        <Results view={view} card={card} order={personal.order} />
      )}
      {view.count + view.nearest.length === 0 && <SearchStart />}
    </>
  );
}

function Count({
  view: { count, found, nearest, unservedGroup },
}: {
  view: EverythingView;
}) {
  const { t } = useTranslation("search");
  // For screen readers only: a heading below shows that nothing matches.
  if (count === 0)
    return (
      <span className="sr-only">
        {t(nearest.length > 0 ? "onlyNear" : "none")}
      </span>
    );
  return (
    <>
      {found.length < count && !unservedGroup
        ? t("countFirst", { count, shown: found.length })
        : t("count", { count })}
      {unservedGroup && ` · ${t("unserved", { group: unservedGroup })}`}
    </>
  );
}

function Results({
  view,
  card,
  order,
}: {
  view: EverythingView;
  card: (view: CardView) => ReactNode;
  order: PersonalOrder["order"];
}) {
  const { t } = useTranslation("search");
  const { found, nearest, count } = view;
  if (found.length === 0)
    return (
      <Suspense>
        <NoResultsAnywhere
          view={{ ...view, nearest: order(nearest) }}
          card={card}
        />
      </Suspense>
    );
  return (
    <>
      <section aria-labelledby="results" className="column pt-2 pb-6">
        <h2 id="results" className="sr-only">
          {t("results")}
        </h2>
        <CardList cards={order(found)} card={card} />
        {found.length < count && <AllResultsLink view={view} />}
      </section>
      {nearest.length > 0 && (
        <section
          aria-labelledby="also-near"
          className="column flex flex-col gap-4 py-6"
        >
          <h2 id="also-near">{t("alsoNear")}</h2>
          <CardList cards={order(nearest)} card={card} />
        </section>
      )}
    </>
  );
}

function AllResultsLink({ view: { found, count } }: { view: EverythingView }) {
  const { t } = useTranslation("search");
  const [params] = useSearchParams();
  return (
    <ShowMore
      to={addressWith(params, { ver: "todo" })}
      text={t("showAll")}
      countText={t("countFirst", { count, shown: found.length })}
    />
  );
}

/**
 * Replaces the screen after a failure: page text and toast (specification §2 and §8); the
 * search box retries.
 */
export function FailedSearch() {
  const { t } = useTranslation("search");
  const error = useRouteError();
  const report = useEffectEvent((_failure: unknown) =>
    notify({
      tone: "destructive",
      title: t("failedTitle"),
      description: t("failedNotice"),
    }),
  );
  // Each failure shows its own toast.
  useEffect(() => report(error), [error]);
  return (
    <>
      <title>{t("pageTitle")}</title>
      <SearchForm fields={[]} />
      <EmptyState title={t("failed")} text={t("failedText")} />
    </>
  );
}
