import { Menu } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { invoker } from "#app/ui/invoker.ts";
import { closeSheet, Sheet } from "#app/ui/sheet.tsx";
import { AccountLinks } from "./account-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NAVIGATION } from "./navigation.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

const MENU_ID = "menu";

/** Menu of the header on narrow screens; it closes after a choice (specification §2). */
export function MobileMenu({ className }: { className: string }) {
  const { t } = useTranslation("common");
  return (
    <div className={className}>
      <noscript>
        <a href="#footer" className="font-bold underline">
          {t("nav.menu")}
        </a>
      </noscript>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("nav.openMenu")}
        className="needs-script"
        {...invoker("show-modal", MENU_ID)}
      >
        <Menu aria-hidden className="size-6" />
      </Button>
      <Sheet
        id={MENU_ID}
        title={t("nav.menu")}
        closeLabel={t("close")}
        footer={
          <>
            <LanguageSwitch />
            <ThemeToggle />
          </>
        }
      >
        <nav aria-label={t("nav.label")} className="flex flex-col">
          {NAVIGATION.map(({ path, key }) => (
            <NavLink
              key={path}
              to={path}
              end
              viewTransition
              onClick={closeSheet}
              className="border-line flex min-h-12 items-center border-b text-lg aria-[current=page]:font-bold aria-[current=page]:text-rosa"
            >
              {t(`nav.${key}`)}
            </NavLink>
          ))}
        </nav>
        <AccountLinks onSelect={closeSheet} />
      </Sheet>
    </div>
  );
}
