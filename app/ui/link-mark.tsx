import { classNames } from "./class-names.ts";

/** One line on whose page a link opens, or a warning. */
export function LinkMark({
  mark: { text, isWarning },
}: {
  mark: { readonly text: string; readonly isWarning: boolean };
}) {
  return (
    <p
      className={classNames(
        "text-sm leading-snug",
        isWarning
          ? "border-destructive border-l-4 pl-2 font-semibold"
          : "text-ink-soft",
      )}
    >
      {text}
    </p>
  );
}
