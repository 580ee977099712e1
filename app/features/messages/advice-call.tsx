import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { loadWording } from "#app/platform/load-wording.ts";
import { useSite } from "#app/platform/site.ts";
import { DialogCall } from "#app/ui/dialog-call.tsx";
import { NeedsScriptNote } from "#app/ui/needs-script-note.tsx";

/** Loads the form and its wording on demand. */
async function loadDialog(i18n: i18n) {
  const [module] = await Promise.all([
    import("./advice-dialog.tsx"),
    loadWording(i18n, ["messages"]),
  ]);
  return module.AdviceDialog;
}

/**
 * Opens a short form for a question; the wording promises only a reply. Each screen passes
 * its own heading and text, and its route's `handle` lists the namespace `advice`.
 */
export function AdviceCall({
  heading,
  text,
}: {
  heading: string;
  text: string;
}) {
  const { t, i18n } = useTranslation("advice");
  const { t: common } = useTranslation("common");
  const email = useSite()?.contactEmail;
  return (
    <DialogCall
      id="advice"
      heading={heading}
      text={text}
      buttonLabel={t("open")}
      loadingLabel={common("loading")}
      notLoaded={common("formNotLoaded")}
      withoutScripts={
        <NeedsScriptNote text={common("formNeedsScript")} email={email} />
      }
      load={() => loadDialog(i18n)}
    />
  );
}
