import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Spinner } from "#app/ui/spinner.tsx";

/** Loaded together with the page's own modules: the form is the page's main content. */
const form = import.meta.env.SSR
  ? null
  : loadForm().catch(
      // Retried when the page mounts.
      () => null,
    );

/** States that the profile stays on this device, then shows the form. */
export function DeviceProfilePage() {
  const { t } = useTranslation("profile");
  const { Form, hasFailed } = useDeviceForm();
  return (
    <div className="column flex flex-col gap-5 py-6">
      <header>
        <h1>{t("device.title")}</h1>
        <p className="measure mt-2">{t("device.stays")}</p>
      </header>
      <noscript>{t("device.needsScript")}</noscript>
      <div className="needs-script">
        {Form && <Form />}
        {!Form && !hasFailed && <Spinner label={t("loading")} />}
        {hasFailed && <p role="alert">{t("device.notLoaded")}</p>}
      </div>
      <p className="border-maiz measure border-l-4 pl-4">
        {t("device.shared")}
      </p>
    </div>
  );
}

/** Loads the form in the browser only: it reads the profile stored on this device. */
function useDeviceForm() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    Promise.resolve(form)
      .then((module) => module ?? loadForm())
      .then(
        ({ DeviceProfileForm }) => setForm(() => DeviceProfileForm),
        () => setHasFailed(true),
      );
  }, []);
  return { Form, hasFailed };
}

function loadForm() {
  return import("./device-profile-form.tsx");
}
