import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { data, type HeadersArgs } from "react-router";
import {
  EverythingSearch,
  FailedSearch,
} from "#app/features/catalogue/everything-search.tsx";
import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { useFavouritesFirst } from "#app/features/favourites/use-favourites-first.ts";
import { searchImported } from "#app/features/meta-search/imported.ts";
import type { OutsideResult } from "#app/features/meta-search/outside-result.ts";
import { OutsideResults } from "#app/features/meta-search/outside-results.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { PARAMETERS } from "#catalogue/views/address.ts";
import { everythingScreen } from "#catalogue/views/everything.ts";
import type { CardView } from "#catalogue/views/view.ts";
import type { Route } from "./+types/search.ts";
import { Heart } from "./parts/heart.tsx";
import { ScamNotice } from "./parts/scam-notice.tsx";
import { useCardVerdict } from "./parts/use-card-verdict.tsx";

export const handle: ScreenHandle = {
  namespaces: ["search", "catalogue", "favourites"],
  query: PARAMETERS,
  indexed: true,
};

/** Lifetime in the page cache; short, because results show the age of their copy. */
const MAX_AGE_SECONDS = 600;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const t = page.i18n.getFixedT(null, "search");
  const view = everythingScreen(page, request.url);
  const imported = await searchImported(page, view.queryText);
  const cacheControl =
    imported?.isComplete === false ? "no-store" : `max-age=${MAX_AGE_SECONDS}`;
  return data(
    {
      view,
      imported,
      pageTitle: t("pageTitle"),
      description: t("description"),
    },
    { headers: { "cache-control": cacheControl } },
  );
}

/** Sets the lifetime of the page in the page cache. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    "/buscar",
    loaderData && {
      title: loaderData.pageTitle,
      description: loaderData.description,
    },
  );

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { view, imported } = loaderData;
  return (
    <>
      <Head isShort={view.isAsked} />
      <Search view={view} />
      <div id="other-sources">
        {imported && (
          <OutsideResults
            key={view.queryText}
            query={view.queryText}
            imported={imported}
            action={renderHeart}
            caution={<ScamNotice />}
          />
        )}
      </div>
    </>
  );
}

function Search({ view }: Pick<Route.ComponentProps["loaderData"], "view">) {
  const order = useFavouritesFirst(null);
  const renderVerdict = useCardVerdict();
  const { months } = view;
  const renderCard = useCallback(
    (card: CardView) => (
      <ItemCard
        card={card}
        months={months}
        verdict={renderVerdict(card.path)}
        action={<Heart card={card} />}
      />
    ),
    [months, renderVerdict],
  );
  return (
    <EverythingSearch
      view={{ ...view, found: order(view.found) }}
      skipLink={<SkipToExternalResults />}
      card={renderCard}
    />
  );
}

/** Skip link past our own results, which may fill many screens; hidden without external results. */
function SkipToExternalResults() {
  const { t } = useTranslation("search");
  return (
    <a
      href="#other-sources"
      className="-my-1.5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [body:not(:has(#other-sources_section))_&]:invisible"
    >
      {t("seeOthers")}
    </a>
  );
}

/** An outside result is saved under its URL (specification §3, Favourite). */
function renderHeart({ link: id, title }: OutsideResult) {
  return <Heart card={{ id, type: "external_scholarship", title }} />;
}

export function ErrorBoundary() {
  return (
    <>
      <Head />
      <FailedSearch />
    </>
  );
}

/** `isShort` leaves out the lead, so that the first result is higher on the screen. */
function Head({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation("search");
  return (
    <div className="bg-cobalto text-on-cobalto">
      <div className="column py-2 sm:py-3">
        <h1 className="text-title leading-tight">{t("title")}</h1>
        {!isShort && <p className="pb-1 leading-snug">{t("lead")}</p>}
      </div>
    </div>
  );
}
