import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Fallible } from "#app/ui/fallible.tsx";

/** Around a form at the end of a screen: its script and wording come after the rest has woken up. */
export function LateForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <Fallible fallback={<p role="alert">{t("formNotLoaded")}</p>}>
      <Suspense>{children}</Suspense>
    </Fallible>
  );
}
