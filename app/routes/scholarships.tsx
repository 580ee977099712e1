import { useTranslation } from "react-i18next";
import { AdviceCall } from "#app/features/advice/advice-call.tsx";
import { scholarshipParts } from "#app/features/scholarships/screen-data.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { Points } from "#app/ui/points.tsx";
import { catalogueScreen } from "#catalogue/views/catalogue-screen.ts";
import type { Route } from "./+types/scholarships.ts";
import {
  CATALOGUE_HANDLE,
  CataloguePage,
  keepOnFilter,
  screenMeta,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { DeferredScamNotice } from "./parts/deferred-scam-notice.tsx";
import { Part } from "./parts/part.tsx";

export const handle: ScreenHandle = {
  ...CATALOGUE_HANDLE,
  namespaces: [...CATALOGUE_HANDLE.namespaces, "scholarships", "advice"],
};

export const shouldRevalidate = keepOnFilter;

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    screen: catalogueScreen("/becas", page, request.url),
    ...scholarshipParts(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenMeta(matches, loaderData?.screen);

export default function ScholarshipsRoute({
  loaderData: { screen, tips },
}: Route.ComponentProps) {
  const { t } = useTranslation("scholarships");
  return (
    <>
      <CataloguePage screen={screen} notice={<DeferredScamNotice isFolded />} />
      <Part id="tips" heading={t("tips")}>
        <Points points={tips} newTabHint={useNewTabHint()} isOrdered />
      </Part>
      <AdviceCall heading={t("advice")} text={t("adviceText")} />
    </>
  );
}
