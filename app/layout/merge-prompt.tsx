import { lazy, useState } from "react";
import { useLocation } from "react-router";
import { deviceFavourites } from "#app/features/favourites/device-favourites.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { storedDeviceProfile } from "#app/platform/student/device-profile.ts";
import { hasDeclinedMerge, recordDeclinedMerge } from "./declined-merges.ts";

/** Loaded only when the device has data. */
const MergeDialog = lazy(() =>
  import("./merge-dialog.tsx").then((module) => ({
    default: module.MergeDialog,
  })),
);

/** Choosing a new password comes first. */
const RESET_SCREEN = "/restablecer";

/** Asks a member whether to merge the device's data, until they choose to leave it here. */
export function MergePrompt({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(
    () => hasDeviceData() && !hasDeclinedMerge(user.id),
  );
  if (!isOpen || pathname === RESET_SCREEN) return null;
  return (
    <MergeDialog
      user={user}
      onClose={(isLeftHere) => {
        if (isLeftHere) recordDeclinedMerge(user.id);
        setIsOpen(false);
      }}
    />
  );
}

function hasDeviceData(): boolean {
  const { favourites, applications } = deviceFavourites();
  return (
    storedDeviceProfile() !== null ||
    favourites.length > 0 ||
    applications.some(({ note }) => note)
  );
}
