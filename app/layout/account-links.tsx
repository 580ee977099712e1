import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLogout } from "#app/features/auth/use-logout.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useHere } from "./use-here.ts";

/** The account's screens (specification §2, Logged-in header). */
export const ACCOUNT = [
  { path: "/perfil", key: "profile" },
  { path: "/completar-perfil", key: "editProfile" },
  { path: "/recomendaciones", key: "recommendations" },
] as const;

/** The account part of the mobile menu, in both forms. */
export function AccountLinks({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation("common");
  const { session } = useSession();
  const logOut = useLogout();
  const from = useHere();
  if (session.status !== "authenticated")
    return (
      <div className="mt-6 flex flex-col gap-3">
        <ButtonLink
          variant="primary"
          to="/register"
          state={{ from }}
          onClick={onSelect}
        >
          {t("nav.register")}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          to="/login"
          state={{ from }}
          onClick={onSelect}
        >
          {t("nav.login")}
        </ButtonLink>
      </div>
    );
  return (
    <div className="mt-6 flex flex-col">
      <p className="font-bold">{session.user.fullName}</p>
      <p className="text-ink-soft mb-2 text-sm [overflow-wrap:anywhere]">
        {session.user.email}
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
        onClick={() => {
          onSelect();
          logOut();
        }}
      >
        {t("account.logout")}
      </Button>
    </div>
  );
}
