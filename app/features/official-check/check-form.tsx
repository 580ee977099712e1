import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { OfficialPageView } from "#catalogue/views/official-page.ts";
import type { MessageCheck } from "#domain/official-check/check-message.ts";
import { CheckResult } from "./check-result.tsx";
import { useChecker } from "./use-checker.ts";

/**
 * Checks a pasted text on the device. No HTML form: without scripts, a form would
 * send the text.
 */
export function CheckForm({
  page,
  country,
  onCountry,
}: {
  page: OfficialPageView;
  /** Code of the student's country; null when unknown. */
  country: string | null;
  onCountry: (code: string) => void;
}) {
  const { t, i18n } = useTranslation("officialCheck");
  const { checker, hasFailed, retry } = useChecker(i18n.language);
  const [text, setText] = useState("");
  const [check, setCheck] = useState<MessageCheck | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const run = () => {
    const result = checker?.checkMessage(text) ?? null;
    setCheck(result);
    setIsEmpty(result === null);
  };
  return (
    <div className="column flex flex-col gap-4 pt-6">
      <noscript>
        <p className="measure font-semibold">{t("noScript")}</p>
      </noscript>
      <div className="needs-script flex max-w-3xl flex-col gap-4">
        <Field
          label={t("label")}
          hint={t("hint")}
          error={isEmpty ? t("empty") : null}
        >
          <Textarea
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setCheck(null);
              setIsEmpty(false);
            }}
            rows={5}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="max-h-96 [overflow-wrap:anywhere]"
          />
        </Field>
        {hasFailed ? (
          <div role="alert" className="flex flex-wrap items-center gap-4">
            <p>{t("failed")}</p>
            <Button variant="outline" onClick={retry}>
              {t("retry")}
            </Button>
          </div>
        ) : (
          <Button className="self-start" onClick={run} disabled={!checker}>
            {checker ? t("check") : t("loading")}
          </Button>
        )}
      </div>
      <CheckResult {...{ check, page, country, onCountry }} />
    </div>
  );
}
