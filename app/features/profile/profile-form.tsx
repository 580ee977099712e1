import { type ReactNode, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { BasicsFields } from "./basics-fields.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { listFormFaults } from "./faults.ts";
import { LanguageFields } from "./language-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { StepLinks } from "./step-links.tsx";
import { findStep, LAST_STEP, type Step, stepAfter } from "./steps.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";
import {
  type ProfileFormSettings,
  useProfileForm,
} from "./use-profile-form.ts";
import { useStep, useStepHeading } from "./use-step.ts";

export type ProfileFormProps = Omit<
  ProfileFormSettings,
  "step" | "onSave" | "onSaved" | "onFault"
> & {
  readonly isForAccount: boolean;
  /** True: a save opens the next step; the last one leaves the form. False: every save leaves it. */
  readonly isGuided: boolean;
  /** Text of the save button that leaves the form. */
  readonly submitLabel: string;
  /** Resolves to true when saved. `isLast`: on the last step, or not guided. */
  readonly onSave: (
    ...saved: [...Parameters<ProfileFormSettings["onSave"]>, isLast: boolean]
  ) => Promise<boolean>;
  /** Called after a save with `isLast`, unless the user skips to the results. */
  readonly onDone: () => void;
  /** Path of the results. */
  readonly resultsPath: string;
  /** Stands beside the save button. */
  readonly below?: ReactNode;
};

/** The profile in three steps (specification §3 and §5); no field is required. */
export function ProfileForm(props: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const { step, stepAddress, goTo } = useStep();
  const isLast = !props.isGuided || step === LAST_STEP;
  const navigate = useNavigate();
  const isSkipping = useRef(false);
  const { form, draft, attempt, isLeavingAllowed, submit } = useProfileForm({
    saved: props.saved,
    draftName: props.draftName,
    onSave: (entries, changed) =>
      !isLast && changed.length === 0
        ? Promise.resolve(true)
        : props.onSave(entries, changed, isLast),
    onSaved: () => {
      if (isSkipping.current) navigate(props.resultsPath);
      else if (isLast) props.onDone();
      else goTo(stepAfter(step));
    },
    onFault: (errors) => {
      const first = listFormFaults(errors)[0];
      if (first && findStep(first.field) !== step) goTo(findStep(first.field));
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const blocker = useLeaveWarning(isDirty, isLeavingAllowed);
  const faults = listFormFaults(errors).map(({ field, fieldId, message }) => ({
    fieldId,
    message: t("errors.inField", {
      field: t(`fields.${field}`),
      fault: message,
    }),
  }));
  const heading = useStepHeading(step, faults.length > 0);
  return (
    <FormProvider {...form}>
      {/* POST: if sent before hydration, no input ends up in the address. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="flex max-w-3xl scroll-mt-20 flex-col gap-5"
      >
        {draft.isRestored && isDirty && <Restored onDiscard={draft.discard} />}
        <StepLinks step={step} stepAddress={stepAddress} />
        {attempt > 0 && (
          <ErrorSummary
            key={`${attempt}-${step}`}
            title={t("edit.fix")}
            errors={faults}
          />
        )}
        <header>
          <p className="text-ink-soft text-sm">
            {t("steps.progress", { step })}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {t(`steps.titles.${step}`)}
          </h2>
        </header>
        <StepFields step={step} isForAccount={props.isForAccount} />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            busy={isSubmitting}
            busyLabel={t("edit.saving")}
            onClick={() => {
              isSkipping.current = false;
            }}
          >
            {isLast ? props.submitLabel : t("steps.next")}
          </Button>
          {props.isGuided && step > 1 && (
            <SkipToResults
              path={props.resultsPath}
              isDirty={isDirty}
              busy={isSubmitting}
              onSave={() => {
                isSkipping.current = true;
              }}
            />
          )}
          {props.below}
        </div>
      </form>
      <ConfirmDialog
        open={blocker.state === "blocked"}
        title={t("leave.title")}
        text={t("leave.text")}
        keepLabel={t("leave.stay")}
        discardLabel={t("leave.leave")}
        onKeep={() => blocker.reset?.()}
        onDiscard={() => {
          draft.forget();
          blocker.proceed?.();
        }}
      />
    </FormProvider>
  );
}

/** Goes to the results, after saving any unsaved input. */
function SkipToResults({
  path,
  isDirty,
  busy,
  onSave,
}: {
  path: string;
  isDirty: boolean;
  busy: boolean;
  onSave: () => void;
}) {
  const { t } = useTranslation("profile");
  if (!isDirty)
    return (
      <ButtonLink variant="ghost" to={path} viewTransition>
        {t("steps.skip")}
      </ButtonLink>
    );
  return (
    <Button type="submit" variant="ghost" disabled={busy} onClick={onSave}>
      {t("steps.skip")}
    </Button>
  );
}

function StepFields({
  step,
  isForAccount,
}: {
  step: Step;
  isForAccount: boolean;
}) {
  if (step === 1) return <BasicsFields />;
  if (step === 2) return <LanguageFields />;
  return <MoreFields isForAccount={isForAccount} />;
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
