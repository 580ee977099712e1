import { useTranslation } from "react-i18next";
import { ExternalLink } from "#app/ui/button.tsx";
import type { PlanFact } from "#catalogue/views/plan-view.ts";

/** Facts, each with its source. */
export function PlanFacts({ facts }: { facts: ReadonlyArray<PlanFact> }) {
  const { t } = useTranslation("common");
  if (facts.length === 0) return null;
  return (
    <ul className="no-print mt-2 flex flex-col gap-1">
      {facts.map(({ text, url, host, note }) => (
        <li key={`${url} ${text}`} className="measure leading-snug">
          {text}{" "}
          <span className="text-ink-soft text-sm">
            <ExternalLink
              href={url}
              newTabHint={t("newTab")}
              className="touch-line"
            >
              {host}
            </ExternalLink>{" "}
            · {note}
          </span>
        </li>
      ))}
    </ul>
  );
}
