import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { ExternalButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Crest } from "#app/ui/crest.tsx";
import type { CardView, MonthsView } from "./view.ts";
import { YearStrip } from "./year-strip.tsx";

/** Three seconds to decide: who it is for, what it gives, when it closes. `action` is the heart. */
export function ItemCard({
  card,
  months,
  isRecommended = false,
  action,
}: {
  card: CardView;
  months: MonthsView;
  isRecommended?: boolean | undefined;
  action?: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation("common");
  return (
    <Card as="article" className="flex flex-col gap-3" id={card.id}>
      {card.banner && (
        <Banner
          seed={card.banner}
          className="banner-of-card -mx-5 -mt-5 block h-16 w-[calc(100%+2.5rem)] max-w-none"
        />
      )}
      <p className="text-ink-soft flex items-center gap-3 pr-6 text-sm leading-snug [overflow-wrap:anywhere]">
        <Crest id={card.id} icon={card.icon} />
        {card.organization || card.host}
      </p>
      <h3>
        <Link to={card.path} viewTransition className="card-link">
          {card.title}
        </Link>
      </h3>
      {(isRecommended || card.badges.length > 0) && (
        <ul className="flex flex-wrap gap-1.5">
          {isRecommended && (
            <li>
              <Badge tone="recommended">{t("card.recommended")}</Badge>
            </li>
          )}
          {card.badges.map(({ text, tone }) => (
            <li key={text}>
              <Badge tone={tone}>{text}</Badge>
            </li>
          ))}
        </ul>
      )}
      {card.text && <p className="leading-snug">{card.text}</p>}
      <Rows card={card} />
      <YearStrip year={card.year} months={months} />
      <Requirements card={card} />
      <Chips card={card} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {action}
        <ExternalButtonLink
          href={card.link}
          newTabHint={common("newTab")}
          flat
          size="sm"
        >
          {t("card.official")}
          <span className="sr-only">: {card.title}</span>
        </ExternalButtonLink>
        <Link
          to={card.path}
          viewTransition
          className="inline-flex min-h-11 items-center px-1 font-bold underline underline-offset-4"
        >
          {t("card.details")}
          <span className="sr-only">: {card.title}</span>
        </Link>
      </div>
      <p className="text-ink-soft -mt-1 text-sm [overflow-wrap:anywhere]">
        {card.host} · {card.checked}
      </p>
    </Card>
  );
}

function Rows({ card: { rows } }: { card: CardView }) {
  const { t } = useTranslation("catalogue");
  if (rows.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5 leading-snug">
      {rows.map(({ name, text }) => (
        // Side by side where the words have room, else one under the other.
        <div key={name} className="flex flex-wrap gap-x-3">
          <dt className="text-ink-soft w-21 shrink-0">{t(`row.${name}`)}</dt>
          <dd className="min-w-0 grow basis-44">
            {name === "when" ? <strong>{text}</strong> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Requirements({
  card: { requirements, moreRequirements },
}: {
  card: CardView;
}) {
  const { t } = useTranslation("catalogue");
  if (requirements.length === 0) return null;
  return (
    <div className="leading-snug">
      <p className="text-ink-soft">{t("card.requirements")}</p>
      <ul className="mt-1 list-disc pl-5 marker:text-rosa">
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      {moreRequirements > 0 && (
        <p className="text-ink-soft mt-1 pl-5">
          {t("card.more", { count: moreRequirements })}
        </p>
      )}
    </div>
  );
}

/** Degrees of a university; an ellipsis stands for the rest (specification §2). */
function Chips({ card: { chips, moreChips } }: { card: CardView }) {
  const { t } = useTranslation("catalogue");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("card.programs")} className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li
          key={chip}
          className="bg-cielo text-on-cielo rounded-full px-3 py-0.5 text-sm"
        >
          {chip}
        </li>
      ))}
      {moreChips && (
        <li className="bg-cielo text-on-cielo rounded-full px-3 py-0.5 text-sm">
          <span aria-hidden>…</span>
          <span className="sr-only">{t("card.morePrograms")}</span>
        </li>
      )}
    </ul>
  );
}
