import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar.tsx";
import { ExternalLink } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Card } from "#app/ui/card.tsx";
import { Points } from "#app/ui/points.tsx";
import { initials } from "#domain/accounts/initials.ts";
import type { Founder, TeamView } from "./screen-data.ts";

/** The team (specification §2, Team). */
export function TeamScreen({
  view: { title, lead, founder, project },
}: {
  view: TeamView;
}) {
  const { t: common } = useTranslation("common");
  return (
    <>
      <div className="column pt-8 sm:pt-12">
        <h1>{title}</h1>
        <p className="measure mt-4 text-lg">{lead}</p>
        {founder && <FounderCard founder={founder} />}
      </div>
      {project && (
        <section aria-labelledby="project" className="column py-10">
          <h2 id="project">{project.heading}</h2>
          <Points points={project.points} newTabHint={common("newTab")} />
        </section>
      )}
    </>
  );
}

function FounderCard({ founder }: { founder: Founder }) {
  const { t: common } = useTranslation("common");
  const { name, role, email, mailLabel, linksLabel, links } = founder;
  return (
    <Card as="article" className="mt-6 flex max-w-2xl flex-col gap-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar initials={initials(name, "?")} size="lg" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h2>{name}</h2>
          {role && <p className="text-ink-soft">{role}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={`mailto:${email}`} className={buttonClasses({ flat: true })}>
          {mailLabel}
        </a>
        {/* Shown as text: not every phone has a mail program. */}
        <span className="[overflow-wrap:anywhere]">{email}</span>
      </div>
      {links.length > 0 && (
        <ul aria-label={linksLabel} className="flex flex-wrap gap-x-5">
          {links.map(({ href, host }) => (
            <li key={href} className="[overflow-wrap:anywhere]">
              <ExternalLink
                href={href}
                newTabHint={common("newTab")}
                className="inline-flex min-h-11 items-center"
              >
                {host}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
