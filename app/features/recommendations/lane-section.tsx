import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Lane } from "#domain/recommendations/lanes.ts";

/** A lane: its heading, its purpose in a line, and its cards. */
export function LaneSection({
  name,
  heading: Heading,
  children,
}: {
  name: Lane | "elsewhere" | "more" | "almost";
  heading: "h2" | "h3";
  children: ReactNode;
}) {
  const { t } = useTranslation("recommendations");
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 max-sm:first-of-type:mt-2">
      <Heading id={id}>{t(`lanes.${name}.title`)}</Heading>
      <p className="text-ink-soft measure mt-1 max-sm:leading-snug">
        {t(`lanes.${name}.text`)}
      </p>
      <ul className="card-grid mt-2 sm:mt-4">{children}</ul>
    </section>
  );
}
