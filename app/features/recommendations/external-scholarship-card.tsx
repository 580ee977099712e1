import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LinkMarkView } from "#app/platform/official-check/mark-text.ts";
import { Badge } from "#app/ui/badge.tsx";
import { OutsideCard } from "#app/ui/outside-card.tsx";
import type { ExternalScholarship } from "#domain/recommendations/external-results.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { ReasonLine } from "./reason-line.tsx";

/** A result of the external search; unknown facts show "varies" (specification §9). */
export function ExternalScholarshipCard({
  scholarship: { title, link, source, searchTerm },
  heading,
  action,
  mark,
}: {
  heading: "h3" | "h4";
  scholarship: ExternalScholarship;
  /** The favourite button. */
  action: ReactNode;
  mark: LinkMarkView | null;
}) {
  const { t } = useTranslation("recommendations");
  const { t: common } = useTranslation("common");
  const facts = [
    [t("card.amount"), t("card.varies")],
    [t("card.when"), t("card.varies")],
    [t("card.level"), t("card.everyone")],
  ] as const;
  return (
    <OutsideCard
      title={title}
      heading={heading}
      host={hostFromUrl(link)}
      link={link}
      open={t("card.visit")}
      newTabHint={common("newTab")}
      action={action}
      mark={mark}
      badges={
        <>
          <Badge tone="warning">{t("card.external")}</Badge>
          <Badge tone="outline">{t("card.source", { source })}</Badge>
        </>
      }
    >
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
    </OutsideCard>
  );
}
