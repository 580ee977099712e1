import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Fallible } from "#app/ui/fallible.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** The form reads this device: it has nothing to show on a server, and no visitor elsewhere loads it. */
const DeviceProfileForm = lazy(() =>
  import("./device-profile-form.tsx").then((module) => ({
    default: module.DeviceProfileForm,
  })),
);

/** Says plainly where the profile stays, then lets it be written. */
export function DeviceProfilePage() {
  const { t } = useTranslation("profile");
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  const waiting = <Spinner label={t("loading")} />;
  return (
    <div className="column flex flex-col gap-6 py-8">
      <header>
        <h1>{t("device.title")}</h1>
        <p className="measure mt-2">{t("device.lead")}</p>
        <ul className="border-maiz measure mt-4 flex flex-col gap-1 border-l-4 pl-4">
          <li>{t("device.stays")}</li>
          <li>{t("device.shared")}</li>
        </ul>
      </header>
      <noscript>{t("device.needsScript")}</noscript>
      <div className="needs-script">
        <Fallible fallback={<p role="alert">{t("device.notLoaded")}</p>}>
          <Suspense fallback={waiting}>
            {isInBrowser ? <DeviceProfileForm /> : waiting}
          </Suspense>
        </Fallible>
      </div>
    </div>
  );
}
