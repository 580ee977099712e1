import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import type { Route } from "./+types/opportunities.ts";
import { catalogueLoader } from "./parts/catalogue-loader.ts";
import {
  CataloguePage,
  catalogueHandle,
  catalogueMeta,
  revalidateOnPathChange,
} from "./parts/catalogue-page.tsx";
import { DeferredScamNotice } from "./parts/deferred-scam-notice.tsx";

export const handle = catalogueHandle("opportunities");

export const shouldRevalidate = revalidateOnPathChange;

export const loader = catalogueLoader("/oportunidades", () => ({}));

export const meta = catalogueMeta;

export default function OpportunitiesRoute({
  loaderData: { screen },
}: Route.ComponentProps) {
  const { t } = useTranslation("opportunities");
  return (
    <>
      <CataloguePage
        screen={screen}
        notice={<DeferredScamNotice isCollapsed />}
      />
      <CallToAction
        id="mentorship"
        heading={t("mentorship")}
        text={t("mentorshipText")}
        actions={
          <ButtonLink variant="outline" to="/mentoria" viewTransition>
            {t("mentorshipLink")}
          </ButtonLink>
        }
      />
    </>
  );
}
