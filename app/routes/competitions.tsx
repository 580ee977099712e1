import { useTranslation } from "react-i18next";
import { competitionParts } from "#app/features/competitions/screen-data.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { Points } from "#app/ui/points.tsx";
import { catalogueScreen } from "#catalogue/views/catalogue-screen.ts";
import type { Route } from "./+types/competitions.ts";
import {
  CATALOGUE_HANDLE,
  CataloguePage,
  keepOnFilter,
  screenMeta,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { Part } from "./parts/part.tsx";

export const handle: ScreenHandle = {
  ...CATALOGUE_HANDLE,
  namespaces: [...CATALOGUE_HANDLE.namespaces, "competitions"],
};

export const shouldRevalidate = keepOnFilter;

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    screen: catalogueScreen("/competencias", page, request.url),
    ...competitionParts(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenMeta(matches, loaderData?.screen);

export default function CompetitionsRoute({
  loaderData: { screen, benefits },
}: Route.ComponentProps) {
  const { t } = useTranslation("competitions");
  return (
    <>
      <CataloguePage screen={screen} />
      <Part id="benefits" heading={t("benefits")} text={t("benefitsText")}>
        <Points points={benefits} newTabHint={useNewTabHint()} />
      </Part>
      <CallToAction
        id="practise"
        heading={t("call")}
        text={t("callText")}
        actions={
          <ButtonLink
            variant="outline"
            to="/recursos?seccion=olimpiadas"
            viewTransition
          >
            {t("callLink")}
          </ButtonLink>
        }
      />
    </>
  );
}
