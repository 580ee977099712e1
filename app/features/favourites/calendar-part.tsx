import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { SavedItem } from "#domain/favourites/saved-items.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";
import { CalendarAddress } from "./calendar-address.tsx";

/** Dates of all saved items: as a file, and for members at an address that stays current. */
export function CalendarPart({
  saved,
  userId,
}: {
  saved: ReadonlyArray<SavedItem>;
  userId: string | null;
}) {
  const { t, i18n } = useTranslation("myFavourites");
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const dated = saved.filter(
    ({ group }) => group === "announced" || group === "estimated",
  );

  async function download() {
    setState("busy");
    const isDone = await downloadCalendar(dated, i18n.language);
    setState(isDone ? "idle" : "failed");
  }

  return (
    <section
      aria-labelledby="calendar"
      className="no-print mt-12 [overflow-wrap:anywhere]"
    >
      <h2 id="calendar">{t("calendar.heading")}</h2>
      <p className="text-ink-soft measure mt-2">
        {t(dated.length > 0 ? "calendar.text" : "calendar.nothing")}
      </p>
      {dated.length > 0 && userId === null && (
        <p className="text-ink-soft measure mt-2">{t("calendar.sent")}</p>
      )}
      {dated.length > 0 && (
        <Button
          className="mt-4"
          variant="outline"
          busy={state === "busy"}
          busyLabel={t("calendar.downloading")}
          onClick={download}
        >
          {t("calendar.download")}
        </Button>
      )}
      <div role="alert">
        {state === "failed" && (
          <FieldError id="calendar-failed">
            {t("calendar.downloadFailed")}
          </FieldError>
        )}
      </div>
      {userId !== null && <CalendarAddress userId={userId} />}
    </section>
  );
}

/** The items are sent in the body, so that logs and history do not show them. */
async function downloadCalendar(
  saved: ReadonlyArray<SavedItem>,
  language: string,
): Promise<boolean> {
  try {
    const response = await fetch(
      `/calendario.ics?${LANGUAGE_PARAMETER}=${language}`,
      {
        method: "POST",
        body: JSON.stringify(
          saved.map(({ itemId, itemType }) => ({ itemId, itemType })),
        ),
      },
    );
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = address;
    link.download = "trampolin.ics";
    link.click();
    // The browser reads the file some time after the click.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  } catch {
    return false;
  }
}
