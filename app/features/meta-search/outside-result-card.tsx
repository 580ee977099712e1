import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { OutsideCard } from "#app/ui/outside-card.tsx";
import { hostFromUrl } from "#domain/text/host.ts";
import type { OutsideResult } from "./outside-result.ts";

/** A result of another site (specification §2, Meta-search). */
export function OutsideResultCard({
  result: { sourceName, age, title, description, link, mark },
  action,
}: {
  result: OutsideResult;
  action: ReactNode;
}) {
  const { t } = useTranslation("search");
  const { t: common } = useTranslation("common");
  return (
    <OutsideCard
      title={title}
      host={hostFromUrl(link)}
      link={link}
      open={t("others.open")}
      newTabHint={common("newTab")}
      action={action}
      mark={mark}
      badges={
        <>
          <Badge tone="secondary">{sourceName}</Badge>
          {age && <Badge tone="outline">{t("others.copied", { age })}</Badge>}
        </>
      }
    >
      {description && (
        <p dir="auto" className="leading-snug">
          {description}
        </p>
      )}
    </OutsideCard>
  );
}
