import { useTranslation } from "react-i18next";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { catalogueScreen } from "#catalogue/views/catalogue-screen.ts";
import type { Route } from "./+types/opportunities.ts";
import {
  CATALOGUE_HANDLE,
  CataloguePage,
  keepOnFilter,
  screenMeta,
} from "./parts/catalogue-page.tsx";
import { DeferredScamNotice } from "./parts/deferred-scam-notice.tsx";

export const handle: ScreenHandle = {
  ...CATALOGUE_HANDLE,
  namespaces: [...CATALOGUE_HANDLE.namespaces, "opportunities"],
};

export const shouldRevalidate = keepOnFilter;

export function loader({ context, request }: Route.LoaderArgs) {
  return catalogueScreen(
    "/oportunidades",
    context.get(pageContext),
    request.url,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenMeta(matches, loaderData);

export default function OpportunitiesRoute({
  loaderData: screen,
}: Route.ComponentProps) {
  const { t } = useTranslation("opportunities");
  return (
    <>
      <CataloguePage screen={screen} notice={<DeferredScamNotice isFolded />} />
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
