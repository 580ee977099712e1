import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MessageForm } from "#app/ui/message-form.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import {
  type FeedbackField,
  MAX_FEEDBACK,
  MAX_FEEDBACK_NAME,
} from "./feedback.ts";

/** Form with name and comments, for the server or this browser. */
export function FeedbackCard({
  note,
  submitLabel,
  submittingLabel,
  submit,
  isSubmitting,
  hasFault,
}: {
  /** Says where the comments go. */
  note: string;
  submitLabel: string;
  submittingLabel: string;
  submit: ComponentProps<typeof MessageForm>["onSubmit"];
  isSubmitting: boolean;
  hasFault: (field: FeedbackField) => boolean;
}) {
  const { t } = useTranslation("feedback");
  const { t: messages } = useTranslation("messages");
  return (
    <Card className="mt-5 max-w-2xl sm:p-8">
      <p className="mb-4 pr-6">{note}</p>
      <MessageForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        submitLabel={submitLabel}
        submittingLabel={submittingLabel}
      >
        <Field label={`${t("name")} (${messages("optional")})`}>
          <Input
            name="name"
            autoComplete="name"
            maxLength={MAX_FEEDBACK_NAME}
          />
        </Field>
        <Field
          label={t("feedback")}
          error={hasFault("feedback") ? t("feedbackError") : null}
          requiredMark={messages("required")}
        >
          {/* Specification §9: 5 rows. */}
          <Textarea name="feedback" rows={5} maxLength={MAX_FEEDBACK} />
        </Field>
      </MessageForm>
    </Card>
  );
}
