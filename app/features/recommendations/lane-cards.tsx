import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { Almost } from "#domain/recommendations/almost.ts";
import type { ExternalScholarship } from "#domain/recommendations/external-results.ts";
import type { Recommendation } from "#domain/recommendations/recommend.ts";
import { ExternalCard } from "./external-card.tsx";
import { RecommendationCard } from "./recommendation-card.tsx";

/** What a heart stands for. */
export type Savable = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
};

export type CardParts = {
  /** Of the cards; one below their lane's. */
  readonly heading: "h3" | "h4";
  /** What the student meets of an item's requirements. */
  readonly verdict: (item: IndexedItem) => ReactNode;
  /** The heart of a card. */
  readonly action: (one: Savable) => ReactNode;
};

export function OwnCards({
  list,
  parts: { heading, verdict, action },
}: {
  list: ReadonlyArray<Recommendation>;
  parts: CardParts;
}) {
  return list.map((one) => (
    <Place key={one.item.path}>
      <RecommendationCard
        recommendation={one}
        heading={heading}
        verdict={verdict(one.item)}
        action={action(one.item)}
      />
    </Place>
  ));
}

/** In place of a verdict they say the one thing that is missing. */
export function AlmostCards({
  list,
  parts: { heading, action },
}: {
  list: ReadonlyArray<Almost>;
  parts: CardParts;
}) {
  const { t } = useTranslation("recommendations");
  return list.map((one) => (
    <Place key={one.item.path}>
      <RecommendationCard
        recommendation={one}
        heading={heading}
        verdict={
          <p className="text-barro-ink leading-snug font-semibold">
            {t("card.missing", { requirement: one.missing.text })}
          </p>
        }
        action={action(one.item)}
      />
    </Place>
  ));
}

export function ExternalCards({
  list,
  parts: { heading, action },
}: {
  list: ReadonlyArray<ExternalScholarship>;
  parts: CardParts;
}) {
  return list.map((found) => {
    // A favourite from outside is kept by its address (specification §3).
    const { type, title, link: id } = found;
    return (
      <Place key={found.id}>
        <ExternalCard
          found={found}
          heading={heading}
          action={action({ id, type, title })}
        />
      </Place>
    );
  });
}

/** A card is as high as those beside it. */
function Place({ children }: { children: ReactNode }) {
  return <li className="flex [&>*]:w-full">{children}</li>;
}
