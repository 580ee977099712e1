import { useTranslation } from "react-i18next";
import { ExternalLink } from "#app/ui/button.tsx";
import type { PastRoundsView } from "#catalogue/views/item-view.ts";

/** Days of past application rounds with their sources; the newest first. */
export function PastRounds({
  view: { summaries, rounds },
}: {
  view: PastRoundsView;
}) {
  const { t } = useTranslation("item");
  const { t: common } = useTranslation("common");
  return (
    <section className="no-print mt-5 px-5">
      <h2 className="text-[length:var(--text-subtitle)]">{t("pastRounds")}</h2>
      {summaries.map((summary) => (
        <p key={summary} className="mt-2 leading-snug">
          {summary}
        </p>
      ))}
      <ul className="mt-2 list-disc pl-5 text-[0.9375rem] marker:text-rosa">
        {rounds.map(({ text, url, host }) => (
          <li key={`${text} ${url}`}>
            {text}{" "}
            <ExternalLink
              href={url}
              newTabHint={common("newTab")}
              className="touch-line"
            >
              {host}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft mt-2 text-[0.9375rem] leading-snug">
        {t("pastRoundsHint")}
      </p>
    </section>
  );
}
