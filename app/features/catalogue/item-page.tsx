import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ExternalButtonLink, ExternalLink } from "#app/ui/button.tsx";
import { Crest } from "#app/ui/crest.tsx";
import type { ItemView } from "#catalogue/views/item-view.ts";
import { AwardTermsSection } from "./award-terms.tsx";
import { CountryNotes, OwnCountryNote } from "./country-notes.tsx";
import { ItemPlan } from "./item-plan.tsx";
import { ItemWindow } from "./item-window.tsx";
import { PastRounds } from "./past-rounds.tsx";
import { ShareButton } from "./share-button.tsx";

/** All data of an item. */
export function ItemPage({
  page,
  heart,
  verdict,
  requirements,
  caution,
}: {
  page: ItemView;
  /** The favourite button. */
  heart: ReactNode;
  /** One sentence: how the student meets the requirements. */
  verdict?: ReactNode;
  requirements: ReactNode;
  /** Warns before external links. */
  caution?: ReactNode;
}) {
  const { t } = useTranslation("item");
  const { t: common } = useTranslation("common");
  const { card } = page;
  return (
    <article className="column py-6 [overflow-wrap:anywhere] sm:py-8">
      <Breadcrumb
        label={t("path")}
        items={[
          { to: "/", text: t("home") },
          { to: page.screen.path, text: page.screen.title },
        ]}
        current={card.title}
      />
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <header>
          {card.banner && (
            <Banner
              seed={card.banner}
              className="notch rounded-card mb-5 block h-20 w-full max-sm:hidden"
            />
          )}
          <p className="text-ink-soft flex items-center gap-3 leading-snug">
            <Crest id={card.id} icon={card.icon} />
            <span>
              {page.kind}
              {card.organization && ` · ${card.organization}`}
            </span>
          </p>
          <h1 className="mt-3">{card.title}</h1>
          {verdict}
          {page.countryNotes && <OwnCountryNote view={page.countryNotes} />}
          {card.badges.length > 0 && (
            <ul className="mt-3 flex flex-wrap gap-1.5">
              {card.badges.map(({ text, tone }) => (
                <li key={text}>
                  <Badge tone={tone}>{text}</Badge>
                </li>
              ))}
            </ul>
          )}
          <Actions page={page} heart={heart} />
        </header>
        {page.window && (
          <aside className="lg:row-span-2">
            <ItemWindow window={page.window} months={page.months} />
            {page.pastRounds && <PastRounds view={page.pastRounds} />}
          </aside>
        )}
        <div className="flex flex-col gap-8">
          <p className="measure text-lg">{page.description}</p>
          <Facts page={page} />
          {page.requirements && (
            <Section title={t("requirements")}>
              {page.requirements.length > 0 ? (
                requirements
              ) : (
                <p>{t("anyone")}</p>
              )}
              {page.gradesPath && (
                <Link
                  to={page.gradesPath}
                  viewTransition
                  className="no-print inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {t("onYourScale")}
                </Link>
              )}
            </Section>
          )}
          {page.plan && <ItemPlan plan={page.plan} />}
          {page.chips.length > 0 && (
            <Section title={t("programs")}>
              <List items={page.chips} />
            </Section>
          )}
          {(page.note || page.countryNotes) && (
            <Section title={page.noteTitle}>
              <div className="border-barro measure border-l-4 pl-4">
                {page.note && <p>{page.note}</p>}
                {page.countryNotes && <CountryNotes view={page.countryNotes} />}
              </div>
            </Section>
          )}
          {page.terms && <AwardTermsSection view={page.terms} />}
          {caution}
          {page.figures.length > 0 && (
            <Section title={t("figures")}>
              <ul className="list-disc pl-5 marker:text-rosa">
                {page.figures.map(({ text, url, host }) => (
                  <li key={text}>
                    {text}{" "}
                    <ExternalLink
                      href={url}
                      newTabHint={common("newTab")}
                      className="touch-line"
                    >
                      {host}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {page.moreLinks.length > 0 && (
            <Section title={t("more")}>
              <ul className="flex flex-col gap-1">
                {page.moreLinks.map(({ text, url, host }) => (
                  <li key={url}>
                    <ExternalLink
                      href={url}
                      newTabHint={common("newTab")}
                      className="touch-line"
                    >
                      {text}
                    </ExternalLink>{" "}
                    <span className="text-ink-soft text-sm">{host}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Sources page={page} />
        </div>
      </div>
    </article>
  );
}

/** Host and buttons; on a phone the buttons stay at the bottom of the window. */
function Actions({
  page: { card },
  heart,
}: {
  page: ItemView;
  heart: ReactNode;
}) {
  const { t } = useTranslation("item");
  const { t: common } = useTranslation("common");
  return (
    <>
      <p className="text-ink-soft mt-3">{card.host}</p>
      <div className="item-bar">
        <ExternalButtonLink
          href={card.link}
          newTabHint={common("newTab")}
          className="max-sm:grow"
        >
          {t("official")}
        </ExternalButtonLink>
        {heart}
        <ShareButton title={card.title} path={card.path} />
      </div>
    </>
  );
}

function Facts({ page: { comparePath, facts } }: { page: ItemView }) {
  const { t } = useTranslation("item");
  if (facts.length === 0) return null;
  return (
    <Section title={t("facts")}>
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, text }) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="measure">{text}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={comparePath}
        className="no-print inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t("compare")}
      </Link>
    </Section>
  );
}

function Sources({
  page: { card, sources, compared, linkCheck, alsoOn },
}: {
  page: ItemView;
}) {
  const { t } = useTranslation("item");
  const { t: common } = useTranslation("common");
  return (
    <Section title={t("sources")}>
      <ul className="source-list flex flex-col gap-1.5">
        {sources.map(({ url, host, read }) => (
          <li key={url} className="leading-snug">
            <ExternalLink
              href={url}
              newTabHint={common("newTab")}
              className="touch-line"
            >
              {host}
            </ExternalLink>{" "}
            <span className="text-ink-soft text-sm">{read}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft mt-3 text-[0.9375rem]">
        {compared} {common("yearlyCheck")}{" "}
        <Link
          to="/contacto"
          state={{ item: card.path }}
          className="font-semibold underline"
        >
          {t("report")}
        </Link>
      </p>
      {linkCheck && (
        <p
          className={`mt-2 text-[0.9375rem] ${linkCheck.isWarning ? "border-barro border-l-4 pl-4" : "text-ink-soft"}`}
        >
          {linkCheck.text}
        </p>
      )}
      {alsoOn.length > 0 && (
        <p className="text-ink-soft mt-2 text-[0.9375rem]">
          {t("alsoOn")}{" "}
          {alsoOn.map(({ path, title }, at) => (
            <Fragment key={path}>
              {at > 0 && ", "}
              <Link to={path} className="font-semibold underline">
                {title}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-[length:var(--text-subtitle)]">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

function List({ items }: { items: ReadonlyArray<string> }) {
  return (
    <ul className="measure list-disc pl-5 marker:text-rosa">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
