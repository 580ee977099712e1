import { useTranslation } from "react-i18next";
import { ExternalLink } from "#app/ui/button.tsx";
import type { TermView } from "#catalogue/views/award-terms.ts";

/** Rules with their sources. */
export function Rules({ rules }: { rules: ReadonlyArray<TermView> }) {
  const { t } = useTranslation("common");
  return (
    <ul className="list-disc pl-5 marker:text-rosa">
      {rules.map(({ text, url, host, basis }) => (
        <li key={`${text} ${url}`}>
          {text}{" "}
          <span className="text-ink-soft text-sm">
            <ExternalLink
              href={url}
              newTabHint={t("newTab")}
              className="touch-line print:after:content-none!"
            >
              {host}
            </ExternalLink>{" "}
            {basis}
          </span>
        </li>
      ))}
    </ul>
  );
}
