import { useTranslation } from "react-i18next";
import { HeroOrnament } from "#app/ui/hero-ornament.tsx";

export function ScholarshipsHero() {
  const { t } = useTranslation("scholarships");
  return (
    <div className="bg-cobalto text-on-cobalto relative overflow-hidden">
      <div className="column relative z-1 py-8 sm:py-12">
        <h1>{t("title")}</h1>
        <p className="mt-3 max-w-[38rem] text-lg sm:max-w-[56%] leading-relaxed">
          {t("lead")}
        </p>
      </div>
      <HeroOrnament className="max-sm:hidden" />
    </div>
  );
}
