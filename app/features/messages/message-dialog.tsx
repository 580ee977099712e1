import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMessageDialog } from "#app/platform/messages/use-message-dialog.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MessageForm } from "#app/ui/message-form.tsx";

type Message<Name extends string> = Omit<
  Parameters<typeof useMessageDialog<Name>>[0],
  "onClose"
>;

/**
 * A message to the operators in a dialog, which keeps the input when sending fails or the
 * dialog closes. Each control in `children` has a name of `message.fields`.
 */
export function MessageDialog<Name extends string>({
  title,
  message,
  onClose,
  children,
}: {
  title: string;
  message: Message<Name>;
  onClose: () => void;
  children: (
    hasFault: (field: Name) => boolean,
    draft: Partial<Record<Name, string>>,
  ) => ReactNode;
}) {
  const { t: common } = useTranslation("common");
  const { t } = useTranslation("messages");
  const form = useMessageDialog({ ...message, onClose });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common("close")}>
      <MessageForm
        onSubmit={form.submit}
        onInput={form.onInput}
        isSubmitting={form.isSubmitting}
        failure={form.failure}
        submitLabel={t("submit")}
        submittingLabel={t("submitting")}
      >
        {children(form.hasFault, form.draft)}
      </MessageForm>
    </Dialog>
  );
}

export function ReplyEmail({
  label,
  hasFault,
  isRequired = false,
  ...input
}: {
  label: string;
  hasFault: boolean;
  isRequired?: boolean;
} & Pick<ComponentProps<typeof Input>, "defaultValue" | "maxLength">) {
  const { t } = useTranslation("messages");
  return (
    <Field
      label={isRequired ? label : `${label} (${t("optional")})`}
      error={hasFault ? t("emailError") : null}
      {...(isRequired && { requiredMark: t("required") })}
    >
      <Input
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...input}
      />
    </Field>
  );
}
