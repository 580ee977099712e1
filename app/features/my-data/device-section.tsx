import { useTranslation } from "react-i18next";
import { notify } from "#app/platform/toasts.ts";
import { Button } from "#app/ui/button.tsx";
import { focusMainHeading } from "#app/ui/focus-main-heading.ts";
import { Section } from "./section.tsx";
import { useDeviceData } from "./use-device-data.ts";

/** Lists the data in this browser, and clears it. */
export function DeviceSection() {
  const { t } = useTranslation("myData");
  const { kinds, clear } = useDeviceData();

  function clearDevice() {
    const isCleared = clear();
    // The button disappears.
    if (isCleared) focusMainHeading({ preventScroll: true });
    notify({
      tone: isCleared ? "success" : "destructive",
      title: t(isCleared ? "device.cleared" : "device.failed"),
      description: t(isCleared ? "device.clearedText" : "device.failedText"),
    });
  }

  return (
    <Section title={t("device.title")}>
      {kinds.length === 0 ? (
        <p className="measure">{t("device.empty")}</p>
      ) : (
        <>
          <p className="measure">{t("device.text")}</p>
          <ul className="measure list-disc pl-5">
            {kinds.map((kind) => (
              <li key={kind}>{t(`device.entries.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="measure text-ink-soft">{t("device.language")}</p>
      {kinds.length > 0 && (
        <Button variant="outline" onClick={clearDevice}>
          {t("device.button")}
        </Button>
      )}
    </Section>
  );
}
