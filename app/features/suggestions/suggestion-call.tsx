import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { DialogCall } from "#app/ui/dialog-call.tsx";
import { MailLink } from "#app/ui/mail-link.tsx";

/** Loaded when somebody asks for it. */
async function loadDialog() {
  const module = await import("./suggestion-dialog.tsx");
  return module.SuggestionDialog;
}

/** Suggest a resource (specification §2, Resources). The screen's handle names `suggestions` and `messages`. */
export function SuggestionCall() {
  const { t } = useTranslation("suggestions");
  const { t: common } = useTranslation("common");
  const { t: messages } = useTranslation("messages");
  const email = useSite()?.contactEmail;
  return (
    <DialogCall
      id="suggest"
      heading={t("heading")}
      text={t("text")}
      buttonLabel={t("open")}
      loadingLabel={common("loading")}
      notLoaded={messages("notLoaded")}
      withoutScripts={email && <MailLink email={email} />}
      load={loadDialog}
    />
  );
}
