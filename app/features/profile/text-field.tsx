import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import type { ListName, MAX_LENGTH } from "#domain/profile/limits.ts";

type TextName = Exclude<
  keyof typeof MAX_LENGTH,
  ListName | "language_cert_name" | "language_cert_score"
>;

/** A single-line field of the profile. */
export function TextField({
  name,
  hint,
  ...rest
}: { name: TextName; hint?: ReactNode } & Omit<
  ComponentProps<typeof Input>,
  "name" | "className"
>) {
  const { t } = useTranslation("profile");
  const { register, formState } = useFormContext<ProfileEntries>();
  return (
    <Field
      id={name}
      label={t(`fields.${name}`)}
      hint={hint}
      error={formState.errors[name]?.message}
    >
      <Input autoComplete="off" {...rest} {...register(name)} />
    </Field>
  );
}

/** A multi-line field of the profile. */
export function LongTextField({
  name,
  hint,
}: {
  name: "hobbies" | "personal_achievements" | "extracurriculars";
  hint?: string;
}) {
  const { t } = useTranslation("profile");
  const { register, formState } = useFormContext<ProfileEntries>();
  return (
    <Field
      id={name}
      label={t(`fields.${name}`)}
      hint={hint}
      error={formState.errors[name]?.message}
    >
      <Textarea {...register(name)} />
    </Field>
  );
}
