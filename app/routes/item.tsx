import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { CardList } from "#app/features/catalogue/card-list.tsx";
import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { ItemPage } from "#app/features/catalogue/item-page.tsx";
import {
  Requirements,
  RequirementsVerdict,
} from "#app/features/eligibility/requirements.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { itemScreen } from "#catalogue/views/item-screen.ts";
import type { Route } from "./+types/item.ts";
import { DeferredScamNotice } from "./parts/deferred-scam-notice.tsx";
import { Heart } from "./parts/heart.tsx";
import { Part } from "./parts/part.tsx";

export { PageErrorBoundary as ErrorBoundary } from "./parts/page-error-boundary.tsx";

export const handle: ScreenHandle = {
  namespaces: ["item", "catalogue", "favourites"],
  indexed: true,
};

/** Throws a 404 for an unknown item. */
export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  const page = itemScreen(path, context.get(pageContext));
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  page
    ? [
        ...pageMeta(matches, page.card.path, {
          title: page.pageTitle,
          description: page.metaDescription,
          image: page.card.path,
        }),
        { "script:ld+json": page.jsonLd },
      ]
    : [];

export default function ItemRoute({ loaderData: page }: Route.ComponentProps) {
  const { t } = useTranslation("item");
  return (
    <>
      <ItemPage
        page={page}
        heart={<Heart card={page.card} place="page" />}
        requirements={
          <Requirements
            requirements={page.requirements ?? []}
            serves={page.serves}
          />
        }
        caution={page.isAward && <DeferredScamNotice />}
        verdict={
          <RequirementsVerdict
            requirements={page.requirements ?? []}
            serves={page.serves}
            entryLimit={page.countryNotes?.limit ?? null}
          />
        }
      />
      {page.similar.length > 0 && (
        <Part id="similar" heading={t("similar")}>
          <div className="mt-5">
            <CardList
              cards={page.similar}
              card={(card) => (
                <ItemCard
                  card={card}
                  months={page.months}
                  action={<Heart card={card} />}
                />
              )}
            />
          </div>
        </Part>
      )}
    </>
  );
}
