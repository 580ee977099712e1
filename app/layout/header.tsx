import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { Arc } from "#app/ui/arc.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { AccountEntry } from "./account-entry.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NAVIGATION } from "./navigation.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** Specification §9. */
const SOLID_AFTER_PX = 50;

export function Header() {
  const { t } = useTranslation("common");
  const isSolid = useScrolledPast(SOLID_AFTER_PX);
  return (
    <header
      data-solid={isSolid}
      className={classNames(
        "sticky top-0 z-40 border-b transition-colors duration-200",
        isSolid ? "border-line bg-paper" : "border-transparent bg-paper/0",
      )}
    >
      <div className="column flex min-h-16 items-center gap-x-[min(0.5rem,2vw)]">
        <Link
          to="/"
          viewTransition
          className="font-display flex min-h-11 shrink-0 items-center gap-[min(0.5rem,2vw)] text-[clamp(1rem,7vw,1.5rem)] font-bold"
        >
          <Arc className="h-[min(2rem,10vw)] w-auto" />
          {t("brand")}
        </Link>
        <nav
          aria-label={t("nav.label")}
          className="ml-2 hidden grow items-center gap-x-0.5 nav:flex"
        >
          {NAVIGATION.map(({ path, key }) => (
            <NavLink
              key={path}
              to={path}
              end
              viewTransition
              className="rounded-control grid min-h-11 place-items-center px-1 text-sm hover:underline hover:underline-offset-8 aria-[current=page]:font-bold aria-[current=page]:underline aria-[current=page]:decoration-rosa aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              {t(`nav.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto hidden shrink-0 items-center gap-1 nav:flex">
          <LanguageSwitch />
          <ThemeToggle />
          <AccountEntry />
        </div>
        <MobileMenu className="ml-auto nav:hidden" />
      </div>
    </header>
  );
}
