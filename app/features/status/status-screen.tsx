import { useTranslation } from "react-i18next";
import type { PublicBackend } from "#app/platform/request-context.ts";
import type { StatusReport } from "#app/platform/status-report.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatLocale } from "#domain/text/format-locale.ts";
import {
  answeredShare,
  type Checks,
  rateCards,
  STATUS_TONES,
  type StatusCard,
  summarize,
} from "./status.ts";
import { useStatus } from "./use-status.ts";

/** Specification §2, System status: a card for each part, checked while the page is visible. */
export function StatusScreen({ backend }: { backend: PublicBackend }) {
  return <StatusView {...useStatus(backend)} />;
}

type StatusViewProps = {
  readonly checks: Checks | null;
  readonly checkAgain: () => void;
};

export function StatusView({ checks, checkAgain }: StatusViewProps) {
  const { t } = useTranslation("status");
  const cards = rateCards(checks);
  return (
    <div className="column py-8 sm:py-12">
      <h1>{t("title")}</h1>
      <p
        role="status"
        className="needs-script measure mt-4 text-lg font-semibold"
      >
        {t(`summary.${checks ? summarize(cards) : "loading"}`)}
      </p>
      <p className="measure mt-3">{t("lead")}</p>
      <noscript>
        <p className="measure mt-3">{t("noScript")}</p>
      </noscript>
      <Button
        variant="outline"
        className="needs-script mt-5"
        onClick={checkAgain}
      >
        {t("again")}
      </Button>
      <ul className="card-grid mt-6">
        {cards.map((card) => (
          <Card as="li" key={card.name} className="flex flex-col gap-2">
            <CardText {...card} checks={checks} />
          </Card>
        ))}
      </ul>
    </div>
  );
}

type CardTextProps = StatusCard & Pick<StatusViewProps, "checks">;

function CardText({ name, status, checks }: CardTextProps) {
  const { t, i18n } = useTranslation("status");
  const report = checks?.report;
  return (
    <>
      <h2 className="pr-6 text-xl">{t(`parts.${name}.title`)}</h2>
      <p>
        <Badge tone={STATUS_TONES[status]}>{t(`labels.${status}`)}</Badge>
      </p>
      <p className="leading-snug">
        {t(`parts.${name}.text`)}
        {status === "degraded" && ` ${t("degradedText")}`}
      </p>
      {/* Space for later figures is reserved, so that nothing moves. */}
      {name === "metaSearch" && (
        <p className="text-ink-soft min-h-[4.125em] leading-snug">
          {report && <LastHour {...report} />}
        </p>
      )}
      {name === "scraper" && (
        <p className="text-ink-soft min-h-[8.25em] leading-snug">
          {report && <LastRun {...report.scraper} />}
        </p>
      )}
      {name !== "integrations" && (
        <p className="text-ink-soft mt-auto min-h-[1.6em] text-sm">
          {checks &&
            status !== "loading" &&
            t("checkedAt", {
              time: new Date(checks.at),
              locale: formatLocale(i18n.language),
            })}
        </p>
      )}
    </>
  );
}

function LastHour(report: StatusReport): string {
  const { t } = useTranslation("status");
  if (report.metaSearch === "unknown") return t("hour.unknown");
  const count = report.metaSearch?.searches ?? 0;
  const share = answeredShare(report);
  return [
    count === 0 ? t("hour.none") : t("hour.searches", { count }),
    ...(share === null ? [] : [t("hour.share", { share })]),
  ].join(" ");
}

function LastRun({ everyHours, runs }: StatusReport["scraper"]): string {
  const { t, i18n } = useTranslation("status");
  const locale = formatLocale(i18n.language);
  if (runs === "unknown") return t("run.unknown");
  const { last } = runs;
  return [
    ...(everyHours === 0 ? [t("run.off")] : []),
    ...(last ? [] : [t("run.none")]),
    ...(last?.linksCheckedAt
      ? [
          t("run.links", {
            ...last,
            locale,
            when: new Date(last.linksCheckedAt),
          }),
        ]
      : []),
    ...(last?.sources
      ? [
          t("run.lists", {
            ...last,
            locale,
            when: new Date(last.finishedAt),
            read: last.sources - last.failedSources,
          }),
        ]
      : []),
  ].join(" ");
}
