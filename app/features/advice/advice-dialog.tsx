import { useTranslation } from "react-i18next";
import { useMessageDialog } from "#app/platform/messages/use-message-dialog.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MessageForm } from "#app/ui/message-form.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { sendAdviceRequest } from "./advice.data.ts";
import {
  ADVICE_FIELDS,
  adviceFaults,
  MAX_EMAIL,
  MAX_MESSAGE,
  MAX_NAME,
} from "./advice-form.ts";

/** The request form. Input stays until the server has stored it. */
export function AdviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("advice");
  const { t: common } = useTranslation("common");
  const { t: messages } = useTranslation("messages");
  const { session } = useSession();
  const { submit, isSubmitting, failure, hasFault } = useMessageDialog({
    fields: ADVICE_FIELDS,
    listFormFaults: adviceFaults,
    write: (client, { name, email, message }, sender) =>
      sendAdviceRequest(client, {
        name: name || null,
        email,
        message,
        ...sender,
      }),
    sent: { title: t("sent"), description: t("sentText") },
    onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("dialogTitle")}
      closeLabel={common("close")}
    >
      <MessageForm
        onSubmit={submit}
        isSubmitting={isSubmitting}
        failure={failure}
        submitLabel={messages("submit")}
        submittingLabel={messages("submitting")}
      >
        <Field label={`${t("name")} (${messages("optional")})`}>
          <Input name="name" autoComplete="name" maxLength={MAX_NAME} />
        </Field>
        <Field
          label={t("email")}
          error={hasFault("email") ? messages("emailError") : null}
          requiredMark={messages("required")}
        >
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={
              session.status === "authenticated" ? session.user.email : ""
            }
            maxLength={MAX_EMAIL}
          />
        </Field>
        <Field
          label={t("message")}
          hint={t("messageHint")}
          error={hasFault("message") ? t("messageError") : null}
          requiredMark={messages("required")}
        >
          <Textarea name="message" rows={5} maxLength={MAX_MESSAGE} />
        </Field>
      </MessageForm>
    </Dialog>
  );
}
