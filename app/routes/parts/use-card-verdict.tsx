import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { useProfile } from "#app/platform/student/use-profile.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";

/** A card's verdict line: only for users with a profile, and loaded after hydration. */
export function useCardVerdict(): (path: string) => ReactNode {
  const profile = useProfile();
  const today = useSite()?.today;
  const { i18n } = useTranslation();
  // Offline the cards stay unchanged.
  const { value: Verdict } = useLoaded(profile && i18n.language, async () => {
    const { loadCardVerdict } = await import("./card-verdicts.tsx");
    return loadCardVerdict(i18n);
  });
  return (path) =>
    Verdict &&
    profile &&
    today && <Verdict path={path} profile={profile} today={today} />;
}
