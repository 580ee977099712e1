import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { useReturnPath } from "./use-return-path.ts";

/**
 * Login and register are for guests: a member is taken on. A mail's link lands
 * here too, with its outcome in the address.
 */
export function GuestOnly({
  children,
}: {
  children: (from: string) => ReactNode;
}) {
  const { session } = useSession();
  const from = useReturnPath();
  const navigate = useNavigate();
  useLinkOutcome();
  const isMember = session.status === "authenticated";
  useEffect(() => {
    if (isMember) navigate(from, { replace: true });
  }, [isMember, from, navigate]);
  return children(from);
}

/** Says how a confirmation link from a mail went. */
function useLinkOutcome() {
  const { t } = useTranslation("auth");
  const { session } = useSession();
  const { notify } = useToasts();
  // The client takes the tokens out of the address; what it said is read once, before.
  const outcome = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    outcome.current ??= new URLSearchParams(location.hash.slice(1));
    const { current } = outcome;
    if (session.status === "loading") return;
    const failed = current.has("error") || current.has("error_code");
    const confirmed =
      current.get("type") === "signup" && session.status === "authenticated";
    if (!failed && !confirmed) return;
    outcome.current = new URLSearchParams();
    notify(
      failed
        ? {
            tone: "destructive",
            title: t("notices.linkFailed"),
            description: t("notices.linkFailedText"),
          }
        : {
            tone: "success",
            title: t("notices.confirmed"),
            description: t("notices.confirmedText"),
          },
    );
  }, [session.status, notify, t]);
}
