import { useTranslation } from "react-i18next";
import type { CurrentUser } from "#app/platform/session/session.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { DeviceSection } from "./device-section.tsx";
import { DownloadSection } from "./download-section.tsx";
import { PasswordSection } from "./password-section.tsx";

/** Lets a member download their data, clear this device and delete the account. */
export function MyDataScreen({ user }: { user: CurrentUser }) {
  const { t } = useTranslation("myData");
  return (
    <div className="column flex flex-col gap-6 py-8 sm:py-12">
      <div>
        <Breadcrumb
          label={t("path")}
          items={[{ to: "/perfil", text: t("profile") }]}
          current={t("title")}
          className="mb-2"
        />
        <h1>{t("title")}</h1>
        <p className="measure mt-4 text-lg">{t("lead")}</p>
      </div>
      <DownloadSection user={user} />
      <DeviceSection />
      <PasswordSection email={user.email} />
      <DeleteSection user={user} />
    </div>
  );
}
