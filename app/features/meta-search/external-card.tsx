import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { hostOf } from "#domain/text/host.ts";
import type { ExternalResult } from "./answer.ts";

/** A result of another site (specification §2, Meta-search). Everything in it is text. */
export function ExternalCard({
  result: { sourceName, title, description, link },
  action,
}: {
  result: ExternalResult;
  action: ReactNode;
}) {
  const { t } = useTranslation("metaSearch");
  const { t: common } = useTranslation("common");
  return (
    <Card as="article" className="flex flex-col gap-3 [overflow-wrap:anywhere]">
      <p className="pr-6">
        <Badge tone="secondary">{sourceName}</Badge>
      </p>
      {/* It may be in any language, also in one that runs from right to left. */}
      <h3 dir="auto">{title}</h3>
      {description && (
        <p dir="auto" className="leading-snug">
          {description}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {action}
        <ExternalButtonLink
          href={link}
          rel="noopener noreferrer nofollow"
          newTabHint={common("newTab")}
          flat
          size="sm"
        >
          {t("open")}
          <span className="sr-only">: {title}</span>
        </ExternalButtonLink>
      </div>
      <p className="text-ink-soft -mt-1 text-sm">{hostOf(link)}</p>
    </Card>
  );
}
