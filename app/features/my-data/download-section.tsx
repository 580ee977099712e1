import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callBackend } from "#app/platform/backend-result.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import { notify } from "#app/platform/toasts.ts";
import { Button } from "#app/ui/button.tsx";
import { DATA_FAILURE_KEYS } from "./failure-keys.ts";
import { loadMyData } from "./my-data.data.ts";
import { saveJson } from "./save-file.ts";
import { Section } from "./section.tsx";

const FILE_NAME = "trampolin-mis-datos.json";

/** Saves the member's account and rows in a JSON file. */
export function DownloadSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("myData");
  const { isBusy, download } = useDownload(user);
  return (
    <Section title={t("download.title")}>
      <p className="measure">{t("download.text")}</p>
      <p className="measure text-ink-soft">{t("download.messages")}</p>
      <Button
        flat
        busy={isBusy}
        busyLabel={t("download.busy")}
        onClick={download}
      >
        {t("download.button")}
      </Button>
    </Section>
  );
}

function useDownload({ id }: CurrentUser) {
  const { t } = useTranslation("myData");
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    const result = await callBackend(loadBackend, (client) =>
      loadMyData(client, id),
    );
    setIsBusy(false);
    if (!result.ok) {
      notify({
        tone: "destructive",
        title: t("download.failed"),
        description: t(DATA_FAILURE_KEYS[result.error.reason]),
      });
      return;
    }
    saveJson(FILE_NAME, {
      exported_at: new Date().toISOString(),
      ...result.value,
    });
    notify({
      tone: "success",
      title: t("download.done"),
      description: t("download.doneText", { name: FILE_NAME }),
    });
  }

  return { isBusy, download };
}
