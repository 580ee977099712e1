import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { useStudent } from "#app/platform/student/use-student.ts";
import type { CardVerdict } from "./card-verdicts.tsx";

/** A card's verdict line: only for users with a profile, and loaded after hydration. */
export function useCardVerdict(): (path: string) => ReactNode {
  const { profile } = useStudent();
  const today = useSite()?.today;
  const { i18n } = useTranslation();
  const [Verdict, setVerdict] = useState<CardVerdict | null>(null);
  const isKnown = profile !== null;
  useEffect(() => {
    if (!isKnown) return;
    import("./card-verdicts.tsx")
      .then(({ loadCardVerdict }) => loadCardVerdict(i18n))
      .then((loaded) => setVerdict(() => loaded))
      // Offline the cards stay unchanged.
      .catch(() => {});
  }, [isKnown, i18n]);
  return (path) =>
    Verdict &&
    profile &&
    today && <Verdict path={path} profile={profile} today={today} />;
}
