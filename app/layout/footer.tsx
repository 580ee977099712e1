import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSite } from "#app/platform/site.ts";
import { Arc } from "#app/ui/arc.tsx";
import { COMPANY, GUEST, LEGAL, SERVICES } from "./navigation.ts";

export function Footer() {
  const { t } = useTranslation("common");
  const year = useSite()?.today.slice(0, 4) ?? "";
  return (
    <footer id="footer" className="border-line mt-16 border-t bg-card">
      <div className="column grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3">
          <p className="font-display flex items-center gap-2 text-xl font-bold">
            <Arc className="h-8 w-auto" />
            {t("brand")}
          </p>
          <p className="text-ink-soft measure">{t("footer.motto")}</p>
        </div>
        <FooterLinks
          title={t("footer.services")}
          links={[
            ...SERVICES.map(
              ({ path, key }) => [path, t(`nav.${key}`)] as const,
            ),
            ["/paises", t("footer.countries")],
            ["/notas", t("footer.grades")],
            ["/es-oficial", t("footer.official")],
            ["/plan", t("footer.plan")],
            ["/lista", t("footer.list")],
            ...GUEST.map(
              ({ path, key }) => [path, t(`account.${key}`)] as const,
            ),
          ]}
        />
        <FooterLinks
          title={t("footer.company")}
          links={COMPANY.map(({ path, key }) => [path, t(`footer.${key}`)])}
        />
        <FooterLinks
          title={t("footer.legal")}
          links={LEGAL.map(({ path, key }) => [path, t(`footer.${key}`)])}
        />
      </div>
      <p className="column text-ink-soft border-line border-t py-5 text-sm">
        {t("footer.copyright", { year })}
      </p>
    </footer>
  );
}

function FooterLinks({
  title,
  links,
}: {
  title: string;
  links: ReadonlyArray<readonly [path: string, text: string]>;
}) {
  return (
    <nav aria-label={title}>
      <h2 className="text-[length:var(--text-subtitle)]">{title}</h2>
      <ul className="mt-1">
        {links.map(([path, text]) => (
          <li key={path}>
            <Link
              to={path}
              viewTransition
              className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
