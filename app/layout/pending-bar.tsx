import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";

/** Shows a bar, delayed by CSS, and a text for screen readers while the next screen loads. */
export function PendingBar() {
  const { t } = useTranslation("common");
  const { state } = useNavigation();
  const isPending = state !== "idle";
  return (
    <>
      {isPending && <div aria-hidden className="pending-bar" />}
      <p role="status" className="sr-only">
        {isPending && t("loading")}
      </p>
    </>
  );
}
