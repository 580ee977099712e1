import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Fallible } from "#app/ui/fallible.tsx";
import { PlainAccount } from "./plain-account.tsx";
import { useHere } from "./use-here.ts";

/** Only members load it. */
const MemberLinks = lazy(() =>
  import("./member-links.tsx").then((module) => ({
    default: module.MemberLinks,
  })),
);

/** The account part of the mobile menu, in both forms. */
export function AccountLinks({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation("common");
  const { session } = useSession();
  const from = useHere();
  if (session.status === "authenticated")
    return (
      <Fallible fallback={<PlainAccount />}>
        <Suspense>
          <MemberLinks user={session.user} onSelect={onSelect} />
        </Suspense>
      </Fallible>
    );
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
}
