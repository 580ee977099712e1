import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import type { OfficialPageView } from "#catalogue/views/official-page.ts";
import { ReportList } from "./report-list.tsx";
import { SourceLink } from "./source-link.tsx";

/** Parts of the page that need no script. */
export function OfficialPage({
  page: { read, endings, signs, fakes, reports },
}: {
  page: OfficialPageView;
}) {
  return (
    <div className="column flex flex-col gap-12 py-12">
      <Part id="leer" heading={read.heading}>
        <ol className="mt-4 grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-2">
          {read.steps.map(({ id, title, text }, index) => (
            <li key={id} className="flex gap-3">
              <span
                aria-hidden
                className="font-display bg-maiz text-on-maiz grid size-9 shrink-0 place-items-center rounded-full font-bold"
              >
                {index + 1}
              </span>
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <h3>{title}</h3>
                <p className="text-ink-soft measure">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="terminaciones" heading={endings.heading} text={endings.text}>
        <dl className="mt-4 grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-2">
          {endings.rules.map(
            ({ name, text, isOpen, label, source, read: on }) => (
              <div key={name} className="border-line border-t pt-2">
                <dt className="flex flex-wrap items-center gap-2">
                  <strong className="font-display text-lg">{name}</strong>
                  <Badge tone={isOpen ? "outline" : "success"}>{label}</Badge>
                </dt>
                <dd className="measure leading-snug">
                  {text}
                  <SourceLink source={source} note={on} />
                </dd>
              </div>
            ),
          )}
        </dl>
      </Part>
      <Part id="senales" heading={signs.heading} text={signs.text}>
        <ul className="mt-4 grid grid-cols-1 gap-x-10 gap-y-3 lg:grid-cols-2">
          {signs.list.map(({ sign, name, warns, source }) => (
            <li key={sign} className="border-line border-t pt-2 leading-snug">
              {name}
              <SourceLink source={source} note={warns} />
            </li>
          ))}
        </ul>
        <div className="measure border-maiz mt-5 border-l-4 pl-3 leading-snug">
          {signs.fee}
          <SourceLink source={signs.feeSource} note={signs.feeSource.text} />
        </div>
        <Link
          to="/recursos#warnings"
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
        >
          {signs.all}
        </Link>
      </Part>
      <Part id="denunciadas" heading={fakes.heading} text={fakes.text}>
        <ul className="mt-3 flex flex-col gap-2">
          {fakes.list.map(({ host, text, source }) => (
            <li key={host} className="leading-snug [overflow-wrap:anywhere]">
              <strong>{host}</strong>. {text}
              <SourceLink source={source} note="" />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="denunciar" heading={reports.heading} text={reports.text}>
        <p className="measure border-barro mt-3 border-l-4 pl-3 leading-snug">
          {reports.stop}
        </p>
        <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
          {reports.countries
            .filter((country) => country.reports.length > 0)
            .map((country) => (
              <section key={country.code}>
                <h3>{country.name}</h3>
                <ReportList reports={country.reports} />
              </section>
            ))}
        </div>
      </Part>
    </div>
  );
}

function Part({
  id,
  heading,
  text,
  children,
}: {
  id: string;
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-20">
        {heading}
      </h2>
      {text && <p className="text-ink-soft measure mt-1">{text}</p>}
      {children}
    </section>
  );
}
