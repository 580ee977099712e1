import { lazy, useState } from "react";
import { useLocation } from "react-router";
import { deviceFavourites } from "#app/features/favourites/device-favourites.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { storedDeviceProfile } from "#app/platform/student/device-profile.ts";
import { rememberAsked, wasAsked } from "./asked-members.ts";

/** Loaded where there is something to ask. */
const BringAlong = lazy(() =>
  import("./bring-along.tsx").then((module) => ({
    default: module.BringAlong,
  })),
);

/** Whoever comes by a link to set a new password does that first. */
const BUSY_SCREEN = "/restablecer";

/** Asks a member what is to become of what this device holds from before she signed in: once, if she leaves it here. */
export function DeviceQuestion({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(
    () => holdsSomething() && !wasAsked(user.id),
  );
  if (!isOpen || pathname === BUSY_SCREEN) return null;
  return (
    <BringAlong
      user={user}
      onClose={(isLeft) => {
        if (isLeft) rememberAsked(user.id);
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
