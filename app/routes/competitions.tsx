import { useTranslation } from "react-i18next";
import { competitionParts } from "#app/features/competitions/screen-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { Points } from "#app/ui/points.tsx";
import type { Route } from "./+types/competitions.ts";
import { catalogueLoader } from "./parts/catalogue-loader.ts";
import {
  CataloguePage,
  catalogueHandle,
  catalogueMeta,
  revalidateOnPathChange,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { Part } from "./parts/part.tsx";

export const handle = catalogueHandle("competitions");

export const shouldRevalidate = revalidateOnPathChange;

export const loader = catalogueLoader("/competencias", competitionParts);

export const meta = catalogueMeta;

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
