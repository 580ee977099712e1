import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { DialogCall } from "#app/ui/dialog-call.tsx";
import { MailLink } from "#app/ui/mail-link.tsx";

/** Loaded when somebody asks for it. */
async function loadDialog() {
  const module = await import("./advice-dialog.tsx");
  return module.AdviceDialog;
}

/**
 * A question leads to a short form, and nothing is promised beyond a reply. Each
 * screen asks in its own words; its handle names `advice` and `messages`.
 */
export function AdviceCall({
  heading,
  text,
}: {
  heading: string;
  text: string;
}) {
  const { t } = useTranslation("advice");
  const { t: common } = useTranslation("common");
  const { t: messages } = useTranslation("messages");
  const email = useSite()?.contactEmail;
  return (
    <DialogCall
      id="advice"
      heading={heading}
      text={text}
      buttonLabel={t("open")}
      loadingLabel={common("loading")}
      notLoaded={messages("notLoaded")}
      withoutScripts={email && <MailLink email={email} />}
      load={loadDialog}
    />
  );
}
