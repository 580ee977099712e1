import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { Recommendation } from "#domain/recommendations/recommend.ts";
import { hostOf } from "#domain/text/host.ts";
import { ReasonList } from "./reason-list.tsx";

/** An item of the catalogue with the reasons why it is shown. `verdict` tells what she meets of it, `action` is the heart. */
export function RecommendationCard({
  recommendation: { item, reasons },
  isFavourite,
  verdict,
  action,
}: {
  recommendation: Recommendation;
  isFavourite: boolean;
  verdict: ReactNode;
  action: ReactNode;
}) {
  const { t } = useTranslation("recommendations");
  const { t: common } = useTranslation("common");
  return (
    <Card as="article" className="flex flex-col gap-3">
      <p className="text-ink-soft pr-6 text-sm leading-snug">
        {item.organization || hostOf(item.link)}
      </p>
      <h3>
        <Link to={item.path} viewTransition className="card-link">
          {item.title}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-1.5">
        {!isFavourite && (
          <Badge tone="recommended">{t("card.recommended")}</Badge>
        )}
        <Badge tone="secondary">{item.kind}</Badge>
        {item.badge && <Badge tone="outline">{item.badge}</Badge>}
      </p>
      {item.when && (
        <dl className="flex flex-wrap gap-x-3 leading-snug">
          <dt className="text-ink-soft w-21 shrink-0">{t("card.when")}</dt>
          <dd className="min-w-0 grow basis-44 font-bold">{item.when}</dd>
        </dl>
      )}
      <ReasonList reasons={reasons} />
      {verdict}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {action}
        <ExternalButtonLink
          href={item.link}
          newTabHint={common("newTab")}
          flat
          size="sm"
        >
          {t("card.official")}
          <span className="sr-only">: {item.title}</span>
        </ExternalButtonLink>
        <Link
          to={item.path}
          viewTransition
          className="inline-flex min-h-11 items-center px-1 font-bold underline underline-offset-4"
        >
          {t("card.details")}
          <span className="sr-only">: {item.title}</span>
        </Link>
      </div>
    </Card>
  );
}
