import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { faultsIn } from "./faults.ts";
import { InterestFields } from "./interest-fields.tsx";
import { LanguageFields } from "./language-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { StudyFields } from "./study-fields.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";
import {
  type ProfileFormSettings,
  useProfileForm,
} from "./use-profile-form.ts";

/** All fields of a profile (specification §3 and §5), none of them required. */
export function ProfileForm({
  isForAccount,
  submitLabel,
  below,
  ...settings
}: ProfileFormSettings & {
  isForAccount: boolean;
  submitLabel: string;
  /** Stands beside the button that saves. */
  below?: ReactNode;
}) {
  const { t } = useTranslation("profile");
  const { form, draft, attempt, isLeavingFree, submit } =
    useProfileForm(settings);
  const { errors, isDirty, isSubmitting } = form.formState;
  const blocker = useLeaveWarning(isDirty, isLeavingFree);
  const faults = faultsIn(errors).map(({ field, fieldId, message }) => ({
    fieldId,
    message: t("errors.inField", {
      field: t(`fields.${field}`),
      fault: message,
    }),
  }));
  return (
    <FormProvider {...form}>
      {/* Were it sent before the scripts run, nothing typed may end up in the address. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="flex max-w-3xl flex-col gap-6"
      >
        {draft.isRestored && isDirty && <Restored onDiscard={draft.discard} />}
        {attempt > 0 && (
          <ErrorSummary key={attempt} title={t("edit.fix")} errors={faults} />
        )}
        <PersonalFields isForAccount={isForAccount} />
        <StudyFields />
        <LanguageFields />
        <InterestFields />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            busy={isSubmitting}
            busyLabel={t("edit.saving")}
          >
            {submitLabel}
          </Button>
          {below}
        </div>
      </form>
      <ConfirmDialog
        open={blocker.state === "blocked"}
        title={t("leave.title")}
        text={t("leave.text")}
        keepLabel={t("leave.stay")}
        loseLabel={t("leave.leave")}
        onKeep={() => blocker.reset?.()}
        onLose={() => {
          draft.forget();
          blocker.proceed?.();
        }}
      />
    </FormProvider>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation("profile");
  return (
    <div
      role="status"
      className="bg-cielo text-on-cielo flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control p-4"
    >
      <p>{t("edit.restored")}</p>
      <Button variant="outline" size="sm" onClick={onDiscard}>
        {t("edit.discard")}
      </Button>
    </div>
  );
}
