import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ExternalScholarship } from "#domain/recommendations/external-results.ts";
import { hostOf } from "#domain/text/host.ts";
import { ReasonLine } from "./reason-line.tsx";

/** A result of the external search: what nobody knows of it varies (specification §9). `action` is the heart. */
export function ExternalCard({
  found: { title, link, source, searchTerm },
  heading: Heading,
  action,
}: {
  heading: "h3" | "h4";
  found: ExternalScholarship;
  action: ReactNode;
}) {
  const { t } = useTranslation("recommendations");
  const { t: common } = useTranslation("common");
  const facts = [
    [t("card.amount"), t("card.varies")],
    [t("card.when"), t("card.varies")],
    [t("card.level"), t("card.everyone")],
  ] as const;
  return (
    <Card as="article" className="flex flex-col gap-3">
      <p className="text-ink-soft pr-6 text-sm leading-snug [overflow-wrap:anywhere]">
        {hostOf(link)}
      </p>
      <Heading dir="auto" className="[overflow-wrap:anywhere]">
        {title}
      </Heading>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="warning">{t("card.external")}</Badge>
        <Badge tone="outline">{t("card.source", { source })}</Badge>
      </p>
      <dl className="flex flex-col gap-1 leading-snug">
        {facts.map(([name, text]) => (
          <div key={name} className="flex gap-x-3">
            <dt className="text-ink-soft w-21 shrink-0">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ReasonLine reasons={[{ kind: "search", term: searchTerm }]} />
      <p className="text-ink-soft text-sm">{t("card.unchecked")}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {action}
        <ExternalButtonLink
          href={link}
          newTabHint={common("newTab")}
          flat
          size="sm"
          aria-label={`${t("card.visit")}: ${title} (${common("newTab")})`}
        >
          {t("card.visit")}
        </ExternalButtonLink>
      </div>
    </Card>
  );
}
