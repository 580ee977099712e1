import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLinkMarker } from "#app/platform/official-check/use-link-marker.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { LinkMark } from "#app/ui/link-mark.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_EMAIL_LENGTH } from "#domain/accounts/registration.ts";
import { MessageDialog, ReplyEmail } from "./message-dialog.tsx";
import { sendSuggestion } from "./suggestion.data.ts";
import {
  MAX_LINK,
  MAX_REASON,
  MAX_SUGGESTION_NAME,
  parseHttpsLink,
  SUGGESTION_FIELDS,
  suggestionFaults,
} from "./suggestion-form.ts";

export function SuggestionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("suggestions");
  const { t: messages } = useTranslation("messages");
  return (
    <MessageDialog
      title={t("dialogTitle")}
      onClose={onClose}
      message={{
        draftName: "suggestion",
        fields: SUGGESTION_FIELDS,
        listFormFaults: suggestionFaults,
        write: (client, { name, link, reason, email }, sender) =>
          sendSuggestion(client, {
            name,
            link: parseHttpsLink(link) ?? link,
            reason,
            email: email || null,
            ...sender,
          }),
        sent: { title: t("sent"), description: t("sentText") },
      }}
    >
      {(hasFault, draft) => (
        <>
          <Field
            label={t("name")}
            error={hasFault("name") ? t("nameError") : null}
            requiredMark={messages("required")}
          >
            <Input
              name="name"
              defaultValue={draft.name}
              autoComplete="off"
              maxLength={MAX_SUGGESTION_NAME}
            />
          </Field>
          <LinkField hasFault={hasFault("link")} draft={draft.link} />
          <Field
            label={t("reason")}
            hint={t("reasonHint")}
            error={hasFault("reason") ? t("reasonError") : null}
            requiredMark={messages("required")}
          >
            <Textarea
              name="reason"
              defaultValue={draft.reason}
              rows={4}
              maxLength={MAX_REASON}
            />
          </Field>
          <ReplyEmail
            label={t("email")}
            hasFault={hasFault("email")}
            defaultValue={draft.email}
            maxLength={MAX_EMAIL_LENGTH}
          />
        </>
      )}
    </MessageDialog>
  );
}

/** Below the field, shows the link's recognised owner or domain ending, or a warning. */
function LinkField({
  hasFault,
  draft = "",
}: {
  hasFault: boolean;
  draft: string | undefined;
}) {
  const { t } = useTranslation("suggestions");
  const { t: messages } = useTranslation("messages");
  const markLink = useLinkMarker();
  const [typed, setTyped] = useState(draft);
  const link = parseHttpsLink(typed);
  const mark = link && markLink ? markLink(link) : null;
  return (
    <>
      <Field
        label={t("link")}
        hint={t("linkHint")}
        error={hasFault ? t("linkError") : null}
        requiredMark={messages("required")}
      >
        <Input
          name="link"
          defaultValue={draft}
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
    </>
  );
}
