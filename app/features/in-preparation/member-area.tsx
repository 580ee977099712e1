import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { initials } from "#domain/accounts/initials.ts";

/** Who is signed in, and the way to what the account already does. */
export function MemberArea({
  title,
  user,
  onLogout,
}: {
  title: string;
  user: CurrentUser;
  onLogout: () => void;
}) {
  const { t } = useTranslation("inPreparation");
  return (
    <div className="column py-8">
      <h1>{title}</h1>
      <Card className="mt-6 flex max-w-2xl flex-col gap-5 sm:p-8">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar
            src={user.avatarUrl}
            initials={initials(user.fullName, "?")}
            size="lg"
          />
          <dl className="min-w-0 [overflow-wrap:anywhere]">
            <dt className="sr-only">{t("member.name")}</dt>
            <dd className="font-display text-2xl font-bold">{user.fullName}</dd>
            <dt className="sr-only">{t("member.email")}</dt>
            <dd className="text-ink-soft">{user.email}</dd>
          </dl>
        </div>
        <p className="measure">{t("member.text")}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink flat to="/becas#lista" viewTransition>
            {t("member.favourites")}
          </ButtonLink>
          <Button variant="outline" onClick={onLogout}>
            {t("member.logout")}
          </Button>
        </div>
      </Card>
    </div>
  );
}
