import { useState } from "react";
import { useTranslation } from "react-i18next";
import { dropDraft } from "#app/platform/drafts.ts";
import {
  parseDeviceProfile,
  storeDeviceProfile,
  storedDeviceProfile,
} from "#app/platform/student/device-profile.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { changesIn } from "#domain/profile/changes.ts";
import { entriesOf, type ProfileEntries } from "#domain/profile/entries.ts";
import { normaliseProfile } from "#domain/profile/normalise.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DEVICE_NOTICES } from "./profile.notices.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useNotifyProfile } from "./use-notify-profile.ts";

const DRAFT = "device";

/** The profile of a student without an account: it is kept on this device and sent nowhere. */
export function DeviceProfileForm() {
  const { t } = useTranslation("profile");
  const notify = useNotifyProfile();
  const [saved, setSaved] = useState(() =>
    parseDeviceProfile(storedDeviceProfile()),
  );
  const [deletions, setDeletions] = useState(0);

  async function save(
    entries: ProfileEntries,
    changed: ReadonlyArray<keyof StudentProfile>,
  ) {
    // Another tab may have saved the rest since.
    const stored = parseDeviceProfile(storedDeviceProfile()) ?? {};
    const profile = {
      ...normaliseProfile(entriesOf(stored)),
      ...changesIn(normaliseProfile(entries), changed),
    };
    const isStored = storeDeviceProfile(profile);
    notify(isStored ? DEVICE_NOTICES.saved : DEVICE_NOTICES.failed);
    if (isStored) setSaved(profile);
    return isStored;
  }

  function forget() {
    if (!storeDeviceProfile(null)) {
      notify(DEVICE_NOTICES.failed);
      return;
    }
    dropDraft(DRAFT);
    setSaved(null);
    setDeletions((count) => count + 1);
    notify(DEVICE_NOTICES.deleted);
  }

  return (
    <ProfileForm
      // Deleted, the form starts again from nothing.
      key={deletions}
      isForAccount={false}
      saved={saved ?? {}}
      draftName={DRAFT}
      submitLabel={t("device.save")}
      onSave={save}
      below={saved && <Kept onDelete={forget} />}
    />
  );
}

function Kept({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation("profile");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ButtonLink
        variant="outline"
        to="/sin-cuenta/recomendaciones"
        viewTransition
      >
        {t("device.recommendations")}
      </ButtonLink>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        {t("device.delete")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("device.deleteTitle")}
        text={t("device.deleteText")}
        keepLabel={t("device.keep")}
        loseLabel={t("device.delete")}
        onKeep={() => setIsAsking(false)}
        onLose={() => {
          setIsAsking(false);
          onDelete();
        }}
      />
    </>
  );
}
