import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import { CountryList } from "#app/features/countries/country-list.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { countryList } from "#catalogue/views/country-list.ts";
import type { Route } from "./+types/countries.ts";

export const handle: ScreenHandle = { indexed: true };

export function loader({ context }: Route.LoaderArgs) {
  return countryList(context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ loaderData: list, matches }) =>
  list
    ? [
        ...pageMeta(matches, "/paises", {
          title: list.pageTitle,
          description: list.description,
        }),
        { "script:ld+json": list.jsonLd },
      ]
    : [];

export default function CountriesRoute({
  loaderData: { title, lead, countries },
}: Route.ComponentProps) {
  return (
    <>
      <CatalogueHero title={title} lead={lead} />
      <CountryList countries={countries} />
    </>
  );
}
