import { useTranslation } from "react-i18next";
import { useMessageForm } from "#app/platform/messages/use-message-form.ts";
import { notify } from "#app/platform/toasts.ts";
import { FEEDBACK_FIELDS, feedbackFaults } from "./feedback.ts";
import { FeedbackCard } from "./feedback-card.tsx";
import { type StorageFailure, storeFeedback } from "./local-feedback.ts";

/** Comments on the mentorship screen: stored in this browser only (specification §3 and §7). */
export function LocalFeedbackForm() {
  const { t } = useTranslation("feedback");
  return (
    <FeedbackCard
      note={t("local.note")}
      submitLabel={t("local.submit")}
      submittingLabel={t("local.submitting")}
      {...useLocalFeedback()}
    />
  );
}

function useLocalFeedback() {
  const { t } = useTranslation("feedback");
  return useMessageForm<(typeof FEEDBACK_FIELDS)[number], StorageFailure>({
    fields: FEEDBACK_FIELDS,
    listFormFaults: feedbackFaults,
    send: async ({ name, feedback }) =>
      // A function, because reading `localStorage` throws when cookies are blocked.
      storeFeedback(() => localStorage, { name: name || null, feedback }),
    onSent(form) {
      form.reset();
      notify({
        tone: "success",
        title: t("thanks"),
        description: t("local.kept"),
      });
    },
    onFailed(reason) {
      notify({
        tone: "destructive",
        title: t("local.failed"),
        description: t(`local.failures.${reason}`),
      });
    },
  });
}
