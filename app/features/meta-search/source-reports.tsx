import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SourceReport } from "#app/platform/search-answer.ts";
import { ExternalLink } from "#app/ui/button.tsx";
import { formatAge } from "./outside-result.ts";

const HOUR_MS = 3_600_000;

/** Status and duration of each source, in a closed disclosure. */
export function SourceReports({
  sources,
}: {
  sources: ReadonlyArray<SourceReport>;
}) {
  const { t } = useTranslation("metaSearch");
  const { t: common } = useTranslation("common");
  if (sources.length === 0) return null;
  return (
    <details className="border-line border-t pt-3">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 in-[details[open]]:rotate-180"
        />
        <span id="source-reports">{t("sourceReports.heading")}</span>
      </summary>
      <ul
        aria-labelledby="source-reports"
        className="mt-2 gap-x-8 md:columns-2"
      >
        {sources.map((source) => (
          <li
            key={source.key}
            className="border-line flex min-h-11 break-inside-avoid flex-wrap items-center gap-x-3 border-b [overflow-wrap:anywhere]"
          >
            <Line source={source} />
            {source.searchLink && (
              <ExternalLink
                href={source.searchLink}
                rel="noopener noreferrer nofollow"
                newTabHint={common("newTab")}
                className="inline-flex min-h-11 items-center"
              >
                {t("sourceReports.searchThere")}
                <span className="sr-only">: {source.name}</span>
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** "Opportunity Desk: 8 en 0,9 s". */
function Line({ source }: { source: SourceReport }) {
  const { t, i18n } = useTranslation("metaSearch");
  const { name, status, count, ms, ageHours } = source;
  const number = new Intl.NumberFormat(i18n.language);
  // Less than 0.1 s shows its first significant digit, never 0.
  const seconds = new Intl.NumberFormat(
    i18n.language,
    ms < 100 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 },
  );
  return (
    <span>
      {t(`sourceReports.${status}`, {
        name,
        found: number.format(count),
        seconds: seconds.format(Math.max(ms, 1) / 1_000),
        age: formatAge((ageHours ?? 0) * HOUR_MS, i18n.language),
      })}
    </span>
  );
}
