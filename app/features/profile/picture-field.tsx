import { type ChangeEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { FieldError } from "#app/ui/field.tsx";
import { initials } from "#domain/accounts/initials.ts";
import type { ProfileEntries } from "#domain/profile/entries.ts";
import { encodePicture, type PictureFailure } from "./picture.ts";

/** The avatar: chosen from this device, scaled down here, saved with the form. */
export function PictureField() {
  const { t } = useTranslation("profile");
  const { t: tCommon } = useTranslation("common");
  const { control, setValue } = useFormContext<ProfileEntries>();
  const [picture, name] = useWatch({
    control,
    name: ["avatar_url", "full_name"],
  });
  const [fault, setFault] = useState<PictureFailure | null>(null);

  async function choose({
    currentTarget: input,
  }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (!file) return;
    const result = await encodePicture(file);
    // Allows choosing the same file again.
    input.value = "";
    setFault(result.ok ? null : result.error);
    if (result.ok) setValue("avatar_url", result.value, { shouldDirty: true });
  }

  function remove() {
    setFault(null);
    setValue("avatar_url", "", { shouldDirty: true });
    document.getElementById("avatar_url")?.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar
        src={picture || null}
        initials={initials(name, tCommon("account.user"))}
        size="lg"
      />
      <div className="flex min-w-0 grow basis-56 flex-col gap-2">
        <p className="font-semibold">{t("picture.label")}</p>
        <p
          id="avatar_url-hint"
          className="text-ink-soft text-[0.9375rem] leading-snug"
        >
          {t("picture.hint")}
        </p>
        <div className="flex flex-wrap gap-3">
          <label
            className={buttonClasses(
              { variant: "outline", size: "sm" },
              "relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rosa",
            )}
          >
            {t("picture.choose")}
            <input
              id="avatar_url"
              type="file"
              accept="image/*"
              aria-describedby={
                fault ? "avatar_url-error avatar_url-hint" : "avatar_url-hint"
              }
              onChange={choose}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
          {picture && (
            <Button variant="ghost" size="sm" onClick={remove}>
              {t("picture.remove")}
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {picture.startsWith("data:") && t("picture.chosen")}
        </p>
        {fault && (
          <div role="alert">
            <FieldError id="avatar_url-error">
              {t(`picture.${fault}`)}
            </FieldError>
          </div>
        )}
      </div>
    </div>
  );
}
