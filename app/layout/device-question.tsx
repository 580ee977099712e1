import { lazy, useState } from "react";
import { useLocation } from "react-router";
import { deviceFavourites } from "#app/features/favourites/device-favourites.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { storedDeviceProfile } from "#app/platform/student/device-profile.ts";
import { markPrompted, wasPrompted } from "./prompted-members.ts";

/** Loaded when there is a question. */
const BringAlong = lazy(() =>
  import("./merge-dialog.tsx").then((module) => ({
    default: module.MergeDialog,
  })),
);

/** A link to reset the password comes first. */
const BUSY_SCREEN = "/restablecer";

/** Asks a member about the device's data from before the sign-in: once, if they keep it here. */
export function DeviceQuestion({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(
    () => holdsSomething() && !wasPrompted(user.id),
  );
  if (!isOpen || pathname === BUSY_SCREEN) return null;
  return (
    <BringAlong
      user={user}
      onClose={(isLeft) => {
        if (isLeft) markPrompted(user.id);
        setIsOpen(false);
      }}
    />
  );
}

function holdsSomething(): boolean {
  const { favourites, applications } = deviceFavourites();
  return (
    storedDeviceProfile() !== null ||
    favourites.length > 0 ||
    applications.some(({ note }) => note)
  );
}
