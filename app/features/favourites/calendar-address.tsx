import { useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "#app/platform/share-page.ts";
import { notify } from "#app/platform/toasts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";
import {
  createCalendarToken,
  loadCalendarToken,
  revokeCalendarToken,
} from "./calendar-address.data.ts";
import { useStoredValue } from "./use-stored-value.ts";

/** Creates, copies and revokes the member's private calendar address. */
export function CalendarAddress({ userId }: { userId: string }) {
  const { t } = useTranslation("myFavourites");
  const address = useCalendarAddress(userId);
  const { token, doing, hasFailed, done } = address;
  return (
    <div className="mt-6">
      <h3>{t("calendar.address")}</h3>
      <p className="text-ink-soft measure mt-2">{t("calendar.addressText")}</p>
      {doing === "loading" && <Spinner label={t("calendar.working")} />}
      {typeof token === "string" && <Address {...address} token={token} />}
      {token === null && doing !== "loading" && (
        <Button
          ref={done === "revoked" ? moveFocus : undefined}
          variant="outline"
          className="mt-4"
          busy={doing === "creating"}
          busyLabel={t("calendar.working")}
          onClick={address.create}
        >
          {t("calendar.create")}
        </Button>
      )}
      <p role="status" className="mt-2 font-semibold">
        {done === "revoked" && t("calendar.revoked")}
      </p>
      <div role="alert">
        {hasFailed && (
          <FieldError id="address-failed">{t("calendar.failed")}</FieldError>
        )}
      </div>
      {hasFailed && token === undefined && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          onClick={address.reload}
        >
          {t("calendar.retry")}
        </Button>
      )}
    </div>
  );
}

/** Called when an element replaces the focused button, which would lose the focus. */
function moveFocus(replacement: HTMLElement | null): void {
  replacement?.focus();
}

function Address({
  token,
  doing,
  done,
  revoke,
}: Pick<ReturnType<typeof useCalendarAddress>, "doing" | "done" | "revoke"> & {
  token: string;
}) {
  const { t, i18n } = useTranslation("myFavourites");
  const address = `${location.origin}/calendario/${token}.ics?${LANGUAGE_PARAMETER}=${i18n.language}`;

  async function copy() {
    const isCopied = await copyText(address);
    notify({
      tone: isCopied ? "success" : "destructive",
      title: t(isCopied ? "calendar.copied" : "calendar.notCopied"),
      description: t(
        isCopied ? "calendar.copiedText" : "calendar.notCopiedText",
      ),
    });
  }

  return (
    <>
      <Field label={t("calendar.address")} className="mt-4 max-w-2xl">
        <Input
          ref={done === "created" ? moveFocus : undefined}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" onClick={copy}>
          {t("calendar.copy")}
        </Button>
        <Button
          variant="ghost"
          busy={doing === "revoking"}
          busyLabel={t("calendar.working")}
          onClick={revoke}
        >
          {t("calendar.revoke")}
        </Button>
      </div>
    </>
  );
}

/** `token` is undefined until loaded, null without an address. */
function useCalendarAddress(userId: string) {
  const [done, setDone] = useState<"created" | "revoked" | null>(null);
  const stored = useStoredValue<string | null, "creating" | "revoking">(
    userId,
    loadCalendarToken,
  );
  return {
    token: stored.value,
    doing: stored.doing,
    hasFailed: stored.hasFailed,
    done,
    reload: stored.reload,
    async create() {
      setDone(null);
      if (await stored.change("creating", createCalendarToken))
        setDone("created");
    },
    async revoke() {
      if (await stored.change("revoking", revokeCalendarToken))
        setDone("revoked");
    },
  };
}
