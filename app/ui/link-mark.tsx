/** One line beside a link: whose page it opens, or a warning. */
export function LinkMark({
  mark: { text, isWarning },
}: {
  mark: { readonly text: string; readonly isWarning: boolean };
}) {
  return (
    <p
      className={`leading-snug ${isWarning ? "text-destructive font-semibold" : "text-ink-soft text-sm"}`}
    >
      {text}
    </p>
  );
}
