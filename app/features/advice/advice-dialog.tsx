import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { failure } from "#app/platform/result.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToasts } from "#app/platform/toasts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { looksLikeEmail } from "#domain/accounts/registration.ts";
import { FALLBACK_LANGUAGE, supportedLanguage } from "#locales/languages.ts";
import { type AdviceFailure, sendAdviceRequest } from "./advice.data.ts";

/** The database checks the same lengths. */
const MAX_NAME = 120;
const MAX_EMAIL = 254;
const MAX_MESSAGE = 2000;

const FAILURE_TEXTS = {
  unreachable: "advice.failedOffline",
  tooMany: "advice.failedTooMany",
  rejected: "advice.failedText",
} as const satisfies Record<AdviceFailure, string>;

type Fault = "email" | "message";

/** The request form. What was typed stays until the server has it. */
export function AdviceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("scholarships");
  const { t: common } = useTranslation("common");
  const { faults, failed, isSubmitting, submit, email } = useAdvice(onClose);
  const errorOf = (fault: Fault, key: "emailError" | "messageError") =>
    faults.includes(fault) ? t(`advice.${key}`) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("advice.dialogTitle")}
      closeLabel={common("close")}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={`${t("advice.name")} (${t("advice.optional")})`}>
          <Input name="name" autoComplete="name" maxLength={MAX_NAME} />
        </Field>
        <Field
          id="advice-email"
          label={t("advice.email")}
          error={errorOf("email", "emailError")}
          requiredMark={t("advice.required")}
        >
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={email}
            maxLength={MAX_EMAIL}
          />
        </Field>
        <Field
          id="advice-message"
          label={t("advice.message")}
          hint={t("advice.messageHint")}
          error={errorOf("message", "messageError")}
          requiredMark={t("advice.required")}
        >
          <Textarea name="message" rows={5} maxLength={MAX_MESSAGE} />
        </Field>
        {/* Said here: a toast would lie under the open dialog. */}
        {failed && (
          <p role="alert" className="font-semibold text-destructive">
            {t("advice.failed")}. {t(FAILURE_TEXTS[failed])}
          </p>
        )}
        <Button
          type="submit"
          busy={isSubmitting}
          busyLabel={t("advice.submitting")}
        >
          {t("advice.submit")}
        </Button>
      </form>
    </Dialog>
  );
}

function useAdvice(onSent: () => void) {
  const { t, i18n } = useTranslation("scholarships");
  const { session, backend } = useSession();
  const { notify } = useToasts();
  const [faults, setFaults] = useState<ReadonlyArray<Fault>>([]);
  const [failed, setFailed] = useState<AdviceFailure | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const user = session.status === "authenticated" ? session.user : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    const request = {
      name: text("name") || null,
      email: text("email"),
      message: text("message"),
      language: supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE,
      userId: user?.id ?? null,
    };
    const found: ReadonlyArray<Fault> = [
      ...(looksLikeEmail(request.email) ? [] : (["email"] as const)),
      ...(request.message ? [] : (["message"] as const)),
    ];
    setFaults(found);
    if (found[0]) {
      form.querySelector<HTMLElement>(`#advice-${found[0]}`)?.focus();
      return;
    }
    setFailed(null);
    setIsSubmitting(true);
    const client = await backend();
    const result = client
      ? await sendAdviceRequest(client, request)
      : failure("unreachable" as const);
    setIsSubmitting(false);
    if (!result.ok) {
      setFailed(result.reason);
      return;
    }
    notify({
      tone: "success",
      title: t("advice.sent"),
      description: t("advice.sentText"),
    });
    onSent();
  }

  return { faults, failed, isSubmitting, submit, email: user?.email ?? "" };
}
