import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LinkMarker } from "#app/platform/official-check/use-link-marker.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { Almost } from "#domain/recommendations/almost.ts";
import type { ExternalScholarship } from "#domain/recommendations/external-results.ts";
import type { Recommendation } from "#domain/recommendations/recommend.ts";
import { ChangeLines } from "./change-lines.tsx";
import { ExternalScholarshipCard } from "./external-scholarship-card.tsx";
import { RecommendationCard } from "./recommendation-card.tsx";

/** The item of a favourite button. */
type Savable = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
};

export type CardParts = {
  /** Heading level of the cards; one below their lane's. */
  readonly heading: "h3" | "h4";
  /** The verdict of an item for the student. */
  readonly verdict: (item: IndexedItem) => ReactNode;
  /** The favourite button of a card. */
  readonly action: (item: Savable) => ReactNode;
};

export function OwnCards({
  list,
  parts: { heading, verdict, action },
}: {
  list: ReadonlyArray<Recommendation>;
  parts: CardParts;
}) {
  return list.map((recommendation) => (
    <CardItem key={recommendation.item.path}>
      <RecommendationCard
        recommendation={recommendation}
        heading={heading}
        verdict={verdict(recommendation.item)}
        action={action(recommendation.item)}
      />
    </CardItem>
  ));
}

/** Shows the one missing requirement instead of a verdict, and the change that meets it. */
export function AlmostCards({
  list,
  parts: { heading, action },
}: {
  list: ReadonlyArray<Almost>;
  parts: CardParts;
}) {
  const { t } = useTranslation("recommendations");
  return list.map((almost) => (
    <CardItem key={almost.item.path}>
      <RecommendationCard
        recommendation={almost}
        heading={heading}
        verdict={null}
        detail={
          <>
            <p className="text-barro-ink leading-snug font-semibold">
              {t("card.missing", { requirement: almost.missing.text })}
            </p>
            <ChangeLines almost={almost} />
          </>
        }
        action={action(almost.item)}
      />
    </CardItem>
  ));
}

export function ExternalCards({
  list,
  markLink,
  parts: { heading, action },
}: {
  list: ReadonlyArray<ExternalScholarship>;
  /** Null until it is loaded. */
  markLink: LinkMarker | null;
  parts: CardParts;
}) {
  return list.map((scholarship) => {
    // An outside favourite is stored by its URL (specification §3).
    const { type, title, link: id } = scholarship;
    return (
      <CardItem key={scholarship.id}>
        <ExternalScholarshipCard
          scholarship={scholarship}
          heading={heading}
          action={action({ id, type, title })}
          mark={markLink?.(id) ?? null}
        />
      </CardItem>
    );
  });
}

/** A card is as high as its neighbours. */
function CardItem({ children }: { children: ReactNode }) {
  return <li className="flex [&>*]:w-full">{children}</li>;
}
