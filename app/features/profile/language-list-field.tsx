import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { CEFR_LEVELS } from "#domain/languages/cefr.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { emptyLanguageLine } from "#domain/profile/language-lines.ts";
import { lineId, linePartId } from "./faults.ts";
import { ListFrame, ListLine } from "./list-frame.tsx";

const NAME = "secondary_languages";

/** The student's other languages, each with level and certificate. */
export function LanguageListField({ suggestions }: { suggestions: string }) {
  const { t } = useTranslation("profile");
  const { control } = useFormContext<ProfileEntries>();
  const { fields, append, remove } = useFieldArray({ control, name: NAME });
  return (
    <ListFrame
      name={NAME}
      hint={t("hints.secondary_languages")}
      count={fields.length}
      onAdd={() => append(emptyLanguageLine())}
    >
      {fields.map(({ id }, index) => (
        <li key={id} className="border-line border-l-4 pl-3">
          <ListLine
            name={NAME}
            index={index}
            suggestions={suggestions}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
          <LevelField index={index} />
          <CertificateFields index={index} />
        </li>
      ))}
    </ListFrame>
  );
}

function LevelField({ index }: { index: number }) {
  const { t } = useTranslation("profile");
  const { register } = useFormContext<ProfileEntries>();
  return (
    <Select
      id={linePartId(lineId(NAME, index), "level")}
      aria-label={t("languages.level", { number: index + 1 })}
      className="mt-2"
      {...register(`${NAME}.${index}.level`)}
    >
      <option value="">{t("languages.noLevel")}</option>
      {[...CEFR_LEVELS, "native" as const].map((level) => (
        <option key={level} value={level}>
          {t(`languages.levels.${level}`)}
        </option>
      ))}
    </Select>
  );
}

/** Ticking the box reveals name and result (specification §4). */
function CertificateFields({ index }: { index: number }) {
  const { t } = useTranslation("profile");
  const { control, register } = useFormContext<ProfileEntries>();
  const hasCertificate = useWatch({
    control,
    name: `${NAME}.${index}.hasCertificate`,
  });
  const id = lineId(NAME, index);
  return (
    <>
      <Checkbox
        id={linePartId(id, "hasCertificate")}
        label={t("fields.has_language_cert")}
        hint={t("hints.has_language_cert")}
        {...register(`${NAME}.${index}.hasCertificate`)}
      />
      {hasCertificate && (
        <div className="mb-3 flex flex-col gap-4">
          <CertificateField index={index} part="certificate" />
          <CertificateField index={index} part="score" />
        </div>
      )}
    </>
  );
}

function CertificateField({
  index,
  part,
}: {
  index: number;
  part: "certificate" | "score";
}) {
  const { t } = useTranslation("profile");
  const { register, formState } = useFormContext<ProfileEntries>();
  const field =
    part === "certificate" ? "language_cert_name" : "language_cert_score";
  return (
    <Field
      id={linePartId(lineId(NAME, index), part)}
      label={t(`fields.${field}`)}
      hint={t(`hints.${field}`)}
      error={formState.errors[NAME]?.[index]?.[part]?.message}
    >
      <Input autoComplete="off" {...register(`${NAME}.${index}.${part}`)} />
    </Field>
  );
}
