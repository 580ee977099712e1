import { useTranslation } from "react-i18next";
import { useLogout } from "#app/features/auth/use-logout.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
  DropdownMenuSeparator,
} from "#app/ui/dropdown-menu.tsx";
import { initials } from "#domain/accounts/initials.ts";
import { ACCOUNT } from "./navigation.ts";

/** Name and e-mail of the member, the account's screens, and the logout. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("common");
  const logOut = useLogout();
  const shortName = initials(user.fullName, t("account.user"));
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          // The visible text is part of the button's accessible name, for speech control.
          aria-label={`${shortName}, ${t("account.menu")}`}
        >
          <Avatar size="sm" src={user.avatarUrl} initials={shortName} />
        </Button>
      }
    >
      <DropdownMenuLabel>
        <span className="block font-bold">{user.fullName}</span>
        <span className="text-ink-soft block text-sm">{user.email}</span>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      {ACCOUNT.map(({ path, key }) => (
        <DropdownMenuLink key={path} to={path} viewTransition>
          {t(`account.${key}`)}
        </DropdownMenuLink>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={logOut}>
        {t("account.logout")}
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
