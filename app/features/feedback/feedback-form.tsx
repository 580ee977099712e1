import { useTranslation } from "react-i18next";
import { callBackend } from "#app/platform/backend-result.ts";
import {
  MESSAGE_FAILURE_KEYS,
  readSender,
} from "#app/platform/messages/message.data.ts";
import { useMessageForm } from "#app/platform/messages/use-message-form.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { notify } from "#app/platform/toasts.ts";
import type { BackendFailure } from "#domain/backend-failure.ts";
import { sendFeedback } from "./feedback.data.ts";
import { FEEDBACK_FIELDS, feedbackFaults } from "./feedback.ts";
import { FeedbackCard } from "./feedback-card.tsx";

/**
 * Comments for the operators, from anyone (specification §2, Home, and §4). Input stays
 * until they are stored.
 */
export function FeedbackForm() {
  const { t } = useTranslation("feedback");
  const { t: messages } = useTranslation("messages");
  return (
    <FeedbackCard
      note={t("note")}
      submitLabel={t("submit")}
      submittingLabel={messages("submitting")}
      {...useFeedback()}
    />
  );
}

function useFeedback() {
  const { t } = useTranslation("feedback");
  const { t: messages } = useTranslation("messages");
  return useMessageForm<(typeof FEEDBACK_FIELDS)[number], BackendFailure>({
    fields: FEEDBACK_FIELDS,
    listFormFaults: feedbackFaults,
    send: ({ name, feedback }) =>
      callBackend(loadBackend, async (client) => {
        const userId = await readSender(client);
        return sendFeedback(client, { name: name || null, feedback, userId });
      }),
    onSent(form) {
      form.reset();
      notify({
        tone: "success",
        title: t("thanks"),
        description: t("thanksText"),
      });
    },
    onFailed({ reason }) {
      notify({
        tone: "destructive",
        title: messages("failed"),
        description:
          MESSAGE_FAILURE_KEYS[reason] === "failures.rejected"
            ? t("failedText")
            : messages(MESSAGE_FAILURE_KEYS[reason]),
      });
    },
  });
}
