import { useTranslation } from "react-i18next";
import {
  type MessageFailure,
  readSender,
} from "#app/platform/messages/message.data.ts";
import { useMessageForm } from "#app/platform/messages/use-message-form.ts";
import { failure } from "#app/platform/result.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
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
  const { backend } = useSession();
  const { notify } = useToasts();
  return useMessageForm<(typeof FEEDBACK_FIELDS)[number], MessageFailure>({
    fields: FEEDBACK_FIELDS,
    listFormFaults: feedbackFaults,
    async send({ name, feedback }) {
      const client = await backend();
      if (!client) return failure("unreachable");
      const userId = await readSender(client);
      return sendFeedback(client, { name: name || null, feedback, userId });
    },
    onSent(form) {
      form.reset();
      notify({
        tone: "success",
        title: t("thanks"),
        description: t("thanksText"),
      });
    },
    onFailed(reason) {
      notify({
        tone: "destructive",
        title: messages("failed"),
        description:
          reason === "rejected"
            ? t("failedText")
            : messages(`failures.${reason}`),
      });
    },
  });
}
