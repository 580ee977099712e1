import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { dropDraft } from "#app/platform/drafts.ts";
import {
  parseDeviceProfile,
  storeDeviceProfile,
  storedDeviceProfile,
} from "#app/platform/student/device-profile.ts";
import { Button } from "#app/ui/button.tsx";
import { pickFields, withDependentFields } from "#domain/profile/changes.ts";
import type { EntryField, ProfileEntries } from "#domain/profile/entries.ts";
import { normaliseProfile } from "#domain/profile/normalise.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { DEVICE_NOTICES } from "./profile.notices.ts";
import { ProfileForm } from "./profile-form.tsx";
import { isCompleted, unwrittenFields } from "./unwritten-fields.ts";
import { useNotifyProfile } from "./use-notify-profile.ts";

const DRAFT = "device";
const RESULTS = "/sin-cuenta/recomendaciones";

/** Profile of a student without an account: stored on this device only. */
export function DeviceProfileForm() {
  const { t } = useTranslation("profile");
  const notify = useNotifyProfile();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(() =>
    parseDeviceProfile(storedDeviceProfile()),
  );
  const [deletions, setDeletions] = useState(0);

  async function save(
    entries: ProfileEntries,
    changed: ReadonlyArray<EntryField>,
    isLast: boolean,
  ) {
    // Another tab may have saved other fields meanwhile.
    const stored = parseDeviceProfile(storedDeviceProfile()) ?? {};
    const typed = normaliseProfile(entries);
    const profile = {
      ...stored,
      ...pickFields(typed, unwrittenFields(stored, isLast)),
      ...withDependentFields(typed, changed),
    };
    const isStored = storeDeviceProfile(profile);
    if (!isStored) notify(DEVICE_NOTICES.failed);
    else if (isLast) notify(DEVICE_NOTICES.saved);
    if (isStored) setSaved(profile);
    return isStored;
  }

  function deleteProfile() {
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
      // Remounts the form after a deletion.
      key={deletions}
      isForAccount={false}
      isGuided={!isCompleted(saved ?? {})}
      saved={saved ?? {}}
      draftName={DRAFT}
      submitLabel={t("steps.results")}
      resultsPath={RESULTS}
      onSave={save}
      onDone={() => navigate(RESULTS)}
      aside={saved && <DeleteButton onDelete={deleteProfile} />}
    />
  );
}

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation("profile");
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsConfirming(true)}>
        {t("device.delete")}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t("device.deleteTitle")}
        text={t("device.deleteText")}
        keepLabel={t("device.keep")}
        discardLabel={t("device.delete")}
        onKeep={() => setIsConfirming(false)}
        onDiscard={() => {
          setIsConfirming(false);
          onDelete();
        }}
      />
    </>
  );
}
