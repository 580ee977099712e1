import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { shownList } from "#domain/recommendations/shown-list.ts";
import { ExternalCard } from "./external-card.tsx";
import { RecommendationCard } from "./recommendation-card.tsx";
import type { Recommendations } from "./use-recommendations.ts";

/** What a heart stands for. */
export type Savable = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
};

type Drawing = {
  readonly state: Recommendations;
  /** How many are shown at most. */
  readonly size: number;
  readonly isFavourite: (one: Savable) => boolean;
  /** What she meets of an item's requirements. */
  readonly verdict: (item: IndexedItem) => ReactNode;
  /** The heart of a card. */
  readonly action: (one: Savable) => ReactNode;
};

/** The cards, or what there is to say while there are none. */
export function RecommendationList({
  onRetry,
  profilePath,
  headingLevel = 3,
  ...drawing
}: Drawing & {
  onRetry: () => void;
  /** Where the profile is completed. */
  profilePath: string;
  headingLevel?: 2 | 3;
}) {
  const { t } = useTranslation("recommendations");
  const { state, size } = drawing;
  if (state.status === "loading") return <Loading size={size} />;
  if (state.status === "failed")
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t("failed.title")}
        text={t("failed.text")}
        actions={<Button onClick={onRetry}>{t("failed.retry")}</Button>}
      />
    );
  if (isEmpty(state))
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t("empty.title")}
        text={t("empty.text")}
        actions={
          <>
            <ButtonLink to={profilePath} viewTransition>
              {t("editProfile")}
            </ButtonLink>
            <Button variant="outline" onClick={onRetry}>
              {t("empty.retry")}
            </Button>
          </>
        }
      />
    );
  return <Cards {...drawing} state={state} />;
}

type Ready = Extract<Recommendations, { status: "ready" }>;

function isEmpty({ own, external, search }: Ready): boolean {
  return own.length === 0 && external.length === 0 && search !== "running";
}

function Loading({ size }: { size: number }) {
  const { t } = useTranslation("recommendations");
  return (
    <>
      <p role="status" className="mt-4 flex items-center gap-3">
        <Spinner size="sm" className="text-rosa" />
        {t("loading")}
      </p>
      <ul className="card-grid mt-5" aria-hidden>
        <Places count={size} />
      </ul>
    </>
  );
}

function Cards({
  state,
  size,
  isFavourite,
  verdict,
  action,
}: Drawing & { state: Ready }) {
  const { t } = useTranslation("recommendations");
  const { own, external, awaited, more } = shownList({ ...state, size });
  const cardOf = (recommendation: (typeof own)[number]) => (
    <li key={recommendation.item.path} className="flex [&>*]:w-full">
      <RecommendationCard
        recommendation={recommendation}
        isFavourite={isFavourite(recommendation.item)}
        verdict={verdict(recommendation.item)}
        action={action(recommendation.item)}
      />
    </li>
  );
  const count = own.length + external.length + more.length;
  return (
    <>
      <p role="status" className="text-ink-soft mt-4">
        {state.search === "running" ? t("searching") : t("count", { count })}
      </p>
      <ul className="card-grid mt-5">
        {own.map(cardOf)}
        {external.map((found) => {
          // A favourite from outside is kept by its address (specification §3).
          const { type, title, link: id } = found;
          return (
            <li key={found.id} className="flex [&>*]:w-full">
              <ExternalCard
                found={found}
                action={action({ id, type, title })}
              />
            </li>
          );
        })}
        <Places count={awaited} />
        {more.map(cardOf)}
      </ul>
    </>
  );
}

/** About as high as a card, so that what follows moves little. */
function Places({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing but its place
    <li key={`place-${place}`} aria-hidden>
      <Skeleton className="h-90 rounded-card" />
    </li>
  ));
}
