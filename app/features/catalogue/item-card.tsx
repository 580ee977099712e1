import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { CardFrame } from "#app/ui/card-frame.tsx";
import { Crest } from "#app/ui/crest.tsx";
import type { CardView, MonthsView } from "#catalogue/views/view.ts";
import { YearStrip } from "./year-strip.tsx";

/**
 * A card: audience, benefit, deadline. On a phone at most 330 px high; the item's page
 * shows the rest.
 */
export function ItemCard({
  card,
  months,
  isRecommended = false,
  verdict,
  action,
}: {
  card: CardView;
  months: MonthsView;
  isRecommended?: boolean | undefined;
  /** Two lines at most: the student's verdict. */
  verdict?: ReactNode;
  /** The favourite button. */
  action?: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation("common");
  return (
    <CardFrame
      className="item-card"
      id={card.id}
      above={
        <div className="text-ink-soft flex items-center gap-2.5 pr-6 text-sm leading-tight [overflow-wrap:anywhere]">
          <Crest id={card.id} icon={card.icon} />
          <p>
            {card.organization && (
              <span className="clamp-1">{card.organization}</span>
            )}
            <span className="clamp-1">
              {card.host}
              <span className="max-sm:hidden"> · {card.checked}</span>
            </span>
          </p>
        </div>
      }
      title={card.title}
      path={card.path}
      link={card.link}
      action={action}
      words={{
        official: t("card.official"),
        details: t("card.details"),
        newTab: common("newTab"),
      }}
    >
      {(isRecommended || card.badges.length > 0) && (
        <ul className="badge-row">
          {isRecommended && (
            <li>
              <Badge tone="recommended">{t("card.recommended")}</Badge>
            </li>
          )}
          {card.badges.map(({ text, tone }) => (
            // A phone hides badges that do not fit: warnings come before all others.
            <li key={text} className={tone === "warning" ? "-order-1" : ""}>
              <Badge tone={tone}>{text}</Badge>
            </li>
          ))}
        </ul>
      )}
      {card.text && <p className="clamp-4 leading-snug">{card.text}</p>}
      <Rows card={card} />
      {verdict && (
        <div className="verdict-line clamp-2 empty:hidden">{verdict}</div>
      )}
      <Chips card={card} />
      <div className="mt-auto flex flex-col gap-2 max-sm:hidden">
        <YearStrip year={card.year} months={months} />
        <Requirements card={card} />
      </div>
    </CardFrame>
  );
}

function Rows({ card: { rows } }: { card: CardView }) {
  const { t } = useTranslation("catalogue");
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ name, text }) => (
        <div key={name} className={`row-${name}`}>
          <dt className="text-ink-soft inline">{t(`row.${name}`)}: </dt>
          <dd className="inline">
            {name === "when" ? <strong>{text}</strong> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** At most three requirements and the number of others (specification §9); not on a phone. */
function Requirements({
  card: { requirements, moreRequirements },
}: {
  card: CardView;
}) {
  const { t } = useTranslation("catalogue");
  if (requirements.length === 0) return null;
  return (
    <details className="leading-snug">
      <summary className="text-ink-soft w-fit cursor-pointer py-1 pointer-coarse:py-2.5">
        {t("card.requirements")}
      </summary>
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
    </details>
  );
}

/** Degrees of a university; an ellipsis for the rest (specification §2). */
function Chips({ card: { chips, moreChips } }: { card: CardView }) {
  const { t } = useTranslation("catalogue");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("card.programs")} className="badge-row sm:h-14">
      {chips.map((chip) => (
        <li key={chip} className="chip">
          {chip}
        </li>
      ))}
      {moreChips && (
        <li className="chip">
          <span aria-hidden>…</span>
          <span className="sr-only">{t("card.morePrograms")}</span>
        </li>
      )}
    </ul>
  );
}
