import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useSession } from "#app/platform/session/session-store.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_EMAIL_LENGTH } from "#domain/accounts/registration.ts";
import { sendAdviceRequest } from "./advice.data.ts";
import {
  ADVICE_FIELDS,
  adviceFaults,
  MAX_ADVICE_NAME,
  MAX_MESSAGE,
} from "./advice-form.ts";
import { MessageDialog, ReplyEmail } from "./message-dialog.tsx";

export function AdviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("advice");
  const { t: messages } = useTranslation("messages");
  const session = useSession();
  const item = reportedItem(useLocation().state);
  return (
    <MessageDialog
      title={t("dialogTitle")}
      onClose={onClose}
      message={{
        draftName: "advice",
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
      }}
    >
      {(hasFault, draft) => (
        <>
          <Field label={`${t("name")} (${messages("optional")})`}>
            <Input
              name="name"
              defaultValue={draft.name}
              autoComplete="name"
              maxLength={MAX_ADVICE_NAME}
            />
          </Field>
          <ReplyEmail
            label={t("email")}
            hasFault={hasFault("email")}
            isRequired
            defaultValue={
              draft.email ||
              (session.status === "authenticated" ? session.user.email : "")
            }
            maxLength={MAX_EMAIL_LENGTH}
          />
          <Field
            label={t("message")}
            hint={t("messageHint")}
            error={hasFault("message") ? t("messageError") : null}
            requiredMark={messages("required")}
          >
            <Textarea
              name="message"
              defaultValue={
                draft.message ||
                (item ? `${t("aboutItem", { path: item })}\n` : "")
              }
              rows={5}
              maxLength={MAX_MESSAGE}
            />
          </Field>
        </>
      )}
    </MessageDialog>
  );
}

/** Path of the item whose page led here by its link for errors. */
function reportedItem(state: unknown): string | null {
  const item = (state as { item?: unknown } | null)?.item;
  return typeof item === "string" ? item : null;
}
