import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { pathAfterRegistering } from "#domain/accounts/return-path.ts";
import { useReturnPath } from "./use-return-path.ts";

/**
 * Login and register are for guests: redirects members, and new members to the path of
 * `leadsTo`. A mail's link opens this screen too, with its outcome in the address:
 * after a confirmation it redirects like a registration.
 */
export function GuestOnly({
  leadsTo = samePath,
  children,
}: {
  leadsTo?: (from: string) => string;
  children: (from: string) => ReactNode;
}) {
  const { session } = useSession();
  const from = useReturnPath();
  const navigate = useNavigate();
  const wasGuest = useRef(false);
  const hasConfirmed = useLinkOutcome();
  const { status } = session;
  useEffect(() => {
    if (status === "signedOut") wasGuest.current = true;
    if (status !== "authenticated") return;
    const path = hasConfirmed.current
      ? pathAfterRegistering(from)
      : wasGuest.current
        ? leadsTo(from)
        : from;
    navigate(path, { replace: true });
  }, [status, leadsTo, from, hasConfirmed, navigate]);
  return children(from);
}

function samePath(from: string): string {
  return from;
}

/** Shows the outcome of a confirmation link; true once it has confirmed the account. */
function useLinkOutcome(): RefObject<boolean> {
  const { t } = useTranslation("auth");
  const { session } = useSession();
  const { notify } = useToasts();
  // The client removes the tokens from the address; their outcome is read before that.
  const outcome = useRef<URLSearchParams | null>(null);
  const hasConfirmed = useRef(false);
  useEffect(() => {
    outcome.current ??= new URLSearchParams(location.hash.slice(1));
    const { current } = outcome;
    if (session.status === "loading") return;
    const failed = current.has("error") || current.has("error_code");
    const confirmed =
      current.get("type") === "signup" && session.status === "authenticated";
    if (!failed && !confirmed) return;
    outcome.current = new URLSearchParams();
    hasConfirmed.current = confirmed;
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
  return hasConfirmed;
}
