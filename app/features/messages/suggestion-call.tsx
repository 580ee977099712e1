import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";
import { loadWording } from "#app/platform/load-wording.ts";
import { useSite } from "#app/platform/site.ts";
import { DialogCall } from "#app/ui/dialog-call.tsx";
import { NeedsScriptNote } from "#app/ui/needs-script-note.tsx";

/** Loads the form and its wording on demand. */
async function loadDialog(i18n: i18n) {
  const [module] = await Promise.all([
    import("./suggestion-dialog.tsx"),
    loadWording(i18n, ["messages", "suggestions"]),
  ]);
  return module.SuggestionDialog;
}

/**
 * Opens a form to suggest a resource (specification §2, Resources). The route's handle loads
 * the wording `resources`.
 */
export function SuggestionCall() {
  const { t, i18n } = useTranslation("resources");
  const { t: common } = useTranslation("common");
  const email = useSite()?.contactEmail;
  return (
    <DialogCall
      id="suggest"
      heading={t("suggest")}
      text={t("suggestText")}
      buttonLabel={t("suggestOpen")}
      loadingLabel={common("loading")}
      notLoaded={common("formNotLoaded")}
      withoutScripts={
        <NeedsScriptNote text={common("formNeedsScript")} email={email} />
      }
      load={() => loadDialog(i18n)}
    />
  );
}
