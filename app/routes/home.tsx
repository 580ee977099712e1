import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import {
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from "react-router";
import { CardList } from "#app/features/catalogue/card-list.tsx";
import { DeferredCountry } from "#app/features/catalogue/deferred-country.tsx";
import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { useFavourites } from "#app/features/favourites/favourites-store.ts";
import { Hero } from "#app/features/home/hero.tsx";
import { HowWeWork } from "#app/features/home/how-we-work.tsx";
import { homeScreen } from "#app/features/home/screen-data.ts";
import { Season } from "#app/features/home/season.tsx";
import { SectionLinks } from "#app/features/home/section-links.tsx";
import { Soon } from "#app/features/home/soon.tsx";
import { JsonLdScript } from "#app/platform/json-ld-script.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { useSite } from "#app/platform/site.ts";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { highlights } from "#catalogue/views/highlights.ts";
import { siteJsonLd } from "#catalogue/views/page-json-ld.ts";
import type { Route } from "./+types/home.ts";
import { DeferredForm } from "./parts/deferred-form.tsx";
import { ForYou } from "./parts/for-you.tsx";
import { Heart } from "./parts/heart.tsx";
import { Part } from "./parts/part.tsx";

const FeedbackForm = lazy(() =>
  import("#app/features/feedback/feedback-form.tsx").then((module) => ({
    default: module.FeedbackForm,
  })),
);

const SavedDates = lazy(() =>
  import("./parts/saved-dates.tsx").then((module) => ({
    default: module.SavedDates,
  })),
);

export const handle: ScreenHandle = {
  namespaces: ["home", "catalogue", "favourites"],
  query: ["ver"],
  indexed: true,
};

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { ...homeScreen(page), ...highlights(page) };
}

/** The tabs change no server data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    "/",
    loaderData && {
      title: loaderData.pageTitle,
      description: loaderData.description,
    },
  );

export default function HomeRoute({
  loaderData: {
    facts,
    closing,
    opening,
    events,
    featured,
    months,
    countryField,
  },
}: Route.ComponentProps) {
  const { t } = useTranslation("home");
  const site = useSite();
  const [query] = useSearchParams();
  return (
    <>
      <JsonLdScript data={import.meta.env.SSR && !!site && siteJsonLd(site)} />
      <Hero facts={facts} />
      <ForYou place="first" />
      <SectionLinks
        country={
          <DeferredCountry fields={[countryField]} params={query} isPageLink />
        }
      />
      <ForYou place="later" />
      <DeferredSavedDates />
      <Soon closing={closing} opening={opening} />
      <Season
        events={events}
        featured={
          <CardList
            cards={featured}
            card={(card) => (
              <ItemCard
                card={card}
                months={months}
                action={<Heart card={card} />}
              />
            )}
          />
        }
      />
      <HowWeWork />
      <Part
        id="feedback"
        heading={t("feedback.heading")}
        text={t("feedback.text")}
      >
        <DeferredForm>
          <FeedbackForm />
        </DeferredForm>
      </Part>
    </>
  );
}

/** Loaded only for users with saved items. */
function DeferredSavedDates() {
  const { distinct } = useFavourites();
  return (
    distinct.length > 0 && (
      <ErrorBoundary>
        <Suspense>
          <SavedDates />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
