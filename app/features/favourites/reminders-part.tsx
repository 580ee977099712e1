import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import {
  FALLBACK_LANGUAGE,
  type Language,
  supportedLanguage,
} from "#locales/languages.ts";
import {
  loadReminders,
  translateReminders,
  turnOffReminders,
  turnOnReminders,
} from "./reminders.data.ts";
import { useStoredValue } from "./use-stored-value.ts";

/** Turns a member's reminders by e-mail on and off, in the language of the page. */
export function RemindersPart({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation("myFavourites");
  const pageLanguage = supportedLanguage(i18n.language) ?? FALLBACK_LANGUAGE;
  const reminders = useReminders(userId, pageLanguage);
  const { language, isBusy, hasFailed, wasTurnedOff } = reminders;
  return (
    <section aria-labelledby="reminders" className="mt-12">
      <h2 id="reminders">{t("reminders.heading")}</h2>
      <p className="text-ink-soft measure mt-2">{t("reminders.text")}</p>
      {language === undefined && isBusy && (
        <Spinner label={t("reminders.working")} className="mt-4" />
      )}
      {language !== undefined && (
        <Checkbox
          className="mt-3"
          label={t("reminders.label")}
          checked={reminders.isWanted ?? language !== null}
          aria-busy={isBusy}
          onChange={({ target }) =>
            target.checked ? reminders.turnOn() : reminders.turnOff()
          }
        />
      )}
      <p role="status" className="font-semibold">
        {language &&
          t(language === pageLanguage ? "reminders.on" : "reminders.onOther")}
        {wasTurnedOff && t("reminders.off")}
      </p>
      {language && language !== pageLanguage && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          busy={isBusy}
          busyLabel={t("reminders.working")}
          onClick={reminders.translate}
        >
          {t("reminders.useThis")}
        </Button>
      )}
      <div role="alert">
        {hasFailed && (
          <FieldError id="reminders-failed">{t("reminders.failed")}</FieldError>
        )}
      </div>
      {hasFailed && language === undefined && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          onClick={reminders.reload}
        >
          {t("reminders.retry")}
        </Button>
      )}
    </section>
  );
}

/** `language` is undefined until loaded, null while reminders are off. */
function useReminders(userId: string, pageLanguage: Language) {
  const [wasTurnedOff, setWasTurnedOff] = useState(false);
  const stored = useStoredValue<Language | null, "on" | "off" | "translating">(
    userId,
    loadReminders,
  );
  const { doing, change } = stored;
  return {
    language: stored.value,
    isBusy: doing !== null,
    hasFailed: stored.hasFailed,
    wasTurnedOff,
    /** The choice that is being saved; null without one. */
    isWanted: doing === "on" || doing === "off" ? doing === "on" : null,
    reload: stored.reload,
    turnOn() {
      if (doing) return;
      setWasTurnedOff(false);
      change("on", (client) => turnOnReminders(client, userId, pageLanguage));
    },
    translate: () =>
      change("translating", (client) =>
        translateReminders(client, userId, pageLanguage),
      ),
    async turnOff() {
      if (!doing) setWasTurnedOff(await change("off", turnOffReminders));
    },
  };
}
