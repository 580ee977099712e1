import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ExternalLink } from "#app/ui/button.tsx";
import type { FactView, OriginView } from "#catalogue/views/country-facts.ts";
import type { CountryPageView } from "#catalogue/views/country-view.ts";

type Part = { readonly id: string; readonly heading: string };

/** Facts of a country, each with its source. */
export function FactsPart({
  part: { id, heading, facts },
  none,
  children,
}: {
  part: Part & { readonly facts: ReadonlyArray<FactView> };
  /** Text shown without any fact. */
  none: string;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="scroll-mt-20">
        {heading}
      </h2>
      {facts.length === 0 && <p className="text-ink-soft mt-2">{none}</p>}
      <dl className="mt-3 flex flex-col gap-3">
        {facts.map(({ name, text, origin }) => (
          <div
            key={text}
            className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-ink-soft leading-snug">{name}</dt>
            <dd className="measure leading-snug [overflow-wrap:anywhere]">
              {text} <Origin origin={origin} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

/** Authorities that take fraud reports in the country, and a link to the signs of fraud. */
export function FraudPart({
  part: { id, heading, reports, none, recognise },
}: {
  part: CountryPageView["fraud"];
}) {
  const { t } = useTranslation("common");
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="scroll-mt-20">
        {heading}
      </h2>
      {reports.length === 0 && <p className="mt-2">{none}</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {reports.map(({ body, text, site, origin }) => (
          <li
            key={body}
            className="measure leading-snug [overflow-wrap:anywhere]"
          >
            <strong className="block">{body}</strong>
            {text}{" "}
            {site && (
              <>
                <ExternalLink
                  href={site.url}
                  newTabHint={t("newTab")}
                  className="touch-line"
                >
                  {site.host}
                </ExternalLink>{" "}
              </>
            )}
            <Origin origin={origin} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link
          to={recognise.to}
          viewTransition
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {recognise.text}
        </Link>
      </p>
    </section>
  );
}

function Origin({ origin: { url, host, note } }: { origin: OriginView }) {
  const { t } = useTranslation("common");
  return (
    <span className="text-ink-soft block text-sm">
      <ExternalLink href={url} newTabHint={t("newTab")} className="touch-line">
        {host}
      </ExternalLink>
      {note && ` · ${note}`}
    </span>
  );
}
