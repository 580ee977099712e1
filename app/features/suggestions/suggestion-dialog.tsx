import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageDialog } from "#app/platform/messages/use-message-dialog.ts";
import { useLinkMarker } from "#app/platform/official-check/use-link-marker.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { LinkMark } from "#app/ui/link-mark.tsx";
import { MessageForm } from "#app/ui/message-form.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { sendSuggestion } from "./suggestion.data.ts";
import {
  httpsLink,
  MAX_EMAIL,
  MAX_LINK,
  MAX_NAME,
  MAX_REASON,
  SUGGESTION_FIELDS,
  suggestionFaults,
} from "./suggestion-form.ts";

/** The suggestion form. Input stays until the server has stored it. */
export function SuggestionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("suggestions");
  const { t: common } = useTranslation("common");
  const { t: messages } = useTranslation("messages");
  const { submit, isSubmitting, failure, hasFault } = useMessageDialog({
    fields: SUGGESTION_FIELDS,
    listFormFaults: suggestionFaults,
    write: (client, { name, link, reason, email }, sender) =>
      sendSuggestion(client, {
        name,
        link: httpsLink(link) ?? link,
        reason,
        email: email || null,
        ...sender,
      }),
    sent: { title: t("sent"), description: t("sentText") },
    onClose,
  });
  const markLink = useLinkMarker();
  const [typed, setTyped] = useState("");
  const address = httpsLink(typed);
  const mark = address && markLink ? markLink(address) : null;
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
        <Field
          label={t("name")}
          error={hasFault("name") ? t("nameError") : null}
          requiredMark={messages("required")}
        >
          <Input name="name" autoComplete="off" maxLength={MAX_NAME} />
        </Field>
        <Field
          label={t("link")}
          hint={t("linkHint")}
          error={hasFault("link") ? t("linkError") : null}
          requiredMark={messages("required")}
        >
          <Input
            name="link"
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_LINK}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div role="status">{mark && <LinkMark mark={mark} />}</div>
        <Field
          label={t("reason")}
          hint={t("reasonHint")}
          error={hasFault("reason") ? t("reasonError") : null}
          requiredMark={messages("required")}
        >
          <Textarea name="reason" rows={4} maxLength={MAX_REASON} />
        </Field>
        <Field
          label={`${t("email")} (${messages("optional")})`}
          error={hasFault("email") ? messages("emailError") : null}
        >
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={MAX_EMAIL}
          />
        </Field>
      </MessageForm>
    </Dialog>
  );
}
