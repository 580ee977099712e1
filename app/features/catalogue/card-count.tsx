import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";

/** Number of matching cards, and of the lists that show them if there are several. */
export function CardCount({
  counts,
  total,
  isPending,
  ref,
}: {
  counts: ReadonlyArray<number>;
  /** Number of all cards of the screen; null when neither search nor filters are set. */
  total: number | null;
  isPending: boolean;
  ref: Ref<HTMLParagraphElement>;
}) {
  const { t } = useTranslation("catalogue");
  const count = counts.reduce((sum, each) => sum + each, 0);
  const lists = counts.filter((each) => each > 0).length;
  const countText =
    total === null
      ? t("search.countAll", { count })
      : t("search.count", { count, total });
  return (
    <p
      ref={ref}
      role="status"
      tabIndex={-1}
      className={classNames(
        "text-ink-soft w-fit sm:ml-auto",
        total === null && "max-sm:sr-only",
      )}
    >
      {isPending && t("search.pending")}
      {!isPending &&
        (lists > 1
          ? t("search.inLists", { options: countText, count: lists })
          : countText)}
    </p>
  );
}
