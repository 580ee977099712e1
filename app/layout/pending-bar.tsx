import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";

/** Says that the next screen is on its way; only when it takes so long that one would tap again. */
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
