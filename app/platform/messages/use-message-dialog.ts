import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  FALLBACK_LANGUAGE,
  type Language,
  supportedLanguage,
} from "#locales/languages.ts";
import type { BackendClient } from "../backend-client.ts";
import { failure, type Result } from "../result.ts";
import { useSession } from "../session/session-provider.tsx";
import { useToasts } from "../toasts.tsx";
import { type MessageFailure, readSender } from "./message.data.ts";
import { useMessageForm } from "./use-message-form.ts";

/** Who writes, and the language to answer in. */
export type Sender = {
  readonly userId: string | null;
  readonly language: Language;
};

type MessageDialog<Field extends string> = {
  readonly fields: ReadonlyArray<Field>;
  readonly faultsIn: (
    texts: Readonly<Record<Field, string>>,
  ) => ReadonlyArray<Field>;
  /** Stores the message. */
  readonly write: (
    client: BackendClient,
    texts: Readonly<Record<Field, string>>,
    sender: Sender,
  ) => Promise<Result<null, MessageFailure>>;
  /** The toast that confirms it, in words. */
  readonly sent: { readonly title: string; readonly description: string };
  readonly onClose: () => void;
};

/**
 * A message written in a dialog: stored, it is confirmed by a toast and the dialog
 * closes; otherwise `failure` says why in the dialog, for a toast would lie under it.
 */
export function useMessageDialog<Field extends string>({
  fields,
  faultsIn,
  write,
  sent,
  onClose,
}: MessageDialog<Field>) {
  const { t, i18n } = useTranslation("messages");
  const { backend } = useSession();
  const { notify } = useToasts();
  const isOpen = useIsMounted();
  const [failed, setFailed] = useState<MessageFailure | null>(null);

  const form = useMessageForm<Field, MessageFailure>({
    fields,
    faultsIn,
    async send(texts) {
      setFailed(null);
      const client = await backend();
      if (!client) return failure("unreachable");
      const userId = await readSender(client);
      const language = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
      return write(client, texts, { userId, language });
    },
    onSent() {
      notify({ tone: "success", ...sent });
      // Closed on the way, another one may be open by now.
      if (isOpen.current) onClose();
    },
    onFailed(reason) {
      if (isOpen.current) setFailed(reason);
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
    failure: failed && `${t("failed")}. ${t(`failures.${failed}`)}`,
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
