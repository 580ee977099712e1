import { Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";

/**
 * Renders both icons; CSS shows one of them, as the server does not know the theme.
 * `early-taps.ts` handles the click, before and after hydration.
 */
export function ThemeToggle() {
  const { t } = useTranslation("common");
  return (
    <Button
      variant="ghost"
      size="icon"
      className="needs-script"
      data-theme-toggle
    >
      <span className="dark:hidden">
        <Moon aria-hidden className="size-5" />
        <span className="sr-only">{t("theme.toDark")}</span>
      </span>
      <span className="hidden dark:inline">
        <Sun aria-hidden className="size-5" />
        <span className="sr-only">{t("theme.toLight")}</span>
      </span>
    </Button>
  );
}
