import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLogout } from "#app/features/auth/use-logout.ts";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { Button } from "#app/ui/button.tsx";
import { ACCOUNT } from "./navigation.ts";

/** Members' part of the mobile menu: name, e-mail, account screens and logout. */
export function MemberLinks({
  user,
  onSelect,
}: {
  user: CurrentUser;
  onSelect: (event: MouseEvent<HTMLElement>) => void;
}) {
  const { t } = useTranslation("common");
  const logOut = useLogout();
  return (
    <div className="mt-6 flex flex-col">
      <p className="font-bold">{user.fullName}</p>
      <p className="text-ink-soft mb-2 text-sm [overflow-wrap:anywhere]">
        {user.email}
      </p>
      {ACCOUNT.map(({ path, key }) => (
        <Link
          key={path}
          to={path}
          onClick={onSelect}
          className="border-line flex min-h-12 items-center border-b"
        >
          {t(`account.${key}`)}
        </Link>
      ))}
      <Button
        variant="outline"
        className="mt-4"
        onClick={(event) => {
          onSelect(event);
          logOut();
        }}
      >
        {t("account.logout")}
      </Button>
    </div>
  );
}
