import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Crest } from "#app/ui/crest.tsx";
import type { ScholarshipAggregator } from "#catalogue/scholarship-aggregator.schema.ts";
import { hostOf } from "./award-view.ts";
import type { Say } from "./calendar-words.ts";

export type AggregatorView = Pick<
  ScholarshipAggregator,
  "id" | "icon" | "link"
> & {
  readonly host: string;
  readonly name: string;
  readonly description: string;
  readonly note: string | null;
};

export function aggregatorView(
  { id, icon, link, nameKey, descriptionKey, noteKey }: ScholarshipAggregator,
  say: Say,
): AggregatorView {
  return {
    id,
    icon,
    link,
    host: hostOf(link),
    name: say(nameKey),
    description: say(descriptionKey),
    note: noteKey ? say(noteKey) : null,
  };
}

/** A site that gathers scholarships. `action` is the heart. */
export function AggregatorCard({
  aggregator,
  action,
}: {
  aggregator: AggregatorView;
  action: ReactNode;
}) {
  const { t } = useTranslation("scholarships");
  const { t: common } = useTranslation("common");
  return (
    <Card as="article" className="flex flex-col gap-2.5" id={aggregator.id}>
      <h3 className="flex items-center gap-3 pr-6">
        <Crest id={aggregator.id} icon={aggregator.icon} />
        {aggregator.name}
      </h3>
      <p className="leading-snug">{aggregator.description}</p>
      {aggregator.note && (
        <p className="text-ink-soft text-sm leading-snug">{aggregator.note}</p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {action}
        <ExternalButtonLink
          href={aggregator.link}
          newTabHint={common("newTab")}
          variant="outline"
          size="sm"
        >
          {t("aggregators.visit")}
          <span className="sr-only">: {aggregator.name}</span>
        </ExternalButtonLink>
      </div>
      <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {aggregator.host}
      </p>
    </Card>
  );
}
