import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Crest } from "#app/ui/crest.tsx";
import { MonthStrip } from "#app/ui/month-strip.tsx";
import type { Closing } from "#domain/deadlines/nearness.ts";
import { AwardDetails } from "./award-details.tsx";
import type { AwardView } from "./award-view.ts";

/** Specification §9: the rest follows a 'more' line. */
const SHOWN_REQUIREMENTS = 3;

/** Three seconds to decide: who it is for, what it covers, when it closes. `action` is the heart. */
export function AwardCard({
  award,
  months,
  action,
}: {
  award: AwardView;
  /** January to December as letters, and which it is now (0 to 11). */
  months: { letters: ReadonlyArray<string>; now: number };
  action: ReactNode;
}) {
  const { t } = useTranslation("scholarships");
  const { t: common } = useTranslation("common");
  const shown = award.requirements.slice(0, SHOWN_REQUIREMENTS);
  const more = award.requirements.length - shown.length;
  const [closing] = award.closings;
  return (
    <Card as="article" className="flex flex-col gap-3" id={award.id}>
      <p className="text-ink-soft flex items-center gap-3 pr-6 text-sm leading-snug">
        <Crest id={award.id} icon={award.icon} />
        {award.organization}
      </p>
      <h3>{award.title}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {closing && award.badge && (
          <li>
            <Badge tone={BADGE_TONES[closing]}>{award.badge}</Badge>
          </li>
        )}
        <li>
          <Badge tone="outline">{t(`type.${award.typeKey}`)}</Badge>
        </li>
        <li>
          <Badge tone="outline">{t(`category.${award.categoryKey}`)}</Badge>
        </li>
      </ul>
      <dl className="flex flex-col gap-1.5 leading-snug">
        <Row name={t("card.covers")}>{award.amount}</Row>
        <Row name={t("card.audience")}>{award.audience}</Row>
        <Row name={t("card.closes")}>
          <strong>{award.deadline}</strong>
        </Row>
      </dl>
      {award.year && (
        <MonthStrip
          label={award.year.label}
          months={award.year.months.map((state, month) => ({
            letter: months.letters[month] ?? "",
            state,
            current: month === months.now,
          }))}
        />
      )}
      <div className="leading-snug">
        <p className="text-ink-soft">{t("card.requirements")}</p>
        <ul className="mt-1 list-disc pl-5 marker:text-rosa">
          {shown.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        {more > 0 && (
          <p className="text-ink-soft mt-1 pl-5">
            {t("card.more", { count: more })}
          </p>
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {action}
        <ExternalButtonLink
          href={award.link}
          newTabHint={common("newTab")}
          flat
          size="sm"
        >
          {t("card.official")}
        </ExternalButtonLink>
      </div>
      <AwardDetails award={award} />
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    // Side by side where the words have room, else one under the other.
    <div className="flex flex-wrap gap-x-3">
      <dt className="text-ink-soft w-14">{name}</dt>
      <dd className="min-w-0 grow basis-48">{children}</dd>
    </div>
  );
}

/** Closing soon warns, open now invites, opening soon informs. */
const BADGE_TONES = {
  soon: "warning",
  now: "success",
  next: "secondary",
} as const satisfies Record<Closing, string>;
