import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BackendFailure, BackendReason } from "#domain/backend-failure.ts";
import type { Result } from "#domain/result.ts";
import {
  FALLBACK_LANGUAGE,
  type Language,
  supportedLanguage,
} from "#locales/languages.ts";
import type { BackendClient } from "../backend-client.ts";
import { callBackend } from "../backend-result.ts";
import { dropDraft, readDraft, storeDraft } from "../drafts.ts";
import { loadBackend, useSession } from "../session/session-store.ts";
import { notify } from "../toasts.ts";
import { MESSAGE_FAILURE_KEYS, readSender } from "./message.data.ts";
import { useMessageForm } from "./use-message-form.ts";

/** The sender, and the language of a reply. */
export type Sender = {
  readonly userId: string | null;
  readonly language: Language;
};

type MessageDialog<Field extends string> = {
  /** Names the draft: the form's unsent input in this tab. Each member has their own. */
  readonly draftName: string;
  readonly fields: ReadonlyArray<Field>;
  readonly listFormFaults: (
    texts: Readonly<Record<Field, string>>,
  ) => ReadonlyArray<Field>;
  /** Stores the message. */
  readonly write: (
    client: BackendClient,
    texts: Readonly<Record<Field, string>>,
    sender: Sender,
  ) => Promise<Result<null, BackendFailure>>;
  /** Text of the confirming toast. */
  readonly sent: { readonly title: string; readonly description: string };
  readonly onClose: () => void;
};

/**
 * A message form in a dialog, which closes with a toast once the message is stored. A
 * failure shows in the open dialog, which covers toasts, or after closing in a toast.
 */
export function useMessageDialog<Field extends string>({
  draftName: formName,
  fields,
  listFormFaults,
  write,
  sent,
  onClose,
}: MessageDialog<Field>) {
  const { t, i18n } = useTranslation("messages");
  const session = useSession();
  const user = session.status === "authenticated" ? session.user : null;
  const draftName = `${formName}-${user?.id ?? "device"}`;
  const isMounted = useIsMounted();
  const [draft] = useState(
    () => readDraft<Partial<Record<Field, string>>>(draftName) ?? {},
  );
  const sentDraft = useRef<string | null>(null);
  const [failed, setFailed] = useState<BackendReason | null>(null);

  const form = useMessageForm<Field, BackendFailure>({
    fields,
    listFormFaults,
    async send(texts) {
      setFailed(null);
      sentDraft.current = JSON.stringify(readDraft(draftName));
      return callBackend(loadBackend, async (client) => {
        const userId = await readSender(client);
        const language = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
        return write(client, texts, { userId, language });
      });
    },
    onSent() {
      // Input typed after sending remains as a draft.
      if (JSON.stringify(readDraft(draftName)) === sentDraft.current)
        dropDraft(draftName);
      notify({ tone: "success", ...sent });
      // A dialog closed by the user must not close the next one.
      if (isMounted.current) onClose();
    },
    onFailed({ reason }) {
      if (isMounted.current) setFailed(reason);
      else
        notify({
          tone: "destructive",
          title: t("failed"),
          description: t("lost"),
        });
    },
  });

  return {
    ...form,
    draft,
    onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
      const input = Object.fromEntries(new FormData(currentTarget));
      const isEmpty = Object.values(input).every(
        (text) => !text || text === user?.email,
      );
      if (isEmpty) dropDraft(draftName);
      else storeDraft(draftName, input);
    },
    failure: failed && `${t("failed")}. ${t(MESSAGE_FAILURE_KEYS[failed])}`,
  };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
