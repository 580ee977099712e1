import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { AdviceCall } from "#app/features/messages/advice-call.tsx";
import { universityParts } from "#app/features/universities/screen-data.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Points } from "#app/ui/points.tsx";
import type { Route } from "./+types/universities.ts";
import { catalogueLoader } from "./parts/catalogue-loader.ts";
import {
  CataloguePage,
  catalogueHandle,
  catalogueMeta,
  revalidateOnPathChange,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { Part } from "./parts/part.tsx";

/** Renders links only, which work before its code is loaded. */
const References = lazyPart(() =>
  import("#app/features/universities/references.tsx").then(
    (module) => module.References,
  ),
);

export const handle = catalogueHandle("universities", "advice");

export const shouldRevalidate = revalidateOnPathChange;

export const loader = catalogueLoader("/universidades", universityParts);

export const meta = catalogueMeta;

export default function UniversitiesRoute({
  loaderData: { screen, rankings, dataSets, steps },
}: Route.ComponentProps) {
  const { t } = useTranslation("universities");
  return (
    <>
      <CataloguePage screen={screen} />
      <Part id="rankings" heading={t("rankings")} text={t("rankingsText")}>
        <Suspense>
          <References references={rankings} />
        </Suspense>
      </Part>
      <Part id="data-sets" heading={t("dataSets")} text={t("dataSetsText")}>
        <Suspense>
          <References references={dataSets} />
        </Suspense>
      </Part>
      <Part id="steps" heading={t("steps")}>
        <Points points={steps} newTabHint={useNewTabHint()} isOrdered />
      </Part>
      <AdviceCall heading={t("advice")} text={t("adviceText")} />
    </>
  );
}
