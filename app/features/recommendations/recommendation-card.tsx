import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Scored } from "#domain/recommendations/recommend.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { ReasonLine } from "./reason-line.tsx";

/** Characters that may take two lines on a phone. */
const TWO_LINES = 28;

/** Characters that certainly take two lines on a phone; a third is cut. */
const LONG_TITLE = 45;

/**
 * A recommended item with its reasons. `verdict` is the student's, `detail` adds to it,
 * `action` is the favourite button.
 */
export function RecommendationCard({
  recommendation: { item, reasons },
  heading: Heading,
  verdict,
  detail = null,
  action,
}: {
  recommendation: Scored;
  heading: "h3" | "h4";
  verdict: ReactNode;
  detail?: ReactNode;
  action: ReactNode;
}) {
  return (
    <Card as="article" padding="none" className="recommendation-card">
      <p className="text-ink-soft pr-6 text-sm leading-snug max-sm:clamp-1">
        {item.organization || hostFromUrl(item.link)}
      </p>
      <Heading
        className={item.title.length > LONG_TITLE ? "max-sm:clamp-2" : ""}
      >
        <Link to={item.path} viewTransition className="card-link">
          {item.title}
        </Link>
      </Heading>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="secondary">{item.kind}</Badge>
        {item.badge && <Badge tone="outline">{item.badge}</Badge>}
      </p>
      {item.when && (
        <p className="leading-snug font-bold max-sm:clamp-2">{item.when}</p>
      )}
      <ReasonLine
        reasons={reasons}
        isBrief={Boolean(item.badge) || item.title.length > TWO_LINES}
      />
      <div className="empty:hidden max-sm:clamp-2 max-sm:empty:hidden">
        {verdict}
      </div>
      {detail}
      <Actions item={item} action={action} />
    </Card>
  );
}

function Actions({
  item: { link, path, title },
  action,
}: {
  item: Scored["item"];
  action: ReactNode;
}) {
  const { t } = useTranslation("recommendations");
  const { t: common } = useTranslation("common");
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
      {action}
      <ExternalButtonLink
        href={link}
        newTabHint={common("newTab")}
        flat
        size="sm"
        aria-label={`${t("card.official")}: ${title} (${common("newTab")})`}
      >
        {t("card.official")}
      </ExternalButtonLink>
      <Link
        to={path}
        viewTransition
        aria-label={`${t("card.details")}: ${title}`}
        className="inline-flex min-h-11 items-center px-1 font-bold underline underline-offset-4"
      >
        {t("card.details")}
      </Link>
    </div>
  );
}
