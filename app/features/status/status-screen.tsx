import { useTranslation } from "react-i18next";
import type { PublicBackend } from "#app/platform/request-context.ts";
import type {
  ScraperReport,
  ScraperRun,
  StatusReport,
} from "#app/platform/status-report.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import {
  answeredShare,
  type PartState,
  STATUS_TONES,
  statusOf,
  summaryOf,
} from "./status.ts";
import { OWN_PARTS, PARTS, type PartName, useStatus } from "./use-status.ts";

/** Specification §2, System status: a card for each part, checked while the reader looks. */
export function StatusScreen({ backend }: { backend: PublicBackend }) {
  const { t } = useTranslation("status");
  const { parts, report, check } = useStatus(backend);
  const isOwn = (name: PartName) => OWN_PARTS.some((own) => own === name);
  const summary = summaryOf(
    PARTS.filter(isOwn).map((name) => parts[name]),
    PARTS.filter((name) => !isOwn(name)).map((name) => parts[name]),
  );
  return (
    <div className="column py-8 sm:py-12">
      <h1>{t("title")}</h1>
      <p
        role="status"
        className="needs-script measure mt-4 text-lg font-semibold"
      >
        {t(`summary.${summary}`)}
      </p>
      <p className="measure mt-3">{t("lead")}</p>
      <noscript>
        <p className="measure mt-3">{t("noScript")}</p>
      </noscript>
      <Button variant="outline" className="needs-script mt-5" onClick={check}>
        {t("again")}
      </Button>
      <ul className="card-grid mt-6">
        {PARTS.map((name) => (
          <Card as="li" key={name} className="flex flex-col gap-2">
            <Part name={name} part={parts[name]} report={report} />
          </Card>
        ))}
      </ul>
    </div>
  );
}

function Part({
  name,
  part,
  report,
}: {
  name: PartName;
  part: PartState;
  report: StatusReport | null;
}) {
  const { t } = useTranslation("status");
  const status = statusOf(part.status);
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
      {/* The lines of what is measured are kept, so that nothing moves when it comes. */}
      {name === "metaSearch" && (
        <p className="text-ink-soft min-h-[4.125em] leading-snug">
          {part.at !== null && report && <LastHour report={report} />}
        </p>
      )}
      {name === "scraper" && (
        <p className="text-ink-soft min-h-[6.875em] leading-snug">
          {part.at !== null && report && <Runs scraper={report.scraper} />}
        </p>
      )}
      {name !== "integrations" && (
        <p className="text-ink-soft mt-auto min-h-[1.6em] text-sm">
          {part.at !== null && status !== "loading" && (
            <CheckedAt at={part.at} />
          )}
        </p>
      )}
    </>
  );
}

function CheckedAt({ at }: { at: number }) {
  const { t, i18n } = useTranslation("status");
  const time = new Intl.DateTimeFormat(i18n.language, {
    timeStyle: "medium",
  }).format(at);
  return <>{t("checkedAt", { time })}</>;
}

function LastHour({ report }: { report: StatusReport }) {
  const { t, i18n } = useTranslation("status");
  if (report.metaSearch === "unknown") return t("hour.unknown");
  const count = report.metaSearch?.searches ?? 0;
  const share = answeredShare(report);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <>
      {count === 0 ? t("hour.none") : t("hour.searches", { count })}
      {share !== null &&
        ` ${t("hour.share", { share: percent.format(share) })}`}
    </>
  );
}

function Runs({ scraper }: { scraper: ScraperReport }) {
  const { t } = useTranslation("status");
  const { everyHours, runs } = scraper;
  if (runs === "unknown") return t("run.unknown");
  return (
    <>
      {everyHours === 0 && `${t("run.off")} `}
      {runs.last ? <LastRun run={runs.last} /> : t("run.none")}
    </>
  );
}

function LastRun({ run }: { run: ScraperRun }): string {
  const { t, i18n } = useTranslation("status");
  const number = new Intl.NumberFormat(i18n.language);
  const date = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return t("run.last", {
    when: date.format(Date.parse(run.finishedAt)),
    checked: number.format(run.checked),
    gone: number.format(run.gone),
    notCheckable: number.format(run.notCheckable),
    read: number.format(run.sources - run.failedSources),
    sources: number.format(run.sources),
    found: number.format(run.found),
  });
}
