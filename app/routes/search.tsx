import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { PARAMETERS, wordsSought } from "#app/features/catalogue/address.ts";
import {
  EverythingSearch,
  FailedSearch,
} from "#app/features/catalogue/everything-search.tsx";
import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { everythingScreen } from "#app/features/catalogue/screen-data/everything.ts";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { FavouritesProvider } from "#app/features/favourites/favourites-provider.tsx";
import { useFavouritesFirst } from "#app/features/favourites/use-favourites-first.ts";
import type { ExternalResult } from "#app/features/meta-search/answer.ts";
import { loadWording } from "#app/platform/load-wording.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/search.ts";
import { Heart } from "./parts/heart.tsx";
import { useCardVerdict } from "./parts/use-card-verdict.tsx";

/** Comes after our own results, with its wording. */
const OtherSources = lazy(() =>
  import("#app/features/meta-search/other-sources.tsx").then(
    (module) => ({ default: module.OtherSources }),
    () => ({ default: NotLoaded }),
  ),
);

export const handle: ScreenHandle = {
  namespaces: ["search", "catalogue", "favourites"],
  query: PARAMETERS,
  indexed: true,
};

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const t = page.i18n.getFixedT(null, "search");
  return {
    view: everythingScreen(page, request.url),
    pageTitle: t("pageTitle"),
    description: t("description"),
  };
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
  return (
    <FavouritesProvider>
      <Head isShort={loaderData.view.isAsked} />
      <Search view={loaderData.view} />
      <div id="other-sources">
        <Elsewhere />
      </div>
    </FavouritesProvider>
  );
}

function Search({ view }: Pick<Route.ComponentProps["loaderData"], "view">) {
  const order = useFavouritesFirst(null);
  const verdictOn = useCardVerdict();
  return (
    <EverythingSearch
      view={{ ...view, found: order(view.found) }}
      below={<WayToOthers />}
      card={(card) => (
        <ItemCard
          card={card}
          months={view.months}
          verdict={verdictOn(card.path)}
          action={<Heart card={card} />}
        />
      )}
    />
  );
}

/** Past our own results, which may fill many screens. Its room is kept; it shows once the other sources have their part. */
function WayToOthers() {
  const { t } = useTranslation("search");
  return (
    <a
      href="#other-sources"
      className="needs-script -my-1.5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [body:not(:has(#other-sources_section))_&]:invisible"
    >
      {t("seeOthers")}
    </a>
  );
}

/** The outside sources, asked by the browser; a query without a letter or a number asks nobody. */
function Elsewhere() {
  const { i18n } = useTranslation();
  const [query] = useSearchParams();
  const sought = wordsSought(query);
  const [wording, setWording] = useState<"awaited" | "here" | "missing">(
    "awaited",
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for with each search
  useEffect(() => {
    loadWording(i18n, ["metaSearch"]).then(
      () => setWording("here"),
      () => setWording("missing"),
    );
  }, [i18n, sought]);
  if (!/[\p{L}\p{N}]/u.test(sought)) return null;
  // Its room is kept, so that the footer does not jump.
  const waiting = <div className="needs-script min-h-96" />;
  if (wording === "awaited") return waiting;
  if (wording === "missing") return <NotLoaded />;
  return (
    <Suspense fallback={waiting}>
      <OtherSources query={sought} action={heartOf} />
    </Suspense>
  );
}

function NotLoaded() {
  const { t } = useTranslation("search");
  return <EmptyState title={t("failed")} text={t("failedText")} />;
}

/** An outside result is kept by its address (specification §3, Favourite). */
function heartOf({ link, title }: ExternalResult) {
  return (
    <FavouriteButton
      favourite={{ itemId: link, itemType: "external_scholarship" }}
      title={title}
    />
  );
}

export function ErrorBoundary() {
  return (
    <>
      <Head />
      <FailedSearch />
    </>
  );
}

/** One line, so that the first result stands high; before a search it also says what is searched. */
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
