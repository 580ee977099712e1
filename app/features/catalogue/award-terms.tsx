import { useTranslation } from "react-i18next";
import { ExternalLink } from "#app/ui/button.tsx";
import type { AwardTermsView } from "#catalogue/views/award-terms.ts";

/** Combinations, obligations and gaps of an item, each with year and source. */
export function AwardTerms({ view }: { view: AwardTermsView }) {
  const { t } = useTranslation("common");
  return (
    <section>
      <h2 className="text-[length:var(--text-subtitle)]">{view.title}</h2>
      {view.groups.map(({ name, terms }) => (
        <div key={name} className="mt-2">
          <h3 className="text-base">{name}</h3>
          <ul className="measure list-disc pl-5 marker:text-rosa">
            {terms.map(({ text, url, host, basis }) => (
              <li key={text}>
                {text}{" "}
                <span className="no-print text-ink-soft text-sm">
                  <ExternalLink
                    href={url}
                    newTabHint={t("newTab")}
                    className="touch-line"
                  >
                    {host}
                  </ExternalLink>{" "}
                  {basis}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-ink-soft mt-2 text-[0.9375rem]">{view.caution}</p>
    </section>
  );
}
