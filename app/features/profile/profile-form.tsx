import { type ReactNode, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useReturnPath } from "#app/platform/use-return-path.ts";
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

type ProfileFormProps = Omit<
  ProfileFormSettings,
  "step" | "onSave" | "onSaved" | "onFault"
> & {
  readonly isForAccount: boolean;
  /** True: a save opens the next step; the last one leaves the form. False: every save leaves it. */
  readonly isGuided: boolean;
  /** Text of the save button that leaves the form, unless it leads back to an item. */
  readonly submitLabel: string;
  /** Resolves to true when saved. `isLast`: on the last step, or not guided. */
  readonly onSave: (
    ...saved: [...Parameters<ProfileFormSettings["onSave"]>, isLast: boolean]
  ) => Promise<boolean>;
  /** Called after a save with `isLast`, unless the user skips or goes back to an item. */
  readonly onDone: () => void;
  /** Path of the results. */
  readonly resultsPath: string;
  /** Rendered beside the save button. */
  readonly aside?: ReactNode;
};

/**
 * The profile in three steps (specification §3 and §5); no field is required. A student
 * who came from an item's requirements goes back to them instead of to the results.
 */
export function ProfileForm(props: ProfileFormProps) {
  const { t } = useTranslation("profile");
  const { step, stepAddress, state, goTo } = useStep();
  const returnPath = useReturnPath();
  const isFromItem = returnPath !== "/";
  const resultsPath = isFromItem ? returnPath : props.resultsPath;
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
      if (isSkipping.current || (isLast && isFromItem)) navigate(resultsPath);
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
  const submitLabel = isFromItem ? t("steps.fits") : props.submitLabel;
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
        <StepLinks step={step} stepAddress={stepAddress} state={state} />
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
            {isLast ? submitLabel : t("steps.next")}
          </Button>
          {props.isGuided && step > 1 && (
            <SkipToResults
              path={resultsPath}
              label={t(isFromItem ? "steps.skipToFits" : "steps.skip")}
              isDirty={isDirty}
              busy={isSubmitting}
              onSave={() => {
                isSkipping.current = true;
              }}
            />
          )}
          {props.aside}
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

/** Goes to the results or the item, after saving any unsaved input. */
function SkipToResults({
  path,
  label,
  isDirty,
  busy,
  onSave,
}: {
  path: string;
  label: string;
  isDirty: boolean;
  busy: boolean;
  onSave: () => void;
}) {
  if (!isDirty)
    return (
      <ButtonLink variant="ghost" to={path} viewTransition>
        {label}
      </ButtonLink>
    );
  return (
    <Button type="submit" variant="ghost" busy={busy} onClick={onSave}>
      {label}
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
