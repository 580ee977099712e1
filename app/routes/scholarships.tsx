import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { AdviceCall } from "#app/features/advice/advice-call.tsx";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { FavouritesProvider } from "#app/features/favourites/favourites-provider.tsx";
import { useFavouritesFirst } from "#app/features/favourites/use-favourites-first.ts";
import { AggregatorCard } from "#app/features/scholarships/aggregator-card.tsx";
import { AwardCard } from "#app/features/scholarships/award-card.tsx";
import { AwardList } from "#app/features/scholarships/award-list.tsx";
import { CategoryCards } from "#app/features/scholarships/category-cards.tsx";
import { FILTER_PARAMETERS } from "#app/features/scholarships/filter-address.ts";
import { ScholarshipsHero } from "#app/features/scholarships/scholarships-hero.tsx";
import { scholarshipsScreen } from "#app/features/scholarships/screen-data.ts";
import { Tips } from "#app/features/scholarships/tips.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import type { Route } from "./+types/scholarships.ts";

export const handle: ScreenHandle = {
  namespaces: ["scholarships", "favourites"],
  query: FILTER_PARAMETERS,
  indexed: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return scholarshipsScreen(context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    "/becas",
    loaderData && {
      title: loaderData.pageTitle,
      description: loaderData.description,
    },
  );

/** Filters live in the address and are applied here: changing one asks nothing of the network. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ScholarshipsRoute(props: Route.ComponentProps) {
  return (
    <FavouritesProvider>
      <ScholarshipsScreen {...props} />
    </FavouritesProvider>
  );
}

function ScholarshipsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("scholarships");
  const {
    scholarships,
    exchangePrograms,
    aggregators,
    countries,
    tips,
    months,
  } = loaderData;
  const order = useFavouritesFirst("scholarship");
  const orderExchange = useFavouritesFirst("cultural_exchange");
  const orderAggregators = useFavouritesFirst("scholarship_aggregator");
  return (
    <>
      <ScholarshipsHero />
      <CategoryCards />
      <AwardList
        awards={scholarships}
        countries={countries}
        order={order}
        card={(award) => (
          <AwardCard
            award={award}
            months={months}
            action={heart("scholarship", award.id, award.title)}
          />
        )}
      />
      {/* Each part wakes up by itself, so that none keeps the reader waiting for another. */}
      <Suspense>
        <section
          id="intercambios"
          aria-labelledby="exchange"
          className="column py-10"
        >
          <h2 id="exchange">{t("exchange.heading")}</h2>
          <p className="text-ink-soft measure mt-2">{t("exchange.text")}</p>
          <ul className="card-grid mt-5">
            {orderExchange(exchangePrograms).map((award) => (
              <li key={award.id} className="flex [&>*]:w-full">
                <AwardCard
                  award={award}
                  months={months}
                  action={heart("cultural_exchange", award.id, award.title)}
                />
              </li>
            ))}
          </ul>
        </section>
      </Suspense>
      <Suspense>
        <section
          id="buscadores"
          aria-labelledby="aggregators"
          className="column py-10"
        >
          <h2 id="aggregators">{t("aggregators.heading")}</h2>
          <p className="text-ink-soft measure mt-2">{t("aggregators.text")}</p>
          <ul className="card-grid mt-5">
            {orderAggregators(aggregators).map((aggregator) => (
              <li key={aggregator.id} className="flex [&>*]:w-full">
                <AggregatorCard
                  aggregator={aggregator}
                  action={heart(
                    "scholarship_aggregator",
                    aggregator.id,
                    aggregator.name,
                  )}
                />
              </li>
            ))}
          </ul>
        </section>
      </Suspense>
      <Tips tips={tips} />
      <AdviceCall />
    </>
  );
}

function heart(itemType: string, itemId: string, title: string) {
  return <FavouriteButton favourite={{ itemId, itemType }} title={title} />;
}
