import { data } from "react-router";
import { CardList } from "#app/features/catalogue/card-list.tsx";
import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { CountryPage } from "#app/features/countries/country-page.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { countryPage } from "#catalogue/views/country-page.ts";
import type { Route } from "./+types/country.ts";
import { Heart } from "./parts/heart.tsx";

export { PageErrorBoundary as ErrorBoundary } from "./parts/page-error-boundary.tsx";

export const handle: ScreenHandle = {
  namespaces: ["catalogue", "favourites"],
  indexed: true,
};

/** Throws a 404 for an unknown country. */
export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const page = countryPage(path, context.get(pageContext));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  page
    ? [
        ...pageMeta(matches, page.path, {
          title: page.pageTitle,
          description: page.description,
        }),
        { "script:ld+json": page.jsonLd },
      ]
    : [];

export default function CountryRoute({
  loaderData: page,
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHero title={page.title} lead={page.lead} />
      <CountryPage
        page={page}
        renderCards={(cards) => (
          <CardList
            cards={cards}
            card={(card) => (
              <ItemCard
                card={card}
                months={page.months}
                action={<Heart card={card} />}
              />
            )}
          />
        )}
      />
    </>
  );
}
