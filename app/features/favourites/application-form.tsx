import { Check, CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import {
  APPLICATION_STATUSES,
  type Application,
  MAX_NOTE,
  parseApplicationStatus,
} from "#domain/favourites/application.ts";
import type { Favourite } from "./favourites.data.ts";
import { useApplicationForm } from "./use-application-form.ts";
import type { SaveChange } from "./use-applications.ts";

/** Status of an application and a note, with the outcome of the last save. */
export function ApplicationForm({
  owner,
  favourite,
  title,
  saved,
  save,
}: {
  owner: string;
  favourite: Favourite;
  title: string;
  saved: Application;
  save: SaveChange;
}) {
  const { t } = useTranslation("myFavourites");
  const form = useApplicationForm({ owner, favourite, saved, save });
  const [isOpen, setIsOpen] = useState(form.note !== "");
  const hiddenItemTitle = (
    <span className="sr-only"> {t("application.of", { title })}</span>
  );
  return (
    <form
      method="post"
      className="mt-auto flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Field
        label={
          <>
            {t("application.status")}
            {hiddenItemTitle}
          </>
        }
      >
        <Select
          value={form.status}
          onChange={({ target }) =>
            form.chooseStatus(parseApplicationStatus(target.value))
          }
        >
          {APPLICATION_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`application.statuses.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t("application.note")}
          {hiddenItemTitle}
        </summary>
        <Field
          label={
            <span className="sr-only">
              {t("application.note")} {t("application.of", { title })}
            </span>
          }
          hint={t(
            owner === "device"
              ? "application.noteHintDevice"
              : "application.noteHint",
          )}
        >
          <Textarea
            value={form.note}
            maxLength={MAX_NOTE}
            onChange={({ target }) => form.typeNote(target.value)}
            onBlur={form.saveOnBlur}
          />
        </Field>
        <Button type="submit" variant="outline" size="sm" className="mt-2">
          {t("application.save")}
        </Button>
      </details>
      <Outcome form={form} />
    </form>
  );
}

/** Outcome of the last save, in a live region with reserved space. */
function Outcome({ form }: { form: ReturnType<typeof useApplicationForm> }) {
  const { t } = useTranslation("myFavourites");
  const { outcome, hasDraft } = form;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem]">
      <p
        role="status"
        className="inline-flex items-start gap-1.5 font-semibold"
      >
        {outcome === "saving" && t("application.saving")}
        {outcome === "saved" && (
          <>
            <Check aria-hidden className="text-selva mt-0.5 size-5 shrink-0" />
            {t("application.saved")}
          </>
        )}
        {outcome === "failed" && (
          <>
            <CircleAlert
              aria-hidden
              className="text-destructive mt-0.5 size-5 shrink-0"
            />
            {t("application.failed")}
          </>
        )}
        {outcome === "idle" && hasDraft && t("application.unsaved")}
      </p>
      {outcome === "failed" && (
        <Button variant="outline" size="sm" onClick={form.submit}>
          {t("application.retry")}
        </Button>
      )}
    </div>
  );
}
