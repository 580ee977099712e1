import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import type { OfficialPageView } from "#catalogue/views/official-page.ts";
import type { MessageCheck } from "#domain/official-check/check-message.ts";
import type { JudgedLink } from "#domain/official-check/judge-link.ts";
import type { LinkVerdict } from "#domain/official-check/verdict.ts";
import { reasonText } from "./reason-text.ts";
import { ReportChoice } from "./report-choice.tsx";
import { SourceLink } from "./source-link.tsx";

/** Maximum number of links shown; the least trusted come first. */
const MAX_LINKS = 20;

const BORDERS: Readonly<Record<LinkVerdict, string>> = {
  known: "border-selva",
  ending: "border-selva",
  unknown: "border-line",
  careful: "border-maiz",
  imitates: "border-destructive",
};

const STEPS = {
  known: ["known", "wait"],
  ending: ["ending", "ask"],
  unknown: ["search", "ask", "wait"],
  careful: ["ask", "wait", "keep"],
  imitates: ["close", "bank", "keep"],
} as const satisfies Record<LinkVerdict, ReadonlyArray<string>>;

/**
 * Verdict, links, signs of fraud, next steps, and where to report a suspicious message.
 * Screen readers announce only the verdict and its meaning.
 */
export function CheckResult({
  check,
  page,
  country,
  onCountry,
}: {
  check: MessageCheck | null;
  page: OfficialPageView;
  country: string | null;
  onCountry: (code: string) => void;
}) {
  const { t } = useTranslation("officialCheck");
  return (
    <div
      className={classNames(
        "max-w-3xl",
        check && `border-l-8 pl-4 ${BORDERS[check.verdict]}`,
      )}
    >
      <div role="status">
        {check && (
          <>
            <h2 className="flex items-center gap-2">
              {check.verdict === "imitates" && (
                <CircleAlert
                  aria-hidden
                  className="text-destructive size-7 shrink-0"
                />
              )}
              {t(`verdict.${check.verdict}`)}
            </h2>
            <p className="measure mt-1 text-lg">
              {t(`meaning.${check.verdict}`)}
            </p>
            {check.isCut && <p className="mt-1">{t("cut")}</p>}
          </>
        )}
      </div>
      {check && (
        <div className="mt-4 flex flex-col gap-5">
          <Links links={check.links} />
          <Signs check={check} page={page} />
          <Part title={t("next")}>
            <ul className="measure list-disc pl-5 leading-snug marker:text-rosa">
              {STEPS[check.verdict].map((step) => (
                <li key={step} className="mt-1">
                  {t(`steps.${step}`)}
                </li>
              ))}
            </ul>
          </Part>
          {(check.verdict === "careful" || check.verdict === "imitates") && (
            <ReportChoice {...{ country, onCountry }} page={page} />
          )}
        </div>
      )}
    </div>
  );
}

function Links({ links }: { links: ReadonlyArray<JudgedLink> }) {
  const { t } = useTranslation("officialCheck");
  if (links.length === 0) return null;
  return (
    <Part title={t("links")}>
      <ul className="flex flex-col gap-3">
        {links.slice(0, MAX_LINKS).map((link) => (
          <li key={JSON.stringify(link)}>
            <p className="[overflow-wrap:anywhere]">
              {link.host && <bdi className="font-semibold">{link.host}</bdi>}
              {link.isMail && ` (${t("mail")})`}
              {link.host && ": "}
              {t(`verdict.${link.verdict}`)}
            </p>
            <ul className="measure text-ink-soft list-disc pl-5 leading-snug [overflow-wrap:anywhere]">
              {link.reasons.map((reason) => (
                <li key={JSON.stringify(reason)}>{reasonText(reason, t)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Signs({
  check: { signs },
  page,
}: {
  check: MessageCheck;
  page: OfficialPageView;
}) {
  const { t } = useTranslation("officialCheck");
  if (signs.length === 0) return null;
  return (
    <Part title={t("signs")}>
      <ul className="measure list-disc pl-5 leading-snug marker:text-rosa">
        {page.signs.list
          .filter(({ sign }) => signs.includes(sign))
          .map(({ sign, name, warns, source }) => (
            <li key={sign} className="mt-1">
              {name}.
              <SourceLink source={source} note={warns} />
            </li>
          ))}
      </ul>
      {signs.includes("fee") && (
        <p className="measure border-maiz mt-2 border-l-4 pl-3 leading-snug">
          {t("fee")}
        </p>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className="mt-1">{children}</div>
    </section>
  );
}
