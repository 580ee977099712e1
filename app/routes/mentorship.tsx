import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { Questions } from "#app/features/mentorship/questions.tsx";
import { mentorshipParts } from "#app/features/mentorship/screen-data.ts";
import { pageContext } from "#app/platform/request-context.ts";
import type { ScreenHandle } from "#app/platform/screen-handle.ts";
import { Points } from "#app/ui/points.tsx";
import { catalogueScreen } from "#catalogue/views/catalogue-screen.ts";
import type { Route } from "./+types/mentorship.ts";
import {
  CATALOGUE_HANDLE,
  CataloguePage,
  keepOnFilter,
  screenMeta,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { DeferredForm } from "./parts/deferred-form.tsx";
import { Part } from "./parts/part.tsx";

const LocalFeedbackForm = lazy(() =>
  import("#app/features/feedback/local-feedback-form.tsx").then((module) => ({
    default: module.LocalFeedbackForm,
  })),
);

export const handle: ScreenHandle = {
  ...CATALOGUE_HANDLE,
  namespaces: [...CATALOGUE_HANDLE.namespaces, "mentorship"],
};

export const shouldRevalidate = keepOnFilter;

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    screen: catalogueScreen("/mentoria", page, request.url),
    ...mentorshipParts(page),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenMeta(matches, loaderData?.screen);

export default function MentorshipRoute({
  loaderData: { screen, reasons, steps, questions },
}: Route.ComponentProps) {
  const { t } = useTranslation("mentorship");
  const newTabHint = useNewTabHint();
  return (
    <>
      <CataloguePage screen={screen} />
      <Part id="reasons" heading={t("reasons")} text={t("reasonsText")}>
        <Points points={reasons} newTabHint={newTabHint} />
      </Part>
      <Part id="steps" heading={t("steps")}>
        <Points points={steps} newTabHint={newTabHint} isOrdered />
      </Part>
      <Part id="faq" heading={t("faq")}>
        <Questions questions={questions} />
      </Part>
      <Part id="feedback" heading={t("feedback")}>
        <DeferredForm>
          <LocalFeedbackForm />
        </DeferredForm>
      </Part>
    </>
  );
}
