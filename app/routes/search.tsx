import { useTranslation } from "react-i18next";
import { PARAMETERS } from "#app/features/catalogue/address.ts";
import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import {
  EverythingSearch,
  FailedSearch,
} from "#app/features/catalogue/everything-search.tsx";
import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { everythingScreen } from "#app/features/catalogue/screen-data/everything.ts";
import { FavouritesProvider } from "#app/features/favourites/favourites-provider.tsx";
import { useFavouritesFirst } from "#app/features/favourites/use-favourites-first.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/search.ts";
import { Heart } from "./parts/heart.tsx";

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
      <Head />
      <Search view={loaderData.view} />
    </FavouritesProvider>
  );
}

function Search({ view }: Pick<Route.ComponentProps["loaderData"], "view">) {
  const order = useFavouritesFirst(null);
  return (
    <EverythingSearch
      view={{ ...view, found: order(view.found) }}
      card={(card) => (
        <ItemCard
          card={card}
          months={view.months}
          action={<Heart card={card} />}
        />
      )}
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

function Head() {
  const { t } = useTranslation("search");
  return <CatalogueHero title={t("title")} lead={t("lead")} />;
}
