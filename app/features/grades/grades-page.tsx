import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ExternalLink } from "#app/ui/button.tsx";
import type {
  GradesView,
  RulesView,
  RuleView,
} from "#catalogue/views/grades-view.ts";
import { GradeForm } from "./grade-form.tsx";
import { MinimumRows } from "./minimum-rows.tsx";
import { RESULT_ID, useAnswerFocus } from "./use-answer-focus.ts";

/** The grade translator: form, result, minimum averages, and rules with their sources. */
export function GradesPage({ view }: { view: GradesView }) {
  const { minimums, rules } = view;
  useAnswerFocus(view.form);
  return (
    <div className="column py-6">
      <p className="measure border-maiz border-l-4 pl-4">{view.caution}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <GradeForm form={view.form} />
        <Result view={view} />
      </div>
      {minimums.asked && (
        <section aria-labelledby="pedido" className="pt-10">
          <h2 id="pedido" className="scroll-mt-20">
            {minimums.asked.heading}
          </h2>
          <p className="measure text-ink-soft mt-1">{minimums.asked.text}</p>
          <MinimumRows rows={minimums.asked.rows} />
        </section>
      )}
      <section aria-labelledby="minimos" className="pt-10">
        <h2 id="minimos" className="scroll-mt-20">
          {minimums.heading}
        </h2>
        {minimums.lines.map((line) => (
          <p key={line} className="measure text-ink-soft mt-1">
            {line}
          </p>
        ))}
        <MinimumRows rows={minimums.rows} />
      </section>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:[&>:first-child]:row-span-2">
        {rules.map((part) => (
          <Rules key={part.id} part={part} />
        ))}
      </div>
    </div>
  );
}

/** The scale in use, its translations and the country's facts, each if known. */
function Result({
  view: { own, translations, country },
}: {
  view: GradesView;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {own && (
        <section aria-labelledby={RESULT_ID}>
          <h2
            id={RESULT_ID}
            tabIndex={-1}
            className="scroll-mt-20 text-[length:var(--text-subtitle)]"
          >
            {own.heading}
          </h2>
          {own.lines.map((line) => (
            <p key={line} className="measure mt-1">
              {line}
            </p>
          ))}
        </section>
      )}
      {translations && (
        <section aria-labelledby="escalas">
          <h2
            id="escalas"
            className="scroll-mt-20 text-[length:var(--text-subtitle)]"
          >
            {translations.heading}
          </h2>
          <dl className="mt-2">
            {translations.rows.map(({ name, text, isOpen }) => (
              <div
                key={name}
                className="border-line flex flex-wrap items-baseline justify-between gap-x-6 border-b py-2"
              >
                <dt>{name}</dt>
                <dd className={isOpen ? "text-ink-soft" : "font-bold"}>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <p className="measure text-ink-soft mt-2 leading-snug">
            {translations.text}
          </p>
        </section>
      )}
      {country && <CountryPart country={country} />}
    </div>
  );
}

function CountryPart({
  country: { heading, facts, page },
}: {
  country: NonNullable<GradesView["country"]>;
}) {
  const { t } = useTranslation("common");
  return (
    <section aria-labelledby={facts.length > 0 ? "pais-escala" : undefined}>
      {facts.length > 0 && (
        <>
          <h2 id="pais-escala" className="text-[length:var(--text-subtitle)]">
            {heading}
          </h2>
          <dl className="mt-2 flex flex-col gap-3">
            {facts.map(({ name, text, origin }) => (
              <div key={text}>
                <dt className="text-ink-soft text-sm">{name}</dt>
                <dd className="measure leading-snug [overflow-wrap:anywhere]">
                  {text}{" "}
                  <span className="text-ink-soft block text-sm">
                    <ExternalLink
                      href={origin.url}
                      newTabHint={t("newTab")}
                      className="touch-line"
                    >
                      {origin.host}
                    </ExternalLink>
                    {origin.note && ` · ${origin.note}`}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>
        <Link
          to={page.to}
          viewTransition
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {page.text}
        </Link>
      </p>
    </section>
  );
}

function Rules({ part: { id, heading, rules } }: { part: RulesView }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="scroll-mt-20">
        {heading}
      </h2>
      <ul className="mt-3 flex flex-col gap-4">
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ul>
    </section>
  );
}

function Rule({ rule: { title, text, status, sources } }: { rule: RuleView }) {
  const { t } = useTranslation("common");
  return (
    <li className="measure leading-snug [overflow-wrap:anywhere]">
      <h3 className="text-base font-bold">{title}</h3>
      <p>{text}</p>
      {sources.map(({ url, host, read }) => (
        <p key={url} className="text-ink-soft text-sm">
          <ExternalLink
            href={url}
            newTabHint={t("newTab")}
            className="touch-line"
          >
            {host}
          </ExternalLink>
          {` · ${status} · ${read}`}
        </p>
      ))}
      {sources.length === 0 && (
        <p className="text-ink-soft text-sm">{status}</p>
      )}
    </li>
  );
}
