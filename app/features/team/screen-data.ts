import type { PageContext } from "#app/platform/request-context.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import type { Resources } from "#locales/index.ts";

/** Wording of `/equipo`: the configured founder, else the project itself. Server only. */
export function teamScreen({ i18n, language, team }: PageContext) {
  const t = i18n.getFixedT(null, "team");
  return {
    title: t("title"),
    pageTitle: t("pageTitle"),
    description: t("description"),
    lead: team ? t("founder.lead") : t("project.lead"),
    founder: team && {
      name: team.name,
      role: team.role,
      email: team.email,
      mailLabel: t("founder.mail"),
      linksLabel: t("founder.links"),
      links: team.links.map((href) => ({ href, host: hostFromUrl(href) })),
    },
    project: team
      ? null
      : { heading: t("project.heading"), points: pointsAbout(i18n, language) },
    contact: team
      ? null
      : { heading: t("contact.heading"), text: t("contact.text") },
  };
}

export type TeamView = ReturnType<typeof teamScreen>;
export type Founder = NonNullable<TeamView["founder"]>;

/** Wording of `/acerca` about the project. */
function pointsAbout(
  i18n: PageContext["i18n"],
  language: PageContext["language"],
) {
  const { about } = i18n.getResourceBundle(
    language,
    "shortPages",
  ) as Resources["shortPages"];
  return Object.entries(about.sections).map(([id, point]) => ({
    id,
    ...point,
  }));
}
