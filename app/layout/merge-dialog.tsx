import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deviceFavourites } from "#app/features/favourites/device-favourites.ts";
import { storeDeviceFavourites } from "#app/features/favourites/device-storage.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { loadBackend } from "#app/platform/session/session-store.ts";
import {
  parseDeviceProfile,
  storeDeviceProfile,
  storedDeviceProfile,
} from "#app/platform/student/device-profile.ts";
import { notify } from "#app/platform/toasts.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { formatLocale } from "#domain/text/format-locale.ts";
import { type DeviceData, mergeDeviceData } from "./merge-device-data.ts";

type State = "open" | "merging" | "failed" | "full" | "notRemoved";

/** Asks the member: merge this device's data into the account, leave it here, or delete it. */
export function MergeDialog({
  user,
  onClose,
}: {
  user: CurrentUser;
  /** `isLeftHere`: the member chose to leave the data on the device. */
  onClose: (isLeftHere: boolean) => void;
}) {
  const { t, i18n } = useTranslation("bringAlong");
  const [deviceData] = useState(readDeviceData);
  const [state, setState] = useState<State>("open");

  /** The toast is under the dialog, so the dialog closes first. */
  function removeFromDevice(title: string, description: string) {
    if (!storeDeviceProfile(null) || !storeDeviceFavourites(null))
      return setState("notRemoved");
    onClose(false);
    notify({ tone: "success", title, description });
  }

  async function merge() {
    setState("merging");
    const client = await loadBackend();
    const result =
      client && (await mergeDeviceData(client, user, deviceData, new Date()));
    if (!result?.ok)
      return setState(result?.error.reason === "full" ? "full" : "failed");
    if (result.value) client?.profileSaved(result.value);
    removeFromDevice(t("done"), t("doneText"));
  }

  return (
    <Dialog
      open
      // Closing after a failure, or during the merge, is not a choice.
      onClose={() => onClose(state === "open")}
      title={t("title")}
      description={t("text", {
        things: describeDeviceData(deviceData, t, i18n.language),
      })}
      closeLabel={t("leave")}
      actions={
        <>
          <Button
            flat
            busy={state === "merging"}
            busyLabel={t("bringing")}
            onClick={merge}
          >
            {t("bring")}
          </Button>
          <Button
            variant="outline"
            onClick={() => onClose(state !== "merging")}
          >
            {t("leave")}
          </Button>
          <Button
            variant="ghost"
            disabled={state === "merging"}
            onClick={() => removeFromDevice(t("removed"), t("removedText"))}
          >
            {t("remove")}
          </Button>
        </>
      }
    >
      <p>{t("rule", { email: user.email })}</p>
      <div role="alert">
        {state !== "open" && state !== "merging" && (
          <FieldError id="bring-failed">{t(state)}</FieldError>
        )}
      </div>
    </Dialog>
  );
}

function readDeviceData(): DeviceData {
  return {
    profile: parseDeviceProfile(storedDeviceProfile()),
    ...deviceFavourites(),
  };
}

/** Lists the profile, favourites and notes: "un perfil y 3 favoritos". */
function describeDeviceData(
  { profile, favourites, applications }: DeviceData,
  t: ReturnType<typeof useTranslation<"bringAlong">>["t"],
  language: string,
): string {
  const notes = applications.filter(({ note }) => note).length;
  return new Intl.ListFormat(formatLocale(language)).format([
    ...(profile ? [t("profile")] : []),
    ...(favourites.length > 0
      ? [t("favourites", { count: favourites.length })]
      : []),
    ...(notes > 0 ? [t("notes", { count: notes })] : []),
  ]);
}
