import { useTranslation } from "react-i18next";
import { AdviceCall } from "#app/features/messages/advice-call.tsx";
import { scholarshipParts } from "#app/features/scholarships/screen-data.ts";
import { Points } from "#app/ui/points.tsx";
import type { Route } from "./+types/scholarships.ts";
import { catalogueLoader } from "./parts/catalogue-loader.ts";
import {
  CataloguePage,
  catalogueHandle,
  catalogueMeta,
  revalidateOnPathChange,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { DeferredScamNotice } from "./parts/deferred-scam-notice.tsx";
import { Part } from "./parts/part.tsx";

export const handle = catalogueHandle("scholarships", "advice");

export const shouldRevalidate = revalidateOnPathChange;

export const loader = catalogueLoader("/becas", scholarshipParts);

export const meta = catalogueMeta;

export default function ScholarshipsRoute({
  loaderData: { screen, tips },
}: Route.ComponentProps) {
  const { t } = useTranslation("scholarships");
  return (
    <>
      <CataloguePage
        screen={screen}
        notice={<DeferredScamNotice isCollapsed />}
      />
      <Part id="tips" heading={t("tips")}>
        <Points points={tips} newTabHint={useNewTabHint()} isOrdered />
      </Part>
      <AdviceCall heading={t("advice")} text={t("adviceText")} />
    </>
  );
}
