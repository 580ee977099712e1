import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSite } from "#app/platform/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Fallible } from "#app/ui/fallible.tsx";

/** Loaded when somebody asks for it. */
const AdviceDialog = lazy(() =>
  import("./advice-dialog.tsx").then((module) => ({
    default: module.AdviceDialog,
  })),
);

/** The call to action: a question leads to a short form, and nothing is promised beyond a reply. */
export function AdviceCall() {
  const { t } = useTranslation("scholarships");
  const email = useSite()?.contactEmail;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="advice" className="column py-8">
      <div className="notch bg-cielo text-on-cielo rounded-card p-6 sm:p-10">
        <h2 id="advice">{t("advice.heading")}</h2>
        <p className="measure mt-2">{t("advice.text")}</p>
        <Button
          className="needs-script mt-5"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t("advice.open")}
        </Button>
        {email && (
          <noscript>
            <a href={`mailto:${email}`} className="font-bold underline">
              {email}
            </a>
          </noscript>
        )}
      </div>
      {isOpen && (
        <Fallible
          fallback={
            <p role="alert" className="mt-3 font-semibold">
              {t("advice.notLoaded")}
            </p>
          }
        >
          <Suspense>
            <AdviceDialog onClose={() => setIsOpen(false)} />
          </Suspense>
        </Fallible>
      )}
    </section>
  );
}
