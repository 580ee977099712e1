import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { initials } from "#domain/accounts/initials.ts";

/** Picture, name and e-mail of the member, with actions to edit and sign out. */
export function ProfileHeader({
  user,
  onLogout,
}: {
  user: CurrentUser;
  onLogout: () => void;
}) {
  const { t } = useTranslation("profile");
  return (
    <Card className="flex flex-wrap items-center gap-5 sm:p-8">
      <Avatar
        src={user.avatarUrl}
        initials={initials(user.fullName, "?")}
        size="lg"
      />
      <div className="min-w-0 grow basis-52 [overflow-wrap:anywhere]">
        <p className="font-display text-2xl font-bold">{user.fullName}</p>
        <p className="text-ink-soft">{user.email}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink flat to="/completar-perfil" viewTransition>
          {t("view.edit")}
        </ButtonLink>
        <Button variant="outline" onClick={onLogout}>
          {t("view.logout")}
        </Button>
      </div>
    </Card>
  );
}
