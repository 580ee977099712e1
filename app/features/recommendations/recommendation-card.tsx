import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { CardFrame } from "#app/ui/card-frame.tsx";
import type { Scored } from "#domain/recommendations/recommend.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { ReasonLine } from "./reason-line.tsx";

/**
 * A recommended item with its reasons and its verdict for the student, if any. `detail`
 * is shown below the verdict; `action` is the favourite button.
 */
export function RecommendationCard({
  recommendation: { item, reasons },
  heading,
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
  const { t } = useTranslation("recommendations");
  const { t: common } = useTranslation("common");
  return (
    <CardFrame
      className="recommendation-card"
      above={
        <p className="text-ink-soft pr-6 text-sm leading-snug max-sm:clamp-1">
          {item.organization || hostFromUrl(item.link)}
        </p>
      }
      heading={heading}
      title={item.title}
      path={item.path}
      link={item.link}
      action={action}
      words={{
        official: t("card.official"),
        details: t("card.details"),
        newTab: common("newTab"),
      }}
    >
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="secondary">{item.kind}</Badge>
        {item.badge && <Badge tone="outline">{item.badge}</Badge>}
      </p>
      {item.when && (
        <p className="leading-tight font-bold sm:leading-snug">{item.when}</p>
      )}
      <ReasonLine reasons={reasons} />
      <div className="empty:hidden max-sm:[&>p]:leading-tight">{verdict}</div>
      {detail}
    </CardFrame>
  );
}
