import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { Questions } from "#app/features/mentorship/questions.tsx";
import { mentorshipParts } from "#app/features/mentorship/screen-data.ts";
import { Points } from "#app/ui/points.tsx";
import type { Route } from "./+types/mentorship.ts";
import { catalogueLoader } from "./parts/catalogue-loader.ts";
import {
  CataloguePage,
  catalogueHandle,
  catalogueMeta,
  revalidateOnPathChange,
  useNewTabHint,
} from "./parts/catalogue-page.tsx";
import { DeferredForm } from "./parts/deferred-form.tsx";
import { Part } from "./parts/part.tsx";

const LocalFeedbackForm = lazy(() =>
  import("#app/features/feedback/local-feedback-form.tsx").then((module) => ({
    default: module.LocalFeedbackForm,
  })),
);

export const handle = catalogueHandle("mentorship");

export const shouldRevalidate = revalidateOnPathChange;

export const loader = catalogueLoader("/mentoria", mentorshipParts);

export const meta = catalogueMeta;

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
