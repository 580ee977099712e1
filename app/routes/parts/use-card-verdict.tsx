import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { useProfile } from "#app/platform/student/use-profile.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";

type RenderVerdict = (path: string) => ReactNode;

const NO_VERDICT: RenderVerdict = () => null;

/**
 * Returns the function that renders a card's verdict line, whose code is loaded after
 * hydration and only for users with a profile. Until then the function is constant, so
 * that no card renders again.
 */
export function useCardVerdict(): RenderVerdict {
  const profile = useProfile();
  const today = useSite()?.today;
  const { i18n } = useTranslation();
  // After a failed load the cards stay unchanged.
  const { value: Verdict } = useLoaded(profile && i18n.language, async () => {
    const { loadCardVerdict } = await import("./card-verdicts.tsx");
    return loadCardVerdict(i18n);
  });
  return useMemo(
    () =>
      Verdict && profile && today
        ? (path) => <Verdict path={path} profile={profile} today={today} />
        : NO_VERDICT,
    [Verdict, profile, today],
  );
}
