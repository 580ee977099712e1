import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { fullList, shownList } from "#domain/recommendations/shown-list.ts";
import type { CardParts } from "./lane-cards.tsx";
import { EmptyPlaces, LaneList } from "./lane-list.tsx";
import type { Recommendations } from "./use-recommendations.ts";

export type ListSize = {
  /** Maximum number of items. */
  readonly size: number;
  /** True where external results follow `size` own items; else they are among them. */
  readonly isFull: boolean;
  /** Maximum number of items that are one change away. */
  readonly almostSize: number;
  /** Heading level of the lanes. */
  readonly heading: "h2" | "h3";
};

type Shared = ListSize & {
  readonly cards: Omit<CardParts, "heading">;
};

/** The lanes, their loading state, or the reason why there are none. */
export function RecommendationList({
  state,
  onRetry,
  profilePath,
  ...shared
}: Shared & {
  state: Recommendations;
  onRetry: () => void;
  /** Path of the profile form. */
  profilePath: string;
}) {
  const { t } = useTranslation("recommendations");
  const headingLevel = shared.heading === "h2" ? 2 : 3;
  if (state.status === "loading") return <Loading size={shared.size} />;
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
  return <Lanes state={state} {...shared} />;
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
        <EmptyPlaces count={size} />
      </ul>
    </>
  );
}

function Lanes({
  state,
  size,
  isFull,
  almostSize,
  heading,
  cards,
}: Shared & { state: Ready }) {
  const { t, i18n } = useTranslation("recommendations");
  const careers = new Intl.ListFormat(i18n.language, { type: "disjunction" });
  const listFor = isFull ? fullList : shownList;
  const shown = listFor({ ...state, size });
  const count = shown.own.length + shown.external.length + shown.more.length;
  return (
    <>
      <p role="status" className="text-ink-soft mt-2 sm:mt-4">
        {state.search === "running" ? t("searching") : t("count", { count })}
      </p>
      {state.own.length > 0 && state.unmatchedCareers.length > 0 && (
        <p className="measure mt-1 [overflow-wrap:anywhere]">
          {t("unmatched", { careers: careers.format(state.unmatchedCareers) })}
        </p>
      )}
      <LaneList
        shown={shown}
        almost={state.almost.slice(0, almostSize)}
        heading={heading}
        parts={{ ...cards, heading: heading === "h2" ? "h3" : "h4" }}
      />
    </>
  );
}
