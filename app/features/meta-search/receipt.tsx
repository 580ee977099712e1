import { ChevronDown } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button, ExternalLink } from "#app/ui/button.tsx";
import { canRetry, type SourceReport } from "./answer.ts";

/** Whom the search asked, how each answered and how long it took: folded, for those who want to know. */
export function Receipt({
  sources,
  retrying,
  onRetry,
}: {
  sources: ReadonlyArray<SourceReport>;
  /** Keys of the sources that are being asked again. */
  retrying: ReadonlySet<string>;
  onRetry: (source: string) => void;
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
        <span id="receipt">{t("receipt.heading")}</span>
      </summary>
      <ul aria-labelledby="receipt" className="mt-2 gap-x-8 md:columns-2">
        {sources.map((source) => (
          <li
            key={source.key}
            tabIndex={-1}
            aria-busy={retrying.has(source.key) || undefined}
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
                {t("receipt.searchThere")}
                <span className="sr-only">: {source.name}</span>
              </ExternalLink>
            )}
            {canRetry(source) && (
              <Button
                variant="link"
                size="sm"
                busy={retrying.has(source.key)}
                onClick={(event) => {
                  keepFocusInLine(event);
                  onRetry(source.key);
                }}
              >
                {t("retry")}
                <span className="sr-only">: {source.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The button goes once the source has answered, and would take the focus along. */
function keepFocusInLine({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.closest("li")?.focus({ preventScroll: true });
}

/** "Opportunity Desk: 8 en 0,9 s". */
function Line({ source }: { source: SourceReport }) {
  const { t, i18n } = useTranslation("metaSearch");
  const { name, status, count, ms, ageHours } = source;
  const number = new Intl.NumberFormat(i18n.language);
  // Nothing takes no time at all: under a tenth of a second the first digit that tells.
  const seconds = new Intl.NumberFormat(
    i18n.language,
    ms < 100 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 },
  );
  return (
    <span>
      {t(`receipt.${status}`, {
        name,
        found: number.format(count),
        seconds: seconds.format(Math.max(ms, 1) / 1_000),
        age: ageText(ageHours ?? 0, i18n.language),
      })}
    </span>
  );
}

/** "hace 6 h"; from two days on "hace 2 días". */
function ageText(hours: number, language: string): string {
  if (hours >= 48)
    return new Intl.RelativeTimeFormat(language).format(
      -Math.round(hours / 24),
      "day",
    );
  return new Intl.RelativeTimeFormat(language, { style: "short" }).format(
    -Math.round(hours),
    "hour",
  );
}
