import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { CatalogueHero } from "#app/features/catalogue/catalogue-hero.tsx";
import { CatalogueList } from "#app/features/catalogue/catalogue-list.tsx";
import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { useFavourites } from "#app/features/favourites/favourites-store.ts";
import { useFavouritesFirst } from "#app/features/favourites/use-favourites-first.ts";
import { JsonLdScript } from "#app/platform/json-ld-script.tsx";
import { pageMeta } from "#app/platform/page-meta.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { useSite } from "#app/platform/site.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { PARAMETERS } from "#catalogue/views/address.ts";
import { itemListJsonLd } from "#catalogue/views/page-json-ld.ts";
import type { CardView, ScreenView } from "#catalogue/views/view.ts";
import { Heart } from "./heart.tsx";
import { useCardVerdict } from "./use-card-verdict.tsx";
import { useRecommended } from "./use-recommended.ts";
import { useUntilInteraction } from "./use-until-interaction.ts";

/** Route handle of a catalogue screen; adds `namespaces` to the shared ones. */
export function catalogueHandle(
  ...namespaces: NonNullable<ScreenHandle["namespaces"]>
): ScreenHandle {
  return {
    namespaces: ["catalogue", "favourites", ...namespaces],
    query: PARAMETERS,
    indexed: true,
  };
}

/** Filters are in the address and applied in the browser: a change needs no request. */
export function revalidateOnPathChange({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** Title, description, preview image and alternate languages of a catalogue screen. */
export function catalogueMeta({
  loaderData,
  matches,
}: {
  loaderData: { readonly screen: ScreenView } | undefined;
  matches: Parameters<typeof pageMeta>[0];
}) {
  if (!loaderData) return [];
  const { path, pageTitle, description } = loaderData.screen;
  return pageMeta(matches, path, {
    title: pageTitle,
    description,
    image: path,
  });
}

type Props = {
  screen: ScreenView;
  /** A control beside the tabs. */
  controls?: ReactNode;
  /** Shown below the first row of cards. */
  notice?: ReactNode;
};

/**
 * Header, filters and lists of a catalogue screen. Its cards have favourite buttons and,
 * for a student with a profile, verdicts.
 */
export function CataloguePage({ screen, controls, notice }: Props) {
  const { t } = useTranslation("catalogue");
  const recommended = useRecommended();
  const order = useFavouritesFirst(useUntilInteraction(recommended));
  const { find } = useFavourites(recommended !== null);
  const site = useSite();
  const renderVerdict = useCardVerdict();
  const { months } = screen;
  const renderCard = useCallback(
    (card: CardView) => (
      <ItemCard
        card={card}
        months={months}
        isRecommended={
          recommended?.has(card.path) &&
          find({ itemId: card.id, itemType: card.type }).length === 0
        }
        verdict={renderVerdict(card.path)}
        action={<Heart card={card} />}
      />
    ),
    [months, recommended, find, renderVerdict],
  );
  return (
    <>
      <SkipLink to="resultados">{t("search.skip")}</SkipLink>
      <JsonLdScript
        data={
          import.meta.env.SSR &&
          !!site &&
          itemListJsonLd(
            screen.title,
            screen.sections.flatMap(({ items, countryItems }) =>
              [...countryItems, ...items].map(({ path }) => path),
            ),
            site,
          )
        }
      />
      <CatalogueHero
        title={screen.title}
        lead={screen.lead}
        section={screen.path}
      />
      <CatalogueList
        screen={screen}
        order={order}
        controls={controls}
        notice={notice}
        card={renderCard}
      />
    </>
  );
}

/** Accessible suffix of external links. */
export function useNewTabHint(): string {
  return useTranslation("common").t("newTab");
}
